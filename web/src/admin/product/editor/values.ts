import type { ProductAttribute } from '#schema/product.ts';
import type { Editor_TextsFragment } from '#web/generated/graphql.ts';

/** A picture as the form holds it: with its path, so that it can be shown. */
export interface TypedPicture {
  key: string;
  path: string;
  alt: string;
  altBangla: string;
}

/** A colour as it is typed. */
export interface TypedColor {
  name: string;
  bangla: string;
  picture: TypedPicture | null;
}

/** A variant as it is typed. */
export interface TypedVariant {
  id: string | null;
  sku: string;
  /** Empty for the price of the product. */
  price: string;
  stock: string;
  /** The number of pieces that was seen; null for a new variant. */
  seenStock: number | null;
  picture: TypedPicture | null;
  isOffered: boolean;
}

/** The texts of one language as they are typed. */
export type TypedTexts = Editor_TextsFragment;

/** When the product is in the shop: at once, not yet, or from a time on. */
export type Publishing = 'NOW' | 'DRAFT' | 'LATER';

/** Everything that is typed in the form. */
export interface EditorValues {
  english: TypedTexts;
  bangla: TypedTexts;
  categoryId: string;
  price: string;
  oldPrice: string;
  stock: string;
  seenStock: number | null;
  sku: string;
  brand: string;
  tag: string;
  pictures: TypedPicture[];
  colors: TypedColor[];
  sizes: string[];
  attributes: ProductAttribute[];
  hasVariants: boolean;
  /** By `choiceKey`. */
  variants: Record<string, TypedVariant>;
  publishing: Publishing;
  /** A time in Bangladesh, as an input of the type datetime-local has it. */
  publishAt: string;
}

/** Where a text stands in the form. */
export type TextPath =
  | 'price'
  | 'oldPrice'
  | 'stock'
  | 'sku'
  | 'brand'
  | 'tag'
  | 'publishAt'
  | `${'english' | 'bangla'}.${keyof TypedTexts}`
  | `attributes.${number}.${keyof ProductAttribute}`
  | `colors.${number}.${'name' | 'bangla'}`
  | `pictures.${number}.${'alt' | 'altBangla'}`;

type Part = Readonly<Record<string, unknown>>;

/** Returns the text at a path. */
export const textAt = (values: EditorValues, path: TextPath): string =>
  path.split('.').reduce<unknown>((part, key) => (part as Part)[key], values) as string;

/** Returns the form with another text at a path. */
export const withText = (values: EditorValues, path: TextPath, text: string): EditorValues => {
  const change = (part: unknown, [key = '', ...rest]: readonly string[]): unknown => {
    const next = rest.length === 0 ? text : change((part as Part)[key], rest);
    return Array.isArray(part) ? part.with(Number(key), next) : { ...(part as Part), [key]: next };
  };
  return change(values, path.split('.')) as EditorValues;
};

/** No texts. */
export const NO_TEXTS: TypedTexts = {
  name: '',
  note: '',
  shortDescription: '',
  description: '',
  secondDescription: '',
};

/** The form of a new product. */
export const EMPTY: EditorValues = {
  english: NO_TEXTS,
  bangla: NO_TEXTS,
  categoryId: '',
  price: '',
  oldPrice: '',
  stock: '',
  seenStock: null,
  sku: '',
  brand: '',
  tag: '',
  pictures: [],
  colors: [],
  sizes: [],
  attributes: [],
  hasVariants: false,
  variants: {},
  publishing: 'NOW',
  publishAt: '',
};

/** A colour and size; null where there is no choice. */
export interface Choice {
  color: string | null;
  size: string | null;
}

/** Returns the key of a choice in `variants`. */
export const choiceKey = ({ color, size }: Choice): string => JSON.stringify([color, size]);

/** Returns all choices of colours and sizes, in their order. */
export const choicesOf = ({ colors, sizes }: Pick<EditorValues, 'colors' | 'sizes'>): Choice[] => {
  const orNone = (names: string[]) => (names.length > 0 ? names : [null]);
  return orNone(colors.map(({ name }) => name)).flatMap((color) => orNone(sizes).map((size) => ({ color, size })));
};

const partOfSku = (text: string) =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Suggests a SKU for a choice, from the product's SKU or name. */
export const suggestedSku = (
  { sku, english }: Pick<EditorValues, 'sku' | 'english'>,
  { color, size }: Choice,
): string =>
  [sku.trim() || partOfSku(english.name).slice(0, 24) || 'ITEM', color, size]
    .map((part) => partOfSku(part ?? ''))
    .filter((part) => part !== '')
    .join('-')
    .slice(0, 64);

/** Returns the variant of a choice; a new one where nothing was typed. */
export const variantOf = (values: EditorValues, choice: Choice): TypedVariant =>
  values.variants[choiceKey(choice)] ?? {
    id: null,
    sku: suggestedSku(values, choice),
    price: '',
    stock: '0',
    seenStock: null,
    picture: null,
    isOffered: true,
  };

/** Returns the variants that are offered, in their order; none for a product with one stock. */
export const offeredOf = (values: EditorValues): (Choice & { variant: TypedVariant })[] =>
  values.hasVariants
    ? choicesOf(values)
        .map((choice) => ({ ...choice, variant: variantOf(values, choice) }))
        .filter(({ variant }) => variant.isOffered)
    : [];
