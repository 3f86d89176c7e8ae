import type { EntityManager } from 'typeorm';
import { CUSTOMER_MESSAGES } from '../../../../schema/customer.ts';
import { query, type Database } from '../../db/database.ts';
import { InvalidInput, Unauthenticated } from '../../errors.ts';
import { isId } from '../../paging.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { ClientInfo } from '../../client-info.ts';
import type { Viewer } from '../../customer/customer.model.ts';
import { createRefreshTokens, hashOf, type RefreshTokens } from './refresh-token.ts';
import { SessionEntity } from './session.entity.ts';
import type { SessionModel } from './session.model.ts';
import {
  freshSession,
  newId,
  sessionBegun,
  sessionEnded,
  sessionRenewed,
  sessionsEnded,
  sessionsOf,
  sessionToRenew,
  viewer,
} from './session.statements.ts';
import type { SessionTokens } from './session-token.ts';

/** What the browser gets when a session begins or goes on. */
export interface Tokens {
  /** Signed, short-lived: goes into the header `Authorization`. */
  token: string;
  expiresAt: string;
  /** Good for one exchange: goes into the cookie and nowhere else. */
  refreshToken: string;
  refreshExpiresAt: Date;
}

/** What became of a refresh token that was to be exchanged. */
type Exchange = { customerId: string; refreshToken: string; expiresAt: Date } | null;

/** Sessions: how they begin, go on and end. */
export class SessionService {
  readonly #database: Database;
  readonly #tokens: SessionTokens;
  readonly #ttlSeconds: number;
  readonly #refreshTokens: RefreshTokens;

  /** A session that is not used for `ttlSeconds` is over. The first secret signs, the others signed before. */
  constructor(
    database: Database,
    tokens: SessionTokens,
    { ttlSeconds, secrets }: { ttlSeconds: number; secrets: readonly [string, ...string[]] },
  ) {
    this.#database = database;
    this.#tokens = tokens;
    this.#ttlSeconds = ttlSeconds;
    this.#refreshTokens = createRefreshTokens(secrets);
  }

  /** Begins a session in the transaction in which somebody proves who they are. */
  async begin(manager: EntityManager, customerId: string, client: ClientInfo): Promise<Tokens> {
    const [made] = await query(manager, newId());
    if (!made) throw new Error('PostgreSQL gave no id.');
    const { id } = made;
    const refreshToken = this.#refreshTokens.issue(id);
    const [row] = await query(
      manager,
      sessionBegun({
        id,
        customerId,
        seconds: this.#ttlSeconds,
        refreshHash: hashOf(refreshToken),
        ip: client.ip,
        userAgent: client.userAgent,
      }),
    );
    if (!row) throw new Error('A session was not stored.');
    return {
      ...this.#tokens.issue({ customerId, sessionId: id }),
      refreshToken,
      refreshExpiresAt: row.expiresAt,
    };
  }

