import type { EntityManager } from 'typeorm';
import { CUSTOMER_MESSAGES } from '#schema/customer.ts';
import { loginInput } from '#schema/customer.input.ts';
import { checked } from '#kernel/checked.ts';
import type { Sentence } from '#schema/sentence.ts';
import { LoginRefused } from '#kernel/errors.ts';
import { ipKey } from '#kernel/ip-key.ts';
import { HOUR, type Limit, MINUTE } from '#platform/rate-limits/rate-limits.ts';
import type { Deps } from '#platform/module/deps.ts';
import type { Services } from '#platform/module/services.ts';
import { recordOwnAudit } from '#people/audit/audit.service.ts';
import type { ClientInfo } from '#kernel/client-info.ts';
import { lockToSignIn, passwordOf } from '#people/customer/credentials.ts';
import type { CustomerModel } from '#people/customer/customer.model.ts';
import { readCustomer } from '#people/customer/customer-row.ts';
import { verifyPassword } from '../password.ts';
import { codeNeeded } from '../second-factor/second-factor.service.ts';
import type { Tokens } from './session.service.ts';

// Guessing passwords is limited per account; a browser in which the account has signed in before has separate attempts,
// so that strangers cannot use them up (OWASP, device cookies).
const LOGINS_BY_IP: Limit = { name: 'loginByIp', points: 300, seconds: 15 * MINUTE };
const LOGINS_BY_ACCOUNT_AND_IP: Limit = { name: 'loginByAccountAndIp', points: 10, seconds: 15 * MINUTE };
const LOGINS_BY_ACCOUNT: Limit = { name: 'loginByAccount', points: 50, seconds: HOUR };
const LOGINS_BY_DEVICE: Limit = { name: 'loginByDevice', points: 10, seconds: 15 * MINUTE };
// More than anybody needs. Each sign-in creates a session and an audit entry, and takes processor time.
const SIGN_INS_BY_CUSTOMER: Limit = { name: 'signInByCustomer', points: 300, seconds: 15 * MINUTE };

/** A successful sign-in: the customer, the session's tokens, and the device token. */
export interface SignIn {
  customer: CustomerModel;
  tokens: Tokens;
  device: string;
}

/** What the sign-in service needs. */
type SignInDeps = Pick<Deps, 'database'> & Pick<Services, 'sessions' | 'tokens' | 'limits' | 'secondFactors'>;

/** Signing in: by password here, by an identity provider in google/. */
export class SignInService {
  readonly #deps: SignInDeps;

  constructor(deps: SignInDeps) {
    this.#deps = deps;
  }

  /**
   * Checks e-mail and password, and the code of an account with a second factor, and starts a session. `device` is the
   * device token of an earlier sign-in in the same browser.
   * @throws LoginRefused, InvalidInput, TooMany
   */
  async login(
    input: { email: string; password: string; code?: string | null | undefined },
    client: ClientInfo,
    device: string | undefined,
  ): Promise<SignIn> {
    const { email, password, code } = checked(loginInput, input);
    const account = accountKey(email);
    const forget = await this.#countLogin(account, client, device);
    const proof = await this.#checkPassword(account, password);
    // Only after the password was right, so that strangers cannot use it up. When it is exceeded, the attempt stays
    // counted, so that endless sign-ins end.
    await this.#deps.limits.take(SIGN_INS_BY_CUSTOMER, proof.customerId);
    const enter = async (manager: EntityManager) => {
      const customer = await lockProved(manager, proof);
      const refusal = loginRefusal(customer);
      if (refusal) throw refusal;
      // It may have been turned on just now.
      if (customer.hasSecondFactor && !proof.hasSecondFactor) throw codeNeeded();
      return this.beginSession(manager, customer, client, { by: 'password' });
    };
    const signIn = proof.hasSecondFactor
      ? await this.#deps.secondFactors.withCode(proof.customerId, code, this.#countedBy(proof, account, device), enter)
      : await this.#deps.database.transaction(enter);
    await forget();
    return signIn;
  }

  /**
   * Starts a session of a customer with a second factor who has proved who they are elsewhere. @throws LoginRefused,
   * TooMany
   */
  async finish(
    customerId: string,
    code: string,
    client: ClientInfo,
    device: string | undefined,
    details: Record<string, string>,
  ): Promise<SignIn> {
    const { database, secondFactors } = this.#deps;
    const known = await readCustomer(database.manager, { id: customerId });
    const countedBy = this.#countedBy({ customerId }, accountKey(known?.email ?? ''), device);
    return secondFactors.withCode(customerId, code, countedBy, async (manager) => {
      const customer = await lockToSignIn(manager, { id: customerId });
      if (!customer) throw wrongCredentials();
      const refusal = loginRefusal(customer);
      if (refusal) throw refusal;
      return this.beginSession(manager, customer, client, details);
    });
  }

