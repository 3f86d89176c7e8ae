import type { IMPORT_MESSAGES, ImportRowKind, ImportStatus } from '#schema/product-import.ts';
import type { SentenceParams } from '#schema/sentence.ts';

/** What is wrong with a cell, as a sentence with parameters. */
export interface ProductImportProblemModel {
  /** Name of the column; empty for the whole row. */
  column: string;
  template: string;
  params: SentenceParams;
}

/** How a cell changes a product; long texts are cut. */
export interface RowChange {
  column: string;
  before: string | null;
  after: string | null;
}

/** Why an import was not applied or undone: what is in the way of one row. */
export interface ProductImportRefusalModel extends Omit<ProductImportProblemModel, 'column'> {
  row: number | null;
  name: string;
}

/** One of the import's own sentences. */
export type ImportMessage = (typeof IMPORT_MESSAGES)[keyof typeof IMPORT_MESSAGES];

/** A row of an import as services return it. */
export interface ProductImportRowModel {
  row: number;
  kind: ImportRowKind;
  name: string;
  sku: string | null;
  productId: string | null;
  isVariant: boolean;
  changes: RowChange[];
  problems: ProductImportProblemModel[];
}

export type { ImportRowKind, ImportStatus };
