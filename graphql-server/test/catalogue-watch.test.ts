import { describe, expect, test } from 'vitest';
import { createDatabase } from '../src/platform/db/database.ts';
import { createPublicReads, type PublicReads } from '../src/platform/db/standbys.ts';
import { createCatalogueWatch, type CatalogueWatch } from '../src/catalogue/product/changes/catalogue-watch.ts';
import { WHOLE_CATALOGUE } from '../src/catalogue/product/changes/changed-since.ts';
import { catalogueChangesSince } from '../src/catalogue/product/changes/changes.statements.ts';
import type { Statement } from '../src/platform/db/sql.ts';
import { createCleanup } from '../src/platform/jobs/all-queues.ts';
import { createDeps } from '../src/services.ts';
import { buy, changeStatus } from './order-steps.ts';
import { openShop } from './setup.ts';

const shop = await openShop();
const database = createDatabase(shop.dataSource);
const admin = await shop.admin();
const customer = await shop.customer();

/** A clock that stands until the test moves it. */
let clock = 0;
const now = () => clock;

/** Returns the watch of another server. */
const newWatch = (over: Pick<PublicReads, 'ask'> = createPublicReads(shop.dataSource, [], shop.log)) =>
  createCatalogueWatch(over, shop.log, now);

/** Lets the watch know all that was committed until now. */
const learn = async (watch: CatalogueWatch) => {
  clock += 1000;
  expect(await watch.look()).toBe(true);
};

/** Returns whether some work changes a product, or the whole catalogue, in the eyes of two servers. */
const seenChange = async (productId: string, work: () => Promise<unknown>) => {
  const watches = [newWatch(), newWatch()];
  for (const watch of watches) await learn(watch);
  const revisions = watches.map(({ revision }) => revision);
  await work();
  for (const watch of watches) await learn(watch);
  const changed = (ids: string[]) =>
    watches.map((watch, index) => watch.hasChanged(ids, revisions[index] ?? Number.NaN));
  const [one, other] = changed([productId]);
  expect(other).toBe(one);
  const [whole] = changed([]);
  return whole ? 'catalogue' : one ? 'product' : 'nothing';
};

const publish = (kind: 'Review' | 'Comment', id: string, published = true) =>
  admin.graphql(`mutation ($id: ID!, $published: Boolean!) { publish${kind}(id: $id, published: $published) { id } }`, {
    id,
    published,
  });

const changeOf = (name: 'Price' | 'Stock', input: object) =>
  admin.graphql(`mutation ($input: Change${name}Input!) { it: change${name}(input: $input) { __typename } }`, {
    input,
  });

const setStatus = (id: string, status: string) =>
  admin.graphql(
    `mutation ($ids: [ID!]!, $status: ProductStatus!) { changeProductStatus(ids: $ids, status: $status) { before } }`,
    { ids: [id], status },
  );

