import type { EntityManager } from 'typeorm';
import { query } from '#platform/db/database.ts';
import { isId } from '#kernel/paging.ts';
import { offersHeld } from './product.statements.ts';

/** A product in a colour and size; for a wishlist without both. */
export interface Choice {
  productId: string;
  color?: string | null;
  size?: string | null;
}

/** Returns the products that the shop can sell, locked against deletion until the transaction ends. */
export const readOffers = async (
  manager: EntityManager,
  choices: readonly Choice[],
): Promise<(choice: Choice) => boolean> => {
  const ids = choices.map(({ productId }) => productId).filter(isId);
  const offers = new Map((await query(manager, offersHeld({ ids }))).map((offer) => [offer.id, offer]));
  return ({ productId, color = null, size = null }) => {
    const offer = offers.get(productId);
    if (!offer) return false;
    // What is not chosen yet can still be any.
    const isOffered = (chosen: string | null, option: string | null) => chosen === null || chosen === option;
    return offer.variants === null
      ? (color === null || offer.colors.includes(color)) && (size === null || offer.sizes.includes(size))
      : offer.variants.some((variant) => isOffered(color, variant.color) && isOffered(size, variant.size));
  };
};
