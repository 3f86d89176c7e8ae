import { Busy } from '#kernel/errors.ts';
import { currentClient } from '#kernel/current-request.ts';
import { FairQueue, OwnerBusy, QueueFull } from '#kernel/fair-queue.ts';
import { Cache, type Hit } from '#platform/cache/cache.ts';
import type { Database } from '#platform/db/database.ts';
import type { Log } from '#kernel/log.ts';
import { ipKey } from '#kernel/ip-key.ts';
import { SEARCH_MESSAGES } from '#schema/search.ts';
import type { CatalogueWatch } from '#catalogue/product/changes/catalogue-watch.ts';
import { termOnly, type CheckedFilter } from '../product-list.ts';
import { catalogueSize, termMatches } from '../search.statements.ts';
import { passesOf } from './match-counts.ts';
import { MOST_SAMPLE_PLACE, SAMPLE_PLACES, type MatchesRead, type Sample } from './match-records.ts';
import { bytesOf, toMatchSet, withChanges, type MatchSet } from './match-set.ts';

/** Bounds of the matches that a server reads and keeps. */
export interface MatchLimits {
  /** The fewest matches that are cached: fewer are read as quickly. Of more products than `most` all are cached. */
  keptFrom: number;
  /** About how many matches are read at most; of more a sample is read. */
  most: number;
  /** About how many products of the catalogue a sample is of, and the one by which it is tried how many there are. */
  sample: number;
  trial: number;
  /** The most memory of all that is kept. */
  bytes: number;
  /** How many are read at once, and how many wait, of one client and of all, and how long, in milliseconds. */
  atOnce: number;
  ofClient: number;
  waiting: number;
  waitingMs: number;
}

const usual: MatchLimits = {
  keptFrom: 1000,
  most: 50_000,
  sample: 8000,
  trial: 1000,
  bytes: 16 * 2 ** 20,
  atOnce: 3,
  ofClient: 50,
  waiting: 100,
  waitingMs: 3000,
};

/** Matches of a term. */
export interface Matches {
  set: MatchSet;
  /** How many products each of the set stands for: 1 unless it is a sample. */
  weight: number;
}

interface Entry extends Matches {
  sample: Sample | null;
  /** Whether it is cached for other questions. */
  isCached: boolean;
  /** The revision until which all changes are in the set. */
  revision: number;
  /** When it was certain that nothing is missing. */
  knownAt: number;
  /** Whether it may miss something that changes do not tell. */
  isStale: boolean;
  readAt: number;
  /** How long reading it took. */
  tookMs: number;
  /** Brings changes into the set. */
  patching?: Promise<void> | undefined;
}

/** The most terms and filters whose matches are cached. */
const MOST_ENTRIES = 5000;

/** More changed products than this are not brought in one by one. */
const MOST_PATCHED = 500;

/** How long matches are answered that may miss something, while they are read again, in milliseconds. */
const STALE_MS = 10_000;

/** They are read again after this many times what it takes, which bounds the database's share of it. */
const REST = 20;

/** How long the number of products is kept, in milliseconds. */
const SIZE_KEPT_MS = 60_000;

/** How long nothing is logged about matches that could not be read again, in milliseconds. */
const LOGGED_EVERY_MS = 60_000;

const RETRY_AFTER_SECONDS = 2;

/** Which matches are wanted: of a term in most products only where the rest of the filter leaves few. */
interface Wanted extends Pick<MatchesRead, 'filter' | 'isOften'> {
  /** Whether they must be as they are now, not a second ago: who asks may have changed something. */
  bypassCache: boolean;
}

const keyOf = ({ filter, isOften }: Wanted): string =>
  JSON.stringify([
    // Only of these letters it is certain that PostgreSQL makes the same small letters.
    /^[\x20-\x7e]*$/.test(filter.term) ? filter.term.toLowerCase() : filter.term,
    isOften,
    filter.within === undefined ? '' : (filter.within?.id ?? null),
    filter.categories.map(({ id }) => id),
    filter.hasChoice,
    filter.brands,
    filter.minPriceCents,
    filter.maxPriceCents,
    filter.rating,
  ]);

