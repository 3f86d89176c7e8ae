/** Constants and sentences of the import of products, for pages and services. */
import { MAX_IMPORT_MEGABYTES, MAX_IMPORT_ROWS } from './product-csv.ts';

/** The most columns of a file: all that there are, and some that are refused by name. */
export const MAX_IMPORT_COLUMNS = 60;

/** The most characters of a row. */
export const MAX_IMPORT_ROW_LENGTH = 100_000;

/** For how many days an import can be seen, and undone if it was applied. */
export const IMPORT_DAYS = 30;

/** The most imports that are kept that were not applied: the oldest are dropped. */
export const MAX_IMPORTS_KEPT = 20;

/** What becomes of an import: it is checked (the dry run), applied and may be undone. */
export const IMPORT_STATUSES = ['CHECKED', 'APPLYING', 'APPLIED', 'UNDOING', 'UNDONE'] as const;

/** One of them. */
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** What the import does with a row: creates, changes, leaves as it is, or nothing because of a problem. */
export const IMPORT_ROW_KINDS = ['CREATE', 'CHANGE', 'SAME', 'PROBLEM'] as const;

/** One of them. */
export type ImportRowKind = (typeof IMPORT_ROW_KINDS)[number];

/** Media types of the files: browsers name a CSV file by that of the program that opens it. */
export const CSV_TYPES = ['text/csv', 'text/plain', 'application/csv', 'application/vnd.ms-excel'] as const;

/** Columns that the list of problems has besides those of the file. They are read over in an upload. */
export const PROBLEM_COLUMNS = ['row', 'problem'] as const;

/** The columns by which rows are told apart: a file has one of them. */
export const KEY_COLUMNS = ['_id', 'sku', 'name'] as const;

/** The most pictures of a file that are fetched from the web. */
export const MAX_IMPORT_ADDRESSES = 500;

/** The most categories that a file creates. */
export const MAX_IMPORT_CATEGORIES = 100;

/** Sentences about the import of products. */
export const IMPORT_MESSAGES = {
  fileRequired: 'Choose a CSV file with products.',
  fileEmpty: 'This file has no rows.',
  fileTooLarge: `The file is too large: ${MAX_IMPORT_MEGABYTES} MB at most.`,
  tooManyRows: `The file has too many rows: ${MAX_IMPORT_ROWS} at most.`,
  tooManyColumns: `The file has too many columns: ${MAX_IMPORT_COLUMNS} at most.`,
  workbook: 'This is a workbook, not a CSV file. Save it in your spreadsheet as “CSV UTF-8”.',
  encoding:
    'The characters of this file cannot be read (from line {line}). Save it in your spreadsheet as “CSV UTF-8”.',
  unstorable: 'The file holds characters that no text has (line {line}). Save it as “CSV UTF-8”.',
  quoteOpen: 'Row {row} does not end: a quotation mark opens a cell and none closes it, or the row is too long.',
  quoteInside:
    'Row {row} cannot be read: a cell with a quotation mark inside stands between quotation marks, and those inside are doubled.',
  importsAtOnce: 'Another file is being read just now. Please try again in a moment.',
  columnUnknown: 'There is no column “{column}”.',
  columnNear: 'There is no column “{column}”. Is “{nearest}” meant?',
  columnTwice: 'The column “{column}” is there twice.',
  columnsOpen: 'Some columns of the file are not known: say first what they are.',
  noKeyColumn: 'The first row must name the columns. One of them is “_id”, “sku” or “name”.',
  cellsTooMany: 'This row has more cells than the first row has columns.',
  cellRequired: 'A new product needs “{column}”.',
  idUnknown: 'There is no product with this id. Leave the cell empty for a new product.',
  idOfAnother: 'This SKU belongs to another product than this id.',
  productTwice: 'This product is in row {row} already.',
  skuTwice: 'This SKU is in row {row} already.',
  variantRowTwice: 'This variant is in row {row} already.',
  categoryUnknown: 'There is no category “{category}”.',
  categoryNear: 'There is no category “{category}”. Is “{nearest}” meant?',
  categoryAbove: '“{category}” has categories below it: choose one of those, such as “{nearest}”.',
  categoryShared:
    'Several categories are called “{category}”. Write the slug of the one that is meant, such as “{slug}”.',
  categoryPlace: 'There is no category “{category}”. Write its place before it, as in “Lighting / Desk Lamps”.',
  tooManyCategories: `The file names too many new categories: ${MAX_IMPORT_CATEGORIES} at most.`,
  statusUnknown: 'The status is DRAFT, PUBLISHED or ARCHIVED.',
  moneyInvalid: 'Write the price in dollars, such as 1234.50.',
  stockInvalid: 'Write the pieces in stock as a whole number, such as 25.',
  stockOfVariants: 'This product has variants: their rows say what is in stock.',
  pictureForeign:
    'This picture is not in the shop. Write its web address, or upload it and write its path: /pictures/…',
  tooManyAddresses: `The file names too many pictures by their web address: ${MAX_IMPORT_ADDRESSES} at most.`,
  picturesLater: 'Not all pictures of the file could be fetched yet, and nothing was changed. Apply it again to go on.',
  variantAlone: 'The row of the product must stand above the rows of its variants, with the same “_id”.',
  variantOther: 'This SKU is the variant “{variant}”. Its colour and size cannot be changed here.',
  variantSkuRequired: 'A new variant needs a SKU.',
  firstVariants: 'This product has no variants yet. Give it the first ones on its page.',
  ofProductRow: '“{column}” belongs into the row of the product.',
  banglaColors: 'Write one Bangla name for each colour, or none.',
  noImport: 'There is no such import any more.',
  hasProblems: 'Nothing was changed: some rows have problems. Correct them first.',
  nothingToDo: 'This file changes nothing.',
  notNow: 'This import is being worked on, or was dealt with already.',
  notApplied: 'Only an import that was applied can be undone.',
  productChanged: 'This product has been changed meanwhile.',
  categoryGone: 'Its category is no longer there, or has categories below it.',
  changedNow: 'Something in the shop changed at this moment. Nothing was changed by the import: check the file again.',
  productGone: 'This product is no longer there.',
  stockChanged: 'There were {before} pieces, and now there are {available}.',
  skuTaken: 'The SKU “{sku}” has been given to another product meanwhile.',
  stockSold: '{missing} of the pieces that the import added have been ordered.',
  stockSet: 'Its stock has been set again since.',
  variantOrdered: 'The variant is in open orders.',
  otherRow: 'Another row of this product cannot be undone.',
  failed: 'It did not work, and nothing was changed. Please try again.',
} as const;
