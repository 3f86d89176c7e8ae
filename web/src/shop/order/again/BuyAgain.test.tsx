import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { BuyAgainDocument, ViewOrderPageDocument, type BuyAgainQuery } from '#web/generated/graphql.ts';
import { loadMessages } from '#web/messages/translate.ts';
import { lamp, phone } from '#web-test/lines.ts';
import { anOrder } from '#web-test/orders.ts';
import { rahima, signedInAs } from '#web-test/people.ts';
import { openShop } from '#web-test/render.tsx';
import { answers, isUnreachable, server } from '#web-test/server.ts';

beforeEach(() => signedInAs(rahima));

type Product = NonNullable<BuyAgainQuery['productsById'][number]>;

/** A product that the shop still has, unchanged since the order. */
const sold = (line: typeof phone, changes: Partial<Product> = {}): Product => ({
  id: line.productId,
  name: line.name,
  image: line.image,
  images: [],
  priceCents: line.priceCents,
  availableStock: 10,
  colors: ['Black', 'Blue'],
  colorOptions: [
    { value: 'Black', label: 'Black' },
    { value: 'Blue', label: 'Blue' },
  ],
  sizes: [],
  hasVariants: false,
  ...changes,
});
const plain = { colors: [], colorOptions: [] };

const twoLines = () => {
  const order = anOrder();
  const second = {
    ...lamp,
    variantId: null,
    id: 'line-2',
    unitPriceCents: lamp.priceCents,
    colorLabel: null,
  };
  return { ...order, lines: [...order.lines, second] };
};

const linesInCart = () =>
  (JSON.parse(localStorage.getItem('cart') ?? '{"lines":[]}') as { lines: Record<string, unknown>[] }).lines.map(
    ({ _id, qty, color, priceCents }) => ({ _id, qty, color, priceCents }),
  );

