import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MAX_CART_LINES } from '#schema/cart.ts';
import {
  CartPageDocument,
  LoginDocument,
  MeDocument,
  SyncListsDocument,
  WishlistPageDocument,
} from '#web/generated/graphql.ts';
import { anAccount, inCart, lampInCart, productOf, type SyncVariables } from '#web-test/cart.ts';
import { enter } from '#web-test/enter.ts';
import { keepCart, keepWishlist, storedCart, storedWishlist } from '#web-test/stored.ts';
import { expectConsole } from '#web-test/consoleOutput.ts';
import { lamp } from '#web-test/lines.ts';
import { karim, rahima, signedInAs } from '#web-test/people.ts';
import { openPlainPage, openShop } from '#web-test/render.tsx';
import { deliveryDays } from '#web-test/products.ts';
import { answers, isUnreachable, server } from '#web-test/server.ts';
import { Stores } from '#web/lib/stores.ts';
import { cart, type CartLine } from '../cart.ts';
import { addToCart, changeOf, countLines, refreshCart, setQuantity, takeOut } from '../changeCart.ts';
import { syncStatus } from './sync.ts';
import { addWish, removeWish } from '../wishlist.ts';

/** The saved changes, in order. */
const told = vi.fn<(variables: SyncVariables) => void>();

/** Handles saving changes, with this response. */
const accountAnswers = (lines: CartLine[], wishes: string[] = [], refused: number[] = []) =>
  server.use(
    answers(SyncListsDocument, (variables) => {
      told(variables);
      return anAccount(lines, wishes, refused);
    }),
  );

const shopSells = (...lines: CartLine[]) =>
  server.use(
    answers(CartPageDocument, ({ ids }) => ({
      delivery: deliveryDays,
      productsById: (ids as string[]).map((id) => {
        const line = lines.find(({ productId }) => productId === id);
        return line ? productOf(line) : null;
      }),
    })),
    answers(WishlistPageDocument, ({ ids }) => ({ productsById: (ids as string[]).map(() => null) })),
  );

const change = (line: CartLine, from: number, to: number) => changeOf(line, from, to);
const putIn = (line: CartLine) => change(line, 0, line.quantity);
const toldOf = (call: number) => told.mock.calls[call]?.[0];
const names = () => storedCart().items.map(({ name, quantity }) => `${quantity} ${name}`);
const wishes = () => storedWishlist().items.map(({ productId }) => productId);
const keyOf = (line: CartLine) => countLines([line])[0]?.key ?? '';

