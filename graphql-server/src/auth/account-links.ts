import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { customerHeld } from '../customer/customer.statements.ts';
import { query, type Database } from '../db/database.ts';
import { AccountLinkEntity, type LinkPurpose } from './account.entity.ts';
import { goodLink, linkStored, linkUsed } from './auth.statements.ts';

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
  await query(manager, customerHeld({ id: customerId }));
  await forgetLinks(manager, customerId, purpose);
  await query(manager, linkStored({ hash: hashOf(token), customerId, purpose, seconds: LIFETIMES[purpose] }));
  return token;
};

/** Whether a link may be used now. Only using it up says so for certain. */
export const isGoodLink = async (
  database: Database,
  token: string,
  purpose: LinkPurpose,
): Promise<boolean> => {
  const found = await database.query(goodLink({ hash: hashOf(token), purpose }));
  return found.length > 0;
};

/** Uses a link up; answers whose it was, or null when it was used before, has ended, or never was. */
export const useLink = async (
  manager: EntityManager,
  token: string,
  purpose: LinkPurpose,
): Promise<string | null> => {
  const [link] = await query(manager, linkUsed({ hash: hashOf(token), purpose }));
  return link?.isGood ? link.customerId : null;
};

/** Makes links of that purpose good no more. */
export const forgetLinks = async (
  manager: EntityManager,
  customerId: string,
  purpose: LinkPurpose,
): Promise<void> => {
  await manager.delete(AccountLinkEntity, { customerId, purpose });
};
