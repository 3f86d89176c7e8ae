import { storedValue } from '#web/lib/storedValue.ts';
import { definePersonalStore, type Stores } from '#web/lib/stores.ts';

/** Two rows of cards on a wide screen. */
const MOST = 8;

/** The ids of the products that were looked at last in this browser, newest first. */
export const lastSeen = definePersonalStore(
  () =>
    storedValue(
      'seen',
      (stored) => (Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, MOST) : []),
      (ids) => (ids.length > 0 ? ids : null),
    ),
  (store) => store.write([]),
);

/** Remembers that a product was looked at. */
export const seeProduct = (stores: Stores, id: string): void => {
  const store = stores.get(lastSeen);
  store.write([id, ...store.read().filter((one) => one !== id)].slice(0, MOST));
};
