import { matchPath } from 'react-router-dom';
import { apollo } from '../lib/apollo/apollo.ts';
import { withoutPrefix } from '#schema/language.ts';
import type { PageLocation } from '../lib/pageQuery.ts';
import { definePublicStore, type Stores } from '../lib/stores.ts';
import { routes, type PageRoute } from './routes.tsx';

/** The URLs that were prefetched. */
const prefetched = definePublicStore(() => new Set<string>());

/** Returns the page at a URL of the shop, in either language, with the parts of its path; null when there is none. */
export const pageAt = (url: string): { route: PageRoute; location: PageLocation } | null => {
  const { pathname, searchParams } = new URL(url, 'https://shop.example.com');
  const path = withoutPrefix(pathname);
  for (const route of routes) {
    const match = route.path === '*' ? null : matchPath(route.path, path);
    if (match) return { route, location: { params: { ...match.params, ...route.props }, search: searchParams } };
  }
  return null;
};

/**
 * Prefetches the page at a URL once: its code and the response to its query. A failure is ignored, since the page will
 * load it.
 */
export const prefetch = (stores: Stores, url: string): void => {
  const before = stores.get(prefetched);
  const page = pageAt(url);
  if (!page || before.has(url)) return;
  before.add(url);
  const { route, location } = page;
  const ask = async () => {
    if (!route.query) return;
    const [client, { query }] = await Promise.all([stores.get(apollo).want(), route.query()]);
    await client.query({ query: query.document, variables: query.variables(location) });
  };
  route.load().catch(() => undefined);
  ask().catch(() => before.delete(url));
};
