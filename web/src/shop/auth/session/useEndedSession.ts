import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../../lib/storage.ts';

/** Whether a sign-in was ended by somebody or something else than this browser. That is told as long as this page is open, and once. */
export const useEndedSession = (loading: boolean): boolean => {
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    // While it is being found out who is signed in, it may yet end.
    if (loading || readStored('sessionEnded') === null) return undefined;
    setEnded(true);
    return () => writeStored('sessionEnded', null);
  }, [loading]);
  return ended;
};
