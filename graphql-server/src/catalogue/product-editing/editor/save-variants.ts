import type { EntityManager } from 'typeorm';
import { PRODUCT_MESSAGES } from '#schema/product-admin.ts';
import type { CheckedProduct } from '#schema/product.input.ts';
import { query } from '#platform/db/database.ts';
import { InvalidInput, problemWith, type FieldProblem } from '#kernel/errors.ts';
import { changeStock, type LockedStock } from '#catalogue/inventory/stock.service.ts';
import {
  addVariants,
  archiveVariants,
  changeVariants,
  variantsOf,
  type VariantRow,
} from '#catalogue/product/write/product-writer.ts';
import { variantName } from './product-row.ts';
import * as sql from './variants.statements.ts';

type WantedVariant = CheckedProduct['variants'][number];
type Choice = Pick<VariantRow, 'color' | 'size'>;

/** A variant of the input, its place, and the row that it is; null for a new one. */
interface Matched {
  wanted: WantedVariant;
  place: number;
  row: VariantRow | null;
}

/** The pieces that orders have of a colour and size. */
interface OrderedPieces extends Choice {
  reserved: number;
  sold: number;
}

const choiceOf = ({ color, size }: Choice): string => JSON.stringify([color, size]);

/**
 * Says which row each wanted variant is: the one of its colour and size, archived or not; else the one with its id,
 * which gets another colour or size. So no two rows ever have the same choice.
 */
const match = (wanted: readonly WantedVariant[], present: readonly VariantRow[]): Matched[] => {
  const byChoice = new Map(present.map((row) => [choiceOf(row), row]));
  const free = new Map(present.map((row) => [row.id, row]));
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

const problemsOf = (matched: readonly Matched[], removed: readonly VariantRow[]): FieldProblem[] => [
  ...matched.flatMap(({ wanted: { stock }, place, row }) =>
    row !== null && row.archivedAt === null && (stock?.from ?? row.available) !== row.available
      ? [problemWith(`variants.${place}.stock`, PRODUCT_MESSAGES.stockChanged, { available: row.available })]
      : [],
  ),
  ...removed.flatMap((row) =>
    row.reserved > 0 ? [problemWith('variants', PRODUCT_MESSAGES.variantReserved, { variant: variantName(row) })] : [],
  ),
];

/**
 * Saves the variants of a product: changes, adds, restores and archives them, with the history of their stock. The
 * product and its stock are locked. `ordered` is what orders have of a product that gets its first variants.
 * @throws InvalidInput
 */
export const saveVariants = async (
  manager: EntityManager,
  productId: string,
  wanted: readonly WantedVariant[],
  actorId: string,
  ordered: readonly OrderedPieces[] = [],
): Promise<void> => {
  const present = await variantsOf(manager, productId);
  const matched = match(wanted, present);
  const staying = new Set(matched.flatMap(({ row }) => row?.id ?? []));
  const removed = present.filter(({ id, archivedAt }) => archivedAt === null && !staying.has(id));
  const problems = problemsOf(matched, removed);
  if (problems.length > 0) throw new InvalidInput(problems);

  const known = matched.flatMap(({ row, ...one }) => (row ? [{ ...one, row }] : []));
  const set = (row: VariantRow, available: number) => ({
    productId,
    variantId: row.id,
    kind: 'SET' as const,
    available: available - row.available,
  });
  await changeStock(
    manager,
    [
      ...removed.map((row) => set(row, 0)),
      ...known.map(({ wanted: { stock }, row }) => set(row, stock?.to ?? row.available)),
    ],
    { actorId },
  );
  await archiveVariants(
    manager,
    removed.map(({ id }) => id),
  );
  // Two may exchange their SKUs.
  const otherSku = known.filter(({ wanted: { sku }, row }) => sku !== row.sku);
  await changeVariants(
    manager,
    otherSku.map(({ row: { id } }) => ({ id, columns: { sku: `~${id}` } })),
  );
  await changeVariants(
    manager,
    known.map((one) => ({ id: one.row.id, columns: { ...columnsOf(one), archived_at: null } })),
  );
  await addNew(manager, productId, matched, actorId, ordered);
};

const columnsOf = ({ wanted, place }: Pick<Matched, 'wanted' | 'place'>) => ({
  color: wanted.color,
  size: wanted.size,
  sku: wanted.sku,
  price_cents: wanted.priceCents,
  picture: wanted.picture?.key ?? null,
  position: place,
});

/**
 * Adds the new variants; and an archived one for each colour and size that only orders have, so that their pieces
 * belong to one.
 */
const addNew = async (
  manager: EntityManager,
  productId: string,
  matched: readonly Matched[],
  actorId: string,
  ordered: readonly OrderedPieces[],
): Promise<void> => {
  const added = matched.filter(({ row }) => row === null);
  const stockOf = new Map(added.map(({ wanted }) => [choiceOf(wanted), wanted.stock?.to ?? 0]));
  const others = ordered.filter((pieces) => !stockOf.has(choiceOf(pieces)));
  if (added.length + others.length === 0) return;
  const rows = await addVariants(manager, [
    ...added.map((one) => ({ productId, columns: columnsOf(one) })),
    ...others.map(({ color, size }, index) => ({
      productId,
      columns: { color, size, position: matched.length + index },
    })),
  ]);
  const piecesOf = new Map(ordered.map((pieces) => [choiceOf(pieces), pieces]));
  await changeStock(
    manager,
    rows.map((row) => {
      const { reserved = 0, sold = 0 } = piecesOf.get(choiceOf(row)) ?? {};
      const available = stockOf.get(choiceOf(row)) ?? 0;
      return { productId, variantId: row.id, kind: 'CREATED' as const, available, reserved, sold };
    }),
    { actorId },
  );
};

/** An order was placed between two statements: the transaction is tried again from its beginning. */
export class PlacedMeanwhile extends Error {}

/**
 * Turns a product with one stock into one with variants, whose stock the admin has typed. What orders have of it goes
 * to the variants of their colours and sizes. `lockedOrderIds` are the orders under way, which were locked before the
 * stock: none of them moves meanwhile.
 * @throws PlacedMeanwhile, InvalidInput
 */
export const beginVariants = async (
  manager: EntityManager,
  productId: string,
  {
    variants,
    actorId,
    lockedOrderIds,
    stock,
  }: {
    variants: readonly WantedVariant[];
    actorId: string;
    lockedOrderIds: readonly string[];
    stock: LockedStock;
  },
): Promise<void> => {
  const pieces = await query(manager, sql.piecesByChoice({ productId, lockedIds: lockedOrderIds }));
  if (pieces.some(({ notLocked }) => notLocked > 0)) throw new PlacedMeanwhile();
  const ordered = pieces.filter(({ reserved, sold }) => reserved > 0 || sold > 0);
  const sold = ordered.reduce((sum, one) => sum + one.sold, 0);
  const { available, reserved } = stock;
  await changeStock(
    manager,
    [{ productId, variantId: null, kind: 'SET', available: -available, reserved: -reserved, sold: -sold }],
    { actorId },
  );
  await saveVariants(manager, productId, variants, actorId, ordered);
  await query(manager, sql.linesOfVariants({ productId }));
};
