import type { EntityManager } from 'typeorm';
import {
  CUSTOMER_MESSAGES,
  emailError,
  internationalPhone,
  loginErrors,
  passwordError,
  registrationErrors,
  type Registration,
} from '../../../schema/customer.rules.ts';
import { brokenConstraint, type Database } from '../db/database.ts';
import { EmailTaken, InvalidInput, LinkInvalid, LoginRefused } from '../errors.ts';
import type { MailOrders } from '../mail/mail-orders.ts';
import { addressKey, type RateLimits } from '../rate-limits.ts';
import { forgetLinks, useLink } from './account-links.ts';
import { recordAudit } from './audit.service.ts';
import type { ClientInfo } from './client-info.ts';
import { customerColumns } from './customer.columns.ts';
import { CustomerEntity, type CustomerRow } from './customer.entity.ts';
import type { CustomerModel, Language, Viewer } from './customer.model.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { endSessions, type SessionService, type Tokens } from './session.service.ts';
import type { SessionTokens } from './session-token.ts';

/** Somebody signed in: who, the tokens of their session, and by what the browser is known again. */
export interface SignIn {
  customer: CustomerModel;
  tokens: Tokens;
  device: string;
}

/** What accounts are made of. */
export interface AccountDeps {
  database: Database;
  sessions: SessionService;
  tokens: SessionTokens;
  limits: RateLimits;
  mails: MailOrders;
}

/** The same account, however its address is written. */
export const accountKey = (email: string): string => email.trim().toLowerCase();

/** Accounts: asking for one, getting in, and what links by mail are good for. */
export class AccountService {
  readonly #deps: AccountDeps;

  constructor(deps: AccountDeps) {
    this.#deps = deps;
  }

