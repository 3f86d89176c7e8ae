import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { printLines } from '#schema/cart.cookies.ts';
import type { Visitor } from '#schema/rendering.ts';
import type { ShopSettings } from '#schema/shop-settings.ts';
import { SETTING_MESSAGES } from '#schema/setting-messages.ts';
import type { Answer } from './client.ts';
import {
  addressOf,
  buy,
  edges,
  freshKey,
  outcomeOf,
  placeOrderDocument,
  toInput,
  type PlaceOrderData,
} from './order-edges.ts';
import type { Person } from './factories.ts';
import { openShop } from './setup.ts';

const webFolder = mkdtempSync(path.join(tmpdir(), 'haat-fees-'));
afterAll(() => rmSync(webFolder, { recursive: true, force: true }));
writeFileSync(path.join(webFolder, 'index.html'), '<!doctype html><title>Haat</title>');

/** A shop whose pages are what they were told of the visitor and the settings. */
const shop = await openShop({
  webFolder,
  settings: { ORDERS_A_DAY: '1000', UNPAID_PIECES: '1000' },
  pages: {
    renderer: async ({ visitor, settings }) => ({
      html: JSON.stringify({ visitor, settings }),
      shows: [],
      isPublic: true,
    }),
  },
});
const admin = await shop.admin();
const customer = await shop.customer();
const product = await shop.product({ priceCents: 10_000, stock: 1000 });

const DHANMONDI = 'House 7, Road 3, Dhanmondi, Dhaka';
const AGRABAD = 'Road 9, Agrabad, Chattogram';
/** Neither is a district that has a fee of its own: the second names none. */
const ELSEWHERE = ['Zindabazar, Sylhet', 'The blue house behind the market'];

const change = async (key: string, value: string | null) =>
  (
    await admin.graphql<{ it: { setting?: { value: string }; fields?: { message: string }[] } }>(
      `mutation ($input: ChangeSettingInput!) { it: changeSetting(input: $input) {
        ... on ChangeSettingSuccess { setting { value } }
        ... on InvalidInput { fields { message } }
      } }`,
      { input: { key, value } },
    )
  ).it;

const shownSettings = async () => {
  const { text } = await shop.send('GET', '/', { headers: { accept: 'text/html' } });
  return (JSON.parse(text) as { settings: ShopSettings }).settings;
};

const quote = async (district?: string | null, quantity = 1, promotionCode: string | null = null) =>
  (
    await customer.graphql<{ checkout: { deliveryFeeCents: number; totalCents: number } }>(
      'query ($input: CheckoutInput!) { checkout(input: $input) { deliveryFeeCents totalCents } }',
      { input: { lines: [{ productId: product.id, quantity }], promotionCode, district } },
    )
  ).checkout;

/** Returns the fee that the newest order of the customer has, and its district. */
const storedFee = async () => {
  const [order] = await shop.sql<{ fee: number; district: string | null }>(
    `SELECT delivery_fee_cents AS fee, shipping_district AS district FROM orders
     ORDER BY number DESC LIMIT 1`,
  );
  return order;
};

test('an owner sets the fees of districts, in figures of both languages, and pages know them', async () => {
  expect(await change('DISTRICT_FEES', 'dhaka=৪০, chattogram = 80')).toMatchObject({ setting: {} });
  await expect
    .poll(async () => (await shownSettings()).delivery, { timeout: 1500 })
    .toEqual({
      feeCents: 6000,
      byDistrict: [
        { district: 'dhaka', feeCents: 4000 },
        { district: 'chattogram', feeCents: 8000 },
      ],
      freeFromCents: null,
    });
});

describe.each(edges)('an order over $edge', ({ placeOrder }) => {
  test.each([
    [DHANMONDI, 4000, 'dhaka'],
    [AGRABAD, 8000, 'chattogram'],
    ['১২ নং রোড, আগ্রাবাদ, চট্টগ্রাম', 8000, 'chattogram'],
    [ELSEWHERE[0] ?? '', 6000, 'sylhet'],
    [ELSEWHERE[1] ?? '', 6000, null],
  ])('to %j is charged %i cents of delivery', async (address, fee, district) => {
    const placed = await placeOrder(customer, { productId: product.id, address: { address } });
    expect(placed).toMatchObject({ kind: 'placed', totalCents: 10_000 + fee });
    expect(await storedFee()).toEqual({ fee, district });
  });
});

