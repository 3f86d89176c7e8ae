import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useStores } from '../../lib/stores.ts';
import { useSession } from '../auth/session/session.tsx';
import { accountSync } from './accountList.ts';

/** While somebody is signed in, cart and wishlist of this browser are synced with their account. */
export const useSync = (): void => {
  const client = useApolloClient();
  const stores = useStores();
  const customerId = useSession().customer?.id;
  useEffect(() => {
    if (customerId === undefined) return;
    let stop: (() => void) | null = () => {};
    // Visitors never need it, and nobody at the first paint.
    const start = async () => {
      const { startSync } = await import('./sync.ts');
      if (stop) stop = startSync(client, stores, customerId);
    };
    start().catch((error: unknown) => console.warn('Cart and wishlist are not saved to the account:', error));
    return () => {
      stop?.();
      stop = null;
    };
  }, [client, stores, customerId]);
};

/** A visit to cart or wishlist syncs once the page knows what the shop says. */
export const useSyncOnVisit = (ready: boolean): void => {
  const stores = useStores();
  const customerId = useSession().customer?.id;
  const syncedFor = useRef<string>(undefined);
  useEffect(() => {
    if (!ready || customerId === undefined || syncedFor.current === customerId) return;
    syncedFor.current = customerId;
    stores.get(accountSync).now();
  }, [ready, stores, customerId]);
};