/**
 * Reads the matches of terms once for all questions about them, and keeps large ones in a bounded memory. What changes
 * in the catalogue is brought into kept ones within a second.
 */
export class TermIndex {
  readonly #database: Pick<Database, 'query'>;
  readonly #watch: CatalogueWatch;
  readonly #log: Pick<Log, 'warn'> | undefined;
  readonly #now: () => number;
  readonly #limits: MatchLimits;
  readonly #entries: Cache<Entry>;
  /** How many products are in the shop, about. */
  readonly #size: Cache<number>;
  readonly #queue: FairQueue;
  #loggedAt = -Infinity;

  constructor(
    database: Pick<Database, 'query'>,
    watch: CatalogueWatch,
    {
      log,
      now = () => performance.now(),
      limits = {},
    }: {
      log?: Pick<Log, 'warn'> | undefined;
      now?: (() => number) | undefined;
      limits?: Partial<MatchLimits> | undefined;
    } = {},
  ) {
    this.#database = database;
    this.#watch = watch;
    this.#log = log;
    this.#now = now;
    this.#limits = { ...usual, ...limits };
    const { bytes, atOnce, ofClient, waiting } = this.#limits;
    this.#entries = new Cache<Entry>({
      entries: MOST_ENTRIES,
      bytes,
      lifetimeOf: ({ set, isCached }) => ({ freshMs: isCached ? Infinity : 0, bytes: bytesOf(set) }),
      now,
    });
    this.#size = new Cache<number>({ lifetimeOf: () => ({ freshMs: SIZE_KEPT_MS }), now });
    this.#queue = new FairQueue({ concurrency: atOnce, maxWaiting: waiting, maxPerOwner: ofClient });
  }

  /** The memory that is used, in bytes. */
  get bytes(): number {
    return this.#entries.size.bytes;
  }

  /** Whether the catalogue has so many products that samples are taken. */
  async isLarge(): Promise<boolean> {
    return (await this.#sizeNow()) > this.#limits.most;
  }

  /** Returns a term's matches: of the shop or, when they are too many, of the filter's category. @throws Busy */
  async ofTerm({ term, within }: CheckedFilter, bypassCache: boolean): Promise<Matches> {
    const filter = termOnly(term);
    const found = await this.#get({ filter, isOften: false, bypassCache });
    if (found.weight === 1 || !within) return found;
    const isWithin = passesOf(found.set, { ...filter, within });
    let sampled = 0;
    for (let place = 0; place < found.set.size; place += 1) if (isWithin(place)) sampled += 1;
    if (sampled * found.weight > this.#limits.most) return found;
    return this.#get({ filter: { ...filter, within }, isOften: true, bypassCache });
  }

  /** Returns all products that a filter leaves, when they are few of its term's many matches. @throws Busy */
  ofFilter(filter: CheckedFilter, bypassCache: boolean): Promise<Matches> {
    return this.#get({ filter, isOften: true, bypassCache });
  }

  async #get(wanted: Wanted): Promise<Matches> {
    const key = keyOf(wanted);
    const entry = this.#entries.hit(key)?.value;
    const isKnown = entry && (await (wanted.bypassCache ? this.#watch.lookNow() : this.#watch.look()));
    if (!isKnown) return (await this.#read(key, wanted)).value;
    // What another question brings in may be less than what is known now.
    while (entry.patching) await entry.patching;
    const changes = this.#watch.changesSince(entry.revision);
    const isPatchable = changes !== null && changes.productIds.length <= MOST_PATCHED;
    if (!isPatchable || changes.isWhole) entry.isStale = true;
    if (isPatchable && changes.productIds.length > 0)
      await (entry.patching = this.#patch(entry, wanted, changes.productIds).finally(() => {
        entry.patching = undefined;
      }));
    if (entry.isStale) {
      if (!wanted.bypassCache) return this.#renewed(key, wanted, entry);
      const { value, source } = await this.#read(key, wanted);
      // What is shared may have begun too early.
      return source === 'made' ? value : this.#get(wanted);
    }
    entry.knownAt = this.#now();
    return entry;
  }

  /** Brings what has changed into a set, which is that of `wanted`: its filter is not kept, and may be large. */
  async #patch(entry: Entry, wanted: Wanted, ids: readonly string[]): Promise<void> {
    const { revision } = this.#watch;
    const { sample } = entry;
    const [found] = await this.#database.query(termMatches({ ...wanted, ids, sample, unless: null }));
    if (found === undefined) throw new Error('The changed products of a search were not answered.');
    entry.set = withChanges(entry.set, ids, toMatchSet(found));
    entry.revision = revision;
  }

  /** Returns what is kept while it is read again; waits for that when something has been missing for too long. */
  async #renewed(key: string, wanted: Wanted, entry: Entry): Promise<Matches> {
    const now = this.#now();
    if (now - entry.knownAt > STALE_MS) return (await this.#read(key, wanted)).value;
    if (now - entry.readAt >= Math.min(entry.tookMs * REST, STALE_MS))
      this.#read(key, wanted).catch((error: unknown) => {
        if (now - this.#loggedAt < LOGGED_EVERY_MS) return;
        this.#loggedAt = now;
        this.#log?.warn({ error }, 'The matches of a term could not be read again. Logged once a minute.');
      });
    return entry;
  }

  #read(key: string, wanted: Wanted): Promise<Hit<Entry>> {
    return this.#entries.make(key, { make: () => this.#inTurn(() => this.#readNow(wanted)) });
  }

  /** Reads when it is the client's turn. @throws Busy when too many wait, or this one has waited too long */
  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const askedAt = this.#now();
    try {
      return await this.#queue.join(ipKey(currentClient()?.ip ?? null), (run) =>
        run(() => {
          if (this.#now() - askedAt > this.#limits.waitingMs) throw new QueueFull();
          return work();
        }),
      );
    } catch (error) {
      const isBusy = error instanceof QueueFull || error instanceof OwnerBusy;
      throw isBusy ? new Busy(SEARCH_MESSAGES.busy, RETRY_AFTER_SECONDS) : error;
    }
  }

  async #readNow({ filter, isOften }: Wanted): Promise<Entry> {
    const { keptFrom, most, sample, trial } = this.#limits;
    const size = await this.#sizeNow();
    // Otherwise nothing is kept, and nobody needs to know what has changed.
    if (size >= keptFrom) await this.#watch.look();
    const { revision } = this.#watch;
    const readAt = this.#now();
    const tried = isOften || size <= most ? null : sampleOf(trial, size);
    const unless = tried && { sample: tried, matching: Math.ceil(most * shareOf(tried)) };
    let read: MatchesRead = { filter, isOften, ids: null, sample: null, unless };
    let [found] = await this.#database.query(termMatches(read));
    if (found?.isTooMany) {
      read = { ...read, sample: sampleOf(sample, size), unless: null };
      [found] = await this.#database.query(termMatches(read));
    }
    if (found === undefined) throw new Error('The matches of a search were not answered.');
    const set = toMatchSet(found);
    const weight = read.sample === null ? 1 : 1 / shareOf(read.sample);
    return {
      set,
      weight,
      sample: read.sample,
      isCached: set.size * weight >= keptFrom || size > most,
      revision,
      knownAt: readAt,
      isStale: false,
      readAt,
      tookMs: this.#now() - readAt,
    };
  }

  /** Returns about how many products are in the shop. */
  async #sizeNow(): Promise<number> {
    const make = async () => {
      const [catalogue] = await this.#database.query(catalogueSize());
      return catalogue?.products ?? 0;
    };
    return (await this.#size.get('size', { make })).value;
  }
}

/** Returns the share of the catalogue that a sample is. */
const shareOf = ({ belowPlace }: Sample) => belowPlace / SAMPLE_PLACES;

/** Returns the sample of about so many products of a catalogue of a size. */
const sampleOf = (products: number, size: number): Sample => ({
  belowPlace: Math.min(Math.ceil((products / size) * SAMPLE_PLACES), MOST_SAMPLE_PLACE),
  size: products,
});
