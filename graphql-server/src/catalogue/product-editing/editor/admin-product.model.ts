import type { RowOf } from '#platform/db/sql.ts';

/** What only the editor shows of a product. */
export type EditorDetails = Omit<RowOf<'adminProductDetails'>['details'], 'id'>;

/** A product as admins see it; `details` are set when they were read too. */
export interface AdminProductModel extends AdminProductSummary {
  details?: EditorDetails;
}

/** What lists of products show to admins. */
export type AdminProductSummary = Omit<RowOf<'adminProductById'>['product'], Exclude<keyof EditorDetails, 'id'>>;
