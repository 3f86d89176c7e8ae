import { useEffect, useState } from 'react';
import { readStored, writeStored } from '#web/lib/storage.ts';

/** Whether a session was ended other than by signing out here. It is true as long as this page is open, and once. */
export const useEndedSession = (loading: boolean): boolean => {
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    // The session may still end while the customer is loading.
    if (loading || readStored('sessionEnded') === null) return undefined;
    setEnded(true);
    return () => writeStored('sessionEnded', null);
  }, [loading]);
  return ended;
};
