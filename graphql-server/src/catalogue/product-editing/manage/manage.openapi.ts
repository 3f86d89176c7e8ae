import { ADMIN_PRODUCT_SORTS } from '#schema/product-manage.ts';
import { PRODUCT_STATUSES } from '#schema/product.ts';
import * as doc from '#platform/http/openapi/parts.ts';
import { STOCK_WORDS } from './manage.rest.ts';

/** The REST calls about the list of all products. */
export const managePaths = doc.documented('Catalogue', {
  'GET /backend/admin/products.csv': {
    operationId: 'downloadProducts',
    summary: 'Download products',
    description:
      'A CSV file with the products that the query `adminProducts` lists, however many, sent while they are read: a row for each, and one for each of its variants. The import reads the same columns. For admins.',
    security: doc.staff('CATALOGUE'),
    parameters: [
      doc.inQuery('q', 'A part of a SKU, or words of name, brand, category or tag.'),
      doc.choice('status', 'Only products in this status.', PRODUCT_STATUSES),
      doc.inQuery('category', 'Slug of a category of any level.'),
      doc.inQuery('brand', 'Only products of this brand.'),
      doc.inQuery('stock', 'Only products of which so much is left.', { type: 'string', enum: STOCK_WORDS }),
      doc.choice('sort', 'The order of the rows; ADDED_DESC by default.', ADMIN_PRODUCT_SORTS),
    ],
    responses: doc.file('text/csv', '`haat-products.csv`'),
    refusals: {
      400: doc.says(
        'A parameter cannot be read.',
        'BAD_USER_INPUT',
        'status must be one of DRAFT, PUBLISHED, ARCHIVED.',
      ),
      429: doc.SPENT,
    },
  },
});
