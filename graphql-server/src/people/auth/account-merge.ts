import { IsNull, Not, type EntityManager } from 'typeorm';
import { CustomerEntity } from '../customer/customer.entity.ts';
import { forgetLinks } from './account-links.ts';
import { IdentityEntity } from './account.entity.ts';
import type { AccountStatus } from '../customer/customer.model.ts';
import type { Module } from '#platform/module/module.ts';
import { endSessions } from './session/session.service.ts';

/** A person who has proved to own an account's e-mail. */
export interface Owner {
  /** Their name; null keeps the account's name. */
  displayName: string | null;
  phoneNumber: string | null;
  photoUrl: string | null;
  passwordHash: string | null;
  /** The account's new status if it was not confirmed before; null keeps the status. */
  status: Exclude<AccountStatus, 'REJECTED'> | null;
}

/**
 * Transfers an account with an unconfirmed e-mail from whoever registered it to the owner of the e-mail: it removes passwords,
 * sessions and identities, addresses, cart, wishlist and saved accounts. Orders, reviews and comments stay. All proofs use this function
 * (docs/decisions/29-accounts.md). Returns false, and changes nothing, when the e-mail was confirmed before.
 */
export const mergeAccount = async (
  modules: readonly Module[],
  manager: EntityManager,
  customerId: string,
  { displayName, phoneNumber, photoUrl, passwordHash, status }: Owner,
): Promise<boolean> => {
  const { affected } = await manager.update(
    CustomerEntity,
    { id: customerId, emailConfirmedAt: IsNull() },
    {
      emailConfirmedAt: () => 'now()',
      ...(displayName !== null && { displayName }),
      phoneNumber,
      photoUrl,
      passwordHash,
      shippingAddress: null,
    },
  );
  if (affected === 0) return false;
  if (status !== null) await beginAfresh(manager, customerId, status);
  for (const { privacy } of modules) await privacy?.onAccountMerge?.(manager, customerId);
  await manager.delete(IdentityEntity, { customerId });
  await endSessions(manager, customerId);
  await forgetLinks(manager, customerId, 'CONFIRM_EMAIL');
  await forgetLinks(manager, customerId, 'RESET_PASSWORD');
  return true;
};

/**
 * A pending or rejected account gets the new status, since that decision was about somebody else; a confirmed account stays
 * confirmed.
 */
const beginAfresh = async (
  manager: EntityManager,
  customerId: string,
  status: Exclude<AccountStatus, 'REJECTED'>,
): Promise<void> => {
  await manager.update(
    CustomerEntity,
    { id: customerId, status: Not('CONFIRMED') },
    {
      status,
      role: 'CUSTOMER',
      rejectionReason: null,
      confirmedById: null,
      confirmedAt: status === 'CONFIRMED' ? () => 'now()' : null,
    },
  );
};
