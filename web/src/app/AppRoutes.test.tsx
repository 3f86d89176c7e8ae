import type { ReactElement, ReactNode } from 'react';
import { createRoutesFromElements, matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import * as pages from '../../../schema/pages.ts';
import { paths } from '../lib/paths.ts';
import { AppRoutes } from './AppRoutes.tsx';

const routes = createRoutesFromElements(
  (AppRoutes() as ReactElement<{ children: ReactNode }>).props.children,
);

const addressesOf = (some: RouteObject[]): string[] =>
  some.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [path]),
    ...addressesOf(children),
  ]);

test('there is a page at each address that the server knows, and at no other', () => {
  expect(addressesOf(routes).toSorted()).toEqual([...Object.values(pages), '*'].toSorted());
});

test.each(Object.entries(paths))('the links %s lead to a page', (_, to) => {
  const address = typeof to === 'string' ? to : to('electronics');
  const found = matchRoutes(routes, new URL(address, 'https://shop.example.com').pathname)?.at(-1);
  expect(found?.route.path).not.toBe('*');
});
