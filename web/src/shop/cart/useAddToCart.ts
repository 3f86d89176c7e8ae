import { useEffect, useState } from 'react';
import { MAX_CART_LINES } from '../../../../schema/cart.ts';
import { ADD_TO_CART_MESSAGES } from '../../../../schema/add-to-cart.ts';
import { useStores } from '../../lib/stores.ts';
import { useMessages } from '../../messages/useMessages.ts';
import type { Line } from '../order/line.ts';
import { addToCart, type Added } from './changeCart.ts';

/** How long the success message is shown, in milliseconds (spec §9). */
const ADDED_MESSAGE_MS = 3000;

/** Adds to the cart, and returns the messages about it. */
export const useAddToCart = () => {
  const { t, translate } = useMessages();
  const stores = useStores();
  const [outcome, setOutcome] = useState<(Added & { stock: number }) | null>(null);
  const added = outcome !== null && outcome.pieces > 0;

  useEffect(() => {
    if (!added) return;
    const timer = setTimeout(() => setOutcome(null), ADDED_MESSAGE_MS);
    return () => clearTimeout(timer);
    // Another press starts the time again.
  }, [added, outcome]);

  return {
    add: (line: Line, stock: number, variantId: string | null) =>
      setOutcome({ ...addToCart(stores, line, stock, variantId), stock }),
    /** Clears the messages. */
    clear: () => setOutcome(null),
    success: added ? translate(ADD_TO_CART_MESSAGES.addedToCart) : null,
    /** Fewer pieces were added than requested. */
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
