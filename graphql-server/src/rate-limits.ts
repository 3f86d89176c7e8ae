import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { tooOften } from '../../schema/too-often.ts';
import { poolOf, query } from './db/database.ts';
import { TooMany } from './errors.ts';
import { limitsCleared } from './rate-limits.statements.ts';

/** How many points may be used within how many seconds. */
interface Rule {
  points: number;
  seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * The limits per IP are generous, since in Bangladesh thousands of phones share one. Guessing passwords is limited per account;
 * a browser in which the account has signed in before has separate attempts, so that strangers cannot use them up (OWASP,
 * device cookies).
 */
const rules = {
  loginByIp: { points: 300, seconds: 15 * MINUTE },
  loginByAccountAndIp: { points: 10, seconds: 15 * MINUTE },
  loginByAccount: { points: 50, seconds: HOUR },
  loginByDevice: { points: 10, seconds: 15 * MINUTE },
  // More than anybody needs. Each sign-in creates a session and an audit entry, and takes processor time.
  signInByCustomer: { points: 300, seconds: 15 * MINUTE },
  registrationByIp: { points: 50, seconds: HOUR },
  mailByIp: { points: 60, seconds: HOUR },
  mailByAccount: { points: 5, seconds: HOUR },
  linkByIp: { points: 60, seconds: 15 * MINUTE },
  passwordByCustomer: { points: 10, seconds: 15 * MINUTE },
  refreshByIp: { points: 3000, seconds: 15 * MINUTE },
  // Every few seconds: also enough for access tokens that live hardly longer.
  refreshBySession: { points: 300, seconds: 15 * MINUTE },
  // Responses of the provider: for no sign-in of ours; and for one of ours, but not confirmed by the provider.
  googleByIp: { points: 100, seconds: 15 * MINUTE },
  googleAnswerByIp: { points: 3000, seconds: 15 * MINUTE },
  messageByIp: { points: 60, seconds: HOUR },
  postByCustomer: { points: 60, seconds: HOUR },
  uploadByCustomer: { points: 60, seconds: HOUR },
  exportByCustomer: { points: 10, seconds: HOUR },
  // Points of graphql-spending.ts: a page of the shop costs one to five hundred, the most expensive operation a thousand.
  graphqlByIp: { points: 5_000_000, seconds: 15 * MINUTE },
  graphqlByCustomer: { points: 300_000, seconds: 15 * MINUTE },
} as const satisfies Record<string, Rule>;

/** The name of a limit. */
export type LimitName = keyof typeof rules;

/** Counts what clients do, for all servers together. */
export interface RateLimits {
  /** Counts one more. @throws TooMany when the limit is exceeded */
  take(name: LimitName, key: string): Promise<void>;
  /** Counts one more and returns whether it is allowed, for calls that must not reveal by a refusal that the limit is exceeded. */
  mayTake(name: LimitName, key: string): Promise<boolean>;
  /** Counts many at once. Returns the seconds to wait before more is allowed; 0 for none. */
  spend(name: LimitName, key: string, points: number): Promise<number>;
  /** Removes the count: someone who succeeds was not guessing. */
  forget(name: LimitName, key: string): Promise<void>;
  /** Counts one less: a success is not an attempt, but does not remove the others. */
  giveBack(name: LimitName, key: string): Promise<void>;
  /** Deletes expired counts. */
  cleanUp(): Promise<unknown>;
}

/** Creates the limits, stored in the table `rate_limits`. */
export const createRateLimits = (dataSource: DataSource): RateLimits => {
  const storeClient = poolOf(dataSource);
  const made = new Map<LimitName, RateLimiterPostgres>();
  const limiter = (name: LimitName) => {
    const known = made.get(name);
    if (known) return known;
    const { points, seconds } = rules[name];
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
    made.set(name, limiter);
    return limiter;
  };
  /** Returns the seconds to wait; 0 when it is allowed. */
  const consume = async (name: LimitName, key: string, points = 1): Promise<number> => {
    try {
      await limiter(name).consume(digest(key), points);
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  };
  return {
    take: async (name, key) => {
      const seconds = await consume(name, key);
      if (seconds > 0) throw new TooMany(tooOften(Math.ceil(seconds / MINUTE)), seconds);
    },
    mayTake: async (name, key) => (await consume(name, key)) === 0,
    spend: consume,
    forget: async (name, key) => void (await limiter(name).delete(digest(key))),
    cleanUp: () => query(dataSource.manager, limitsCleared()),
    giveBack: async (name, key) => void (await limiter(name).reward(digest(key))),
  };
};

/** Keys contain IPs and e-mail addresses, so only their hashes are stored. */
const digest = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Returns the key by which an IP is counted: of IPv6 the /64 network, which belongs to one subscriber. */
export const ipKey = (ip: string | null): string => {
  if (ip === null) return 'unknown';
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  // "::" stands for any number of zero groups, anywhere.
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const behind = tail === undefined || tail === '' ? [] : tail.split(':');
  const all = [
    ...groups,
    ...Array<string>(Math.max(0, 8 - groups.length - behind.length)).fill('0'),
    ...behind,
  ];
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
};
