import { screen, waitFor } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { createRoutesFromElements, matchPath, matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import * as pages from '#schema/pages.ts';
import { aHome, aList } from '#web-test/products.ts';
import { openShop } from '#web-test/render.tsx';
import { answers, server } from '#web-test/server.ts';
import { aTextPage } from '#web-test/text-pages.ts';
import { adminRoutes } from '../admin/adminRoutes.tsx';
import {
  CategoryPageDocument,
  HomePageDocument,
  ProductPageDocument,
  SearchPageDocument,
  TextPageDocument,
} from '../generated/graphql.ts';
import { adminPaths } from '../lib/adminPaths.ts';
import { paths } from '../lib/paths.ts';
import { framelessRoutes } from './admin/framelessRoutes.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { pageAt } from './prefetch.ts';
import { routes, type Guard } from './routes.tsx';

const elements = createRoutesFromElements((AppRoutes() as ReactElement<{ children: ReactNode }>).props.children);

const addressesOf = (some: RouteObject[]): string[] =>
  some.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...addressesOf(children)]);

const dashboardRoutes = [...adminRoutes, ...framelessRoutes];

test('there is a page at each address that the server knows, and at no other', () => {
  const dashboard = dashboardRoutes.map(({ path }) => path);
  expect([...addressesOf(elements), ...dashboard].toSorted()).toEqual(
    [...Object.values(pages), '*', `${pages.dashboard}/*`].toSorted(),
  );
});

test.each(Object.entries(adminPaths))('the links %s lead to a page of the dashboard', (_, to) => {
  const { pathname } = new URL(typeof to === 'string' ? to : to('some-id', 'some-id'), 'https://shop.example.com');
  expect(dashboardRoutes.some(({ path }) => matchPath(path, pathname) !== null)).toBe(true);
});

test.each(Object.entries(paths))('the links %s lead to a page', (_, to) => {
  const address = typeof to === 'string' ? to : to('electronics');
  const found = matchRoutes(elements, new URL(address, 'https://shop.example.com').pathname)?.at(-1);
  expect(found?.route.path).not.toBe('*');
});

describe('the table of pages', () => {
  const guarded = (guard: Guard) => routes.filter((route) => route.guard === guard).map(({ path }) => path);

  test('says who may see each page (spec §4, §6)', () => {
    expect(guarded('admin')).toEqual([`${pages.dashboard}/*`]);
    expect(guarded('customer')).toEqual([
      pages.confirmOrder,
      pages.congratulations,
      pages.pay,
      pages.viewOrder,
      pages.trackOrder,
      pages.myOrders,
      pages.profile,
    ]);
  });

  test('gives each page its title, but for those that are called after what they show', () => {
    expect(routes.filter(({ title }) => title === null).map(({ path }) => path)).toEqual([
      pages.search,
      pages.products,
      pages.details,
      pages.electronics,
      pages.fashion,
      pages.homeFurniture,
      pages.category,
      pages.login,
      pages.congratulations,
      pages.pay,
      pages.viewOrder,
      pages.trackOrder,
      `${pages.dashboard}/*`,
      pages.mailbox,
      pages.post,
      pages.help,
      pages.privacy,
      pages.terms,
      pages.cookies,
      '*',
    ]);
  });

  test('the title is that of the document, in the words of the page', async () => {
    openShop(pages.goodbye);
    await waitFor(() => expect(document.title).toBe('Your account is deleted. · Haat'));
  });
});

describe('the query of the table is the one with which the page asks', () => {
  const category = {
    id: 'c1',
    slug: 'smart-watches',
    name: 'Smart Watches',
    productCount: 0,
    parent: null,
    children: [],
  };
  const asked = vi.fn<(variables: unknown) => void>();
  const note =
    <Data,>(data: Data) =>
    (variables: unknown) => {
      asked(variables);
      return data;
    };

  test.each([
    ['/', HomePageDocument],
    ['/search?q=lamp&sort=NEWEST&brand=Acme&min=5', SearchPageDocument],
    ['/product', SearchPageDocument],
    ['/electronics', CategoryPageDocument],
    ['/admin/SmartWatches?rating=4', CategoryPageDocument],
    ['/details/p1', ProductPageDocument],
    ['/terms', TextPageDocument],
  ])('at %s', async (url, document) => {
    asked.mockClear();
    server.use(
      answers(HomePageDocument, note(aHome([]))),
      answers(SearchPageDocument, note({ products: aList([]) })),
      answers(CategoryPageDocument, note({ category, products: aList([]) })),
      answers(TextPageDocument, note(aTextPage(['Accounts', 'Yours.']))),
      answers(ProductPageDocument, note({ product: null, delivery: { from: '2026-11-25', to: '2026-11-27' } })),
    );
    const page = pageAt(url);
    const loaded = await page?.route.query?.();
    openShop(url);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await screen.findByRole('contentinfo');
    const variables = page && loaded?.query.variables(page.location);
    expect(loaded?.query.document).toBe(document);
    expect(asked).toHaveBeenCalledExactlyOnceWith(JSON.parse(JSON.stringify(variables)));
  });
});