  /** Returns by what wrong codes are counted: a known browser has attempts of its own. */
  #countedBy({ customerId }: { customerId: string }, account: string, device: string | undefined): string {
    return this.#deps.tokens.deviceOf(account, device) ?? customerId;
  }

  /** Starts a session of an authenticated customer. */
  async beginSession(
    manager: EntityManager,
    customer: CustomerModel,
    client: ClientInfo,
    details: Record<string, string>,
  ): Promise<SignIn> {
    const tokens = await this.#deps.sessions.begin(manager, customer.id, client);
    await recordOwnAudit(manager, 'SIGNED_IN', customer.id, client, details);
    return { customer, tokens, device: this.#deps.tokens.issueDevice(accountKey(customer.email)) };
  }

  /** Returns the customer with this password. @throws LoginRefused */
  async #checkPassword(account: string, password: string): Promise<PasswordProof> {
    // argon2 reads the whole password: without a limit a stranger could make the shop hash megabytes.
    if (password.length > 200) throw wrongCredentials();
    const row = await passwordOf(this.#deps.database.manager, { email: account });
    const isRight = await verifyPassword(row?.passwordHash ?? null, password);
    if (!row?.passwordHash || !isRight) throw wrongCredentials();
    return { customerId: row.id, passwordHash: row.passwordHash, hasSecondFactor: row.secondFactorAt !== null };
  }

  /** Counts an attempt before the password is checked. Returns the function that removes the count after a success. */
  async #countLogin(account: string, client: ClientInfo, device: string | undefined): Promise<() => Promise<void>> {
    const { limits, tokens } = this.#deps;
    const deviceId = tokens.deviceOf(account, device);
    // A known browser is not counted by IP, so that strangers behind the same IP cannot lock it out.
    if (deviceId !== undefined) {
      await limits.take(LOGINS_BY_DEVICE, deviceId);
      return () => limits.forget(LOGINS_BY_DEVICE, deviceId);
    }
    const ip = ipKey(client.ip);
    await limits.take(LOGINS_BY_IP, ip);
    const pair = `${account} ${ip}`;
    await limits.take(LOGINS_BY_ACCOUNT_AND_IP, pair);
    await limits.take(LOGINS_BY_ACCOUNT, account);
    return async () => {
      await limits.giveBack(LOGINS_BY_IP, ip);
      await limits.giveBack(LOGINS_BY_ACCOUNT, account);
      await limits.forget(LOGINS_BY_ACCOUNT_AND_IP, pair);
    };
  }
}

/** A customer whose password was right, and its hash at that time. */
interface PasswordProof {
  customerId: string;
  passwordHash: string;
  hasSecondFactor: boolean;
}

const wrongCredentials = () => new LoginRefused(CUSTOMER_MESSAGES.wrongCredentials, { reason: 'WRONG_CREDENTIALS' });

/**
 * Locks the customer whose password was right until the transaction ends. A change of the password or a rejection of
 * the account at the same time ends all sessions, including this new one.
 * @throws LoginRefused when the password is no longer right
 */
const lockProved = async (
  manager: EntityManager,
  { customerId, passwordHash }: PasswordProof,
): Promise<CustomerModel> => {
  const customer = await lockToSignIn(manager, { id: customerId, passwordHash });
  if (!customer) throw wrongCredentials();
  return customer;
};

/** Returns why a customer may not sign in although the password is right; null when they may. */
export const loginRefusal = ({ status, rejectionReason }: CustomerModel): LoginRefused | null => {
  if (status === 'PENDING') return new LoginRefused(CUSTOMER_MESSAGES.pending, { reason: 'PENDING' });
  return status === 'REJECTED' ? new LoginRefused(rejectedMessage(rejectionReason), { reason: 'REJECTED' }) : null;
};

/** The sentence for a rejected account. */
const rejectedMessage = (reason: string | null): string | Sentence =>
  reason === null ? CUSTOMER_MESSAGES.rejected : { template: CUSTOMER_MESSAGES.rejectedBecause, params: { reason } };

/** Returns an account's key: its e-mail in lower case. */
export const accountKey = (email: string): string => email.trim().toLowerCase();