/** Opens the page of an order and buys it again. */
const buy = async (products: (Product | null)[], order = twoLines(), language: 'en' | 'bn' = 'en') => {
  let asked: readonly string[] = [];
  server.use(
    answers(ViewOrderPageDocument, { order }),
    answers(BuyAgainDocument, ({ ids }) => {
      asked = [ids].flat();
      return { productsById: products };
    }),
  );
  const { user } = openShop('/vieworder/order-1', await loadMessages(language));
  await user.click(await screen.findByRole('button', { name: language === 'bn' ? 'আবার কিনুন' : 'Buy again' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog, asked };
};

const changesIn = (dialog: { queryAllByRole: (role: string) => HTMLElement[] }) =>
  dialog.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('buying an order again', () => {
  test('puts every line into the cart as it was bought, and leads there', async () => {
    const { dialog, asked } = await buy([sold(phone), sold(lamp, plain)]);
    expect(asked).toEqual(['product-1', 'product-2']);
    expect(dialog.getByRole('heading', { name: 'Everything is in your cart' })).toHaveFocus();
    expect(dialog.getByText(/^5 pieces were put into your cart/)).toBeVisible();
    expect(changesIn(dialog)).toEqual([]);
    expect(linesInCart()).toEqual([
      { _id: 'product-1', qty: 2, color: 'Black', priceCents: 19_999 },
      { _id: 'product-2', qty: 3, color: null, priceCents: 2050 },
    ]);
    expect(dialog.getByRole('link', { name: 'Go to the cart' })).toHaveAttribute('href', '/cart');
  });

  test('takes today’s price, and says what it was', async () => {
    const { dialog } = await buy([sold(phone, { priceCents: 24_900 }), sold(lamp, plain)]);
    expect(linesInCart()[0]).toMatchObject({ priceCents: 24_900 });
    expect(changesIn(dialog)).toEqual(['Pathao Phone costs $249.00 now; it was $199.99.']);
  });

  test.each<[string, Product | null, string]>([
    ['is no longer sold', null, 'Pathao Phone is no longer sold.'],
    ['is sold out', sold(phone, { availableStock: 0 }), 'Pathao Phone is sold out.'],
    [
      'no longer comes in this colour',
      sold(phone, { colors: ['Blue', 'Red'] }),
      'Pathao Phone no longer comes in this color or size.',
    ],
    [
      'comes in sizes now',
      sold(phone, { sizes: ['64 GB', '128 GB'] }),
      'Pathao Phone no longer comes in this color or size.',
    ],
  ])('leaves out what %s, and says so', async (_, product, text) => {
    const { dialog } = await buy([product, sold(lamp, plain)]);
    expect(dialog.getByRole('heading', { name: 'In your cart, with changes' })).toBeVisible();
    expect(changesIn(dialog)).toEqual([text]);
    expect(linesInCart()).toEqual([{ _id: 'product-2', qty: 3, color: null, priceCents: 2050 }]);
  });

  test('puts in as many pieces as there are, and counts those in the cart already', async () => {
    const { user, dialog } = await buy([sold(phone), sold(lamp, { ...plain, availableStock: 4 })]);
    expect(changesIn(dialog)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const button = screen.getByRole('button', { name: 'Buy again' });
    await user.click(button);
    const second = within(await screen.findByRole('dialog'));
    expect(changesIn(second)).toEqual(['Desk Lamp: 1 instead of 3, as no more are left.']);
    expect(linesInCart().map(({ qty }) => qty)).toEqual([4, 4]);
    await user.click(second.getByRole('button', { name: 'Stay here' }));
    await user.click(button);
    expect(changesIn(within(await screen.findByRole('dialog')))).toEqual([
      'Desk Lamp: all that are left are in your cart already.',
    ]);
  });

  test('says that nothing could be put in', async () => {
    const { dialog } = await buy([null, null]);
    expect(dialog.getByRole('heading', { name: 'Nothing could be put into your cart' })).toBeVisible();
    expect(changesIn(dialog)).toEqual(['Pathao Phone is no longer sold.', 'Desk Lamp is no longer sold.']);
    expect(dialog.queryByRole('link')).toBeNull();
    expect(linesInCart()).toEqual([]);
  });

  test('says what does not fit into a full cart', async () => {
    const image = { path: '/pictures/other', alt: 'Other' };
    const lines = Array.from({ length: 100 }, (_, nr) => ({
      _id: `other-${nr}`,
      name: 'Other',
      image,
      priceCents: 100,
      qty: 1,
    }));
    localStorage.setItem('cart', JSON.stringify({ lines, account: rahima.id, pending: [], synced: null }));
    const { dialog } = await buy([sold(phone), sold(lamp, plain)]);
    expect(changesIn(dialog)[0]).toBe('Pathao Phone did not fit: a cart holds at most 100 lines.');
  });

  test('says so in Bangla', async () => {
    const { dialog } = await buy([sold(phone), null], twoLines(), 'bn');
    expect(dialog.getByText('২টি পণ্য আজকের দামে কার্টে রাখা হয়েছে।')).toBeVisible();
    expect(changesIn(dialog)).toEqual(['Desk Lamp আর বিক্রি হয় না।']);
  });

  test('changes nothing while the shop cannot be reached', async () => {
    server.use(answers(ViewOrderPageDocument, { order: twoLines() }), isUnreachable(BuyAgainDocument));
    const { user } = openShop('/vieworder/order-1');
    await user.click(await screen.findByRole('button', { name: 'Buy again' }));
    expect(await screen.findByText(/The shop cannot be reached/)).toBeVisible();
    expect(linesInCart()).toEqual([]);
  });

  test('is not offered for somebody else’s order', async () => {
    server.use(answers(ViewOrderPageDocument, { order: { ...twoLines(), customer: { id: 'other' } } }));
    openShop('/vieworder/order-1');
    expect(await screen.findByRole('button', { name: 'Download invoice' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Buy again' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Write to us about this order' })).toBeNull();
  });
});
