import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_STOCK_ALERTS, PRODUCT_ALERT_MESSAGES } from '#schema/product-alert.ts';
import { createMailTransport } from '../src/platform/mail/mail-transport.ts';
import { productAlertModule } from '../src/sales/product-alert/product-alert.module.ts';
import { createDeps } from '../src/services.ts';
import { createBrowser } from './browser.ts';
import type { Answer } from './client.ts';
import type { Person, TestProduct } from './factories.ts';
import { buy } from './order-steps.ts';
import { openShop } from './setup.ts';
import { startSmtp } from './smtp.ts';

const webFolder = mkdtempSync(path.join(tmpdir(), 'haat-alerts-'));
afterAll(() => rmSync(webFolder, { recursive: true, force: true }));
writeFileSync(path.join(webFolder, 'index.html'), '<!doctype html><title>Haat</title>');

const shop = await openShop({ webFolder });
const { services } = createDeps(shop.dataSource, { ...shop.config, demoMode: true }, shop);

beforeEach(async () => {
  await shop.sql('DELETE FROM stock_alerts');
  await shop.deliverMails();
  await shop.sql('DELETE FROM demo_mails');
});

interface Choice {
  color?: string;
  size?: string;
}

const change = async (customer: Person, { id: productId }: { id: string }, wanted: boolean, choice: Choice = {}) =>
  (
    await customer.graphql<{ it: { message?: string; customer?: { stockAlerts: { variantId: string | null }[] } } }>(
      `mutation ($input: StockAlertInput!) { it: changeStockAlert(input: $input) {
        ... on ChangeStockAlertSuccess { customer { stockAlerts { productId variantId } } }
        ... on InvalidInput { message }
      } }`,
      { input: { productId, wanted, ...choice } },
    )
  ).it;

const ask = async (customer: Person, product: { id: string }, choice: Choice = {}) => {
  expect(await change(customer, product, true, choice)).not.toHaveProperty('message');
};

const setStock = ({ id }: TestProduct, pieces: number) =>
  shop.sql('UPDATE product_stock SET available = $2 WHERE product_id = $1', [id, pieces]);

const setVariant = ({ id }: TestProduct, color: string, pieces: number) =>
  shop.sql('UPDATE product_variants SET available = $3 WHERE product_id = $1 AND color = $2', [id, color, pieces]);

/** Looks for what is back, and returns the subjects of the mails to a customer since. */
const told = async ({ email }: Person): Promise<string[]> => {
  await services.stockAlerts.tell();
  await shop.deliverMails();
  return (await shop.mailsTo(email)).map(({ subject }) => subject);
};

const open = async (): Promise<number> => {
  const [row] = await shop.sql<{ count: number }>(
    'SELECT count(*)::integer AS count FROM stock_alerts WHERE told_at IS NULL AND ended_at IS NULL',
  );
  return row?.count ?? -1;
};

