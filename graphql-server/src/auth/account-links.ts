import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Database } from '../db/database.ts';
import type { LinkPurpose } from './account.entity.ts';

/** How long a link is good, in seconds. */
const LIFETIMES: Record<LinkPurpose, number> = { CONFIRM_EMAIL: 3 * 86_400, RESET_PASSWORD: 3600 };

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Makes the token of a link; older links of the same purpose are good no more. Only its hash is kept. */
export const createLink = async (
  manager: EntityManager,
  customerId: string,
  purpose: LinkPurpose,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  // Of two that are made at once, too, only the later one is good.
  await manager.query('SELECT FROM customers WHERE id = $1 FOR NO KEY UPDATE', [customerId]);
  await forgetLinks(manager, customerId, purpose);
  await manager.query(
    `INSERT INTO account_links (hash, customer_id, purpose, expires_at)
     VALUES ($1, $2, $3, now() + make_interval(secs => $4))`,
    [hashOf(token), customerId, purpose, LIFETIMES[purpose]],
  );
  return token;
};

/** Whether a link may be used now. Only using it up says so for certain. */
export const isGoodLink = async (
  database: Database,
  token: string,
  purpose: LinkPurpose,
): Promise<boolean> => {
  const found = await database.query({
    name: 'good-link',
    text: 'SELECT hash FROM account_links WHERE hash = $1 AND purpose = $2 AND expires_at > now()',
    values: [hashOf(token), purpose],
  });
  return found.length > 0;
};

/** Uses a link up; answers whose it was, or null when it was used before, has ended, or never was. */
export const useLink = async (
  manager: EntityManager,
  token: string,
  purpose: LinkPurpose,
): Promise<string | null> => {
  // The customer first, as who makes or forgets links does: otherwise the two could wait for each other.
  const [rows]: [{ customerId: string; isGood: boolean }[], number] = await manager.query(
    `WITH owner AS MATERIALIZED (
       SELECT c.id FROM customers c JOIN account_links l ON l.customer_id = c.id
       WHERE l.hash = $1 AND l.purpose = $2 FOR NO KEY UPDATE OF c
     )
     DELETE FROM account_links l USING owner WHERE l.hash = $1 AND l.purpose = $2 AND l.customer_id = owner.id
     RETURNING l.customer_id AS "customerId", l.expires_at > now() AS "isGood"`,
    [hashOf(token), purpose],
  );
  const [link] = rows;
  return link?.isGood ? link.customerId : null;
};

/** Makes links of that purpose good no more. */
export const forgetLinks = async (
  manager: EntityManager,
  customerId: string,
  purpose: LinkPurpose,
): Promise<void> => {
  await manager.query('DELETE FROM account_links WHERE customer_id = $1 AND purpose = $2', [
    customerId,
    purpose,
  ]);
};
