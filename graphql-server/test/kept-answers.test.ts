import { createHash } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buy } from './order-steps.ts';
import { openShop, type Shop } from './setup.ts';

/** Returns the manifest of documents, and the id of each. */
const manifestOf = <Name extends string>(documents: Record<Name, string>) => {
  const entries = Object.entries<string>(documents).map(([name, text]) => ({
    name,
    text,
    hash: createHash('sha256').update(text).digest('hex'),
  }));
  return {
    publicOperations: Object.fromEntries(entries.map(({ name, text, hash }) => [hash, { name, text }])),
    idOf: (name: Name) => `sha256:${entries.find((one) => one.name === name)?.hash ?? ''}`,
  };
};

const card = '__typename id name priceCents availableStock rating reviewCount';
const { publicOperations, idOf } = manifestOf({
  List: `query List($first: Int = 100, $filter: ProductFilter, $after: String) {
    products(first: $first, filter: $filter, after: $after) { __typename nodes { ${card} } }
  }`,
  Product: `query Product($id: ID!, $page: Int = 1) { product(id: $id) {
    ${card} comments(page: $page) { __typename totalCount }
  } }`,
  Categories: 'query Categories { categories { __typename id slug name } }',
});

/** A clock that stands until the test moves it. */
let clock = 0;
const answers = { publicOperations, clock: () => clock };
const shop = await openShop({ answers, relaysEvents: true });
const other = await openShop({ answers, beside: shop });
const admin = await shop.admin();
const customer = await shop.customer();

const sent = vi.spyOn(pg.Client.prototype, 'query');
beforeEach(() => {
  // Nothing of an earlier test is kept.
  clock += 120_000;
});
afterAll(() => sent.mockRestore());

/** Returns how many statements read products or categories while some work runs; looks for what has changed do not count. */
const statementsOf = async (work: () => Promise<unknown>): Promise<number> => {
  sent.mockClear();
  await work();
  return sent.mock.calls.filter(([statement]) =>
    /\b(?:products|categories)\b/.test(JSON.stringify(statement)),
  ).length;
};

type Name = Parameters<typeof idOf>[0];

const addressOf = (name: Name, variables?: object, more = '') =>
  `/graphql?documentId=${idOf(name)}${variables ? `&variables=${encodeURIComponent(JSON.stringify(variables))}` : ''}${more}`;

const ask = (name: Name, variables?: object, headers: Record<string, string> = {}, of: Shop = shop) =>
  of.send('GET', addressOf(name, variables), { headers });

interface Shown {
  name: string;
  priceCents: number;
  availableStock: number;
  reviewCount: number;
  comments: { totalCount: number };
}

const shown = async (id: string, of: Shop = shop) =>
  (await ask('Product', { id }, {}, of)).ok<{ data: { product: Shown | null } }>().data.product;

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

  test('a product in the lists that show it', async () => {
    const { id } = await shop.product();
    expect((await ask('List')).text).not.toContain('Lantern');
    await shop.sql(`UPDATE products SET name = 'Lantern' WHERE id = $1`, [id]);
    clock += 1000;
    expect((await ask('List')).text).toContain('Lantern');
  });
});

test('a document that the shop does not have is not found', async () => {
  const answer = await shop.get(`/graphql?documentId=sha256:${'0'.repeat(64)}`);
  const { errors } = answer.ok<{ errors: { extensions: { code: string } }[] }>(404);
  expect(errors[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
