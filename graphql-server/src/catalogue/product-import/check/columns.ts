import type { ProductCsvColumn } from '#schema/product-csv.ts';
import type { ShopProduct } from './shop-state.ts';

/** A column of texts: that of the table, the field of the input, and what it is called in `ShopProduct`. */
interface TextColumnShape {
  column: ProductCsvColumn;
  table: string;
  field: string;
  shop: keyof ShopProduct;
}

/** The columns whose cells are texts of the product. */
export const TEXT_COLUMNS = [
  { column: 'name', table: 'name', field: 'name', shop: 'name' },
  { column: 'brand', table: 'brand', field: 'brand', shop: 'brand' },
  { column: 'tag', table: 'tag', field: 'tag', shop: 'tag' },
  { column: 'note', table: 'note', field: 'note', shop: 'note' },
  { column: 'shortDescription', table: 'short_description', field: 'shortDescription', shop: 'shortDescription' },
  { column: 'description', table: 'description', field: 'description', shop: 'description' },
  { column: 'descriptionSecound', table: 'second_description', field: 'secondDescription', shop: 'secondDescription' },
] as const satisfies readonly TextColumnShape[];

/** The same for the texts in Bangla, which are rows of another table. */
export const BANGLA_COLUMNS = [
  { column: 'name_bn', table: 'name', field: 'name', shop: 'banglaName' },
  { column: 'note_bn', table: 'note', field: 'note', shop: 'banglaNote' },
  {
    column: 'shortDescription_bn',
    table: 'short_description',
    field: 'shortDescription',
    shop: 'banglaShortDescription',
  },
  { column: 'description_bn', table: 'description', field: 'description', shop: 'banglaDescription' },
  {
    column: 'descriptionSecound_bn',
    table: 'second_description',
    field: 'secondDescription',
    shop: 'banglaSecondDescription',
  },
] as const satisfies readonly TextColumnShape[];

/** One of both. */
export type TextColumn = (typeof TEXT_COLUMNS | typeof BANGLA_COLUMNS)[number];

/** The column of a field of the product's input, for its problems. */
const columnsByField: Readonly<Record<string, ProductCsvColumn>> = {
  ...Object.fromEntries(TEXT_COLUMNS.map(({ column, field }) => [field, column])),
  ...Object.fromEntries(BANGLA_COLUMNS.map(({ column, field }) => [`bangla.${field}`, column])),
  categoryId: 'Category',
  priceCents: 'price',
  oldPriceCents: 'oldPrice',
  sku: 'sku',
  stock: 'availableStock',
  status: 'status',
  color: 'variantColor',
  size: 'variantSize',
  picture: 'image',
  pictures: 'images',
  colors: 'colors',
  sizes: 'sizes',
  attributes: 'attributes',
};

/**
 * Returns the column that a problem of the product's input is about, by the path of the field; undefined for one of a
 * variant.
 */
export const columnOfPath = (path: string): ProductCsvColumn | undefined => {
  const [first = '', second = ''] = path.split('.');
  if (path === 'pictures' || path === 'pictures.0' || path.startsWith('pictures.0.')) return 'image';
  return columnsByField[`${first}.${second}`] ?? columnsByField[first];
};

/** Returns the place of the variant that such a path is about, and the column; undefined for one of the product. */
export const variantOfPath = (path: string): { place: number; column: ProductCsvColumn } | undefined => {
  const [first, place, field = ''] = path.split('.');
  if (first !== 'variants' || place === undefined) return undefined;
  return { place: Number(place), column: columnsByField[field] ?? 'variantColor' };
};
