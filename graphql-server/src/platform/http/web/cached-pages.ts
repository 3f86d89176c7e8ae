import type { IncomingMessage } from 'node:http';
import type { NodeHandler, NodeRequests } from '../request/node-request.ts';
import { sendEncoded } from '#platform/cache/send-encoded.ts';
import { addressOf, type PageAddress } from './page-address.ts';
import type { MadePage, Pages } from './pages.ts';
import { isPersonal, mayBePersonal } from './personal-pages.ts';

/** Whether programs call this path: they get JSON unless they ask for a page. */
const isForPrograms = (url = '') => /^\/(?:order|backend)(?:\/|$)/i.test(url);

/**
 * For shared caches: for a second, and stale for two more while they ask again. Only where everybody gets the same;
 * elsewhere the answer is in the language of a cookie, or was requested by a signed-in person.
 */
const SHARED = 'public, max-age=0, s-maxage=1, stale-while-revalidate=2';
const OWN = 'private, no-cache';

/** Returns who may keep a page, as `Cache-Control` says it. */
export const whoKeeps = (
  { headers: { cookie, authorization } }: IncomingMessage,
  { path, prefix }: PageAddress,
  { isPublic }: MadePage,
): string => {
  const isShared = authorization === undefined && (prefix === '' ? cookie === undefined : !mayBePersonal(path));
  return !isPublic ? 'no-store' : isShared ? SHARED : OWN;
};

/** Whether a request is for a page with this status. */
export const wantsPage = (raw: NodeRequests, request: IncomingMessage, status: number): boolean =>
  raw.wantsHtml(request, status !== 200 && isForPrograms(request.url));

/** Returns what answers cached pages, before Express. */
export const createCachedPages =
  (pages: Pages, raw: NodeRequests): NodeHandler =>
  (request, response, own) => {
    const { url = '', headers } = request;
    const [path = ''] = url.split('?', 1);
    const address = addressOf({ path, originalUrl: url, headers });
    if (isPersonal(address.path, request)) return false;
    const hit = pages.hit(address);
    if (!hit || !wantsPage(raw, request, hit.value.status)) return false;
    response.locals.route = 'page';
    const encoding = raw.encodingOf(request, 'br');
    const cacheControl = whoKeeps(request, address, hit.value);
    sendEncoded(request, response, hit.value, {
      encoding,
      own: ['Cache-Control', cacheControl, ...own],
    }).catch((error: unknown) => response.destroy(error as Error));
    if (hit.source === 'stale') {
      const { request: requester, response: reply } = raw.asExpress(request, response);
      pages.refresh(address, requester, reply);
    }
    return true;
  };
