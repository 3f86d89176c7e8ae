import { PRODUCT_LENGTHS } from '#schema/product-admin.ts';
import type { ProductColumns, TranslationColumns, VariantColumns } from '#catalogue/product/write/product-writer.ts';
import type { RowOf } from '#platform/db/sql.ts';

/** What a copy's name ends with. */
const SUFFIX = ' (copy)';
const SUFFIX_IN_BANGLA = ' (অনুলিপি)';

/** The most characters of an SKU to which a copy adds its own. */
const SKU_LENGTH = 50;

const nameOf = (name: string, suffix: string) =>
  [...name].slice(0, PRODUCT_LENGTHS.name - SUFFIX_IN_BANGLA.length).join('') + suffix;

/** Returns the columns of a draft that is a copy of a product, its variants with new SKUs and without stock. */
export const copyOf = (
  product: RowOf<'adminProductById'>['product'],
  skuSuffix: string,
): { columns: ProductColumns; translations: TranslationColumns[]; variants: Partial<VariantColumns>[] } => {
  const skuOf = (sku: string) => sku.slice(0, SKU_LENGTH) + skuSuffix;
  const { bangla } = product;
  return {
    columns: {
      name: nameOf(product.name, SUFFIX),
      category_id: product.categoryId,
      brand: product.brand,
      tag: product.tag,
      sku: product.sku === null ? null : skuOf(product.sku),
      price_cents: product.priceCents,
      old_price_cents: product.oldPriceCents,
      pictures: product.pictures,
      picture_alts: product.pictureAlts,
      colors: product.colors,
      color_pictures: product.colorPictures,
      sizes: product.sizes,
      attributes: product.attributes,
      note: product.note,
      short_description: product.shortDescription,
      description: product.description,
      second_description: product.secondDescription,
      status: 'DRAFT',
      publish_at: null,
    },
    translations:
      bangla === null
        ? []
        : [
            {
              name: nameOf(bangla.name, SUFFIX_IN_BANGLA),
              note: bangla.note,
              short_description: bangla.shortDescription,
              description: bangla.description,
              second_description: bangla.secondDescription,
              colors: bangla.colors,
            },
          ],
    variants: product.variants.map(({ color, size, sku, picture, priceCents }, position) => ({
      color,
      size,
      sku: skuOf(sku),
      picture,
      price_cents: priceCents,
      position,
    })),
  };
};
