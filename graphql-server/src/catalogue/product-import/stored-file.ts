import { MoreThan } from 'typeorm';
import { IMPORT_MESSAGES, type ImportRowKind } from '#schema/product-import.ts';
import { isCsvColumn, MAX_IMPORT_ROWS, type FileCells } from '#schema/product-csv.ts';
import type { Database } from '#platform/db/database.ts';
import { inBatches } from '#kernel/in-batches.ts';
import { refused } from './decode.ts';
import type { ProductImportModel, ProductImportProblemModel, StoredRow } from './product-import.model.ts';
import { ProductImportRowEntity } from './product-import.entity.ts';
import type { FileRow, ReadFile } from './read-csv.ts';

/** What is read of a stored row. */
export type StoredCells = Pick<StoredRow, 'row' | 'kind' | 'cells' | 'problems'>;

const ROWS_AT_ONCE = 1000;

/** Number of the row that names the columns. */
const HEADER = 1;

/** Yields the stored rows of an import, of one kind or all, in their order. */
export const storedRows = (database: Database, importId: string, kind: ImportRowKind | null) =>
  inBatches<StoredCells>(ROWS_AT_ONCE, (last, limit) =>
    database.manager.find(ProductImportRowEntity, {
      select: { row: true, kind: true, cells: true, problems: true },
      where: { importId, row: MoreThan(last?.row ?? 0), ...(kind !== null && { kind }) },
      order: { row: 'ASC' },
      take: limit,
    }),
  );

/** A problem of the row's form, which its cells do not show. */
const isOfForm = ({ template }: ProductImportProblemModel): boolean => template === IMPORT_MESSAGES.cellsTooMany;

/** Returns the file of an import, as its rows were stored. */
export const storedFile = async (
  database: Database,
  { id, columns }: Pick<ProductImportModel, 'id' | 'columns'>,
): Promise<ReadFile & { wrong: ReadonlySet<number> }> => {
  const file = { columns, rows: [] as FileRow[], wrong: new Set<number>() };
  for await (const { row, kind, cells, problems } of storedRows(database, id, null)) {
    file.rows.push({ row, cells, problems: problems.filter(isOfForm) });
    if (kind === 'PROBLEM') file.wrong.add(row);
  }
  return file;
};

/**
 * Returns a file whose rows with problems are replaced by corrected ones, which say which they are. Rows that are none
 * of those are added.
 * @throws InvalidInput when there are too many
 */
export const corrected = (file: ReadFile & { wrong: ReadonlySet<number> }, corrections: ReadFile): ReadFile => {
  const rows = new Map(file.rows.filter(({ row }) => !file.wrong.has(row)).map((row) => [row.row, row]));
  let last = Math.max(HEADER, ...file.rows.map(({ row }) => row));
  for (const { of, ...correction } of corrections.rows) {
    const row = of !== undefined && file.wrong.has(of) && !rows.has(of) ? of : (last += 1);
    rows.set(row, { ...correction, row });
  }
  if (rows.size > MAX_IMPORT_ROWS) throw refused(IMPORT_MESSAGES.tooManyRows);
  return {
    columns: [...new Set([...file.columns.filter(isCsvColumn), ...corrections.columns])],
    rows: [...rows.values()].toSorted((one, other) => one.row - other.row),
  };
};

/** What columns of a file are that the import does not know by their names. */
export type ColumnMapping = readonly { column: string; to?: string | null }[];

/**
 * Returns a file whose columns have the names that they are mapped to; other columns that are not known are left out.
 * @throws InvalidInput for a column that there is not, or that the file has already
 */
export const mapped = (file: ReadFile, mapping: ColumnMapping): ReadFile => {
  const wanted = new Map(mapping.map(({ column, to }) => [column, to ?? null]));
  const pairs = file.columns.flatMap((column) => {
    const to = isCsvColumn(column) ? column : (wanted.get(column) ?? null);
    return to === null ? [] : [[column, to] as const];
  });
  for (const [place, [, column]] of pairs.entries()) {
    if (!isCsvColumn(column)) throw refused(IMPORT_MESSAGES.columnUnknown, { column });
    if (pairs.findIndex(([, to]) => to === column) < place) throw refused(IMPORT_MESSAGES.columnTwice, { column });
  }
  return {
    columns: pairs.map(([, to]) => to),
    rows: file.rows.map(({ cells, ...row }) => ({
      ...row,
      cells: Object.fromEntries(pairs.map(([column, to]) => [to, cells[column]])) as FileCells,
    })),
  };
};

/** Returns a file without some of its rows. @throws InvalidInput when no row is left */
export const without = (file: ReadFile, rows: ReadonlySet<number>): ReadFile => {
  const left = file.rows.filter(({ row }) => !rows.has(row));
  if (left.length === 0) throw refused(IMPORT_MESSAGES.fileEmpty);
  return { ...file, rows: left };
};
