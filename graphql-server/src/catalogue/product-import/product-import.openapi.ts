import { MAX_IMPORT_MEGABYTES, MAX_IMPORT_ROWS, PRODUCT_CSV_COLUMNS } from '#schema/product-csv.ts';
import { CSV_TYPES, IMPORT_MESSAGES, MAX_IMPORT_CATEGORIES } from '#schema/product-import.ts';
import * as doc from '#platform/http/openapi/parts.ts';
import type { Schemas } from '#platform/http/openapi/types.ts';

const exampleId = '01a1f77d-0166-7e27-98f3-c54a43fe0187';

/** The schemas of imports. */
export const productImportSchemas: Schemas = {
  ProductImport: doc.answerObject('The file is compared with the shop; nothing is changed yet.', {
    id: doc.id('Id of the import, for the mutation `applyProductImport`', exampleId),
    rowCount: doc.count('Rows of the file', 1000),
    createCount: doc.count('Rows that create a product or a variant', 12),
    changeCount: doc.count('Rows that change one', 985),
    problemCount: doc.count('Rows with a problem. Only a file without any can be applied', 3),
  }),
};

const gone = doc.says('There is no such import any more.', 'NOT_FOUND', IMPORT_MESSAGES.noImport);

/** The REST calls about imports of products. */
export const productImportPaths = doc.documented('Catalogue', {
  'POST /backend/admin/product-imports': {
    operationId: 'uploadProductImport',
    summary: 'Upload a CSV file of products',
    description: `Compares a file with the shop, row by row, and changes nothing: the dry run. The query \`productImport\` shows it, the mutation \`applyProductImport\` applies it. Columns: ${PRODUCT_CSV_COLUMNS.join(', ')}. A product is found by \`_id\` or \`sku\`; a column that is missing leaves what it is about as it is. For admins.`,
    security: doc.staff('CATALOGUE'),
    parameters: [
      doc.inQuery('name', 'Name of the file, to be shown.'),
      doc.inQuery(
        'corrects',
        'Id of an import whose rows with problems this file corrects. Its other rows are taken over.',
        { type: 'string', format: 'uuid' },
      ),
      doc.choice(
        'createCategories',
        `Whether applying it creates the categories that cells name by their path, such as “Lighting / Desk Lamps”, and that the shop does not have: at most ${MAX_IMPORT_CATEGORIES}. Undoing the import leaves them.`,
        ['true', 'false'],
      ),
    ],
    requestBody: {
      required: true,
      description: `The file itself, in UTF-8 or UTF-16, with at most ${MAX_IMPORT_MEGABYTES} MB and ${MAX_IMPORT_ROWS} rows.`,
      content: Object.fromEntries(CSV_TYPES.map((type) => [type, {}])),
    },
    responses: { 201: doc.jsonAnswer(doc.ref('ProductImport'), 'The file is stored and compared.') },
    refusals: {
      400: doc.says(
        'The request was broken off, or the body cannot be read.',
        'BAD_USER_INPUT',
        'The request was broken off.',
      ),
      404: gone,
      413: doc.says('The file has too many bytes.', 'TOO_LARGE', IMPORT_MESSAGES.fileTooLarge),
      422: doc.saysOf('The body is no CSV file of products.', { file: IMPORT_MESSAGES.workbook }),
      429: 'Too many files were uploaded.',
      503: doc.says(
        'Other files are being read; the header `Retry-After` says how many seconds to wait.',
        'UNAVAILABLE',
        IMPORT_MESSAGES.importsAtOnce,
      ),
    },
  },
  'GET /backend/admin/product-import-problems.csv': {
    operationId: 'downloadProductImportProblems',
    summary: 'Download the rows of an import that have problems',
    description:
      'The rows as they were uploaded, with the columns `row` and `problem`. Corrected, they can be uploaded with the parameter `corrects`. For admins.',
    security: doc.staff('CATALOGUE'),
    parameters: [
      {
        ...doc.inQuery('import', 'Id of the import.', { type: 'string', format: 'uuid' }),
        required: true,
        example: exampleId,
      },
    ],
    responses: doc.file('text/csv', '', 'The rows.'),
    refusals: {
      400: doc.says('`import` is missing.', 'BAD_USER_INPUT', 'import is required.'),
      404: gone,
    },
  },
  'GET /backend/admin/products-sample.csv': {
    operationId: 'downloadProductSample',
    summary: 'Download a CSV file of products to begin with',
    description: 'Two products with all columns. For admins.',
    security: doc.staff('CATALOGUE'),
    responses: doc.file('text/csv'),
    refusals: {},
  },
});
