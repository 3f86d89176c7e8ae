import type { CartLine } from '#schema/cart.ts';
import type { ShownLine } from '#schema/rendering.ts';
import type { Language } from '#kernel/language.ts';
import { toPicture } from '#catalogue/picture/picture-path.ts';
import { choiceOf, shownChoiceOf, type ProductOnSale } from './choice.ts';

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
