import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { enter } from '#web-test/enter.ts';
import { karim, signedInAs } from '#web-test/people.ts';
import { currentAddress, renderInShop } from '#web-test/render.tsx';
import { answers, refuses, server } from '#web-test/server.ts';
import { allTexts } from '#web-test/texts.ts';
import { FindAnythingDocument, type FindAnythingQuery } from '#web/generated/graphql.ts';
import type { Language } from '#web/lib/language.ts';
import { SearchButton } from './SearchButton.tsx';

const nothing: FindAnythingQuery = {
  adminOrders: { nodes: [] },
  adminProducts: { nodes: [] },
  customers: { nodes: [] },
};

const found: FindAnythingQuery = {
  adminOrders: {
    nodes: [
      {
        id: 'o1',
        number: 10_002,
        status: 'SHIPPED',
        placedAt: '2026-11-20T09:30:00.000Z',
        shippingAddress: { name: 'Rahima Khatun' },
      },
    ],
  },
  adminProducts: { nodes: [{ id: 'p1', name: 'Rahima Saree', sku: 'RS-1', status: 'DRAFT' }] },
  customers: {
    nodes: [{ id: 'c1', displayName: 'Rahima Khatun', email: 'rahima@gmail.com', phoneNumber: '+8801712345678' }],
  },
};

const open = async (language: Language = 'en') => {
  signedInAs(karim);
  const asked = vi.fn<(term: string) => void>();
  server.use(
    answers(FindAnythingDocument, ({ term }) => {
      asked(term);
      return term === 'rahi' ? found : nothing;
    }),
  );
  const messages = await allTexts(language);
  const shop = renderInShop(<SearchButton />, '/deshboard', messages);
  return { ...shop, asked, messages };
};

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('Ctrl+K opens it with the pages of the dashboard, and closes it again', async () => {
  const { user, asked } = await open();
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Find an order, product, customer or page' });
  expect(field.closest('dialog')).toHaveAttribute('open');
  expect(options()).toContainEqual(expect.stringMatching(/^Upload Product/));
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test('finds orders, products, customers and pages, and the keyboard opens one', async () => {
  const { user, asked } = await open();
  await user.click(screen.getByRole('button', { name: /^Find an order/ }));
  const field = await screen.findByRole('combobox');
  await enter(user, field, 'rahi');
  await waitFor(() =>
    expect(options()).toEqual([
      '#10002Rahima Khatun · Shipped · 20 Nov 2026',
      'Rahima SareeRS-1',
      'Rahima Khatunrahima@gmail.com · 01712345678',
    ]),
  );
  expect(asked).toHaveBeenCalledExactlyOnceWith('rahi');
  expect(screen.getByRole('status')).toHaveTextContent('3 found');
  expect(within(screen.getByRole('group', { name: 'Customers' })).getAllByRole('option')).toHaveLength(1);
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
  expect(active()).toHaveTextContent('#10002');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toHaveAttribute('aria-selected', 'true');
  expect(active()).toHaveTextContent('rahima@gmail.com');
  await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{Enter}');
  expect(currentAddress()).toBe('/deshboard/products/p1');
  expect(screen.queryByRole('combobox')).toBeNull();
});

test.each([
  ['courier', '/deshboard/orderstatus?view=couriers'],
  ['returns', '/deshboard/orderstatus?view=returns'],
])('finds the pages with what is on them: %s', async (word, to) => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Find an order/ }));
  await user.type(await screen.findByRole('combobox'), word);
  await waitFor(() => expect(options()).toHaveLength(2));
  expect(options()[0]).toMatch(/^Order Status/);
  expect(await screen.findByText('2 found')).toBeVisible();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(currentAddress()).toBe(to);
});

test('finds a page by its label, in Bangla too', async () => {
  const { user } = await open('bn');
  await user.click(screen.getByRole('button', { name: /^অর্ডার, পণ্য/ }));
  await enter(user, await screen.findByRole('combobox'), 'অবস্থা');
  await waitFor(() => expect(options()).toEqual([expect.stringMatching(/^অর্ডারের অবস্থা/)]));
  expect(await screen.findByText('১টি পাওয়া গেছে')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(currentAddress()).toBe('/deshboard/orderstatus');
});

test('Enter before the answer waits for it, and does not open what stood there before', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Find an order/ }));
  await enter(user, await screen.findByRole('combobox'), 'rahi');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(currentAddress()).toBe('/deshboard/orders/o1'));
});

test('a failure says why and can be tried again', async () => {
  const { user } = await open();
  server.use(refuses(FindAnythingDocument, 'FORBIDDEN', { message: 'No.' }));
  await user.click(screen.getByRole('button', { name: /^Find an order/ }));
  await user.type(await screen.findByRole('combobox'), 'x');
  expect(await screen.findByText('No.')).toBeVisible();
  server.use(answers(FindAnythingDocument, found));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: /#10002/ })).toBeVisible();
});
