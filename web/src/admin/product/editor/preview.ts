import { inputOf } from './input.ts';
import { offeredOf, type Choice, type EditorValues } from './values.ts';
import { definePersonalStore } from '#web/lib/stores.ts';
import { storedValue } from '#web/lib/storedValue.ts';

/** A product as it is previewed, with the texts of both languages. */
export interface PreviewedProduct extends Pick<
  EditorValues,
  'english' | 'bangla' | 'brand' | 'pictures' | 'colors' | 'sizes' | 'attributes'
> {
  priceCents: number;
  oldPriceCents: number | null;
  availableStock: number;
  variants: (Choice & { priceCents: number; availableStock: number })[];
}

const parse = (stored: unknown): PreviewedProduct | null => {
  const product = stored as PreviewedProduct | null;
  return product && typeof product.english === 'object' && Array.isArray(product.pictures) ? product : null;
};

/** What the tab of the preview shows: the browser keeps it, so that both tabs know it. */
export const preview = definePersonalStore(
  () => storedValue<PreviewedProduct | null>('preview', parse, (product) => product),
  (store) => store.write(null),
);

const atLeast0 = (number: number | null | undefined): number => Math.max(0, number ?? 0);

/** Returns what the preview shows of what was typed; a number that is none is 0. */
export const previewOf = (values: EditorValues): PreviewedProduct => {
  const input = inputOf(values, null);
  const { english, bangla, brand, pictures, colors, sizes, attributes } = values;
  const priceCents = atLeast0(input.priceCents);
  const variants = offeredOf(values).map(({ color, size, variant }, index) => ({
    color,
    size,
    priceCents: atLeast0(input.variants?.[index]?.priceCents ?? priceCents),
    availableStock: atLeast0(input.variants?.[index]?.stock?.to ?? variant.seenStock),
  }));
  return {
    english,
    bangla,
    brand,
    priceCents,
    oldPriceCents: input.oldPriceCents ?? null,
    availableStock: values.hasVariants
      ? variants.reduce((sum, { availableStock }) => sum + availableStock, 0)
      : atLeast0(input.stock?.to ?? values.seenStock),
    pictures,
    colors,
    sizes,
    attributes,
    variants,
  };
};
