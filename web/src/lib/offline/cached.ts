import { withoutPrefix } from '#schema/language.ts';
import { PAGE_PARAMETERS } from '#schema/page-parameters.ts';
import * as pages from '#schema/pages.ts';

/** The caches of the service worker whose contents pages and tests know by name. */
export const CACHES = { pages: 'haat-pages', pictures: 'haat-pictures', assets: 'haat-assets' } as const;

/** The id of the notice in a page that is shown from its copy. */
export const NOTICE_ID = 'kept-copy';

/** What a page may say to the service worker. */
export type WorkerMessage =
  /** Cache these pages, pictures and files; as Workbox's router understands it. */
  | { type: 'CACHE_URLS'; payload: { urlsToCache: string[] } }
  /** Forget what this browser has seen: somebody has signed out. */
  | { type: 'FORGET' }
  /** Cache the shop's files that no page has needed so far, for this tab after the next deployment. */
  | { type: 'FILL' };

/**
 * The pages that are cached: those that show the same to everybody. What they show of a person (the cart's count, the
 * name) is written by the browser. All others are only ever answered by the network.
 */
const CACHED = {
  home: pages.home,
  search: pages.search,
  products: pages.products,
  details: pages.details,
  electronics: pages.electronics,
  fashion: pages.fashion,
  homeFurniture: pages.homeFurniture,
  category: pages.category,
  post: pages.post,
  help: pages.help,
  privacy: pages.privacy,
  terms: pages.terms,
  cookies: pages.cookies,
};

/** Returns the name of the page at a path, of those that are cached. */
const nameOf = (path: string) => {
  const names = Object.keys(CACHED) as (keyof typeof CACHED)[];
  return names.find((name) =>
    new RegExp(`^${CACHED[name].replace(/:\w+/, '[^/]+')}/?$`, 'i').test(withoutPrefix(path)),
  );
};

/** Whether pages with this path are cached for the time without a connection. */
export const isCachedPath = (path: string): boolean => nameOf(path) !== undefined;

/** Whether this is the path of a product's page. */
export const isProduct = (path: string): boolean => nameOf(path) === 'details';

/**
 * Whether this picture is the shop's own. What people upload is the photo of a person, or of a person's room: it is not
 * cached.
 */
export const isShopPicture = (path: string): boolean =>
  path.startsWith('/pictures/') && !path.startsWith('/pictures/upload/');

/**
 * Returns the address under which a page is cached: with the parameters that it reads, and without those of campaigns.
 */
export const addressOf = (url: string): string => {
  const { origin, pathname, searchParams } = new URL(url);
  const name = nameOf(pathname);
  const read = (name && PAGE_PARAMETERS[name]) ?? [];
  const query = new URLSearchParams([...searchParams].filter(([parameter]) => read.includes(parameter)));
  query.sort();
  return `${origin}${pathname}${query.size > 0 ? `?${query}` : ''}`;
};

/**
 * Whether it is what a proxy answers while the shop behind it is away, as during a deployment; all that the shop
 * answers names its request.
 */
export const isAway = ({ status, headers }: Response): boolean =>
  [502, 503, 504].includes(status) &&
  headers.get('content-type')?.startsWith('text/html') === true &&
  !headers.has('x-request-id');

/** Whether a response is a whole page that may be cached, and says from when it is. */
export const isCacheable = ({ status, type, redirected, headers }: Response): boolean =>
  status === 200 &&
  type === 'basic' &&
  !redirected &&
  !Number.isNaN(Date.parse(headers.get('date') ?? '')) &&
  headers.get('content-type')?.startsWith('text/html') === true &&
  !/\bno-store\b/.test(headers.get('cache-control') ?? '');
