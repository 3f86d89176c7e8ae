import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { tooOften } from '../../schema/too-often.ts';
import { poolOf } from './db/database.ts';
import { TooMany } from './errors.ts';

/** How often something may be done in how many seconds. */
interface Rule {
  points: number;
  seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Per network address the numbers are generous: in Bangladesh thousands of phones share one. Who guesses a password is
 * held by the rules per account; a browser in which the account signed in before has tries of its own, so that no
 * stranger can use them up (OWASP, device cookies).
 */
const rules = {
  loginByIp: { points: 300, seconds: 15 * MINUTE },
  loginByAccountAndIp: { points: 10, seconds: 15 * MINUTE },
  loginByAccount: { points: 50, seconds: HOUR },
  loginByDevice: { points: 10, seconds: 15 * MINUTE },
  // Nobody needs so many; but each is a session and an entry of the audit log, and work for the processor.
  signInByCustomer: { points: 300, seconds: 15 * MINUTE },
  registrationByIp: { points: 50, seconds: HOUR },
  mailByIp: { points: 60, seconds: HOUR },
  mailByAccount: { points: 5, seconds: HOUR },
  linkByIp: { points: 60, seconds: 15 * MINUTE },
  passwordByCustomer: { points: 10, seconds: 15 * MINUTE },
  refreshByIp: { points: 3000, seconds: 15 * MINUTE },
  // Every few seconds: also enough for access tokens that are good for hardly longer.
  refreshBySession: { points: 300, seconds: 15 * MINUTE },
  // What comes back from the provider: to no sign-in of ours; and to one of ours, but not confirmed by the provider.
  googleByIp: { points: 100, seconds: 15 * MINUTE },
  googleAnswerByIp: { points: 3000, seconds: 15 * MINUTE },
  messageByIp: { points: 60, seconds: HOUR },
  postByCustomer: { points: 60, seconds: HOUR },
  uploadByCustomer: { points: 60, seconds: HOUR },
  exportByCustomer: { points: 10, seconds: HOUR },
  // Points of graphql-spending.ts: a page of the shop costs one to five hundred, the dearest operation a thousand.
  graphqlByIp: { points: 5_000_000, seconds: 15 * MINUTE },
  graphqlByCustomer: { points: 300_000, seconds: 15 * MINUTE },
} as const satisfies Record<string, Rule>;

/** What is counted. */
export type LimitName = keyof typeof rules;

/** Counts what people do, for all servers together. */
export interface RateLimits {
  /** Counts one more. @throws TooMany when it is one too many */
  take(name: LimitName, key: string): Promise<void>;
  /** Whether one more may be done; it is counted. For what must not tell by a refusal that it was one too many. */
  mayTake(name: LimitName, key: string): Promise<boolean>;
  /** Counts many at once. Answers the seconds to wait before more may be done; 0 while there is no need. */
  spend(name: LimitName, key: string, points: number): Promise<number>;
  /** Forgets what was counted: whoever succeeds was not guessing. */
  forget(name: LimitName, key: string): Promise<void>;
  /** Counts one less: what succeeded is no attempt, but does not excuse those of others. */
  giveBack(name: LimitName, key: string): Promise<void>;
  /** Deletes what was counted for a time that is over. */
  cleanUp(): Promise<unknown>;
}

/** The limits, kept in the table `rate_limits`. */
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
  /** Seconds to wait; 0 when it may be done. */
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
    cleanUp: () =>
      dataSource.query('DELETE FROM rate_limits WHERE expire < extract(epoch FROM now()) * 1000'),
    giveBack: async (name, key) => void (await limiter(name).reward(digest(key))),
  };
};

/** Keys hold addresses and e-mails, which nobody needs to read in the table. */
const digest = (key: string) => createHash('sha256').update(key).digest('base64url');

/** What counts as one address: of IPv6 the network of /64, which one subscriber has to themselves. */
export const ipKey = (ip: string | null): string => {
  if (ip === null) return 'unknown';
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  // Two groups of zeros are written as "::", which may stand anywhere.
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
