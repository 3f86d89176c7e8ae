import { Client } from 'pg';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buy } from './order-steps.ts';
import { addressOf, askOf, errorOf, idOf, publicOperations } from './cache-steps.ts';
import { openShop, type Shop } from './setup.ts';

/** A clock that stands until the test moves it. */
let clock = 0;
const answers = { publicOperations, clock: () => clock };
const shop = await openShop({ answers, relaysEvents: true });
const other = await openShop({ answers, beside: shop });
const admin = await shop.admin();
const customer = await shop.customer();

const sent = vi.spyOn(Client.prototype, 'query');
beforeEach(() => {
  // Nothing of an earlier test is cached.
  clock += 120_000;
});
afterAll(() => sent.mockRestore());

/**
 * Returns how many statements read products or categories while some work runs; looks for what has changed do not
 * count.
 */
const statementsOf = async (work: () => Promise<unknown>): Promise<number> => {
  sent.mockClear();
  await work();
  return sent.mock.calls.filter(([statement]) => /\b(?:products|categories)\b/.test(JSON.stringify(statement))).length;
};

const ask = askOf(shop);

interface Shown {
  name: string;
  priceCents: number;
  availableStock: number;
  reviewCount: number;
  comments: { totalCount: number };
}

const shown = async (id: string, of: Shop = shop) =>
  (await askOf(of)('Product', { id })).ok<{ data: { product: Shown | null } }>().data.product;

describe('a public operation', () => {
  test('is executed once for all who ask at the same time, and then answered from memory', async () => {
    const { id } = await shop.product();
    await ask('Categories');
    const once = await statementsOf(() => ask('Product', { id }));
    expect(once).toBeGreaterThan(0);
    clock += 60_000;
    await ask('Categories');
    const crowd = () => Promise.all(Array.from({ length: 30 }, () => ask('Product', { id })));
    expect(await statementsOf(crowd)).toBe(once);
    expect(await statementsOf(crowd)).toBe(0);
    clock += 29_999;
    expect(await statementsOf(crowd)).toBe(0);
  });

  test('answers what POST answers', async () => {
    const product = await shop.product();
    await shop.review(product);
    for (const name of ['List', 'Product', 'Categories'] as const) {
      const text = publicOperations[idOf(name).slice(7)]?.text ?? '';
      const posted = await shop.graphql(text, { id: product.id });
      expect((await ask(name, { id: product.id })).ok()).toEqual({ data: posted });
    }
  });

  test('has an ETag, and the headers of an answer for everybody', async () => {
    const product = await shop.product();
    const answer = await ask(
      'Product',
      { id: product.id },
      { authorization: `Bearer ${customer.token}`, cookie: 'language=bn' },
    );
    const etag = answer.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'public, max-age=1, stale-while-revalidate=5',
      'content-type': 'application/json; charset=utf-8',
      'content-language': 'en',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
      'strict-transport-security': expect.any(String),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    const again = await ask('Product', { id: product.id }, { 'if-none-match': etag });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    expect(again.headers.get('x-request-id')).not.toBe(answer.headers.get('x-request-id'));
    for (const known of [`"other", W/${etag}`, '*'])
      expect((await ask('Product', { id: product.id }, { 'if-none-match': known })).status).toBe(304);
    const head = await shop.send('HEAD', addressOf('Product', { id: product.id }));
    expect([head.status, head.text, head.headers.get('content-length')]).toEqual([
      200,
      '',
      answer.headers.get('content-length'),
    ]);
  });
});

