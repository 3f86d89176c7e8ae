import { ApolloClient, ApolloLink, type DocumentNode } from '@apollo/client';
import { print } from 'graphql';
import { http, HttpResponse } from 'msw';
import { EMPTY } from 'rxjs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aProduct, aProductPage, aList } from '#web-test/products.ts';
import { answers, server } from '#web-test/server.ts';
import * as generated from '#web/generated/graphql.ts';
import hashes from '#web/generated/public-operations.json';
import { applyLanguage } from '../language.ts';
import { Stores } from '../stores.ts';
import { browserLink, createApolloClient, createCache } from './client.ts';

const { EndSessionDocument, ProductPageDocument, SearchPageDocument, SignInOptionsDocument } = generated;
const GRAPHQL = 'http://localhost:3000/graphql';

const variables = { id: 'p1', reviewsPage: 1, reviewsSort: 'NEWEST', commentsPage: 1 } as const;
const offerLamp = () => server.use(answers(ProductPageDocument, aProductPage(aProduct({ id: 'p1', name: 'Lamp' }))));
const newClient = () => createApolloClient(browserLink(new Stores(), GRAPHQL));

/** Opens a new tab, as it were, and returns the name of the product that it gets. */
const askForLamp = async (client = newClient()) => {
  const { data } = await client.query({ query: ProductPageDocument, variables, fetchPolicy: 'no-cache' });
  return data?.product?.name;
};

/** Notes the requests for operations from now on. */
const listen = () => {
  const asked: Request[] = [];
  server.use(http.all(GRAPHQL, ({ request }) => void asked.push(request)));
  return asked;
};

beforeEach(() => applyLanguage('en'));

test('the hashes are those of the texts that Apollo’s client sends', async () => {
  for (const [name, hash] of Object.entries(hashes)) {
    let sent: DocumentNode | undefined;
    const note = new ApolloLink(({ query }) => {
      sent = query;
      return EMPTY;
    });
    const query = (generated as unknown as Record<string, DocumentNode>)[`${name}Document`];
    if (!query) throw new Error(`There is no operation ${name}.`);
    new ApolloClient({ cache: createCache(), link: note }).watchQuery({ query }).subscribe(() => undefined);
    const [operation, ...fragments] = sent?.definitions ?? [];
    if (!operation) throw new Error(`Nothing was sent for ${name}.`);
    const nameOf = (definition: typeof operation) => ('name' in definition ? definition.name?.value : '') ?? '';
    const definitions = [operation, ...fragments.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))];
    const text = new TextEncoder().encode(print({ kind: 'Document', definitions } as DocumentNode));
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
    expect([...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''), name).toBe(hash);
  }
});

test('what is the same for everybody is asked for by its hash, its variables and the language, and not by whom', async () => {
  localStorage.setItem('token', 'good');
  offerLamp();
  const asked = listen();
  applyLanguage('bn');
  await newClient().query({
    query: ProductPageDocument,
    // In another order than declared, and with one that the operation does not know.
    variables: { other: 1, commentsPage: 1, reviewsSort: 'NEWEST', reviewsPage: 1, id: 'p1' } as typeof variables,
  });
  expect(asked.map(({ method, url }) => [method, url])).toEqual([
    [
      'GET',
      `${GRAPHQL}?documentId=sha256:${hashes.ProductPage}&variables=${encodeURIComponent(JSON.stringify(variables))}&language=bn`,
    ],
  ]);
  expect(asked[0]?.headers.get('authorization')).toBeNull();
});

test('all else is asked for by its text, and so is what makes too long an address', async () => {
  const products = aList([]);
  server.use(
    answers(SearchPageDocument, { products }),
    answers(SignInOptionsDocument, { signInOptions: { google: false, mail: true, mailbox: false } }),
  );
  const search = (brand: string) => ({
    filter: { brands: [brand] },
    sort: 'POPULARITY' as const,
    withFacets: true,
  });
  const asked = listen();
  const client = newClient();
  await client.query({ query: SignInOptionsDocument });
  await client.query({ query: SearchPageDocument, variables: search('x') });
  await client.query({ query: SearchPageDocument, variables: search('x'.repeat(6000)) });
  expect(asked.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST']);
});

describe('a server that does not understand this gets the text, and no more of the kind', () => {
  const error = (code: string) => ({ errors: [{ message: 'No.', extensions: { code } }] });
  const type = { 'content-type': 'application/graphql-response+json' };
  test.each([
    [
      'an operation that it does not know',
      () => HttpResponse.json(error('PERSISTED_QUERY_NOT_FOUND'), { status: 404, headers: type }),
    ],
    ['an older one', () => HttpResponse.json(error('BAD_REQUEST'), { status: 400, headers: type })],
    ['a proxy', () => HttpResponse.html('<h1>Not found</h1>', { status: 404 })],
  ])('%s', async (_, refuse) => {
    offerLamp();
    server.use(http.get(GRAPHQL, refuse));
    const asked = listen();
    const client = newClient();
    expect(await askForLamp(client)).toBe('Lamp');
    expect(await askForLamp(client)).toBe('Lamp');
    expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST']);
  });

  test('and what that answers is the answer', async () => {
    server.use(http.all(GRAPHQL, () => HttpResponse.json(error('BAD_REQUEST'), { status: 400, headers: type })));
    const asked = listen();
    await expect(askForLamp()).rejects.toThrow('No.');
    expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST']);
  });
});

test.each([429, 500, 503])('a failure with status %i is not asked again', async (status) => {
  server.use(http.get(GRAPHQL, () => new HttpResponse('', { status })));
  const asked = listen();
  await expect(askForLamp()).rejects.toMatchObject({ statusCode: status });
  expect(asked).toHaveLength(1);
});

describe('after a change by this browser', () => {
  const change = async (client = newClient()) => {
    server.use(answers(EndSessionDocument, { endSession: null as never }));
    await client.mutate({ mutation: EndSessionDocument, variables: { id: '1' } }).catch(() => undefined);
  };
  const isAskedAnew = async (client = newClient()) => {
    const asked = listen();
    await askForLamp(client);
    return asked[0]?.headers.get('cache-control') === 'no-cache';
  };
  beforeEach(() => {
    offerLamp();
    vi.useFakeTimers({ toFake: ['Date'] });
  });

  test('nothing comes from copies, for twenty seconds and in all tabs', async () => {
    expect(await isAskedAnew()).toBe(false);
    await change();
    expect(await isAskedAnew()).toBe(true);
    vi.setSystemTime(Date.now() + 19_000);
    expect(await isAskedAnew()).toBe(true);
    vi.setSystemTime(Date.now() + 1_000);
    expect(await isAskedAnew()).toBe(false);
  });

  test('nor where storage is blocked, in the tab itself', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('Blocked');
    });
    const client = newClient();
    await change(client);
    expect(await isAskedAnew(client)).toBe(true);
  });

  test('nor while it is not yet known whether it has arrived', async () => {
    server.use(http.post(GRAPHQL, () => new Promise<Response>(() => {})));
    const client = newClient();
    void client.mutate({ mutation: EndSessionDocument, variables: { id: '1' } }).catch(() => undefined);
    expect(await isAskedAnew(client)).toBe(true);
  });
});
