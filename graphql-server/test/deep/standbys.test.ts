import { createHash } from 'node:crypto';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createDatabase } from '#platform/db/database.ts';
import type { Statement } from '#platform/db/sql.ts';
import { createPublicReads } from '#platform/db/standbys.ts';
import { createMetrics } from '#platform/metrics/metrics.ts';
import { createCatalogueWatch } from '#catalogue/product/changes/catalogue-watch.ts';
import { openShop } from '../setup.ts';
import { startPrimaryWithStandby } from '../standby.ts';

const cluster = await startPrimaryWithStandby();
afterAll(cluster.stop);

const document = 'query Price($id: ID!) { product(id: $id) { __typename id priceCents } }';
const hash = createHash('sha256').update(document).digest('hex');

const metrics = createMetrics();
const shop = await openShop({
  metrics,
  answers: { publicOperations: { [hash]: { name: 'Price', text: document } } },
  database: { url: cluster.primaryUrl, failures: () => [], drop: async () => {} },
  env: { DATABASE_REPLICA_URLS: cluster.standbyUrl },
});
const database = createDatabase(shop.dataSource);

/** The public reads of a server that begins now. */
const newReads = () => createPublicReads(shop.dataSource, [cluster.standbyUrl], shop.log);

const statement = <Row>(text: string, values: unknown[] = []) => ({ text, values }) as unknown as Statement<Row>;
const where = statement<{ isStandby: boolean }>('SELECT pg_is_in_recovery() AS "isStandby"');

/** Returns whether a public read is answered by the standby. */
const readsThere = async (reads: ReturnType<typeof newReads>) => {
  const [row] = await reads.run(() => database.query(where));
  return row?.isStandby;
};

/** Waits until public reads go to the standby, or no longer. */
const until = (reads: ReturnType<typeof newReads>, isThere: boolean) =>
  vi.waitFor(async () => expect(await readsThere(reads)).toBe(isThere), { timeout: 10_000, interval: 20 });

describe('public reads', () => {
  test('go to the standby, all others and transactions to the primary', async () => {
    const reads = newReads();
    await until(reads, true);
    const [outside] = await database.query(where);
    const inside = await reads.run(() =>
      database.transaction((manager) => manager.query('SELECT pg_is_in_recovery() AS is')),
    );
    expect([outside, inside]).toEqual([{ isStandby: false }, [{ is: false }]]);
    expect(reads.standbys).toMatchObject([{ state: 'ready', isRead: true }]);
    expect(reads.answered).toMatchObject({ repeated: 0 });
  });

  test('stay on a standby however seldom there are any, whether the shop sells or nothing happens', async () => {
    let clock = 0;
    const reads = createPublicReads(shop.dataSource, [cluster.standbyUrl], shop.log, () => clock);
    await vi.waitFor(async () => {
      clock += 1000;
      expect(await readsThere(reads)).toBe(true);
    });
    const { epoch } = reads;
    for (const pause of [300, 900, 3000, 3_600_000]) {
      clock += pause;
      expect(await readsThere(reads)).toBe(true);
      // What is on its way when the standby is looked at is not taken for a lag.
      clock += pause;
      const [isThere] = await Promise.all([readsThere(reads), ...Array.from({ length: 20 }, () => shop.product())]);
      expect(isThere).toBe(true);
    }
    expect(reads.epoch).toBe(epoch);
  });

  test('leave a standby that falls behind, and come back when it has caught up', async () => {
    const reads = newReads();
    await until(reads, true);
    const { epoch } = reads;
    await cluster.onStandby('SELECT pg_wal_replay_pause()');
    onTestFinished(async () => void (await cluster.onStandby('SELECT pg_wal_replay_resume()')));
    const { id } = await shop.product({ name: 'Only on the primary' });
    const nameOf = () => database.query(statement<{ name: string }>('SELECT name FROM products WHERE id = $1', [id]));
    expect(await reads.run(nameOf)).toEqual([]);
    // What somebody has just written is read outside, at once.
    expect(await nameOf()).toEqual([{ name: 'Only on the primary' }]);
    await until(reads, false);
    expect(reads.standbys).toMatchObject([{ state: 'behind', isRead: false }]);
    expect(reads.epoch).toBeGreaterThan(epoch);
    expect(await reads.run(nameOf)).toHaveLength(1);
    await cluster.onStandby('SELECT pg_wal_replay_resume()');
    await until(reads, true);
    expect(await reads.run(nameOf)).toHaveLength(1);
  });

  test('of work under way go to the primary once public reads go elsewhere', async () => {
    const reads = newReads();
    await until(reads, true);
    onTestFinished(async () => void (await cluster.onStandby('SELECT pg_wal_replay_resume()')));
    await reads.run(async () => {
      expect(await database.query(where)).toEqual([{ isStandby: true }]);
      await cluster.onStandby('SELECT pg_wal_replay_pause()');
      await shop.product();
      await vi.waitFor(async () => expect((await reads.ask(where)).rows).toEqual([{ isStandby: false }]), {
        timeout: 10_000,
        interval: 20,
      });
      expect(await database.query(where)).toEqual([{ isStandby: false }]);
    });
  });

  test('are repeated on the primary when they are in the way of what the standby applies', async () => {
    const reads = newReads();
    await until(reads, true);
    const slowThere = statement<{ isStandby: boolean }>(
      `SELECT pg_is_in_recovery() AS "isStandby", CASE WHEN pg_is_in_recovery() THEN pg_sleep(20)::text END, count(*) FROM categories`,
    );
    const answer = reads.run(() => database.query(slowThere));
    await vi.waitFor(async () =>
      expect(await cluster.onStandby(`SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep'`)).toHaveLength(1),
    );
    await shop.dataSource.transaction((manager) => manager.query('LOCK TABLE categories IN ACCESS EXCLUSIVE MODE'));
    expect(await answer).toMatchObject([{ isStandby: false }]);
    expect(reads.answered.repeated).toBe(1);
    await until(reads, true);
  });

  test('that would write are done on the primary, and their own errors are theirs', async () => {
    const reads = newReads();
    await until(reads, true);
    const write = statement<{ isStandby: boolean }>(
      'WITH gone AS (DELETE FROM events WHERE false) SELECT pg_is_in_recovery() AS "isStandby"',
    );
    expect(await reads.run(() => database.query(write))).toEqual([{ isStandby: false }]);
    await expect(reads.run(() => database.query(statement('SELECT 1 / 0')))).rejects.toMatchObject({
      code: '22012',
    });
    expect(reads.answered.repeated).toBe(1);
  });
});