describe('what an order would cost', () => {
  test('is with the fee of its district, and the general one without a district or for an unknown one', async () => {
    expect(await quote('dhaka')).toEqual({ deliveryFeeCents: 4000, totalCents: 14_000 });
    expect(await quote('chattogram')).toEqual({ deliveryFeeCents: 8000, totalCents: 18_000 });
    for (const district of [undefined, null, '', 'sylhet', 'nowhere', 'constructor', "dhaka' --"])
      expect(await quote(district)).toEqual({ deliveryFeeCents: 6000, totalCents: 16_000 });
  });

  test('is without a fee under a code for free delivery, which takes off that of the district', async () => {
    const { code } = await shop.promotion({ kind: 'FREE_DELIVERY' });
    expect(await quote('chattogram', 1, code)).toEqual({ deliveryFeeCents: 0, totalCents: 10_000 });
    const input = toInput(customer, { productId: product.id, address: { address: AGRABAD }, promotionCode: code });
    const order = await buy(customer, input);
    expect(order.adjustments).toEqual([{ kind: 'FREE_DELIVERY', code, amountCents: -8000 }]);
    expect(order.totalCents).toBe(10_000);
  });
});

test('an order that was seen at the fee of another district is refused, and nothing is placed', async () => {
  const key = freshKey();
  const input = (seen: object) => ({
    ...toInput(customer, { productId: product.id, address: { address: AGRABAD }, key }),
    ...seen,
  });
  const attempt = async (seen: object) =>
    outcomeOf(await customer.graphql<PlaceOrderData>(placeOrderDocument, { input: input(seen) }));
  expect(await attempt({ seenTotalCents: 14_000 })).toEqual({
    kind: 'TotalChanged',
    message: 'The total has changed: it is $180.00 now.',
    totalCents: 18_000,
  });
  expect(await attempt({ seenTotalCents: 18_000 })).toMatchObject({ kind: 'placed', totalCents: 18_000 });
});

test('over REST, too: the refusal has the fee of now', async () => {
  const answer = await customer.post('/order/addOrder', {
    _id: product.id,
    qty: 1,
    payment: 'Cash on Delivery',
    shippingAddress: { ...addressOf(customer), address: AGRABAD },
    idempotencyKey: freshKey(),
    deleveryCost: 40,
  });
  expect(answer.refused(409)).toMatchObject({
    code: 'TOTAL_CHANGED',
    error: 'The delivery fee has changed: it is $80.00 now.',
    currentDeleveryCost: 80,
    currentTotalPrice: 180,
  });
});

test('an order of an admin for somebody is charged by its address, too', async () => {
  const { placeOrderFor } = await admin.graphql<{ placeOrderFor: { order?: { deliveryFeeCents: number } } }>(
    `mutation ($customerId: ID!, $input: PlaceOrderInput!) { placeOrderFor(customerId: $customerId, input: $input) {
      ... on PlaceOrderSuccess { order { deliveryFeeCents } } } }`,
    {
      customerId: customer.id,
      input: toInput(customer, { productId: product.id, address: { address: AGRABAD } }),
    },
  );
  expect(placeOrderFor.order).toEqual({ deliveryFeeCents: 8000 });
});

test('an order that is sent to another district later keeps its fee', async () => {
  const order = await buy(customer, toInput(customer, { productId: product.id, address: { address: DHANMONDI } }));
  await admin.graphql(
    'mutation ($input: ChangeOrderInput!) { changeOrder(input: $input) { ... on ChangeOrderSuccess { order { order { id } } } } }',
    {
      input: {
        orderId: order.id,
        name: 'Ayesha',
        address: AGRABAD,
        phone: '01812345678',
        removedLineIds: [],
        note: 'Moved.',
      },
    },
  );
  expect(await storedFee()).toEqual({ fee: 4000, district: 'chattogram' });
});