describe('on every server, within a second, an answer shows', () => {
  const seen = async (id: string, work: () => Promise<unknown>) => {
    const both = () => Promise.all([shown(id), shown(id, other)]);
    const earlier = await both();
    await work();
    clock += 1000;
    return { earlier, later: await both() };
  };

  test('that the last piece is sold', async () => {
    const { id } = await shop.product({ stock: 1 });
    const { earlier, later } = await seen(id, () => buy(customer, [{ productId: id, quantity: 1 }]));
    expect(earlier).toMatchObject([{ availableStock: 1 }, { availableStock: 1 }]);
    expect(later).toMatchObject([{ availableStock: 0 }, { availableStock: 0 }]);
  });

  test('a new price', async () => {
    const { id } = await shop.product({ priceCents: 500 });
    const input = { productId: id, from: 500, to: 600 };
    const { later } = await seen(id, () =>
      admin.graphql('mutation ($input: ChangePriceInput!) { changePrice(input: $input) { __typename } }', {
        input,
      }),
    );
    expect(later).toMatchObject([{ priceCents: 600 }, { priceCents: 600 }]);
  });

  test('a review and a comment that were published', async () => {
    const product = await shop.product();
    const review = await shop.review(product, { published: false });
    const comment = await shop.comment(product, { published: false });
    const { earlier, later } = await seen(product.id, async () => {
      await admin.graphql('mutation ($id: ID!) { publishReview(id: $id) { id } }', { id: review });
      await admin.graphql('mutation ($id: ID!) { publishComment(id: $id) { id } }', { id: comment });
    });
    const before = { reviewCount: 0, comments: { totalCount: 0 } };
    const after = { reviewCount: 1, comments: { totalCount: 1 } };
    expect(earlier).toMatchObject([before, before]);
    expect(later).toMatchObject([after, after]);
  });

  test('a category by its new name, and a product in a category that was just made', async () => {
    const category = await shop.category({ name: 'Lamps' });
    const { id } = await shop.product({ category });
    const { later } = await seen(id, () =>
      shop.sql(`UPDATE categories SET name = 'Lights' WHERE id = $1`, [category.id]),
    );
    expect(later).toMatchObject([{ category: { name: 'Lights' } }, { category: { name: 'Lights' } }]);
    // The clock stands: what is known of categories is older than this one.
    const newer = await shop.product({ category: await shop.category({ name: 'Lanterns' }) });
    expect(await shown(newer.id)).toMatchObject({ category: { name: 'Lanterns' } });
    expect((await shop.get(`/backend/product/details/${newer.id}`)).ok()).toMatchObject({
      Category: 'Lanterns',
    });
  });

  test('a product in the lists that show it', async () => {
    const { id } = await shop.product();
    expect((await ask('List')).text).not.toContain('Lantern');
    await shop.sql(`UPDATE products SET name = 'Lantern' WHERE id = $1`, [id]);
    clock += 1000;
    expect((await ask('List')).text).toContain('Lantern');
  });
});

describe('the key of an answer', () => {
  test('is the same for all spellings of a question, and another one for another question', async () => {
    const { id } = await shop.product();
    const spellings = [
      addressOf('Product', { id, page: 1 }),
      addressOf('Product', { page: 1, id, unknown: 'x' }),
      addressOf('Product', ` {"page":1,"id":"${id}"}`),
      `${addressOf('Product', { id, page: 1 })}&language=en&utm_source=mail`,
    ];
    const others = [addressOf('Product', { id, page: 2 }), `${addressOf('Product', { id, page: 1 })}&language=bn`];
    // Reads the categories, which are cached.
    await ask('Product', { id, page: 3 });
    const once = await statementsOf(() => shop.get(spellings[0] ?? ''));
    const asked = (addresses: string[]) =>
      statementsOf(async () => {
        for (const address of addresses) await shop.get(address);
      });
    expect(await asked(spellings)).toBe(0);
    expect(await asked(others)).toBe(2 * once);
  });

  test('has the language of the address alone', async () => {
    const { id } = await shop.product({ name: 'Lamp' });
    await shop.sql(
      `INSERT INTO product_translations (product_id, language, name, note, short_description, description, second_description, colors)
      VALUES ($1, 'BN', 'বাতি', '', '', '', '', '{}')`,
      [id],
    );
    for (const _ of ['made', 'cached']) {
      const bangla = await shop.get(addressOf('Product', { id }, '&language=bn'));
      expect([bangla.headers.get('content-language'), bangla.text.includes('বাতি')]).toEqual(['bn', true]);
      const english = await ask('Product', { id }, { 'accept-language': 'bn', cookie: 'language=bn' });
      expect([english.headers.get('content-language'), english.text.includes('বাতি')]).toEqual(['en', false]);
    }
  });
});

describe('an answer that is older than it may be cached', () => {
  test('is given once more while one new one is made behind it, and after ten seconds no more', async () => {
    const product = await shop.product();
    const count = async () => {
      const { text } = await ask('List');
      return text.includes(product.id);
    };
    expect(await count()).toBe(true);
    // Nothing tells of a row that is changed past the triggers.
    await shop.sql(`ALTER TABLE products DISABLE TRIGGER USER`);
    await shop.sql(`UPDATE products SET status = 'ARCHIVED' WHERE id = $1`, [product.id]);
    await shop.sql(`ALTER TABLE products ENABLE TRIGGER USER`);
    clock += 1999;
    expect(await count()).toBe(true);
    clock += 1;
    expect(await count()).toBe(true);
    await expect.poll(count).toBe(false);
  });
});

