import type { EntityManager } from 'typeorm';
import { PRODUCT_MESSAGES } from '#schema/product-admin.ts';
import type { CheckedProduct } from '#schema/product.input.ts';
import { query } from '#platform/db/database.ts';
import type { RowOf } from '#platform/db/sql.ts';
import { InvalidInput, problemWith, type FieldProblem } from '#kernel/errors.ts';
import { variantName } from './product-row.ts';
import * as sql from './variants.statements.ts';

type WantedVariant = CheckedProduct['variants'][number];
type HeldVariant = RowOf<'variantsHeld'>;
type Choice = Pick<HeldVariant, 'color' | 'size'>;

/** A variant of the input, its place, and the row that it is; null for a new one. */
interface Matched {
  wanted: WantedVariant;
  place: number;
  row: HeldVariant | null;
}

/** The pieces that orders have of a colour and size. */
interface OrderedPieces extends Choice {
  reserved: number;
  sold: number;
}

const choiceOf = ({ color, size }: Choice): string => JSON.stringify([color, size]);

/**
 * Says which row each wanted variant is: the one of its colour and size, archived or not; else the one with its id, which gets another
 * colour or size. So no two rows ever have the same choice.
 */
const match = (wanted: readonly WantedVariant[], held: readonly HeldVariant[]): Matched[] => {
  const byChoice = new Map(held.map((row) => [choiceOf(row), row]));
  const free = new Map(held.map((row) => [row.id, row]));
  for (const one of wanted) {
    const same = byChoice.get(choiceOf(one));
    if (same) free.delete(same.id);
  }
  return wanted.map((one, place) => {
    const renamed = one.id === null ? undefined : free.get(one.id);
    const row = byChoice.get(choiceOf(one)) ?? renamed ?? null;
    if (row) free.delete(row.id);
    return { wanted: one, place, row };
  });
};

const problemsOf = (matched: readonly Matched[], removed: readonly HeldVariant[]): FieldProblem[] => [
  ...matched.flatMap(({ wanted: { stock }, place, row }) =>
    row !== null && row.archivedAt === null && (stock?.from ?? row.available) !== row.available
      ? [problemWith(`variants.${place}.stock`, PRODUCT_MESSAGES.stockChanged, { available: row.available })]
      : [],
  ),
  ...removed.flatMap((row) =>
    row.reserved > 0
      ? [problemWith('variants', PRODUCT_MESSAGES.variantReserved, { variant: variantName(row) })]
      : [],
  ),
];

/**
 * Saves the variants of a product: changes, adds, restores and archives them, with the history of their stock. The product and its stock
 * are locked. `ordered` is what orders have of a product that gets its first variants. @throws InvalidInput
 */
export const saveVariants = async (
  manager: EntityManager,
  productId: string,
  wanted: readonly WantedVariant[],
  actorId: string,
  ordered: readonly OrderedPieces[] = [],
): Promise<void> => {
  const held = await query(manager, sql.variantsHeld({ productId }));
  const matched = match(wanted, held);
  const kept = new Set(matched.flatMap(({ row }) => row?.id ?? []));
  const removed = held.filter(({ id, archivedAt }) => archivedAt === null && !kept.has(id));
  const problems = problemsOf(matched, removed);
  if (problems.length > 0) throw new InvalidInput(problems);

  if (removed.length > 0)
    await query(manager, sql.variantsArchived({ ids: removed.map(({ id }) => id), actorId }));
  const known = matched.flatMap(({ row, ...one }) => (row ? [{ ...one, row }] : []));
  const otherSku = known.filter(({ wanted: { sku }, row }) => sku !== row.sku).map(({ row }) => row.id);
  if (otherSku.length > 0) await query(manager, sql.skusTaken({ ids: otherSku }));
  if (known.length > 0)
    await query(
      manager,
      sql.variantsChanged({
        ids: known.map(({ row }) => row.id),
        available: known.map(({ wanted: { stock } }) => stock?.to ?? null),
        actorId,
        ...columnsOf(known),
      }),
    );
  await addVariants(manager, productId, matched, actorId, ordered);
};

const columnsOf = (variants: readonly Pick<Matched, 'wanted' | 'place'>[]) => ({
  colors: variants.map(({ wanted: { color } }) => color),
  sizes: variants.map(({ wanted: { size } }) => size),
  skus: variants.map(({ wanted: { sku } }) => sku),
  prices: variants.map(({ wanted: { priceCents } }) => priceCents),
  pictures: variants.map(({ wanted: { picture } }) => picture?.key ?? null),
  positions: variants.map(({ place }) => place),
});

/** Adds the new variants; and an archived one for each colour and size that only orders have, so that their pieces belong to one. */
const addVariants = async (
  manager: EntityManager,
  productId: string,
  matched: readonly Matched[],
  actorId: string,
  ordered: readonly OrderedPieces[],
): Promise<void> => {
  const added = matched.filter(({ row }) => row === null);
  const chosen = new Set(added.map(({ wanted }) => choiceOf(wanted)));
  const others = ordered.filter((pieces) => !chosen.has(choiceOf(pieces)));
  if (added.length + others.length === 0) return;
  const piecesOf = new Map(ordered.map((pieces) => [choiceOf(pieces), pieces]));
  const columns = columnsOf(added);
  const nothing = others.map(() => null);
  const numbers = (of: 'reserved' | 'sold') => [
    ...added.map(({ wanted }) => piecesOf.get(choiceOf(wanted))?.[of] ?? 0),
    ...others.map((pieces) => pieces[of]),
  ];
  await query(
    manager,
    sql.variantsAdded({
      productId,
      actorId,
      colors: [...columns.colors, ...others.map(({ color }) => color)],
      sizes: [...columns.sizes, ...others.map(({ size }) => size)],
      skus: [...columns.skus, ...nothing],
      prices: [...columns.prices, ...nothing],
      pictures: [...columns.pictures, ...nothing],
      positions: [...columns.positions, ...others.map((_, index) => matched.length + index)],
      available: [...added.map(({ wanted: { stock } }) => stock?.to ?? 0), ...others.map(() => 0)],
      reserved: numbers('reserved'),
      sold: numbers('sold'),
    }),
  );
};

/** An order was placed between two statements: the transaction is tried again from its beginning. */
export class PlacedMeanwhile extends Error {}

/**
 * Turns a product with one stock into one with variants, whose stock the admin has typed. What orders have of it goes to the variants of their
 * colours and sizes. `heldOrderIds` are the orders under way, which were locked before the stock: none of them moves meanwhile.
 * @throws PlacedMeanwhile, InvalidInput
 */
export const beginVariants = async (
  manager: EntityManager,
  productId: string,
  {
    variants,
    actorId,
    heldOrderIds,
    stock,
  }: {
    variants: readonly WantedVariant[];
    actorId: string;
    heldOrderIds: readonly string[];
    stock: RowOf<'stockHeld'>;
  },
): Promise<void> => {
  const pieces = await query(manager, sql.piecesByChoice({ productId, heldIds: heldOrderIds }));
  if (pieces.some(({ notHeld }) => notHeld > 0)) throw new PlacedMeanwhile();
  const ordered = pieces.filter(({ reserved, sold }) => reserved > 0 || sold > 0);
  const sold = ordered.reduce((sum, one) => sum + one.sold, 0);
  const { available, reserved } = stock;
  await query(manager, sql.stockCleared({ productId, available, reserved, sold, actorId }));
  await saveVariants(manager, productId, variants, actorId, ordered);
  await query(manager, sql.linesOfVariants({ productId }));
};
