import { ORDER_MESSAGES } from '#schema/order.ts';
import { OutOfStock, type ProductFigures } from '#kernel/errors.ts';
import type { RowOf } from '#platform/db/sql.ts';

/** A product, or its variant, that cannot be ordered as it was asked for. */
type OrderedPiece = RowOf<'piecesMoved'>;

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
