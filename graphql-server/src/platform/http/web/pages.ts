import { setTimeout as pause } from 'node:timers/promises';
import type { Request, Response } from 'express';
import type { Visitor } from '#schema/rendering.ts';
import { clientOf } from '#kernel/client-info.ts';
import { TooMany } from '#kernel/errors.ts';
import { FairQueue, OwnerBusy, QueueFull, type RunJob } from '#kernel/fair-queue.ts';
import type { Log } from '#kernel/log.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import type { Availability } from '#kernel/availability.ts';
import type { Services } from '#platform/module/services.ts';
import { onceAMinute } from '#kernel/once-a-minute.ts';
import { ipKey } from '#kernel/ip-key.ts';
import { withTimeout } from '#kernel/with-timeout.ts';
import {
  Cache,
  type CacheBounds,
  type ChangeWatch,
  type Hit,
  type Lifetime,
  type Maker,
} from '#platform/cache/cache.ts';
import { bytesOf, encodePage } from '#platform/cache/encodings.ts';
import type { Sendable } from '#platform/cache/send-encoded.ts';
import type { HeaderList } from '../security-headers.ts';
import type { PageAddress } from './page-address.ts';
import type { DatedPage, RenderPage } from './render.ts';

/** Bounds of the rendering of pages; tests use smaller ones. */
export interface PageLimits extends Pick<CacheBounds, 'bytes' | 'entries'> {
  /** The most pages that are rendered at once, that wait for it, and that one IP may have under way. */
  atOnce: number;
  waiting: number;
  ofOneIp: number;
  /** How long a visitor waits, in milliseconds. After that the browser renders the page. */
  answeredWithinMs: number;
}

const LIMITS: PageLimits = {
  atOnce: 2,
  waiting: 24,
  ofOneIp: 12,
  answeredWithinMs: 2000,
  bytes: 32 * 1024 * 1024,
  entries: 10_000,
};

/** A page that was made. */
export interface MadePage extends Sendable, Lifetime {
  readonly status: 200 | 404 | 410;
}

/** How long an old page is answered while a new one is made behind the answer, in milliseconds. */
const STALE_MS = 8000;

/** What pages need. */
interface PageDeps {
  /** Undefined when the web's build has no renderer. */
  renderPage: RenderPage | undefined;
  availabilityOf: (url: string) => Promise<Availability>;
  /** Returns the files of a page's own code. */
  filesOf: (path: string) => readonly string[];
  watch: ChangeWatch;
  publicReads: Services['publicReads'];
  /** Returns the security headers of a page that is made now. */
  headers: () => Promise<HeaderList>;
  log: Log;
  metrics?: Metrics | undefined;
  /** A clock in milliseconds. */
  now?: (() => number) | undefined;
  limits?: Partial<PageLimits> | undefined;
}

/** The HTTP status of a page. */
export const STATUSES: Record<Availability, MadePage['status']> = { there: 200, gone: 410, missing: 404 };

/** Answers pages from memory, or renders them. */
export interface Pages {
  /** Whether pages are rendered here at all. */
  readonly areRendered: boolean;
  /**
   * Returns the page at an address from memory, at once; undefined when it is not there. For a stale one call
   * `refresh`.
   */
  hit(address: PageAddress): Hit<MadePage> | undefined;
  /** Has a new one made behind an answer. */
  refresh(address: PageAddress, request: Request, response: Response): void;
  /** Returns the page at an address; undefined when the browser has to render it. */
  open(address: PageAddress, request: Request, response: Response): Promise<MadePage | undefined>;
  /** Returns a page that is rendered for one visitor; undefined when it cannot be rendered now. */
  openFor(address: PageAddress, visitor: Visitor, request: Request, response: Response): Promise<MadePage | undefined>;
}

/**
 * Creates what answers pages. What a stranger can make it do is bounded: pages rendered at once and waiting, of all and
 * of one IP; what a page costs counts as usage; beyond that the browser gets the empty page.
 */
