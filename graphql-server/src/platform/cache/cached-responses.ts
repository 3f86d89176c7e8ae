import type { IncomingMessage } from 'node:http';
import type { Metrics } from '../metrics/metrics.ts';
import type { Services } from '../module/services.ts';
import type { NodeHandler, NodeRequests, NodeResponse } from '../http/request/node-request.ts';
import { setAll, type HeaderList } from '../http/security-headers.ts';
import { onBehalfOf } from '#kernel/current-request.ts';
import { clientOf } from '#kernel/client-info.ts';
import { BadRequest } from '#kernel/errors.ts';
import { Cache, type CacheBounds, type ChangeWatch, type Maker, type Source } from './cache.ts';
import type { Requester, Described, CachedResponse, CacheableRequest, CacheableKind } from './cacheable-request.ts';
import { sendEncoded } from './send-encoded.ts';

const BOUNDS: CacheBounds = { bytes: 32 * 1024 * 1024, entries: 20_000, refreshes: 2 };

/** The longest URL of a cacheable request. */
const LONGEST_URL = 8192;

/** For browsers and shared caches: for a second, and stale for five more while they revalidate. */
const PUBLIC = 'public, max-age=1, stale-while-revalidate=5';

/**
 * Returns how old the stock of products may be: their changes are known within a second, whatever the response's age.
 */
const ageOf = ({ shows }: CachedResponse, source: Source): HeaderList =>
  shows.length === 0 ? [] : ['Age', source === 'made' ? '0' : '1'];

/** Whether a client accepts no cached response: it has just changed something. */
const bypassCache = ({ headers }: IncomingMessage): boolean => {
  const directives = headers['cache-control'];
  return directives !== undefined && /\b(?:no-cache|no-store|max-age=0)\b/i.test(directives);
};

/** What cached responses need. */
interface CachedResponsesDeps {
  raw: NodeRequests;
  kinds: readonly CacheableKind[];
  watch: ChangeWatch;
  publicReads: Services['publicReads'];
  metrics?: Metrics | undefined;
  /** A clock in milliseconds. */
  now?: (() => number) | undefined;
  bounds?: Partial<CacheBounds> | undefined;
}

/** Returns what answers public requests before Express: from the cache, or once for all who send the same just then. */
export const createCachedResponses = ({
  raw,
  kinds,
  watch,
  publicReads,
  metrics,
  ...deps
}: CachedResponsesDeps): NodeHandler => {
  const cache = new Cache<CachedResponse>({
    ...BOUNDS,
    ...deps.bounds,
    watch,
    now: deps.now,
    lifetimeOf: (response) => response,
  });
  metrics?.measureCache('answer', () => cache.size);

  /** Records in log and metrics what was requested, where the response came from, and how long that took. */
  const record = (
    { locals }: NodeResponse,
    { route, operation }: Described,
    { source, began }: { source: Source | 'failed'; began: number },
  ) => {
    locals.route = route;
    if (operation) locals.operation = operation.name;
    if (!metrics) return;
    metrics.answered('answer', source);
    const seconds = (performance.now() - began) / 1000;
    if (operation)
      metrics.operation({
        type: 'query',
        fields: operation.rootFields,
        seconds,
        isGood: source !== 'failed',
      });
  };

  /** Makes a response at the expense of the requester; from a standby, unless the cache is bypassed. */
  const makerOf = (cacheable: CacheableRequest, requester: Requester): Maker<CachedResponse> => {
    const answer = () =>
      onBehalfOf(
        requester.response.locals['requestId'] as string,
        () => cacheable.answer(requester),
        clientOf(requester.request),
      );
    return {
      admit: () => cacheable.chargeQuota(requester),
      make: requester.bypassCache ? answer : () => publicReads.run(answer),
    };
  };

  const respond = async (
    kind: CacheableKind,
    requester: Requester,
    reply: NodeResponse,
    own: HeaderList,
  ): Promise<void> => {
    const { request, response, bypassCache: isBypass } = requester;
    const began = performance.now();
    let cacheable: CacheableRequest | undefined;
    try {
      const { url } = request;
      if (url.length > LONGEST_URL) throw new BadRequest(`An address has ${LONGEST_URL} characters at most.`);
      cacheable = kind.read(url);
      const maker = makerOf(cacheable, requester);
      const { value, source } = await (isBypass ? cache.renew(cacheable.key, maker) : cache.get(cacheable.key, maker));
      record(reply, cacheable, { source, began });
      await sendEncoded(request, reply, value, {
        // Brotli would be a tenth shorter, and takes twice as long or more: a response is made anew every few seconds.
        encoding: raw.encodingOf(request, 'gzip'),
        own: ['Cache-Control', PUBLIC, ...ageOf(value, source), ...own],
      });
    } catch (error) {
      if (cacheable) record(reply, cacheable, { source: 'failed', began });
      else metrics?.answered('answer', 'failed');
      setAll(response, own);
      kind.fail(error, requester);
    }
  };

  return (request, response, own) => {
    const { url = '' } = request;
    const kind = kinds.find(({ claims }) => claims(url));
    if (!kind) return false;
    const requester = { ...raw.asExpress(request, response), bypassCache: bypassCache(request) };
    void respond(kind, requester, response, own);
    return true;
  };
};
