import { setTimeout as pause } from 'node:timers/promises';
import type { Request, Response } from 'express';
import type { RenderedPage } from '../../../../schema/rendering.ts';
import { clientOf } from '../../client-info.ts';
import { TooMany } from '../../errors.ts';
import { FairQueue, OwnerBusy, QueueFull, type RunJob } from '../../fair-queue.ts';
import type { Log } from '../../log.ts';
import type { Metrics } from '../../metrics.ts';
import type { Presence } from '../../presence.ts';
import type { Services } from '../../module.ts';
import { ipKey } from '../../rate-limits.ts';
import { withTimeout } from '../../with-timeout.ts';
import type { PageAddress } from './page-address.ts';
import { createPageCache, type MadePage } from './page-cache.ts';
import { formsOf } from './page-forms.ts';
import type { RenderPage } from './render.ts';

/** Bounds of the rendering of pages; tests use smaller ones. */
export interface PageLimits {
  /** The most pages that are rendered at once, that wait for it, and that one IP may have under way. */
  atOnce: number;
  waiting: number;
  ofOneIp: number;
  /** How long a visitor waits, in milliseconds. After that the browser renders the page. */
  answeredWithinMs: number;
  /** The most bytes and pages that are kept. */
  bytes: number;
  entries: number;
}

const LIMITS: PageLimits = {
  atOnce: 2,
  waiting: 24,
  ofOneIp: 12,
  answeredWithinMs: 2000,
  bytes: 32 * 1024 * 1024,
  entries: 10_000,
};

/** How often a failure is logged at most, in milliseconds. */
const LOGGED_EVERY_MS = 60_000;

/** What pages need. */
export interface PageDeps {
  /** Undefined when the web's build has no renderer. */
  renderPage: RenderPage | undefined;
  presenceOf: (url: string) => Promise<Presence>;
  /** Returns the `Link` header of a page. */
  linksOf: (path: string) => string | undefined;
  watch: Services['catalogueWatch'];
  log: Log;
  metrics?: Metrics | undefined;
  /** A clock in milliseconds. */
  now?: (() => number) | undefined;
  limits?: Partial<PageLimits> | undefined;
}

/** The HTTP status of a page. */
export const STATUSES: Record<Presence, MadePage['status']> = { there: 200, gone: 410, missing: 404 };

/** Answers pages from memory, or renders them. */
export interface Pages {
  /** Returns the page at an address from memory, at once; undefined when it is not there. */
  kept(address: PageAddress, request: Request, response: Response): MadePage | undefined;
  /** Returns the page at an address; undefined when the browser has to render it. */
  open(address: PageAddress, request: Request, response: Response): Promise<MadePage | undefined>;
}

/**
 * Creates what answers pages. What a stranger can make it do is bounded: pages rendered at once and waiting, of all and of one IP; what a page
 * costs counts as spending; beyond that the browser gets the empty page.
 */
export const createPages = (deps: PageDeps): Pages => {
  const { renderPage, presenceOf, linksOf, watch, log, metrics, now = () => performance.now() } = deps;
  const limits = { ...LIMITS, ...deps.limits };
  if (renderPage === undefined) return { kept: () => undefined, open: async () => undefined };
  const cache = createPageCache(watch, now, limits);
  metrics?.keptPages(() => cache.size);
  const queue = new FairQueue({
    concurrency: limits.atOnce,
    maxWaiting: limits.waiting,
    maxPerOwner: limits.ofOneIp,
  });
  let loggedAt = -Infinity;

  /**
   * Renders a page at its turn, unless nobody waits for it any more. While others wait, a turn lasts as long again without work: what else the
   * server has to answer comes in between.
   */
  const render = (run: RunJob, ...wanted: Parameters<RenderPage>): Promise<RenderedPage> => {
    const askedAt = performance.now();
    const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>();
    const turn = async () => {
      const began = performance.now();
      if (began - askedAt > limits.answeredWithinMs) throw new QueueFull();
      await renderPage(...wanted).then(resolve, reject);
      if (queue.waiting > 0) await pause(performance.now() - began, undefined, { ref: false });
    };
    run(turn).catch(reject);
    return promise;
  };

  const make = async (
    previous: MadePage | undefined,
    address: PageAddress,
    request: Request,
    response: Response,
  ): Promise<MadePage> => {
    const { path, url, language, prefix } = address;
    const { status, page } = await queue.join(ipKey(clientOf(request).ip), async (run) => {
      const presence = await presenceOf(url);
      const wanted = { url, language, prefix, status: STATUSES[presence] };
      return { status: wanted.status, page: await render(run, wanted, request, response) };
    });
    const links = status === 200 ? linksOf(path) : undefined;
    const forms = await formsOf(page.html, previous?.forms);
    return { status, links, shows: page.shows, isPublic: page.isPublic, forms };
  };

  /** Says why a page is not rendered here: for a failure in the log too, which a stranger must not fill. */
  const reasonOf = (error: unknown): 'busy' | 'spent' | 'failed' => {
    if (error instanceof QueueFull || error instanceof OwnerBusy) return 'busy';
    if (error instanceof TooMany) return 'spent';
    if (now() - loggedAt >= LOGGED_EVERY_MS) {
      loggedAt = now();
      log.warn(
        { error },
        'A page could not be rendered on the server: the browser has to. Logged once a minute.',
      );
    }
    return 'failed';
  };

  const timed = async (...wanted: Parameters<typeof make>): Promise<MadePage> => {
    const began = performance.now();
    try {
      const made = await make(...wanted);
      metrics?.pageRendered((performance.now() - began) / 1000);
      return made;
    } catch (error) {
      metrics?.pageNotRendered(reasonOf(error));
      throw error;
    }
  };

  return {
    kept: (address, request, response) => {
      const found = cache.kept(address.key, (previous) => timed(previous, address, request, response));
      if (found) metrics?.pageAnswered(found.source);
      return found?.page;
    },
    open: async (address, request, response) => {
      try {
        const opening = cache.open(address.key, (previous) => timed(previous, address, request, response));
        const opened = await withTimeout(opening, limits.answeredWithinMs);
        metrics?.pageAnswered(opened?.source ?? 'late');
        return opened?.page;
      } catch {
        // `timed` has said why.
        metrics?.pageAnswered('failed');
        return undefined;
      }
    },
  };
};
