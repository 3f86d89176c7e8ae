import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { enable as enablePreload } from 'workbox-navigation-preload';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, CacheOnly, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import type { StrategyOptions } from 'workbox-strategies/Strategy.js';
import { addressOf, CACHES, isAway, isCacheable, isCachedPath, isShopPicture, type WorkerMessage } from './cached.ts';
import { withNotice } from './notice.ts';

declare const self: ServiceWorkerGlobalScope;

/** The offline page and its script, with their hashes; set by the build (web/service-worker.ts). */
declare const OFFLINE_FILES: { url: string; revision: string }[];
/** The addresses of the shop's files, without the dashboard's and the Bangla ones; set by the build. */
declare const SHOP_FILES: readonly string[];

const OFFLINE_PAGE = '/offline.html';

/** How long a page that has a copy may take, in seconds. */
const PATIENCE_SECONDS = 4;
const DAY_SECONDS = 86_400;

/** The largest page and the largest picture that are cached, in bytes. */
const LARGEST_PAGE = 600_000;
const LARGEST_PICTURE = 150_000;

/** How often what was seen has been forgotten. */
let forgotten = 0;

/** Caches nothing that was requested before somebody signed out. */
const sinceForgotten: WorkboxPlugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state['forgotten'] = forgotten;
  },
  cacheWillUpdate: async ({ response, state }) => (state?.['forgotten'] === forgotten ? response : null),
};

/** Whether it is a page that the server has rendered; an empty one would show nothing without a connection. */
const isWhole = async (response: Response) => {
  const html = await response.clone().text();
  return html.length <= LARGEST_PAGE && !html.includes('<div id="root" data-static></div>');
};

/** How pages are cached. */
const caching: StrategyOptions = {
  cacheName: CACHES.pages,
  // The server says that a page depends on the cookie with the language; a copy in the other language is better than
  // none.
  matchOptions: { ignoreVary: true },
  plugins: [
    new ExpirationPlugin({
      maxEntries: 30,
      maxAgeSeconds: 14 * DAY_SECONDS,
      matchOptions: { ignoreVary: true },
      purgeOnQuotaError: true,
    }),
    {
      cacheKeyWillBeUsed: async ({ request }) => addressOf(request.url),
      cacheWillUpdate: async ({ request, response }) => {
        // What is no longer sold is not shown from its copy either.
        if (response.status === 404 || response.status === 410)
          await (await caches.open(CACHES.pages)).delete(addressOf(request.url), { ignoreVary: true });
        return isCacheable(response) && (await isWhole(response)) ? response : null;
      },
      cachedResponseWillBeUsed: async ({ request: { url }, cachedResponse }) => {
        if (!cachedResponse) return null;
        const headers = new Headers(cachedResponse.headers);
        // Its text is no longer compressed, and longer.
        for (const name of ['content-encoding', 'content-length']) headers.delete(name);
        const html = withNotice(await cachedResponse.text(), { url, date: headers.get('date') ?? '' });
        return new Response(html, { headers });
      },
    },
    sinceForgotten,
  ],
};

/** The last pages: from the network; from their copy when there is no answer in time, with a notice that says so. */
const pages = new NetworkFirst({ ...caching, networkTimeoutSeconds: PATIENCE_SECONDS });
const copies = new CacheOnly(caching);

/**
 * The shop's files have their hash in their name. Old ones stay for tabs and copies that need them, until newer ones
 * displace them.
 */
const assets = new CacheFirst({
  cacheName: CACHES.assets,
  plugins: [new ExpirationPlugin({ maxEntries: 300, purgeOnQuotaError: true })],
});

const pictures = new CacheFirst({
  cacheName: CACHES.pictures,
  plugins: [
    new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 30 * DAY_SECONDS, purgeOnQuotaError: true }),
    {
      cacheWillUpdate: async ({ response }) => {
        if (response.status !== 200) return null;
        return (await response.clone().blob()).size <= LARGEST_PICTURE ? response : null;
      },
    },
    sinceForgotten,
  ],
});

// The first route that matches answers; what none matches, such as GraphQL, goes to the network as if there were no
// worker.
precacheAndRoute(OFFLINE_FILES, { cleanURLs: false });
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets);
registerRoute(({ url, sameOrigin }) => sameOrigin && isShopPicture(url.pathname), pictures);
registerRoute(
  // The request of a page that somebody opens, or that a page asks to be cached.
  ({ url, request, sameOrigin, event }) =>
    sameOrigin && isCachedPath(url.pathname) && (request.mode === 'navigate' || event.type === 'message'),
  async (options) => {
    const response = await pages.handle(options);
    return isAway(response) ? copies.handle(options) : response;
  },
);
// All other pages too: the browser has asked for them already (navigation preload), and would ask again if nobody
// answered.
const others = new NetworkOnly();
registerRoute(
  ({ request }) => request.mode === 'navigate',
  async (options) => {
    const response = await others.handle(options);
    if (isAway(response)) throw new Error('The shop is away.');
    return response;
  },
);
setCatchHandler(
  async ({ request }) =>
    (request.mode === 'navigate' ? await matchPrecache(OFFLINE_PAGE) : undefined) ?? Response.error(),
);
// The network is asked for a page while the worker starts.
enablePreload();

/** Removes a cache, and the addresses and times that Workbox has noted of it. */
const forget = async (cacheName: string) => {
  await caches.delete(cacheName);
  await new CacheExpiration(cacheName, { maxEntries: 1 }).delete();
};

/** Caches the shop's files that are not yet cached, one after the other. */
const fill = async (event: ExtendableMessageEvent) => {
  const cache = await caches.open(CACHES.assets);
  for (const url of SHOP_FILES) {
    if (await cache.match(url)) continue;
    const [, done] = assets.handleAll({ event, request: new Request(url, { priority: 'low' }) });
    try {
      await done;
    } catch {
      // There is no network now: the next page that wishes it goes on here.
      return;
    }
  }
};

self.addEventListener('message', (event) => {
  const { type } = event.data as WorkerMessage;
  if (type === 'FORGET') {
    forgotten += 1;
    event.waitUntil(Promise.all([CACHES.pages, CACHES.pictures].map(forget)));
  }
  if (type === 'FILL') event.waitUntil(fill(event));
});

// A new worker takes over at once, and reloads nothing: it holds no page that could be old, and removes no file that
// one needs.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