export const createPages = (deps: PageDeps): Pages => {
  const { renderPage, availabilityOf, filesOf, watch, publicReads, log, metrics } = deps;
  const { now = () => performance.now() } = deps;
  const limits = { ...LIMITS, ...deps.limits };
  if (renderPage === undefined)
    return {
      areRendered: false,
      hit: () => undefined,
      refresh: () => {},
      open: async () => undefined,
      openFor: async () => undefined,
    };
  const { bytes, entries, waiting: refreshes } = limits;
  const cache = new Cache<MadePage>({ bytes, entries, refreshes, watch, now, lifetimeOf: (page) => page });
  metrics?.measureCache('page', () => cache.size);
  const queue = new FairQueue({
    concurrency: limits.atOnce,
    maxWaiting: limits.waiting,
    maxPerOwner: limits.ofOneIp,
  });
  const logOne = onceAMinute(now);

  /**
   * Renders a page at its turn, unless nobody waits for it any more. While others wait, a turn lasts as long again
   * without work: what else the server has to answer comes in between.
   */
  const render = (run: RunJob, ...wanted: Parameters<RenderPage>): Promise<DatedPage> => {
    const requestedAt = performance.now();
    const { promise, resolve, reject } = Promise.withResolvers<DatedPage>();
    const turn = async () => {
      const began = performance.now();
      if (began - requestedAt > limits.answeredWithinMs) throw new QueueFull();
      await renderPage(...wanted).then(resolve, reject);
      if (queue.waiting > 0) await pause(performance.now() - began, undefined, { ref: false });
    };
    run(turn).catch(reject);
    return promise;
  };

  const make = async (
    address: PageAddress,
    visitor: Visitor | null,
    request: Request,
    response: Response,
  ): Promise<MadePage> => {
    const { path, url, language, prefix, key } = address;
    // Before the page is rendered, as its settings are: a page that is there asks for nothing more.
    const security = await deps.headers();
    const { status, page } = await queue.join(ipKey(clientOf(request).ip), async (run) => {
      const status = STATUSES[await availabilityOf(url)];
      const files = status === 200 ? filesOf(path) : [];
      const wanted = { url, language, prefix, status, files, visitor };
      return { status, page: await render(run, wanted, request, response) };
    });
    const encodings = await encodePage(page.html, visitor ? undefined : cache.last(key)?.encodings);
    const headers = [
      ...security,
      'Content-Language',
      language,
      'Vary',
      prefix === '' ? 'Cookie, Accept-Encoding' : 'Accept-Encoding',
    ];
    const { shows, seconds } = page;
    const isPublic = page.isPublic && visitor === null;
    return {
      freshMs: isPublic ? seconds * 1000 : 0,
      staleMs: STALE_MS,
      status,
      type: 'text/html; charset=utf-8',
      headers,
      shows,
      isPublic,
      encodings,
      bytes: bytesOf(encodings),
    };
  };

  /** Says why a page is not rendered here: for a failure in the log too, which a stranger must not fill. */
  const reasonOf = (error: unknown): 'busy' | 'spent' | 'failed' => {
    if (error instanceof QueueFull || error instanceof OwnerBusy) return 'busy';
    if (error instanceof TooMany) return 'spent';
    logOne(() => log.warn({ error }, 'A page could not be rendered on the server: the browser has to.'));
    return 'failed';
  };

  const timed = async (...wanted: Parameters<typeof make>): Promise<MadePage> => {
    const began = performance.now();
    try {
      const [, visitor] = wanted;
      // What is personal must be there right after it was changed: from the primary.
      const made = await (visitor ? make(...wanted) : publicReads.run(() => make(...wanted)));
      metrics?.pageRendered((performance.now() - began) / 1000);
      return made;
    } catch (error) {
      metrics?.pageNotRendered(reasonOf(error));
      throw error;
    }
  };

  const makerOf = (address: PageAddress, request: Request, response: Response): Maker<MadePage> => ({
    make: () => timed(address, null, request, response),
  });

  return {
    areRendered: true,
    hit: ({ key }) => {
      const found = cache.hit(key);
      if (found) metrics?.answered('page', found.source);
      return found;
    },
    refresh: (address, request, response) => cache.refresh(address.key, makerOf(address, request, response)),
    open: async (address, request, response) => {
      try {
        const opening = cache.get(address.key, makerOf(address, request, response));
        const opened = await withTimeout(opening, limits.answeredWithinMs);
        metrics?.answered('page', opened?.source ?? 'late');
        return opened?.value;
      } catch {
        // `timed` has logged why.
        metrics?.answered('page', 'failed');
        return undefined;
      }
    },
    openFor: async (...wanted) => {
      try {
        return await withTimeout(timed(...wanted), limits.answeredWithinMs);
      } catch {
        return undefined;
      }
    },
  };
};
