import { LRUCache } from 'lru-cache';

/** Tells which products have changed. A revision is a number that grows with each look. */
export interface ChangeWatch {
  readonly revision: number;
  /** Whether all is known that has changed until a second ago. It looks for more four times a second at most. */
  isUpToDate(): boolean;
  /** Learns of what has changed until a second ago at most. Returns false when that is not possible now. */
  look(): Promise<boolean>;
  /** Whether one of the products has changed since a revision, or products or categories have come or gone. */
  hasChanged(productIds: readonly string[], since: number): boolean;
}

/** How a value may be cached. */
export interface Lifetime {
  /** How long it is returned as it is, in milliseconds; 0 for what only those share who wait for it. */
  readonly freshMs: number;
  /** How long after that it is returned while a new one is made. */
  readonly staleMs?: number;
  /** Ids of the products that it shows. */
  readonly shows?: readonly string[];
  /** The memory that it takes, besides its key and the ids. */
  readonly bytes?: number;
}

/** Bounds of a cache. */
export interface CacheBounds {
  readonly entries: number;
  readonly bytes: number;
  /** The most values that are made behind stale ones at once. */
  readonly refreshes: number;
}

/** What a cache is made of. */
interface CacheOptions<Value> extends Partial<CacheBounds> {
  lifetimeOf: (value: Value) => Lifetime;
  /** Where it is given, no value outlives a change of what it shows. */
  watch?: ChangeWatch | undefined;
  /** A clock in milliseconds. */
  now?: (() => number) | undefined;
  /** Runs when a value leaves the cache. */
  dispose?: (value: Value) => void;
}

/** How a value is made. */
export interface Maker<Value> {
  /** Runs before it is begun, for the caller who begins it, not for those who share it. @throws to refuse */
  admit?: () => void;
  make: () => Promise<Value>;
}

/** Where a value comes from: cached, cached while a new one is made, shared with others who wait for it, or made. */
export type Source = 'cached' | 'stale' | 'shared' | 'made';

/** A value and where it comes from. */
export interface Hit<Value> {
  readonly value: Value;
  readonly source: Source;
}

/** A value that is being made. */
interface Flight<Value> {
  readonly value: Promise<Value>;
  /** The place of its beginning among all. */
  readonly number: number;
  /** The watch's revision at its beginning. */
  readonly revision: number;
  readonly isRenewal: boolean;
}

interface Entry<Value> {
  readonly value: Value;
  readonly number: number;
  readonly revision: number;
  readonly madeAt: number;
}

/** What an entry takes besides the bytes of its value: objects, and each id of a product. */
const OVERHEAD_BYTES = 500;
const ID_BYTES = 60;

/**
 * The cache of the shop: values by key, in bounded memory. All callers wait for the same value while it is being made.
 * A value is returned while it is fresh, a little longer while a new one is made, and never after a change of a product
 * that it shows. Failures are not cached.
 */
export class Cache<Value> {
  readonly #options: CacheOptions<Value>;
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #flights = new Map<string, Flight<Value>>();
  readonly #now: () => number;
  #begun = 0;
  #refreshing = 0;

  constructor(options: CacheOptions<Value>) {
    const { lifetimeOf, entries = 1000, bytes = Infinity, dispose } = options;
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#entries = new LRUCache({
      max: entries,
      ...(bytes < Infinity && {
        maxSize: bytes,
        sizeCalculation: ({ value }, key) => {
          const { shows = [], bytes: own = 0 } = lifetimeOf(value);
          return own + 2 * key.length + shows.length * ID_BYTES + OVERHEAD_BYTES;
        },
      }),
      ...(dispose && { dispose: ({ value }: Entry<Value>) => dispose(value) }),
    });
  }

  /** The bytes and the number of cached values. */
  get size(): { bytes: number; entries: number } {
    return { bytes: this.#entries.calculatedSize, entries: this.#entries.size };
  }

  /** Returns a cached value at once; undefined when it must be made first. For a stale one call `refresh`. */
  hit(key: string): Hit<Value> | undefined {
    const { watch, lifetimeOf } = this.#options;
    const entry = this.#entries.get(key);
    if (entry === undefined || watch?.isUpToDate() === false) return undefined;
    const { freshMs, staleMs = 0, shows = [] } = lifetimeOf(entry.value);
    const age = this.#now() - entry.madeAt;
    if (age >= freshMs + staleMs || watch?.hasChanged(shows, entry.revision)) return undefined;
    return { value: entry.value, source: age < freshMs ? 'cached' : 'stale' };
  }

  /** Returns the last value, however old; undefined when it is not cached any more. */
  last(key: string): Value | undefined {
    return this.#entries.peek(key)?.value;
  }

  /** Removes a value. */
  delete(key: string): void {
    this.#entries.delete(key);
  }

  /** Returns a cached value, or makes it. @throws what `maker` throws */
  async get(key: string, maker: Maker<Value>): Promise<Hit<Value>> {
    await this.#options.watch?.look();
    const hit = this.hit(key);
    if (hit === undefined) return await this.make(key, maker);
    if (hit.source === 'stale') this.refresh(key, maker);
    return hit;
  }

  /** Makes a value, or waits for the one that is being made. @throws what `maker` throws */
  async make(key: string, maker: Maker<Value>): Promise<Hit<Value>> {
    const { watch, lifetimeOf } = this.#options;
    const flight = this.#flights.get(key);
    if (flight === undefined) {
      maker.admit?.();
      return { value: await this.#begin(key, maker).value, source: 'made' };
    }
    const needed = this.#revision;
    const value = await flight.value;
    // Something that it shows may have changed after it was begun, and before this call.
    const isLate = flight.revision < needed && watch?.hasChanged(lifetimeOf(value).shows ?? [], flight.revision);
    return isLate ? this.make(key, maker) : { value, source: 'shared' };
  }

  /** Has a new value made behind a stale one, unless that is under way or too many are. */
  refresh(key: string, maker: Maker<Value>): void {
    if (this.#flights.has(key) || this.#refreshing >= (this.#options.refreshes ?? 1)) return;
    this.#refreshing += 1;
    this.make(key, maker)
      // The next caller tries again, and gets the failure when there is no stale value any more.
      .catch(() => undefined)
      .finally(() => (this.#refreshing -= 1));
  }

  /**
   * Returns a value whose making begins after this call; those who call meanwhile share the next one. @throws what
   * `maker` throws
   */
  async renew(key: string, maker: Maker<Value>): Promise<Hit<Value>> {
    maker.admit?.();
    const begun = this.#begun;
    for (let flight = this.#flights.get(key); flight?.isRenewal; flight = this.#flights.get(key)) {
      if (flight.number > begun) return { value: await flight.value, source: 'shared' };
      await flight.value.catch(() => undefined);
    }
    return { value: await this.#begin(key, maker, true).value, source: 'made' };
  }

  get #revision(): number {
    return this.#options.watch?.revision ?? 0;
  }

  #begin(key: string, { make }: Maker<Value>, isRenewal = false): Flight<Value> {
    const [number, revision, madeAt] = [(this.#begun += 1), this.#revision, this.#now()];
    const work = async () => {
      const value = await make();
      // One that was begun later may be cached already.
      if (this.#options.lifetimeOf(value).freshMs > 0 && (this.#entries.peek(key)?.number ?? 0) < number)
        this.#entries.set(key, { value, number, revision, madeAt });
      return value;
    };
    const value = work().finally(() => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    });
    const flight: Flight<Value> = { value, number, revision, isRenewal };
    this.#flights.set(key, flight);
    return flight;
  }
}
