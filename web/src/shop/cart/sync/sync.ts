import type { ApolloClient } from '@apollo/client';
import { changeLines, changeWishes } from '#schema/cart.changes.ts';
import { isSameChoice, type LineChoice } from '#schema/cart.ts';
import { SyncListsDocument, type SyncListsMutation, type SyncListsMutationVariables } from '#web/generated/graphql.ts';
import { readStored } from '#web/lib/storage.ts';
import { definePublicStore, observed, type Stores } from '#web/lib/stores.ts';
import { isSameSession } from '#web/lib/token.ts';
import { accountSync } from '../accountList.ts';
import { areDue, readLists, withAnswer, withBatch, type Lists } from './batches.ts';
import { cart, type Cart, type CartLine } from '../cart.ts';
import { wishFor, wishlist } from '../wishlist.ts';
import { withProduct } from '../withProduct.ts';

/* GraphQL */ `
  mutation SyncLists(
    $cartKey: String!
    $cartChanges: [CartChangeInput!]!
    $wishlistKey: String!
    $wishlistChanges: [WishlistChangeInput!]!
  ) {
    changeCart(idempotencyKey: $cartKey, changes: $cartChanges) {
      refused
      cart {
        lines {
          quantity
          color
          size
          seenPriceCents
          variantId
          priceCents
          availableStock
          image {
            path
            alt
          }
          product {
            ...Cart_product
          }
        }
      }
    }
    changeWishlist(idempotencyKey: $wishlistKey, changes: $wishlistChanges) {
      id
    }
  }
`;

/** How long to wait for further changes, in milliseconds. */
const SOON_MS = 1000;
/** When to try again after a failure, in milliseconds, unless something triggers it before. */
const AGAIN_MS = 30_000;

/** The status of the sync. */
type SyncStatus = 'idle' | 'busy' | 'failed';

/** The status of the sync, for components. */
export const syncStatus = definePublicStore(() => observed<SyncStatus>('idle'));

/** Returns the next message, and the lists with its changes marked. */
const nextMessage = (lists: Lists, withRefused: boolean) => {
  const [lines, wishes] = [withBatch(lists.cart, withRefused), withBatch(lists.wishlist, withRefused)];
  const variables: SyncListsMutationVariables = {
    cartKey: lines.key,
    cartChanges: lines.batch.map(({ productId, color, size, from, to, seenPriceCents, place }) => ({
      productId,
      color,
      size,
      from,
      to,
      seenPriceCents,
      place,
    })),
    wishlistKey: wishes.key,
    wishlistChanges: wishes.batch.map(({ productId, to }) => ({ productId, wished: to > 0 })),
  };
  return { lists: { cart: lines.list, wishlist: wishes.list }, variables };
};

const send = async (
  client: ApolloClient,
  variables: SyncListsMutationVariables,
  context: object,
): Promise<SyncListsMutation> => {
  const { data } = await client.mutate({
    mutation: SyncListsDocument,
    variables,
    context,
    fetchPolicy: 'no-cache',
  });
  if (!data) throw new Error('The shop gave no answer.');
  return data;
};

/**
 * Sends the pending changes to the account, and makes the account's lists, with what is still pending, the cart and
 * wishlist of this browser. Throws when no response came.
 */
const syncLists = async (
  client: ApolloClient,
  stores: Stores,
  account: string,
  withRefused: boolean,
): Promise<void> => {
  const [cartStore, wishlistStore] = [stores.get(cart), stores.get(wishlist)];
  const token = readStored('token');
  // The token is missing where storage is blocked: the shop would refuse the call.
  if (token === null) throw new Error('Nobody is signed in.');
  const { lists, variables } = nextMessage(readLists(stores, account), withRefused);
  if (lists.cart !== cartStore.read()) cartStore.write(lists.cart);
  if (lists.wishlist !== wishlistStore.read()) wishlistStore.write(lists.wishlist);
  const { changeCart, changeWishlist } = await send(client, variables, {
    // The response may come after the page was closed.
    fetchOptions: { keepalive: document.visibilityState === 'hidden' },
  });
  if (!isSameSession(token, readStored('token'))) return;
  // Another tab may have received a newer response meanwhile.
  const now = { cart: cartStore.read(), wishlist: wishlistStore.read() };
  if (now.cart.synced === lists.cart.synced)
    cartStore.write(
      withAnswer(now.cart, { key: variables.cartKey, refused: changeCart.refused, account }, (pending) =>
        linesWith(changeCart.cart, pending, now.cart.items),
      ),
    );
  if (now.wishlist.synced === lists.wishlist.synced)
    wishlistStore.write(
      withAnswer(now.wishlist, { key: variables.wishlistKey, refused: [], account }, (pending) =>
        changeWishes(
          changeWishlist.map(({ id }) => id),
          pending.map(({ productId, to }) => ({ productId, wished: to > 0 })),
        ).map(wishFor),
      ),
    );
};

