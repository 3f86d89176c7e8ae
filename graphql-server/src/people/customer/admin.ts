import { adminInput, type Registration } from '#schema/customer.input.ts';
import { checked } from '#kernel/checked.ts';
import { EmailTaken } from '#kernel/errors.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { hashPassword } from '../auth/password.ts';
import { mergeAccount } from '../auth/account-merge.ts';
import type { ModuleDeps } from '#platform/module/module.ts';
import { insertCustomer } from './credentials.ts';
import { CustomerEntity } from './customer.entity.ts';
import { lockCustomers } from './customer-row.ts';

/** The result of creating an admin. */
export type MadeAdmin = 'created' | 'promoted' | 'taken over';

/**
 * Creates an admin who may sign in at once: for the command line only, never behind an edge. An existing customer
 * becomes an admin and keeps the password. If the e-mail of the existing account is unconfirmed, anybody may have
 * registered it: name, phone number and password are then replaced, and sessions and links end.
 * @throws InvalidInput
 */
export const createAdmin = async (
  { database, modules }: Pick<ModuleDeps, 'database' | 'modules'>,
  admin: Registration,
): Promise<MadeAdmin> => {
  const { name: displayName, phoneNumber, email, password } = checked(adminInput, admin);
  const passwordHash = await hashPassword(password);
  const details = { role: 'ADMIN', by: 'command line' };
  try {
    await database.transaction(async (manager) => {
      const customerId = await insertCustomer(manager, {
        displayName,
        phoneNumber,
        email,
        passwordHash,
        role: 'ADMIN',
        status: 'CONFIRMED',
        // The person who runs the command vouches for the e-mail.
        emailConfirmedAt: new Date(),
      });
      await recordAudit(manager, {
        action: 'ROLE_CHANGED',
        customerId,
        actorId: null,
        client: null,
        details,
      });
    });
    return 'created';
  } catch (error) {
    if (!(error instanceof EmailTaken)) throw error;
  }
  return database.transaction(async (manager) => {
    const [customer] = await lockCustomers(manager, { email });
    if (!customer) throw new Error('The account was deleted just now.');
    const { id: customerId } = customer;
    await manager.update(
      CustomerEntity,
      { id: customerId },
      { role: 'ADMIN', status: 'CONFIRMED', rejectionReason: null },
    );
    const isTaken = await mergeAccount(modules, manager, customerId, {
      displayName,
      phoneNumber,
      photoUrl: null,
      passwordHash,
      status: null,
    });
    await recordAudit(manager, {
      action: 'ROLE_CHANGED',
      customerId,
      actorId: null,
      client: null,
      details: { ...details, ...(isTaken && { password: 'replaced' }) },
    });
    return isTaken ? 'taken over' : 'promoted';
  });
};
