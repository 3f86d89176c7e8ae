import { Any, IsNull, Not, type EntityManager } from 'typeorm';
import { CUSTOMER_MESSAGES } from '#schema/customer.ts';
import { query, type Database } from '#platform/db/database.ts';
import { future, olderThan } from '#platform/db/instants.ts';
import type { Config } from '#platform/config/config.ts';
import { InvalidInput, Unauthenticated } from '#kernel/errors.ts';
import { isId } from '#kernel/paging.ts';
import { recordAudit, recordOwnAudit } from '#people/audit/audit.service.ts';
import type { ClientInfo } from '#kernel/client-info.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { lockCustomer } from '#people/customer/customer-row.ts';
import { createRefreshTokens, hashOf, type RefreshTokens } from './refresh-token.ts';
import { SessionEntity } from './session.entity.ts';
import type { SessionModel } from './session.model.ts';
import * as sql from './session.statements.ts';
import type { SessionTokens } from './session-token.ts';

/** What a browser gets when a session starts or is renewed. */
export interface Tokens {
  /** The access token, short-lived: for the header `Authorization`. */
  token: string;
  expiresAt: string;
  /** Valid for one exchange: for the cookie only. */
  refreshToken: string;
  /** For the cookie that pages and forms read. */
  pageToken: string;
  /** When the session expires, and both cookies with it. */
  refreshExpiresAt: Date;
}

/** Sessions: how they start, are renewed and end. */
export class SessionService {
  readonly #database: Database;
  readonly #tokens: SessionTokens;
  readonly #ttlSeconds: number;
  readonly #refreshTokens: RefreshTokens;

  /**
   * A session expires when it is not used for `sessionTtlSeconds`. The first secret signs, the others signed before.
   */
  constructor(database: Database, tokens: SessionTokens, config: Config) {
    this.#database = database;
    this.#tokens = tokens;
    this.#ttlSeconds = config.sessionTtlSeconds;
    this.#refreshTokens = createRefreshTokens(config.sessionSecrets);
  }

  /** Starts a session, in the transaction in which the person is authenticated. */
  async begin(manager: EntityManager, customerId: string, client: ClientInfo): Promise<Tokens> {
    const [made] = await query(manager, sql.newId());
    if (!made) throw new Error('PostgreSQL gave no id.');
    const { id } = made;
    const refreshToken = this.#refreshTokens.issue(id);
    const start = { id, customerId, refreshHash: hashOf(refreshToken), seconds: this.#ttlSeconds, ...client };
    const [row] = await query(manager, sql.sessionBegun(start));
    if (!row) throw new Error('A session was not stored.');
    return this.#tokensOf({ id, customerId, ...row }, refreshToken);
  }

  #tokensOf(
    { id: sessionId, customerId, expiresAt }: { id: string; customerId: string; expiresAt: Date },
    refreshToken: string,
  ): Tokens {
    const subject = { customerId, sessionId };
    const pageToken = this.#tokens.issuePage(subject, expiresAt);
    return { ...this.#tokens.issue(subject), refreshToken, pageToken, refreshExpiresAt: expiresAt };
  }

  /**
   * Exchanges a refresh token for the next one and a new access token. A token that was exchanged before ends the
   * session, since one of its two holders is a thief. Only a repetition of the same attempt, whose response was lost,
   * gets the same response. A forged token ends nothing and needs no statement.
   * @throws Unauthenticated when it is not valid
   */
  async refresh(refreshToken: string, attempt: string | null, client: ClientInfo): Promise<Tokens> {
    const sessionId = this.#refreshTokens.sessionOf(refreshToken);
    if (sessionId === null) throw new Unauthenticated();
    // A refusal is returned, not thrown: that the session has ended must be committed.
    const tokens = await this.#database.transaction((manager) =>
      this.#exchange(manager, sessionId, refreshToken, attempt, client),
    );
    if (!tokens) throw new Unauthenticated();
    return tokens;
  }

