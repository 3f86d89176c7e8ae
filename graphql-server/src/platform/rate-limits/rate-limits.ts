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

/** Creates the limits, stored in the table `rate_limits`. */
export const createRateLimits = (dataSource: DataSource) => {
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
  /** Counts many at once. Returns the seconds to wait before more is allowed; 0 for none. */
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
    /** Counts one more. @throws TooMany when the limit is exceeded */
    take: async (limit: Limit, key: string): Promise<void> => {
      const seconds = await consume(limit, key);
      if (seconds > 0) throw new TooMany(tooOften(Math.ceil(seconds / MINUTE)), seconds);
    },
    /**
     * Counts one more and returns whether it is allowed, for calls that must not reveal by a refusal that the limit is
     * exceeded.
     */
    mayTake: async (limit: Limit, key: string): Promise<boolean> => (await consume(limit, key)) === 0,
    consume,
    /** Removes the count: someone who succeeds was not guessing. */
    forget: async (limit: Limit, key: string): Promise<void> => void (await limiter(limit).delete(digest(key))),
    /** Deletes expired counts. */
    cleanUp: (): Promise<unknown> => query(dataSource.manager, limitsCleared()),
    /** Counts one less: a success is not an attempt, but does not remove the others. */
    giveBack: async (limit: Limit, key: string): Promise<void> => void (await limiter(limit).reward(digest(key))),
  };
};

/** Counts what clients do, for all servers together. */
export type RateLimits = ReturnType<typeof createRateLimits>;

/** Keys contain IPs and e-mail addresses, so only their hashes are stored. */
const digest = (key: string) => createHash('sha256').update(key).digest('base64url');