describe('a standby', () => {
  test('that ends is left at once, and read again once it is back', async () => {
    const reads = newReads();
    await until(reads, true);
    await cluster.stopStandby();
    expect(await readsThere(reads)).toBe(false);
    expect(reads.standbys).toMatchObject([{ state: 'unreachable', isRead: false, lagMs: undefined }]);
    await cluster.startStandby();
    await until(reads, true);
  });

  test('that stands still keeps nobody waiting for long', async () => {
    const reads = newReads();
    await until(reads, true);
    const goOn = await cluster.freezeStandby();
    onTestFinished(goOn);
    // This read is on its way alone: it must find out by itself.
    expect(await readsThere(reads)).toBe(false);
    expect(await readsThere(reads)).toBe(false);
    goOn();
    await until(reads, true);
  });
});

test('while the primary stands still, the standby is read without waiting for it', async () => {
  let clock = 0;
  const reads = createPublicReads(shop.dataSource, [cluster.standbyUrl], shop.log, () => clock);
  await until(reads, true);
  const goOn = await cluster.freezePrimary();
  onTestFinished(goOn);
  const timed = async () => {
    // What is known is older than a second: this read waits for a look.
    clock += 1100;
    const began = performance.now();
    expect(await readsThere(reads)).toBe(true);
    return performance.now() - began;
  };
  // The first one waits, and finds out.
  const first = await timed();
  expect(Math.min(await timed(), await timed(), await timed())).toBeLessThan(first / 2);
  goOn();
  await vi.waitFor(async () => {
    clock += 1100;
    await readsThere(reads);
    expect(reads.standbys).toMatchObject([{ isRead: true, lagMs: expect.any(Number) }]);
  });
});

