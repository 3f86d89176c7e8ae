import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { printLines } from '#schema/cart.cookies.ts';
import type { RenderRequest, Visitor } from '#schema/rendering.ts';
import type { Answer } from './client.ts';
import type { Person } from './factories.ts';
import { openShop, type Shop } from './setup.ts';

const webFolder = mkdtempSync(path.join(tmpdir(), 'haat-plain-'));
afterAll(() => rmSync(webFolder, { recursive: true, force: true }));
writeFileSync(path.join(webFolder, 'index.html'), '<!doctype html><title>Haat</title>');

/** Renders what the server knows of the visitor. */
const renderer = async ({ visitor }: RenderRequest) => ({
  html: JSON.stringify(visitor),
  shows: [],
  isPublic: true,
});

const shop = await openShop({ webFolder, pages: { renderer } });

/** A shop that sends a code for a first order. */
const careful = await openShop({
  webFolder,
  pages: { renderer },
  env: { DEMO_MODE: 'true' },
  settings: { CASH_ON_DELIVERY_CHECKS: 'YES' },
});

/** Returns the cookie by which pages know a person. */
const sessionOf = ({ id, sessionId }: Person) =>
  `__Host-session=${shop.tokens.issuePage({ customerId: id, sessionId }, new Date(Date.now() + 60_000))}`;

const submit = (address: string, fields: Record<string, string>, cookie: string, of: Shop = shop): Promise<Answer> =>
  of.send('POST', address, {
    raw: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      accept: 'text/html',
      cookie,
    },
    redirect: 'manual',
  });

const cookieOf = ({ headers }: Answer) =>
  headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');

const open = async (address: string, cookie: string, of: Shop = shop) =>
  JSON.parse((await of.send('GET', address, { headers: { accept: 'text/html', cookie } })).text) as Visitor;

const nextOf = ({ status, headers }: Answer) => [status, headers.get('location')];

const orders = (customer: Person) =>
  shop.sql<{ quantity: number; payment_method: string }>(
    `SELECT l.quantity, o.payment_method FROM orders o JOIN order_lines l ON l.order_id = o.id
     WHERE o.customer_id = $1`,
    [customer.id],
  );

/** Returns the form of the checkout's page as it was rendered, filled in. */
const formOf = ({ checkout }: Visitor, typed: Record<string, string> = {}) => {
  if (!checkout) throw new Error('The page shows no checkout.');
  const { lines, totals, idempotencyKey, isFromCart } = checkout;
  return {
    name: 'Rahima Begum',
    address: 'House 7, Road 3, Dhanmondi, Dhaka',
    phone: '01712345678',
    key: idempotencyKey,
    lines: printLines(lines),
    total: String(totals.totalCents),
    fee: String(totals.deliveryFeeCents),
    from: isFromCart ? 'cart' : 'purchase',
    ...typed,
  };
};

/** Returns a customer with a product in the cart of the account. */
const withCart = async (quantity = '2', stock = 9, of: Shop = shop) => {
  const customer = await of.customer();
  const product = await of.product({ priceCents: 2500, stock });
  const cookie = sessionOf(customer);
  await submit('/cart', { do: 'add', product: product.id, quantity }, cookie, of);
  return { customer, product, cookie };
};

test('the cart of the account is changed, shown and ordered, once, and is empty afterwards', async () => {
  const { customer, product, cookie } = await withCart();
  expect((await open('/cart', cookie)).cart).toEqual([expect.objectContaining({ productId: product.id, quantity: 2 })]);
  const page = await open('/confirmorder', cookie);
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  expect(page.checkout).toMatchObject({
    totals: { totalCents: 11_000 },
    delivery: { from: day, to: day },
    billing: { email: customer.email },
  });
  const form = formOf(page);
  const both = await Promise.all([submit('/confirmorder', form, cookie), submit('/confirmorder', form, cookie)]);
  const again = await submit('/confirmorder', form, cookie);
  for (const answer of [...both, again])
    expect(nextOf(answer)).toEqual([303, expect.stringMatching(/^\/track\?token=[\w-]{48}$/)]);
  expect(await orders(customer)).toEqual([{ quantity: 2, payment_method: 'CASH_ON_DELIVERY' }]);
  expect((await open('/cart', cookie)).cart).toEqual([]);
});

