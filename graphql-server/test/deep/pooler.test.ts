import { afterAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { loadConfig } from '#platform/config/config.ts';
import { createDataSource } from '#platform/db/data-source.ts';
import { waitForMigrations } from '#platform/db/opening/migrated.ts';
import { openDatabase, type OpenDatabase } from '#platform/db/open.ts';
import { createWorkerBoss } from '#platform/jobs/boss.ts';
import { modules } from '#server/modules.ts';
import { cloneDatabase, emptyDatabase } from '../database.ts';
import { buy, changeStatus } from '../order-steps.ts';
import { pgbouncer, startPooler } from '../pgbouncer.ts';
import { openShop } from '../setup.ts';
import { watch } from '../sockets.ts';
import { runSql } from '../temporary-postgres.ts';

const configOf = (env: Record<string, string>) =>
  loadConfig({ NODE_ENV: 'test', SESSION_SECRET: 'a-key-that-only-the-tests-know-0123456789', ...env });

/** Opens a database as a server does, for the time of the test. */
const open = async (env: Record<string, string>): Promise<OpenDatabase> => {
  const opened = await openDatabase(configOf(env), modules);
  onTestFinished(opened.close);
  return opened;
};

test.runIf(process.env['CI'])('CI has a PgBouncer', () => {
  expect(pgbouncer).toBeDefined();
});

describe.runIf(pgbouncer)('behind PgBouncer in transaction mode', async () => {
  if (pgbouncer === undefined) return;
  const postgres = inject('postgresUrl');
  const pooler = await startPooler(postgres);
  afterAll(pooler.stop);
  const pooled = (DATABASE_DIRECT_URL: string) => ({
    DATABASE_URL: pooler.urlOf(DATABASE_DIRECT_URL),
    DATABASE_DIRECT_URL,
  });

  const database = await cloneDatabase();
  // A server sets what its role lacks in this database.
  const first = await openDatabase(configOf(pooled(database.url)), modules);
  await first.close();
  const shop = await openShop({
    database: { ...database, url: pooler.urlOf(database.url) },
    env: pooled(database.url),
    relaysEvents: true,
  });

  test('an empty database is migrated, by one of two servers that start at once', async () => {
    const empty = await emptyDatabase();
    onTestFinished(empty.drop);
    const [one, other] = await Promise.all([open(pooled(empty.url)), open(pooled(empty.url))]);
    const [none, all] = [one.migrated, other.migrated].toSorted((a, b) => a.length - b.length);
    expect(none).toEqual([]);
    expect(all).not.toEqual([]);
  });

  test('every connection has the settings of a server', async () => {
    const read = () =>
      shop.sql(
        `SELECT current_setting('TimeZone') AS zone, current_setting('statement_timeout') AS statement,
          current_setting('idle_in_transaction_session_timeout') AS idle FROM pg_sleep(0.01)`,
      );
    for (const [row] of await Promise.all(Array.from({ length: 10 }, read)))
      expect(row).toEqual({ zone: 'UTC', statement: '20s', idle: '10s' });
  });

  test('what many order at once is sold once', async () => {
    const product = await shop.product({ name: 'Lantern of the bridge', stock: 5 });
    const buyers = await Promise.all(Array.from({ length: 12 }, () => shop.customer()));
    const results = await Promise.allSettled(
      buyers.map((buyer) => buy(buyer, [{ productId: product.id, quantity: 1 }])),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    const [left] = await shop.sql('SELECT available FROM product_stock WHERE product_id = $1', [product.id]);
    expect(left).toEqual({ available: 0 });
  });

  test('products are found, shown and listed as a file', async () => {
    const product = await shop.product({ name: 'Kettle of the harbour' });
    const { products } = await shop.graphql<{ products: { nodes: { id: string }[] } }>(
      '{ products(filter: { term: "kettle harbour" }) { nodes { id } } }',
    );
    expect(products.nodes).toEqual([{ id: product.id }]);
    expect((await shop.get(`/backend/product/details/${product.id}`)).status).toBe(200);
    const admin = await shop.admin();
    expect((await admin.get('/backend/admin/products.csv')).text).toContain('Kettle of the harbour');
    expect((await shop.get('/feeds/products.xml')).text).toContain('Kettle of the harbour');
  });

  test('open pages hear of changes, and mails are sent', async () => {
    const [customer, admin, product] = [await shop.customer(), await shop.admin(), await shop.product()];
    const { id } = await buy(customer, [{ productId: product.id, quantity: 1 }]);
    const page = watch<{ orderChanged: { status: string } }>(
      shop.url,
      'subscription ($id: ID!) { orderChanged(id: $id) { status } }',
      { id },
      { token: customer.token },
    );
    const statusOf = async () => (await page.next())?.data?.orderChanged.status;
    expect(await statusOf()).toBe('PENDING');
    await changeStatus(admin, id, 'PROCESSED');
    // That it was placed is an event too.
    await vi.waitFor(async () => expect(await statusOf()).toBe('PROCESSED'));
    page.stop();
    await shop.deliverMails();
    expect((await shop.mailsTo(customer.email)).length).toBeGreaterThan(0);
  });

  test('workers take jobs over connections of their own', async () => {
    const { DATABASE_DIRECT_URL = '' } = pooled(database.url);
    const boss = createWorkerBoss(DATABASE_DIRECT_URL);
    const problems: unknown[] = [];
    boss.on('error', (error) => void problems.push(error));
    await boss.start();
    await boss.stop({ graceful: false });
    expect(problems).toEqual([]);
  });

  test('a server refuses to start where the role has other settings, and says how to set them', async () => {
    const own = await emptyDatabase();
    onTestFinished(own.drop);
    const name = new URL(own.url).pathname.slice(1);
    await runSql(own.url, `ALTER ROLE haat IN DATABASE ${name} SET TimeZone = 'Asia/Dhaka'`);
    await expect(openDatabase(configOf(pooled(own.url)), modules)).rejects.toThrow(
      new RegExp(
        `behind the pooler at .* have TimeZone Asia/Dhaka: run ALTER ROLE "haat" IN DATABASE "${name}" SET TimeZone = 'UTC';`,
      ),
    );
  });

  test('a server that is not told of the pooler refuses to start, and migrates nothing', async () => {
    const own = await emptyDatabase();
    onTestFinished(own.drop);
    const forgetful = await startPooler(postgres, { ignore_startup_parameters: 'options' });
    onTestFinished(forgetful.stop);
    for (const { urlOf } of [pooler, forgetful])
      await expect(openDatabase(configOf({ DATABASE_URL: urlOf(own.url) }), modules)).rejects.toThrow(
        /^A pooler that keeps no sessions answers at 127\.0\.0\.1:\d+: set DATABASE_DIRECT_URL /,
      );
    const direct = await createDataSource(modules, own.url).initialize();
    onTestFinished(() => direct.destroy());
    expect(await direct.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).toEqual([]);
  });
});

describe('a server that does not migrate by itself', () => {
  test('waits until npm run db:migrate has done it', async () => {
    const empty = await emptyDatabase();
    onTestFinished(empty.drop);
    const said: string[] = [];
    const config = configOf({ DATABASE_URL: empty.url, MIGRATE_AT_START: 'no' });
    const opening = openDatabase(config, modules, { log: (line) => said.push(line) });
    await vi.waitFor(() => expect(said.join()).toMatch(/^Waiting until npm run db:migrate has brought FirstSchema/));
    const command = await openDatabase(config, modules, { join: true });
    await command.close();
    const opened = await opening;
    expect(opened.migrated).toEqual([]);
    await opened.close();
  });

  test('says so when nobody does', async () => {
    const empty = await emptyDatabase();
    onTestFinished(empty.drop);
    const dataSource = await createDataSource(modules, empty.url).initialize();
    onTestFinished(() => dataSource.destroy());
    await expect(waitForMigrations(dataSource, modules, () => {}, 0)).rejects.toThrow(
      /^The database lacks FirstSchema\d+.*: run npm run db:migrate, or set MIGRATE_AT_START=yes\.$/,
    );
  });
});
