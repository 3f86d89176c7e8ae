import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { NodeHandler, NodeRequests, NodeResponse } from '../request/node-request.ts';
import { sendEncoded } from '#platform/cache/send-encoded.ts';
import { addressOf, hasChosenBangla, isPage, type PageAddress } from './page-address.ts';
import type { MadePage, Pages } from './pages.ts';

/** Whether programs call this path: they get JSON unless they ask for a page. */
const isForPrograms = (url = '') => /^\/(?:order|backend)(?:\/|$)/i.test(url);

/**
 * For shared caches: for a second, and stale for two more while they ask again. Only where everybody gets the same; elsewhere the answer is in
 * the language of a cookie, or was asked for by somebody.
 */
const SHARED = 'public, max-age=0, s-maxage=1, stale-while-revalidate=2';
const OWN = 'private, no-cache';

/** Returns who may keep a page, as `Cache-Control` says it. */
export const whoKeeps = (
  { headers: { cookie, authorization } }: IncomingMessage,
  { prefix }: PageAddress,
  { isPublic }: MadePage,
): string => {
  const isShared = authorization === undefined && (prefix !== '' || cookie === undefined);
  return !isPublic ? 'no-store' : isShared ? SHARED : OWN;
};

/** Whether a request wants a page with this status. */
export const wantsPage = (raw: NodeRequests, request: IncomingMessage, status: number): boolean =>
  raw.wantsHtml(request, status !== 200 && isForPrograms(request.url));

/** How many addresses are remembered, and the most characters of all of them. */
const REMEMBERED = { max: 5000, maxSize: 1_000_000 };

/** Returns what answers pages that are kept in memory, before Express. */
export const createCachedPages = (pages: Pages, raw: NodeRequests): NodeHandler => {
  /** By URL and chosen language; null for what is no page. */
  const known = new LRUCache<string, { address: PageAddress | null }>({
    ...REMEMBERED,
    sizeCalculation: (_, url) => url.length,
  });
  const addressAt = (request: IncomingMessage): PageAddress | null => {
    const { url = '', headers } = request;
    const key = `${hasChosenBangla(request) ? 'bn' : 'en'}${url}`;
    const found = known.get(key);
    if (found) return found.address;
    const [path = ''] = url.split('?', 1);
    const address = addressOf({ path, originalUrl: url, headers });
    const made = { address: isPage(address.path) ? address : null };
    known.set(key, made);
    return made.address;
  };
  return (request: IncomingMessage, response: NodeResponse, own) => {
    const address = addressAt(request);
    const found = address && pages.kept(address);
    if (!found || !wantsPage(raw, request, found.thing.status)) return false;
    response.locals.route = 'page';
    const encoding = raw.encodingOf(request, 'br');
    const cacheControl = whoKeeps(request, address, found.thing);
    const sending = sendEncoded(request, response, found.thing, {
      encoding,
      own: ['Cache-Control', cacheControl, ...own],
    });
    sending?.catch((error: unknown) => response.destroy(error as Error));
    if (found.source === 'stale') {
      const { request: requester, response: reply } = raw.asExpress(request, response);
      pages.refresh(address, requester, reply);
    }
    return true;
  };
};
