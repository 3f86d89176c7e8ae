import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { getDirectiveValues, getNamedType, isObjectType, type GraphQLNamedType } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSchema } from '../../src/platform/http/graphql/graphql.ts';
import { modules } from '../../src/modules.ts';
import { createClient, type Client } from '../client.ts';
import { cloneDemo } from '../database.ts';
import type { Person } from '../factories.ts';
import { invalidRepeatedFields, knownAttacks, type HostileDocument } from '../hostile-documents.ts';
import { generatedDocuments } from '../generated-documents.ts';
import { openShop } from '../setup.ts';

const shop = await openShop({ database: await cloneDemo() });

/** Returns the milliseconds that some work takes: processor time of this thread, and by the clock. */
const measure = async <Result>(work: () => Result) => {
  const before = process.threadCpuUsage();
  const began = performance.now();
  const result = await work();
  const { user, system } = process.threadCpuUsage(before);
  return { result, ms: (user + system) / 1000, onClock: performance.now() - began };
};

/** A fixed piece of work, some 50 ms on a quick machine: the limits are multiples of what it takes here. */
const yardstick = await measure(() => {
  const rows = Array.from({ length: 20_000 }, (_, id) => ({ id, name: `Product ${id}` }));
  for (let round = 0; round < 8; round += 1) JSON.parse(JSON.stringify(rows));
});

/**
 * Other processes use the same processor, so the test measures the processor time of this thread, in which server and
 * client run. It does not include PostgreSQL's work, for which only the clock can be used, with a larger limit.
 */
const MOST_MS = 20 * yardstick.ms;
const MOST_MS_ON_CLOCK = 100 * yardstick.onClock;
const MOST_BYTES = 1_000_000;
const MOST_MEMORY = 100_000_000;

/** As often as an operation must come to be compiled, and once more. */
const SENDINGS = 4;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const memory = async () => {
  // Memory outside the heap is freed by the next collection.
  for (let round = 0; round < 2; round += 1) {
    collectGarbage();
    await setImmediate();
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

/** Sends a document, checks what must be true of every response, and returns its status. */
const attack = async (client: Client, { name, query, variables }: HostileDocument): Promise<number> => {
  const { result, ms, onClock } = await measure(() => client.send('POST', '/graphql', { body: { query, variables } }));
  const { status, text } = result;
  expect(ms, name).toBeLessThan(MOST_MS);
  expect(onClock, name).toBeLessThan(MOST_MS_ON_CLOCK);
  expect(Buffer.byteLength(text), name).toBeLessThanOrEqual(MOST_BYTES);
  expect(status, name).toBeLessThan(500);
  // A client that has spent too much would be refused whatever it sends.
  expect(status, name).not.toBe(429);
  return status;
};

let victim: Person;

beforeAll(async () => {
  victim = await shop.customer();
  const { products } = await shop.graphql<{ products: { nodes: { id: string; priceCents: number }[] } }>(
    '{ products(first: 100) { nodes { id priceCents } } }',
  );
  const changes = products.nodes.map(({ id, priceCents }) => ({
    productId: id,
    from: 0,
    to: 1,
    seenPriceCents: priceCents,
  }));
  await victim.graphql(
    `mutation ($changes: [CartChangeInput!]!) {
      changeCart(idempotencyKey: "first-cart", changes: $changes) { refused }
    }`,
    { changes },
  );
  await shop.sql(
    `INSERT INTO wishlist_items (customer_id, product_id, position)
     SELECT $1, id, row_number() OVER (ORDER BY id) - 1 FROM products ORDER BY id LIMIT 200`,
    [victim.id],
  );
  if (changes.length < 100) throw new Error('The cart is not full.');
});

const groups = { ...knownAttacks, 'made up by chance': generatedDocuments(createSchema(modules), 8, 150) };

describe('no response takes long, or much memory, for a document that is', () => {
  let before: number;
  let answered = 0;
  beforeAll(async () => {
    before = await memory();
  });

  test.each(Object.entries(groups))(
    '%s',
    async (_, documents) => {
      const anonymous = createClient(shop.url);
      for (const document of documents) {
        const sender = document.query.includes('me {') ? victim : anonymous;
        for (let sending = 0; sending < SENDINGS; sending += 1)
          if ((await attack(sender, document)) !== 200) break;
          else answered += 1;
      }
      expect((await memory()) - before).toBeLessThan(MOST_MEMORY);
    },
    120_000,
  );

  test('all documents of a kind together, when nothing is kept of them', async () => {
    const anonymous = createClient(shop.url);
    const { ms } = await measure(async () => {
      for (const document of invalidRepeatedFields(60)) expect(await attack(anonymous, document)).toBe(400);
    });
    // They cost hardly anything over time, so they may be sent by the thousand.
    expect(ms).toBeLessThan(MOST_MS / 2);
  });

  test('operations with long names, new each time', async () => {
    const anonymous = createClient(shop.url);
    // Their names together are longer than what may be kept. From one IP they would be refused.
    for (let number = 0; number < 1300; number += 1) {
      const name = `n${number}`.padEnd(90_000, 'x');
      const headers = { 'x-forwarded-for': `203.0.113.${number % 250}` };
      const answer = await anonymous.send('POST', '/graphql', {
        body: { query: `query ${name} { __typename }` },
        headers,
      });
      answer.ok();
    }
    expect((await memory()) - before).toBeLessThan(MOST_MEMORY);
  }, 120_000);

  test('and there are some hundreds, not all of which are refused', () => {
    expect(Object.values(groups).flat().length).toBeGreaterThan(300);
    expect(answered).toBeGreaterThan(100);
  });
});

test('the lists of the demo shop hold no more than the schema says', async () => {
  const schema = createSchema(modules);
  const listSize = schema.getDirective('listSize');
  /** Checks every list in a response. */
  const compare = (type: GraphQLNamedType, value: unknown): number => {
    if (!isObjectType(type) || typeof value !== 'object' || value === null) return 0;
    return Object.entries(value).reduce((found, [name, below]) => {
      const field = type.getFields()[name];
      if (!field?.astNode || !listSize) throw new Error(`There is no ${type.name}.${name}.`);
      const most = getDirectiveValues(listSize, field.astNode)?.['assumedSize'];
      if (Array.isArray(below) && typeof most === 'number')
        expect(below.length, `${type.name}.${name}`).toBeLessThanOrEqual(most);
      const items: unknown[] = Array.isArray(below) ? below : [below];
      return items.reduce<number>((sum, item) => sum + compare(getNamedType(field.type), item), found + items.length);
    }, 0);
  };
  const query = schema.getQueryType();
  if (!query) throw new Error('The schema has no queries.');
  const facets = 'facets { categories { count } brands { count } ratings { count } }';
  const tree = await shop.graphql(`{ categories { children { children { id } } } products { ${facets} } }`);
  const pages = '{ pageInfo { endCursor } nodes { images { path } colors sizes ratingsBreakdown { rating } } }';
  let products = 0;
  for (let after: string | null = null; ;) {
    const page: { products: { pageInfo: { endCursor: string | null }; nodes: object[] } } = await shop.graphql(
      `query ($after: String) { products(first: 100, after: $after) ${pages} }`,
      {
        after,
      },
    );
    if (page.products.nodes.length === 0) break;
    expect(compare(query, page)).toBeGreaterThan(0);
    products += page.products.nodes.length;
    after = page.products.pageInfo.endCursor;
  }
  expect(compare(query, tree)).toBeGreaterThan(50);
  expect(products).toBeGreaterThan(200);
});
