import { definePublicStore } from '#web/lib/stores.ts';
import { readStored } from '#web/lib/storage.ts';
import { personOf } from '#web/lib/token.ts';
import { removeLines } from '#web/shop/cart/changeCart.ts';
import { clearPurchase, keyInCart, readPurchase } from '../purchase/purchase.ts';
import { keptOrders, keyOf } from './keptOrders.ts';
import { OrderSender } from './OrderSender.ts';

/** Calls `tell` when the network comes back, and when somebody looks at the page again. */
const onBack = (tell: () => void): (() => void) => {
  const tellVisible = () => document.visibilityState === 'visible' && tell();
  addEventListener('online', tell);
  document.addEventListener('visibilitychange', tellVisible);
  return () => {
    removeEventListener('online', tell);
    document.removeEventListener('visibilitychange', tellVisible);
  };
};

/** Sends the orders of this app's tab. It holds nothing of a person: their orders are in `keptOrders`. */
export const orderSending = definePublicStore(
  (stores) =>
    new OrderSender(stores.get(keptOrders), {
      now: () => Date.now(),
      isOnline: () => navigator.onLine,
      isSignedIn: (customerId) => {
        const token = readStored('token');
        return token !== null && (personOf(token) ?? customerId) === customerId;
      },
      // Without locks (plain http) two tabs may send the same order: its key makes it one.
      alone: async (key, work) => ('locks' in navigator ? navigator.locks.request(`order ${key}`, work) : work()),
      later: (ms, work) => {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
      onBack,
      onPlaced: (order) => {
        if (order.purchase.fromCart) removeLines(stores, order.purchase.lines.map(keyInCart));
        // Otherwise the same lines of the cart would be the same purchase once more, which has been placed.
        if (readPurchase()?.attempt === keyOf(order)) clearPurchase();
      },
    }),
);
