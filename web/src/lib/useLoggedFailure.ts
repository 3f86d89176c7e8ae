import { useEffect } from 'react';

/** Leaves what failed in the console, with the spec's words before it, for whoever looks into it. */
export const useLoggedFailure = (words: string, error: unknown): void => {
  useEffect(() => {
    if (error) console.error(words, error);
  }, [words, error]);
};
