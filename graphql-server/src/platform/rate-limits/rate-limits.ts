import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { tooOften } from '#schema/too-often.ts';
import { poolOf, query } from '../db/database.ts';
import { TooMany } from '#kernel/errors.ts';
import { limitsCleared } from './rate-limits.statements.ts';

/**
 * How many points may be used within how many seconds, counted under this name. The limits per IP are generous, since
 * in Bangladesh thousands of phones share one.
 */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
}

/** A minute, in seconds. */
export const MINUTE = 60;

/** An hour, in seconds. */
export const HOUR = 60 * MINUTE;

/** Counts what clients do, for all servers together. */
export interface RateLimits {
  /** Counts one more. @throws TooMany when the limit is exceeded */
  take(limit: Limit, key: string): Promise<void>;
  /**
   * Counts one more and returns whether it is allowed, for calls that must not reveal by a refusal that the limit is
   * exceeded.
   */
  mayTake(limit: Limit, key: string): Promise<boolean>;
  /** Counts many at once. Returns the seconds to wait before more is allowed; 0 for none. */
  consume(limit: Limit, key: string, points: number): Promise<number>;
  /** Removes the count: someone who succeeds was not guessing. */
  forget(limit: Limit, key: string): Promise<void>;
  /** Counts one less: a success is not an attempt, but does not remove the others. */
  giveBack(limit: Limit, key: string): Promise<void>;
  /** Deletes expired counts. */
  cleanUp(): Promise<unknown>;
}

/** Creates the limits, stored in the table `rate_limits`. */
export const createRateLimits = (dataSource: DataSource): RateLimits => {
  const storeClient = poolOf(dataSource);
  const made = new Map<Limit, RateLimiterPostgres>();
  const limiter = (limit: Limit) => {
    const known = made.get(limit);
    if (known) return known;
    const { name, points, seconds } = limit;
    const limiter = new RateLimiterPostgres({
      storeClient,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: seconds,
    });
    made.set(limit, limiter);
    return limiter;
  };
  /** Returns the seconds to wait; 0 when it is allowed. */
  const consume = async (limit: Limit, key: string, points = 1): Promise<number> => {
    try {
      await limiter(limit).consume(digest(key), points);
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  };
  return {
    take: async (limit, key) => {
      const seconds = await consume(limit, key);
      if (seconds > 0) throw new TooMany(tooOften(Math.ceil(seconds / MINUTE)), seconds);
    },
    mayTake: async (limit, key) => (await consume(limit, key)) === 0,
    consume,
    forget: async (limit, key) => void (await limiter(limit).delete(digest(key))),
    cleanUp: () => query(dataSource.manager, limitsCleared()),
    giveBack: async (limit, key) => void (await limiter(limit).reward(digest(key))),
  };
};

/** Keys contain IPs and e-mail addresses, so only their hashes are stored. */
const digest = (key: string) => createHash('sha256').update(key).digest('base64url');
