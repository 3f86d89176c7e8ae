import type { EntityManager } from 'typeorm';
import { CUSTOMER_MESSAGES } from '#schema/customer.ts';
import { codeInput } from '#schema/customer.input.ts';
import { checked } from '#kernel/checked.ts';
import type { ClientInfo } from '#kernel/client-info.ts';
import { InvalidInput, LoginRefused } from '#kernel/errors.ts';
import type { Deps } from '#platform/module/deps.ts';
import type { Services } from '#platform/module/services.ts';
import { type Limit, MINUTE } from '#platform/rate-limits/rate-limits.ts';
import { recordOwnAudit } from '#people/audit/audit.service.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import * as stored from '#people/customer/second-factor/second-factor.ts';
import { endSessions } from '../session/session.service.ts';
import { newRecoveryCodes, newSecret, recoveryHash, stepOf, writtenSecret } from './codes.ts';
import { qrCodeOf, type QrCode } from './qr-code.ts';

// Of a million codes three count at a time: 480 guesses a day, by somebody who knows the password, find one in two years.
const CODES: Limit = { name: 'secondFactorCode', points: 5, seconds: 15 * MINUTE };

/** What a person's app needs to make codes: shown once. */
export interface SecondFactorSetup {
  /** In base32, to type. */
  secret: string;
  /** The link that apps open. */
  uri: string;
  qrCode: QrCode;
}

interface Needed extends Pick<Deps, 'database'> {
  services: Pick<Services, 'limits' | 'cachedSettings'>;
}

/** Two-factor codes: how they are turned on and off, and how one counts. */
export class SecondFactorService {
  readonly #deps: Needed;

  constructor(deps: Needed) {
    this.#deps = deps;
  }

  /**
   * Returns a new secret for the viewer's app, which counts once it is confirmed; a former one that was not confirmed is
   * forgotten.
   * @throws InvalidInput when codes are on already
   */
  async begin(viewer: Viewer): Promise<SecondFactorSetup> {
    const secret = newSecret();
    if (!(await stored.offerSecondFactor(this.#deps.database.manager, viewer.id, secret)))
      throw new InvalidInput([{ field: 'code', message: CUSTOMER_MESSAGES.secondFactorOn }]);
    const { name } = await this.#deps.services.cachedSettings();
    const written = writtenSecret(secret, { issuer: name.en, label: viewer.email });
    return { ...written, qrCode: await qrCodeOf(written.uri) };
  }

  /**
   * Turns codes on by the first one, and ends the viewer's other sessions, which began without one. Returns the recovery
   * codes, of which only hashes are stored.
   * @throws InvalidInput, TooMany
   */
  async confirm(viewer: Viewer, input: { code: string }, client: ClientInfo): Promise<string[]> {
    const { code } = checked(codeInput, input);
    return this.#counted(viewer.id, async (manager) => {
      const factor = await stored.lockSecondFactor(manager, viewer.id);
      if (factor?.isOn) throw new InvalidInput([{ field: 'code', message: CUSTOMER_MESSAGES.secondFactorOn }]);
      const step = factor && stepOf(factor.secret, code);
      if (step === null || !(await stored.useStep(manager, viewer.id, step))) throw codeInvalid();
      const codes = newRecoveryCodes();
      await stored.turnOnSecondFactor(manager, viewer.id, codes.map(recoveryHash));
      await endSessions(manager, [viewer.id], { but: viewer.sessionId });
      await recordOwnAudit(manager, 'SECOND_FACTOR_ON', viewer.id, client);
      return codes;
    });
  }

  /** Turns the viewer's codes off by one of them. @throws InvalidInput, TooMany */
  async turnOff(viewer: Viewer, input: { code: string }, client: ClientInfo): Promise<void> {
    const { code } = checked(codeInput, input);
    await this.#counted(viewer.id, async (manager) => {
      if (!(await useCode(manager, viewer.id, code))) throw codeInvalid();
      await stored.removeSecondFactor(manager, viewer.id);
      await recordOwnAudit(manager, 'SECOND_FACTOR_OFF', viewer.id, client);
    });
  }

  /**
   * Runs work of somebody whose first factor was right, in the transaction in which the code is used up. Attempts are
   * counted by `countedBy`: the browser if it is known, the customer otherwise, so that strangers cannot use up the
   * owner's.
   * @throws LoginRefused, TooMany
   */
  async withCode<Result>(
    customerId: string,
    code: string | null | undefined,
    countedBy: string,
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    if (!code) throw codeNeeded();
    return this.#counted(countedBy, async (manager) => {
      if (!(await useCode(manager, customerId, code)))
        throw new LoginRefused(CUSTOMER_MESSAGES.codeWrong, { reason: 'CODE_WRONG' });
      return work(manager);
    });
  }

  /** Counts an attempt before the code is looked at; a success is none. */
  async #counted<Result>(key: string, work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const {
      database,
      services: { limits },
    } = this.#deps;
    await limits.take(CODES, key);
    const result = await database.transaction(work);
    await limits.forget(CODES, key);
    return result;
  }
}

/** The refusal of a sign-in that needs a code as well. */
export const codeNeeded = (): LoginRefused => new LoginRefused(CUSTOMER_MESSAGES.codeNeeded, { reason: 'CODE_NEEDED' });

const codeInvalid = () => new InvalidInput([{ field: 'code', message: CUSTOMER_MESSAGES.codeWrong }]);

/** Uses a code of the app, or a recovery code, up. Returns false for one that does not count (any more). */
const useCode = async (manager: EntityManager, customerId: string, code: string): Promise<boolean> => {
  const factor = await stored.lockSecondFactor(manager, customerId);
  if (!factor?.isOn) return false;
  const step = stepOf(factor.secret, code);
  if (step !== null) return stored.useStep(manager, customerId, step);
  const left = factor.recoveryHashes.filter((hash) => hash !== recoveryHash(code));
  if (left.length === factor.recoveryHashes.length) return false;
  await stored.keepRecoveryHashes(manager, customerId, left);
  return true;
};
