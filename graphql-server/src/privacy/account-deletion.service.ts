import type { EntityManager } from 'typeorm';
import { CUSTOMER_MESSAGES, FORMER_CUSTOMER } from '../../../schema/customer.ts';
import type { Database } from '../db/database.ts';
import { InvalidInput, Unauthenticated } from '../errors.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { PictureService } from '../picture/picture.service.ts';
import { accountKey } from '../auth/account-key.ts';
import type { AccountService } from '../auth/account.service.ts';
import { recordAudit } from '../audit/audit.service.ts';
import type { ClientInfo } from '../client-info.ts';
import type { CustomerModel, Viewer } from '../customer/customer.model.ts';
import { checkAdminLeft, holdAdmins } from '../customer/customer.service.ts';

/** What deleting an account needs. */
export interface AccountDeletionDeps {
  database: Database;
  accounts: AccountService;
  pictures: PictureService;
  mails: MailQueue;
}

/** Deleting one's own account: the person goes, what the shop has sold stays (docs/decisions/024-deleted-accounts.md). */
export class AccountDeletionService {
  readonly #deps: AccountDeletionDeps;

  constructor(deps: AccountDeletionDeps) {
    this.#deps = deps;
  }

  /**
   * Deletes the viewer's account at once. Orders stay without the person; one that is under way keeps what is needed to
   * deliver it until it is delivered. @throws InvalidInput, LastAdmin, TooMany, Unauthenticated when it is gone already
   */
  async deleteAccount(
    viewer: Viewer,
    { email, password }: { email: string; password: string },
    client: ClientInfo,
  ): Promise<void> {
    const { database, accounts, pictures, mails } = this.#deps;
    if (accountKey(email) !== accountKey(viewer.email))
      throw new InvalidInput([{ field: 'email', message: CUSTOMER_MESSAGES.emailNotYours }]);
    const provedHash = viewer.hasPassword
      ? await accounts.checkOwnPassword(viewer, password, 'password')
      : null;
    await database.transaction(async (manager) => {
      await holdAdmins(manager);
      // Whoever is placing an order for this customer now is waited for; whoever comes later finds nobody.
      const [found]: (Pick<CustomerModel, 'email' | 'displayName' | 'language' | 'emailConfirmedAt'> & {
        isProved: boolean;
      })[] = await manager.query(
        `SELECT email, display_name AS "displayName", language, email_confirmed_at AS "emailConfirmedAt",
           password_hash IS NOT DISTINCT FROM $2 AS "isProved"
         FROM customers WHERE id = $1 FOR UPDATE`,
        [viewer.id, provedHash],
      );
      if (!found) throw new Unauthenticated();
      // Somebody may have chosen another one by a link meanwhile, to keep out who knows this one.
      if (!found.isProved)
        throw new InvalidInput([{ field: 'password', message: CUSTOMER_MESSAGES.passwordWrong }]);
      if (provedHash === null) await checkFreshLogin(manager, viewer);
      await checkAdminLeft(manager, viewer.id);
      await leaveOrders(manager, viewer.id);
      const files = await pictures.forget(manager, viewer.id, null);
      await leaveOpinions(manager, viewer.id);
      await forgetMessages(manager, viewer.id, found);
      await recordAudit(manager, {
        action: 'ACCOUNT_DELETED',
        customerId: viewer.id,
        actorId: viewer.id,
        client,
      });
      await mails.enqueue(manager, {
        kind: 'ACCOUNT_DELETED',
        email: found.email,
        name: found.displayName,
        language: found.language,
      });
      // Sessions, links, identities, addresses, cart and wishlist go with it.
      await manager.query('DELETE FROM customers WHERE id = $1', [viewer.id]);
      // Not before: what was being done in a session, or to the account, is done by now and stands there too.
      await forgetInAudit(manager, viewer.id);
      await pictures.removeFiles(files);
    });
  }
}

/** Where there is no password to ask for, a sign-in of just now is the proof. @throws InvalidInput */
const checkFreshLogin = async (manager: EntityManager, viewer: Viewer): Promise<void> => {
  const [session]: { isFresh: boolean }[] = await manager.query(
    `SELECT began_at > now() - interval '15 minutes' AS "isFresh" FROM sessions WHERE id = $1`,
    [viewer.sessionId],
  );
  if (!session?.isFresh)
    throw new InvalidInput([{ field: 'email', message: CUSTOMER_MESSAGES.freshLoginNeeded }]);
};

/** Orders belong to nobody, and nothing in them tells which of them were the same person's. A trigger forgets the recipients. */
const leaveOrders = async (manager: EntityManager, customerId: string): Promise<void> => {
  await manager.query(
    `UPDATE order_status_changes SET actor_id = NULL
     WHERE actor_id = $1 AND order_id IN (SELECT id FROM orders WHERE customer_id = $1)`,
    [customerId],
  );
  await manager.query(
    `UPDATE orders SET customer_id = NULL, idempotency_key = id::text, request_hash = '' WHERE customer_id = $1`,
    [customerId],
  );
};

/** What was said about products stays, without a name. */
const leaveOpinions = async (manager: EntityManager, customerId: string): Promise<void> => {
  for (const table of ['reviews', 'comments'])
    await manager.query(`UPDATE ${table} SET customer_id = NULL, author_name = $2 WHERE customer_id = $1`, [
      customerId,
      FORMER_CUSTOMER,
    ]);
};

/** Messages to the shop go, also those of a visitor from an address that was proved to be this person's. */
const forgetMessages = async (
  manager: EntityManager,
  customerId: string,
  { email, emailConfirmedAt }: Pick<CustomerModel, 'email' | 'emailConfirmedAt'>,
): Promise<void> => {
  await manager.query(
    `DELETE FROM messages WHERE customer_id = $1 OR ($3 AND customer_id IS NULL AND lower(email) = lower($2))`,
    [customerId, email, emailConfirmedAt !== null],
  );
  await manager.query('DELETE FROM demo_mails WHERE lower(recipient) = lower($1)', [email]);
};

/** That something happened stays; from where and by which browser, and what was said about the person, goes. */
const forgetInAudit = async (manager: EntityManager, customerId: string): Promise<void> => {
  await manager.query(
    `UPDATE audit_entries SET address = NULL, user_agent = NULL, details = '{}' WHERE customer_id = $1`,
    [customerId],
  );
  await manager.query('UPDATE audit_entries SET address = NULL, user_agent = NULL WHERE actor_id = $1', [
    customerId,
  ]);
};
