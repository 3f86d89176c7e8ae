import { ORDER_MESSAGES } from '#schema/order.ts';
import { OutOfStock, type ProductFigures } from '#kernel/errors.ts';

/** What is told of a product, or of its variant, that cannot be ordered as it was asked for. */
interface OrderedPiece {
  productId: string;
  name: string;
  variantId: string | null;
  color: string | null;
  size: string | null;
  priceCents: number;
  available: number;
}

/** Returns why it cannot be ordered: only `available` pieces are left. */
export const outOfStock = (piece: OrderedPiece): OutOfStock => {
  const { soldOut, oneLeft, left } = ORDER_MESSAGES;
  const { available } = piece;
  return new OutOfStock(
    { template: [soldOut, oneLeft][available] ?? left, params: { product: nameOfPiece(piece), available } },
    figuresOf(piece),
  );
};

/** Returns the name of a product with what is chosen of it, where that is a variant. */
export const nameOfPiece = ({
  name,
  variantId,
  color,
  size,
}: Pick<OrderedPiece, 'name' | 'variantId' | 'color' | 'size'>): string => {
  const choice = [color, size].filter((option) => option !== null).join(', ');
  return variantId === null || choice === '' ? name : `${name} (${choice})`;
};

/** Returns what a refusal says of a product or its variant. */
export const figuresOf = ({
  productId,
  variantId,
  color,
  size,
  priceCents,
  available,
}: Omit<OrderedPiece, 'name'>): ProductFigures => ({
  productId,
  variantId,
  color: variantId === null ? null : color,
  size: variantId === null ? null : size,
  currentPriceCents: priceCents,
  availableStock: available,
});