describe('a customer who waits for what is sold out', () => {
  test('gets one mail when it is back, and no second one', async () => {
    const [customer, lamp] = [await shop.customer(), await shop.product({ name: 'Lamp', stock: 0 })];
    await ask(customer, lamp);
    expect(await told(customer)).toEqual([]);
    await setStock(lamp, 3);
    expect(await told(customer)).toEqual(['Back in stock: Lamp']);
    await setStock(lamp, 0);
    await setStock(lamp, 2);
    expect(await told(customer)).toEqual(['Back in stock: Lamp']);
    const [mail] = await shop.mailsTo(customer.email);
    expect(mail?.text).toContain(`https://shop.example.com/details/${lamp.id}?from=stock_mail\n`);
  });

  test('is told of the variant that they chose, and not of another one', async () => {
    const shirt = await shop.product({
      name: 'Shirt',
      stock: 0,
      variants: [
        { color: 'Red', stock: 0 },
        { color: 'Blue', stock: 4 },
      ],
    });
    const customer = await shop.customer();
    await ask(customer, shirt, { color: 'Red' });
    expect(await told(customer)).toEqual([]);
    await setVariant(shirt, 'Red', 1);
    expect(await told(customer)).toEqual(['Back in stock: Shirt (Red)']);
  });

  test('may ask twice, and waits once; withdraws, and hears nothing', async () => {
    const [customer, lamp] = [await shop.customer(), await shop.product({ stock: 0 })];
    await Promise.all([1, 2, 3].map(() => ask(customer, lamp)));
    expect(await open()).toBe(1);
    await change(customer, lamp, false);
    await setStock(lamp, 3);
    expect(await told(customer)).toEqual([]);
  });

  test('may ask again once they were told', async () => {
    const [customer, lamp] = [await shop.customer(), await shop.product({ stock: 0, name: 'Lamp' })];
    await ask(customer, lamp);
    await setStock(lamp, 1);
    await told(customer);
    await setStock(lamp, 0);
    await ask(customer, lamp);
    await setStock(lamp, 1);
    expect(await told(customer)).toHaveLength(2);
  });

  test('gets no mail when it is sold out again before the mail is written, and goes on waiting', async () => {
    const [customer, lamp] = [await shop.customer(), await shop.product({ stock: 0, name: 'Lamp' })];
    await ask(customer, lamp);
    await setStock(lamp, 1);
    await services.stockAlerts.tell();
    await buy(await shop.customer(), [{ productId: lamp.id, quantity: 1 }]);
    expect(await told(customer)).toEqual([]);
    expect(await open()).toBe(1);
    await setStock(lamp, 5);
    expect(await told(customer)).toEqual(['Back in stock: Lamp']);
  });

  test('reads it in their language, with the name and colour of that language', async () => {
    const shirt = await shop.product({ name: 'Shirt', stock: 0, variants: [{ color: 'Red', stock: 0 }] });
    await shop.sql(
      `INSERT INTO product_translations (product_id, language, name, note, short_description, description, second_description, colors)
       VALUES ($1, 'BN', 'শার্ট', '', '', '', '', '{লাল}')`,
      [shirt.id],
    );
    const customer = await shop.customer();
    await shop.sql(`UPDATE customers SET language = 'BN' WHERE id = $1`, [customer.id]);
    await ask(customer, shirt);
    await setVariant(shirt, 'Red', 2);
    expect(await told(customer)).toEqual(['আবার স্টকে এসেছে: শার্ট (লাল)']);
    const [mail] = await shop.mailsTo(customer.email);
    expect(mail?.text).toContain(`https://shop.example.com/bn/details/${shirt.id}?from=stock_mail\n`);
    expect(mail?.text).toContain('https://shop.example.com/bn/unsubscribe?kind=stock&token=');
  });

  test('waits for at most 50 products', async () => {
    const customer = await shop.customer();
    const products = await shop.products(Array.from({ length: MAX_STOCK_ALERTS + 1 }, () => ({ stock: 0 })));
    for (const product of products.slice(1)) await ask(customer, product);
    expect(await change(customer, products[0] as TestProduct, true)).toEqual({
      message: PRODUCT_ALERT_MESSAGES.tooMany.replace('{most}', '50'),
    });
  });

  test('cannot wait for what is in stock, nor for what the shop does not sell', async () => {
    const customer = await shop.customer();
    const lamp = await shop.product({ stock: 1 });
    const draft = await shop.product({ stock: 0, status: 'DRAFT' });
    expect(await change(customer, lamp, true)).toEqual({ message: PRODUCT_ALERT_MESSAGES.inStock });
    expect(await change(customer, draft, true)).toEqual({ message: PRODUCT_ALERT_MESSAGES.notInShop });
    expect(await change(customer, { id: 'none' }, true)).toEqual({ message: PRODUCT_ALERT_MESSAGES.notInShop });
  });
});

test('the form of the page asks, and withdraws, without scripts; whoever is not signed in logs in first', async () => {
  const shirt = await shop.product({ stock: 0, variants: [{ color: 'Red', stock: 0 }, { color: 'Blue' }] });
  const password = 'a good long secret';
  const [customer, browser] = [await shop.customer({ password }), createBrowser(shop.url)];
  const submit = async (address: string, fields: Record<string, string>) => {
    const { status, headers } = await browser.send('POST', address, {
      raw: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      redirect: 'manual',
    });
    return [status, headers.get('location')];
  };
  const press = () => submit('/stock-alert', { product: shirt.id, color: 'Red', size: '' });
  const page = `/details/${shirt.id}`;
  expect(await press()).toEqual([303, `/login?${new URLSearchParams({ back: page })}`]);
  expect(await submit('/login', { email: customer.email, password, back: page })).toEqual([303, page]);
  expect(await press()).toEqual([303, `${page}#stock-alert-on`]);
  const [row] = await shop.sql<{ color: string }>(
    'SELECT v.color FROM stock_alerts a JOIN product_variants v ON v.id = a.variant_id WHERE a.customer_id = $1',
    [customer.id],
  );
  expect(row?.color).toBe('Red');
  expect(await press()).toEqual([303, `${page}#stock-alert-off`]);
  expect(await open()).toBe(0);
});

test('two servers that look at the same moment tell each customer once', async () => {
  const lamp = await shop.product({ stock: 0 });
  const customers = await shop.customers(30);
  for (const customer of customers) await ask(customer, lamp);
  await setStock(lamp, 1);
  await Promise.all([1, 2, 3, 4].map(() => services.stockAlerts.tell()));
  await shop.deliverMails();
  for (const { email } of customers) expect(await shop.mailsTo(email)).toHaveLength(1);
});

test('a shop that sends no mails lets its customers wait', async () => {
  const [customer, lamp] = [await shop.customer(), await shop.product({ stock: 0 })];
  await ask(customer, lamp);
  await setStock(lamp, 1);
  await createDeps(shop.dataSource, shop.config, shop).services.stockAlerts.tell();
  expect(await open()).toBe(1);
});