  /** Stores a request for an account; it waits until an admin confirms it. @throws InvalidInput, EmailTaken, TooMany */
  async register(registration: Registration & { language: Language }, client: ClientInfo): Promise<void> {
    const problems = registrationErrors(registration);
    if (problems.length > 0) throw new InvalidInput(problems);
    await this.#deps.limits.take('registrationByAddress', addressKey(client.address));
    const { name, phoneNumber, email, password, language } = registration;
    const passwordHash = await hashPassword(password);
    await this.#deps.database.transaction(async (manager) => {
      const customerId = await insertCustomer(manager, {
        displayName: name.trim(),
        phoneNumber,
        email: email.trim(),
        passwordHash,
        language,
        role: 'CUSTOMER',
        status: 'PENDING',
      });
      await recordAudit(manager, { action: 'REGISTERED', customerId, actorId: null, client });
      await this.#deps.mails.put(manager, { kind: 'CONFIRM_EMAIL', customerId });
    });
  }

  /**
   * Checks e-mail and password and begins a session. `device` is what an earlier sign-in in the same browser was given.
   * @throws LoginRefused, InvalidInput, TooMany
   */
  async login(
    { email, password }: { email: string; password: string },
    client: ClientInfo,
    device: string | undefined,
  ): Promise<SignIn> {
    const problems = loginErrors({ email, password });
    if (problems.length > 0) throw new InvalidInput(problems);
    const account = accountKey(email);
    const forget = await this.#countLogin(account, client, device);
    const proof = await this.#checkPassword(account, password);
    // Only now: strangers cannot use it up. One too many stays counted as an attempt, so that it comes to an end.
    await this.#deps.limits.take('signInByCustomer', proof.customerId);
    const signIn = await this.#deps.database.transaction(async (manager) => {
      const customer = await holdProved(manager, proof);
      const refusal = loginRefusal(customer);
      if (refusal) throw refusal;
      return this.beginSession(manager, customer, client, { by: 'password' });
    });
    await forget();
    return signIn;
  }

  /** Begins a session of somebody who has proved who they are. */
  async beginSession(
    manager: EntityManager,
    customer: CustomerModel,
    client: ClientInfo,
    details: Record<string, string>,
  ): Promise<SignIn> {
    const tokens = await this.#deps.sessions.begin(manager, customer.id, client);
    await recordAudit(manager, {
      action: 'SIGNED_IN',
      customerId: customer.id,
      actorId: customer.id,
      client,
      details,
    });
    return { customer, tokens, device: this.#deps.tokens.issueDevice(accountKey(customer.email)) };
  }

  /** Puts a new confirmation link in line; what becomes of it, no answer tells. @throws InvalidInput, TooMany */
  async requestEmailConfirmation(email: string, client: ClientInfo): Promise<void> {
    await this.#orderByAddress(email, client, { kind: 'CONFIRM_EMAIL_AGAIN', email: accountKey(email) });
  }

  /** Puts a link for a new password in line; what becomes of it, no answer tells. @throws InvalidInput, TooMany */
  async requestPasswordReset(email: string, client: ClientInfo): Promise<void> {
    await this.#orderByAddress(email, client, {
      kind: 'RESET_PASSWORD',
      email: accountKey(email),
      address: client.address,
      userAgent: client.userAgent,
    });
  }

  /** Confirms an e-mail address by the token of a link. @throws LinkInvalid, TooMany */
  async confirmEmail(token: string, client: ClientInfo): Promise<void> {
    await this.#deps.limits.take('linkByAddress', addressKey(client.address));
    await this.#deps.database.transaction(async (manager) => {
      const customerId = await useLink(manager, token, 'CONFIRM_EMAIL');
      if (customerId === null) throw new LinkInvalid(CUSTOMER_MESSAGES.linkInvalid);
      await manager.query(
        'UPDATE customers SET email_confirmed_at = coalesce(email_confirmed_at, now()) WHERE id = $1',
        [customerId],
      );
      await recordAudit(manager, { action: 'EMAIL_CONFIRMED', customerId, actorId: null, client });
    });
  }

  /**
   * Stores a new password by the token of a link, and ends every session. Whoever has the link has the mailbox: the
   * address is confirmed by it. Answers by what the browser is known again. @throws InvalidInput, LinkInvalid, TooMany
   */
  async resetPassword(
    { token, password }: { token: string; password: string },
    client: ClientInfo,
  ): Promise<{ device: string }> {
    const problem = passwordError(password);
    if (problem !== null) throw new InvalidInput([{ field: 'password', message: problem }]);
    await this.#deps.limits.take('linkByAddress', addressKey(client.address));
    const passwordHash = await hashPassword(password);
    const email = await this.#deps.database.transaction(async (manager) => {
      const customerId = await useLink(manager, token, 'RESET_PASSWORD');
      if (customerId === null) throw new LinkInvalid(CUSTOMER_MESSAGES.linkInvalid);
      const [rows]: [{ email: string }[], number] = await manager.query(
        `UPDATE customers SET password_hash = $2, email_confirmed_at = coalesce(email_confirmed_at, now())
         WHERE id = $1 RETURNING email`,
        [customerId, passwordHash],
      );
      await endSessions(manager, customerId);
      await forgetLinks(manager, customerId, 'CONFIRM_EMAIL');
      await recordAudit(manager, { action: 'PASSWORD_RESET', customerId, actorId: null, client });
      await this.#deps.mails.put(manager, { kind: 'PASSWORD_CHANGED', customerId });
      return rows[0]?.email ?? '';
    });
    return { device: this.#deps.tokens.issueDevice(accountKey(email)) };
  }

  /** Stores a new password in place of the known one, and ends the viewer's other sessions. @throws InvalidInput, TooMany */
  async changePassword(
    viewer: Viewer,
    { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
    client: ClientInfo,
  ): Promise<void> {
    const problem = passwordError(newPassword);
    if (problem !== null) throw new InvalidInput([{ field: 'newPassword', message: problem }]);
    const provedHash = await this.checkOwnPassword(viewer, currentPassword, 'currentPassword');
    const passwordHash = await hashPassword(newPassword);
    await this.#deps.database.transaction(async (manager) => {
      // Somebody may have chosen another one by a link meanwhile, to keep out who knows this one.
      const [, changed]: [object[], number] = await manager.query(
        'UPDATE customers SET password_hash = $2 WHERE id = $1 AND password_hash = $3',
        [viewer.id, passwordHash, provedHash],
      );
      if (changed === 0)
        throw new InvalidInput([{ field: 'currentPassword', message: CUSTOMER_MESSAGES.passwordWrong }]);
      await endSessions(manager, viewer.id, viewer.sessionId);
      await forgetLinks(manager, viewer.id, 'RESET_PASSWORD');
      await recordAudit(manager, {
        action: 'PASSWORD_CHANGED',
        customerId: viewer.id,
        actorId: viewer.id,
        client,
      });
      await this.#deps.mails.put(manager, { kind: 'PASSWORD_CHANGED', customerId: viewer.id });
    });
  }

  /** Answers the hash of the viewer's password. @throws InvalidInput naming the field unless it is that password, TooMany */
  async checkOwnPassword(viewer: Viewer, password: string, field: string): Promise<string> {
    await this.#deps.limits.take('passwordByCustomer', viewer.id);
    const [row] = await this.#deps.database.query<{ passwordHash: string | null }>({
      name: 'own-password',
      text: 'SELECT password_hash AS "passwordHash" FROM customers WHERE id = $1',
      values: [viewer.id],
    });
    const isRight = await verifyPassword(row?.passwordHash ?? null, password);
    if (!row?.passwordHash || !isRight)
      throw new InvalidInput([{ field, message: CUSTOMER_MESSAGES.passwordWrong }]);
    await this.#deps.limits.forget('passwordByCustomer', viewer.id);
    return row.passwordHash;
  }

  /** Who has this password. @throws LoginRefused */
  async #checkPassword(account: string, password: string): Promise<PasswordProof> {
    // argon2 reads all of it: a cap keeps a stranger from making the shop hash megabytes.
    if (password.length > 200) throw wrongCredentials();
    const [row] = await this.#deps.database.query<{ id: string; passwordHash: string | null }>({
      name: 'customer-for-login',
      text: `SELECT id, password_hash AS "passwordHash" FROM customers WHERE email = $1`,
      values: [account],
    });
    const isRight = await verifyPassword(row?.passwordHash ?? null, password);
    if (!row?.passwordHash || !isRight) throw wrongCredentials();
    return { customerId: row.id, passwordHash: row.passwordHash };
  }

  /** Counts an attempt to sign in before the password is looked at. Answers what forgets the attempts of who succeeds. */
  async #countLogin(
    account: string,
    client: ClientInfo,
    device: string | undefined,
  ): Promise<() => Promise<void>> {
    const { limits, tokens } = this.#deps;
    const deviceId = tokens.deviceOf(account, device);
    // Before the address is counted: strangers behind the same one cannot lock a known browser out either.
    if (deviceId !== undefined) {
      await limits.take('loginByDevice', deviceId);
      return () => limits.forget('loginByDevice', deviceId);
    }
    const address = addressKey(client.address);
    await limits.take('loginByAddress', address);
    const pair = `${account} ${address}`;
    await limits.take('loginByAccountAndAddress', pair);
    await limits.take('loginByAccount', account);
    return async () => {
      await limits.giveBack('loginByAddress', address);
      await limits.giveBack('loginByAccount', account);
      await limits.forget('loginByAccountAndAddress', pair);
    };
  }

  /** The same work for every address, whether there is an account or not: neither answer nor time tells. */
  async #orderByAddress(
    email: string,
    client: ClientInfo,
    order: Parameters<MailOrders['put']>[1],
  ): Promise<void> {
    const problem = emailError(email.trim());
    if (problem !== null) throw new InvalidInput([{ field: 'email', message: problem }]);
    await this.#deps.limits.take('mailByAddress', addressKey(client.address));
    // Nobody's mailbox is filled; and nobody learns from a refusal who else asked. Each kind by itself: who asks for
    // confirmations, which an owner may never see, cannot use up the mails that let the owner in again.
    if (!(await this.#deps.limits.mayTake('mailByAccount', `${order.kind} ${accountKey(email)}`))) return;
    await this.#deps.database.transaction((manager) => this.#deps.mails.put(manager, order));
  }
}

/** Whose password was right, and its hash at that time. */
interface PasswordProof {
  customerId: string;
  passwordHash: string;
}

const wrongCredentials = () => new LoginRefused('WRONG_CREDENTIALS', CUSTOMER_MESSAGES.wrongCredentials);

/**
 * The customer whose password was right, kept as they are until the transaction ends: who has just changed the password, or
 * refused the account, ends every session, also this one that begins. @throws LoginRefused when it is right no more
 */
const holdProved = async (
  manager: EntityManager,
  { customerId, passwordHash }: PasswordProof,
): Promise<CustomerModel> => {
  const [row]: CustomerModel[] = await manager.query(
    `SELECT ${customerColumns('c')} FROM customers c WHERE id = $1 AND password_hash = $2 FOR SHARE`,
    [customerId, passwordHash],
  );
  if (!row) throw wrongCredentials();
  return row;
};

/** Why somebody may not sign in although it is them; null when they may. */
export const loginRefusal = ({ status, rejectionReason }: CustomerModel): LoginRefused | null => {
  if (status === 'PENDING') return new LoginRefused('PENDING', CUSTOMER_MESSAGES.pending);
  return status === 'REJECTED' ? new LoginRefused('REJECTED', rejectedMessage(rejectionReason)) : null;
};

/** What somebody reads whose account was refused. */
const rejectedMessage = (reason: string | null): string =>
  reason === null ? CUSTOMER_MESSAGES.rejected : `${CUSTOMER_MESSAGES.rejectedBecause} ${reason}`;

/** Stores a new account and answers its id. @throws EmailTaken */
export const insertCustomer = async (manager: EntityManager, row: Partial<CustomerRow>): Promise<string> => {
  try {
    const phoneNumber = internationalPhone(row.phoneNumber ?? '');
    const { identifiers } = await manager.getRepository(CustomerEntity).insert({ ...row, phoneNumber });
    return String(identifiers[0]?.['id']);
  } catch (error) {
    if (brokenConstraint(error) === 'customers_email_unique')
      throw new EmailTaken(CUSTOMER_MESSAGES.emailTaken);
    throw error;
  }
};
