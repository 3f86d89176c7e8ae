import { CUSTOMER_MESSAGES } from '#schema/customer.ts';
import {
  mailInput,
  passwordChangeInput,
  passwordResetInput,
  registrationInput,
  type Registration,
} from '#schema/customer.input.ts';
import { checked } from '#kernel/checked.ts';
import { InvalidInput, LinkInvalid } from '#kernel/errors.ts';
import type { MailQueue } from '#platform/mail/mail-queue.ts';
import { ipKey } from '#kernel/ip-key.ts';
import { HOUR, type Limit, MINUTE } from '#platform/rate-limits/rate-limits.ts';
import { forgetLinks, isGoodLink, useLink } from './account-links.ts';
import type { LinkPurpose } from './account.entity.ts';
import type { ModuleDeps } from '#platform/module/module.ts';
import type { Services } from '#platform/module/services.ts';
import { recordAudit, recordOwnAudit } from '../audit/audit.service.ts';
import type { ClientInfo } from '#kernel/client-info.ts';
import { confirmEmail, insertCustomer, passwordOf, setPassword } from '../customer/credentials.ts';
import { readCustomer } from '../customer/customer-row.ts';
import type { Viewer } from '../customer/customer.model.ts';
import type { Language } from '#kernel/language.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { accountKey } from './session/sign-in.service.ts';
import { endSessions } from './session/session.service.ts';
import { mergeAccount } from './account-merge.ts';

const REGISTRATIONS_BY_IP: Limit = { name: 'registrationByIp', points: 50, seconds: HOUR };
const MAILS_BY_IP: Limit = { name: 'mailByIp', points: 60, seconds: HOUR };
const MAILS_BY_ACCOUNT: Limit = { name: 'mailByAccount', points: 5, seconds: HOUR };
const LINKS_BY_IP: Limit = { name: 'linkByIp', points: 60, seconds: 15 * MINUTE };
const PASSWORDS_BY_CUSTOMER: Limit = { name: 'passwordByCustomer', points: 10, seconds: 15 * MINUTE };

/** What the account service needs. */
type AccountDeps = Pick<ModuleDeps, 'database' | 'modules'> & Pick<Services, 'tokens' | 'limits' | 'mails'>;

/** Accounts: registration, passwords, and the links in mails. */
export class AccountService {
  readonly #deps: AccountDeps;

  constructor(deps: AccountDeps) {
    this.#deps = deps;
  }

