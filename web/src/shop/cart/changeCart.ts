import { cartLineKey } from '../../../../schema/cart.rules.ts';
import type { Cart_FreshProductFragment, Cart_ProductFragment } from '../../generated/graphql.ts';
import { pictureOf } from '../product/pictureOf.ts';
import { cart, type CartLine } from './cart.ts';
import { countLines } from './countLines.ts';
import { saveSoon } from './saving.ts';
import { withLess } from './kept.ts';

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

/* GraphQL */ `
  fragment Cart_freshProduct on Product {
    ...Cart_product
    ...LineWords_product
    images {
      path
      alt
      color
    }
  }
`;

/** Makes the line with that key so many pieces. */
export const setQuantity = (key: string, quantity: number): void => {
  const kept = cart.read();
  const items = kept.items.map((line) =>
    cartLineKey(line) === key ? { ...line, quantity, unsaved: true } : line,
  );
  // More of something could be merged; less has to replace what the account knows.
  cart.write(withLess(kept, items));
  saveSoon();
};

/** Takes the line with that key out of the cart. Answers with the line and its place, so that it can be put back. */
export const takeOut = (key: string): { line: CartLine; place: number } | null => {
  const kept = cart.read();
  const place = kept.items.findIndex((line) => cartLineKey(line) === key);
  const line = kept.items[place];
  if (!line) return null;
  cart.write(withLess(kept, kept.items.toSpliced(place, 1)));
  saveSoon();
  return { line, place };
};

/** Puts a line back in its place. Answers with its key. */
export const putBack = ({ line, place }: { line: CartLine; place: number }): string => {
  const kept = cart.read();
  const key = cartLineKey(line);
  // Meanwhile it may have been added anew.
  if (!kept.items.some((other) => cartLineKey(other) === key)) {
    cart.write({ ...kept, items: kept.items.toSpliced(place, 0, { ...line, unsaved: true }) });
    saveSoon();
  }
  return key;
};

/** Takes what was bought out of the cart: the lines with those keys and no others. */
export const leaveBought = (bought: readonly string[]): void => {
  const keys = new Set(bought);
  const kept = cart.read();
  cart.write(
    withLess(
      kept,
      kept.items.filter((line) => !keys.has(cartLineKey(line))),
    ),
  );
  saveSoon();
};

/** Lets the cart know what the shop says of products now: of those that were asked for, which are there and how. */
export const refreshCart = (
  ids: readonly string[],
  products: readonly (Cart_FreshProductFragment | null)[],
): void => {
  const asked = new Set(ids);
  const known = new Map(products.flatMap((product) => (product ? [[product.id, product] as const] : [])));
  const kept = cart.read();
  const items = kept.items.map((line) => {
    const product = known.get(line.productId);
    return asked.has(line.productId)
      ? withProduct(line, product, product && pictureOf(product, line.color))
      : line;
  });
  if (JSON.stringify(items) !== JSON.stringify(kept.items)) cart.write({ ...kept, items });
};

/** The line with what its product is now, and its picture in the line's colour; undefined when the shop does not have it any more. */
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
    // An account drops what the shop does not have: what is back has to be told to it anew.
    unsaved: line.unsaved || (line.missing !== null && isOffered),
  };
};

/** The shopper has seen the cart as it is: prices and lowered quantities are theirs from now on. */
export const acceptCart = (): void => {
  const kept = cart.read();
  const items = countLines(kept.items).map(({ line, quantity }) =>
    line.seenPriceCents === line.priceCents && (quantity === line.quantity || quantity === 0)
      ? line
      : { ...line, seenPriceCents: line.priceCents, quantity: quantity || line.quantity, unsaved: true },
  );
  if (items.every((line, place) => line === kept.items[place])) return;
  cart.write(withLess(kept, items));
  saveSoon();
};

/** Without a choice only what comes in one way: as `missingChoices`, whose rules would come with the first page. */
const canBeHad = (option: string | null, offered: readonly string[]): boolean =>
  option === null ? offered.length < 2 : offered.includes(option);
