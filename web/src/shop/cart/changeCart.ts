import { cartLineKey, isSameChoice, MAX_CART_LINES } from '#schema/cart.ts';
import { MAX_LINE_QUANTITY } from '#schema/limits.ts';
import type { Cart_FreshProductFragment } from '#web/generated/graphql.ts';
import type { Stores } from '#web/lib/stores.ts';
import type { Line } from '../order/line.ts';
import { pictureOf } from '../product/pictureOf.ts';
import { accountSync, record } from './accountList.ts';
import { buyablePieces, cart, stockKey, type CartLine, type LineChange } from './cart.ts';
import { withProduct, type LineVariant } from './withProduct.ts';

/* GraphQL */ `
  fragment Cart_variant on Variant {
    id
    priceCents
    availableStock
  }
  fragment Cart_freshProduct on Product {
    ...Cart_product
    ...LineTranslations_product
    images {
      path
      alt
      color
    }
  }
`;

/** A line of the cart with the quantity that can be bought now. */
export interface CountedLine {
  line: CartLine;
  /** The line's key. */
  key: string;
  /** The quantity that can be bought: the wanted one, if there is enough stock. */
  quantity: number;
  /** The most pieces of the line: the stock, less what other lines with it take. */
  max: number;
}

/** Returns how much of each line can be bought. */
export const countLines = (lines: readonly CartLine[]): CountedLine[] => {
  const pieces = buyablePieces(lines);
  return lines.map((line, place) => {
    const quantity = pieces[place] ?? 0;
    const taken = pieces.reduce((sum, other, at) => {
      const shares = lines[at] && stockKey(lines[at]) === stockKey(line);
      return shares ? sum + other : sum;
    }, 0);
    const max = line.missing ? 0 : Math.min(quantity + line.stock - taken, MAX_LINE_QUANTITY);
    return { line, key: cartLineKey(line), quantity, max };
  });
};

/** Returns the change of a line from one quantity to another. */
export const changeOf = (
  { productId, color, size, seenPriceCents }: CartLine,
  from: number,
  to: number,
  place: number | null = null,
): LineChange => ({ productId, color, size, from, to, seenPriceCents, place });

/** The result of adding pieces to the cart. */
export interface Added {
  pieces: number;
  /** What limited the number of added pieces: the stock, or the most lines of a cart. */
  limit: 'stock' | 'lines' | null;
}

/**
 * Adds pieces to the cart, to the line of the same product, colour and size, but never more than the stock. It makes no
 * call (spec §5).
 */
export const addToCart = (stores: Stores, line: Line, stock: number, variantId: string | null = null): Added => {
  const store = stores.get(cart);
  const shares = (other: CartLine) => stockKey(other) === stockKey({ ...line, variantId });
  // New data of a product or variant applies to all its lines.
  const items = store
    .read()
    .items.map((other) => (shares(other) ? { ...other, priceCents: line.priceCents, stock } : other));
  const counted = countLines(items).filter((one) => shares(one.line));
  const same = counted.find((one) => isSameChoice(one.line, line));
  if (!same && items.length >= MAX_CART_LINES) return { pieces: 0, limit: 'lines' };
  const taken = counted.reduce((sum, { quantity }) => sum + quantity, 0);
  const pieces = Math.max(0, Math.min(line.quantity, stock - taken));
  if (pieces > 0) {
    const quantity = (same?.quantity ?? 0) + pieces;
    const after = { ...line, variantId, quantity, seenPriceCents: line.priceCents, stock, missing: null };
    record(
      store,
      same ? items.map((other) => (other === same.line ? after : other)) : [...items, after],
      changeOf(after, same?.line.quantity ?? 0, quantity),
    );
  }
  return { pieces, limit: pieces < line.quantity ? 'stock' : null };
};

/** Sets the quantity of a line. */
export const setQuantity = (stores: Stores, key: string, quantity: number): void =>
  changeLines(stores, (line) => (cartLineKey(line) === key ? { ...line, quantity } : line));

/** Removes a line. Returns the line and its index, so that it can be put back. */
export const takeOut = (stores: Stores, key: string): { line: CartLine; place: number } | null => {
  const { items } = stores.get(cart).read();
  const place = items.findIndex((line) => cartLineKey(line) === key);
  const line = items[place];
  if (!line) return null;
  removeLines(stores, [key]);
  return { line, place };
};

/** Removes lines: those that were bought. */
export const removeLines = (stores: Stores, keys: readonly string[]): void =>
  changeLines(stores, (line) => (keys.includes(cartLineKey(line)) ? null : line));

/** Accepts the current prices and lowered quantities, which the customer has seen. */
export const acceptCart = (stores: Stores): void => {
  const counted = new Map(countLines(stores.get(cart).read().items).map((one) => [one.line, one.quantity]));
  changeLines(stores, (line) => {
    const quantity = counted.get(line) || line.quantity;
    return quantity === line.quantity && line.seenPriceCents === line.priceCents
      ? line
      : { ...line, quantity, seenPriceCents: line.priceCents };
  });
};

/** Replaces each line by another one, or by nothing, and records the changes. */
const changeLines = (stores: Stores, become: (line: CartLine) => CartLine | null) => {
  const store = stores.get(cart);
  const { items } = store.read();
  const changes: LineChange[] = [];
  const after = items.flatMap((line) => {
    const next = become(line);
    if (next !== line) changes.push(changeOf(next ?? line, line.quantity, next?.quantity ?? 0));
    return next ?? [];
  });
  if (changes.length === 0) return;
  record(store, after, ...changes);
  stores.get(accountSync).soon();
};

/** Puts a line back at its index. Returns its key. */
export const putBack = (stores: Stores, { line, place }: { line: CartLine; place: number }): string => {
  const store = stores.get(cart);
  const { items } = store.read();
  // It may have been added again meanwhile.
  if (!items.some((other) => isSameChoice(other, line))) {
    record(store, items.toSpliced(place, 0, line), changeOf(line, 0, line.quantity, place));
    stores.get(accountSync).soon();
  }
  return cartLineKey(line);
};

/** Updates the lines with the current data of the loaded products. */
export const refreshCart = (
  stores: Stores,
  ids: readonly string[],
  products: readonly (Cart_FreshProductFragment | null)[],
  variants: readonly (LineVariant | null)[] = [],
): void => {
  const asked = new Set(ids);
  const known = new Map(products.flatMap((product) => (product ? [[product.id, product] as const] : [])));
  const store = stores.get(cart);
  const list = store.read();
  const items = list.items.map((line) => {
    const product = known.get(line.productId);
    return asked.has(line.productId)
      ? withProduct(
          line,
          product,
          variants.find((one) => one?.id === line.variantId) ?? undefined,
          product && pictureOf(product, line.color),
        )
      : line;
  });
  if (JSON.stringify(items) !== JSON.stringify(list.items)) store.write({ ...list, items });
};
