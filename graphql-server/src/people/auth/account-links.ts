import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { lockCustomer } from '../customer/customer-row.ts';
import { query, type Database } from '#platform/db/database.ts';
import { future } from '#platform/db/instants.ts';
import { AccountLinkEntity, type LinkPurpose } from './account.entity.ts';
import * as sql from './auth.statements.ts';

/** How long a link is valid, in seconds. */
const LIFETIMES: Record<LinkPurpose, number> = { CONFIRM_EMAIL: 3 * 86_400, RESET_PASSWORD: 3600 };

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** How long who is invited to the staff may take to choose a password, in seconds. */
export const INVITATION_SECONDS = 7 * 86_400;

/**
 * Creates a link and returns its token; only its hash is stored. Older links of the same purpose become invalid. A mail
 * that nobody waits for may give it a longer life.
 */
export const createLink = async (
  manager: EntityManager,
  customerId: string,
  purpose: LinkPurpose,
  lifetimeSeconds = LIFETIMES[purpose],
): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  // Locks the customer, so that of two simultaneous calls only the later one's link is valid.
  await lockCustomer(manager, customerId);
  await forgetLinks(manager, customerId, purpose);
  await manager.insert(AccountLinkEntity, {
    hash: hashOf(token),
    customerId,
    purpose,
    expiresAt: () => `now() + interval '${lifetimeSeconds} seconds'`,
  });
  return token;
};

/** Whether a link is valid now. Only `useLink` decides for certain. */
export const isGoodLink = ({ manager }: Database, token: string, purpose: LinkPurpose): Promise<boolean> =>
  manager.existsBy(AccountLinkEntity, { hash: hashOf(token), purpose, expiresAt: future() });

/** Uses a link up. Returns the customer's id, or null when it was used before, has expired, or never existed. */
export const useLink = async (manager: EntityManager, token: string, purpose: LinkPurpose): Promise<string | null> => {
  const [link] = await query(manager, sql.useLink({ hash: hashOf(token), purpose }));
  return link?.isGood ? link.customerId : null;
};

/** Invalidates a customer's links of a purpose. */
export const forgetLinks = async (manager: EntityManager, customerId: string, purpose: LinkPurpose): Promise<void> => {
  await manager.delete(AccountLinkEntity, { customerId, purpose });
};
