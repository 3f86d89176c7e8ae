import type { ApolloClient } from '@apollo/client';
import { linesFromCookie, wishesFromCookie } from '#schema/cart.cookies.ts';
import { IntentProductsDocument, type IntentProductsQuery } from '#web/generated/graphql.ts';
import { apollo } from '#web/lib/apollo/apollo.ts';
import type { Stores } from '#web/lib/stores.ts';
import { pictureOf } from '../../product/pictureOf.ts';
import { stockOf } from '../../product/stockOf.ts';
import { addToCart } from '../changeCart.ts';
import { readCookie, removeCookie } from './cookies.ts';
import { isAdd, readIntents, takeIntents, type AddIntent, type Intent } from './intents.ts';
import { addWish } from '../wishlist.ts';

/* GraphQL */ `
  query IntentProducts($id: ID!) {
    productsById(ids: [$id]) {
      ...Cart_freshProduct
      variants {
        id
        color
        size
        priceCents
        availableStock
      }
    }
  }
`;

type Product = NonNullable<IntentProductsQuery['productsById'][number]>;

/** The most products that are looked up at once; a cookie has fewer. */
const MOST = 30;

const findProduct = async (client: ApolloClient, id: string): Promise<Product | null> => {
  const { data } = await client.query({
    query: IntentProductsDocument,
    variables: { id },
    fetchPolicy: 'no-cache',
  });
  if (!data) throw new Error('The shop gave no answer.');
  return data.productsById[0] ?? null;
};

/**
 * Does what was pressed before the code was there, on this page or another one, and takes over the cookies that the
 * server has written for forms. What it cannot look up stays for the next time. Throws when the shop gives no answer.
 */
export const doIntents = async (stores: Stores): Promise<void> => {
  for (const productId of wishesFromCookie(readCookie('wishlist')).reverse()) addWish(stores, productId);
  removeCookie('wishlist');

  const wanted = [...linesFromCookie(readCookie('cart')), ...readIntents(stores).filter(isAdd)];
  const ids = new Set([...new Set(wanted.map(({ productId }) => productId))].slice(0, MOST));
  if (ids.size === 0) return;
  const client = await stores.get(apollo).want();
  const found = await Promise.all(Array.from(ids, (id) => findProduct(client, id)));
  const known = new Map(found.flatMap((product) => (product ? [[product.id, product] as const] : [])));
  // The page of a product may have taken its own meanwhile, and another tab the cookie.
  const isKnown = (intent: Intent): intent is AddIntent => isAdd(intent) && ids.has(intent.productId);
  const lines = [...takeIntents(stores, isKnown), ...linesFromCookie(readCookie('cart'))];
  removeCookie('cart');
  for (const line of lines) add(stores, known.get(line.productId), line);
};

const add = (stores: Stores, product: Product | undefined, { color, size, quantity }: Omit<AddIntent, 'key'>) => {
  if (!product) return;
  const { variantId, priceCents, stock } = stockOf(product, { color, size });
  const { id: productId, name } = product;
  const line = { productId, name, image: pictureOf(product, color), priceCents, quantity, color, size };
  addToCart(stores, line, stock, variantId);
};
