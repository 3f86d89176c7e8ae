import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import {
  ProductPageDocument,
  TrackPageDocument,
  useProductPageQuery,
  useTrackPageQuery,
} from '#web/generated/graphql.ts';
import { aProduct, aProductPage } from '#web-test/products.ts';
import { answers, neverAnswers, server } from '#web-test/server.ts';
import { Stores, StoresContext } from '../stores.ts';
import { apollo } from './apollo.ts';
import { handed } from './handed.ts';

const variables = { id: 'p1', reviewsPage: 1, reviewsSort: 'NEWEST', commentsPage: 1 } as const;

const Probe = () => {
  const { data, loading } = useProductPageQuery({ variables });
  const product = data?.product;
  return (
    <p>
      {loading ? 'asking' : 'known'}: {product?.name}
    </p>
  );
};

const offer = (name: string, changes: Parameters<typeof aProduct>[0] = {}) =>
  server.use(answers(ProductPageDocument, aProductPage(aProduct({ id: 'p1', name, ...changes }))));

/** What the server hands over: the answer to the page's query with its types. */
const answerNow = async <Variables extends OperationVariables>(
  query: TypedDocumentNode<unknown, Variables>,
  variables: Variables,
): Promise<unknown> => {
  const client = await new Stores().get(apollo).want();
  const { data } = await client.query({ query, variables } as ApolloClient.QueryOptions<unknown>);
  return data;
};

const show = (probe: ReactNode, stores = new Stores()) => {
  render(<StoresContext value={stores}>{probe}</StoresContext>);
  return stores;
};

const open = async () => {
  const stores = new Stores();
  const data = await answerNow(ProductPageDocument, variables);
  stores.get(handed).put({ document: ProductPageDocument, variables, data });
  return show(<Probe />, stores);
};

test('a page shows what the server has handed over, without Apollo and without asking', async () => {
  offer('Lamp');
  const stores = await open();
  server.use(neverAnswers(ProductPageDocument));
  expect(screen.getByText(/^known: Lamp/)).toBeVisible();
  expect(stores.get(apollo).current()).toBeNull();
});

test('it follows the cache once something wants the client, which knows what was handed over', async () => {
  offer('Lamp');
  const stores = await open();
  server.use(neverAnswers(ProductPageDocument));
  const shown = screen.getByText(/^known: Lamp/);
  const client = await act(() => stores.get(apollo).want());
  expect(shown).toHaveTextContent('known: Lamp');
  await act(async () => {
    client.cache.modify({ id: 'Product:p1', fields: { name: () => 'Lantern' } });
  });
  expect(await screen.findByText(/^known: Lantern/)).toBe(shown);
});

test('who is signed in asks for what is theirs, and sees what was handed over until then', async () => {
  const tracked = (number: number) => {
    const delivery = { from: '2027-01-16', to: '2027-01-19' };
    const trackedOrder = { number, status: 'PENDING' as const, delivery, history: [], shipments: [] };
    server.use(answers(TrackPageDocument, { trackedOrder }));
  };
  const ofLink = { token: 'link' };
  const Tracked = () => {
    const { data, loading } = useTrackPageQuery({ variables: ofLink });
    return (
      <p>
        {loading ? 'asking' : 'known'}: {data?.trackedOrder?.number}
      </p>
    );
  };
  tracked(1);
  const stores = new Stores();
  const data = await answerNow(TrackPageDocument, ofLink);
  stores.get(handed).put({ document: TrackPageDocument, variables: ofLink, data });
  show(<Tracked />, stores);
  localStorage.setItem('token', 'good');
  tracked(2);
  await act(() => stores.get(apollo).want());
  expect(screen.getByText(/1/)).toBeVisible();
  expect(await screen.findByText('known: 2')).toBeVisible();
});

test('who is signed in asks for nothing of a page that is the same for everybody', async () => {
  offer('Lamp');
  const stores = await open();
  localStorage.setItem('token', 'good');
  server.use(neverAnswers(ProductPageDocument));
  await act(() => stores.get(apollo).want());
  expect(screen.getByText('known: Lamp')).toBeVisible();
});

test('what was handed over is asked for again where this browser has just changed something', async () => {
  offer('Lamp');
  const stores = await open();
  localStorage.setItem('changed', String(Date.now()));
  offer('Lantern');
  await act(() => stores.get(apollo).want());
  expect(await screen.findByText(/^known: Lantern/)).toBeVisible();
});

test('a page for which nothing was handed over asks for it', async () => {
  offer('Lamp');
  show(<Probe />);
  expect(screen.getByText(/^asking/)).toBeVisible();
  expect(await screen.findByText(/^known: Lamp/)).toBeVisible();
});