  /**
   * Exchanges a refresh token for its successor and a new access token. A token that was exchanged before ends the
   * session: either copy may be in the wrong hands. Only who repeats the very same attempt, whose answer was lost on the
   * way, is given the same answer. One that the shop never gave ends nothing, and costs no statement.
   * @throws Unauthenticated when it is not good
   */
  async refresh(refreshToken: string, attempt: string | null, client: ClientInfo): Promise<Tokens> {
    const sessionId = this.#refreshTokens.sessionOf(refreshToken);
    if (sessionId === null) throw new Unauthenticated();
    const exchange = await this.#database.transaction((manager) =>
      this.#exchange(manager, { sessionId, refreshToken, attempt, client }),
    );
    if (!exchange) throw new Unauthenticated();
    const { customerId, expiresAt } = exchange;
    return {
      ...this.#tokens.issue({ customerId, sessionId }),
      refreshToken: exchange.refreshToken,
      refreshExpiresAt: expiresAt,
    };
  }

  async #exchange(
    manager: EntityManager,
    {
      sessionId,
      refreshToken,
      attempt,
      client,
    }: { sessionId: string; refreshToken: string; attempt: string | null; client: ClientInfo },
  ): Promise<Exchange> {
    const [session] = await query(manager, sessionToRenew({ id: sessionId }));
    if (!session) return null;
    const { customerId, refreshHash } = session;
    // The attempt was made before, and its answer did not arrive: nobody else can name what followed from it.
    const successors = this.#refreshTokens.successors(sessionId, refreshToken, attempt);
    const answered = successors.find((one) => refreshHash.equals(hashOf(one)));
    if (answered !== undefined) return { customerId, refreshToken: answered, expiresAt: session.expiresAt };
    if (!refreshHash.equals(hashOf(refreshToken))) {
      await manager.update(SessionEntity, { id: sessionId }, { endedAt: () => 'now()' });
      await recordAudit(manager, { action: 'TOKEN_REUSED', customerId, actorId: null, client });
      return null;
    }
    const [successor = this.#refreshTokens.issue(sessionId)] = successors;
    const [renewed] = await query(
      manager,
      sessionRenewed({
        id: sessionId,
        refreshHash: hashOf(successor),
        seconds: this.#ttlSeconds,
        ip: client.ip,
        userAgent: client.userAgent,
      }),
    );
    return renewed ? { customerId, refreshToken: successor, expiresAt: renewed.expiresAt } : null;
  }

  /** The session that a refresh token was given out for, ended or not: without asking the database. Null when it is made up. */
  sessionOf(refreshToken: string): string | null {
    return this.#refreshTokens.sessionOf(refreshToken);
  }

  /** The confirmed customer behind a session; null when there is none (any more). */
  async viewer(customerId: string, sessionId: string): Promise<Viewer | null> {
    if (!isId(customerId) || !isId(sessionId)) return null;
    const [row] = await this.#database.query(viewer({ sessionId, customerId }));
    return row ?? null;
  }

  /** Where the viewer is signed in, last used first. */
  listOf(viewer: Viewer): Promise<SessionModel[]> {
    return this.#database.query(sessionsOf({ customerId: viewer.id, currentId: viewer.sessionId }));
  }

  /** Ends a session of the viewer; answers whether there was one. */
  async end(viewer: Viewer, sessionId: string, client: ClientInfo): Promise<boolean> {
    if (!isId(sessionId)) return false;
    return this.#database.transaction((manager) => endOne(manager, viewer.id, sessionId, client));
  }

  /** Ends the session that a refresh token belongs to, used or not: for who signs out after their access token ended. */
  async endByRefreshToken(refreshToken: string, client: ClientInfo): Promise<void> {
    const sessionId = this.#refreshTokens.sessionOf(refreshToken);
    if (sessionId === null) return;
    await this.#database.transaction(async (manager) => {
      const session = await manager.findOne(SessionEntity, {
        select: { id: true, customerId: true },
        where: { id: sessionId },
      });
      // Whether it was used or not: the answer of the last exchange may have been lost, and the browser have the token before.
      if (session) await endOne(manager, session.customerId, sessionId, client);
    });
  }

  /** Ends every session of the viewer, this one too; answers how many. */
  async endAll(viewer: Viewer, client: ClientInfo): Promise<number> {
    return this.#database.transaction(async (manager) => {
      const ended = await endSessions(manager, viewer.id);
      await recordAudit(manager, {
        action: 'SIGNED_OUT_EVERYWHERE',
        customerId: viewer.id,
        actorId: viewer.id,
        client,
        details: { sessions: String(ended) },
      });
      return ended;
    });
  }
}

/** Ends the sessions of a customer, all or all but one; answers how many. */
export const endSessions = async (
  manager: EntityManager,
  customerId: string,
  but: string | null = null,
): Promise<number> => {
  return (await query(manager, sessionsEnded({ customerId, but }))).length;
};

/** Whoever has no password to be asked for proves by a sign-in of just now who they are. @throws InvalidInput */
export const checkFreshLogin = async (manager: EntityManager, sessionId: string): Promise<void> => {
  const [session] = await query(manager, freshSession({ id: sessionId }));
  if (!session?.isFresh)
    throw new InvalidInput([{ field: 'email', message: CUSTOMER_MESSAGES.freshLoginNeeded }]);
};

const endOne = async (
  manager: EntityManager,
  customerId: string,
  sessionId: string,
  client: ClientInfo,
): Promise<boolean> => {
  const [ended] = await query(manager, sessionEnded({ id: sessionId, customerId }));
  if (ended) await recordAudit(manager, { action: 'SIGNED_OUT', customerId, actorId: customerId, client });
  return ended !== undefined;
};
