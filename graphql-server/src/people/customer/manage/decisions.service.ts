import { Any, Not, type EntityManager } from 'typeorm';
import { rejectionInput } from '#schema/customer.input.ts';
import { CUSTOMER_MESSAGES, MAX_DECIDED } from '#schema/customer.ts';
import { isStaff, type Permission } from '#schema/staff.ts';
import { checked } from '#kernel/checked.ts';
import { currentClient } from '#kernel/current-request.ts';
import { BadRequest, Forbidden, LastAdmin, NotFound } from '#kernel/errors.ts';
import { isId } from '#kernel/paging.ts';
import { query, type Database } from '#platform/db/database.ts';
import type { MailJob, MailQueue } from '#platform/mail/mail-queue.ts';
import { recordAudits } from '../../audit/audit.service.ts';
import { endSessions } from '../../auth/session/session.service.ts';
import { checkMay } from '../check-own.ts';
import { CustomerEntity, type CustomerRow } from '../customer.entity.ts';
import { lockCustomers } from '../customer-row.ts';
import type { CustomerModel, Role, Viewer } from '../customer.model.ts';
import { lockDecisions } from '../customer.statements.ts';
import type { CustomerDecisionModel } from './manage.model.ts';

/** What is decided: who may, the columns that change, the entry of the log, and the mail; of whom it may be decided. */
interface Decision {
  action: 'ACCOUNT_CONFIRMED' | 'ACCOUNT_REJECTED' | 'ROLE_CHANGED';
  needs: Permission;
  change: Partial<Pick<CustomerRow, 'status' | 'role' | 'rejectionReason'>>;
  details?: Record<string, string>;
  /** Whether it is so already. */
  isDone: (customer: CustomerModel) => boolean;
  mailTo?: (customerId: string) => MailJob;
}

/** What admins decide about customers: accounts and roles. One admin is always left. */
export class CustomerDecisions {
  readonly #database: Database;
  readonly #mails: MailQueue;

  constructor(database: Database, mails: MailQueue) {
    this.#database = database;
    this.#mails = mails;
  }

  /**
   * Confirms customers, and queues mails; says of each what happened.
   * @throws Forbidden unless the viewer is an admin; BadRequest
   */
  confirm(viewer: Viewer, ids: readonly string[]): Promise<CustomerDecisionModel[]> {
    return this.#decide(viewer, ids, {
      action: 'ACCOUNT_CONFIRMED',
      needs: 'CUSTOMERS',
      change: { status: 'CONFIRMED', rejectionReason: null },
      isDone: ({ status }) => status === 'CONFIRMED',
      mailTo: (customerId) => ({ kind: 'ACCOUNT_CONFIRMED', customerId }),
    });
  }

  /**
   * Rejects accounts and ends their sessions; the customers read the reason at the login and in a mail.
   * @throws Forbidden unless the viewer is an admin; BadRequest, InvalidInput
   */
  async reject(viewer: Viewer, ids: readonly string[], typed: string): Promise<CustomerDecisionModel[]> {
    checkMay(viewer, 'CUSTOMERS');
    const { reason } = checked(rejectionInput, { reason: typed });
    return this.#decide(viewer, ids, {
      action: 'ACCOUNT_REJECTED',
      needs: 'CUSTOMERS',
      change: { status: 'REJECTED', rejectionReason: reason },
      details: { reason },
      isDone: ({ status, rejectionReason }) => status === 'REJECTED' && rejectionReason === reason,
      mailTo: (customerId) => ({ kind: 'ACCOUNT_REJECTED', customerId, reason }),
    });
  }

  /** Changes a customer's role. @throws Forbidden unless the viewer is an admin */
  changeRole(viewer: Viewer, id: string, role: Role): Promise<CustomerDecisionModel[]> {
    return this.#decide(viewer, [id], {
      action: 'ROLE_CHANGED',
      needs: 'STAFF',
      change: { role },
      details: { role },
      isDone: (customer) => customer.role === role,
    });
  }

  /** Runs a decision; the number of its statements does not depend on how many customers it is about. */
  async #decide(viewer: Viewer, requested: readonly string[], decision: Decision) {
    checkMay(viewer, decision.needs);
    const ids = [...new Set(requested.map((id) => id.toLowerCase()))];
    if (ids.length === 0 || ids.length > MAX_DECIDED) throw new BadRequest(`ids must hold 1 to ${MAX_DECIDED} ids.`);
    return this.#database.transaction(async (manager) => {
      await lockAdmins(manager);
      const found = await lockToDecide(manager, viewer, decision.needs, ids.filter(isId));
      const open = found.filter((customer) => !decision.isDone(customer));
      const leaving = open.filter((one) => isAdmin(one) && !isAdmin({ ...one, ...decision.change }));
      const isRefused = leaving.length > 0 && !(await isAdminLeft(manager, idsOf(leaving)));
      const changing = isRefused ? open.filter((one) => !leaving.includes(one)) : open;
      if (changing.length > 0) await this.#store(manager, viewer, changing, decision);
      return ids.map((id): CustomerDecisionModel => {
        const customer = found.find((one) => one.id === id);
        if (!customer) return { id, outcome: 'GONE', customer: null };
        if (changing.includes(customer)) return { id, outcome: 'DONE', customer: { ...customer, ...decision.change } };
        return { id, outcome: open.includes(customer) ? 'LAST_ADMIN' : 'UNCHANGED', customer };
      });
    });
  }

  async #store(
    manager: EntityManager,
    viewer: Viewer,
    customers: readonly CustomerModel[],
    { action, change, details, mailTo }: Decision,
  ): Promise<void> {
    const ids = idsOf(customers);
    const { status, role } = change;
    await manager.update(
      CustomerEntity,
      { id: Any(ids) },
      {
        ...change,
        ...(status === 'CONFIRMED' && { confirmedAt: () => 'now()', confirmedById: viewer.id }),
        ...(status === 'REJECTED' && { confirmedAt: null, confirmedById: null }),
      },
    );
    if (status === 'REJECTED') await endSessions(manager, ids);
    const by = { action, actorId: viewer.id, client: currentClient(), details };
    await recordAudits(
      manager,
      customers.map((before) => ({
        ...by,
        customerId: before.id,
        ...(role ? { before: { role: before.role }, after: { role } } : {}),
        ...(status ? { before: { status: before.status }, after: { status } } : {}),
      })),
    );
    if (mailTo) await this.#mails.enqueueAll(manager, ids.map(mailTo));
  }
}

