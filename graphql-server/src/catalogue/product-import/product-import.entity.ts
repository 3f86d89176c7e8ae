import { IMPORT_ROW_KINDS, IMPORT_STATUSES } from '#schema/product-import.ts';
import type { FileCells } from '#schema/product-csv.ts';
import {
  boolean,
  Column,
  entity,
  instant,
  integer,
  json,
  known,
  now,
  id,
  text,
  texts,
  uuid,
} from '#platform/db/entity.ts';
import type { SentenceParams } from '#schema/sentence.ts';

/** What is wrong with a cell, as a sentence with parameters. */
export interface ImportProblem {
  /** Name of the column; empty for the whole row. */
  column: string;
  template: string;
  params: SentenceParams;
}

/** Why an import was not applied or undone: what is in the way of one row; null for the whole import. */
export interface ImportRefusal extends Omit<ImportProblem, 'column'> {
  row: number | null;
  name: string;
}

/** How a cell changes a product; long texts are cut. */
export interface RowChange {
  column: string;
  before: string | null;
  after: string | null;
}

/** Files of products that admins uploaded. */
export const ProductImportEntity = entity(
  'ProductImport',
  'product_imports',
  {
    id,
    createdAt: now,
    /**
     * Which admin uploaded it. No foreign key: the history of the stock names the import for longer than the account.
     */
    createdBy: uuid,
    fileName: text,
    status: known(IMPORT_STATUSES).defaultTo('CHECKED'),
    /** The columns of the file, also those that an import does not know. */
    columns: texts,
    /** Whether it creates categories that its rows name by their path and the shop does not have. */
    createsCategories: boolean.defaultTo(false),
    rowCount: integer,
    createCount: integer,
    changeCount: integer,
    problemCount: integer,
    checkedAt: now,
    /** How many of `rowCount` rows are done, while the import is applied or undone. */
    doneCount: integer.defaultTo(0),
    /** Which admin applied or undid it last. */
    actorId: uuid.orNull(),
    /** The IP address and the program from which they did, for the audit log; null once that is written. */
    client: json<{ ip: string | null; userAgent: string | null }>().orNull(),
    appliedAt: instant.orNull(),
    undoneAt: instant.orNull(),
    /** Why it was not applied or undone, some of the rows. */
    refusals: json<ImportRefusal[]>().defaultTo([]),
  },
  { indices: [{ name: 'product_imports_by_status', columns: ['status', 'id'] }] },
);

/** The rows of these files. */
export const ProductImportRowEntity = entity(
  'ProductImportRow',
  'product_import_rows',
  {
    importId: new Column<string>({
      type: 'uuid',
      references: { target: 'ProductImport', onDelete: 'CASCADE' },
    }).primary(),
    /** Number of the row as a spreadsheet shows it; the first row names the columns. */
    row: integer.primary(),
    kind: known(IMPORT_ROW_KINDS),
    /** As in the file. */
    cells: json<FileCells>(),
    /** Name of the product, for the list. */
    name: text,
    sku: text.orNull(),
    /** The product; of a new one set when it is applied. */
    productId: uuid.orNull(),
    /** The row of a new product, also in the rows of its variants. */
    productRow: integer.orNull(),
    isVariant: new Column<boolean>({ type: 'boolean' }),
    /** The variant; of a new one set when it is applied. */
    variantId: uuid.orNull(),
    /** The product's version that was compared. */
    version: integer.orNull(),
    changes: json<RowChange[]>(),
    problems: json<ImportProblem[]>(),
    /**
     * What is written, by columns of `products` or `product_variants`; pictures from elsewhere by their web address
     * until it is applied, and so a new category by `category_path`, the names from the root down.
     */
    plan: json<object>().defaultTo({}),
    /** The texts in Bangla that are written, by columns of `product_translations`; null where they do not change. */
    translation: json<object>().orNull(),
    /** Pieces that were available, and will be; null where the stock does not change. */
    stockFrom: integer.orNull(),
    stockTo: integer.orNull(),
    /** What was there before it was applied, as in `plan` and `translation`. */
    priorPlan: json<object>().orNull(),
    priorTranslation: json<object>().orNull(),
    /** The product's version once it was applied. */
    appliedVersion: integer.orNull(),
  },
  { indices: [{ name: 'product_import_rows_by_kind', columns: ['importId', 'kind', 'row'] }] },
);
