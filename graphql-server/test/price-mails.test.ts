import { beforeEach, describe, expect, test } from 'vitest';
import { createDeps } from '../src/services.ts';
import type { Person, TestProduct } from './factories.ts';
import { freshKey } from './order-edges.ts';
import { openShop } from './setup.ts';

const shop = await openShop();
const { services } = createDeps(shop.dataSource, { ...shop.config, demoMode: true }, shop);

beforeEach(async () => {
  await shop.sql('DELETE FROM price_mail_consents');
  await shop.sql('DELETE FROM price_alerts');
  await shop.deliverMails();
  await shop.sql('DELETE FROM demo_mails');
});

const agree = (customer: Person, wanted = true) =>
  customer.graphql<{ it: { priceMailsSince: string | null } }>(
    'mutation ($wanted: Boolean!) { it: changePriceMails(wanted: $wanted) { priceMailsSince } }',
    { wanted },
  );

const wish = (customer: Person, products: readonly TestProduct[], wished = true) =>
  customer.graphql(
    'mutation ($key: String!, $changes: [WishlistChangeInput!]!) { changeWishlist(idempotencyKey: $key, changes: $changes) { id } }',
    { key: freshKey(), changes: products.map(({ id: productId }) => ({ productId, wished })) },
  );

/** A customer with a confirmed e-mail address who wishes for products, and agrees unless said otherwise. */
const wishing = async (products: readonly TestProduct[], agrees = true): Promise<Person> => {
  const customer = await shop.customer();
  await shop.sql('UPDATE customers SET email_confirmed_at = now() WHERE id = $1', [customer.id]);
  await wish(customer, products);
  if (agrees) await agree(customer);
  return customer;
};

const setPrice = ({ id }: TestProduct, cents: number) =>
  shop.sql('UPDATE products SET price_cents = $2 WHERE id = $1', [id, cents]);

const pass = (days: number) =>
  shop.sql('UPDATE price_mail_consents SET mailed_at = mailed_at - make_interval(days => $1)', [days]);

/** Looks for prices that fell, and returns the subjects of all mails to a customer. */
const told = async ({ email }: Person): Promise<string[]> => {
  await services.priceMails.tell();
  await shop.deliverMails();
  return (await shop.mailsTo(email)).map(({ subject }) => subject);
};

describe('a customer who agreed', () => {
  test('gets one mail when a price falls below the one that they know, and no second one', async () => {
    const lamp = await shop.product({ name: 'Lamp', priceCents: 2000 });
    const customer = await wishing([lamp]);
    expect(await told(customer)).toEqual([]);
    await setPrice(lamp, 1500);
    expect(await told(customer)).toEqual(['A lower price: Lamp']);
    const [mail] = await shop.mailsTo(customer.email);
    expect(mail?.text).toContain(
      `Lamp, $20.00 → $15.00:\nhttps://shop.example.com/details/${lamp.id}?from=price_mail\n`,
    );
    expect(mail?.text).toMatch(/https:\/\/shop\.example\.com\/unsubscribe\?kind=prices&token=[\w-]{43}\n/);
    await pass(30);
    expect(await told(customer)).toHaveLength(1);
  });

  test('gets at most one mail in seven days, with what has fallen meanwhile', async () => {
    const [lamp, chair] = [await shop.product({ priceCents: 2000 }), await shop.product({ priceCents: 2000 })];
    const customer = await wishing([lamp, chair]);
    await setPrice(lamp, 1500);
    await told(customer);
    await setPrice(chair, 1000);
    await pass(6);
    expect(await told(customer)).toHaveLength(1);
    await pass(1);
    expect(await told(customer)).toHaveLength(2);
  });

  test('reads of ten products at most, those that fell most', async () => {
    const products = await shop.products(Array.from({ length: 12 }, () => ({ priceCents: 10_000 })));
    const customer = await wishing(products);
    for (const [place, product] of products.entries()) await setPrice(product, 9000 - place * 100);
    await told(customer);
    const [mail] = await shop.mailsTo(customer.email);
    const named = products.map(({ id }) => mail?.text.includes(`/details/${id}?from=price_mail\n`));
    expect(named).toEqual([false, false, ...Array.from({ length: 10 }, () => true)]);
  });

  test('hears of what they wished for later from then on', async () => {
    const lamp = await shop.product({ name: 'Lamp', priceCents: 2000 });
    const customer = await wishing([]);
    await wish(customer, [lamp]);
    await services.priceMails.note();
    await setPrice(lamp, 1900);
    expect(await told(customer)).toEqual(['A lower price: Lamp']);
  });

  test.each([
    ['took it off the list', (lamp: TestProduct, customer: Person) => wish(customer, [lamp], false)],
    ['ended the mails', (_: TestProduct, customer: Person) => agree(customer, false)],
    [
      'could not buy it',
      ({ id }: TestProduct) => shop.sql('UPDATE product_stock SET available = 0 WHERE product_id = $1', [id]),
    ],
  ])('hears nothing of a product when they %s', async (_, change) => {
    const lamp = await shop.product({ priceCents: 2000 });
    const customer = await wishing([lamp]);
    await setPrice(lamp, 1500);
    await change(lamp, customer);
    expect(await told(customer)).toEqual([]);
  });

  test('hears nothing when it has become dearer again, or they ended it, before the mail is written', async () => {
    const lamp = await shop.product({ priceCents: 2000 });
    const [one, other] = [await wishing([lamp]), await wishing([lamp])];
    await setPrice(lamp, 1500);
    await services.priceMails.tell();
    await services.priceMails.end(other.id);
    await setPrice(lamp, 2100);
    await shop.deliverMails();
    expect([await shop.mailsTo(one.email), await shop.mailsTo(other.email)]).toEqual([[], []]);
  });

  test('reads it in their language', async () => {
    const lamp = await shop.product({ name: 'Lamp', priceCents: 2000 });
    const customer = await wishing([lamp]);
    await shop.sql(`UPDATE customers SET language = 'BN' WHERE id = $1`, [customer.id]);
    await setPrice(lamp, 1500);
    expect(await told(customer)).toEqual(['দাম কমেছে: Lamp']);
    const [mail] = await shop.mailsTo(customer.email);
    expect(mail?.text).toContain('$২০.০০ → $১৫.০০');
  });
});

