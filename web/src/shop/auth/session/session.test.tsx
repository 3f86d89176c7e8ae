import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LoginDocument, MeDocument, MyOrdersPageDocument, ProductPageDocument } from '#web/generated/graphql.ts';
import { expectConsole } from '#web-test/consoleOutput.ts';
import { enter } from '#web-test/enter.ts';
import { accountPagesOf, karim, rahima, reviewRefusalIs, signedInAs } from '#web-test/people.ts';
import { currentAddress, openShop, renderInShop } from '#web-test/render.tsx';
import { aToken, refreshes } from '#web-test/session.ts';
import { aProduct, aProductPage } from '#web-test/products.ts';
import { answers, isUnreachable, neverAnswers, refuses, server } from '#web-test/server.ts';
import { useSession } from './session.tsx';

const WhoIsIt = () => {
  const { customer, loading } = useSession();
  return <p>{loading ? 'not known yet' : (customer?.displayName ?? 'nobody')}</p>;
};

const inAnotherTab = (token: string | null) =>
  act(async () => {
    if (token === null) localStorage.removeItem('token');
    else localStorage.setItem('token', token);
    dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  });

describe('the session (spec §4)', () => {
  test('is nobody without a token, and asks nobody', async () => {
    renderInShop(<WhoIsIt />);
    expect(await screen.findByText('nobody')).toBeVisible();
  });

  test('is loading until the server has said who holds the token', async () => {
    signedInAs(rahima);
    renderInShop(<WhoIsIt />);
    expect(screen.getByText('not known yet')).toBeVisible();
    expect(await screen.findByText('Rahima Khatun')).toBeVisible();
  });

  test('drops a token that the server refuses', async () => {
    localStorage.setItem('token', 'ended');
    server.use(answers(MeDocument, { me: null }));
    renderInShop(<WhoIsIt />);
    expect(await screen.findByText('nobody')).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('keeps the token when the shop cannot be reached', async () => {
    localStorage.setItem('token', 'good');
    server.use(isUnreachable(MeDocument));
    renderInShop(<WhoIsIt />);
    expect(await screen.findByText('nobody')).toBeVisible();
    expect(localStorage.getItem('token')).toBe('good');
  });

  test('follows another tab that signs out, and in as somebody else', async () => {
    signedInAs(rahima);
    renderInShop(<WhoIsIt />);
    await screen.findByText('Rahima Khatun');
    await inAnotherTab(null);
    expect(await screen.findByText('nobody')).toBeVisible();
    server.use(answers(MeDocument, { me: karim }));
    await inAnotherTab('token of Karim');
    expect(await screen.findByText('Karim')).toBeVisible();
  });
});

describe('a browser in which a form has signed in', () => {
  const mark = (seconds: number) => {
    // oxlint-disable-next-line unicorn/no-document-cookie -- jsdom has no cookie store
    document.cookie = `signed-in=1; path=/; max-age=${seconds}`;
  };
  beforeEach(() => mark(60));
  afterEach(() => mark(0));

  test('is signed in once the code is there', async () => {
    const asked = refreshes();
    server.use(answers(MeDocument, { me: rahima }));
    renderInShop(<WhoIsIt />);
    expect(await screen.findByText('not known yet')).toBeVisible();
    expect(await screen.findByText('Rahima Khatun')).toBeVisible();
    expect(asked).toHaveBeenCalledOnce();
    expect(localStorage.getItem('token')).not.toBeNull();
  });

  test('opens a page of the customer without the login page', async () => {
    refreshes();
    server.use(answers(MeDocument, { me: rahima }), ...accountPagesOf(rahima));
    openShop('/customer/profile');
    expect(await screen.findByRole('button', { name: 'Delete account…' })).toBeVisible();
    expect(currentAddress()).toBe('/customer/profile');
  });

  test('is nobody’s when that session has ended, and says nothing of it', async () => {
    const asked = refreshes(() => HttpResponse.json({ error: 'Please log in first.' }, { status: 401 }));
    renderInShop(<WhoIsIt />);
    expect(await screen.findByText('nobody')).toBeVisible();
    expect(asked).toHaveBeenCalledOnce();
    expect(localStorage.getItem('sessionEnded')).toBeNull();
  });

  test('is asked again when there is a network', async () => {
    refreshes(() => HttpResponse.error());
    renderInShop(<WhoIsIt />);
    expect(await screen.findByText('nobody')).toBeVisible();
    refreshes();
    server.use(answers(MeDocument, { me: rahima }));
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText('Rahima Khatun')).toBeVisible();
  });

  test('but has signed out since, without a network, is nobody’s', async () => {
    localStorage.setItem('signOut', 'true');
    const asked = refreshes();
    renderInShop(<WhoIsIt />);
    expect(await screen.findByText('nobody')).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('signOut')).toBeNull());
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('guards (spec §4, §6)', () => {
  test.each([
    '/confirmorder',
    '/order/congratulations/1',
    '/vieworder/1',
    '/ordertracking/1',
    '/customer/order',
    '/customer/profile',
    '/deshboard',
  ])('%s leads visitors to the login page', async (address) => {
    openShop(address);
    await waitFor(() => expect(currentAddress()).toBe('/login'));
  });

  test('the dashboard leads other roles to their profile', async () => {
    signedInAs(rahima);
    openShop('/deshboard');
    await waitFor(() => expect(currentAddress()).toBe('/customer/profile'));
    // The whole page, so that its requests do not reach the next test.
    expect(await screen.findByRole('button', { name: 'Change password' })).toBeVisible();
  });

  test('a shop that cannot be reached is told, and asked again on demand', async () => {
    localStorage.setItem('token', 'good');
    server.use(isUnreachable(MeDocument));
    const { user } = openShop('/customer/profile');
    expect(await screen.findByText(/The shop cannot be reached/)).toBeVisible();
    expect(currentAddress()).toBe('/customer/profile');
    server.use(...accountPagesOf(rahima));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
    // Waits for the last request of this page.
    expect(await screen.findByRole('button', { name: 'Delete account…' })).toBeVisible();
  });

  test('a token that ends while a page is open asks to log in there, or leads to the login page', async () => {
    signedInAs(rahima);
    server.use(refuses(MyOrdersPageDocument, 'UNAUTHENTICATED'));
    expectConsole(/^Error fetching orders:/);
    const { user } = openShop('/customer/order');
    await user.click(await screen.findByRole('button', { name: 'Leave this page' }));
    await waitFor(() => expect(currentAddress()).toBe('/login'));
    expect(localStorage.getItem('token')).toBeNull();
    expect(await screen.findByText(/^You have been signed out: your session ran out/)).toBeVisible();
  });

  describe('who is asked to log in again on a page', () => {
    const typePassword = async () => {
      signedInAs(rahima);
      const shop = openShop('/customer/profile');
      await shop.user.click(await screen.findByRole('button', { name: 'Change password' }));
      await enter(shop.user, await screen.findByLabelText('Current password'), 'typed');
      localStorage.setItem('sessionEnded', 'true');
      await inAnotherTab(null);
      return shop;
    };
    const logIn = async (customer: typeof rahima, user: Awaited<ReturnType<typeof typePassword>>['user']) => {
      server.use(
        answers(LoginDocument, { login: { __typename: 'LoginSuccess', token: 'a.b.c', customer } }),
        ...accountPagesOf(customer),
      );
      const dialog = within(await screen.findByRole('dialog', { name: 'Login' }));
      expect(dialog.getByText(/^You have been signed out: your session ran out/)).toBeVisible();
      expect(dialog.getByLabelText('E-mail')).toHaveValue(rahima.email);
      await enter(user, dialog.getByLabelText('Password'), 'secret');
      await user.click(dialog.getByRole('button', { name: 'Log in' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };

    test('goes on with all that was typed', async () => {
      const { user } = await typePassword();
      await logIn(rahima, user);
      expect(currentAddress()).toBe('/customer/profile');
      expect(screen.getByLabelText('Current password')).toHaveValue('typed');
    });

    test('goes on after having logged in in another tab', async () => {
      await typePassword();
      await screen.findByRole('dialog', { name: 'Login' });
      await inAnotherTab(aToken({ person: rahima.id }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.getByLabelText('Current password')).toHaveValue('typed');
    });

    test('finds nothing of it as somebody else', async () => {
      const { user } = await typePassword();
      await logIn(karim, user);
      expect(await screen.findByRole('button', { name: 'Change password' })).toBeVisible();
      expect(screen.queryByLabelText('Current password')).toBeNull();
      // Waits for the last request of this page.
      expect(await screen.findByRole('button', { name: 'Delete account…' })).toBeVisible();
    });
  });

  test('… which tells so once, and not after one has signed out oneself', async () => {
    localStorage.setItem('sessionEnded', 'true');
    const { unmount } = openShop('/login');
    expect(await screen.findByText(/^You have been signed out/)).toBeVisible();
    unmount();
    signedInAs(rahima);
    const { user } = openShop('/customer/profile');
    await user.click(await screen.findByRole('button', { name: /Account menu/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(currentAddress()).toBe('/login'));
    await screen.findByLabelText('E-mail');
    expect(screen.queryByText(/^You have been signed out/)).toBeNull();
  });
});

test('who signs out on a product page goes on seeing it, and leaves nothing of theirs', async () => {
  signedInAs(rahima);
  localStorage.setItem('card', '{}');
  sessionStorage.setItem('comment p1', '"typed"');
  const product = aProduct({ id: 'p1', name: 'Phone' });
  server.use(answers(ProductPageDocument, aProductPage(product)), reviewRefusalIs('ALREADY_REVIEWED'));
  const { user, client } = openShop('/details/p1');
  await screen.findByText(/You have reviewed this product/);
  const heading = screen.getByRole('heading', { name: 'Phone', level: 1 });
  server.use(neverAnswers(ProductPageDocument));
  await user.click(screen.getByRole('button', { name: /Account menu/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
  expect(await screen.findByText(/Bought it here?/)).toBeVisible();
  expect(heading).toBeVisible();
  expect(localStorage.getItem('card')).toBeNull();
  expect(sessionStorage.getItem('comment p1')).toBeNull();
  expect(JSON.stringify(client.cache.extract())).not.toMatch(/Rahima|ALREADY_REVIEWED/);
});