describe('what somebody has just changed', () => {
  test.each(['no-cache', 'max-age=0', 'no-store'])('shows at once with Cache-Control: %s', async (asked) => {
    const { id } = await shop.product({ name: 'Lamp' });
    await shown(id);
    // The clock stands: nothing is looked for.
    await shop.sql(`UPDATE products SET name = 'Lantern' WHERE id = $1`, [id]);
    expect(await shown(id)).toMatchObject({ name: 'Lamp' });
    const truth = await ask('Product', { id }, { 'cache-control': asked });
    expect(truth.ok()).toMatchObject({ data: { product: { name: 'Lantern' } } });
    // What was read for one is for all.
    expect(await shown(id)).toMatchObject({ name: 'Lantern' });
  });

  test('is read at most twice for a crowd that asks for it at once', async () => {
    const { id } = await shop.product();
    const once = await statementsOf(() => ask('Product', { id }, { 'cache-control': 'no-cache' }));
    const crowd = () =>
      Promise.all(Array.from({ length: 40 }, () => ask('Product', { id }, { 'cache-control': 'no-cache' })));
    const most = await statementsOf(crowd);
    // Requests arrive over several connections, so a few more may come after one another.
    expect(most).toBeLessThan(20 * once);
  });
});

describe('a refusal', () => {
  const expectRefused = async (address: string, status: number, code: string) => {
    const answer = await shop.get(address);
    const error = errorOf(answer, status);
    expect(error.extensions).toMatchObject({ code, requestId: answer.headers.get('x-request-id') });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('etag')).toBeNull();
    return error;
  };

  test('says that the shop does not have a document', async () => {
    await expectRefused(`/graphql?documentId=sha256:${'0'.repeat(64)}`, 404, 'PERSISTED_QUERY_NOT_FOUND');
    await expectRefused('/graphql?documentId=me', 404, 'PERSISTED_QUERY_NOT_FOUND');
  });

  test.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a text with NUL', '{"id":"\\u0000"}'],
    ['half of a character', '{"id":"\\ud800"}'],
    ['of another type', '{"id":{}}'],
    ['missing', '{}'],
  ])('says that the variables cannot be used: %s', async (_, variables) => {
    await expectRefused(addressOf('Product', variables), 400, 'BAD_USER_INPUT');
  });

  test('says that an address is too long, names something twice, or no language of the shop', async () => {
    await expectRefused(addressOf('Product', { id: 'x'.repeat(9000) }), 400, 'BAD_USER_INPUT');
    await expectRefused(`${addressOf('Categories')}&variables={}`, 400, 'BAD_USER_INPUT');
    for (const language of ['fr', 'EN', 'constructor', '__proto__'])
      await expectRefused(`${addressOf('Categories')}&language=${language}`, 400, 'BAD_USER_INPUT');
  });

  test('of the operation itself is not cached either', async () => {
    const error = await expectRefused(addressOf('List', { first: 101 }), 400, 'BAD_USER_INPUT');
    expect(error.path).toEqual(['products', 'nodes']);
    const posted = await shop.graphqlRefusal('{ products(first: 101) { nodes { id } } }');
    expect(error.message).toBe(posted.message);
    await expectRefused(addressOf('List', { filter: { rating: 6 } }), 422, 'INVALID_INPUT');
  });

  test('in plain JSON has status 200 where nothing could be executed, as for POST', async () => {
    const answer = await shop.send('GET', addressOf('Product', {}), {
      headers: { accept: 'application/json' },
    });
    expect(errorOf(answer, 200).extensions.code).toBe('BAD_USER_INPUT');
  });
});

test('other requests to /graphql are answered as ever', async () => {
  const headers = { 'apollo-require-preflight': 'true' };
  const answer = await shop.send('GET', '/graphql?query=%7B__typename%7D', { headers });
  expect(answer.ok()).toEqual({ data: { __typename: 'Query' } });
  const posted = await shop.send('POST', addressOf('Categories'), { body: { query: '{ __typename }' } });
  expect(posted.ok()).toEqual({ data: { __typename: 'Query' } });
});
