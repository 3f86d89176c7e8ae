import type { EntityManager } from 'typeorm';
import { is } from 'valibot';
import { CUSTOMER_MESSAGES, isGmail } from '#schema/customer.ts';
import { emailAddress } from '#schema/customer.input.ts';
import type { Database } from '#platform/db/database.ts';
import { insertUnlessTaken } from '#platform/db/insert-unless-taken.ts';
import { EmailTaken, IdentityRefused, LoginRefused } from '#kernel/errors.ts';
import { unstorableText } from '#kernel/unstorable-text.ts';
import { IdentityEntity } from '../account.entity.ts';
import { insertCustomer, lockToSignIn } from '#people/customer/credentials.ts';
import { lockCustomers } from '#people/customer/customer-row.ts';
import { recordOwnAudit } from '#people/audit/audit.service.ts';
import type { ClientInfo } from '#kernel/client-info.ts';
import type { AccountStatus, CustomerModel } from '#people/customer/customer.model.ts';
import type { Language } from '#kernel/language.ts';
import { loginRefusal, type SignIn } from '../session/sign-in.service.ts';
import { mergeAccount } from '../account-merge.ts';
import type { Module, ModuleDeps } from '#platform/module/module.ts';
import type { Services } from '#platform/module/services.ts';

/** The claims of a verified id token (OpenID Connect, §5.1). */
export interface IdentityClaims {
  iss: string;
  sub: string;
  email?: unknown;
  email_verified?: unknown;
  name?: unknown;
  picture?: unknown;
  /** The domain of an organization whose mail Google runs. */
  hd?: unknown;
}

/** A person whose e-mail the provider has confirmed. */
interface Identity {
  issuer: string;
  subject: string;
  email: string;
  /** Whether the provider runs the mailbox, so that the person has it now, and not only had it once. */
  isAuthoritative: boolean;
  name: string;
  photoUrl: string | null;
}

/** Somebody whom a provider has named, and whose code is needed as well. */
export interface Proved {
  customerId: string;
  issuer: string;
}

/** The identity is right, and the account has a second factor. */
export class CodeNeeded extends LoginRefused {
  readonly proved: Proved;

  constructor(customerId: string, issuer: string) {
    super(CUSTOMER_MESSAGES.codeNeeded, { reason: 'CODE_NEEDED' });
    this.proved = { customerId, issuer };
  }
}

/** Somebody who comes in, and the status that a new account of theirs gets. */
interface Entry {
  identity: Identity;
  language: Language;
  client: ClientInfo;
  newAccounts: Exclude<AccountStatus, 'REJECTED'>;
}

/** The result of a sign-in: a session, or a refusal that must be committed. */
type Entrance = SignIn | LoginRefused;

const LONGEST_NAME = 80;
const LONGEST_SUBJECT = 255;

/** Accounts of people who sign in with Google. */
export class GoogleService {
  readonly #database: Database;
  readonly #services: Pick<Services, 'signIns' | 'cachedSettings'>;
  readonly #modules: readonly Module[];

  constructor(
    { database, modules }: Pick<ModuleDeps, 'database' | 'modules'>,
    services: Pick<Services, 'signIns' | 'cachedSettings'>,
  ) {
    this.#database = database;
    this.#services = services;
    this.#modules = modules;
  }

  /**
   * Signs in the person of the claims, and creates an account if there is none. @throws IdentityRefused, LoginRefused;
   * CodeNeeded when the account has a second factor: `finish` takes its code
   */
  async signIn(claims: IdentityClaims, language: Language, client: ClientInfo): Promise<SignIn> {
    const identity = identityOf(claims);
    if (!identity) throw new IdentityRefused(CUSTOMER_MESSAGES.googleUnverified, { reason: 'EMAIL_UNVERIFIED' });
    const { googleAccounts: newAccounts } = await this.#services.cachedSettings();
    const entry = { identity, language, client, newAccounts };
    const enter = () => this.#database.transaction((manager) => this.#enter(manager, entry));
    // Of two first sign-ins at the same time, the second uses the account that the first has created.
    const entrance = await enter().catch((error: unknown) => (madeMeanwhile(error) ? enter() : Promise.reject(error)));
    if (entrance instanceof Error) throw entrance;
    return entrance;
  }

  /** Signs in a person of whom `signIn` said that a code is needed as well. @throws LoginRefused, TooMany */
  finish(
    { customerId, issuer }: Proved,
    code: string,
    client: ClientInfo,
    device: string | undefined,
  ): Promise<SignIn> {
    return this.#services.signIns.finish(customerId, code, client, device, { by: 'google', issuer });
  }