test.each([
  ['did not agree', false, 'now()'],
  ['has not confirmed the e-mail address', true, 'NULL'],
])('who %s gets no mail', async (_, agrees, confirmedAt) => {
  const lamp = await shop.product({ priceCents: 2000 });
  const customer = await wishing([lamp], agrees);
  await shop.sql(`UPDATE customers SET email_confirmed_at = ${confirmedAt} WHERE id = $1`, [customer.id]);
  await services.priceMails.note();
  await setPrice(lamp, 1500);
  expect(await told(customer)).toEqual([]);
});

test('two servers that look at the same moment mail each customer once', async () => {
  const lamp = await shop.product({ priceCents: 2000 });
  const customers = await Promise.all(Array.from({ length: 12 }, () => wishing([lamp])));
  await setPrice(lamp, 1500);
  await Promise.all([1, 2, 3].map(() => services.priceMails.tell()));
  await shop.deliverMails();
  for (const { email } of customers) expect(await shop.mailsTo(email)).toHaveLength(1);
});

test('agreeing is off by default, and its time is kept; the link of a mail ends it', async () => {
  const customer = await shop.customer();
  const since = async () =>
    (await customer.graphql<{ me: { priceMailsSince: string | null } }>('{ me { priceMailsSince } }')).me
      .priceMailsSince;
  expect(await since()).toBeNull();
  const { it: first } = await agree(customer);
  const { it: second } = await agree(customer);
  expect(first.priceMailsSince).not.toBeNull();
  expect(second).toEqual(first);
  const link = services.unsubscribeLinks.urlOf('prices', customer.id).replace('https://shop.example.com', '');
  const answer = await shop.send('POST', link, {
    raw: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example.org' },
  });
  expect(answer.status).toBe(200);
  expect(await since()).toBeNull();
  const [row] = await shop.sql<{ ended_at: Date | null }>(
    'SELECT ended_at FROM price_mail_consents WHERE customer_id = $1',
    [customer.id],
  );
  expect(row?.ended_at).not.toBeNull();
});

test('the owner sees how many agreed, got a mail and ended it', async () => {
  const lamp = await shop.product({ priceCents: 2000 });
  const [one, other] = [await wishing([lamp]), await wishing([lamp])];
  await setPrice(lamp, 1500);
  await told(one);
  await agree(other, false);
  const { priceMailFigures } = await (
    await shop.admin()
  ).graphql<{ priceMailFigures: object }>('{ priceMailFigures { agreed mailed reminded ended } }');
  expect(priceMailFigures).toEqual({ agreed: 1, mailed: 2, reminded: 0, ended: 1 });
});