/**
 * Returns the account's cart with the pending changes. Lines that only this browser has, because the account refused
 * them, are no longer in the shop.
 */
const linesWith = (
  { lines }: SyncListsMutation['changeCart']['cart'],
  pending: Cart['pending'],
  before: readonly CartLine[],
): CartLine[] => {
  const stored = lines.map((line): CartLine => {
    const { product, image, quantity, color, size, seenPriceCents, variantId } = line;
    const { id: productId, name, priceCents, availableStock: stock } = product;
    const chosen = { productId, variantId: null, name, image, priceCents, quantity, color, size };
    const variant =
      variantId === null
        ? undefined
        : { id: variantId, priceCents: line.priceCents, availableStock: line.availableStock };
    return withProduct({ ...chosen, seenPriceCents, stock, missing: null }, product, variant, image);
  });
  const changed = changeLines(stored, pending).lines;
  return changed.flatMap((line) => {
    const isSame = (other: LineChoice) => isSameChoice(other, line);
    const known = stored.find(isSame) ?? before.find(isSame);
    if (!known) return [];
    const isRefused = !stored.includes(known) && pending.some((one) => one.refused && isSame(one));
    return [{ ...known, ...line, missing: known.missing ?? (isRefused ? 'product' : null) }];
  });
};

/**
 * Syncs cart and wishlist of this browser with the customer's account until the returned function is called: at the
 * start, on request, when the page is left, and when the network is back.
 */
export const startSync = (client: ApolloClient, stores: Stores, customerId: string): (() => void) => {
  const status = stores.get(syncStatus);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let isOver = false;
  /** A request that came meanwhile is handled afterwards. */
  let again: { withRefused: boolean } | null = null;

  const areListsDue = () => areDue(readLists(stores, customerId), customerId);
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void sync(), ms);
  };
  const sync = async (withRefused = false) => {
    clearTimeout(timer);
    if (isBusy) {
      again = { withRefused: withRefused || Boolean(again?.withRefused) };
      return;
    }
    isBusy = true;
    status.write('busy');
    const failed = await syncLists(client, stores, customerId, withRefused).then(
      () => false,
      (error: unknown) => {
        console.warn('Cart and wishlist could not be saved to the account:', error);
        return true;
      },
    );
    isBusy = false;
    if (isOver) return;
    status.write(failed ? 'failed' : 'idle');
    const next = again;
    again = null;
    if (failed) later(AGAIN_MS);
    else if (next) void sync(next.withRefused);
    else if (areListsDue()) later(SOON_MS);
  };
  const syncDue = () => void (areListsDue() && sync());
  const syncHidden = () => void (document.visibilityState === 'hidden' && syncDue());
  const leave = async () => {
    clearTimeout(timer);
    // With the token that this browser deletes meanwhile.
    const headers = { authorization: `Bearer ${readStored('token')}` };
    const messages: SyncListsMutationVariables[] = [];
    for (let lists = readLists(stores, customerId); areDue(lists, customerId);) {
      const { lists: sent, variables } = nextMessage(lists, false);
      messages.push(variables);
      lists = {
        cart: withAnswer(sent.cart, { key: variables.cartKey, refused: [], account: customerId }, () => []),
        wishlist: withAnswer(sent.wishlist, { key: variables.wishlistKey, refused: [], account: customerId }, () => []),
      };
    }
    for (const variables of messages) await send(client, variables, { headers });
  };

  const stop = stores.get(accountSync).use({
    soon: () => later(SOON_MS),
    now: () => void sync(true),
    leave: () => leave().catch((error: unknown) => console.warn('The last changes of the cart were not saved:', error)),
  });
  addEventListener('online', syncDue);
  document.addEventListener('visibilitychange', syncHidden);
  if (!isBusy) syncDue();
  return () => {
    isOver = true;
    stop();
    removeEventListener('online', syncDue);
    document.removeEventListener('visibilitychange', syncHidden);
    clearTimeout(timer);
    status.write('idle');
  };
};
