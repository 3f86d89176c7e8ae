import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  AccountCopyDocument,
  CartPageDocument,
  LoginDocument,
  MeDocument,
  SaveToAccountDocument,
  WishlistPageDocument,
} from '../../generated/graphql.ts';
import {
  accountCart,
  inCart,
  keepCart,
  keepWishlist,
  lampInCart,
  productOf,
  saved,
  type SaveVariables,
} from '../../../test/cart.ts';
import { expectConsole } from '../../../test/consoleOutput.ts';
import { lamp } from '../../../test/orders.ts';
import { karim, rahima, signedInAs } from '../../../test/people.ts';
import { openShop } from '../../../test/render.tsx';
import { answers, isUnreachable, server } from '../../../test/server.ts';
import { addToCart } from './addToCart.ts';
import { cart, type CartLine } from './cart.ts';
import { refreshCart, takeOut } from './changeCart.ts';
import { countLines } from './countLines.ts';
import { addWish, wishlist } from './wishlist.ts';

/** What the account was told, in order. */
const told = vi.fn<(variables: SaveVariables) => void>();
const lookedUp = vi.fn();

/** The account takes what it is told and answers with this. */
const accountAnswers = (lines: CartLine[], wishes: string[] = []) =>
  server.use(
    answers(SaveToAccountDocument, (variables) => {
      told(variables);
      return saved(lines, wishes);
    }),
    answers(AccountCopyDocument, () => {
      lookedUp();
      return { me: { id: rahima.id, cart: accountCart(lines), wishlist: wishes.map((id) => ({ id })) } };
    }),
  );

const shopSells = (...lines: CartLine[]) =>
  server.use(
    answers(CartPageDocument, ({ ids }) => ({
      productsById: (ids as string[]).map((id) => {
        const line = lines.find(({ productId }) => productId === id);
        return line ? productOf(line) : null;
      }),
    })),
    answers(WishlistPageDocument, ({ ids }) => ({ productsById: (ids as string[]).map(() => null) })),
  );

const input = ({ productId, quantity, color, size, seenPriceCents }: CartLine) => ({
  productId,
  quantity,
  color,
  size,
  seenPriceCents,
});
const names = () => cart.read().items.map(({ name, quantity }) => `${quantity} ${name}`);
const wishes = () => wishlist.read().items.map(({ productId }) => productId);
const keyOf = (line: CartLine) => countLines([line])[0]?.key ?? '';

const logIn = async () => {
  server.use(
    answers(LoginDocument, {
      login: { __typename: 'LoginSuccess', token: 'new', customer: rahima },
    }),
    answers(MeDocument, { me: rahima }),
  );
  const { user } = openShop({ pathname: '/login', state: { from: { pathname: '/terms' } } });
  await user.type(await screen.findByLabelText('E-mail'), 'rahima@gmail.com');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByRole('button', { name: /Account menu/ });
  return user;
};

