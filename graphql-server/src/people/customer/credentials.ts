import { IsNull, Not, type EntityManager } from 'typeorm';
import { CUSTOMER_MESSAGES } from '#schema/customer.ts';
import { EmailTaken } from '#kernel/errors.ts';
import { insertUnlessTaken } from '#platform/db/insert-unless-taken.ts';
import { CustomerEntity, type CustomerRow } from './customer.entity.ts';
import type { AccountStatus, CustomerModel } from './customer.model.ts';
import { NO_SECOND_FACTOR } from './second-factor/second-factor.ts';

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

/** Stores a new account and returns its id. @throws EmailTaken */
export const insertCustomer = async (manager: EntityManager, row: Partial<CustomerRow>): Promise<string> => {
  const id = await insertUnlessTaken(manager, CustomerEntity, row, 'id');
  if (typeof id !== 'string') throw new EmailTaken(CUSTOMER_MESSAGES.emailTaken);
  return id;
};

/** Reads the hash of a customer's password, which is read nowhere else, and whether it is enough to sign in. */
export const passwordOf = (
  manager: EntityManager,
  who: { id: string } | { email: string },
): Promise<Pick<CustomerRow, 'id' | 'passwordHash' | 'secondFactorAt'> | null> =>
  manager.findOne(CustomerEntity, { select: { id: true, passwordHash: true, secondFactorAt: true }, where: who });

/** Stores a password; only over the one with the hash `before` if that is given. Returns whether it did. */
export const setPassword = async (
  manager: EntityManager,
  id: string,
  passwordHash: string,
  before?: string,
): Promise<boolean> => {
  const where = before === undefined ? { id } : { id, passwordHash: before };
  const { affected } = await manager.update(CustomerEntity, where, { passwordHash });
  return affected === 1;
};

/** Returns a customer who signs in, locked against changes; null when there is none, or the password is another one. */
export const lockToSignIn = (
  manager: EntityManager,
  who: { id: string; passwordHash?: string },
): Promise<CustomerModel | null> => manager.findOne(CustomerEntity, { where: who, lock: { mode: 'pessimistic_read' } });

/** Marks the e-mail of an account as confirmed. Returns false when it was confirmed before. */
export const confirmEmail = async (
  manager: EntityManager,
  id: string,
  change: Partial<CustomerRow> = {},
): Promise<boolean> => {
  const { affected } = await manager.update(
    CustomerEntity,
    { id, emailConfirmedAt: IsNull() },
    { ...change, emailConfirmedAt: () => 'now()' },
  );
  return affected === 1;
};

/**
 * Gives an account with an unconfirmed e-mail to the owner of the e-mail. A pending or rejected account gets the new
 * status, since that decision was about somebody else; a confirmed account stays confirmed. Returns false, and changes
 * nothing, when the e-mail was confirmed before.
 */
export const transferCustomer = async (
  manager: EntityManager,
  id: string,
  { displayName, status, ...owner }: Owner,
): Promise<boolean> => {
  const change = { ...owner, ...(displayName !== null && { displayName }), shippingAddress: null };
  if (!(await confirmEmail(manager, id, change))) return false;
  if (status !== null)
    await manager.update(
      CustomerEntity,
      { id, status: Not('CONFIRMED') },
      {
        status,
        role: 'CUSTOMER',
        ...NO_SECOND_FACTOR,
        rejectionReason: null,
        confirmedById: null,
        confirmedAt: status === 'CONFIRMED' ? () => 'now()' : null,
      },
    );
  return true;
};
