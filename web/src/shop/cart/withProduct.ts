import type { Cart_ProductFragment } from '#web/generated/graphql.ts';
import type { CartLine } from './cart.ts';

/* GraphQL */ `
  fragment Cart_product on Product {
    id
    name
    image {
      path
      alt
    }
    priceCents
    availableStock
    hasVariants
    colors
    sizes
  }
`;

/** What a line has of a variant. */
export interface LineVariant {
  id: string;
  priceCents: number;
  availableStock: number;
}

/**
 * Returns the line with the current data of its product, and of its variant where that has some; undefined when the
 * shop no longer has it.
 */
export const withProduct = (
  line: CartLine,
  product: Cart_ProductFragment | undefined,
  variant: LineVariant | undefined,
  image = product?.image,
): CartLine => {
  if (!product || !image) return { ...line, stock: 0, missing: 'product' };
  const { name, colors, sizes, hasVariants } = product;
  const isOffered = hasVariants ? variant !== undefined : canBeHad(line.color, colors) && canBeHad(line.size, sizes);
  return {
    ...line,
    name,
    image: { path: image.path, alt: image.alt },
    variantId: variant?.id ?? null,
    priceCents: variant?.priceCents ?? product.priceCents,
    stock: variant?.availableStock ?? product.availableStock,
    missing: isOffered ? null : 'choice',
  };
};

/** Whether the choice is possible: like `missingChoices`, which would be in the first load. */
const canBeHad = (option: string | null, offered: readonly string[]): boolean =>
  option === null ? offered.length < 2 : offered.includes(option);
