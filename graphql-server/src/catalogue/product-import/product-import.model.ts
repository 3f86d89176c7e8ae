import type { IMPORT_MESSAGES } from '#schema/product-import.ts';
import type { EntityRow } from '#platform/db/entity.ts';
import type {
  ImportProblem,
  ImportRefusal,
  ProductImportEntity,
  ProductImportRowEntity,
} from './product-import.entity.ts';

/** An import as services return it. */
export type ProductImportModel = Omit<EntityRow<typeof ProductImportEntity>, 'client'>;

/** A row of it, as it is stored. */
export type StoredRow = EntityRow<typeof ProductImportRowEntity>;

/** A row of an import as services return it. */
export type ProductImportRowModel = Pick<
  StoredRow,
  'row' | 'kind' | 'name' | 'sku' | 'productId' | 'isVariant' | 'changes' | 'problems'
>;

/** What is wrong with a cell. */
export type ProductImportProblemModel = ImportProblem;

/** Why an import was not applied or undone. */
export type ProductImportRefusalModel = ImportRefusal;

/** One of the import's own sentences. */
export type ImportMessage = (typeof IMPORT_MESSAGES)[keyof typeof IMPORT_MESSAGES];

/** An uploaded file. */
export interface Upload {
  fileName: string;
  /** The import whose rows with problems it corrects; null for a file of its own. */
  corrects: string | null;
  /** Whether it creates the categories that it names; null as the import does that it corrects. */
  createsCategories: boolean | null;
  read: () => Promise<Buffer>;
}
