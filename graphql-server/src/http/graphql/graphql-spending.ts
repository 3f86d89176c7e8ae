import type { Request, RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { tooOften } from '../../../../schema/too-often.ts';
import { clientOf, type ClientInfo } from '../../client-info.ts';
import { TooMany } from '../../errors.ts';
import { refuseRequest } from './graphql-refusal.ts';
import type { Log } from '../../log.ts';
import { ipKey, type LimitName, type RateLimits } from '../../rate-limits.ts';

/** Price units that are one point of the limits `graphqlByIp` and `graphqlByCustomer`. */
const PRICE_OF_POINT = 1000;

/** Points that a server keeps to itself before it tells the others: far more than anybody's visit costs. */
const SETTLED_POINTS = 30_000;

/** How many addresses and customers a server remembers, and for how long. */
const MAX_KEPT = 20_000;
const KEPT_MS = 15 * 60_000;

/** How long a settlement that failed is not tried again, and how long a warning about it stands for all. */
const PAUSE_MS = 60_000;

/** Who asks: what their operations cost is counted by customer and by address. */
interface Asker {
  client: ClientInfo;
  /** Undefined for who is not signed in. */
  subject: { customerId: string } | undefined;
}

/** Who sends a request. */
export const askerOf = (request: Request): Asker => ({
  client: clientOf(request),
  subject: request.user?.subject,
});

/** What one address or customer has spent here since the last settlement. */
interface Account {
  points: number;
  refusedUntil: number;
  /** Not settled before, since it failed the last time. */
  settledFrom: number;
}

/** What is counted, and of whom. */
type AccountKey = [name: LimitName, key: string];

/** Limits what operations cost over time. */
export interface Spending {
  /** Counts what an operation costs. Never waits. */
  spend: (asker: Asker, price: number) => void;
  /** Counts what a documented call costs. @throws TooMany for who has spent too much: nothing is counted then */
  pay: (asker: Asker, price: number) => void;
  /** Refuses who has spent too much. */
  refuseSpent: RequestHandler;
}

/**
 * Counts in this server's memory, and now and then settles with `rate_limits`, which all servers share: an ordinary request needs no
 * statement for it, and whoever spends much is known everywhere soon.
 */
export const createSpending = (limits: RateLimits, log: Log): Spending => {
  const accounts = new LRUCache<string, Account>({ max: MAX_KEPT, ttl: KEPT_MS });

  let warnedAt = -Infinity;

  const addressOf = ({ client }: Asker): AccountKey => ['graphqlByIp', ipKey(client.ip)];
  const customerOf = ({ subject }: Asker): AccountKey | undefined =>
    subject && ['graphqlByCustomer', subject.customerId];
  const settle = async (name: LimitName, key: string, account: Account): Promise<void> => {
    const points = Math.floor(account.points);
    account.points -= points;
    try {
      const seconds = await limits.spend(name, key, points);
      if (seconds > 0) account.refusedUntil = Date.now() + seconds * 1000;
    } catch (error) {
      account.points += points;
      account.settledFrom = Date.now() + PAUSE_MS;
      if (Date.now() - warnedAt < PAUSE_MS) return;
      warnedAt = Date.now();
      log.warn({ error }, 'What operations cost could not be settled.');
    }
  };
  const refusalOf = (asker: Asker): TooMany | null => {
    // What strangers at the same address spend is no reason to refuse somebody who is signed in.
    const [name, key] = customerOf(asker) ?? addressOf(asker);
    const until = accounts.get(`${name}:${key}`)?.refusedUntil ?? 0;
    const seconds = Math.ceil((until - Date.now()) / 1000);
    return seconds <= 0 ? null : new TooMany(tooOften(Math.ceil(seconds / 60)), seconds);
  };
  const spend: Spending['spend'] = (asker, price) => {
    for (const [name, key] of [addressOf(asker), customerOf(asker)].filter((one) => one !== undefined)) {
      const account = accounts.get(`${name}:${key}`) ?? { points: 0, refusedUntil: 0, settledFrom: 0 };
      accounts.set(`${name}:${key}`, account, { noUpdateTTL: true });
      account.points += price / PRICE_OF_POINT;
      if (account.points >= SETTLED_POINTS && Date.now() >= account.settledFrom)
        void settle(name, key, account);
    }
  };
  return {
    spend,
    pay: (asker, price) => {
      const refusal = refusalOf(asker);
      if (refusal) throw refusal;
      spend(asker, price);
    },
    refuseSpent: (request, response, next) => {
      const refusal = refusalOf(askerOf(request));
      if (refusal) refuseRequest(request, response, refusal);
      else next();
    },
  };
};
