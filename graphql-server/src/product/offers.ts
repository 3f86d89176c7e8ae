import { In, type EntityManager } from 'typeorm';
import { isId } from '../paging.ts';
import { ProductEntity } from './product.entity.ts';

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
  const products = await manager.find(ProductEntity, {
    select: { id: true, colors: true, sizes: true },
    where: { id: In(choices.map(({ productId }) => productId).filter(isId)) },
    lock: { mode: 'for_key_share' },
  });
  const offers = new Map(products.map((product) => [product.id, product]));
  return ({ productId, color = null, size = null }) => {
    const offer = offers.get(productId);
    return (
      offer !== undefined &&
      (color === null || offer.colors.includes(color)) &&
      (size === null || offer.sizes.includes(size))
    );
  };
};
