/** The inputs of products, for forms, services and imports. */
import * as v from 'valibot';
import { latinDigits } from './digits.ts';
import { requiredText } from './input.ts';
import { MAX_VARIANTS } from './product.ts';
import {
  MAX_ATTRIBUTES,
  MAX_COLORS,
  MAX_PICTURES,
  MAX_PRICE_CENTS,
  MAX_SIZES,
  MAX_STOCK,
  PRODUCT_LENGTHS,
  PRODUCT_MESSAGES,
} from './product-admin.ts';

const messages = PRODUCT_MESSAGES;

/**
 * Returns dollars as people type them, in Latin or Bangla digits, in cents: `$1,749.99` is 174999; null for what is no
 * price.
 */
export const centsOf = (typed: string): number | null => {
  const plain = latinDigits(typed).replaceAll(/[\s,$]/g, '');
  if (!/^\d{1,9}(?:\.\d{0,2})?$|^\.\d{1,2}$/.test(plain)) return null;
  return Math.round(Number(plain) * 100);
};

/** Returns the parts of a list as people type it, `red, blue`, without surrounding spaces and empty parts. */
export const partsOf = (typed: string): string[] =>
  typed
    .split(/[,\n;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const optionalText = (most: number, tooLong: string) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(most, tooLong)), '');

const nullWhenEmpty = v.transform((typed: string) => (typed === '' ? null : typed));

const price = v.pipe(
  v.number(messages.priceInvalid),
  v.integer(messages.priceInvalid),
  v.minValue(1, messages.priceInvalid),
  v.maxValue(MAX_PRICE_CENTS, messages.priceInvalid),
);

/** The number of pieces in stock. */
export const stockInput = v.pipe(
  v.number(messages.stockInvalid),
  v.integer(messages.stockInvalid),
  v.minValue(0, messages.stockInvalid),
  v.maxValue(MAX_STOCK, messages.stockInvalid),
);

/** A new number of pieces, and the one that was seen; null for something new. */
const stockChange = v.nullish(v.object({ from: v.nullish(v.number(), null), to: stockInput }), null);

const sku = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(PRODUCT_LENGTHS.sku, messages.skuInvalid),
  v.regex(/^[A-Za-z0-9._/-]+$/, messages.skuInvalid),
);

const optionalSku = v.nullish(
  v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => typed === '' || v.is(sku, typed), messages.skuInvalid),
    nullWhenEmpty,
  ),
  null,
);

const alt = v.nullish(
  v.pipe(v.string(), v.trim(), v.maxLength(PRODUCT_LENGTHS.alt, messages.altTooLong), nullWhenEmpty),
  null,
);

/** Key of a picture in the image store. */
const pictureKey = v.pipe(
  v.string(),
  v.maxLength(150, messages.pictureUnknown),
  v.regex(/^(?:[a-z]+\/)?[a-z0-9]+(?:-[a-z0-9]+)*$/, messages.pictureUnknown),
);

const picture = v.object({ key: pictureKey, alt, altBangla: alt });

const color = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(messages.colorInvalid),
  v.maxLength(PRODUCT_LENGTHS.color, messages.colorInvalid),
);

const size = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(messages.sizeInvalid),
  v.maxLength(PRODUCT_LENGTHS.size, messages.sizeInvalid),
);

/** The rules of each field of a product that stands alone. */
export const productFields = {
  name: requiredText(PRODUCT_LENGTHS.name, messages.nameRequired, messages.nameTooLong),
  categoryId: v.pipe(v.string(messages.categoryRequired), v.nonEmpty(messages.categoryRequired)),
  priceCents: price,
  oldPriceCents: v.nullish(price, null),
  brand: optionalText(PRODUCT_LENGTHS.brand, messages.brandTooLong),
  tag: optionalText(PRODUCT_LENGTHS.tag, messages.tagTooLong),
  note: optionalText(PRODUCT_LENGTHS.note, messages.noteTooLong),
  shortDescription: optionalText(PRODUCT_LENGTHS.shortDescription, messages.shortDescriptionTooLong),
  description: optionalText(PRODUCT_LENGTHS.description, messages.descriptionTooLong),
  secondDescription: optionalText(PRODUCT_LENGTHS.secondDescription, messages.descriptionTooLong),
  sku: optionalSku,
};

/** The texts in Bangla: with a name, or none at all. */
const banglaTexts = v.nullish(
  v.pipe(
    v.object({
      name: optionalText(PRODUCT_LENGTHS.name, messages.nameTooLong),
      note: productFields.note,
      shortDescription: productFields.shortDescription,
      description: productFields.description,
      secondDescription: productFields.secondDescription,
    }),
    v.forward(
      v.check(
        ({ name, ...others }) => name !== '' || Object.values(others).every((text) => text === ''),
        messages.banglaNameRequired,
      ),
      ['name'],
    ),
    v.transform((texts) => (texts.name === '' ? null : texts)),
  ),
  null,
);

const productColor = v.object({
  name: color,
  bangla: v.nullish(
    v.pipe(v.string(), v.trim(), v.maxLength(PRODUCT_LENGTHS.color, messages.colorInvalid), nullWhenEmpty),
    null,
  ),
  picture: v.nullish(picture, null),
});