const signOut = async (user: Awaited<ReturnType<typeof logIn>>) => {
  await user.click(screen.getByRole('button', { name: /Account menu/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
  await screen.findAllByRole('link', { name: 'Login' });
};

beforeEach(() => {
  told.mockReset();
  lookedUp.mockReset();
});

describe('at sign-in', () => {
  test("the visitor's cart and wishlist are merged into the account; the result is what the browser has", async () => {
    keepCart([inCart()]);
    keepWishlist(['a']);
    accountAnswers([lampInCart(), inCart({ quantity: 4 })], ['a', 'b']);
    await logIn();
    await waitFor(() => expect(names()).toEqual(['3 Desk Lamp', '4 Pathao Phone']));
    expect(told).toHaveBeenCalledExactlyOnceWith({
      lines: [input(inCart())],
      replaceCart: false,
      productIds: ['a'],
      replaceWishlist: false,
    });
    expect(wishes()).toEqual(['a', 'b']);
    expect(screen.getByRole('link', { name: 'Cart, pieces: 7' })).toBeVisible();
  });

  test('with nothing to merge the account is only asked', async () => {
    accountAnswers([lampInCart()], ['b']);
    await logIn();
    await waitFor(() => expect(names()).toEqual(['3 Desk Lamp']));
    expect(wishes()).toEqual(['b']);
    expect(told).not.toHaveBeenCalled();
  });

  test('a failure keeps what is there; it is tried again when the network is back', async () => {
    expectConsole(/could not be saved to the account/);
    keepCart([inCart()]);
    server.use(isUnreachable(SaveToAccountDocument));
    await logIn();
    await waitFor(() => expect(console.warn).toHaveBeenCalled());
    expect(names()).toEqual(['2 Pathao Phone']);
    accountAnswers([inCart(), lampInCart()]);
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(names()).toEqual(['2 Pathao Phone', '3 Desk Lamp']));
  });

  test("what somebody else's account left in the browser is not merged into this one", async () => {
    keepCart([lampInCart()], karim.id);
    addToCart(inCart(), 10);
    accountAnswers([inCart()]);
    await logIn();
    await waitFor(() => expect(names()).toEqual(['2 Pathao Phone']));
    expect(told.mock.calls[0]?.[0]).toMatchObject({ lines: [input(inCart())], replaceCart: false });
  });

  test('what the account cannot take stays in the browser', async () => {
    keepCart([inCart(), lampInCart()]);
    accountAnswers([inCart()]);
    await logIn();
    await waitFor(() => expect(cart.read().account).toBe(rahima.id));
    expect(names()).toEqual(['2 Pathao Phone', '3 Desk Lamp']);
    expect(cart.read().items[1]).toMatchObject({ missing: 'product', unsaved: false });
    refreshCart([lamp.productId], [productOf(lampInCart())]);
    expect(cart.read().items[1]).toMatchObject({ missing: null, unsaved: true });
  });
});

describe('while somebody is signed in', () => {
  const open = async (at: string, kept: CartLine[] = [inCart()]) => {
    signedInAs(rahima);
    keepCart(kept, rahima.id);
    shopSells(inCart(), lampInCart());
    const { user } = openShop(at);
    await screen.findByRole('button', { name: /Account menu/ });
    await screen.findByRole('heading', { level: 1 });
    return user;
  };

  test('a page that has nothing to do with it asks nothing; adding to the cart makes no call', async () => {
    accountAnswers([]);
    await open('/terms');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    act(() => void addToCart(lamp, 10));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(told).not.toHaveBeenCalled();
    expect(lookedUp).not.toHaveBeenCalled();
  });

  test('what was added is saved when the page is left', async () => {
    accountAnswers([inCart(), lampInCart()]);
    await open('/terms');
    act(() => void addToCart(lamp, 10));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(told).toHaveBeenCalledOnce());
    expect(told.mock.calls[0]?.[0]).toMatchObject({ lines: [input(lampInCart())], replaceCart: false });
  });

  test('visiting the cart brings what another browser put there', async () => {
    accountAnswers([inCart(), lampInCart()]);
    await open('/cart');
    expect(await screen.findByRole('link', { name: 'Desk Lamp' })).toBeVisible();
    expect(told).not.toHaveBeenCalled();
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

  test('several changes are one call, which replaces what the account has', async () => {
    accountAnswers([inCart(), lampInCart()]);
    const user = await open('/cart', [inCart(), lampInCart()]);
    await waitFor(() => expect(lookedUp).toHaveBeenCalledOnce());
    accountAnswers([inCart({ quantity: 4 })]);
    const more = within(screen.getByRole('link', { name: 'Pathao Phone' }).closest('li') as HTMLElement);
    await user.click(more.getByRole('button', { name: 'One more' }));
    await user.click(more.getByRole('button', { name: 'One more' }));
    await user.click(screen.getByRole('button', { name: 'Remove: Desk Lamp' }));
    await waitFor(() => expect(told).toHaveBeenCalledOnce());
    expect(told.mock.calls[0]?.[0]).toMatchObject({
      lines: [input(inCart({ quantity: 4 }))],
      replaceCart: true,
      replaceWishlist: false,
    });
  });

  test('what is changed while the account answers is not lost', async () => {
    let answer = () => {};
    const waits = new Promise<void>((resolve) => (answer = resolve));
    accountAnswers([inCart(), lampInCart()]);
    server.use(
      answers(AccountCopyDocument, async () => {
        lookedUp();
        await waits;
        return { me: { id: rahima.id, cart: accountCart([inCart()]), wishlist: [] } };
      }),
    );
    await open('/cart');
    await waitFor(() => expect(lookedUp).toHaveBeenCalledOnce());
    act(() => void addToCart(lamp, 10));
    answer();
    await waitFor(() => expect(told).toHaveBeenCalledOnce());
    expect(told.mock.calls[0]?.[0]).toMatchObject({ lines: [input(lampInCart())] });
    expect(names()).toEqual(['2 Pathao Phone', '3 Desk Lamp']);
  });

  test('a save that fails is said on the cart, with a way to try again', async () => {
    expectConsole(/could not be saved to the account/);
    server.use(isUnreachable(AccountCopyDocument));
    const user = await open('/cart');
    expect(await screen.findByText(/Your account does not know your last changes yet/)).toBeVisible();
    accountAnswers([inCart()]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(screen.queryByText(/Your account does not know your last changes yet/)).toBeNull(),
    );
  });

  test('a heart is saved when nothing else follows for a moment', async () => {
    accountAnswers([inCart()], ['a']);
    await open('/terms');
    act(() => addWish('a'));
    expect(told).not.toHaveBeenCalled();
    await waitFor(() => expect(told).toHaveBeenCalledOnce());
    expect(told.mock.calls[0]?.[0]).toMatchObject({ productIds: ['a'], replaceWishlist: false });
  });
});

describe('signing out', () => {
  test('empties cart and wishlist of the browser, and the account is told what it does not know yet', async () => {
    accountAnswers([inCart()], ['a']);
    const user = await logIn();
    await waitFor(() => expect(names()).toEqual(['2 Pathao Phone']));
    act(() => {
      takeOut(keyOf(inCart()));
      addToCart(lamp, 10);
    });
    await signOut(user);
    expect(localStorage.getItem('cart')).toBeNull();
    expect(localStorage.getItem('wishlist')).toBeNull();
    expect(screen.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
    await waitFor(() => expect(told).toHaveBeenCalledOnce());
    expect(told.mock.calls[0]?.[0]).toMatchObject({ lines: [input(lampInCart())], replaceCart: true });
    expect(localStorage.getItem('cart')).toBeNull();
  });
});
