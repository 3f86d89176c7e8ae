import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { field, openAddress, openCheckout, press, retype, toPayment } from '#web-test/checkout.ts';
import { enter } from '#web-test/enter.ts';
import { expectHome } from '#web-test/home.ts';
import { lamp } from '#web-test/lines.ts';
import { checkOutCart, chooseToBuy } from '#web-test/orders.ts';
import { rahima, signedInAs } from '#web-test/people.ts';
import { currentAddress, goInHistory, openShop } from '#web-test/render.tsx';

describe('the checkout (spec §2, §4)', () => {
  test('redirects to / when no product is stored', async () => {
    signedInAs(rahima);
    const isHome = expectHome();
    openShop('/confirmorder');
    expect(await isHome()).toBe('/');
  });

  test('says so when what is stored cannot be read', async () => {
    localStorage.setItem('card', '{"_id":"p1","qty":"two"}');
    signedInAs(rahima);
    openShop('/confirmorder');
    expect(
      await screen.findByRole('heading', { name: 'What is stored as your purchase cannot be read.' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all products' })).toBeVisible();
  });

  test('shows what is bought with its rounded totals in both steps', async () => {
    chooseToBuy();
    const user = await openCheckout();
    const summary = within(screen.getByRole('region', { name: 'Order summary' }));
    const isShown = () => {
      expect(summary.getByText('Pathao Phone')).toBeVisible();
      expect(summary.getByText('Color: Black · Qty: 2')).toBeVisible();
      expect(summary.getByText('$400.00')).toBeVisible();
      expect(summary.getByText('$60.00')).toBeVisible();
      expect(summary.getByText('$460.00')).toBeVisible();
      expect(summary.getByText('about ৳56,350')).toBeVisible();
      expect(summary.getByText('Arrives 16 - 19 Jan')).toBeVisible();
      expect(summary.getByLabelText('Promotion code')).toBeVisible();
    };
    isShown();
    await toPayment(user);
    isShown();
  });

  test('prefills the billing form from the user; the e-mail cannot be edited', async () => {
    chooseToBuy();
    const user = await openCheckout({ ...rahima, phoneNumber: '+8801712345678' });
    await openAddress(user);
    expect(field('Name')).toHaveValue('Rahima Khatun');
    expect(field('Address')).toHaveValue('House 7, Road 3, Dhanmondi, Dhaka');
    expect(field('Phone Number')).toHaveValue('01712345678');
    await user.type(field('E-mail'), 'x');
    expect(field('E-mail')).toHaveValue('rahima@gmail.com');
  });

  test('says on its button what the order costs', async () => {
    chooseToBuy();
    await toPayment(await openCheckout());
    expect(press('Confirm Order · $460.00')).toBeVisible();
  });

  test('has no links that lead away: no search, no menus, only help', async () => {
    chooseToBuy();
    await openCheckout();
    const foot = within(await screen.findByRole('contentinfo'));
    expect(foot.getAllByRole('link').map((link) => link.textContent)).toEqual(['Help Center', '+880 1700-000000']);
    expect(screen.queryByRole('combobox', { name: 'Search products' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Category' })).toBeNull();
    const head = within(screen.getByRole('banner'));
    // The home page, and this page in the other language.
    expect(head.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/bn/confirmorder']);
  });

  test('Back of the browser leads from Payment to Order, and Forward to Payment again', async () => {
    chooseToBuy();
    const user = await openCheckout();
    await retype(user, 'Name', 'Salma');
    await toPayment(user);
    await act(async () => goInHistory(-1));
    expect(screen.getByRole('heading', { name: 'Billing address' })).toHaveFocus();
    expect(currentAddress()).toBe('/confirmorder');
    expect(field('Name')).toHaveValue('Salma');
    await act(async () => goInHistory(1));
    expect(screen.getByRole('heading', { name: 'Payment method' })).toHaveFocus();
  });

  test('Forward leads to no Payment while something of Order is missing', async () => {
    chooseToBuy();
    const user = await openCheckout();
    await toPayment(user);
    await user.click(press('Back'));
    await openAddress(user);
    await user.clear(field('Name'));
    await act(async () => goInHistory(1));
    await enter(user, field('Name'), 'Mitu');
    expect(field('Name')).toHaveValue('Mitu');
    await toPayment(user);
    expect(screen.getByText(/Mitu, 01712345678/)).toBeVisible();
  });

  test('keeps what was typed and the step over a reload', async () => {
    chooseToBuy();
    const user = await openCheckout();
    await retype(user, 'Name', 'Salma');
    await toPayment(user);
    await user.click(screen.getByRole('radio', { name: 'Nagad' }));
    document.body.replaceChildren();
    openShop('/confirmorder');
    expect(await screen.findByRole('radio', { name: 'Nagad' })).toBeChecked();
    await user.click(press('Back'));
    expect(field('Name')).toHaveValue('Salma');
  });
});

test('what was typed is kept when the cart is changed and checked out again, but is nobody else’s', async () => {
  checkOutCart();
  const user = await openCheckout();
  await retype(user, 'Name', 'Salma');
  await toPayment(user);
  document.body.replaceChildren();
  checkOutCart([lamp]);
  openShop('/confirmorder');
  await screen.findByRole('button', { name: 'Proceed to Pay' });
  expect(field('Name')).toHaveValue('Salma');
  document.body.replaceChildren();
  await openAddress(await openCheckout({ ...rahima, id: 'customer-9', displayName: 'Mitu' }));
  expect(field('Name')).toHaveValue('Mitu');
});
