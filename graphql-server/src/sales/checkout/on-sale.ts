import type { EntityManager } from 'typeorm';
import { missingChoices, ORDER_MESSAGES } from '#schema/order.ts';
import { InvalidInput, PriceChanged, problemWith, type FieldProblem } from '#kernel/errors.ts';
import { query, type Database } from '#platform/db/database.ts';
import { isId } from '#kernel/paging.ts';
import type { OrderRequest } from '#schema/order.input.ts';
import { figuresOf, nameOfPiece, outOfStock } from '../order/out-of-stock.ts';
import { productsAtCheckout } from './checkout.statements.ts';
import { choiceOf, type Choice, type ProductOnSale } from './choice.ts';

/** Reads the requested products as they are now; those that the shop does not sell are missing. */
export const productsOnSale = async (
  manager: EntityManager,
  lines: readonly { productId: string }[],
): Promise<Map<string, ProductOnSale>> => {
  const ids = lines.map(({ productId }) => productId).filter(isId);
  const rows = await query(manager, productsAtCheckout({ ids: JSON.stringify(ids) }));
  return new Map(rows.map(({ product }) => [product.id, product]));
};

/**
 * Reads the requested products as they are now, for who looks at the checkout. @throws InvalidInput for unknown
 * products
 */
export const productsAsSeen = async (
  { manager }: Pick<Database, 'manager'>,
  lines: OrderRequest['lines'],
): Promise<Map<string, ProductOnSale>> => {
  const products = await productsOnSale(manager, lines);
  const unknown = lines.flatMap(({ productId }, index) => (products.has(productId) ? [] : [notInShop(index)]));
  if (unknown.length > 0) throw new InvalidInput(unknown);
  return products;
};

const notInShop = (index: number): FieldProblem => ({
  field: `lines.${index}.productId`,
  message: ORDER_MESSAGES.notInShop,
});

/** Compares the requested lines with the products. @throws InvalidInput, PriceChanged, OutOfStock */
export const checkLines = (lines: OrderRequest['lines'], products: ReadonlyMap<string, ProductOnSale>): void => {
  const problems = lines.flatMap((line, index): FieldProblem[] => {
    const product = products.get(line.productId);
    if (!product) return [notInShop(index)];
    const params = { product: product.name };
    const hasColor = line.color === null || product.colors.includes(line.color);
    const hasSize = line.size === null || product.sizes.includes(line.size);
    const missing = missingChoices(product, line);
    const isOffered = missing.length > 0 || !hasColor || !hasSize || choiceOf(product, line) !== null;
    return [
      ...(hasColor ? [] : [problemWith(`lines.${index}.color`, ORDER_MESSAGES.notInColor, params)]),
      ...(hasSize ? [] : [problemWith(`lines.${index}.size`, ORDER_MESSAGES.notInSize, params)]),
      ...missing.map(({ field, message }) => ({ field: `lines.${index}.${field}`, message })),
      ...(isOffered ? [] : [problemWith(`lines.${index}.size`, ORDER_MESSAGES.notInChoice, params)]),
    ];
  });
  if (problems.length > 0) throw new InvalidInput(problems);

  const all = piecesOf(lines, products);
  for (const { piece, seenPricesCents } of all)
    if (seenPricesCents.some((seen) => seen !== piece.priceCents))
      throw new PriceChanged(
        { template: ORDER_MESSAGES.priceChanged, params: { product: nameOfPiece(piece) } },
        figuresOf(piece),
      );
  for (const { piece, quantity } of all) if (quantity > piece.available) throw outOfStock(piece);
};

/** Pieces of a product, or of one of its variants, in all lines that have it. */
interface Pieces {
  piece: Choice & { productId: string; name: string };
  quantity: number;
  /** The prices that the customer saw. */
  seenPricesCents: number[];
}

/** Returns the pieces of each product or variant: two lines may have the same one. The choices are checked. */
const piecesOf = (lines: OrderRequest['lines'], products: ReadonlyMap<string, ProductOnSale>): Pieces[] => {
  const all = new Map<string, Pieces>();
  for (const { productId, quantity, seenPriceCents, ...options } of lines) {
    const product = products.get(productId);
    const choice = product && choiceOf(product, options);
    if (!product || !choice) throw new Error(`A line of product ${productId} was to be checked before.`);
    const key = choice.variantId ?? productId;
    const piece = { productId, name: product.name, ...choice };
    const pieces = all.get(key) ?? { piece, quantity: 0, seenPricesCents: [] };
    pieces.quantity += quantity;
    if (seenPriceCents !== null) pieces.seenPricesCents.push(seenPriceCents);
    all.set(key, pieces);
  }
  return [...all.values()];
};
