import { LRUCache } from 'lru-cache';
import type { Services } from '../module/services.ts';

/** Something that was made for everybody, and can be kept. */
export interface Cacheable {
  /** Ids of the products that it shows. */
  readonly shows: readonly string[];
  /** False for what must not be kept. */
  readonly isPublic: boolean;
  /** How long it is answered as it is, and after that how long while a new one is made behind the answer, in milliseconds. */
  readonly freshMs: number;
  readonly staleMs: number;
  /** The bytes that it takes now, besides its key and the ids. */
  readonly bytes: number;
}

/** Where an answer comes from: from memory, from memory while a new one is made, from others who wait for the same, or made for it. */
export type Source = 'kept' | 'stale' | 'shared' | 'made';

/** A thing and where it comes from. */
export interface Opened<Thing> {
  readonly thing: Thing;
  readonly source: Source;
}

/** Bounds of what is kept. */
export interface CacheBounds {
  readonly bytes: number;
  readonly entries: number;
  /** The most that are made behind answers at once. */
  readonly refreshes: number;
}

/** How a thing is made. */
export interface Maker<Thing> {
  /** Runs before it is begun, for whoever begins it: those who share it need no leave. @throws to refuse */
  admit?: () => void;
  /** Makes it; `previous` is the one that it replaces. */
  make: (previous: Thing | undefined) => Promise<Thing>;
}

/** What a kept thing takes besides its bytes and its key: objects, ids of products. */
const OVERHEAD_BYTES = 500;
const ID_BYTES = 60;

/** Longer keys are not kept. */
const LONGEST_KEY = 10_000;

interface Kept<Thing> {
  readonly thing: Thing;
  source: 'kept' | 'stale';
  readonly madeAt: number;
  /** The watch's moment before it was read, and the last one at which nothing that it shows had changed. */
  readonly moment: number;
  checkedAt: number;
}

interface Flight<Thing> {
  readonly moment: number;
  readonly thing: Promise<Thing>;
}

/** What a server keeps in its memory. */
export interface ResponseCache<Thing> {
  /** Returns what is kept under a key, at once; undefined when it must be made first. Whoever gets a stale one calls `refresh`. */
  kept(key: string): Opened<Thing> | undefined;
  /** Has a new one made behind an answer, unless that is under way or too many are. */
  refresh(key: string, maker: Maker<Thing>): void;
  /** Returns what is kept under a key, or has it made. @throws what `maker` throws */
  open(key: string, maker: Maker<Thing>): Promise<Opened<Thing>>;
  /** Returns one whose making has begun after this call; those who call meanwhile share the next. @throws what `maker` throws */
  renew(key: string, maker: Maker<Thing>): Promise<Opened<Thing>>;
  /** Counts the bytes of a kept thing again, which takes more than before. */
  grown(key: string, thing: Thing): void;
  /** The bytes and the number of things that are kept. */
  readonly size: { bytes: number; entries: number };
}

/**
 * Keeps things in memory for a while: fresh ones are answered, older ones too while a new one is made, and none that shows a product
 * which has changed since. Equal questions at the same time make a thing once. The clock is in milliseconds.
 */
export const createResponseCache = <Thing extends Cacheable>(
  watch: Services['catalogueWatch'],
  now: () => number,
  bounds: CacheBounds,
): ResponseCache<Thing> => {
  const all = new LRUCache<string, Kept<Thing>>({
    max: bounds.entries,
    maxSize: bounds.bytes,
    sizeCalculation: ({ thing }, key) =>
      thing.bytes + 2 * key.length + thing.shows.length * ID_BYTES + OVERHEAD_BYTES,
  });
  const flights = new Map<string, Flight<Thing>>();
  /** Those who wait for the truth, by what they wait for: the one that is being read began before they asked. */
  const renewals = new Map<string, { running: Promise<Thing>; next: Promise<Thing> | undefined }>();
  let refreshing = 0;

  /** Makes a thing, and keeps it unless one that was begun later is kept already. */
  const made = async (key: string, { make }: Maker<Thing>): Promise<Thing> => {
    const { moment } = watch;
    const madeAt = now();
    const thing = await make(all.peek(key)?.thing);
    if (thing.isPublic && key.length <= LONGEST_KEY && (all.peek(key)?.madeAt ?? -Infinity) <= madeAt)
      all.set(key, { thing, source: 'kept', madeAt, moment, checkedAt: moment });
    return thing;
  };

  const begin = (key: string, maker: Maker<Thing>): Flight<Thing> => {
    maker.admit?.();
    const { moment } = watch;
    const work = async () => {
      try {
        return await made(key, maker);
      } finally {
        if (flights.get(key) === flight) flights.delete(key);
      }
    };
    const flight: Flight<Thing> = { moment, thing: work() };
    flights.set(key, flight);
    return flight;
  };

  /** Returns a thing that was made after what was known when it was asked for. */
  const share = async (key: string, maker: Maker<Thing>): Promise<Opened<Thing>> => {
    const askedAt = watch.moment;
    const under = flights.get(key);
    if (under === undefined) return { thing: await begin(key, maker).thing, source: 'made' };
    const thing = await under.thing;
    // Something that it shows may have changed after it was begun, and before it was asked for.
    if (under.moment < askedAt && watch.hasChanged(thing.shows, under.moment)) return share(key, maker);
    return { thing, source: 'shared' };
  };

  const kept: ResponseCache<Thing>['kept'] = (key) => {
    const found = watch.isUpToDate() ? all.get(key) : undefined;
    if (found === undefined) return undefined;
    if (found.checkedAt !== watch.moment) {
      if (watch.hasChanged(found.thing.shows, found.moment)) return undefined;
      found.checkedAt = watch.moment;
    }
    const age = now() - found.madeAt;
    const { freshMs, staleMs } = found.thing;
    if (age >= freshMs + staleMs) return undefined;
    found.source = age < freshMs ? 'kept' : 'stale';
    return found;
  };

  const refresh: ResponseCache<Thing>['refresh'] = (key, maker) => {
    if (flights.has(key) || refreshing >= bounds.refreshes) return;
    refreshing += 1;
    const work = async () => begin(key, maker).thing;
    work()
      // The next question tries again, and gets the failure when the old one may no longer be given.
      .catch(() => undefined)
      .finally(() => {
        refreshing -= 1;
      });
  };

  const renew: ResponseCache<Thing>['renew'] = async (key, maker) => {
    maker.admit?.();
    const under = renewals.get(key);
    const run = async (): Promise<Thing> => {
      const own = { running: made(key, maker), next: undefined };
      renewals.set(key, own);
      try {
        return await own.running;
      } finally {
        if (renewals.get(key) === own) renewals.delete(key);
      }
    };
    if (under === undefined) return { thing: await run(), source: 'made' };
    if (under.next !== undefined) return { thing: await under.next, source: 'shared' };
    // However the one before ends.
    under.next = under.running.then(run, run);
    return { thing: await under.next, source: 'made' };
  };

  return {
    kept,
    refresh,
    open: async (key, maker) => {
      await watch.look();
      const found = kept(key);
      if (found === undefined) return share(key, maker);
      if (found.source === 'stale') refresh(key, maker);
      return found;
    },
    renew,
    grown: (key, thing) => {
      const found = all.peek(key);
      // The cache counts anew only what is another object.
      if (found?.thing === thing) all.set(key, { ...found });
    },
    get size() {
      return { bytes: all.calculatedSize, entries: all.size };
    },
  };
};
