import { setTimeout as pause } from 'node:timers/promises';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { FairPool } from '../fair-pool.ts';
import { traced } from '../observed-client.ts';
import type { PrimaryLog } from './primary-log.ts';
import { standbyPosition } from './standby.statements.ts';
import type { RowOf, Statement } from '../sql.ts';

/**
 * What a look at a standby has found: `behind` by too much, `promoted` to a primary, `foreign` when it is of another
 * cluster.
 */
export type StandbyState = 'unknown' | 'ready' | 'unreachable' | 'behind' | 'promoted' | 'foreign';

/**
 * How far a standby that is read may fall behind, and how close it must come before it is read again, in milliseconds.
 */
const LEAVES_AT_MS = 1000;
const COMES_BACK_AT_MS = 500;

/** How long connecting for a look, and its answer, may take, in milliseconds. */
const LOOKED_WITHIN_MS = 1000;

/** How often a look asks a standby that seems to be behind, and the pause between, in milliseconds. */
const MOST_TRIES = 5;
const BETWEEN_TRIES_MS = 20;

/** When a standby that did not answer is tried again, in milliseconds. */
const TRIED_AGAIN_AFTER_MS = 1000;

/** After so long without an answer a read asks for a look, in milliseconds. */
const DOUBTED_AFTER_MS = 1000;

/** Options of the one connection that looks, which ends by itself when it is not used. */
export const forLooks = (options: PoolConfig): PoolConfig => ({
  ...options,
  max: 1,
  connectionTimeoutMillis: LOOKED_WITHIN_MS,
  query_timeout: LOOKED_WITHIN_MS,
  allowExitOnIdle: true,
});

/**
 * The connection for looks, and those for reads. A standby that hangs is found by looks, so reads have no limit of
 * their own.
 */
const poolsOf = (options: PoolConfig) => {
  const looks = new Pool(forLooks(options));
  const reads = new FairPool({ ...options, allowExitOnIdle: true });
  const clients = new Set<PoolClient>();
  reads.on('connect', (client) => void clients.add(client));
  reads.on('remove', (client) => void clients.delete(client));
  // Idle connections break when the standby ends; a statement on a broken one says so itself.
  for (const pool of [looks, reads]) pool.on('error', () => undefined);
  const end = () => {
    // Also those that wait for an answer, which may never come.
    for (const one of [...clients, looks, reads]) one.end().catch(() => undefined);
  };
  return { looks, reads, end };
};

/**
 * One standby of PostgreSQL, with its connections. It connects when it is used, and idle connections end by themselves.
 */
export class Standby {
  /** Host and port, for the log and metrics. */
  readonly address: string;
  state: StandbyState = 'unknown';
  /** How old what it shows was at the last look at most, in milliseconds; undefined when that is not known. */
  lagMs: number | undefined;
  /** Why it is unreachable. */
  error: unknown;
  readonly #options: PoolConfig;
  readonly #now: () => number;
  readonly #waiting = new Set<(reason: Error) => void>();
  #pools: ReturnType<typeof poolsOf>;
  #triedAgainAt = -Infinity;

  /** `options` are those of the primary's connections, with the standby's URL. `now` is a clock in milliseconds. */
  constructor(options: PoolConfig & { connectionString: string }, now: () => number) {
    const { hostname, port } = new URL(options.connectionString);
    this.address = `${hostname}:${port || 5432}`;
    this.#options = options;
    this.#pools = poolsOf(options);
    this.#now = now;
  }

  /**
   * Runs a statement on it; `doubt` is called while that takes long. @throws also when the standby is lost meanwhile
   */
  async query<Row>(statement: Statement<Row>, doubt: () => void): Promise<Row[]> {
    const { promise: lost, reject } = Promise.withResolvers<never>();
    const doubting = setInterval(doubt, DOUBTED_AFTER_MS).unref();
    this.#waiting.add(reject);
    try {
      return (await Promise.race([this.#pools.reads.query(traced(statement)), lost])).rows as Row[];
    } finally {
      this.#waiting.delete(reject);
      clearInterval(doubting);
    }
  }

  /**
   * Finds out its state. `isMarked` is false when the primary does not answer: what was ready a moment ago remains so.
   */
  async look(log: PrimaryLog, { isMarked, isRead }: { isMarked: boolean; isRead: boolean }): Promise<void> {
    if (this.#now() < this.#triedAgainAt) return;
    try {
      for (let tries = 1; ; tries += 1) {
        const row = await this.#askPosition();
        this.lagMs = isMarked && row.position !== null ? log.lagOf(BigInt(row.position), this.#now()) : undefined;
        this.state = this.#stateOf(row, log.system, isRead);
        if (this.state !== 'behind' || tries === MOST_TRIES) return;
        // What the primary has just written is on its way; the mark before it may be old, where few people read.
        await pause(BETWEEN_TRIES_MS, undefined, { ref: false });
      }
    } catch (error) {
      this.lose(error);
    }
  }

  async #askPosition(): Promise<RowOf<'standbyPosition'>> {
    const { rows } = await this.#pools.looks.query<RowOf<'standbyPosition'>>(traced(standbyPosition()));
    const [row] = rows;
    if (row === undefined) throw new Error('The standby does not say where it is.');
    return row;
  }

  /** Leaves it alone for a while: statements that wait for its answer end, and its connections are closed. */
  lose(error: unknown): void {
    this.state = 'unreachable';
    this.error = error;
    this.lagMs = undefined;
    this.#triedAgainAt = this.#now() + TRIED_AGAIN_AFTER_MS;
    for (const reject of this.#waiting) reject(new LostStandby());
    this.#pools.end();
    this.#pools = poolsOf(this.#options);
  }

  #stateOf(row: RowOf<'standbyPosition'>, system: string | undefined, isRead: boolean): StandbyState {
    if (!row.isStandby) return 'promoted';
    if (system !== undefined && row.system !== system) return 'foreign';
    if (this.lagMs === undefined) return isRead ? 'ready' : 'unknown';
    return this.lagMs <= (isRead ? LEAVES_AT_MS : COMES_BACK_AT_MS) ? 'ready' : 'behind';
  }
}

/** A statement waited for a standby that was given up. */
export class LostStandby extends Error {
  override name = 'LostStandby';

  constructor() {
    super('The standby is lost.');
  }
}
