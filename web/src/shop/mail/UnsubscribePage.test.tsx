import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openShop } from '#web-test/render.tsx';

test.each([
  ['stock', 'You then get no mails about products that are back in stock. Those about your orders still come.'],
  ['prices', 'You then get no offers or reminders about your wishlist and cart. Mails about your orders still come.'],
])('the link of a mail about %s shows a form that ends such mails', async (kind, text) => {
  openShop(`/unsubscribe?kind=${kind}&token=abc`);
  expect(await screen.findByText(text)).toBeVisible();
  const form = screen.getByRole('button', { name: 'Stop these mails' }).closest('form');
  expect(form).toHaveAttribute('action', `/unsubscribe?kind=${kind}&token=abc`);
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveFormValues({ page: '1' });
});

test('it says afterwards where the mails can be asked for again', async () => {
  openShop('/unsubscribe?ended=prices');
  expect(await screen.findByRole('heading', { name: 'No more of these mails come' })).toBeVisible();
  expect(screen.getByText('You can ask for them again in your profile.')).toBeVisible();
});

test('a link that is cut off says so', async () => {
  openShop('/unsubscribe?kind=stock');
  expect(await screen.findByRole('heading', { name: 'This link is not complete' })).toBeVisible();
});
