/*
 * The file of products: what "View All products" exports and the import reads. Its columns have the spec's names (§3,
 * "New product form") where the spec has one. A file that was exported and not changed imports without a change.
 *
 * One row is one product, or one variant of the product whose rows stand above it with the same `_id`. What a variant
 * row says: `_id`, `variantColor`, `variantSize`, `sku`, `price` (empty: the product's), `availableStock` and `image`;
 * its other cells are empty. The `availableStock` of a product that has variants is empty: their sum is its stock.
 *
 * An empty cell, like a column that is missing, leaves things as they are; EMPTYING removes what is there.
 */

import type { ProductAttribute } from './product.ts';

/** The columns in the order of the export. */
export const PRODUCT_CSV_COLUMNS = [
  /** Id of the product; in a file for new products any word that holds the rows of one product together, or empty. */
  '_id',
  /** Number of the product, or of the variant, that the owner gives. */
  'sku',
  /** Colour of a variant row; empty in a product's row. */
  'variantColor',
  /** Size of a variant row; empty in a product's row. */
  'variantSize',
  'name',
  /** Name of the leaf of the category tree, in English; its slug is read as well. */
  'Category',
  'brand',
  'tag',
  /** A word of PRODUCT_STATUSES. */
  'status',
  /** Dollars, such as 1234.50. */
  'price',
  'oldPrice',
  /** Pieces that can be ordered; empty for a product with variants. */
  'availableStock',
  /** The main picture, see `pictureCell`, or the web address of one, which is fetched. */
  'image',
  /** All other pictures, see `listCell`. */
  'images',
  /** See `listCell`. */
  'colors',
  'sizes',
  /** See `attributesCell`. */
  'attributes',
  'note',
  'shortDescription',
  'description',
  'descriptionSecound',
  'name_bn',
  'note_bn',
  'shortDescription_bn',
  'description_bn',
  'descriptionSecound_bn',
  /** Bangla names of `colors`, in their order. */
  'colors_bn',
] as const;

/** The name of a column. */
export type ProductCsvColumn = (typeof PRODUCT_CSV_COLUMNS)[number];

/** One row by column; a column that is missing is an empty cell. */
export type ProductCsvRow = Partial<Record<ProductCsvColumn, string>>;

/** Cells of a file by the names of its columns, also of those that an import does not know. */
export type FileCells = ProductCsvRow & Partial<Record<string, string>>;

/** Whether an import knows a column of this name. */
export const isCsvColumn = (name: string): name is ProductCsvColumn =>
  PRODUCT_CSV_COLUMNS.some((column) => column === name);

/** The columns that only a product's row fills. */
export const PRODUCT_ROW_ONLY: readonly ProductCsvColumn[] = PRODUCT_CSV_COLUMNS.slice(
  PRODUCT_CSV_COLUMNS.indexOf('name'),
).filter((column) => !['price', 'availableStock', 'image'].includes(column));

/** A cell that removes what is there, such as an old price. */
export const EMPTYING = '-';

/** Returns the cell of some texts: separated by commas, as the spec's form has them. */
export const listCell = (texts: readonly string[]): string => texts.join(', ');

/** Returns the texts of such a cell. */
export const fromListCell = (cell: string): string[] =>
  cell
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Returns the cell of attributes, in their order: `Material: Cotton | Fit: Slim`. */
export const attributesCell = (attributes: readonly ProductAttribute[]): string =>
  attributes.map(({ name, value }) => `${name}: ${value}`).join(' | ');

/** Returns the attributes of such a cell; one without a colon has no value, which the rules refuse. */
export const fromAttributesCell = (cell: string): ProductAttribute[] =>
  cell
    .replaceAll(/\s+/g, ' ')
    .split('|')
    .map((one) => /^([^:]*):?(.*)$/.exec(one) ?? [])
    .map(([, name = '', value = '']) => ({ name: name.trim(), value: value.trim() }))
    .filter(({ name, value }) => name !== '' || value !== '');

/** Returns the cell of an amount in cents: dollars with two decimals; empty for none. */
export const moneyCell = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));

/** Returns the cell of a picture of the shop, by its key. */
export const pictureCell = (key: string): string => `/pictures/${key}`;

/** The most rows of an import, without the header. */
export const MAX_IMPORT_ROWS = 10_000;

/** The most megabytes of an import's file. */
export const MAX_IMPORT_MEGABYTES = 8;

/** Rows of a file to begin with: a product, and one with two variants. Their pictures are those of the demo shop. */
export const SAMPLE_ROWS: readonly ProductCsvRow[] = [
  {
    sku: 'CUSHION-01',
    name: 'Block Print Cushion',
    Category: 'Cushions',
    brand: 'Tanti',
    tag: 'cushion',
    status: 'DRAFT',
    price: '24.50',
    oldPrice: '30.00',
    availableStock: '12',
    image: pictureCell('demo/aarong-block-print-bolster-1'),
    images: listCell(['demo/aarong-block-print-bolster-2', 'demo/aarong-block-print-bolster-3'].map(pictureCell)),
    attributes: 'Material: Cotton | Filling: Kapok',
    note: 'With its filling',
    shortDescription: 'A cushion, printed by hand.',
    description: 'The cover can be taken off and washed.',
    name_bn: 'ব্লক প্রিন্ট কুশন',
  },
  {
    _id: 'shirt',
    name: 'Linen Shirt',
    Category: 'mens-clothing',
    brand: 'Tanti',
    tag: 'shirt',
    status: 'DRAFT',
    price: '18.00',
    image: pictureCell('demo/aarong-handloom-panjabi-1'),
    colors: 'White',
    sizes: listCell(['M', 'L']),
    shortDescription: 'A shirt for warm days.',
  },
  { _id: 'shirt', sku: 'SHIRT-W-M', variantColor: 'White', variantSize: 'M', availableStock: '5' },
  { _id: 'shirt', sku: 'SHIRT-W-L', variantColor: 'White', variantSize: 'L', availableStock: '8' },
];
