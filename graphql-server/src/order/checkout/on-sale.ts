import type { EntityManager } from 'typeorm';
import { missingChoices, ORDER_MESSAGES } from '../../../../schema/order.ts';
import type { Viewer } from '../../customer/customer.model.ts';
import { InvalidInput, PriceChanged, problemWith, Unauthenticated, type FieldProblem } from '../../errors.ts';
import { query, type Database } from '../../db/database.ts';
import type { RowOf } from '../../db/sql.ts';
import { isId } from '../../paging.ts';
import type { OrderRequest } from '../../../../schema/order.input.ts';
import { outOfStock } from '../out-of-stock.ts';
import { buyerHeld, productsAtCheckout, productsForBuyer, takePieces } from './checkout.statements.ts';

/** The current state of a product that is being bought. */
export type ProductOnSale = NonNullable<RowOf<'productsForBuyer'>['product']>;

/** An arbitrary constant, combined with a number of the customer. */
const BUYER_LOCK = 4_822_021;

/**
 * Reads the requested products as they are now, and locks the buyer; with a phone number it also reads what is known of the buyer and
 * of it. @throws Unauthenticated when the account is deleted
 */
export const productsOnSale = async (
  manager: EntityManager,
  buyer: Viewer,
  lines: OrderRequest['lines'],
  phone: string | null,
): Promise<{ products: Map<string, ProductOnSale>; history: RowOf<'productsForBuyer'>['history'] }> => {
  const ids = lines.map(({ productId }) => productId).filter(isId);
  const rows = await query(manager, productsForBuyer({ ids, buyerId: buyer.id, lock: BUYER_LOCK, phone }));
  const [first] = rows;
  if (!first) throw new Unauthenticated();
  return {
    products: new Map(rows.flatMap(({ product }) => (product === null ? [] : [[product.id, product]]))),
    history: first.history,
  };
};

/** Locks the buyer, before any order: orders of one customer are judged one after the other. */
export const holdBuyer = async (manager: EntityManager, buyer: Viewer): Promise<void> => {
  await query(manager, buyerHeld({ buyerId: buyer.id, lock: BUYER_LOCK }));
};

/** Reads the requested products as they are now, for who looks at the checkout. @throws InvalidInput for unknown products */
export const productsAsSeen = async (
  { query }: Pick<Database, 'query'>,
  lines: OrderRequest['lines'],
): Promise<Map<string, ProductOnSale>> => {
  const ids = lines.map(({ productId }) => productId).filter(isId);
  const rows = await query(productsAtCheckout({ ids }));
  const products = new Map(rows.map(({ product }) => [product.id, product]));
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
    ];
  });
  if (problems.length > 0) throw new InvalidInput(problems);

  for (const line of lines) {
    const product = products.get(line.productId) as ProductOnSale;
    if (line.seenPriceCents !== null && line.seenPriceCents !== product.priceCents)
      throw new PriceChanged(
        { template: ORDER_MESSAGES.priceChanged, params: { product: product.name } },
        figuresOf(product),
      );
  }
  for (const [productId, quantity] of quantities(lines)) {
    const product = products.get(productId) as ProductOnSale;
    if (quantity > product.available) throw outOfStock(product, product.available);
  }
};

const figuresOf = (product: ProductOnSale) => ({
  productId: product.id,
  currentPriceCents: product.priceCents,
  availableStock: product.available,
});

/** Returns the pieces per product: two lines may have the same one. */
const quantities = (lines: OrderRequest['lines']): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of lines) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return sums;
};

/** Takes the pieces out of stock: one statement. @throws OutOfStock when another buyer was faster */
export const takeStock = async (
  manager: EntityManager,
  lines: OrderRequest['lines'],
  products: ReadonlyMap<string, ProductOnSale>,
): Promise<void> => {
  const asked = quantities(lines);
  const rows = await query(manager, takePieces({ ids: [...asked.keys()], quantities: [...asked.values()] }));
  const missed = rows.find(({ taken }) => !taken);
  if (missed) throw outOfStock(products.get(missed.productId) as ProductOnSale, missed.before);
};
