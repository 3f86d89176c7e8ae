import { ORDER_MESSAGES } from '#schema/order.ts';
import { OutOfStock } from '#kernel/errors.ts';
import { figuresOf, nameOfChosen, type Chosen } from '../checkout/chosen.ts';

/** What is told of a product, or of its variant, of which too few are left. */
interface ShortProduct extends Omit<Chosen, 'sku' | 'picture'> {
  productId: string;
  name: string;
}

/** Returns why it cannot be ordered: only `available` pieces are left. */
export const outOfStock = ({ productId, name, ...chosen }: ShortProduct): OutOfStock => {
  const { soldOut, oneLeft, left } = ORDER_MESSAGES;
  const { available } = chosen;
  return new OutOfStock(
    {
      template: [soldOut, oneLeft][available] ?? left,
      params: { product: nameOfChosen(name, chosen), available },
    },
    figuresOf(productId, chosen),
  );
};
