import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProductPageDocument, useProductPageQuery } from '../../generated/graphql.ts';
import { aProduct, aProductPage } from '../../../test/products.ts';
import { answers, neverAnswers, server } from '../../../test/server.ts';
import { Stores, StoresContext } from '../stores.ts';
import { apollo } from './apollo.ts';
import { handed } from './handed.ts';

const variables = { id: 'p1', reviewsPage: 1, commentsPage: 1 };

const Probe = () => {
  const { data, loading } = useProductPageQuery({ variables });
  const product = data?.product;
  return (
    <p>
      {loading ? 'asking' : 'known'}: {product?.name} {product?.reviewRefusal}
    </p>
  );
};

const offer = (name: string, changes: Parameters<typeof aProduct>[0] = {}) =>
  server.use(answers(ProductPageDocument, aProductPage(aProduct({ id: 'p1', name, ...changes }))));

/** What the server hands over: the answer to the page's query with its types. */
const answerNow = async (): Promise<unknown> => {
  const client = await new Stores().get(apollo).want();
  const { data } = await client.query({ query: ProductPageDocument, variables });
  return data;
};

const open = async ({ isHanded = true } = {}) => {
  const stores = new Stores();
  if (isHanded) stores.get(handed).put({ document: ProductPageDocument, variables, data: await answerNow() });
  render(
    <StoresContext value={stores}>
      <Probe />
    </StoresContext>,
  );
  return stores;
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
  offer('Lamp');
  const stores = await open();
  localStorage.setItem('token', 'good');
  offer('Lamp', { reviewRefusal: 'ALREADY_REVIEWED' });
  await act(() => stores.get(apollo).want());
  expect(screen.getByText(/Lamp/)).toBeVisible();
  expect(await screen.findByText('known: Lamp ALREADY_REVIEWED')).toBeVisible();
});

test('a page for which nothing was handed over asks for it', async () => {
  offer('Lamp');
  await open({ isHanded: false });
  expect(screen.getByText(/^asking/)).toBeVisible();
  expect(await screen.findByText(/^known: Lamp/)).toBeVisible();
});
