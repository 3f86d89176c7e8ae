import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Router, type Request, type Response } from 'express';
import { JOURNAL_FEED } from '#schema/post.ts';
import { NotFound } from '#kernel/errors.ts';
import type { Config } from '#platform/config/config.ts';
import type { ContextOf } from '#platform/http/context.ts';
import { isLoopback } from '#platform/network/network.ts';
import { REST_PRICES } from '#platform/http/rest/rest-prices.ts';
import type { EdgeDeps } from '#platform/module/deps.ts';
import { ipKey } from '#kernel/ip-key.ts';
import { withTimeout } from '#kernel/with-timeout.ts';
import type { Edition } from './edition.ts';
import type { CachedDocuments, FeedDocument } from './cached-documents.ts';
import { robots } from './robots.ts';

const XML = 'application/xml; charset=utf-8';
const RSS = 'application/rss+xml; charset=utf-8';

/** How long to wait for a document to be written, so that its size and version are known, in milliseconds. */
const WRITTEN_WITHIN_MS = 3000;

/**
 * How long sending may take, in milliseconds, and that long for its size: a client that reads slower is cut off, so that
 * others have the place.
 */
const SENT_WITHIN_MS = 60_000;
const LEAST_BYTES_PER_MS = 100;

/** How long for a document that is still being written, whose size is not known. */
const FOLLOWED_WITHIN_MS = 5 * 60_000;

/** For how long others may keep a document; its compressed form is not made anew. */
const CACHE_CONTROL = 'public, max-age=300, no-transform';

/** The addresses for search engines, catalogues and feed readers. */
export const feedRoutes = ({ services, config }: EdgeDeps, contextOf: ContextOf): Router => {
  const { feeds } = services;
  const router = Router({ caseSensitive: true, strict: true });
  const forRobots = robots(config.publicUrl, isPublicDemo(config));
  router.get('/robots.txt', (_request, response) => {
    response.set('Cache-Control', 'public, max-age=300').type('text/plain').send(forRobots);
  });
  const serve = (
    address: string,
    type: string,
    cached: CachedDocuments,
    documentOf: (part: string) => FeedDocument | undefined | Promise<FeedDocument | undefined>,
  ) =>
    router.get(address, async (request: Request<{ part?: string }>, response) => {
      const document = await documentOf(request.params.part ?? '');
      if (document === undefined) throw new NotFound('There is nothing at this address.');
      const { client, chargeQuota, addUsage } = contextOf(request, response);
      chargeQuota(REST_PRICES.read);
      await cached.use(ipKey(client.ip), document, async (edition) => {
        await withTimeout(edition.done, WRITTEN_WITHIN_MS);
        if (response.destroyed) return;
        response.set({ 'Content-Type': type, 'Cache-Control': CACHE_CONTROL });
        if (isKnownAlready(request, response, edition)) return void response.status(304).end();
        if (request.method !== 'HEAD') addUsage(edition.finished?.size ?? REST_PRICES.csv);
        await sendBytes(request, response, edition);
      });
    });
  const { sitemaps } = feeds.cached;
  serve('/sitemap.xml', XML, sitemaps, () => feeds.sitemapIndex());
  serve('/sitemaps/pages.xml', XML, sitemaps, () => feeds.sitemapOfPages());
  serve('/sitemaps/categories.xml', XML, sitemaps, () => feeds.sitemapOfCategories());
  serve('/sitemaps/products-:part.xml', XML, sitemaps, (part) =>
    /^[1-9]\d{0,4}$/.test(part) ? feeds.sitemapOfProducts(Number(part)) : undefined,
  );
  for (const [prefix, language] of [['', 'en'] as const, ['/bn', 'bn'] as const]) {
    serve(`${prefix}/feeds/products.xml`, XML, feeds.cached.feeds, () => feeds.products(language));
    serve(prefix + JOURNAL_FEED, RSS, feeds.cached.feeds, () => feeds.journal(language));
  }
  return router;
};

/**
 * Whether it is a demo shop that others can reach: it sells nothing, and search engines should not offer it. One that
 * only this machine reaches is not hidden, so that it can be measured like a real shop.
 */
const isPublicDemo = ({ demoMode, publicUrl }: Pick<Config, 'demoMode' | 'publicUrl'>): boolean =>
  demoMode && !isLoopback(new URL(publicUrl).hostname.replaceAll(/[[\]]/g, ''));

/** Says which version it is, and returns whether the client has it already. */
const isKnownAlready = (request: Request, response: Response, { finished }: Edition): boolean => {
  if (finished === undefined) return false;
  response.set({ ETag: finished.etag, 'Last-Modified': finished.modifiedAt.toUTCString() });
  return request.fresh;
};

/** Sends a document as it is in its file, compressed, or decompressed for a client that accepts nothing else. */
const sendBytes = async (request: Request, response: Response, edition: Edition): Promise<void> => {
  const isCompressed = request.acceptsEncodings('gzip') !== false;
  response.vary('Accept-Encoding');
  if (isCompressed) {
    response.set('Content-Encoding', 'gzip');
    if (edition.finished) response.set('Content-Length', String(edition.finished.size));
  }
  if (request.method === 'HEAD') return void response.end();
  const { finished } = edition;
  const signal = AbortSignal.timeout(
    finished ? SENT_WITHIN_MS + Math.ceil(finished.size / LEAST_BYTES_PER_MS) : FOLLOWED_WITHIN_MS,
  );
  try {
    if (isCompressed) await pipeline(edition.read(), response, { signal });
    else await pipeline(edition.read(), createGunzip(), response, { signal });
  } catch (error) {
    // The client has gone, or was too slow: the connection is closed already.
    if (!signal.aborted && !hasGone(error)) throw error;
  }
};

/** Whether a stream failed because the client ended the connection. */
const hasGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
