import { useEffect, useState } from 'react';
import { MAX_CART_LINES } from '../../../../schema/cart.ts';
import { ORDER_MESSAGES } from '../../../../schema/order.ts';
import { useStores } from '../../lib/stores.ts';
import { useMessages } from '../../messages/useMessages.ts';
import type { Line } from '../order/line.ts';
import { addToCart, type Added } from './changeCart.ts';

/** How long the success message stays (spec §9). */
const ADDED_MESSAGE_MS = 3000;

/** Adding to the cart, and what is to be said about it. */
export const useAddToCart = () => {
  const { t, translate } = useMessages();
  const stores = useStores();
  const [outcome, setOutcome] = useState<(Added & { stock: number }) | null>(null);
  const added = outcome !== null && outcome.pieces > 0;

  useEffect(() => {
    if (!added) return;
    const timer = setTimeout(() => setOutcome(null), ADDED_MESSAGE_MS);
    return () => clearTimeout(timer);
    // Another press begins the time anew.
  }, [added, outcome]);

  return {
    add: (line: Line, stock: number) => setOutcome({ ...addToCart(stores, line, stock), stock }),
    /** What was said no longer holds. */
    clear: () => setOutcome(null),
    success: added ? translate(ORDER_MESSAGES.addedToCart) : null,
    /** Fewer were added than asked for. */
    hint: added && outcome.limit === 'stock' ? t('cart.add.rest', { count: outcome.stock }) : null,
    /** Nothing was added. */
    problem:
      outcome === null || added
        ? null
        : outcome.limit === 'lines'
          ? t('cart.add.full', { count: MAX_CART_LINES })
          : t('cart.add.all', { count: outcome.stock }),
  };
};
