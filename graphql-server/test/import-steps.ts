import { createDatabase } from '../src/platform/db/database.ts';
import { createImportWorker } from '../src/catalogue/product-import/work/import-work.ts';
import type { ImportRowKind, ImportStatus } from '#schema/product-import.ts';
import type { Deps } from '../src/platform/module/deps.ts';
import { createServices } from '../src/services.ts';
import { PRODUCT_CSV_COLUMNS, type ProductCsvColumn, type ProductCsvRow } from '#schema/product-csv.ts';
import type { Answer, Client } from './client.ts';
import type { Shop } from './setup.ts';

/** Rows of a test's file. */
export type TestRow = Readonly<ProductCsvRow>;

/** Returns a file with the columns that any of the rows has. */
export const csvOf = (rows: readonly TestRow[]): string => {
  const columns = PRODUCT_CSV_COLUMNS.filter((column) => rows.some((row) => row[column] !== undefined));
  const cell = (text: string | number = '') => `"${String(text).replaceAll('"', '""')}"`;
  const line = (row: Partial<Record<ProductCsvColumn, string>>) => columns.map((column) => cell(row[column])).join(',');
  return [columns.join(','), ...rows.map(line)].join('\n');
};

/** Uploads a file. */
export const sendFile = (
  client: Client,
  file: string | Uint8Array<ArrayBuffer>,
  query = 'name=spring.csv',
): Promise<Answer> =>
  client.send('POST', `/backend/admin/product-imports?${query}`, {
    raw: file,
    headers: { 'content-type': 'text/csv' },
  });

/** What the upload of a file answers. */
export interface Uploaded {
  id: string;
  rowCount: number;
  createCount: number;
  changeCount: number;
  problemCount: number;
}

/** Uploads rows; returns what the dry run has counted. */
export const upload = async (client: Client, rows: readonly TestRow[], query?: string): Promise<Uploaded> =>
  (await sendFile(client, csvOf(rows), query)).ok<Uploaded>(201);

/** An import as GraphQL shows it. */
export interface TestImport {
  id: string;
  fileName: string;
  status: ImportStatus;
  rowCount: number;
  doneCount: number;
  problemCount: number;
  refusals: { row: number | null; name: string; message: string }[];
  rows: { nodes: TestImportRow[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
}

/** A row of it. */
export interface TestImportRow {
  row: number;
  kind: ImportRowKind;
  name: string;
  sku: string | null;
  productId: string | null;
  changes: { column: string; before: string | null; after: string | null }[];
  problems: { column: string; message: string; wording: { code: string } | null }[];
}

const fields = `id fileName status rowCount doneCount problemCount refusals { row name message }
  rows(first: $first, kind: $kind, after: $after) {
    nodes { row kind name sku productId changes { column before after } problems { column message wording { code } } }
    pageInfo { hasNextPage endCursor }
  }`;

/** Reads an import with its rows. */
export const importOf = async (
  client: Client,
  id: string,
  { first = 100, kind = null as ImportRowKind | null, after = null as string | null } = {},
): Promise<TestImport> => {
  const { productImport } = await client.graphql<{ productImport: TestImport }>(
    `query ($id: ID!, $first: Int!, $kind: ProductImportRowKind, $after: String) { productImport(id: $id) { ${fields} } }`,
    { id, first, kind, after },
  );
  return productImport;
};

/** Returns the changes of each row, as `column: before → after`. */
export const changesOf = async (client: Client, id: string): Promise<string[][]> =>
  (await importOf(client, id)).rows.nodes.map(({ changes }) =>
    changes.map(({ column, before, after }) => `${column}: ${before ?? '–'} → ${after ?? '–'}`),
  );

/** Returns the problems of rows that have some, as `row column: sentence`. */
export const problemsOf = async (client: Client, id: string): Promise<string[]> =>
  (await importOf(client, id, { kind: 'PROBLEM' })).rows.nodes.flatMap(({ row, problems }) =>
    problems.map(({ column, message }) => `${row} ${column}: ${message}`),
  );

/** Asks for an import to be applied, undone or checked again. */
export const ask = (client: Client, verb: 'apply' | 'undo' | 'check', id: string) =>
  client.graphql(`mutation ($id: ID!) { ${verb}ProductImport(id: $id) { id status } }`, { id });

/** Does the work of an import, as the queue's worker does. */
export const doWork = (
  shop: Shop,
  importId: string,
  { isPartly = false, pictureReach }: { isPartly?: boolean; pictureReach?: Deps['pictureReach'] } = {},
): Promise<void> =>
  createImportWorker(
    createDatabase(shop.dataSource),
    shop.log,
    createServices(shop.dataSource, shop.config, { ...shop, pictureReach }).productPictures,
  )({ id: importId, data: { importId, isPartly } });

/** Applies or undoes an import; returns it. */
export const finish = async (shop: Shop, client: Client, verb: 'apply' | 'undo', id: string): Promise<TestImport> => {
  await ask(client, verb, id);
  await doWork(shop, id);
  return importOf(client, id);
};
