import type { EntityManager } from 'typeorm';
import type * as v from 'valibot';
import { CUSTOMER_MESSAGES } from '#schema/customer.ts';
import { invitationInput } from '#schema/customer.input.ts';
import { isStaff } from '#schema/staff.ts';
import { checked } from '#kernel/checked.ts';
import { currentClient } from '#kernel/current-request.ts';
import { EmailTaken, Forbidden, NotFound } from '#kernel/errors.ts';
import { isId } from '#kernel/paging.ts';
import type { Database } from '#platform/db/database.ts';
import type { Services } from '#platform/module/services.ts';
import { HOUR, type Limit } from '#platform/rate-limits/rate-limits.ts';
import { recordAudit } from '#people/audit/audit.service.ts';
import { checkMay } from '#people/customer/check-own.ts';
import { insertCustomer } from '#people/customer/credentials.ts';
import { lockCustomer, lockCustomers, readCustomer } from '#people/customer/customer-row.ts';
import type { CustomerModel, Viewer } from '#people/customer/customer.model.ts';
import { removeSecondFactor } from '#people/customer/second-factor/second-factor.ts';
import { endSessions, openSessions } from './session.service.ts';
import type { SessionModel } from './session.model.ts';

/** A mistaken or stolen hand must not send mails without end. */
const INVITATIONS: Limit = { name: 'invitationByAdmin', points: 20, seconds: HOUR };

/**
 * How the staff get in, for who gives roles: invitations, their sessions, and a second factor that somebody has lost.
 */
export class StaffAccess {
  readonly #database: Database;
  readonly #services: Pick<Services, 'limits' | 'mails'>;

  constructor(database: Database, services: Pick<Services, 'limits' | 'mails'>) {
    this.#database = database;
    this.#services = services;
  }

  /**
   * Opens an account with a role, without a password, and queues a mail with a link to choose one; again for an account
   * that nobody has entered yet. Returns the account.
   * @throws Forbidden, InvalidInput, EmailTaken, TooMany
   */
  async invite(viewer: Viewer, typed: v.InferInput<typeof invitationInput>): Promise<CustomerModel> {
    checkMay(viewer, 'STAFF');
    const { name: displayName, email, role } = checked(invitationInput, typed);
    await this.#services.limits.take(INVITATIONS, viewer.id);
    return this.#database.transaction(async (manager) => {
      const [known] = await lockCustomers(manager, { email });
      const isOpen = known?.role === role && !known.hasPassword && known.emailConfirmedAt === null;
      if (known && !isOpen) throw new EmailTaken(CUSTOMER_MESSAGES.emailTaken);
      const account = { displayName, email, role, status: 'CONFIRMED' } as const;
      const customerId = known?.id ?? (await insertCustomer(manager, { ...account, language: viewer.language }));
      if (!known) {
        const by = { actorId: viewer.id, client: currentClient() };
        await recordAudit(manager, {
          action: 'ROLE_CHANGED',
          customerId,
          ...by,
          before: { role: null },
          after: { role },
          details: { by: 'invitation' },
        });
      }
      await this.#services.mails.enqueue(manager, { kind: 'STAFF_INVITED', customerId });
      return lockCustomer(manager, customerId);
    });
  }

  /** Returns somebody's sessions, last used first; none of who is not of the staff. @throws Forbidden */
  async sessionsOf(viewer: Viewer, id: string): Promise<SessionModel[]> {
    checkMay(viewer, 'STAFF');
    const { manager } = this.#database;
    const person = isId(id) ? await readCustomer(manager, { id }) : null;
    return isStaff(person) ? openSessions(manager, id, viewer.sessionId) : [];
  }

  /**
   * Ends a session of somebody of the staff, or all of them, at once for every request and socket. Returns how many
   * ended.
   * @throws Forbidden, NotFound
   */
  async endSessions(viewer: Viewer, id: string, sessionId: string | null): Promise<number> {
    checkMay(viewer, 'STAFF');
    if (sessionId !== null && !isId(sessionId)) return 0;
    return this.#database.transaction(async (manager) => {
      await lockPerson(manager, id, isStaff);
      const ended = await endSessions(manager, [id], sessionId === null ? {} : { only: sessionId });
      const by = { actorId: viewer.id, client: currentClient() };
      if (ended > 0)
        await recordAudit(manager, {
          action: 'SESSIONS_ENDED',
          customerId: id,
          ...by,
          before: { sessions: ended },
          after: { sessions: 0 },
        });
      return ended;
    });
  }

  /**
   * Removes the second factor of somebody who has lost it. One's own takes a code (`turnOff`).
   * @throws Forbidden for one's own, NotFound
   */
  async removeSecondFactor(viewer: Viewer, id: string): Promise<CustomerModel> {
    checkMay(viewer, 'STAFF');
    if (id.toLowerCase() === viewer.id) throw new Forbidden(CUSTOMER_MESSAGES.secondFactorOwn);
    return this.#database.transaction(async (manager) => {
      const person = await lockPerson(manager, id, () => true);
      if (await removeSecondFactor(manager, person.id)) {
        const by = { actorId: viewer.id, client: currentClient() };
        await recordAudit(manager, {
          action: 'SECOND_FACTOR_OFF',
          customerId: person.id,
          ...by,
          before: { secondFactor: true },
          after: { secondFactor: false },
        });
      }
      return { ...person, hasSecondFactor: false };
    });
  }
}

/** Locks a person with whom something may be done. @throws NotFound for anybody else */
const lockPerson = async (
  manager: EntityManager,
  id: string,
  mayBe: (person: CustomerModel) => boolean,
): Promise<CustomerModel> => {
  const [person] = isId(id) ? await lockCustomers(manager, { id }) : [];
  if (!person || !mayBe(person)) throw new NotFound(CUSTOMER_MESSAGES.noSuchCustomer);
  return person;
};
