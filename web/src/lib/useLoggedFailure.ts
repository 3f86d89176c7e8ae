import { useEffect } from 'react';

/** Logs a failure in the browser's console, after the spec's words. */
export const useLoggedFailure = (words: string, error: unknown): void => {
  useEffect(() => {
    if (error) console.error(words, error);
  }, [words, error]);
};