describe('every server learns', () => {
  test('of the stock that an order takes and gives back', async () => {
    const { id } = await shop.product({ stock: 1 });
    const other = await shop.product();
    let orderId = '';
    const order = async () => {
      orderId = (await buy(customer, [{ productId: id, quantity: 1 }])).id;
    };
    expect(await seenChange(id, order)).toBe('product');
    expect(await seenChange(id, () => changeStatus(admin, orderId, 'CANCELLED', 'Nobody is there.'))).toBe('product');
    expect(await seenChange(other.id, () => buy(customer, [{ productId: id, quantity: 1 }]))).toBe('nothing');
  });

  test('of the stock of a variant', async () => {
    const { id } = await shop.product({ variants: [{ size: 'S', stock: 2 }, { size: 'M' }] });
    expect(await seenChange(id, () => buy(customer, [{ productId: id, quantity: 1, size: 'S' }]))).toBe('product');
  });

  test('of the price and the stock that admins set', async () => {
    const { id } = await shop.product({ priceCents: 500, stock: 3 });
    expect(await seenChange(id, () => changeOf('Price', { productId: id, from: 500, to: 600 }))).toBe('product');
    expect(await seenChange(id, () => changeOf('Stock', { productId: id, from: 3, to: 4 }))).toBe('product');
  });

  test.each([
    ['texts', `UPDATE products SET name = 'Lantern' WHERE id = $1`],
    [
      'Bangla texts',
      `INSERT INTO product_translations (product_id, language, name, note, short_description, description, second_description, colors)
      VALUES ($1, 'BN', 'লণ্ঠন', '', '', '', '', '{}')`,
    ],
    ['pictures', `UPDATE products SET pictures = '{a-b-c}' WHERE id = $1`],
    ['variants', `UPDATE product_variants SET price_cents = 700 WHERE product_id = $1`],
  ])('of %s', async (_, text) => {
    const { id } = await shop.product({ variants: [{ size: 'S' }] });
    expect(await seenChange(id, () => shop.sql(text, [id]))).toBe('product');
  });

  test.each(['Review', 'Comment'] as const)('of a %s that is published, answered, hidden', async (kind) => {
    const product = await shop.product();
    const opinion = await shop[kind === 'Review' ? 'review' : 'comment'](product, { published: false });
    const table = kind === 'Review' ? 'reviews' : 'comments';
    const reply = () => shop.sql(`UPDATE ${table} SET reply_text = 'Thank you.' WHERE id = $1`, [opinion]);
    expect(await seenChange(product.id, reply)).toBe('nothing');
    expect(await seenChange(product.id, () => publish(kind, opinion))).toBe('product');
    expect(await seenChange(product.id, reply)).toBe('product');
    expect(await seenChange(product.id, () => publish(kind, opinion, false))).toBe('product');
  });

  test('of a catalogue that gains and loses products and categories', async () => {
    const { id } = await shop.product();
    expect(await seenChange(id, () => setStatus(id, 'ARCHIVED'))).toBe('catalogue');
    expect(await seenChange(id, () => setStatus(id, 'PUBLISHED'))).toBe('catalogue');
    expect(await seenChange(id, () => shop.product())).toBe('catalogue');
    expect(await seenChange(id, () => shop.category())).toBe('catalogue');
    const elsewhere = await shop.category({ parent: await shop.category() });
    const move = () => shop.sql('UPDATE products SET category_id = $2 WHERE id = $1', [id, elsewhere.id]);
    expect(await seenChange(id, move)).toBe('catalogue');
    expect(await seenChange(id, () => shop.sql('DELETE FROM products WHERE id = $1', [id]))).toBe('catalogue');
  });

  test('of nothing when a draft changes', async () => {
    await shop.product();
    const draft = async () => void (await shop.product({ status: 'DRAFT', name: 'Not yet' }));
    expect(await seenChange('', draft)).toBe('nothing');
    const { id } = await shop.product({ status: 'DRAFT' });
    expect(await seenChange(id, () => changeOf('Price', { productId: id, from: 100, to: 300 }))).toBe('nothing');
  });
});

describe('a transaction', () => {
  test('that commits after later ones is learned of, one that is rolled back is not', async () => {
    const slow = await shop.product();
    const fast = await shop.product();
    const undone = await shop.product();
    const watch = newWatch();
    await learn(watch);
    const begin = async (id: string) => {
      const runner = shop.dataSource.createQueryRunner();
      await runner.startTransaction();
      await runner.query('UPDATE product_stock SET sold = sold + 1 WHERE product_id = $1', [id]);
      return runner;
    };
    const first = await begin(slow.id);
    const second = await begin(undone.id);
    await shop.sql('UPDATE product_stock SET sold = sold + 1 WHERE product_id = $1', [fast.id]);
    const before = watch.revision;
    await learn(watch);
    expect([fast, slow].map(({ id }) => watch.hasChanged([id], before))).toEqual([true, false]);
    const between = watch.revision;
    await first.commitTransaction();
    await second.rollbackTransaction();
    await first.release();
    await second.release();
    await learn(watch);
    expect([fast, slow, undone].map(({ id }) => watch.hasChanged([id], between))).toEqual([false, true, false]);
    await learn(watch);
    expect(watch.hasChanged([slow.id], watch.revision - 1)).toBe(false);
  });
});

