import { serverAudits } from 'graphql-http';
import { describe, expect, test } from 'vitest';
import { openShop } from './setup.ts';

const shop = await openShop();
const url = `${shop.url}/graphql`;

/** A client whose requests have the header against CSRF. */
const send = (target: string | URL | Request, init?: RequestInit) => {
  const request = new Request(target, init);
  request.headers.set('apollo-require-preflight', 'true');
  return fetch(request);
};

const audits = serverAudits({ url, fetchFn: send });

test('there are as many audits as we know of', () => {
  expect(audits).toHaveLength(61);
});

test.each(audits.map((audit) => [audit.name, audit] as const))('%s', async (_, audit) => {
  const result = await audit.fn();
  expect(result.status, 'reason' in result ? result.reason : '').toBe('ok');
});

test('a foreign page can send nothing without a preflight', async () => {
  const query = '{ __typename }';
  const simple = await fetch(`${url}?query=${encodeURIComponent(query)}`);
  const form = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ query }),
  });
  expect([simple.status, form.status]).toEqual([400, 400]);
});

describe('what cannot be executed is answered with', () => {
  const unfit = [
    ['a document that does not parse', '{', undefined],
    ['a document that does not fit the schema', '{ nothing }', undefined],
    ['variables that do not fit', 'query ($id: ID!) { product(id: $id) { id } }', { id: null }],
  ] as const;
  const statusOf = async (accept: string, query: string, variables: object | undefined) =>
    (await shop.send('POST', '/graphql', { body: { query, variables }, headers: { accept } })).status;

  test.each(unfit)('200 in plain JSON, 400 in the media type of its own: %s', async (_, query, variables) => {
    expect(await statusOf('application/json', query, variables)).toBe(200);
    expect(await statusOf('application/json, multipart/mixed', query, variables)).toBe(200);
    expect(await statusOf('application/graphql-response+json', query, variables)).toBe(400);
    expect(await statusOf('application/graphql-response+json, application/json;q=0.9', query, variables)).toBe(400);
    expect(await statusOf('*/*', query, variables)).toBe(400);
  });

  test('its own status whatever is accepted, when a rule of the shop refuses it', async () => {
    for (const accept of ['application/json', 'application/graphql-response+json']) {
      expect(await statusOf(accept, '{ products(filter: { rating: 6 }) { totalCount } }', undefined)).toBe(422);
      expect(
        await statusOf(
          accept,
          '{ categories { a: children { children { children { children { children { id } } } } } } }',
          undefined,
        ),
      ).toBe(400);
    }
  });
});

test('no answer is kept by anybody, a refusal neither', async () => {
  const kept = async (method: string, path: string, options: Parameters<typeof shop.send>[2]) =>
    (await shop.send(method, path, options)).headers.get('cache-control');
  const headers = { 'apollo-require-preflight': 'true' };
  expect(await kept('POST', '/graphql', { body: { query: '{ __typename }' } })).toBe('no-store');
  expect(await kept('POST', '/graphql', { body: { query: '{' } })).toBe('no-store');
  expect(await kept('POST', '/graphql', { body: { query: '{'.repeat(300) } })).toBe('no-store');
  expect(await kept('POST', '/graphql', { raw: '{', headers })).toBe('no-store');
  expect(await kept('GET', '/graphql?query=%7B__typename%7D', { headers })).toBe('no-store');
});
