import { latinDigits } from '#schema/digits.ts';
import { centsOf } from '#schema/product.input.ts';
import type { SaveProductInput } from '#web/generated/graphql.ts';
import { instantOf } from '#schema/days.ts';
import { offeredOf, type EditorValues, type TypedPicture } from './values.ts';

/** A number that is no number stays one that the rules refuse. */
const NO_NUMBER = -1;

const cents = (typed: string): number => centsOf(typed) ?? NO_NUMBER;

const pieces = (typed: string): number => {
  const plain = latinDigits(typed).trim();
  return /^\d{1,7}$/.test(plain) ? Number(plain) : NO_NUMBER;
};

const stockOf = (typed: string, seen: number | null) =>
  seen !== null && pieces(typed) === seen ? null : { from: seen, to: pieces(typed) };

const pictureInput = ({ key, alt, altBangla }: TypedPicture) => ({
  key,
  alt: alt || null,
  altBangla: altBangla || null,
});

/** Returns what is sent for what was typed: the rules of the server say what is wrong with it. */
export const inputOf = (values: EditorValues, stored: { id: string; version: number } | null): SaveProductInput => ({
  ...(stored ?? { id: null, version: null }),
  ...values.english,
  categoryId: values.categoryId,
  priceCents: cents(values.price),
  oldPriceCents: values.oldPrice.trim() === '' ? null : cents(values.oldPrice),
  brand: values.brand,
  tag: values.tag,
  sku: values.hasVariants ? null : values.sku,
  bangla: values.bangla,
  pictures: values.pictures.map(pictureInput),
  colors: values.colors.map(({ name, bangla, picture }) => ({
    name,
    bangla: bangla || null,
    picture: picture && pictureInput(picture),
  })),
  sizes: values.sizes,
  attributes: values.attributes,
  variants: offeredOf(values).map(({ color, size, variant }) => ({
    id: variant.id,
    color,
    size,
    sku: variant.sku,
    priceCents: variant.price.trim() === '' ? null : cents(variant.price),
    picture: variant.picture && pictureInput(variant.picture),
    stock: stockOf(variant.stock, variant.seenStock),
  })),
  stock: values.hasVariants ? null : stockOf(values.stock, values.seenStock),
  status: values.publishing === 'NOW' ? 'PUBLISHED' : 'DRAFT',
  publishAt: values.publishing === 'LATER' ? (instantOf(values.publishAt) ?? '') : null,
});
