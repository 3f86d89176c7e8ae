import type { Cart_ProductFragment } from '../../generated/graphql.ts';
import { variantOf } from '../product/variantOf.ts';
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
    colors
    sizes
    variants {
      id
      color
      size
      priceCents
      availableStock
    }
  }
`;

/** Returns the line with the current data of its product; undefined when the shop no longer has it. */
export const withProduct = (
  line: CartLine,
  product: Cart_ProductFragment | undefined,
  image = product?.image,
): CartLine => {
  if (!product || !image) return { ...line, stock: 0, missing: 'product' };
  const { name, colors, sizes, variants } = product;
  const variant = variantOf(product, line);
  const isOffered =
    variants.length > 0 ? variant !== undefined : canBeHad(line.color, colors) && canBeHad(line.size, sizes);
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