  async #exchange(
    manager: EntityManager,
    id: string,
    refreshToken: string,
    attempt: string | null,
    client: ClientInfo,
  ): Promise<Tokens | null> {
    const [session] = await query(manager, sql.sessionToRenew({ id }));
    if (!session) return null;
    const { customerId, refreshHash } = session;
    // The attempt was made before, and its response was lost: nobody else can know the tokens that follow from it.
    const successors = this.#refreshTokens.successors(id, refreshToken, attempt);
    const answered = successors.find((one) => refreshHash.equals(hashOf(one)));
    if (answered !== undefined) return this.#tokensOf({ id, ...session }, answered);
    if (!refreshHash.equals(hashOf(refreshToken))) {
      await manager.update(SessionEntity, { id }, { endedAt: now });
      await recordAudit(manager, { action: 'TOKEN_REUSED', customerId, actorId: null, client });
      return null;
    }
    const [successor = this.#refreshTokens.issue(id)] = successors;
    const renewal = { id, refreshHash: hashOf(successor), seconds: this.#ttlSeconds, ...client };
    const [renewed] = await query(manager, sql.sessionRenewed(renewal));
    return renewed ? this.#tokensOf({ id, customerId, ...renewed }, successor) : null;
  }

  /**
   * Returns the id of the session for which a refresh token was issued, ended or not, without the database; null for a
   * forged token.
   */
  sessionOf(refreshToken: string): string | null {
    return this.#refreshTokens.sessionOf(refreshToken);
  }

  /** Returns the confirmed customer of a session; null when there is none, or no longer. */
  async viewer(customerId: string, sessionId: string): Promise<Viewer | null> {
    if (!isId(customerId) || !isId(sessionId)) return null;
    const [row] = await this.#database.query(sql.viewer({ sessionId, customerId }));
    return row ?? null;
  }

  /** Returns the viewer's sessions, last used first. */
  listOf(viewer: Viewer): Promise<SessionModel[]> {
    return openSessions(this.#database.manager, viewer.id, viewer.sessionId);
  }

  /** Ends a session of the viewer; returns whether there was one. */
  async end(viewer: Viewer, sessionId: string, client: ClientInfo): Promise<boolean> {
    if (!isId(sessionId)) return false;
    return this.#database.transaction((manager) => endOne(manager, viewer.id, sessionId, client));
  }

  /** Ends the session of a refresh token, used or not: for signing out when the access token has expired. */
  async endByRefreshToken(refreshToken: string, client: ClientInfo): Promise<void> {
    const sessionId = this.#refreshTokens.sessionOf(refreshToken);
    if (sessionId === null) return;
    await this.#database.transaction(async (manager) => {
      const session = await manager.findOne(SessionEntity, {
        select: { id: true, customerId: true },
        where: { id: sessionId },
      });
      // Also with a used token: the response of the last exchange may have been lost, so that the browser has the
      // previous token.
      if (session) await endOne(manager, session.customerId, sessionId, client);
    });
  }

  /** Ends all sessions of the viewer, including the current one; returns how many. */
  async endAll(viewer: Viewer, client: ClientInfo): Promise<number> {
    return this.#database.transaction(async (manager) => {
      await lockCustomer(manager, viewer.id);
      const ended = await endSessions(manager, [viewer.id]);
      const details = { sessions: String(ended) };
      await recordOwnAudit(manager, 'SIGNED_OUT_EVERYWHERE', viewer.id, client, details);
      return ended;
    });
  }
}

const now = () => 'now()';

/** Matches sessions that have neither ended nor expired. */
const open = <Where extends object>(where: Where) => ({ ...where, endedAt: IsNull(), expiresAt: future() });

/** Returns a customer's sessions, last used first, for the viewer with the session `current`. */
export const openSessions = async (
  manager: EntityManager,
  customerId: string,
  current: string,
): Promise<SessionModel[]> => {
  const sessions = await manager.find(SessionEntity, {
    select: { id: true, beganAt: true, usedAt: true, userAgent: true, address: true },
    where: open({ customerId }),
    order: { usedAt: 'DESC', id: 'DESC' },
    take: 100,
  });
  return sessions.map((one) => ({ ...one, isCurrent: one.id === current }));
};

/**
 * Ends the sessions of customers, all, all but one or only one; returns how many. The caller has locked the customers, so that
 * two callers cannot deadlock.
 */
export const endSessions = async (
  manager: EntityManager,
  customerIds: readonly string[],
  { but, only }: { but?: string; only?: string } = {},
): Promise<number> => {
  const id = only ?? (but === undefined ? undefined : Not(but));
  const sessions = open({ customerId: Any(customerIds), ...(id !== undefined && { id }) });
  const { affected } = await manager.update(SessionEntity, sessions, { endedAt: now });
  return affected ?? 0;
};

/** Checks that the session is only minutes old, for accounts without a password to ask for. @throws InvalidInput */
export const checkFreshLogin = async (manager: EntityManager, sessionId: string): Promise<void> => {
  const beganAt = Not(olderThan('15 minutes'));
  if (!(await manager.existsBy(SessionEntity, { id: sessionId, beganAt })))
    throw new InvalidInput([{ field: 'email', message: CUSTOMER_MESSAGES.freshLoginNeeded }]);
};

const endOne = async (
  manager: EntityManager,
  customerId: string,
  sessionId: string,
  client: ClientInfo,
): Promise<boolean> => {
  const { affected } = await manager.update(SessionEntity, open({ id: sessionId, customerId }), {
    endedAt: now,
  });
  if (affected === 1) await recordOwnAudit(manager, 'SIGNED_OUT', customerId, client);
  return affected === 1;
};
