import { setTimeout as wait } from 'node:timers/promises';
import type { OnlineMethod } from '#schema/payment.ts';
import type { Database } from '#platform/db/database.ts';
import { ProviderRefused, ProviderUnreachable } from '../provider.ts';
import { createSealing } from './sealing.ts';
import { PaymentTokenEntity } from './token.entity.ts';
import * as sql from './token.statements.ts';

/** A token that a provider has given. */
export interface Grant {
  token: string;
  expiresInSeconds: number;
}

/** One token of a provider for all servers of the shop. */
export interface TokenStore {
  /**
   * Returns the token; `renew` asks the provider for a new one when there is none.
   * @throws ProviderRefused, ProviderUnreachable
   */
  get(renew: () => Promise<Grant>): Promise<string>;
  /** The provider does not take this token any more. */
  drop(token: string): Promise<void>;
  /** The provider does not take this token although it is new: none is asked for until some minutes have passed. */
  refuse(token: string): Promise<void>;
}

/** How long before its end a token is renewed, in seconds, but not before half of its time has passed. */
const MARGIN_SECONDS = 600;

/** How long no token is asked for after one was refused. */
const REFUSED_SECONDS = 600;

/** How long a server may take to renew the token: longer than a call to the provider. */
const LEASE_SECONDS = 40;

/** How long others wait for it, and how often they look, in milliseconds. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 200;

/** What is stored: a token, or that none was given. */
type Stored = { token: string } | { isRefused: true };

/** What a token store needs. */
export interface TokenStoreOptions {
  database: Database;
  secrets: readonly [string, ...string[]];
  method: OnlineMethod;
  /** The credentials of the shop: a token of other ones is of no use. */
  credentials: readonly string[];
  patienceMs?: number;
}

/**
 * Returns the store of a provider's token. It is encrypted in the database, and one server at a time renews it: a
 * provider that limits how often tokens are given sees one shop, not many servers. The provider is called outside
 * transactions.
 */
export const createTokenStore = ({
  database,
  secrets,
  method,
  credentials,
  patienceMs = PATIENCE_MS,
}: TokenStoreOptions): TokenStore => {
  const { seal, open } = createSealing(secrets, JSON.stringify(['token', method, ...credentials]));
  let renewing: Promise<string> | undefined;

  const opened = (sealed: Buffer): Stored | null => {
    const text = open(sealed);
    return text === null ? null : (JSON.parse(text) as Stored);
  };

  /** Reads what is stored; `sealed` is what cannot be used, so that it may be replaced. */
  const read = async (): Promise<{ token: string } | { sealed: Buffer | null }> => {
    const [row] = await database.query(sql.tokenOf({ method }));
    const stored = row?.sealed && row.isValid ? opened(row.sealed) : null;
    if (stored === null) return { sealed: row?.sealed ?? null };
    if ('token' in stored) return stored;
    throw new ProviderRefused('The provider has given no token that it takes. It is asked again later.');
  };
  /** Stores a token, which ends the renewal. */
  const store = (stored: Stored, seconds: number) => {
    const expiresAt = () => `now() + interval '${seconds} seconds'`;
    const token = { sealed: seal(JSON.stringify(stored)), expiresAt, renewedUntil: null };
    return database.manager.update(PaymentTokenEntity, { method }, token);
  };

  const renewed = async (renew: () => Promise<Grant>): Promise<string> => {
    try {
      const { token, expiresInSeconds } = await renew();
      await store({ token }, Math.max(expiresInSeconds - MARGIN_SECONDS, expiresInSeconds / 2));
      return token;
    } catch (error) {
      if (error instanceof ProviderRefused) await store({ isRefused: true }, REFUSED_SECONDS);
      else await database.manager.update(PaymentTokenEntity, { method }, { renewedUntil: null });
      throw error;
    }
  };

  /** Renews the token, or waits until another server has. */
  const find = async (renew: () => Promise<Grant>): Promise<string> => {
    const end = Date.now() + patienceMs;
    for (;;) {
      const found = await read();
      if ('token' in found) return found.token;
      const claim = { method, leaseSeconds: LEASE_SECONDS, unusable: found.sealed };
      if ((await database.query(sql.tokenClaimed(claim))).length > 0) return renewed(renew);
      if (Date.now() > end) throw new ProviderUnreachable('Another server takes too long to renew the token.');
      await wait(PAUSE_MS);
    }
  };

  /** Replaces what is stored, if it is this token. */
  const end = async (token: string, replace: (sealed: Buffer) => Promise<unknown>) => {
    const [row] = await database.query(sql.tokenOf({ method }));
    const stored = row?.sealed && opened(row.sealed);
    if (row?.sealed && stored && 'token' in stored && stored.token === token) await replace(row.sealed);
  };

  return {
    get: async (renew) => {
      const found = await read();
      if ('token' in found) return found.token;
      renewing ??= find(renew).finally(() => {
        renewing = undefined;
      });
      return renewing;
    },
    drop: (token) =>
      // Unless there is another one by now.
      end(token, (sealed) =>
        database.manager.update(PaymentTokenEntity, { method, sealed }, { expiresAt: () => 'now()' }),
      ),
    refuse: (token) => end(token, () => store({ isRefused: true }, REFUSED_SECONDS)),
  };
};
