import { registrationErrors, type Registration } from '../../../schema/customer.rules.ts';
import type { Database } from '../db/database.ts';
import { EmailTaken, InvalidInput } from '../errors.ts';
import { forgetLinks } from './account-links.ts';
import { insertCustomer } from './account.service.ts';
import { recordAudit } from './audit.service.ts';
import { hashPassword } from './password.ts';
import { endSessions } from './session.service.ts';

/** What became of the wish for an admin. */
export type MadeAdmin = 'created' | 'promoted' | 'taken over';

/**
 * Makes an admin who may sign in at once: for the command line only, never behind an edge. Somebody who has an account
 * already becomes an admin with the password that they have. If nobody has confirmed its address, anybody may have
 * registered it: then the password is the new one, and sessions and links end. @throws InvalidInput
 */
export const createAdmin = async (database: Database, admin: Registration): Promise<MadeAdmin> => {
  const problems = registrationErrors(admin);
  if (problems.length > 0) throw new InvalidInput(problems);
  const { password, name, phoneNumber } = admin;
  const email = admin.email.trim();
  const passwordHash = await hashPassword(password);
  const details = { role: 'ADMIN', by: 'command line' };
  try {
    await database.transaction(async (manager) => {
      const customerId = await insertCustomer(manager, {
        displayName: name.trim(),
        phoneNumber,
        email,
        passwordHash,
        role: 'ADMIN',
        status: 'CONFIRMED',
        // Whoever sits at the command line answers for the address.
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
    const [[row]]: [{ id: string; isUnproved: boolean }[], number] = await manager.query(
      `UPDATE customers SET role = 'ADMIN', status = 'CONFIRMED', rejection_reason = NULL,
         password_hash = CASE WHEN email_confirmed_at IS NULL THEN $2 ELSE password_hash END,
         email_confirmed_at = coalesce(email_confirmed_at, now())
       WHERE email = $1 RETURNING new.id, old.email_confirmed_at IS NULL AS "isUnproved"`,
      [email, passwordHash],
    );
    if (!row) throw new Error('The account was deleted just now.');
    const { id: customerId, isUnproved } = row;
    if (isUnproved) {
      await endSessions(manager, customerId);
      await forgetLinks(manager, customerId, 'CONFIRM_EMAIL');
      await forgetLinks(manager, customerId, 'RESET_PASSWORD');
    }
    await recordAudit(manager, {
      action: 'ROLE_CHANGED',
      customerId,
      actorId: null,
      client: null,
      details: { ...details, ...(isUnproved && { password: 'replaced' }) },
    });
    return isUnproved ? 'taken over' : 'promoted';
  });
};