const logIn = async () => {
  server.use(
    answers(LoginDocument, {
      login: { __typename: 'LoginSuccess', token: 'new', customer: rahima },
    }),
    answers(MeDocument, { me: rahima }),
  );
  const { user, stores } = openShop({ pathname: '/login', state: { from: { pathname: '/terms' } } });
  await enter(user, await screen.findByLabelText('E-mail'), 'rahima@gmail.com');
  await enter(user, screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByRole('button', { name: /Account menu/ });
  // A press while the page's code is loading would suspend inside of act.
  await screen.findByRole('heading', { level: 1, name: 'Terms' });
  return { user, stores };
};

const signOut = async ({ user }: Awaited<ReturnType<typeof logIn>>) => {
  await user.click(screen.getByRole('button', { name: /Account menu/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
  await screen.findAllByRole('link', { name: 'Login' });
};

beforeEach(() => void told.mockReset());

describe('at sign-in', () => {
  test("the visitor's cart and wishlist are merged into the account; the result is what the browser has", async () => {
    keepCart([inCart()]);
    keepWishlist(['a']);
    accountAnswers([lampInCart(), inCart({ quantity: 4 })], ['a', 'b']);
    await logIn();
    await waitFor(() => expect(names()).toEqual(['3 Desk Lamp', '4 Pathao Phone']));
    expect(told).toHaveBeenCalledExactlyOnceWith({
      cartKey: expect.any(String),
      cartChanges: [putIn(inCart())],
      wishlistKey: expect.any(String),
      wishlistChanges: [{ productId: 'a', wished: true }],
    });
    expect(wishes()).toEqual(['a', 'b']);
    expect(screen.getByRole('link', { name: 'Cart, pieces: 7' })).toBeVisible();
  });

  test('nothing is sent where storage is blocked, since there is no token to send', async () => {
    expectConsole(/could not be saved to the account/);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    accountAnswers([], []);
    await logIn();
    await waitFor(() => expect(console.warn).toHaveBeenCalled());
    expect(told).not.toHaveBeenCalled();
  });

  test('with nothing to merge the account is only asked', async () => {
    accountAnswers([lampInCart()], ['b']);
    await logIn();
    await waitFor(() => expect(names()).toEqual(['3 Desk Lamp']));
    expect(wishes()).toEqual(['b']);
    expect(told).toHaveBeenCalledOnce();
    expect(toldOf(0)).toMatchObject({ cartChanges: [], wishlistChanges: [] });
  });

  test('a failure keeps what is there; it is tried again when the network is back', async () => {
    expectConsole(/could not be saved to the account/);
    keepCart([inCart()]);
    server.use(isUnreachable(SyncListsDocument));
    const { stores } = await logIn();
    await waitFor(() => expect(console.warn).toHaveBeenCalled());
    expect(names()).toEqual(['2 Pathao Phone']);
    const cartKey = storedCart().pending[0]?.sent;
    act(() => void addToCart(stores, lamp, 10));
    accountAnswers([inCart()]);
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(told).toHaveBeenCalledTimes(2));
    // The same changes with the same key, so that they are applied once; later ones with another key.
    expect(cartKey).toHaveLength(32);
    expect(toldOf(0)).toMatchObject({ cartKey, cartChanges: [putIn(inCart())] });
    expect(toldOf(1)).toMatchObject({ cartChanges: [putIn(lampInCart())] });
    expect(toldOf(1)?.cartKey).not.toBe(cartKey);
  });

  test("what somebody else's account left in the browser is not merged into this one", async () => {
    keepCart([lampInCart(), inCart({ color: 'Blue' })], karim.id);
    const stores = new Stores();
    addToCart(stores, inCart(), 10);
    addToCart(stores, lamp, 10);
    takeOut(stores, keyOf(inCart({ color: 'Blue' })));
    accountAnswers([inCart()]);
    await logIn();
    await waitFor(() => expect(names()).toEqual(['2 Pathao Phone']));
    expect(toldOf(0)).toMatchObject({ cartChanges: [putIn(inCart())] });
  });

  test('what the account cannot take stays in the browser, and is tried again at the next visit', async () => {
    keepCart([inCart(), lampInCart()]);
    accountAnswers([inCart()], [], [1]);
    const { stores, user } = await logIn();
    await waitFor(() => expect(storedCart().account).toBe(rahima.id));
    expect(names()).toEqual(['2 Pathao Phone', '3 Desk Lamp']);
    expect(storedCart().items[1]).toMatchObject({ missing: 'product' });
    expect(storedCart().pending).toMatchObject([{ productId: lamp.productId, sent: null, refused: true }]);
    act(() => void dispatchEvent(new Event('online')));
    expect(told).toHaveBeenCalledOnce();

    act(() => refreshCart(stores, [lamp.productId], [productOf(lampInCart())]));
    expect(storedCart().items[1]).toMatchObject({ missing: null });
    shopSells(inCart(), lampInCart());
    accountAnswers([inCart(), lampInCart()]);
    await user.click(screen.getByRole('link', { name: /^Cart/ }));
    await waitFor(() => expect(told).toHaveBeenCalledTimes(2));
    expect(toldOf(1)).toMatchObject({ cartChanges: [putIn(lampInCart())] });
    await waitFor(() => expect(storedCart().pending).toEqual([]));
    expect(names()).toEqual(['2 Pathao Phone', '3 Desk Lamp']);
  });

  test('what finds no room in the account comes when there is room', async () => {
    const full = Array.from({ length: MAX_CART_LINES }, (_, nr) => inCart({ productId: `p${nr}`, name: `P ${nr}` }));
    keepCart([lampInCart()]);
    accountAnswers(full, [], [0]);
    shopSells(...full, lampInCart());
    const { user } = await logIn();
    await waitFor(() => expect(names()).toHaveLength(MAX_CART_LINES));
    expect(storedCart().pending).toMatchObject([{ productId: lamp.productId, refused: true }]);
    accountAnswers([...full.slice(1), lampInCart()]);
    // Not the cart, which would show a hundred lines.
    await user.click(screen.getByRole('link', { name: /^Wishlist/ }));
    await waitFor(() => expect(names().at(-1)).toBe('3 Desk Lamp'));
    expect(toldOf(1)).toMatchObject({ cartChanges: [putIn(lampInCart())] });
  });
});

describe('while somebody is signed in', () => {
  const open = async (at: string, lines: CartLine[] = [inCart()]) => {
    signedInAs(rahima);
    keepCart(lines, rahima.id);
    shopSells(inCart(), lampInCart());
    const shop = openShop(at);
    await screen.findByRole('button', { name: /Account menu/ });
    await screen.findByRole('heading', { level: 1 });
    return shop;
  };

  test('a page that has nothing to do with it asks nothing; adding to the cart makes no call', async () => {
    accountAnswers([]);
    const { stores } = await open('/terms');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    act(() => void addToCart(stores, lamp, 10));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(told).not.toHaveBeenCalled();
  });

  test('what was added is saved when the page is left', async () => {
    accountAnswers([inCart(), lampInCart()]);
    const { stores } = await open('/terms');
    act(() => void addToCart(stores, lamp, 10));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(told).toHaveBeenCalledOnce());
    expect(toldOf(0)).toMatchObject({ cartChanges: [putIn(lampInCart())] });
  });

  test('visiting the cart brings what another browser put there', async () => {
    accountAnswers([inCart(), lampInCart()]);
    await open('/cart');
    expect(await screen.findByRole('link', { name: 'Desk Lamp' })).toBeVisible();
    expect(toldOf(0)).toMatchObject({ cartChanges: [] });
  });

  test('visiting the wishlist too', async () => {
    accountAnswers([inCart()], ['from elsewhere']);
    await open('/wishlist');
    expect(await screen.findByText('This product is no longer in the shop.')).toBeVisible();
  });

  test('an empty cart is not called empty before the account was asked', async () => {
    accountAnswers([lampInCart()]);
    signedInAs(rahima);
    localStorage.removeItem('cart');
    shopSells(lampInCart());
    openShop('/cart');
    expect(await screen.findByRole('link', { name: 'Desk Lamp' })).toBeVisible();
    expect(screen.queryByText('Your cart is empty')).toBeNull();
  });

  test('several changes are one call, which tells what was done', async () => {
    accountAnswers([inCart(), lampInCart()]);
    const { user } = await open('/cart', [inCart(), lampInCart()]);
    await waitFor(() => expect(told).toHaveBeenCalledOnce());
    // Another device has added something meanwhile.
    const shirt = inCart({ productId: 'product-3', name: 'Shirt' });
    accountAnswers([inCart({ quantity: 4 }), shirt]);
    const more = within(screen.getByRole('link', { name: 'Pathao Phone' }).closest('li') as HTMLElement);
    await user.click(more.getByRole('button', { name: 'One more' }));
    await user.click(more.getByRole('button', { name: 'One more' }));
    await user.click(screen.getByRole('button', { name: 'Remove: Desk Lamp' }));
    await waitFor(() => expect(told).toHaveBeenCalledTimes(2));
    expect(toldOf(1)).toMatchObject({
      cartChanges: [change(inCart(), 2, 4), change(lampInCart(), 3, 0)],
      wishlistChanges: [],
    });
    await waitFor(() => expect(names()).toEqual(['4 Pathao Phone', '2 Shirt']));
  });

  test('what is changed while the account answers is not lost', async () => {
    let answer = () => {};
    const waits = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      answers(SyncListsDocument, async (variables) => {
        told(variables);
        await waits;
        return anAccount([inCart()]);
      }),
    );
    const { stores } = await open('/cart');
    await waitFor(() => expect(told).toHaveBeenCalledOnce());
    act(() => void addToCart(stores, lamp, 10));
    accountAnswers([inCart(), lampInCart()]);
    answer();
    await waitFor(() => expect(told).toHaveBeenCalledTimes(2));
    expect(toldOf(1)).toMatchObject({ cartChanges: [putIn(lampInCart())] });
    expect(names()).toEqual(['2 Pathao Phone', '3 Desk Lamp']);
  });

  test('an answer that another tab has had before is not taken for a newer one', async () => {
    let answer = () => {};
    const waits = new Promise<void>((resolve) => (answer = resolve));
    const settled = vi.fn();
    server.use(
      answers(SyncListsDocument, async (variables) => {
        told(variables);
        await waits;
        settled();
        return anAccount([inCart()]);
      }),
    );
    const { stores } = await open('/cart');
    await waitFor(() => expect(told).toHaveBeenCalledOnce());
    // The other tab received its response, and its person has gone on.
    const newer = { ...storedCart(), items: [lampInCart()], pending: [], synced: 'answer to the other tab' };
    act(() => new Stores().get(cart).write(newer));
    answer();
    await waitFor(() => expect(stores.get(syncStatus).current()).toBe('idle'));
    expect(settled).toHaveBeenCalledOnce();
    expect(names()).toEqual(['3 Desk Lamp']);
  });

  test('of half good changes in the storage the good ones are sent', async () => {
    accountAnswers([inCart({ quantity: 3 })]);
    signedInAs(rahima);
    keepCart([inCart()], rahima.id);
    setQuantity(new Stores(), keyOf(inCart()), 3);
    const stored = JSON.parse(localStorage.getItem('cart') ?? '') as { pending: object[] };
    const [good = {}] = stored.pending;
    const worse = [{ from: -1 }, { to: 'x' }, { seenPriceCents: 0 }, { color: 7 }, { place: -1 }, { sent: 1 }];
    const pending = [null, 7, {}, ...worse.map((change) => ({ ...good, ...change })), good];
    localStorage.setItem('cart', JSON.stringify({ ...stored, pending }));
    await openPlainPage();
    await waitFor(() => expect(told).toHaveBeenCalledOnce());
    expect(toldOf(0)).toMatchObject({ cartChanges: [change(inCart(), 2, 3)] });
    await waitFor(() => expect(storedCart().pending).toEqual([]));
  });

  test('more than one call takes is sent in two', async () => {
    const many = Array.from({ length: 230 }, (_, nr) => `p${nr}`);
    accountAnswers([], many.slice(30));
    keepWishlist(many.slice(0, 200), rahima.id);
    const { stores } = await open('/terms', []);
    act(() => {
      for (const id of many.slice(0, 200)) removeWish(stores, id);
      for (const id of many.slice(30)) addWish(stores, id);
    });
    await waitFor(() => expect(storedWishlist().pending).toEqual([]));
    expect(told.mock.calls.map(([{ wishlistChanges }]) => (wishlistChanges as unknown[]).length)).toEqual([200, 200]);
    expect(wishes()).toEqual(many.slice(30));
  });

  test('a save that fails is said on the cart, with a way to try again', async () => {
    expectConsole(/could not be saved to the account/);
    server.use(isUnreachable(SyncListsDocument));
    const { user } = await open('/cart');
    expect(await screen.findByText(/Your account does not know your last changes yet/)).toBeVisible();
    accountAnswers([inCart()]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/Your account does not know your last changes yet/)).toBeNull());
  });

  test('a heart is saved when nothing else follows for a moment', async () => {
    accountAnswers([inCart()], ['a']);
    const { stores } = await open('/terms');
    act(() => void addWish(stores, 'a'));
    expect(told).not.toHaveBeenCalled();
    await waitFor(() => expect(told).toHaveBeenCalledOnce());
    expect(toldOf(0)).toMatchObject({ wishlistChanges: [{ productId: 'a', wished: true }] });
  });
});

