import type { EntityManager } from 'typeorm';
import { transferCustomer, type Owner } from '../customer/credentials.ts';
import { forgetLinks } from './account-links.ts';
import { IdentityEntity } from './account.entity.ts';
import type { Module } from '#platform/module/module.ts';
import { endSessions } from './session/session.service.ts';

/**
 * Transfers an account with an unconfirmed e-mail from the person who registered it to the owner of the e-mail: it
 * removes passwords, sessions and identities, addresses, cart, wishlist, saved accounts and the conversation with the
 * shop. Orders, reviews and comments stay. All proofs use this function (docs/decisions/29-accounts.md). Returns false,
 * and changes nothing, when the e-mail was confirmed before.
 */
export const mergeAccount = async (
  modules: readonly Module[],
  manager: EntityManager,
  customerId: string,
  owner: Owner,
): Promise<boolean> => {
  if (!(await transferCustomer(manager, customerId, owner))) return false;
  for (const { privacy } of modules) await privacy?.onAccountMerge?.(manager, customerId);
  await manager.delete(IdentityEntity, { customerId });
  await endSessions(manager, [customerId]);
  await forgetLinks(manager, customerId, 'CONFIRM_EMAIL');
  await forgetLinks(manager, customerId, 'RESET_PASSWORD');
  return true;
};
