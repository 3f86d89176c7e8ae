import type { EntityManager } from 'typeorm';
import { CUSTOMER_MESSAGES } from '../../../schema/customer.ts';
import { loginInput } from '../../../schema/customer.input.ts';
import { checked } from '../checked.ts';
import type { Sentence } from '../../../schema/sentence.ts';
import { query, type Database } from '../db/database.ts';
import { LoginRefused } from '../errors.ts';
import { ipKey, type RateLimits } from '../rate-limits.ts';
import { accountKey } from './account-key.ts';
import { recordAudit } from '../audit/audit.service.ts';
import type { ClientInfo } from '../client-info.ts';
import { CustomerEntity, type CustomerRow } from '../customer/customer.entity.ts';
import type { CustomerModel } from '../customer/customer.model.ts';
import { customerProved } from './auth.statements.ts';
import { verifyPassword } from './password.ts';
import type { SessionService, Tokens } from './session/session.service.ts';
import type { SessionTokens } from './session/session-token.ts';

/** Somebody signed in: who, the tokens of their session, and by what the browser is known again. */
export interface SignIn {
  customer: CustomerModel;
  tokens: Tokens;
  device: string;
}

/** What signing in needs. */
export interface SignInDeps {
  database: Database;
  sessions: SessionService;
  tokens: SessionTokens;
  limits: RateLimits;
}

/** Signing in: by password here, by an identity provider in google/. */
export class SignInService {
  readonly #deps: SignInDeps;

  constructor(deps: SignInDeps) {
    this.#deps = deps;
  }

  /**
   * Checks e-mail and password and begins a session. `device` is what an earlier sign-in in the same browser was given.
   * @throws LoginRefused, InvalidInput, TooMany
   */
  async login(
    input: { email: string; password: string },
    client: ClientInfo,
    device: string | undefined,
  ): Promise<SignIn> {
    const { email, password } = checked(loginInput, input);
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

  /** Who has this password. @throws LoginRefused */
  async #checkPassword(account: string, password: string): Promise<PasswordProof> {
    // argon2 reads all of it: a cap keeps a stranger from making the shop hash megabytes.
    if (password.length > 200) throw wrongCredentials();
    const row = await passwordOf(this.#deps.database, { email: account });
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
    // A known browser is not counted by IP, so that strangers behind the same IP cannot lock it out.
    if (deviceId !== undefined) {
      await limits.take('loginByDevice', deviceId);
      return () => limits.forget('loginByDevice', deviceId);
    }
    const ip = ipKey(client.ip);
    await limits.take('loginByIp', ip);
    const pair = `${account} ${ip}`;
    await limits.take('loginByAccountAndIp', pair);
    await limits.take('loginByAccount', account);
    return async () => {
      await limits.giveBack('loginByIp', ip);
      await limits.giveBack('loginByAccount', account);
      await limits.forget('loginByAccountAndIp', pair);
    };
  }
}

/** The hash of a customer's password, which is read nowhere else. */
export const passwordOf = (
  { manager }: Database,
  who: { id: string } | { email: string },
): Promise<Pick<CustomerRow, 'id' | 'passwordHash'> | null> =>
  manager.findOne(CustomerEntity, { select: { id: true, passwordHash: true }, where: who });

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
  const [row] = await query(manager, customerProved({ id: customerId, passwordHash }));
  if (!row) throw wrongCredentials();
  return row;
};

/** Why somebody may not sign in although it is them; null when they may. */
export const loginRefusal = ({ status, rejectionReason }: CustomerModel): LoginRefused | null => {
  if (status === 'PENDING') return new LoginRefused('PENDING', CUSTOMER_MESSAGES.pending);
  return status === 'REJECTED' ? new LoginRefused('REJECTED', rejectedMessage(rejectionReason)) : null;
};

/** What somebody reads whose account was refused. */
const rejectedMessage = (reason: string | null): string | Sentence =>
  reason === null
    ? CUSTOMER_MESSAGES.rejected
    : { template: CUSTOMER_MESSAGES.rejectedBecause, params: { reason } };
