import { PRODUCT_CSV_COLUMNS, type ProductCsvRow } from '#schema/product-csv.ts';
import { ADMIN_PRODUCT_SORTS, STOCK_LEVELS } from '#schema/product-manage.ts';
import { PRODUCT_STATUSES } from '#schema/product.ts';
import { checkMay } from '#people/customer/check-own.ts';
import { sendCsv } from '#platform/http/rest/csv.ts';
import { queryChoice, queryText } from '#platform/http/rest/rest-input.ts';
import { REST_PRICES } from '#platform/http/rest/rest-prices.ts';
import type { Call, Calls } from '#platform/http/rest/calls.ts';

/** How much is left, as the URL of the page says it. */
export const STOCK_WORDS = STOCK_LEVELS.map((level) => level.toLowerCase());

const downloadProducts: Call = async ({ query }, context, response) => {
  const viewer = await context.signedIn();
  checkMay(viewer, 'CATALOGUE');
  const stock = queryChoice(query, 'stock', STOCK_WORDS);
  const request = {
    filter: {
      term: queryText(query, 'q'),
      status: queryChoice(query, 'status', PRODUCT_STATUSES),
      category: queryText(query, 'category'),
      brand: queryText(query, 'brand'),
      stock: STOCK_LEVELS.find((level) => level.toLowerCase() === stock),
    },
    sort: queryChoice(query, 'sort', ADMIN_PRODUCT_SORTS) ?? 'ADDED_DESC',
  };
  context.chargeQuota(REST_PRICES.csv);
  await sendCsv<ProductCsvRow>(response, {
    name: 'haat-products',
    columns: PRODUCT_CSV_COLUMNS.map((header) => ({ header, value: (row) => row[header] ?? '' })),
    rows: context.services.adminProducts.exported(viewer, request, context.loaders.categoryTree),
  });
};

/** For admins. */
export const manageCalls: Calls = { 'GET /backend/admin/products.csv': downloadProducts };