describe('the watch of the catalogue', () => {
  const learn = (watch: ReturnType<typeof createCatalogueWatch>) =>
    vi.waitFor(async () => {
      clock += 1000;
      expect(await watch.look()).toBe(true);
    });
  let clock = 0;
  const begin = async () => {
    const reads = newReads();
    await until(reads, true);
    const watch = createCatalogueWatch(reads, shop.log, () => clock);
    await learn(watch);
    await learn(watch);
    return { reads, watch };
  };

  test('learns on the standby of a transaction that was under way at the last look', async () => {
    const [slow, fast] = [await shop.product(), await shop.product()];
    const { watch } = await begin();
    const sell = 'UPDATE product_stock SET sold = sold + 1 WHERE product_id = $1';
    const runner = shop.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query(sell, [slow.id]);
    await shop.sql(sell, [fast.id]);
    const before = watch.revision;
    const changed = async ({ id }: { id: string }, since: number) => {
      await learn(watch);
      return watch.hasChanged([id], since);
    };
    await vi.waitFor(async () => expect(await changed(fast, before)).toBe(true));
    expect(await changed(slow, before)).toBe(false);
    const between = watch.revision;
    await runner.commitTransaction();
    await runner.release();
    await vi.waitFor(async () => expect(await changed(slow, between)).toBe(true));
    // Once, although the transactions before it were learned of too.
    expect(watch.hasChanged([fast.id], between)).toBe(false);
    const after = watch.revision;
    expect(await changed(slow, after)).toBe(false);
    expect(watch.hasChanged([], 0)).toBe(true);
    expect(watch.hasChanged([], before)).toBe(false);
  });

  test('takes everything as changed while the standby has too many transactions to name', async () => {
    const { watch } = await begin();
    const changes = async () => {
      const before = watch.revision;
      await learn(watch);
      return watch.hasChanged([], before);
    };
    expect(await changes()).toBe(false);
    const runner = shop.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('SELECT pg_current_xact_id()');
    await shop.sql('DO $$ BEGIN FOR n IN 1..10001 LOOP PERFORM pg_current_xact_id(); COMMIT; END LOOP; END $$');
    await vi.waitFor(async () => expect(await changes()).toBe(true));
    await runner.rollbackTransaction();
    await runner.release();
    await vi.waitFor(async () => expect(await changes()).toBe(false));
  });

  test('takes everything as changed when public reads go elsewhere', async () => {
    const { reads, watch } = await begin();
    const before = watch.revision;
    await learn(watch);
    expect(watch.hasChanged([], before)).toBe(false);
    await cluster.stopStandby();
    await learn(watch);
    expect(watch.hasChanged([], before)).toBe(true);
    await cluster.startStandby();
    await until(reads, true);
    const there = watch.revision;
    await learn(watch);
    expect(watch.hasChanged([], there)).toBe(true);
  });
});

test('an answer to whoever has just changed something comes from the primary', async () => {
  const { id } = await shop.product({ priceCents: 500 });
  const query = `documentId=sha256:${hash}&variables=${encodeURIComponent(JSON.stringify({ id }))}`;
  const priceOf = async (headers: Record<string, string> = {}) => {
    const answer = await shop.send('GET', `/graphql?${query}`, { headers });
    return answer.ok<{ data: { product: { priceCents: number } | null } }>().data.product?.priceCents;
  };
  await vi.waitFor(async () => {
    expect(await priceOf()).toBe(500);
    expect((await shop.get('/health/ready')).json()).toMatchObject({ standbys: ['read'] });
  });
  await cluster.onStandby('SELECT pg_wal_replay_pause()');
  onTestFinished(async () => void (await cluster.onStandby('SELECT pg_wal_replay_resume()')));
  await shop.sql('UPDATE products SET price_cents = 600 WHERE id = $1', [id]);
  expect(await priceOf({ 'cache-control': 'no-cache' })).toBe(600);
});

test('a server says where its public reads go', async () => {
  expect((await shop.get('/health/ready')).json()).toMatchObject({ standbys: [expect.any(String)] });
  await until(newReads(), true);
  // A sitemap is written by public reads.
  await vi.waitFor(async () => {
    await shop.send('GET', '/sitemaps/categories.xml');
    expect((await shop.get('/health/ready')).json()).toMatchObject({ standbys: ['read'] });
  });
  const { text } = await metrics.read();
  const { host } = new URL(cluster.standbyUrl);
  expect(text).toContain(`haat_standby_state{standby="${host}",state="read"} 1`);
  expect(text).toMatch(new RegExp(`haat_standby_lag_seconds\\{standby="${host}"\\} 0`));
  expect(text).toMatch(/haat_public_reads_total\{by="standby"\} [1-9]/);
});

test('a standby that lets nobody in is left out, and the log says why, once and without a password', async () => {
  const wrong = new URL(cluster.standbyUrl);
  wrong.password = 'not-the-password';
  const began = shop.logged.length;
  let clock = 0;
  const reads = createPublicReads(shop.dataSource, [wrong.href], shop.log, () => clock);
  for (const _ of [1, 2, 3]) {
    expect(await readsThere(reads)).toBe(false);
    clock += 1000;
  }
  const lines = shop.logged.slice(began).filter((line) => line.includes('A standby is left out'));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    standby: wrong.host,
    state: 'unreachable',
    error: { code: '28P01' },
  });
  expect(lines[0]).not.toContain(wrong.password);
});

// At the end, since there is no way back.
test('a standby that was promoted is not read', async () => {
  const reads = newReads();
  await until(reads, true);
  await cluster.onStandby('SELECT pg_promote()');
  await vi.waitFor(async () => {
    expect(await readsThere(reads)).toBe(false);
    expect(reads.standbys).toMatchObject([{ state: 'promoted', isRead: false }]);
  });
});
