import type { Recorded } from '#schema/audit.ts';
import type { CheckedProduct } from '#schema/product.input.ts';
import type { ProductColumns, TranslationColumns } from '#catalogue/product/write/product-writer.ts';
import type { EditorDetails, AdminProductModel } from './admin-product.model.ts';

/** A product with everything that the editor shows. */
export type EditedProduct = AdminProductModel & { details: EditorDetails };

type InputPicture = CheckedProduct['pictures'][number];

/** Returns all pictures of an input with the paths of their fields. */
export const picturesOf = ({
  pictures,
  colors,
  variants,
}: CheckedProduct): { field: string; picture: InputPicture }[] => [
  ...pictures.map((picture, index) => ({ field: `pictures.${index}`, picture })),
  ...colors.flatMap(({ picture }, index) => (picture ? [{ field: `colors.${index}.picture`, picture }] : [])),
  ...variants.flatMap(({ picture }, index) => (picture ? [{ field: `variants.${index}.picture`, picture }] : [])),
];

/** Returns the keys of the pictures that a product has. */
export const keysOf = ({ pictures, colorPictures, variants }: EditorDetails): string[] => [
  ...pictures,
  ...Object.values(colorPictures),
  ...variants.flatMap(({ picture }) => picture ?? []),
];

const altsOf = (input: CheckedProduct): Record<string, { en: string; bn?: string }> =>
  Object.fromEntries(
    picturesOf(input).flatMap(({ picture: { key, alt, altBangla } }) =>
      alt === null && altBangla === null
        ? []
        : [[key, { en: alt ?? '', ...(altBangla !== null && { bn: altBangla }) }]],
    ),
  );

/** Returns the columns of `products` for an input. */
export const columnsOf = (input: CheckedProduct): ProductColumns => ({
  name: input.name,
  category_id: input.categoryId,
  brand: input.brand,
  tag: input.tag,
  sku: input.variants.length > 0 ? null : input.sku,
  price_cents: input.priceCents,
  old_price_cents: input.oldPriceCents,
  pictures: input.pictures.map(({ key }) => key),
  picture_alts: altsOf(input),
  colors: input.colors.map(({ name }) => name),
  color_pictures: Object.fromEntries(
    input.colors.flatMap(({ name, picture }) => (picture ? [[name, picture.key]] : [])),
  ),
  sizes: input.sizes,
  attributes: input.attributes,
  note: input.note,
  short_description: input.shortDescription,
  description: input.description,
  second_description: input.secondDescription,
  status: input.status,
  publish_at: input.status === 'DRAFT' ? input.publishAt : null,
});

/** Returns the columns of `product_translations` for an input. */
export const banglaColumnsOf = ({ bangla, colors }: CheckedProduct): Partial<TranslationColumns> =>
  bangla === null
    ? { name: '' }
    : {
        name: bangla.name,
        note: bangla.note,
        short_description: bangla.shortDescription,
        description: bangla.description,
        second_description: bangla.secondDescription,
        colors: colors.map((color) => color.bangla ?? ''),
      };

/** Returns a variant's name for people: its colour and size. */
export const variantName = ({ color, size }: { color: string | null; size: string | null }): string =>
  [color, size].filter((part) => part !== null).join(' / ');

const altText = ([key, { en, bn }]: [string, { en: string; bn?: string }]) =>
  `${key}: ${[en, bn ?? ''].filter((part) => part !== '').join(' · ')}`;

/** Returns what the audit log keeps of a product. */
export const recordOf = ({ details, ...product }: EditedProduct): Recorded => {
  const { bangla } = details;
  return {
    version: product.version,
    name: product.name,
    category: product.categoryId,
    brand: product.brand,
    tag: details.tag,
    sku: product.sku,
    priceCents: product.priceCents,
    oldPriceCents: product.oldPriceCents,
    pictures: details.pictures,
    pictureTexts: Object.entries(details.pictureAlts).map(altText),
    colors: details.colors,
    colorPictures: Object.entries(details.colorPictures).map(([color, key]) => `${color}: ${key}`),
    sizes: details.sizes,
    attributes: details.attributes.map(({ name, value }) => `${name}: ${value}`),
    note: details.note,
    shortDescription: details.shortDescription,
    description: details.description,
    secondDescription: details.secondDescription,
    banglaName: bangla?.name ?? null,
    banglaNote: bangla?.note ?? null,
    banglaShortDescription: bangla?.shortDescription ?? null,
    banglaDescription: bangla?.description ?? null,
    banglaSecondDescription: bangla?.secondDescription ?? null,
    banglaColors: bangla?.colors ?? null,
    status: product.status,
    publishAt: product.publishAt,
    ...(product.hasVariants ? {} : { availableStock: product.availableStock }),
    variants: details.variants.map((variant) =>
      [
        variantName(variant),
        variant.sku,
        String(variant.availableStock),
        variant.priceCents === null ? null : String(variant.priceCents),
        variant.picture,
      ]
        .filter((part) => part !== null && part !== '')
        .join(' · '),
    ),
  };
};