describe('the checkout without scripts', () => {
  /** Returns the cookie by which pages know a person. */
  const sessionOf = ({ id, sessionId }: Person) =>
    `__Host-session=${shop.tokens.issuePage({ customerId: id, sessionId }, new Date(Date.now() + 60_000))}`;
  const submit = (address: string, fields: Record<string, string>, cookie: string): Promise<Answer> =>
    shop.send('POST', address, {
      raw: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        accept: 'text/html',
        cookie,
      },
      redirect: 'manual',
    });
  const visitorOf = ({ text }: Answer) => (JSON.parse(text) as { visitor: Visitor }).visitor;
  const formOf = ({ checkout }: Visitor, address: string) => {
    if (!checkout) throw new Error('The page shows no checkout.');
    const { lines, totals, idempotencyKey } = checkout;
    return {
      name: 'Rahima Begum',
      address,
      phone: '01712345678',
      key: idempotencyKey,
      lines: printLines(lines),
      total: String(totals.totalCents),
      fee: String(totals.deliveryFeeCents),
      from: 'cart',
    };
  };

  test('shows the fee of the profile’s address; another address is told its own, and ordered at it', async () => {
    const rahima = await shop.customer();
    await shop.sql('UPDATE customers SET shipping_address = $2 WHERE id = $1', [rahima.id, DHANMONDI]);
    const cookie = sessionOf(rahima);
    await submit('/cart', { do: 'add', product: product.id, quantity: '1' }, cookie);
    const page = visitorOf(await shop.send('GET', '/confirmorder', { headers: { accept: 'text/html', cookie } }));
    expect(page.checkout?.totals).toMatchObject({ deliveryFeeCents: 4000, totalCents: 14_000 });
    const refused = await submit('/confirmorder', formOf(page, AGRABAD), cookie);
    const again = visitorOf(refused);
    expect([refused.status, again.form?.message]).toEqual([409, 'The delivery fee has changed: it is $80.00 now.']);
    // What was typed stays, and the totals are those of the typed address.
    expect(again.form?.fields).toMatchObject({ name: 'Rahima Begum', address: AGRABAD });
    expect(again.checkout?.totals).toMatchObject({ deliveryFeeCents: 8000, totalCents: 18_000 });
    const placed = await submit('/confirmorder', formOf(again, AGRABAD), cookie);
    expect(placed.status).toBe(303);
    expect(await storedFee()).toEqual({ fee: 8000, district: 'chattogram' });
  });
});

test('the feed of products has the most that delivery can cost', async () => {
  await expect
    .poll(async () => (await shop.send('GET', '/feeds/products.xml')).text, { timeout: 3000 })
    .toContain('<g:price>80.00 USD</g:price>');
});

test.each([
  'dhaka',
  'dhaka=',
  '=40',
  'dhaka=40,',
  'dhaka=40,dhaka=50',
  'dhaka=-1',
  'dhaka=9.5',
  'dhaka=1001',
  'dhaka=1e3',
  'Dhaka=40',
  'nowhere=40',
  'dhaka=40=50',
  'dhaka=40;chattogram=80',
])('fees of %j are refused, and nothing changes', async (value) => {
  expect(await change('DISTRICT_FEES', value)).toEqual({ fields: [{ message: SETTING_MESSAGES.districtFees }] });
  expect(await quote('dhaka')).toMatchObject({ deliveryFeeCents: 4000 });
});

test('free delivery from an amount stands above the fee of a district', async () => {
  await change('FREE_DELIVERY_FROM', '200');
  await expect.poll(() => quote('chattogram', 2), { timeout: 1500 }).toMatchObject({ deliveryFeeCents: 0 });
  expect(await quote('chattogram', 1)).toMatchObject({ deliveryFeeCents: 8000 });
  const { deliveryFeeCents } = await buy(
    customer,
    toInput(customer, { productId: product.id, quantity: 2, address: { address: AGRABAD } }),
  );
  expect(deliveryFeeCents).toBe(0);
});

test('a fee that changes meanwhile is told, and orders that were placed keep theirs', async () => {
  const [before] = await shop.sql<{ sum: string }>('SELECT sum(delivery_fee_cents) AS sum FROM orders');
  await change('DISTRICT_FEES', 'chattogram=0');
  await expect.poll(() => quote('chattogram'), { timeout: 1500 }).toMatchObject({ deliveryFeeCents: 0 });
  expect(await quote('dhaka')).toMatchObject({ deliveryFeeCents: 6000 });
  const input = {
    ...toInput(customer, { productId: product.id, address: { address: DHANMONDI } }),
    seenTotalCents: 14_000,
  };
  await expect(buy(customer, input)).rejects.toThrow('TotalChanged');
  expect(await shop.sql('SELECT sum(delivery_fee_cents) AS sum FROM orders')).toEqual([before]);
});
