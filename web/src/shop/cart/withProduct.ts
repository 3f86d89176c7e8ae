import type { Cart_ProductFragment } from '../../generated/graphql.ts';
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
  }
`;

/** Returns the line with the current data of its product; undefined when the shop no longer has it. */
export const withProduct = (
  line: CartLine,
  product: Cart_ProductFragment | undefined,
  image = product?.image,
): CartLine => {
  if (!product || !image) return { ...line, stock: 0, missing: 'product' };
  const { name, priceCents, availableStock: stock, colors, sizes } = product;
  const isOffered = canBeHad(line.color, colors) && canBeHad(line.size, sizes);
  return {
    ...line,
    name,
    image: { path: image.path, alt: image.alt },
    priceCents,
    stock,
    missing: isOffered ? null : 'choice',
  };
};

/** Whether the choice is possible: like `missingChoices`, which would be in the first load. */
const canBeHad = (option: string | null, offered: readonly string[]): boolean =>
  option === null ? offered.length < 2 : offered.includes(option);
