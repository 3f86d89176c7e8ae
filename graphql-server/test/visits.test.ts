import { describe, expect, test } from 'vitest';
import { addDays, dayOf } from '#schema/days.ts';
import type { Database } from '../src/platform/db/database.ts';
import { createDatabase } from '../src/platform/db/database.ts';
import { VisitsService } from '../src/office/statistics/visits/visits.service.ts';
import { openShop } from './setup.ts';

const shop = await openShop();
const admin = await shop.admin();
const today = dayOf(new Date());

/** The browser of a person. */
const browser =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

const step = (name: string, headers: Record<string, string> = {}) =>
  shop.send('POST', `/backend/visits/${name}`, { headers: { 'user-agent': browser, ...headers } });

const funnel = async () => {
  const { statistics } = await admin.graphql<{
    statistics: {
      total: { funnel: Record<'visits' | 'productViews' | 'carts' | 'checkouts' | 'orders', number> };
    };
  }>(
    `query ($day: String!) { statistics(from: $day, to: $day) { total { funnel { visits productViews carts checkouts orders } } } }`,
    { day: today },
  );
  return statistics.total.funnel;
};

describe('visits', () => {
  test('are counted by step and day, with the orders as the last step', async () => {
    for (const name of ['visit', 'visit', 'visit', 'product', 'product', 'cart', 'checkout'])
      expect((await step(name)).ok()).toEqual({ received: true });
    await shop.order(await shop.customer(), await shop.product(), 'PENDING');
    expect(await funnel()).toEqual({ visits: 3, productViews: 2, carts: 1, checkouts: 1, orders: 1 });
    await step('visit');
    expect((await funnel()).visits).toBe(4);
  });

  test('of programs that say so, without a name, and by foreign pages are not', async () => {
    const before = await funnel();
    await step('visit', {
      'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    });
    await step('visit', { 'user-agent': 'Mozilla/5.0 (X11) HeadlessChrome/140.0.0.0 Safari/537.36' });
    await step('visit', { 'user-agent': 'curl/8.5.0' });
    await step('visit', { 'user-agent': '' });
    await step('visit', { 'sec-fetch-site': 'cross-site' });
    expect(await funnel()).toEqual(before);
    await step('visit', { 'sec-fetch-site': 'same-origin' });
    expect((await funnel()).visits).toBe(before.visits + 1);
  });

  test('by the links of mails are counted by the kind of mail for 30 days, and are no step to an order', async () => {
    const followed = async () =>
      (
        await admin.graphql<{ followedMails: Record<'stock' | 'prices' | 'carts', number> }>(
          '{ followedMails { stock prices carts } }',
        )
      ).followedMails;
    expect(await followed()).toEqual({ stock: 0, prices: 0, carts: 0 });
    const before = await funnel();
    for (const name of ['price_mail', 'price_mail', 'cart_mail'])
      expect((await step(name)).ok()).toEqual({ received: true });
    await shop.sql(`INSERT INTO daily_visits (day, step, visits) VALUES ($1, 'STOCK_MAIL', 4), ($2, 'STOCK_MAIL', 8)`, [
      addDays(today, -29),
      addDays(today, -30),
    ]);
    expect(await followed()).toEqual({ stock: 4, prices: 2, carts: 1 });
    expect(await funnel()).toEqual(before);
  });

  test('have no other steps', async () => {
    expect((await step('order')).refused(404).error).toBe('There is no such step of a visit.');
    expect((await step('__proto__')).refused(404).code).toBe('NOT_FOUND');
  });

  test('leave no line in the log and no trace of who came, however many they are', async () => {
    const [lines, rows] = [shop.logged.length, await shop.sql('SELECT day, step FROM daily_visits')];
    for (let count = 0; count < 20; count += 1) {
      await step('visit');
      await step(`nonsense-${count}`);
    }
    await funnel();
    expect(shop.logged.slice(lines).filter((line) => line.includes('/backend/visits'))).toEqual([]);
    expect(await shop.sql('SELECT day, step FROM daily_visits')).toHaveLength(rows.length);
    const columns = await shop.sql<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'daily_visits' ORDER BY 1`,
    );
    expect(columns.map(({ name }) => name)).toEqual(['day', 'step', 'visits']);
  });
});

describe('counting visits', () => {
  const database = createDatabase(shop.dataSource);
  const client = { ip: '203.0.113.9', userAgent: browser };
  const long = new Date('2020-05-01T18:00:00Z');
  const counted = async () =>
    (await shop.sql<{ visits: string }>(`SELECT visits FROM daily_visits WHERE day = '2020-05-02'`))[0]?.visits;

  test('runs no statement, and writes what two servers have counted together', async () => {
    const servers = [new VisitsService(database), new VisitsService(database)];
    for (let count = 0; count < 10; count += 1) servers[count % 2]?.count('VISIT', client, long);
    expect(await counted()).toBeUndefined();
    await Promise.all(servers.map((server) => server.flush()));
    expect(await counted()).toBe('10');
    await Promise.all(servers.map((server) => server.flush()));
    expect(await counted()).toBe('10');
  });

  test('ends for an IP that has taken too many steps, and for no other', async () => {
    const visits = new VisitsService(database);
    for (let count = 0; count < 4000; count += 1) visits.count('CART', client, long);
    visits.count('CART', { ...client, ip: '203.0.113.10' }, long);
    await visits.flush();
    expect(await shop.sql(`SELECT visits FROM daily_visits WHERE step = 'CART' AND day = '2020-05-02'`)).toEqual([
      { visits: '3001' },
    ]);
  });

  test('keeps what could not be written, and warns once', async () => {
    let isAway = true;
    const warned: string[] = [];
    const away: Database = {
      ...database,
      query: (statement) => (isAway ? Promise.reject(new Error('It is away.')) : database.query(statement)),
    };
    const visits = new VisitsService(away, {
      warn: (_: object, text?: string) => void warned.push(text ?? ''),
    });
    visits.count('CHECKOUT', client, long);
    await visits.flush();
    visits.count('CHECKOUT', client, long);
    await visits.flush();
    isAway = false;
    await visits.flush();
    expect(warned).toEqual(['Visits could not be written, and are written later.']);
    expect(await shop.sql(`SELECT visits FROM daily_visits WHERE step = 'CHECKOUT' AND day = '2020-05-02'`)).toEqual([
      { visits: '2' },
    ]);
  });
});
