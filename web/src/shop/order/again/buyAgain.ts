import type { BuyAgain_OrderFragment, Cart_FreshProductFragment } from '#web/generated/graphql.ts';
import type { Stores } from '#web/lib/stores.ts';
import { addToCart } from '#web/shop/cart/changeCart.ts';
import { withProduct, type LineVariant } from '#web/shop/cart/withProduct.ts';
import { pictureOf } from '#web/shop/product/pictureOf.ts';

/* GraphQL */ `
  fragment BuyAgain_order on Order {
    id
    lines {
      id
      productId
      variantId
      name
      image {
        path
        alt
      }
      color
      size
      quantity
      unitPriceCents
    }
  }
`;

type OrderLine = BuyAgain_OrderFragment['lines'][number];

/** Why pieces of a line are missing in the cart. */
type Obstacle = 'gone' | 'choice' | 'soldOut' | 'fewer' | 'inCart' | 'full';

/** What came of one line of the order. */
export interface BoughtAgain {
  line: OrderLine;
  /** The name of the product now, or in the order when it is no longer sold. */
  name: string;
  /** The pieces that were put into the cart. */
  pieces: number;
  obstacle: Obstacle | null;
  /** The price of one piece now, in cents. */
  priceCents: number;
}

/**
 * Puts the lines of an order into the cart as far as they can be bought now: at the current price, never more than the
 * stock, and only in a colour and size that is still offered. Returns what came of each line.
 */
export const buyAgain = (
  stores: Stores,
  lines: readonly OrderLine[],
  products: readonly (Cart_FreshProductFragment | null)[],
  variants: readonly (LineVariant | null)[],
): BoughtAgain[] => lines.map((line) => buyLineAgain(stores, line, products, variants));

const buyLineAgain = (
  stores: Stores,
  line: OrderLine,
  products: readonly (Cart_FreshProductFragment | null)[],
  variants: readonly (LineVariant | null)[],
): BoughtAgain => {
  const { productId, name, image, color, size, quantity, unitPriceCents } = line;
  const product = products.find((one) => one?.id === productId) ?? undefined;
  const bought = { productId, name, image, color, size, quantity, priceCents: unitPriceCents };
  const now = withProduct(
    { ...bought, variantId: null, seenPriceCents: unitPriceCents, stock: 0, missing: null },
    product,
    variants.find((one) => one?.id === line.variantId) ?? undefined,
    product && pictureOf(product, color),
  );
  const came = (pieces: number, obstacle: Obstacle | null) => ({
    line,
    name: now.name,
    pieces,
    obstacle,
    priceCents: now.priceCents,
  });
  if (now.missing === 'product') return came(0, 'gone');
  if (now.missing === 'choice') return came(0, 'choice');
  if (now.stock === 0) return came(0, 'soldOut');
  const { seenPriceCents: _, variantId, stock, missing: __, ...wanted } = now;
  const { pieces, limit } = addToCart(stores, wanted, stock, variantId);
  if (limit === 'lines') return came(0, 'full');
  if (pieces === 0) return came(0, 'inCart');
  return came(pieces, pieces < quantity ? 'fewer' : null);
};
