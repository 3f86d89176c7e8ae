import type { ApolloClient } from '@apollo/client';
import { cartLineKey } from '../../../../schema/cart.rules.ts';
import {
  AccountCopyDocument,
  SaveToAccountDocument,
  type AccountCopy_CartFragment,
  type CartLineInput,
} from '../../generated/graphql.ts';
import { readStored } from '../../lib/storage.ts';
import { isSameSession } from '../../lib/token.ts';
import { cart, type CartLine } from './cart.ts';
import { withProduct } from './changeCart.ts';
import { toSend, type Kept } from './kept.ts';
import { wishlist, type Wish } from './wishlist.ts';

/* GraphQL */ `
  fragment AccountCopy_cart on Cart {
    lines {
      quantity
      color
      size
      seenPriceCents
      image {
        path
        alt
      }
      product {
        ...Cart_product
      }
    }
  }
`;

/* GraphQL */ `
  query AccountCopy {
    me {
      id
      cart {
        ...AccountCopy_cart
      }
      wishlist {
        id
      }
    }
  }
`;

/* GraphQL */ `
  mutation SaveToAccount(
    $lines: [CartLineInput!]!
    $replaceCart: Boolean!
    $productIds: [ID!]!
    $replaceWishlist: Boolean!
  ) {
    savedCart: saveCart(lines: $lines) @include(if: $replaceCart) {
      ...AccountCopy_cart
    }
    mergedCart: mergeCart(lines: $lines) @skip(if: $replaceCart) {
      ...AccountCopy_cart
    }
    savedWishlist: saveWishlist(productIds: $productIds) @include(if: $replaceWishlist) {
      id
    }
    mergedWishlist: mergeWishlist(productIds: $productIds) @skip(if: $replaceWishlist) {
      id
    }
  }
`;

/** What this browser keeps. */
interface Lists {
  cart: Kept<CartLine>;
  wishlist: Kept<Wish>;
}

/** What the account has. */
interface Account {
  cart: AccountCopy_CartFragment;
  wishlist: readonly { id: string }[];
}

/**
 * Tells the account what it does not know, and makes what the account has then the cart and the wishlist of this browser. What was
 * changed here meanwhile stays as it is, and has to be kept anew. Throws when no answer came.
 */
export const keepInAccount = async (
  client: ApolloClient,
  customerId: string,
): Promise<'kept' | 'changedMeanwhile'> => {
  const lists = { cart: cart.read(), wishlist: wishlist.read() };
  const token = readStored('token');
  const { message, isNews } = messageOf(lists, customerId);
  const account = isNews ? await send(client, message) : await ask(client);
  if (!isSameSession(token, readStored('token'))) return 'kept';
  const cartStands = cart.read() === lists.cart;
  const wishlistStands = wishlist.read() === lists.wishlist;
  if (cartStands)
    cart.write({
      items: cartOf(account, lists.cart, customerId),
      account: customerId,
      changed: false,
    });
  if (wishlistStands)
    wishlist.write({
      items: account.wishlist.map(({ id }) => ({ productId: id, unsaved: false })),
      account: customerId,
      changed: false,
    });
  return cartStands && wishlistStands ? 'kept' : 'changedMeanwhile';
};

/** Tells the account what it does not know, by a token that this browser may have forgotten meanwhile. */
export const tellAccount = async (
  client: ApolloClient,
  customerId: string,
  lists: Lists,
  token: string | null,
): Promise<void> => {
  await send(client, messageOf(lists, customerId).message, { headers: { authorization: `Bearer ${token}` } });
};

const messageOf = (lists: Lists, customerId: string) => {
  const lines = toSend(lists.cart, customerId);
  const wishes = toSend(lists.wishlist, customerId);
  return {
    isNews: [lines, wishes].some(({ replaces, items }) => replaces || items.length > 0),
    message: {
      lines: lines.items.map(toInput),
      replaceCart: lines.replaces,
      productIds: wishes.items.map(({ productId }) => productId),
      replaceWishlist: wishes.replaces,
    },
  };
};

const toInput = ({ productId, quantity, color, size, seenPriceCents }: CartLine): CartLineInput => ({
  productId,
  quantity,
  color,
  size,
  seenPriceCents,
});

const send = async (
  client: ApolloClient,
  variables: ReturnType<typeof messageOf>['message'],
  context: object = {},
): Promise<Account> => {
  const { data } = await client.mutate({
    mutation: SaveToAccountDocument,
    variables,
    context,
    fetchPolicy: 'no-cache',
  });
  const savedCart = data?.savedCart ?? data?.mergedCart;
  const savedWishlist = data?.savedWishlist ?? data?.mergedWishlist;
  if (!savedCart || !savedWishlist) throw new Error('The shop gave no answer.');
  return { cart: savedCart, wishlist: savedWishlist };
};

const ask = async (client: ApolloClient): Promise<Account> => {
  const { data } = await client.query({ query: AccountCopyDocument, fetchPolicy: 'no-cache' });
  if (!data?.me) throw new Error('Nobody is signed in.');
  return data.me;
};

/** The account's cart for this browser, and what only this browser can keep: what the account did not take, as the shop does not have it. */
const cartOf = (account: Account, before: Kept<CartLine>, customerId: string): CartLine[] => {
  const lines = account.cart.lines.map((line): CartLine => {
    const { product, image, quantity, color, size, seenPriceCents } = line;
    const { id: productId, name, priceCents, availableStock: stock } = product;
    const chosen = { productId, name, image, priceCents, quantity, color, size };
    return withProduct({ ...chosen, seenPriceCents, stock, missing: null, unsaved: false }, product, image);
  });
  const known = new Set(lines.map(cartLineKey));
  const sent = new Set(toSend(before, customerId).items);
  const left = before.items.filter(
    (line) => sent.has(line) || (line.missing && before.account === customerId),
  );
  return [
    ...lines,
    ...left
      .filter((line) => !known.has(cartLineKey(line)))
      .map((line) => ({ ...line, missing: line.missing ?? ('product' as const), unsaved: false })),
  ];
};
