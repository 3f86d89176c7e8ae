import { useEffect, useRef } from 'react';
import { useSession } from '../auth/session/session.tsx';
import { saveNow } from './saving.ts';

/** Visiting cart or wishlist brings this browser and the account to one state, once the page knows what the shop says. */
export const useSaveOnVisit = (ready: boolean): void => {
  const customerId = useSession().customer?.id;
  const savedFor = useRef<string>(undefined);
  useEffect(() => {
    if (!ready || customerId === undefined || savedFor.current === customerId) return;
    savedFor.current = customerId;
    saveNow();
  }, [ready, customerId]);
};
