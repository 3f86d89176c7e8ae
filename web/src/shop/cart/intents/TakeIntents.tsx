import { useEffect } from 'react';
import { loadCode } from '#web/lib/loadCode.ts';
import { readStored } from '#web/lib/storage.ts';
import { definePublicStore, observed, useObserved, useStores } from '#web/lib/stores.ts';
import { readCookie } from './cookies.ts';
import { takeHearts } from './intents.ts';
import { wishlist } from '../wishlist.ts';

/** Whether something that was pressed before may still reach the cart; true until it is known. */
export const takingIntents = definePublicStore(() => observed(true));

/** Whether there is anything to take: few visits have it, so its code is not part of the first load. */
const hasIntents = () =>
  readStored('intents') !== null || readCookie('cart') !== undefined || readCookie('wishlist') !== undefined;

/** Does what was pressed before its code was there, and what forms did without any: at the start, and when told so. */
export const TakeIntents = () => {
  const stores = useStores();
  const wishes = useObserved(wishlist, (list) => list);
  // Hearts whose code is not there follow too (public/intents.js).
  useEffect(() => void dispatchEvent(new Event('wishes')), [wishes]);
  useEffect(() => {
    const take = async () => {
      // At once, before a heart can be pressed again: that one goes by the wishlist.
      takeHearts(stores);
      try {
        if (hasIntents()) await (await loadCode(() => import('./doIntents.ts'))).doIntents(stores);
      } catch (error) {
        // It stays where it is, and is tried again.
        console.warn('What was pressed is not in the cart yet:', error);
      }
      stores.get(takingIntents).write(false);
    };
    void take();
    addEventListener('intent', take);
    addEventListener('online', take);
    return () => {
      removeEventListener('intent', take);
      removeEventListener('online', take);
    };
  }, [stores]);
  return null;
};