/** A text of one line. The excluded signs part attributes in files and URLs. */
const attributeText = (most: number, excluded: RegExp, invalid: string) =>
  v.pipe(
    v.string(),
    v.transform((typed) => typed.replaceAll(/\s+/g, ' ').trim()),
    v.check((text) => text !== '' && text.length <= most && !excluded.test(text), invalid),
  );

/** An attribute of a product. */
export const attributeInput = v.object({
  name: attributeText(PRODUCT_LENGTHS.attributeName, /[:|]/, messages.attributeNameInvalid),
  value: attributeText(PRODUCT_LENGTHS.attributeValue, /\|/, messages.attributeValueInvalid),
});

const variant = v.object({
  id: v.nullish(v.string(), null),
  color: v.nullish(color, null),
  size: v.nullish(size, null),
  sku,
  priceCents: v.nullish(price, null),
  picture: v.nullish(picture, null),
  stock: stockChange,
});

/** A rule that no two items of a list have the same key; the later one has the problem. */
const noneTwice = <Item>(keyOf: (item: Item) => string, message: string, field: keyof Item & string = '' as never) =>
  v.rawCheck<Item[]>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const seen = new Set<string>();
    for (const [index, item] of dataset.value.entries()) {
      const key = keyOf(item);
      if (seen.has(key))
        addIssue({
          message,
          path: [
            { type: 'array', origin: 'value', input: dataset.value, key: index, value: item },
            ...(field
              ? [
                  {
                    type: 'object' as const,
                    origin: 'value' as const,
                    input: item as Record<string, unknown>,
                    key: field,
                    value: item[field],
                  },
                ]
              : []),
          ],
        });
      seen.add(key);
    }
  });

/** An instant of the years that a calendar shows: others cannot be stored. */
const time = v.nullish(
  v.pipe(
    v.string(messages.publishTimeInvalid),
    v.check((typed) => /^\d{4}-\d\d-\d\d/.test(typed) && !Number.isNaN(Date.parse(typed)), messages.publishTimeInvalid),
    v.transform((typed) => new Date(typed)),
  ),
  null,
);

const fields = v.object({
  id: v.nullish(v.string(), null),
  version: v.nullish(v.pipe(v.number(), v.integer()), null),
  ...productFields,
  pictures: v.pipe(
    v.array(picture),
    v.maxLength(MAX_PICTURES, messages.tooManyProductPictures),
    noneTwice(({ key }) => key, messages.pictureTwice),
  ),
  colors: v.optional(
    v.pipe(
      v.array(productColor),
      v.maxLength(MAX_COLORS, messages.tooManyColors),
      noneTwice(({ name }) => name.toLowerCase(), messages.colorTwice, 'name'),
    ),
    [],
  ),
  sizes: v.optional(
    v.pipe(
      v.array(size),
      v.maxLength(MAX_SIZES, messages.tooManySizes),
      noneTwice((name) => name.toLowerCase(), messages.sizeTwice),
    ),
    [],
  ),
  attributes: v.optional(
    v.pipe(
      v.array(attributeInput),
      v.maxLength(MAX_ATTRIBUTES, messages.tooManyAttributes),
      noneTwice(({ name, value }) => `${name}:${value}`.toLowerCase(), messages.attributeTwice, 'value'),
    ),
    [],
  ),
  bangla: banglaTexts,
  variants: v.optional(
    v.pipe(
      v.array(variant),
      v.maxLength(MAX_VARIANTS, messages.tooManyVariants),
      noneTwice((one) => JSON.stringify([one.color, one.size]), messages.variantTwice),
      noneTwice((one) => one.sku.toUpperCase(), messages.skuTwice, 'sku'),
    ),
    [],
  ),
  stock: stockChange,
  status: v.picklist(['DRAFT', 'PUBLISHED']),
  publishAt: time,
});

/** A product as an admin saves it. */
export const productInput = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['pictures'], ['status'], ['publishAt']],
      ({ pictures, status, publishAt }) => pictures.length > 0 || (status === 'DRAFT' && publishAt === null),
      messages.pictureRequired,
    ),
    ['pictures'],
  ),
  v.forward(
    v.partialCheck(
      [['priceCents'], ['oldPriceCents']],
      ({ priceCents, oldPriceCents }) => oldPriceCents === null || oldPriceCents > priceCents,
      messages.oldPriceLower,
    ),
    ['oldPriceCents'],
  ),
  v.forward(
    v.partialCheck(
      [['bangla'], ['colors']],
      ({ bangla, colors }) => bangla !== null || colors.every((one) => one.bangla === null),
      messages.banglaNameRequired,
    ),
    ['bangla'],
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { colors, sizes, variants } = dataset.value;
    const fits = (value: string | null, offered: readonly string[]) =>
      value === null ? offered.length === 0 : offered.includes(value);
    const names = colors.map(({ name }) => name);
    for (const [index, one] of variants.entries())
      if (!fits(one.color, names) || !fits(one.size, sizes))
        addIssue({
          message: messages.variantChoice,
          path: [
            { type: 'object', origin: 'value', input: dataset.value, key: 'variants', value: variants },
            { type: 'array', origin: 'value', input: variants, key: index, value: one },
          ],
        });
  }),
);

/** A product as sent. */
export type ProductInput = v.InferInput<typeof productInput>;

/** A product as checked. */
export type CheckedProduct = v.InferOutput<typeof productInput>;
