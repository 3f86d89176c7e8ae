import { Readable } from 'node:stream';
import type { Request, Response } from 'express';
import {
  isCsvColumn,
  MAX_IMPORT_MEGABYTES,
  PRODUCT_CSV_COLUMNS,
  SAMPLE_ROWS,
  type ProductCsvRow,
} from '#schema/product-csv.ts';
import { CSV_TYPES, IMPORT_MESSAGES } from '#schema/product-import.ts';
import { inEnglish } from '#schema/sentence.ts';
import { checkMay } from '#people/customer/check-own.ts';
import { InvalidInput } from '#kernel/errors.ts';
import { queryChoice, queryText, requiredQueryText } from '#platform/http/rest/rest-input.ts';
import type { Call, Calls } from '#platform/http/rest/calls.ts';
import { uploadReader } from '#platform/http/rest/upload.ts';
import { sendCsv } from '#platform/http/rest/csv.ts';
import type { StoredCells } from './stored-file.ts';

const readUpload = uploadReader({
  types: CSV_TYPES,
  megabytes: MAX_IMPORT_MEGABYTES,
  tooLarge: IMPORT_MESSAGES.fileTooLarge,
  busy: IMPORT_MESSAGES.importsAtOnce,
});

/** Reads the request's body. @throws InvalidInput, TooLarge, Busy */
const readFile = async (request: Request, response: Response): Promise<Buffer> => {
  const body = await readUpload(request, response);
  if (!body) throw new InvalidInput([{ field: 'file', message: IMPORT_MESSAGES.fileRequired }]);
  return body;
};

/** The body is the file itself. */
const uploadImport: Call = async (request, { services, signedIn }, response) => {
  const viewer = await signedIn();
  const createCategories = queryChoice(request.query, 'createCategories', ['true', 'false']);
  const { id, rowCount, createCount, changeCount, problemCount } = await services.productImports.upload(viewer, {
    fileName: queryText(request.query, 'name') ?? '',
    corrects: queryText(request.query, 'corrects') ?? null,
    createsCategories: createCategories === undefined ? null : createCategories === 'true',
    read: () => readFile(request, response),
  });
  response.status(201);
  return { id, rowCount, createCount, changeCount, problemCount };
};

/** The rows of an import that have problems, with what is wrong with them, to be corrected and uploaded again. */
const downloadProblems: Call = async ({ query }, { services, signedIn }, response) => {
  const viewer = await signedIn();
  checkMay(viewer, 'CATALOGUE');
  const { import: found, rows } = await services.productImports.problems(viewer, requiredQueryText(query, 'import'));
  await sendCsv(response, {
    name: 'haat-import-problems',
    columns: [
      { header: 'row', value: ({ row }) => row },
      {
        header: 'problem',
        value: ({ problems }) =>
          problems.map(({ column, ...sentence }) => [column, inEnglish(sentence)].filter(Boolean).join(': ')).join(' '),
      },
      ...found.columns.filter(isCsvColumn).map((column) => ({
        header: column,
        value: ({ cells }: StoredCells) => cells[column] ?? '',
      })),
    ],
    rows,
  });
};

/** A file to begin with. */
const downloadSample: Call = async (_request, { signedIn }, response) => {
  checkMay(await signedIn(), 'CATALOGUE');
  await sendCsv(response, {
    name: 'haat-products-sample',
    columns: PRODUCT_CSV_COLUMNS.map((column) => ({
      header: column,
      value: (row: ProductCsvRow) => row[column] ?? '',
    })),
    rows: Readable.from(SAMPLE_ROWS),
  });
};

/** For admins. */
export const productImportCalls: Calls = {
  'POST /backend/admin/product-imports': uploadImport,
  'GET /backend/admin/product-import-problems.csv': downloadProblems,
  'GET /backend/admin/products-sample.csv': downloadSample,
};
