import type { CartLine } from '#schema/cart.ts';
import { chosenOption, missingChoices } from '#schema/order.ts';
import type { ShownLine } from '#schema/rendering.ts';
import { toPicture } from '#catalogue/picture/picture-path.ts';
import type { Language } from '#kernel/language.ts';
import type { RowOf } from '#platform/db/sql.ts';

/** The current state of a product that is being bought. */
export type ProductOnSale = RowOf<'productsAtCheckout'>['product'];

/**
 * A product in the colour and size of a line, as it is now: one of its variants, or the product itself where it has
 * none.
 */
export interface Choice {
  variantId: string | null;
  sku: string | null;
  color: string | null;
  size: string | null;
  priceCents: number;
  available: number;
  /** Key in the image store. */
  picture: string;
}

/** Returns what a line chooses of a product; null when it has variants, but none of that colour and size. */
export const choiceOf = (
  product: ProductOnSale,
  line: { color: string | null; size: string | null },
): Choice | null => {
  const color = chosenOption(line.color, product.colors);
  const size = chosenOption(line.size, product.sizes);
  const picture = (color === null ? undefined : product.colorPictures[color]) ?? product.picture;
  const { variants, sku, priceCents, available } = product;
  if (variants === null) return { variantId: null, sku, color, size, priceCents, available, picture };
  const variant = variants.find((one) => one.color === color && one.size === size);
  return variant
    ? {
        variantId: variant.id,
        sku: variant.sku,
        color,
        size,
        priceCents: variant.priceCents,
        available: variant.available,
        picture: variant.picture,
      }
    : null;
};

/**
 * Returns what the checkout shows of a line: what it chooses, or the product as long as nothing is chosen. Nothing is
 * left of a colour and size that it does not have together.
 */
export const shownChoiceOf = (product: ProductOnSale, line: { color: string | null; size: string | null }): Choice =>
  choiceOf(product, line) ?? {
    variantId: null,
    sku: null,
    color: chosenOption(line.color, product.colors),
    size: chosenOption(line.size, product.sizes),
    priceCents: product.priceCents,
    available: missingChoices(product, line).length > 0 ? product.available : 0,
    picture: product.picture,
  };

/** Returns a line as a page shows it. */
export const shownLine = (line: CartLine, product: ProductOnSale, language: Language): ShownLine => {
  const { colors, sizes, name, bangla } = product;
  const choice = shownChoiceOf(product, line);
  const translated = language === 'BN' ? bangla : null;
  const colorLabel = line.color && translated?.colors[colors.indexOf(line.color)];
  return {
    ...line,
    name: translated?.name || name,
    colorLabel: colorLabel || line.color,
    picture: toPicture(choice.picture, '').path,
    priceCents: choice.priceCents,
    availableStock: choice.available,
    isOffered:
      choiceOf(product, line) !== null &&
      (line.color === null || colors.includes(line.color)) &&
      (line.size === null || sizes.includes(line.size)),
  };
};