describe('signing out', () => {
  test('empties cart and wishlist of the browser, and the account is told what it does not know yet', async () => {
    accountAnswers([inCart()], ['a']);
    const shop = await logIn();
    await waitFor(() => expect(names()).toEqual(['2 Pathao Phone']));
    act(() => {
      takeOut(shop.stores, keyOf(inCart()));
      addToCart(shop.stores, lamp, 10);
    });
    await signOut(shop);
    expect(localStorage.getItem('cart')).toBeNull();
    expect(localStorage.getItem('wishlist')).toBeNull();
    expect(screen.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
    await waitFor(() => expect(told).toHaveBeenCalledTimes(2));
    expect(toldOf(1)).toMatchObject({ cartChanges: [change(inCart(), 2, 0), putIn(lampInCart())] });
    expect(localStorage.getItem('cart')).toBeNull();
  });

  test('sends what has no answer yet once more under its key, and then the rest', async () => {
    accountAnswers([inCart()]);
    const shop = await logIn();
    await waitFor(() => expect(names()).toEqual(['2 Pathao Phone']));
    act(() => setQuantity(shop.stores, keyOf(inCart()), 3));
    const list = storedCart();
    act(() =>
      shop.stores
        .get(cart)
        .write({ ...list, pending: list.pending.map((one) => ({ ...one, sent: 'without an answer' })) }),
    );
    act(() => void addToCart(shop.stores, lamp, 10));
    await signOut(shop);
    await waitFor(() => expect(told).toHaveBeenCalledTimes(3));
    expect(toldOf(1)).toMatchObject({ cartKey: 'without an answer', cartChanges: [change(inCart(), 2, 3)] });
    expect(toldOf(2)).toMatchObject({ cartChanges: [putIn(lampInCart())] });
  });
});