const idsOf = (customers: readonly CustomerModel[]): string[] => customers.map(({ id }) => id);

/** Returns the customer of a decision about one. @throws NotFound; LastAdmin when no other admin would be left */
export const decided = ([decision]: readonly CustomerDecisionModel[]): CustomerModel => {
  if (!decision?.customer) throw new NotFound(CUSTOMER_MESSAGES.noSuchCustomer);
  if (decision.outcome === 'LAST_ADMIN') throw new LastAdmin(CUSTOMER_MESSAGES.lastAdmin);
  return decision.customer;
};

/** Any constant: the lock keeps two admins from leaving at once. */
const LAST_ADMIN_LOCK = 4_822_020;

/** Lets decisions about accounts run one after the other. Call it before any row is locked, to avoid deadlocks. */
export const lockAdmins = async (manager: EntityManager): Promise<void> => {
  await query(manager, lockDecisions({ lock: LAST_ADMIN_LOCK }));
};

const isAdmin = ({ role, status }: Pick<CustomerModel, 'role' | 'status'>): boolean =>
  role === 'ADMIN' && status === 'CONFIRMED';

/**
 * Locks customers about whom somebody decides, and who decides, about whom the previous decision may have been.
 * @throws Forbidden unless the viewer's role still allows it; about the staff, only who gives roles decides
 */
const lockToDecide = async (
  manager: EntityManager,
  viewer: Viewer,
  needs: Permission,
  ids: readonly string[],
): Promise<CustomerModel[]> => {
  const locked = await lockCustomers(manager, { id: Any([...ids, viewer.id]) });
  const own = locked.find(({ id }) => id === viewer.id);
  if (own?.status !== 'CONFIRMED') throw new Forbidden();
  const found = locked.filter(({ id }) => ids.includes(id));
  checkMay(own, found.some(isStaff) ? 'STAFF' : needs);
  return found;
};

const isAdminLeft = (manager: EntityManager, without: readonly string[]): Promise<boolean> =>
  manager.existsBy(CustomerEntity, { id: Not(Any(without)), role: 'ADMIN', status: 'CONFIRMED' });

/** Checks that another admin remains. The caller has called `lockAdmins`. @throws LastAdmin */
export const checkAdminLeft = async (manager: EntityManager, leaving: CustomerModel): Promise<void> => {
  if (isAdmin(leaving) && !(await isAdminLeft(manager, [leaving.id]))) throw new LastAdmin(CUSTOMER_MESSAGES.lastAdmin);
};
