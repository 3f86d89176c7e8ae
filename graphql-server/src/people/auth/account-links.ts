import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { lockCustomer } from '../customer/customer-row.ts';
import { query, type Database } from '#platform/db/database.ts';
import { AccountLinkEntity, type LinkPurpose } from './account.entity.ts';
import { goodLink, linkStored, linkUsed } from './auth.statements.ts';

/** How long a link is valid, in seconds. */
const LIFETIMES: Record<LinkPurpose, number> = { CONFIRM_EMAIL: 3 * 86_400, RESET_PASSWORD: 3600 };

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Creates a link and returns its token; only its hash is stored. Older links of the same purpose become invalid. */
export const createLink = async (
  manager: EntityManager,
  customerId: string,
  purpose: LinkPurpose,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  // Locks the customer, so that of two simultaneous calls only the later one's link is valid.
  await lockCustomer(manager, customerId);
  await forgetLinks(manager, customerId, purpose);
  await query(manager, linkStored({ hash: hashOf(token), customerId, purpose, seconds: LIFETIMES[purpose] }));
  return token;
};

/** Whether a link is valid now. Only `useLink` decides for certain. */
export const isGoodLink = async (
  database: Database,
  token: string,
  purpose: LinkPurpose,
): Promise<boolean> => {
  const found = await database.query(goodLink({ hash: hashOf(token), purpose }));
  return found.length > 0;
};

/** Uses a link up. Returns the customer's id, or null when it was used before, has expired, or never existed. */
export const useLink = async (
  manager: EntityManager,
  token: string,
  purpose: LinkPurpose,
): Promise<string | null> => {
  const [link] = await query(manager, linkUsed({ hash: hashOf(token), purpose }));
  return link?.isGood ? link.customerId : null;
};

/** Invalidates a customer's links of a purpose. */
export const forgetLinks = async (
  manager: EntityManager,
  customerId: string,
  purpose: LinkPurpose,
): Promise<void> => {
  await manager.delete(AccountLinkEntity, { customerId, purpose });
};