  async #enter(manager: EntityManager, entry: Entry): Promise<Entrance> {
    const { identity, client } = entry;
    const customer =
      (await customerOf(manager, identity)) ??
      (await this.#join(manager, entry)) ??
      (await this.#create(manager, entry));
    return (
      loginRefusal(customer) ??
      (customer.hasSecondFactor ? new CodeNeeded(customer.id, identity.issuer) : null) ??
      this.#services.signIns.beginSession(manager, customer, client, { by: 'google', issuer: identity.issuer })
    );
  }

  /**
   * Links the identity to the account with its e-mail; null when there is none. Somebody else may have registered that
   * e-mail: an unconfirmed account loses what that person entered, and starts again as a new one unless the shop had
   * confirmed it. A confirmed owner's account that may not sign in stays as it is.
   */
  async #join(manager: EntityManager, { identity, client, newAccounts: status }: Entry): Promise<CustomerModel | null> {
    const [account] = await lockCustomers(manager, { email: identity.email });
    if (!account) return null;
    if (!identity.isAuthoritative)
      throw new IdentityRefused(CUSTOMER_MESSAGES.googleAccountExists, { reason: 'ACCOUNT_EXISTS' });
    if (account.status !== 'CONFIRMED' && account.emailConfirmedAt !== null) return account;
    const isTaken = await mergeAccount(this.#modules, manager, account.id, {
      displayName: identity.name,
      photoUrl: identity.photoUrl,
      phoneNumber: null,
      passwordHash: null,
      status,
    });
    await link(manager, identity, account.id, client, {
      account: isTaken ? 'taken over' : 'existing',
      ...(isTaken && account.hasPassword && { password: 'removed' }),
      ...(isTaken && account.status !== 'CONFIRMED' && { statusBefore: account.status }),
    });
    return (await customerOf(manager, identity)) ?? account;
  }

  async #create(
    manager: EntityManager,
    { identity: { email, name, photoUrl, ...identity }, language, client, newAccounts: status }: Entry,
  ): Promise<CustomerModel> {
    if (!isGmail(email)) throw new IdentityRefused(CUSTOMER_MESSAGES.gmailNeeded, { reason: 'NOT_GMAIL' });
    const now = new Date();
    const customerId = await insertCustomer(manager, {
      displayName: name,
      email,
      photoUrl,
      language,
      role: 'CUSTOMER',
      status,
      emailConfirmedAt: now,
      confirmedAt: status === 'CONFIRMED' ? now : null,
    });
    await recordOwnAudit(manager, 'REGISTERED', customerId, client, { by: 'google' });
    await link(manager, identity, customerId, client, { account: 'new' });
    const created = await customerOf(manager, identity);
    if (!created) throw new Error('An account was not stored.');
    return created;
  }
}

/** Returns the identity of the claims; null unless the provider has confirmed the e-mail. */
const identityOf = ({ iss, sub, email, email_verified, name, picture, hd }: IdentityClaims): Identity | null => {
  if (email_verified !== true || !is(emailAddress, email)) return null;
  if (sub.length > LONGEST_SUBJECT || unstorableText([email, sub]) !== undefined) return null;
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const ownName = typeof name === 'string' && unstorableText(name) === undefined ? name.trim() : '';
  return {
    issuer: iss,
    subject: sub,
    email,
    isAuthoritative: domain === 'gmail.com' || (typeof hd === 'string' && hd.toLowerCase() === domain),
    name: [...(ownName || local)].slice(0, LONGEST_NAME).join(''),
    photoUrl: typeof picture === 'string' ? photoOf(picture) : null,
  };
};

/** Returns a photo's URL if it is on Google's servers, which are the only ones that pages may load photos from. */
const photoOf = (picture: string): string | null => {
  if (picture.length > 1000 || !URL.canParse(picture)) return null;
  const { protocol, hostname, href } = new URL(picture);
  return protocol === 'https:' && hostname.endsWith('.googleusercontent.com') ? href : null;
};

const customerOf = async (
  manager: EntityManager,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
): Promise<CustomerModel | null> => {
  const identity = await manager.findOneBy(IdentityEntity, { issuer, subject });
  return identity && lockToSignIn(manager, { id: identity.customerId });
};

const link = async (
  manager: EntityManager,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
  customerId: string,
  client: ClientInfo,
  details: Record<string, string>,
): Promise<void> => {
  const row = { issuer, subject, customerId };
  const stored = await insertUnlessTaken(manager, IdentityEntity, row, 'subject');
  if (stored === undefined) throw new LinkedMeanwhile();
  await recordOwnAudit(manager, 'IDENTITY_LINKED', customerId, client, { issuer, ...details });
};

/** Another sign-in of the same person has linked the identity meanwhile. */
class LinkedMeanwhile extends Error {}

const madeMeanwhile = (error: unknown) => error instanceof EmailTaken || error instanceof LinkedMeanwhile;
