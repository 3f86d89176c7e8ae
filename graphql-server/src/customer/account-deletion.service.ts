import { CUSTOMER_MESSAGES } from '../../../schema/customer.rules.ts';
import type { Database } from '../db/database.ts';
import { InvalidInput } from '../errors.ts';
import type { MailOrders } from '../mail/mail-orders.ts';
import { accountKey, type AccountService } from './account.service.ts';
import { recordAudit } from './audit.service.ts';
import type { ClientInfo } from './client-info.ts';
import type { Viewer } from './customer.model.ts';
import { checkAdminLeft } from './customer.service.ts';

/** Deleting one's own account: the person goes, what the shop has sold stays. */
export class AccountDeletionService {
  readonly #database: Database;
  readonly #accounts: AccountService;
  readonly #mails: MailOrders;

  constructor(database: Database, accounts: AccountService, mails: MailOrders) {
    this.#database = database;
    this.#accounts = accounts;
    this.#mails = mails;
  }

  /**
   * Deletes the viewer's account at once. Orders stay without the person; one that is under way keeps what is needed to
   * deliver it until it is delivered. @throws InvalidInput, LastAdmin, TooMany
   */
  async deleteAccount(
    viewer: Viewer,
    { email, password }: { email: string; password: string },
    client: ClientInfo,
  ): Promise<void> {
    if (accountKey(email) !== accountKey(viewer.email))
      throw new InvalidInput([{ field: 'email', message: CUSTOMER_MESSAGES.emailNotYours }]);
    if (viewer.hasPassword) await this.#accounts.checkOwnPassword(viewer, password, 'password');
    await this.#database.transaction(async (manager) => {
      await checkAdminLeft(manager, viewer.id);
      await recordAudit(manager, {
        action: 'ACCOUNT_DELETED',
        customerId: viewer.id,
        actorId: viewer.id,
        client,
      });
      await this.#mails.put(manager, {
        kind: 'ACCOUNT_DELETED',
        email: viewer.email,
        name: viewer.displayName,
        language: viewer.language,
      });
      await manager.query('DELETE FROM customers WHERE id = $1', [viewer.id]);
    });
  }
}
