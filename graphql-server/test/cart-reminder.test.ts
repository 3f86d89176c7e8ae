import { beforeEach, describe, expect, test } from 'vitest';
import { createDeps } from '../src/services.ts';
import type { Person, ProductOptions, TestProduct } from './factories.ts';
import { freshKey } from './order-edges.ts';
import { openShop } from './setup.ts';

const shop = await openShop();
const { services } = createDeps(shop.dataSource, { ...shop.config, demoMode: true }, shop);

const SUBJECT = 'You left something in your cart';

beforeEach(async () => {
  await shop.sql('DELETE FROM price_mail_consents');
  await shop.deliverMails();
  await shop.sql('DELETE FROM demo_mails');
});

const agree = (customer: Person, wanted = true) =>
  customer.graphql('mutation ($wanted: Boolean!) { changePriceMails(wanted: $wanted) { id } }', { wanted });

/** What is chosen of a product: in a colour where there is one. */
const choice = ({ id, colors }: TestProduct) => ({ productId: id, color: colors[0] ?? null, seenPriceCents: 1 });

const changeCart = (customer: Person, changes: readonly object[]) =>
  customer.graphql(
    'mutation ($key: String!, $changes: [CartChangeInput!]!) { changeCart(idempotencyKey: $key, changes: $changes) { refused } }',
    { key: freshKey(), changes },
  );

const fill = (customer: Person, products: readonly TestProduct[]) =>
  changeCart(
    customer,
    products.map((product) => ({ ...choice(product), from: 0, to: 1 })),
  );

const take = (customer: Person, product: TestProduct) => changeCart(customer, [{ ...choice(product), from: 1, to: 0 }]);

/** Lets time pass for all that is in the database of carts, orders and mails. */
const pass = async (hours: number) => {
  await shop.sql('UPDATE cart_lines SET changed_at = changed_at - make_interval(hours => $1)', [hours]);
  await shop.sql('UPDATE orders SET placed_at = placed_at - make_interval(hours => $1)', [hours]);
  await shop.sql('UPDATE price_mail_consents SET reminded_at = reminded_at - make_interval(hours => $1)', [hours]);
};

/** A customer with a confirmed e-mail address who agreed and filled a cart, so many hours ago. */
const leaving = async (products: readonly TestProduct[], hours = 25): Promise<Person> => {
  const customer = await shop.customer();
  await shop.sql('UPDATE customers SET email_confirmed_at = now() WHERE id = $1', [customer.id]);
  await agree(customer);
  await fill(customer, products);
  await pass(hours);
  return customer;
};

/** Looks for carts that were left, and returns the subjects of all mails to a customer. */
const told = async ({ email }: Person): Promise<string[]> => {
  await services.priceMails.remind();
  await shop.deliverMails();
  return (await shop.mailsTo(email)).map(({ subject }) => subject);
};