  /** Registers an account, which is pending until an admin confirms it. @throws InvalidInput, EmailTaken, TooMany */
  async register(registration: Registration & { language: Language }, client: ClientInfo): Promise<void> {
    const { name, phoneNumber, email, password } = checked(registrationInput, registration);
    await this.#deps.limits.take(REGISTRATIONS_BY_IP, ipKey(client.ip));
    const passwordHash = await hashPassword(password);
    await this.#deps.database.transaction(async (manager) => {
      const customerId = await insertCustomer(manager, {
        displayName: name,
        phoneNumber,
        email,
        passwordHash,
        language: registration.language,
        role: 'CUSTOMER',
        status: 'PENDING',
      });
      await recordAudit(manager, { action: 'REGISTERED', customerId, actorId: null, client });
      await this.#deps.mails.enqueue(manager, { kind: 'CONFIRM_EMAIL', customerId });
    });
  }

  /**
   * Queues a mail with a new confirmation link. The answer does not depend on whether there is an account. @throws
   * InvalidInput, TooMany
   */
  async requestEmailConfirmation(email: string, client: ClientInfo): Promise<void> {
    await this.#mailToAccount(email, client, { kind: 'CONFIRM_EMAIL_AGAIN', email: accountKey(email) });
  }

  /**
   * Queues a mail with a link for a new password. The answer does not depend on whether there is an account. @throws
   * InvalidInput, TooMany
   */
  async requestPasswordReset(email: string, client: ClientInfo): Promise<void> {
    await this.#mailToAccount(email, client, {
      kind: 'RESET_PASSWORD',
      email: accountKey(email),
      ip: client.ip,
      userAgent: client.userAgent,
    });
  }

  /** Confirms an e-mail address by the token of a link. @throws LinkInvalid, TooMany */
  async confirmEmail(token: string, client: ClientInfo): Promise<void> {
    await this.#checkLink(token, 'CONFIRM_EMAIL', client);
    await this.#deps.database.transaction(async (manager) => {
      const customerId = await useLink(manager, token, 'CONFIRM_EMAIL');
      if (customerId === null) throw new LinkInvalid(CUSTOMER_MESSAGES.linkInvalid);
      await confirmEmail(manager, customerId);
      await recordAudit(manager, { action: 'EMAIL_CONFIRMED', customerId, actorId: null, client });
    });
  }

  /**
   * Sets a new password by the token of a link, and ends all sessions. The link proves that the person has the mailbox:
   * it confirms the e-mail, and an account whose e-mail was unconfirmed is taken over. Returns the device token by
   * which the browser is recognised.
   * @throws InvalidInput, LinkInvalid, TooMany
   */
  async resetPassword(input: { token: string; password: string }, client: ClientInfo): Promise<{ device: string }> {
    const { token, password } = checked(passwordResetInput, input);
    // Before hashing the password, which is expensive.
    await this.#checkLink(token, 'RESET_PASSWORD', client);
    const passwordHash = await hashPassword(password);
    const email = await this.#deps.database.transaction(async (manager) => {
      const customerId = await useLink(manager, token, 'RESET_PASSWORD');
      if (customerId === null) throw new LinkInvalid(CUSTOMER_MESSAGES.linkInvalid);
      // Nobody had confirmed the e-mail: somebody else may have registered the account.
      const mailboxOnly = {
        displayName: null,
        phoneNumber: null,
        photoUrl: null,
        passwordHash,
        status: null,
      };
      const isTaken = await mergeAccount(this.#deps.modules, manager, customerId, mailboxOnly);
      await setPassword(manager, customerId, passwordHash);
      await endSessions(manager, [customerId]);
      await forgetLinks(manager, customerId, 'CONFIRM_EMAIL');
      await recordAudit(manager, {
        action: 'PASSWORD_RESET',
        customerId,
        actorId: null,
        client,
        ...(isTaken && { details: { account: 'taken over' } }),
      });
      await this.#deps.mails.enqueue(manager, { kind: 'PASSWORD_CHANGED', customerId });
      return (await readCustomer(manager, { id: customerId }))?.email ?? '';
    });
    return { device: this.#deps.tokens.issueDevice(accountKey(email)) };
  }

  /** Changes the viewer's password, and ends their other sessions. @throws InvalidInput, TooMany */
  async changePassword(
    viewer: Viewer,
    input: { currentPassword: string; newPassword: string },
    client: ClientInfo,
  ): Promise<void> {
    const { currentPassword, newPassword } = checked(passwordChangeInput, input);
    const provedHash = await this.checkOwnPassword(viewer, currentPassword, 'currentPassword');
    const passwordHash = await hashPassword(newPassword);
    await this.#deps.database.transaction(async (manager) => {
      // The password may have been reset by a link meanwhile, to lock out someone who knows the old one.
      if (!(await setPassword(manager, viewer.id, passwordHash, provedHash)))
        throw new InvalidInput([{ field: 'currentPassword', message: CUSTOMER_MESSAGES.passwordWrong }]);
      await endSessions(manager, [viewer.id], { but: viewer.sessionId });
      await forgetLinks(manager, viewer.id, 'RESET_PASSWORD');
      await recordOwnAudit(manager, 'PASSWORD_CHANGED', viewer.id, client);
      await this.#deps.mails.enqueue(manager, { kind: 'PASSWORD_CHANGED', customerId: viewer.id });
    });
  }

  /**
   * Returns the hash of the viewer's password. @throws InvalidInput with the field if the password is wrong; TooMany
   */
  async checkOwnPassword(viewer: Viewer, password: string, field: string): Promise<string> {
    await this.#deps.limits.take(PASSWORDS_BY_CUSTOMER, viewer.id);
    const row = await passwordOf(this.#deps.database.manager, { id: viewer.id });
    const isRight = await verifyPassword(row?.passwordHash ?? null, password);
    if (!row?.passwordHash || !isRight) throw new InvalidInput([{ field, message: CUSTOMER_MESSAGES.passwordWrong }]);
    await this.#deps.limits.forget(PASSWORDS_BY_CUSTOMER, viewer.id);
    return row.passwordHash;
  }

  /**
   * Counts invalid tokens, and only them: guessing tokens does not lock out others with valid links behind the same IP.
   * @throws LinkInvalid, TooMany
   */
  async #checkLink(token: string, purpose: LinkPurpose, client: ClientInfo): Promise<void> {
    const { database, limits } = this.#deps;
    if (await isGoodLink(database, token, purpose)) return;
    await limits.take(LINKS_BY_IP, ipKey(client.ip));
    throw new LinkInvalid(CUSTOMER_MESSAGES.linkInvalid);
  }

  /**
   * Queues a mail to the account with an e-mail. It does the same work whether there is an account or not, so that
   * neither answer nor time reveals it.
   */
  async #mailToAccount(email: string, client: ClientInfo, job: Parameters<MailQueue['enqueue']>[1]): Promise<void> {
    checked(mailInput, { email });
    await this.#deps.limits.take(MAILS_BY_IP, ipKey(client.ip));
    // Limits the mails to an account without telling, so that nobody learns who else requested one. Each kind is
    // counted separately: requesting confirmations, which the owner may never see, cannot use up password resets.
    if (!(await this.#deps.limits.mayTake(MAILS_BY_ACCOUNT, `${job.kind} ${accountKey(email)}`))) return;
    await this.#deps.database.transaction((manager) => this.#deps.mails.enqueue(manager, job));
  }
}
