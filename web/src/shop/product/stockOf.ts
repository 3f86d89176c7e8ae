import { variantOf } from './variantOf.ts';

/** A variant as far as the choice of one needs it. */
interface Variant {
  id: string;
  color: string | null;
  size: string | null;
  priceCents: number;
  availableStock: number;
}

/** A product as far as its stock needs it. */
interface Stocked {
  priceCents: number;
  availableStock: number;
  colors: readonly string[];
  sizes: readonly string[];
  variants: readonly Variant[];
}

interface Choice {
  color: string | null;
  size: string | null;
}

/** What there is of a product in a choice of colour and size. */
interface ChosenStock {
  /** Id of the chosen variant; null while none is, and for a product without variants. */
  variantId: string | null;
  /** Price of one piece in cents: of the variant, or of the product. */
  priceCents: number;
  /** The pieces of all variants that the choice leaves open. */
  stock: number;
}

/** Returns what there is of a product in a choice. */
export const stockOf = (product: Stocked, choice: Choice): ChosenStock => {
  const { variants, priceCents, availableStock } = product;
  const variant = variantOf(product, choice);
  if (variant) return { variantId: variant.id, priceCents: variant.priceCents, stock: variant.availableStock };
  const isOpen = (chosen: string | null, option: string | null) => chosen === null || chosen === option;
  const open = variants.filter(({ color, size }) => isOpen(choice.color, color) && isOpen(choice.size, size));
  const stock = variants.length > 0 ? open.reduce((sum, one) => sum + one.availableStock, 0) : availableStock;
  return { variantId: null, priceCents, stock };
};

/** Whether nothing is left of an option together with what else is chosen. */
export const isSoldOut = (product: Stocked, choice: Choice, option: Partial<Choice>): boolean =>
  product.variants.length > 0 && stockOf(product, { ...choice, ...option }).stock === 0;
