import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Session_CustomerFragment } from '#web/generated/graphql.ts';
import { karim, rahima, signedInAs } from '#web-test/people.ts';
import { renderInShop } from '#web-test/render.tsx';
import { AccountMenu } from './AccountMenu.tsx';

const openMenu = async (customer: Session_CustomerFragment = rahima) => {
  signedInAs(customer);
  const { user } = renderInShop(
    <>
      <AccountMenu />
      <p>Elsewhere</p>
    </>,
  );
  const button = await screen.findByRole('button', { name: /Account menu of/ });
  await user.click(button);
  return { user, button };
};

describe('the account corner of the header (spec §1, §2)', () => {
  test('is a Login button for visitors', async () => {
    renderInShop(<AccountMenu />);
    expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  });

  test('shows the entries of the menu with their addresses', async () => {
    await openMenu();
    expect(screen.getByText('Rahima Khatun')).toBeVisible();
    const entries = screen.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')]);
    expect(entries).toEqual([
      ['Profile', '/customer/profile'],
      ['My Orders', '/customer/order'],
      ['Cart', '/cart'],
      ['Wishlist', '/wishlist'],
      ['Help Center', '/help'],
      ['Languageবাংলা', '/bn'],
      ['Add another account', '/login'],
      ['Sign out', null],
      ['Privacy policy', '/privacy'],
      ['Terms', '/terms'],
      ['Cookies', '/cookies'],
    ]);
  });

  test('shows Deshboard to admins only', async () => {
    await openMenu(karim);
    expect(screen.getByRole('menuitem', { name: 'Deshboard' })).toHaveAttribute('href', '/deshboard');
  });

  test("falls back to 'User' for a name", async () => {
    await openMenu({ ...rahima, displayName: '' });
    expect(screen.getByText('User')).toBeVisible();
  });

  test('toggles with its button and closes on a click outside', async () => {
    const { user, button } = await openMenu();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(button);
    expect(screen.queryByRole('menu')).toBeNull();
    await user.click(button);
    await user.click(screen.getByText('Elsewhere'));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('moves by arrow keys and closes on Escape, with the focus on its button', async () => {
    const { user, button } = await openMenu();
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'My Orders' })).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('menuitem', { name: 'Cookies' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button).toHaveFocus();
  });

  test('signs out: the token is gone and Login is back', async () => {
    const { user } = await openMenu();
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  });
});