describe('the link of a mail', () => {
  /** Returns the link of the mail about a product that is back, while the customer waits for another one. */
  const linkOf = async (customer: Person): Promise<string> => {
    const [lamp, chair] = [await shop.product({ stock: 0 }), await shop.product({ stock: 0 })];
    await ask(customer, lamp);
    await ask(customer, chair);
    await setStock(lamp, 1);
    await told(customer);
    const [mail] = await shop.mailsTo(customer.email);
    return (
      /https:\/\/shop\.example\.com(\/unsubscribe\?kind=stock&token=[\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? ''
    );
  };

  const post = (address: string, fields: Record<string, string>): Promise<Answer> =>
    shop.send('POST', address, {
      raw: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://mail.example.org',
        'sec-fetch-site': 'cross-site',
      },
      redirect: 'manual',
    });

  test('ends such mails by one POST of a mail provider, from elsewhere and without cookies', async () => {
    const customer = await shop.customer();
    const link = await linkOf(customer);
    expect(await open()).toBe(1);
    const answer = await post(link, { 'List-Unsubscribe': 'One-Click' });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
    expect(await open()).toBe(0);
    expect((await post(link, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200);
  });

  test('shows a page whose button ends them; to open it ends nothing', async () => {
    const customer = await shop.customer();
    const link = await linkOf(customer);
    expect((await shop.send('GET', link, { headers: { accept: 'text/html' } })).status).toBe(200);
    expect(await open()).toBe(1);
    const answer = await post(`/bn${link}`, { page: '1' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/bn/unsubscribe?ended=stock']);
    expect(await open()).toBe(0);
  });

  test('cannot be made up, and ends nothing of others', async () => {
    const [customer, other] = [await shop.customer(), await shop.customer()];
    await ask(other, await shop.product({ stock: 0 }));
    const link = await linkOf(customer);
    const wrong = link.replace(/.{3}$/, 'AAA');
    for (const address of [
      wrong,
      '/unsubscribe?kind=stock&token=x',
      link.replace('stock', 'prices'),
      '/unsubscribe?kind=stock&token=a&token=b',
    ])
      expect((await post(address, {})).status).toBeGreaterThanOrEqual(400);
    expect((await shop.send('GET', wrong, { headers: { accept: 'text/html' } })).status).toBe(404);
    await post(link, {});
    expect(await open()).toBe(1);
    expect(shop.logged.join('')).not.toContain(link.slice(-43));
  });

  test('is in the headers that mail providers read', async () => {
    const smtp = await startSmtp();
    const customer = await shop.customer();
    const lamp = await shop.product({ stock: 0 });
    await ask(customer, lamp);
    await setStock(lamp, 1);
    await services.stockAlerts.tell();
    const transport = createMailTransport({ ...shop.config, smtpUrl: smtp.url }, shop.dataSource);
    await shop.deliverMails(transport);
    transport?.close();
    const headers = new Map(smtp.arrived[0]?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe')).toMatch(
      /^<https:\/\/shop\.example\.com\/unsubscribe\?kind=stock&token=[\w-]{43}>$/,
    );
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });
});

test('the owner sees how many wait for what, how many were told, and how many ended it', async () => {
  const [admin, one, other] = [await shop.admin(), await shop.customer(), await shop.customer()];
  const [lamp, chair] = [await shop.product({ name: 'Lamp', stock: 0 }), await shop.product({ stock: 0 })];
  for (const customer of [one, other]) await ask(customer, lamp);
  await ask(one, chair);
  const figures = async () =>
    (
      await admin.graphql<{ stockAlertFigures: object }>(
        '{ stockAlertFigures { waiting sent ended mostWanted { customers product { name } } } }',
      )
    ).stockAlertFigures;
  expect(await figures()).toMatchObject({
    waiting: 3,
    sent: 0,
    ended: 0,
    mostWanted: [{ customers: 2, product: { name: 'Lamp' } }, { customers: 1 }],
  });
  await setStock(chair, 1);
  await told(one);
  await services.stockAlerts.endAll(other.id);
  expect(await figures()).toMatchObject({ waiting: 1, sent: 1, ended: 1 });
});

test('rows leave 90 days after their mail or end; who waits stays', async () => {
  const [customer, lamp] = [await shop.customer(), await shop.product({ stock: 0 })];
  await shop.sql(
    `INSERT INTO stock_alerts (customer_id, product_id, created_at, told_at, ended_at) VALUES
      ($1, $2, now() - interval '200 days', now() - interval '91 days', NULL),
      ($1, $2, now() - interval '200 days', NULL, now() - interval '91 days'),
      ($1, $2, now() - interval '200 days', now() - interval '89 days', NULL),
      ($1, $2, now() - interval '200 days', NULL, NULL)`,
    [customer.id, lamp.id],
  );
  await productAlertModule.cleanUp?.(createDeps(shop.dataSource, shop.config, shop));
  const [row] = await shop.sql<{ count: number }>('SELECT count(*)::integer AS count FROM stock_alerts');
  expect(row?.count).toBe(2);
});
