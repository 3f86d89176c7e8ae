import { IsNull, Not, type EntityManager } from 'typeorm';
import { AddressEntity } from '../address/address.entity.ts';
import { CartLineEntity, WishlistItemEntity } from '../cart/cart.entity.ts';
import { CustomerEntity } from '../customer/customer.entity.ts';
import { forgetLinks } from './account-links.ts';
import { IdentityEntity } from './account.entity.ts';
import type { AccountStatus } from '../customer/customer.model.ts';
import { endSessions } from './session/session.service.ts';

/** Who has proved that an account's address is theirs, as they say themselves. */
export interface Owner {
  /** Their name; null when they gave none, which keeps the one that is there. */
  displayName: string | null;
  phoneNumber: string | null;
  photoUrl: string | null;
  passwordHash: string | null;
  /** How the account goes on unless it was let in before; null leaves it as it is. */
  status: Exclude<AccountStatus, 'REJECTED'> | null;
}

/**
 * Takes an account, whose address nobody had confirmed, from whoever registered it: their ways in, where they would have things
 * sent, and what they meant to buy. What was ordered and written stays. One way for every proof (docs/decisions/031-take-over.md).
 * False when the address was confirmed before: then the account is left alone.
 */
export const takeOver = async (
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
  for (const entity of [AddressEntity, CartLineEntity, WishlistItemEntity, IdentityEntity])
    await manager.delete(entity, { customerId });
  await endSessions(manager, customerId);
  await forgetLinks(manager, customerId, 'CONFIRM_EMAIL');
  await forgetLinks(manager, customerId, 'RESET_PASSWORD');
  return true;
};

/** What the shop decided about somebody else who wanted in does not hold for the owner; who was let in stays so. */
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
