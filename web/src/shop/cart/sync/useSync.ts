import { useEffect, useRef } from 'react';
import { apollo } from '#web/lib/apollo/apollo.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { useStores } from '#web/lib/stores.ts';
import { useCustomerId } from '#web/shop/auth/session/session.tsx';
import { accountSync } from '../accountList.ts';

/** Syncs cart and wishlist with the account while somebody is signed in. */
export const useSync = (): void => {
  const stores = useStores();
  const customerId = useCustomerId();
  useEffect(() => {
    if (customerId === undefined) return;
    let stop: (() => void) | null = () => {};
    // Imported late: visitors do not need it, nor does the first paint.
    const start = async () => {
      const [{ startSync }, client] = await Promise.all([
        loadCode(() => import('./sync.ts')),
        stores.get(apollo).want(),
      ]);
      if (stop) stop = startSync(client, stores, customerId);
    };
    start().catch((error: unknown) => console.warn('Cart and wishlist are not saved to the account:', error));
    return () => {
      stop?.();
      stop = null;
    };
  }, [stores, customerId]);
};

/** Syncs at a visit to cart or wishlist, once the page's data is loaded. */
export const useSyncOnVisit = (ready: boolean): void => {
  const stores = useStores();
  const customerId = useCustomerId();
  const syncedFor = useRef<string>(undefined);
  useEffect(() => {
    if (!ready || customerId === undefined || syncedFor.current === customerId) return;
    syncedFor.current = customerId;
    stores.get(accountSync).now();
  }, [ready, stores, customerId]);
};