test('Buy Now orders one product beside the cart, which stays', async () => {
  const { customer, cookie } = await withCart();
  const lamp = await shop.product({ stock: 3 });
  const bought = await submit('/bn/buy', { product: lamp.id, quantity: '3' }, cookie);
  expect(nextOf(bought)).toEqual([303, '/bn/confirmorder']);
  const both = `${cookie}; ${cookieOf(bought)}`;
  const page = await open('/bn/confirmorder', both);
  expect(page.checkout?.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([[lamp.id, 3]]);
  const placed = await submit('/bn/confirmorder', formOf(page), both);
  expect(nextOf(placed)).toEqual([303, expect.stringMatching(/^\/bn\/track\?token=/)]);
  expect(placed.headers.getSetCookie()[0]).toMatch(/^purchase=; /);
  expect(await orders(customer)).toHaveLength(1);
  expect((await open('/cart', cookie)).cart).toHaveLength(1);
});

test('what is wrong is said, what was typed stays, and nothing is ordered', async () => {
  const { customer, cookie } = await withCart();
  const typed = { name: '', phone: '12', address: 'House 7' };
  const answer = await submit('/confirmorder', formOf(await open('/confirmorder', cookie), typed), cookie);
  expect(answer.status).toBe(422);
  const { form } = JSON.parse(answer.text) as Visitor;
  expect(form?.fields).toMatchObject(typed);
  expect(form?.problems.map(({ field, message }) => [field, message])).toEqual([
    ['shippingAddress.name', 'Name is required'],
    ['shippingAddress.phone', 'Use valid phone number'],
  ]);
  expect(await orders(customer)).toEqual([]);
});

test('a price or a stock that has changed is refused with its sentence, and shown as it is now', async () => {
  const { customer, product, cookie } = await withCart();
  const form = formOf(await open('/confirmorder', cookie));
  await shop.sql('UPDATE products SET price_cents = 3500 WHERE id = $1', [product.id]);
  const dearer = await submit('/confirmorder', form, cookie);
  const shown = JSON.parse(dearer.text) as Visitor;
  expect([dearer.status, shown.form?.message]).toEqual([409, expect.stringContaining('has changed')]);
  expect(shown.checkout?.totals.totalCents).toBe(13_000);
  const cheated = await submit('/confirmorder', { ...formOf(shown), total: '1' }, cookie);
  expect([cheated.status, (await submit('/confirmorder', { ...form, lines: 'x' }, cookie)).status]).toEqual([409, 422]);
  await shop.sql('UPDATE product_stock SET available = 1 WHERE product_id = $1', [product.id]);
  const scarce = await submit('/confirmorder', formOf(shown), cookie);
  expect([scarce.status, (JSON.parse(scarce.text) as Visitor).form?.message]).toEqual([
    409,
    expect.stringContaining('Only 1'),
  ]);
  expect(await orders(customer)).toEqual([]);
});

test('who is not signed in, or has a forged session, logs in first', async () => {
  const product = await shop.product();
  const login = '/login?back=%2Fconfirmorder';
  for (const cookie of ['', '__Host-session=x.y.z']) {
    expect(nextOf(await submit('/buy', { product: product.id }, cookie))).toEqual([303, login]);
    expect(nextOf(await submit('/confirmorder', { key: 'a-key-of-nobody' }, cookie))).toEqual([303, login]);
  }
  expect((await open('/confirmorder', 'purchase=x')).checkout).toBeNull();
});

test('the session of a page opens no API', async () => {
  const customer = await shop.customer();
  const answer = await shop.send('POST', '/graphql', {
    body: { query: '{ me { id } }' },
    headers: { cookie: sessionOf(customer) },
  });
  expect(answer.ok<{ data: { me: unknown } }>().data.me).toBeNull();
});

test('Buy Now says what must be chosen first, on the page of the product', async () => {
  const { cookie } = await withCart();
  const shirt = await shop.product({ colors: ['Red', 'Blue'], sizes: ['M', 'L'] });
  const fields = { product: shirt.id, color: 'Red', back: `/details/${shirt.id}` };
  const answer = await submit('/buy', fields, cookie);
  const { form } = JSON.parse(answer.text) as Visitor;
  expect([answer.status, form?.message, form?.fields]).toEqual([422, 'Please choose a size', fields]);
});

test('a first order waits for the code of its mail, and takes no other', async () => {
  const { customer, cookie } = await withCart('2', 9, careful);
  const form = formOf(await open('/confirmorder', cookie, careful));
  const [status, page = ''] = nextOf(await submit('/confirmorder', form, cookie, careful)) as [number, string];
  expect([status, page]).toEqual([303, expect.stringMatching(/^\/pay\/[\w-]{36}$/)]);
  await careful.deliverMails();
  const [code = ''] = (await careful.mailsTo(customer.email)).flatMap(({ text }) => /^\d{6}$/m.exec(text) ?? []);
  const wrong = await submit(page, { code: code === '000000' ? '000001' : '000000' }, cookie, careful);
  expect([wrong.status, (JSON.parse(wrong.text) as Visitor).form?.problems[0]?.field]).toEqual([422, 'code']);
  const stranger = sessionOf(await careful.customer());
  expect((await submit(page, { code }, stranger, careful)).status).toBe(404);
  expect(nextOf(await submit(page, { do: 'again' }, '', careful))).toEqual([
    303,
    `/login?${new URLSearchParams({ back: page })}`,
  ]);
  expect(nextOf(await submit(page, { code }, cookie, careful))).toEqual([
    303,
    expect.stringMatching(/^\/track\?token=/),
  ]);
});
