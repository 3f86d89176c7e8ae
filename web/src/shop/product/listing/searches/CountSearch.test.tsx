import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import type { EndedSearch } from '#schema/statistics.input.ts';
import { SearchPageDocument } from '#web/generated/graphql.ts';
import { useSession } from '#web/shop/auth/session/session.tsx';
import { karim, rahima, signedInAs } from '#web-test/people.ts';
import { aCard, aList } from '#web-test/products.ts';
import { openShop, renderInShop } from '#web-test/render.tsx';
import { answers, server } from '#web-test/server.ts';
import { receivedSearches } from '#web-test/visits.ts';
import CountSearch from './CountSearch.tsx';

/** A page with searches and products, which finds as many as its address says. */
const Page = () => {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const term = query.get('q') ?? '';
  const found = query.get('found');
  return (
    <main>
      {pathname === '/search' && <CountSearch key={term} term={term} found={found === null ? null : Number(found)} />}
      {['/', '/details/p1', '/search?q=sofa&found=3', '/search?q=sofa&found=0', '/search?q=settee&found=0'].map(
        (to) => (
          <Link key={to} to={to}>
            {to}
          </Link>
        ),
      )}
      <p>{useSession().customer?.displayName}</p>
    </main>
  );
};

const open = (at: string) => {
  const told: EndedSearch[] = [];
  server.use(...receivedSearches(told));
  const shown = renderInShop(<Page />, at);
  return { told, ...shown, goTo: (to: string) => shown.user.click(screen.getByRole('link', { name: to })) };
};

const hide = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

test('a search counts once, with the product that is opened from it', async () => {
  signedInAs(rahima);
  const { told, goTo } = open('/search?q=sofa&found=3');
  await screen.findByText(rahima.displayName);
  await goTo('/details/p1');
  await vi.waitFor(() => expect(told).toEqual([{ term: 'sofa', found: 3, opened: true }]));
  await goTo('/search?q=sofa&found=3');
  await goTo('/');
  await goTo('/search?q=settee&found=0');
  await goTo('/');
  await vi.waitFor(() =>
    expect(told).toEqual([
      { term: 'sofa', found: 3, opened: true },
      { term: 'settee', found: 0, opened: false },
    ]),
  );
});

test('another search ends it, filters do not', async () => {
  const { told, goTo } = open('/search?q=sofa&found=3');
  await goTo('/search?q=sofa&found=0');
  await goTo('/search?q=settee&found=0');
  await vi.waitFor(() => expect(told).toEqual([{ term: 'sofa', found: 3, opened: false }]));
  await goTo('/');
  await vi.waitFor(() => expect(told).toHaveLength(2));
});

test('the page that is hidden ends it; what is not known yet does not count', async () => {
  const { told, goTo } = open('/search?q=lamp');
  await goTo('/search?q=settee&found=0');
  hide();
  await vi.waitFor(() => expect(told).toEqual([{ term: 'settee', found: 0, opened: false }]));
  await goTo('/details/p1');
  expect(told).toHaveLength(1);
});

test('admins are not counted', async () => {
  signedInAs(karim);
  const sent = vi.spyOn(globalThis, 'fetch');
  const { goTo } = open('/search?q=settee&found=0');
  await screen.findByText(karim.displayName);
  await goTo('/');
  expect(sent.mock.calls.map(([to]) => String(to)).filter((to) => to.includes('searches'))).toEqual([]);
});

test('the search page tells how many products its term finds without filters', async () => {
  const told: EndedSearch[] = [];
  const added = vi.spyOn(document, 'addEventListener');
  server.use(
    ...receivedSearches(told),
    answers(SearchPageDocument, ({ filter }) => ({
      products: aList(filter?.rating ? [] : [aCard({ name: 'Oak Sofa' }), aCard()]),
    })),
  );
  const { user } = openShop('/search?q=sofa');
  await screen.findByRole('link', { name: 'Oak Sofa' });
  await vi.waitFor(() => expect(added).toHaveBeenCalledWith('auxclick', expect.anything(), true));
  await user.click(await screen.findByRole('link', { name: '4 stars: 8 products' }));
  await screen.findByText('No products found');
  hide();
  await vi.waitFor(() => expect(told).toEqual([{ term: 'sofa', found: 2, opened: false }]));
});
