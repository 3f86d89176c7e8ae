import type { EntityManager } from 'typeorm';
import { missingChoices, ORDER_MESSAGES } from '../../../schema/order.ts';
import type { Viewer } from '../customer/customer.model.ts';
import {
  InvalidInput,
  OutOfStock,
  PriceChanged,
  problemWith,
  Unauthenticated,
  type FieldProblem,
} from '../errors.ts';
import { isId } from '../paging.ts';
import type { OrderRequest } from '../../../schema/order.input.ts';

/** What is true of a product while it is being bought. */
export interface ProductOnSale {
  id: string;
  name: string;
  picture: string;
  priceCents: number;
  colors: string[];
  /** Key of the picture of a colour, by the colour. */
  colorPictures: Record<string, string>;
  sizes: string[];
  available: number;
  /** What it and its colours are called in Bangla; null where it is not there in it. */
  bangla: { name: string; colors: string[] } | null;
}

/** Any constant of our own, beside a number of the customer. */
const BUYER_LOCK = 4_822_021;

/**
 * Reads the asked products as they are now, and holds the buyer: orders of one customer are placed one after the other, and the
 * account cannot go meanwhile; nothing else that they do waits for it. @throws Unauthenticated when the account is gone
 */
export const productsOnSale = async (
  manager: EntityManager,
  buyer: Viewer,
  ids: readonly string[],
): Promise<Map<string, ProductOnSale>> => {
  const rows: (ProductOnSale | { id: null })[] = await manager.query(
    `WITH account AS MATERIALIZED (SELECT id FROM customers WHERE id = $2 FOR KEY SHARE),
       buyer AS MATERIALIZED (SELECT pg_advisory_xact_lock($3, hashtext(id::text)) FROM account)
     SELECT p.id, p.name, p.pictures[1] AS picture, p.price_cents AS "priceCents", p.colors,
         p.color_pictures AS "colorPictures", p.sizes, s.available,
         (SELECT json_build_object('name', t.name, 'colors', t.colors) FROM product_translations t
           WHERE t.product_id = p.id AND t.language = 'BN') AS bangla
     FROM buyer LEFT JOIN (products p JOIN product_stock s ON s.product_id = p.id) ON p.id = ANY ($1::uuid[])`,
    [ids.filter(isId), buyer.id, BUYER_LOCK],
  );
  if (rows.length === 0) throw new Unauthenticated();
  return new Map(rows.flatMap((row) => (row.id === null ? [] : [[row.id, row]])));
};

/** Compares what was asked for with what is true. @throws InvalidInput, PriceChanged, OutOfStock */
export const checkLines = (
  lines: OrderRequest['lines'],
  products: ReadonlyMap<string, ProductOnSale>,
): void => {
  const problems = lines.flatMap((line, index): FieldProblem[] => {
    const product = products.get(line.productId);
    if (!product) return [{ field: `lines.${index}.productId`, message: ORDER_MESSAGES.notInShop }];
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

const figuresOf = (product: ProductOnSale, available = product.available) => ({
  productId: product.id,
  currentPriceCents: product.priceCents,
  availableStock: available,
});

const outOfStock = (product: ProductOnSale, available: number) =>
  new OutOfStock(
    { template: leftMessage(available), params: { product: product.name, available } },
    figuresOf(product, available),
  );

const leftMessage = (available: number): string => {
  if (available === 0) return ORDER_MESSAGES.soldOut;
  return available === 1 ? ORDER_MESSAGES.oneLeft : ORDER_MESSAGES.left;
};

/** Pieces by product: two lines may ask for the same one. */
const quantities = (lines: OrderRequest['lines']): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of lines) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return sums;
};

/**
 * Takes the pieces out of stock: one statement, which locks in the order of ids, so that buyers never wait for each other in
 * a circle. @throws OutOfStock when another buyer was faster
 */
export const takeStock = async (
  manager: EntityManager,
  lines: OrderRequest['lines'],
  products: ReadonlyMap<string, ProductOnSale>,
): Promise<void> => {
  const asked = quantities(lines);
  const rows: { productId: string; before: number; taken: boolean }[] = await manager.query(
    `WITH locked AS (
       SELECT s.product_id, s.available, asked.quantity
       FROM product_stock s JOIN unnest($1::uuid[], $2::integer[]) AS asked (product_id, quantity) USING (product_id)
       ORDER BY s.product_id FOR UPDATE OF s
     ), taken AS (
       UPDATE product_stock s SET available = s.available - locked.quantity, sold = s.sold + locked.quantity
       FROM locked WHERE s.product_id = locked.product_id AND locked.available >= locked.quantity
       RETURNING s.product_id
     )
     SELECT locked.product_id AS "productId", locked.available AS before, taken.product_id IS NOT NULL AS taken
     FROM locked LEFT JOIN taken USING (product_id)`,
    [[...asked.keys()], [...asked.values()]],
  );
  const missed = rows.find(({ taken }) => !taken);
  if (missed) throw outOfStock(products.get(missed.productId) as ProductOnSale, missed.before);
};