describe('a customer who agreed and left a cart', () => {
  test('gets one mail after a day, with the price of now, and never a second one about this cart', async () => {
    const lamp = await shop.product({ name: 'Lamp', priceCents: 2000 });
    const customer = await leaving([lamp], 23);
    expect(await told(customer)).toEqual([]);
    await shop.sql('UPDATE products SET price_cents = 2500 WHERE id = $1', [lamp.id]);
    await pass(2);
    expect(await told(customer)).toEqual([SUBJECT]);
    const [mail] = await shop.mailsTo(customer.email);
    expect(mail?.text).toContain('See your cart:\nhttps://shop.example.com/cart?from=cart_mail\n');
    expect(mail?.text).toContain(`Lamp, $25.00:\nhttps://shop.example.com/details/${lamp.id}?from=cart_mail\n`);
    await pass(24 * 90);
    expect(await told(customer)).toHaveLength(1);
  });

  test('gets the next mail about a changed cart, 30 days after the last one', async () => {
    const [lamp, chair] = [await shop.product(), await shop.product()];
    const customer = await leaving([lamp]);
    await told(customer);
    await fill(customer, [chair]);
    await pass(24 * 30 - 1);
    expect(await told(customer)).toHaveLength(1);
    await pass(2);
    expect(await told(customer)).toHaveLength(2);
  });

  test('counts from the last change of the cart, also where it is less', async () => {
    const [lamp, chair] = [await shop.product(), await shop.product()];
    const customer = await leaving([lamp, chair]);
    await take(customer, chair);
    expect(await told(customer)).toEqual([]);
    await pass(25);
    expect(await told(customer)).toEqual([SUBJECT]);
  });

  test('reads in their language of five lines at most, in the chosen colour', async () => {
    const products = await shop.products([
      { name: 'Lamp', priceCents: 2000, variants: [{ color: 'Red', priceCents: 1500 }] },
      ...Array.from({ length: 5 }, (): ProductOptions => ({})),
    ]);
    const customer = await leaving(products);
    await shop.sql(`UPDATE customers SET language = 'BN' WHERE id = $1`, [customer.id]);
    expect(await told(customer)).toEqual(['আপনার কার্টে কিছু রয়ে গেছে']);
    const [mail] = await shop.mailsTo(customer.email);
    expect(mail?.text).toContain('Lamp (Red), $১৫.০০:');
    expect(products.map(({ id }) => mail?.text.includes(`/bn/details/${id}?from=cart_mail\n`))).toEqual([
      ...Array.from({ length: 5 }, () => true),
      false,
    ]);
  });

  type Change = (customer: Person, lamp: TestProduct) => Promise<unknown>;
  const changes: [string, Change][] = [
    ['ordered since', (customer, lamp) => shop.order(customer, lamp, 'PENDING')],
    ['emptied it', take],
    ['ended the mails', (customer) => agree(customer, false)],
    ['cannot buy it', (_, { id }) => shop.sql('UPDATE product_stock SET available = 0 WHERE product_id = $1', [id])],
    [
      'cannot buy what was chosen',
      (_, { id }) => shop.sql(`UPDATE products SET colors = '{Red,Blue}' WHERE id = $1`, [id]),
    ],
    [
      'agreed when the words spoke of prices only',
      ({ id }) => shop.sql('UPDATE price_mail_consents SET includes_cart = false WHERE customer_id = $1', [id]),
    ],
    [
      'have not confirmed the e-mail address',
      ({ id }) => shop.sql('UPDATE customers SET email_confirmed_at = NULL WHERE id = $1', [id]),
    ],
  ];
  test.each(changes)('hears nothing when they %s', async (_, change) => {
    const lamp = await shop.product();
    const customer = await leaving([lamp]);
    await change(customer, lamp);
    await services.priceMails.remind();
    await shop.deliverMails();
    expect(await shop.mailsTo(customer.email)).toEqual([]);
    expect(await shop.sql('SELECT FROM price_mail_consents WHERE reminded_at IS NOT NULL')).toEqual([]);
  });

  test('hears nothing when they order, change the cart or end the mails before the mail is written', async () => {
    const [lamp, chair] = [await shop.product(), await shop.product()];
    const [one, other, third] = [await leaving([lamp]), await leaving([lamp]), await leaving([lamp])];
    await services.priceMails.remind();
    await shop.order(one, lamp, 'PENDING');
    await fill(other, [chair]);
    await services.priceMails.end(third.id);
    await shop.deliverMails();
    for (const { email } of [one, other, third]) expect(await shop.mailsTo(email)).toEqual([]);
  });
});

test('who did not agree gets no mail', async () => {
  const customer = await shop.customer();
  await shop.sql('UPDATE customers SET email_confirmed_at = now() WHERE id = $1', [customer.id]);
  await fill(customer, [await shop.product()]);
  await pass(25);
  expect(await told(customer)).toEqual([]);
});

test('two servers that look at the same moment mail each customer once', async () => {
  const lamp = await shop.product();
  const customers = await Promise.all(Array.from({ length: 8 }, () => leaving([lamp])));
  await Promise.all([1, 2, 3].map(() => services.priceMails.remind()));
  await shop.deliverMails();
  for (const { email } of customers) expect(await shop.mailsTo(email)).toHaveLength(1);
});

test('the link of the mail ends them, and the owner sees how many got one', async () => {
  const [lamp, chair] = [await shop.product(), await shop.product()];
  const customer = await leaving([lamp]);
  await told(customer);
  const [mail] = await shop.mailsTo(customer.email);
  const link = /https:\/\/shop\.example\.com(\/unsubscribe\?kind=prices&token=[\w-]{43})\n/.exec(mail?.text ?? '')?.[1];
  const answer = await shop.send('POST', link ?? '', {
    raw: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example.org' },
  });
  expect(answer.status).toBe(200);
  const { priceMailFigures } = await (
    await shop.admin()
  ).graphql<{ priceMailFigures: object }>('{ priceMailFigures { agreed reminded ended } }');
  expect(priceMailFigures).toEqual({ agreed: 0, reminded: 1, ended: 1 });
  await fill(customer, [chair]);
  await pass(24 * 40);
  expect(await told(customer)).toHaveLength(1);
});