describe('a server', () => {
  /** Returns a watch that counts its looks, fails while it is told to, or waits. */
  const counted = () => {
    const state = { looks: 0, isAway: false, wait: Promise.resolve() };
    const watch = newWatch({
      ask: async <Row>(statement: Statement<Row>) => {
        state.looks += 1;
        await state.wait;
        if (state.isAway) throw new Error('The database is away.');
        return { rows: await database.query(statement), epoch: 0 };
      },
    });
    return { state, watch };
  };

  test('looks at most four times a second, however often it is asked, and waits for a look after a second only', async () => {
    const { state, watch } = counted();
    clock += 1000;
    await Promise.all(Array.from({ length: 50 }, () => watch.look()));
    expect(state.looks).toBe(1);
    clock += 249;
    await watch.look();
    expect(state.looks).toBe(1);
    const { promise, resolve } = Promise.withResolvers<void>();
    state.wait = promise;
    clock += 1;
    expect(await watch.look()).toBe(true);
    expect(state.looks).toBe(2);
    clock += 1000;
    const waiting = watch.look();
    resolve();
    // The look that was under way is of a quarter of a second after the first.
    expect(await waiting).toBe(false);
    expect(await watch.look()).toBe(true);
    expect(state.looks).toBe(3);
  });

  test('that loses the database says so, and misses nothing', async () => {
    const { id } = await shop.product();
    const { state, watch } = counted();
    await learn(watch);
    const before = watch.revision;
    const logged = shop.logged.length;
    state.isAway = true;
    for (const _ of [1, 2, 3]) {
      clock += 1000;
      expect(await watch.look()).toBe(false);
    }
    const lines = shop.logged.slice(logged).filter((line) => line.includes('what has changed in the catalogue'));
    expect(lines).toHaveLength(1);
    await shop.sql('UPDATE product_stock SET sold = sold + 1 WHERE product_id = $1', [id]);
    state.isAway = false;
    await learn(watch);
    expect(watch.hasChanged([id], before)).toBe(true);
    expect(watch.hasChanged([], before)).toBe(false);
  });

  test('that has not looked for long, or misses too much, takes everything as changed', async () => {
    const watch = newWatch();
    await learn(watch);
    const before = watch.revision;
    clock += 3_600_000;
    await learn(watch);
    expect(watch.hasChanged([], before)).toBe(true);
    const between = watch.revision;
    await shop.sql(
      `INSERT INTO catalogue_changes SELECT pg_current_xact_id()::text::bigint, uuidv7() FROM generate_series(1, 3001)`,
    );
    await learn(watch);
    expect(watch.hasChanged([], between)).toBe(true);
  });

  test('takes everything as changed in a database that is another one', async () => {
    const ahead = '99999999:99999999:';
    const [found] = await database.query(catalogueChangesSince({ since: ahead, limit: 1 }));
    expect(found).toMatchObject({ isAnother: true, productIds: [] });
  });

  test('deletes what is older than an hour', async () => {
    await shop.sql(`UPDATE catalogue_changes SET at = now() - interval '61 minutes'`);
    const { id } = await shop.product();
    await shop.sql('UPDATE product_stock SET sold = sold + 1 WHERE product_id = $1', [id]);
    await createCleanup(createDeps(shop.dataSource, shop.config, shop))({ id: '', data: {} });
    const left = await shop.sql<{ id: string }>('SELECT DISTINCT product_id AS id FROM catalogue_changes ORDER BY id');
    expect(left).toEqual([{ id: WHOLE_CATALOGUE }, { id }]);
  });

  test('reads what is new by the key, however much there is', async () => {
    await shop.sql(
      `INSERT INTO catalogue_changes SELECT n, uuidv7() FROM generate_series(1, 20000) n ON CONFLICT DO NOTHING`,
    );
    await shop.sql('ANALYZE catalogue_changes');
    const [now = { snapshot: '' }] = await shop.sql<{ snapshot: string }>(
      'SELECT pg_current_snapshot()::text AS snapshot',
    );
    const { text, values } = catalogueChangesSince({ since: now.snapshot, limit: 10 });
    const plan = JSON.stringify(await shop.sql(`EXPLAIN ${text}`, values));
    expect(plan).toContain('catalogue_changes_pkey');
    expect(plan).not.toContain('Seq Scan');
    await shop.sql('DELETE FROM catalogue_changes WHERE transaction_id <= 20000');
  });
});
