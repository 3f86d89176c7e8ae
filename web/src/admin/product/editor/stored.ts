import type { Editor_ProductFragment } from '#web/generated/graphql.ts';
import { inDhaka } from '#schema/days.ts';
import {
  choiceKey,
  choicesOf,
  EMPTY,
  NO_TEXTS,
  variantOf,
  type EditorValues,
  type Publishing,
  type TypedPicture,
  type TypedTexts,
} from './values.ts';

const typedPrice = (cents: number | null | undefined): string =>
  cents === null || cents === undefined ? '' : (cents / 100).toFixed(2);

type Picture = { key: string; path: string; alt?: string | null; altBangla?: string | null };

/** Returns a picture of the server as the form holds it. */
export const typedPicture = ({ key, path, alt, altBangla }: Picture): TypedPicture => ({
  key,
  path,
  alt: alt ?? '',
  altBangla: altBangla ?? '',
});

/** Returns the texts alone, without what the cache adds. */
const textsOf = ({ name, note, shortDescription, description, secondDescription }: TypedTexts): TypedTexts => ({
  name,
  note,
  shortDescription,
  description,
  secondDescription,
});

/** Returns the form of a product that is stored. */
export const valuesOf = (product: Editor_ProductFragment): EditorValues => {
  const { details } = product;
  const english = textsOf(details.english);
  const bangla = textsOf(details.bangla ?? NO_TEXTS);
  return {
    english,
    bangla,
    categoryId: product.category.id,
    price: typedPrice(product.priceCents),
    oldPrice: typedPrice(product.oldPriceCents),
    stock: String(product.availableStock),
    seenStock: product.availableStock,
    sku: product.sku ?? '',
    brand: product.brand,
    tag: details.tag,
    pictures: details.pictures.map(typedPicture),
    colors: details.colors.map(({ name, bangla: inBangla, picture }) => ({
      name,
      bangla: inBangla ?? '',
      picture: picture && typedPicture(picture),
    })),
    sizes: [...details.sizes],
    attributes: details.attributes.map(({ name, value }) => ({ name, value })),
    hasVariants: product.hasVariants,
    variants: {
      // A choice of a product with variants that has none is not offered.
      ...(product.hasVariants &&
        Object.fromEntries(
          choicesOf({
            colors: details.colors.map(({ name }) => ({ name, bangla: '', picture: null })),
            sizes: [...details.sizes],
          }).map((choice) => [choiceKey(choice), { ...variantOf({ ...EMPTY, english }, choice), isOffered: false }]),
        )),
      ...Object.fromEntries(
        details.variants.map(({ id, color, size, sku, priceCents, picture, availableStock }) => [
          choiceKey({ color: color ?? null, size: size ?? null }),
          {
            id,
            sku,
            price: typedPrice(priceCents),
            stock: String(availableStock),
            seenStock: availableStock,
            picture: picture ? typedPicture(picture) : null,
            isOffered: true,
          },
        ]),
      ),
    },
    publishing: publishingOf(product),
    publishAt: product.publishAt ? inDhaka(product.publishAt) : '',
  };
};

const publishingOf = ({ status, publishAt }: Editor_ProductFragment): Publishing => {
  if (status === 'PUBLISHED') return 'NOW';
  return publishAt ? 'LATER' : 'DRAFT';
};
