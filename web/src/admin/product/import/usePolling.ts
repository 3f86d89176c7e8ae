import { useEffect } from 'react';

interface Polled {
  startPolling: (everyMs: number) => void;
  stopPolling: () => void;
}

/** Asks a query again and again while something is under way. */
export const usePolling = (isUnderWay: boolean, everyMs: number, { startPolling, stopPolling }: Polled): void => {
  useEffect(() => {
    if (!isUnderWay) return undefined;
    startPolling(everyMs);
    return stopPolling;
  }, [isUnderWay, everyMs, startPolling, stopPolling]);
};
