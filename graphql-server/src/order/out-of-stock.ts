import { ORDER_MESSAGES } from '../../../schema/order.ts';
import { OutOfStock } from '../errors.ts';

/** What is told of a product of which too few are left. */
interface ShortProduct {
  id: string;
  name: string;
  priceCents: number;
}

/** Returns why a product cannot be ordered: only `available` pieces are left. */
export const outOfStock = ({ id, name, priceCents }: ShortProduct, available: number): OutOfStock => {
  const { soldOut, oneLeft, left } = ORDER_MESSAGES;
  return new OutOfStock(
    { template: [soldOut, oneLeft][available] ?? left, params: { product: name, available } },
    { productId: id, currentPriceCents: priceCents, availableStock: available },
  );
};
