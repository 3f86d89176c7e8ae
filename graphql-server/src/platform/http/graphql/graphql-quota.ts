import type { Request, RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { tooOften } from '#schema/too-often.ts';
import { clientOf, type ClientInfo } from '#kernel/client-info.ts';
import { TooMany } from '#kernel/errors.ts';
import { refuseRequest } from './graphql-refusal.ts';
import type { Log } from '#kernel/log.ts';
import { onceAMinute } from '#kernel/once-a-minute.ts';
import { ipKey } from '#kernel/ip-key.ts';
import { type Limit, MINUTE, type RateLimits } from '#platform/rate-limits/rate-limits.ts';

// A page of the shop costs one to five hundred points, the most expensive operation a thousand.
const BY_IP: Limit = { name: 'graphqlByIp', points: 5_000_000, seconds: 15 * MINUTE };
const BY_CUSTOMER: Limit = { name: 'graphqlByCustomer', points: 300_000, seconds: 15 * MINUTE };

/** How many price units are one point of the limits `graphqlByIp` and `graphqlByCustomer`. */
const PRICE_OF_POINT = 1000;

/** How many points a server counts by itself before it settles: far more than an ordinary visit costs. */
const SETTLED_POINTS = 30_000;

/** How many IPs and customers a server keeps, and for how long. */
const MAX_KEPT = 20_000;
const KEPT_MS = 15 * 60_000;

/** After a failed settlement, how long to wait before the next one and before the next warning, in milliseconds. */
const PAUSE_MS = 60_000;

/** Who sends a request: usage is counted by customer and by IP. */
export interface Requester {
  client: ClientInfo;
  /** Undefined when nobody is signed in. */
  subject: { customerId: string } | undefined;
}

/** Returns who sends a request. */
export const requesterOf = (request: Request): Requester => ({
  client: clientOf(request),
  subject: request.user?.subject,
});

/** What an IP or a customer has used on this server since the last settlement. */
interface Account {
  points: number;
  refusedUntil: number;
  /** Not settled before this time, after a failure. */
  settledFrom: number;
}

/** The limit, and the key that it counts. */
type AccountKey = [limit: Limit, key: string];

/**
 * Counts usage in this server's memory, and settles it from time to time with `rate_limits`, which all servers share.
 * So ordinary requests need no statement for it, and all servers soon know who uses much.
 */
export const createQuota = (limits: RateLimits, log: Log) => {
  const accounts = new LRUCache<string, Account>({ max: MAX_KEPT, ttl: KEPT_MS });

  const logOne = onceAMinute();

  const addressOf = ({ client }: Requester): AccountKey => [BY_IP, ipKey(client.ip)];
  const customerOf = ({ subject }: Requester): AccountKey | undefined => subject && [BY_CUSTOMER, subject.customerId];
  const settle = async (limit: Limit, key: string, account: Account): Promise<void> => {
    const points = Math.floor(account.points);
    account.points -= points;
    try {
      const seconds = await limits.consume(limit, key, points);
      if (seconds > 0) account.refusedUntil = Date.now() + seconds * 1000;
    } catch (error) {
      account.points += points;
      account.settledFrom = Date.now() + PAUSE_MS;
      logOne(() => log.warn({ error }, 'The usage of operations could not be settled.'));
    }
  };
  const refusalOf = (requester: Requester): TooMany | null => {
    // A signed-in customer is limited by their own usage, not by that of strangers behind the same IP.
    const [limit, key] = customerOf(requester) ?? addressOf(requester);
    const until = accounts.get(`${limit.name}:${key}`)?.refusedUntil ?? 0;
    const seconds = Math.ceil((until - Date.now()) / 1000);
    return seconds <= 0 ? null : new TooMany(tooOften(Math.ceil(seconds / 60)), seconds);
  };
  /** Adds the price of an operation. Never waits. */
  const addUsage = (requester: Requester, price: number): void => {
    for (const [limit, key] of [addressOf(requester), customerOf(requester)].filter((one) => one !== undefined)) {
      const account = accounts.get(`${limit.name}:${key}`) ?? { points: 0, refusedUntil: 0, settledFrom: 0 };
      accounts.set(`${limit.name}:${key}`, account, { noUpdateTTL: true });
      account.points += price / PRICE_OF_POINT;
      if (account.points >= SETTLED_POINTS && Date.now() >= account.settledFrom) void settle(limit, key, account);
    }
  };
  return {
    addUsage,
    /** Adds the price of a REST call. @throws TooMany over the quota; nothing is added then */
    chargeQuota: (requester: Requester, price: number): void => {
      const refusal = refusalOf(requester);
      if (refusal) throw refusal;
      addUsage(requester, price);
    },
    /** Refuses requests of clients over their quota. */
    refuseOverQuota: ((request, response, next) => {
      const refusal = refusalOf(requesterOf(request));
      if (refusal) refuseRequest(request, response, refusal);
      else next();
    }) satisfies RequestHandler,
  };
};

/** Limits what operations cost over time. */
export type Quota = ReturnType<typeof createQuota>;
