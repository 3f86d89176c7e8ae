import type { EntityRow } from '#platform/db/entity.ts';
import type { ProductImportEntity } from './product-import.entity.ts';

/** An import as services return it. */
export type ProductImportModel = Omit<EntityRow<typeof ProductImportEntity>, 'client'>;
