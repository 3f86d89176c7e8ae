import { useEffect, useState } from 'react';
import { MAX_CART_LINES } from '#schema/cart.ts';
import { ADD_TO_CART_MESSAGES } from '#schema/add-to-cart.ts';
import { isLasting } from '#web/lib/storage.ts';
import { useStores } from '#web/lib/stores.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import type { Line } from '../order/line.ts';
import { cart } from './cart.ts';
import { addToCart, type Added } from './changeCart.ts';

/** How long the success message is shown, in milliseconds (spec §9). */
const ADDED_MESSAGE_MS = 3000;

/** Adds to the cart, and returns the messages about it. */
export const useAddToCart = () => {
  const { t, translate } = useMessages();
  const stores = useStores();
  const [outcome, setOutcome] = useState<(Added & { stock: number }) | null>(null);
  const [isForTab, setForTab] = useState(false);
  const added = outcome !== null && outcome.pieces > 0;

  useEffect(() => {
    if (!added) return;
    const timer = setTimeout(() => setOutcome(null), ADDED_MESSAGE_MS);
    return () => clearTimeout(timer);
    // Another press starts the time again.
  }, [added, outcome]);

  return {
    add: (line: Line, stock: number, variantId: string | null) => {
      const result = addToCart(stores, line, stock, variantId);
      setOutcome({ ...result, stock });
      setForTab(result.pieces > 0 && stores.get(cart).read().account === null && !isLasting('cart'));
    },
    /** Clears the messages. */
    clear: () => {
      setOutcome(null);
      setForTab(false);
    },
    success: added ? translate(ADD_TO_CART_MESSAGES.addedToCart) : null,
    /** Fewer pieces were added than requested; not said beside a problem. */
    hint: added && !isForTab && outcome.limit === 'stock' ? t('cart.add.rest', { count: outcome.stock }) : null,
    /** Nothing was added, or it will not last. */
    problem:
      outcome === null || added
        ? isForTab
          ? t('cart.add.tab')
          : null
        : outcome.limit === 'lines'
          ? t('cart.add.full', { count: MAX_CART_LINES })
          : t('cart.add.all', { count: outcome.stock }),
  };
};
