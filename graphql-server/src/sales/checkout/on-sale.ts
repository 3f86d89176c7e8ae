import type { EntityManager } from 'typeorm';
import { missingChoices, ORDER_MESSAGES } from '#schema/order.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { InvalidInput, PriceChanged, problemWith, type FieldProblem } from '#kernel/errors.ts';
import { query, type Database } from '#platform/db/database.ts';
import { isId } from '#kernel/paging.ts';
import type { OrderRequest } from '#schema/order.input.ts';
import { outOfStock } from '../order/out-of-stock.ts';
import { chosenOf, figuresOf, nameOfChosen, type Chosen, type ProductOnSale } from './chosen.ts';
import { BUYER_LOCK } from './buyer-lock.ts';
import { buyerHeld, productsAtCheckout } from './checkout.statements.ts';

/** Locks the buyer, before any order: orders of one customer are judged one after the other. */
export const lockBuyer = async (manager: EntityManager, buyer: Viewer): Promise<void> => {
  await query(manager, buyerHeld({ buyerId: buyer.id, lock: BUYER_LOCK }));
};

/** Reads the requested products as they are now; those that the shop does not sell are missing. */
export const productsOnSale = async (
  manager: EntityManager,
  lines: readonly { productId: string }[],
): Promise<Map<string, ProductOnSale>> => {
  const ids = lines.map(({ productId }) => productId).filter(isId);
  const rows = await query(manager, productsAtCheckout({ ids }));
  return new Map(rows.map(({ product }) => [product.id, product]));
};

/** Reads the requested products as they are now, for who looks at the checkout. @throws InvalidInput for unknown products */
export const productsAsSeen = async (
  { manager }: Pick<Database, 'manager'>,
  lines: OrderRequest['lines'],
): Promise<Map<string, ProductOnSale>> => {
  const products = await productsOnSale(manager, lines);
  const unknown = lines.flatMap(({ productId }, index) =>
    products.has(productId) ? [] : [notInShop(index)],
  );
  if (unknown.length > 0) throw new InvalidInput(unknown);
  return products;
};

const notInShop = (index: number): FieldProblem => ({
  field: `lines.${index}.productId`,
  message: ORDER_MESSAGES.notInShop,
});

/** Whether a line has a colour and a size that the product comes in, though perhaps not together. */
const offersChoice = (product: ProductOnSale, line: { color: string | null; size: string | null }): boolean =>
  missingChoices(product, line).length === 0 &&
  (line.color === null || product.colors.includes(line.color)) &&
  (line.size === null || product.sizes.includes(line.size));

/** Compares the requested lines with the products. @throws InvalidInput, PriceChanged, OutOfStock */
export const checkLines = (
  lines: OrderRequest['lines'],
  products: ReadonlyMap<string, ProductOnSale>,
): void => {
  const problems = lines.flatMap((line, index): FieldProblem[] => {
    const product = products.get(line.productId);
    if (!product) return [notInShop(index)];
    return [
      ...(line.color === null || product.colors.includes(line.color)
        ? []
        : [problemWith(`lines.${index}.color`, ORDER_MESSAGES.notInColor, { product: product.name })]),
      ...(line.size === null || product.sizes.includes(line.size)
        ? []
        : [problemWith(`lines.${index}.size`, ORDER_MESSAGES.notInSize, { product: product.name })]),
      ...missingChoices(product, line).map(({ field, message }) => ({
        field: `lines.${index}.${field}`,
        message,
      })),
      ...(offersChoice(product, line) && chosenOf(product, line) === null
        ? [problemWith(`lines.${index}.size`, ORDER_MESSAGES.notInChoice, { product: product.name })]
        : []),
    ];
  });
  if (problems.length > 0) throw new InvalidInput(problems);

  const wanted = wantedOf(lines, products);
  for (const { product, chosen, seenPricesCents } of wanted)
    if (seenPricesCents.some((seen) => seen !== chosen.priceCents))
      throw new PriceChanged(
        {
          template: ORDER_MESSAGES.priceChanged,
          params: { product: nameOfChosen(product.name, chosen) },
        },
        figuresOf(product.id, chosen),
      );
  for (const { product, chosen, quantity } of wanted)
    if (quantity > chosen.available)
      throw outOfStock({ productId: product.id, name: product.name, ...chosen });
};

/** A product, or one of its variants, with the pieces of all lines that have it. */
export interface Wanted {
  product: ProductOnSale;
  chosen: Chosen;
  quantity: number;
  /** The prices that the customer saw. */
  seenPricesCents: number[];
}

/** Returns what is wanted: two lines may have the same product or variant. The lines are checked. */
export const wantedOf = (
  lines: OrderRequest['lines'],
  products: ReadonlyMap<string, ProductOnSale>,
): Wanted[] => {
  const wanted = new Map<string, Wanted>();
  for (const { productId, quantity, seenPriceCents, ...choice } of lines) {
    const product = products.get(productId);
    const chosen = product && chosenOf(product, choice);
    if (!product || !chosen) throw new Error(`A line of product ${productId} was to be checked before.`);
    const key = chosen.variantId ?? product.id;
    const before = wanted.get(key) ?? { product, chosen, quantity: 0, seenPricesCents: [] };
    wanted.set(key, {
      ...before,
      quantity: before.quantity + quantity,
      seenPricesCents: [...before.seenPricesCents, ...(seenPriceCents === null ? [] : [seenPriceCents])],
    });
  }
  return [...wanted.values()];
};
