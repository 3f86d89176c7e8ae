import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { tooOftenMessage } from '../../schema/too-often.ts';
import { clientOf, type ClientInfo } from './customer/client-info.ts';
import type { TokenSubject } from './customer/session-token.ts';
import { TooMany } from './errors.ts';
import { refuseRequest } from './graphql-refusal.ts';
import type { Log } from './log.ts';
import { addressKey, type LimitName, type RateLimits } from './rate-limits.ts';

/** Price units that are one point of the limits `graphqlByAddress` and `graphqlByCustomer`. */
const PRICE_OF_POINT = 1000;

/** Points that a server keeps to itself before it tells the others: far more than anybody's visit costs. */
const SETTLED_POINTS = 30_000;

/** How many addresses and customers a server remembers, and for how long. */
const MAX_KEPT = 20_000;
const KEPT_MS = 15 * 60_000;

/** Who asks: what their operations cost is counted by customer and by address. */
interface Asker {
  client: ClientInfo;
  subject: TokenSubject | undefined;
}

/** What one address or customer has spent here since the last settlement. */
interface Account {
  points: number;
  refusedUntil: number;
}

/** Limits what operations cost over time. */
export interface Spending {
  /** Counts what an operation costs. Never waits. */
  spend: (asker: Asker, price: number) => void;
  /** Refuses who has spent too much. */
  refuseSpent: RequestHandler;
}

/**
 * Counts in this server's memory, and now and then settles with `rate_limits`, which all servers share: an ordinary request needs no
 * statement for it, and whoever spends much is known everywhere soon.
 */
export const createSpending = (limits: RateLimits, log: Log): Spending => {
  const accounts = new LRUCache<string, Account>({ max: MAX_KEPT, ttl: KEPT_MS });

  const keysOf = ({ client, subject }: Asker): [LimitName, string][] => [
    ['graphqlByAddress', addressKey(client.address)],
    ...(subject ? [['graphqlByCustomer', subject.customerId] satisfies [LimitName, string]] : []),
  ];
  const settle = async (name: LimitName, key: string, account: Account): Promise<void> => {
    const points = Math.floor(account.points);
    account.points -= points;
    try {
      const seconds = await limits.spend(name, key, points);
      if (seconds > 0) account.refusedUntil = Date.now() + seconds * 1000;
    } catch (error) {
      account.points += points;
      log.warn({ error }, 'What operations cost could not be settled.');
    }
  };
  return {
    spend: (asker, price) => {
      for (const [name, key] of keysOf(asker)) {
        const account = accounts.get(`${name}:${key}`) ?? { points: 0, refusedUntil: 0 };
        accounts.set(`${name}:${key}`, account, { noUpdateTTL: true });
        account.points += price / PRICE_OF_POINT;
        if (account.points >= SETTLED_POINTS) void settle(name, key, account);
      }
    },
    refuseSpent: (request, response, next) => {
      const asker = { client: clientOf(request), subject: request.user?.subject };
      const until = Math.max(
        ...keysOf(asker).map(([name, key]) => accounts.get(`${name}:${key}`)?.refusedUntil ?? 0),
      );
      const seconds = Math.ceil((until - Date.now()) / 1000);
      if (seconds <= 0) return next();
      refuseRequest(request, response, new TooMany(tooOftenMessage(Math.ceil(seconds / 60)), seconds));
    },
  };
};
