import { LRUCache } from 'lru-cache';
import type { Services } from '../../module.ts';
import type { PageForms } from './page-forms.ts';

/** A page that was made for everybody. */
export interface MadePage {
  readonly status: 200 | 404 | 410;
  readonly forms: PageForms;
  /** Ids of the products that it shows. */
  readonly shows: readonly string[];
  /** False for one whose address is a secret: it is not kept. */
  readonly isPublic: boolean;
  /** The `Link` header that belongs to it. */
  readonly links: string | undefined;
}

/** Where an answer comes from: from memory, from memory while a new one is made, from others who wait for the same, or made for it. */
export type PageSource = 'kept' | 'stale' | 'shared' | 'made';

/** A page and where it comes from. */
export interface OpenedPage {
  readonly page: MadePage;
  readonly source: PageSource;
}

/** Bounds of what is kept; tests use smaller ones. */
export interface PageCacheBounds {
  readonly bytes: number;
  readonly entries: number;
}

/** How long a page is answered as it is, and how long while a new one is made behind the answer, in milliseconds. */
const FRESH_MS = 2000;
const STALE_MS = 10_000;

/** What a kept page takes besides its forms and its key: ids of products, objects. */
const OVERHEAD_BYTES = 500;
const ID_BYTES = 60;

/** Longer keys are not kept. */
const LONGEST_KEY = 1000;

const DEFAULT_BOUNDS: PageCacheBounds = { bytes: 32 * 1024 * 1024, entries: 10_000 };

interface Kept {
  readonly page: MadePage;
  readonly madeAt: number;
  /** The watch's moment before the page was read. */
  readonly moment: number;
}

interface Flight {
  readonly moment: number;
  readonly page: Promise<MadePage>;
}

/** Makes a page; `previous` is the one that it replaces. */
export type MakePage = (previous: MadePage | undefined) => Promise<MadePage>;

/** The pages that a server keeps. */
export interface PageCache {
  /** Returns the page of a key from memory, and has a new one made behind it where it is old; undefined when one must be made first. */
  kept(key: string, make: MakePage): OpenedPage | undefined;
  /** Returns the page of a key, from memory or made. @throws what `make` throws */
  open(key: string, make: MakePage): Promise<OpenedPage>;
  /** The bytes and the number of pages that are kept. */
  readonly size: { bytes: number; entries: number };
}

/**
 * Keeps pages in memory for a few seconds: fresh ones are answered, older ones too while a new one is made, and none that shows a product
 * which has changed since. Equal questions at the same time make a page once. The clock is in milliseconds.
 */
export const createPageCache = (
  watch: Services['catalogueWatch'],
  now: () => number = () => performance.now(),
  bounds: PageCacheBounds = DEFAULT_BOUNDS,
): PageCache => {
  const kept = new LRUCache<string, Kept>({
    max: bounds.entries,
    maxSize: bounds.bytes,
    sizeCalculation: ({ page: { forms, shows } }, key) =>
      forms.br.length + forms.gzip.length + 2 * key.length + shows.length * ID_BYTES + OVERHEAD_BYTES,
  });
  const flights = new Map<string, Flight>();

  const begin = (key: string, make: MakePage): Flight => {
    const { moment } = watch;
    const madeAt = now();
    const work = async () => {
      try {
        const page = await make(kept.peek(key)?.page);
        // A later flight may have ended before.
        if (page.isPublic && key.length <= LONGEST_KEY && (kept.peek(key)?.madeAt ?? -Infinity) <= madeAt)
          kept.set(key, { page, madeAt, moment });
        return page;
      } finally {
        if (flights.get(key) === flight) flights.delete(key);
      }
    };
    const flight: Flight = { moment, page: work() };
    flights.set(key, flight);
    return flight;
  };

  /** Returns a page that was made after what was known when it was asked for. */
  const make = async (key: string, work: MakePage): Promise<OpenedPage> => {
    const askedAt = watch.moment;
    const under = flights.get(key);
    if (under === undefined) return { page: await begin(key, work).page, source: 'made' };
    const page = await under.page;
    // Something that it shows may have changed after it was begun, and before it was asked for.
    if (under.moment < askedAt && watch.hasChanged(page.shows, under.moment)) return make(key, work);
    return { page, source: 'shared' };
  };

  const fromMemory: PageCache['kept'] = (key, work) => {
    const found = watch.isUpToDate() ? kept.get(key) : undefined;
    if (found === undefined || watch.hasChanged(found.page.shows, found.moment)) return undefined;
    const age = now() - found.madeAt;
    if (age >= STALE_MS) return undefined;
    if (age < FRESH_MS) return { page: found.page, source: 'kept' };
    // Whoever fails to make it says so; the next question tries again.
    if (!flights.has(key)) begin(key, work).page.catch(() => undefined);
    return { page: found.page, source: 'stale' };
  };

  return {
    kept: fromMemory,
    open: async (key, work) => {
      await watch.look();
      return fromMemory(key, work) ?? make(key, work);
    },
    get size() {
      return { bytes: kept.calculatedSize, entries: kept.size };
    },
  };
};
