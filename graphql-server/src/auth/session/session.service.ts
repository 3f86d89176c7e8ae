import type { EntityManager } from 'typeorm';
import { CUSTOMER_MESSAGES } from '../../../../schema/customer.ts';
import type { Database } from '../../db/database.ts';
import { InvalidInput, Unauthenticated } from '../../errors.ts';
import { isId } from '../../paging.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { ClientInfo } from '../../client-info.ts';
import { customerColumns } from '../../customer/customer.columns.ts';
import type { Viewer } from '../../customer/customer.model.ts';
import { createRefreshTokens, hashOf, type RefreshTokens } from './refresh-token.ts';
import type { SessionModel } from './session.model.ts';
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
    const id = await newId(manager);
    const refreshToken = this.#refreshTokens.issue(id);
    const [row]: { expiresAt: Date }[] = await manager.query(
      `INSERT INTO sessions (id, customer_id, expires_at, refresh_hash, address, user_agent)
       VALUES ($1, $2, now() + make_interval(secs => $3), $4, $5, $6) RETURNING expires_at AS "expiresAt"`,
      [id, customerId, this.#ttlSeconds, hashOf(refreshToken), client.ip, client.userAgent],
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
    const [session]: { customerId: string; refreshHash: Buffer; expiresAt: Date }[] = await manager.query(
      `SELECT s.customer_id AS "customerId", s.refresh_hash AS "refreshHash", s.expires_at AS "expiresAt"
       FROM sessions s JOIN customers c ON c.id = s.customer_id
       WHERE s.id = $1 AND s.ended_at IS NULL AND s.expires_at > now() AND c.status = 'CONFIRMED' FOR UPDATE OF s`,
      [sessionId],
    );
    if (!session) return null;
    const { customerId, refreshHash } = session;
    // The attempt was made before, and its answer did not arrive: nobody else can name what followed from it.
    const successors = this.#refreshTokens.successors(sessionId, refreshToken, attempt);
    const answered = successors.find((one) => refreshHash.equals(hashOf(one)));
    if (answered !== undefined) return { customerId, refreshToken: answered, expiresAt: session.expiresAt };
    if (!refreshHash.equals(hashOf(refreshToken))) {
      await manager.query('UPDATE sessions SET ended_at = now() WHERE id = $1', [sessionId]);
      await recordAudit(manager, { action: 'TOKEN_REUSED', customerId, actorId: null, client });
      return null;
    }
    const [successor = this.#refreshTokens.issue(sessionId)] = successors;
    const [renewed]: [{ expiresAt: Date }[], number] = await manager.query(
      `UPDATE sessions SET refresh_hash = $2, used_at = now(), expires_at = now() + make_interval(secs => $3),
         address = $4, user_agent = $5 WHERE id = $1 RETURNING expires_at AS "expiresAt"`,
      [sessionId, hashOf(successor), this.#ttlSeconds, client.ip, client.userAgent],
    );
    const expiresAt = renewed[0]?.expiresAt;
    return expiresAt ? { customerId, refreshToken: successor, expiresAt } : null;
  }

  /** The session that a refresh token was given out for, ended or not: without asking the database. Null when it is made up. */
  sessionOf(refreshToken: string): string | null {
    return this.#refreshTokens.sessionOf(refreshToken);
  }

  /** The confirmed customer behind a session; null when there is none (any more). */
  async viewer(customerId: string, sessionId: string): Promise<Viewer | null> {
    if (!isId(customerId) || !isId(sessionId)) return null;
    const [row] = await this.#database.query<Viewer>({
      name: 'viewer',
      text: `SELECT ${customerColumns('c')}, s.id AS "sessionId" FROM sessions s JOIN customers c ON c.id = s.customer_id
        WHERE s.id = $1 AND c.id = $2 AND c.status = 'CONFIRMED' AND s.ended_at IS NULL AND s.expires_at > now()`,
      values: [sessionId, customerId],
    });
    return row ?? null;
  }

  /** Where the viewer is signed in, last used first. */
  async listOf(viewer: Viewer): Promise<SessionModel[]> {
    return this.#database.query<SessionModel>({
      name: 'sessions-of',
      text: `SELECT id, began_at AS "beganAt", used_at AS "usedAt", user_agent AS "userAgent", address,
          id = $2 AS "isCurrent"
        FROM sessions WHERE customer_id = $1 AND ended_at IS NULL AND expires_at > now()
        ORDER BY used_at DESC, id DESC LIMIT 100`,
      values: [viewer.id, viewer.sessionId],
    });
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
      const [session]: { customerId: string }[] = await manager.query(
        'SELECT customer_id AS "customerId" FROM sessions WHERE id = $1',
        [sessionId],
      );
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
  // One after the other, always in the same order: two who end them at once never wait for each other in a circle.
  const [, count]: [object[], number] = await manager.query(
    `WITH open AS MATERIALIZED (
       SELECT id FROM sessions
       WHERE customer_id = $1 AND ended_at IS NULL AND expires_at > now() AND id IS DISTINCT FROM $2
       ORDER BY id FOR NO KEY UPDATE
     )
     UPDATE sessions s SET ended_at = now() FROM open WHERE s.id = open.id`,
    [customerId, but],
  );
  return count;
};

/** Whoever has no password to be asked for proves by a sign-in of just now who they are. @throws InvalidInput */
export const checkFreshLogin = async (manager: EntityManager, sessionId: string): Promise<void> => {
  const [session]: { isFresh: boolean }[] = await manager.query(
    `SELECT began_at > now() - interval '15 minutes' AS "isFresh" FROM sessions WHERE id = $1`,
    [sessionId],
  );
  if (!session?.isFresh)
    throw new InvalidInput([{ field: 'email', message: CUSTOMER_MESSAGES.freshLoginNeeded }]);
};

const endOne = async (
  manager: EntityManager,
  customerId: string,
  sessionId: string,
  client: ClientInfo,
): Promise<boolean> => {
  const [, count]: [object[], number] = await manager.query(
    `UPDATE sessions SET ended_at = now()
     WHERE id = $1 AND customer_id = $2 AND ended_at IS NULL AND expires_at > now()`,
    [sessionId, customerId],
  );
  if (count > 0)
    await recordAudit(manager, { action: 'SIGNED_OUT', customerId, actorId: customerId, client });
  return count > 0;
};

const newId = async (manager: EntityManager): Promise<string> => {
  const [row]: { id: string }[] = await manager.query('SELECT uuidv7() AS id');
  if (!row) throw new Error('PostgreSQL gave no id.');
  return row.id;
};
