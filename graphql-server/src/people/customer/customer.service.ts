import { Any, Not, type EntityManager } from 'typeorm';
import type { InferInput } from 'valibot';
import { CUSTOMER_MESSAGES } from '#schema/customer.ts';
import { profileInput, rejectionInput } from '#schema/customer.input.ts';
import { checked } from '#kernel/checked.ts';
import { query, type Database } from '#platform/db/database.ts';
import { Forbidden, LastAdmin, NotFound } from '#kernel/errors.ts';
import type { MailQueue } from '#platform/mail/mail-queue.ts';
import { isId } from '#kernel/paging.ts';
import { leaveNoDefault } from '../address/address.service.ts';
import { recordAudit } from '../audit/audit.service.ts';
import type { ClientInfo } from '#kernel/client-info.ts';
import { CustomerEntity } from './customer.entity.ts';
import { confirmCustomers, lockCustomers, readCustomer, rejectCustomers } from './customer-row.ts';
import type { CustomerModel, Role, Viewer } from './customer.model.ts';
import { lockDecisions } from './customer.statements.ts';
import { endSessions } from '../auth/session/session.service.ts';

/** A change of the profile; fields that are null or undefined stay. */
export interface ProfileChange extends InferInput<ReturnType<typeof profileInput>> {
  /** Key of an uploaded picture; '' removes the photo. */
  photo?: string | null | undefined;
}

/** The uploaded pictures, of which a customer's photo is one. */
export interface Photos {
  /** Locks a picture of the viewer, so that it can be shown. @throws InvalidInput unless the viewer uploaded it */
  lockPhoto(manager: EntityManager, viewer: Viewer, key: string): Promise<void>;
  /** Deletes the records of a customer's uploads, one or all, and returns the keys whose files are to be removed. */
  forget(manager: EntityManager, customerId: string, key: string | null): Promise<string[]>;
  removeFiles(manager: EntityManager, keys: readonly string[]): Promise<void>;
}

/** The path of uploaded photos; clients append width and format, as to every `Picture.path`. */
const PICTURES = '/pictures/';

/** Returns the path of an uploaded photo; null without a key. */
const picturePath = (key: string) => (key === '' ? null : `${PICTURES}${key}`);

/** Returns the key of an uploaded photo; '' for a photo from elsewhere, or none. */
const keyOfPath = (photoUrl: string | null): string =>
  photoUrl?.startsWith(PICTURES) ? photoUrl.slice(PICTURES.length) : '';

/** Customers: what they may change about themselves, and what admins decide about them. */
export class CustomerService {
  readonly #database: Database;
  readonly #pictures: Photos;
  readonly #mails: MailQueue;

  constructor(database: Database, pictures: Photos, mails: MailQueue) {
    this.#database = database;
    this.#pictures = pictures;
    this.#mails = mails;
  }

  /** Returns customers by id, in the order of the ids. The edges must check who may see them. */
  async byIds(ids: readonly string[]): Promise<(CustomerModel | null)[]> {
    const rows = await this.#database.manager.findBy(CustomerEntity, { id: Any(ids) });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  /** Returns a customer by e-mail. @throws Forbidden unless it is the viewer or the viewer is an admin; NotFound */
  async findByEmail(viewer: Viewer, email: string): Promise<CustomerModel> {
    if (viewer.email.toLowerCase() === email.trim().toLowerCase()) return viewer;
    if (viewer.role !== 'ADMIN') throw new Forbidden();
    const customer = await readCustomer(this.#database.manager, { email: email.trim() });
    if (!customer) throw new NotFound('There is no customer with this e-mail address.');
    return customer;
  }

  /**
   * Changes phone number, shipping address and photo, nothing else.
   * @throws Forbidden unless it is the viewer; InvalidInput
   */
  async updateProfile(viewer: Viewer, id: string, change: ProfileChange): Promise<CustomerModel> {
    if (viewer.id !== id.toLowerCase()) throw new Forbidden();
    const { photo } = change;
    const { phoneNumber, shippingAddress } = checked(profileInput(viewer.phoneNumber), change);
    return this.#database.transaction(async (manager) => {
      const [before] = await lockCustomers(manager, { id: viewer.id });
      if (!before) throw new NotFound(CUSTOMER_MESSAGES.noSuchCustomer);
      if (photo) await this.#pictures.lockPhoto(manager, viewer, photo);
      const profile = {
        phoneNumber: phoneNumber ?? before.phoneNumber,
        // An empty text clears the address.
        shippingAddress:
          typeof shippingAddress === 'string' ? shippingAddress.trim() || null : before.shippingAddress,
        photoUrl: typeof photo === 'string' ? picturePath(photo) : before.photoUrl,
      };
      await manager.update(CustomerEntity, { id: viewer.id }, profile);
      if (profile.shippingAddress !== before.shippingAddress) await leaveNoDefault(manager, viewer.id);
      if (profile.photoUrl !== before.photoUrl)
        await this.#pictures.removeFiles(
          manager,
          await this.#pictures.forget(manager, viewer.id, keyOfPath(before.photoUrl)),
        );
      return { ...before, ...profile };
    });
  }

  /**
   * Confirms a customer, and queues a mail; confirming twice changes nothing.
   * @throws Forbidden unless the viewer is an admin; NotFound
   */
  async confirm(viewer: Viewer, id: string, client: ClientInfo): Promise<CustomerModel> {
    return this.#decide(viewer, id, async (manager, customer) => {
      if (customer.status === 'CONFIRMED') return customer;
      const { id: customerId } = customer;
      await confirmCustomers(manager, [customerId], viewer.id);
      const before = { status: customer.status };
      const after = { status: 'CONFIRMED' } as const;
      const done = { action: 'ACCOUNT_CONFIRMED', customerId, actorId: viewer.id, client } as const;
      await recordAudit(manager, { ...done, before, after });
      await this.#mails.enqueue(manager, { kind: 'ACCOUNT_CONFIRMED', customerId });
      return { ...customer, ...after, rejectionReason: null };
    });
  }

  /**
   * Rejects an account and ends its sessions; the customer reads the reason at the login and in a mail.
   * @throws Forbidden unless the viewer is an admin; InvalidInput, LastAdmin, NotFound
   */
  async reject(viewer: Viewer, id: string, reason: string, client: ClientInfo): Promise<CustomerModel> {
    if (viewer.role !== 'ADMIN') throw new Forbidden();
    const { reason: words } = checked(rejectionInput, { reason });
    return this.#decide(viewer, id, async (manager, customer) => {
      if (customer.status === 'REJECTED' && customer.rejectionReason === words) return customer;
      const { id: customerId } = customer;
      await checkAdminLeft(manager, customer);
      await rejectCustomers(manager, [customerId], words);
      await endSessions(manager, [customerId]);
      const done = { action: 'ACCOUNT_REJECTED', customerId, actorId: viewer.id, client } as const;
      const before = { status: customer.status };
      const after = { status: 'REJECTED' } as const;
      await recordAudit(manager, { ...done, details: { reason: words }, before, after });
      await this.#mails.enqueue(manager, { kind: 'ACCOUNT_REJECTED', customerId, reason: words });
      return { ...customer, ...after, rejectionReason: words };
    });
  }

  /** Changes a customer's role. @throws Forbidden unless the viewer is an admin; LastAdmin, NotFound */
  async changeRole(viewer: Viewer, id: string, role: Role, client: ClientInfo): Promise<CustomerModel> {
    return this.#decide(viewer, id, async (manager, customer) => {
      if (customer.role === role) return customer;
      if (role !== 'ADMIN') await checkAdminLeft(manager, customer);
      await manager.update(CustomerEntity, { id: customer.id }, { role });
      const done = { action: 'ROLE_CHANGED', customerId: customer.id, actorId: viewer.id, client } as const;
      const before = { role: customer.role };
      await recordAudit(manager, { ...done, details: { role }, before, after: { role } });
      return { ...customer, role };
    });
  }

  /** Runs an admin's decision about a customer, whose row is locked. */
  async #decide(
    viewer: Viewer,
    id: string,
    act: (manager: EntityManager, customer: CustomerModel) => Promise<CustomerModel>,
  ): Promise<CustomerModel> {
    if (viewer.role !== 'ADMIN') throw new Forbidden();
    if (!isId(id)) throw new NotFound(CUSTOMER_MESSAGES.noSuchCustomer);
    return this.#database.transaction(async (manager) => {
      await lockAdmins(manager);
      const [customer] = await lockToDecide(manager, viewer, [id]);
      if (!customer) throw new NotFound(CUSTOMER_MESSAGES.noSuchCustomer);
      return act(manager, customer);
    });
  }
}

/** Any constant: the lock keeps two admins from leaving at once. */
const LAST_ADMIN_LOCK = 4_822_020;

/** Lets decisions about accounts run one after the other. Call it before any row is locked, to avoid deadlocks. */
export const lockAdmins = async (manager: EntityManager): Promise<void> => {
  await query(manager, lockDecisions({ lock: LAST_ADMIN_LOCK }));
};

const isAdmin = ({ role, status }: Pick<CustomerModel, 'role' | 'status'>): boolean =>
  role === 'ADMIN' && status === 'CONFIRMED';

/**
 * Locks customers about whom an admin decides, and the admin, about whom the previous decision may have been. The
 * caller has called `lockAdmins`.
 * @throws Forbidden unless the admin still is one
 */
export const lockToDecide = async (
  manager: EntityManager,
  viewer: Viewer,
  ids: readonly string[],
): Promise<CustomerModel[]> => {
  const locked = await lockCustomers(manager, { id: Any([...ids, viewer.id]) });
  if (!locked.some((one) => one.id === viewer.id && isAdmin(one))) throw new Forbidden();
  const requested = new Set(ids.map((id) => id.toLowerCase()));
  return locked.filter(({ id }) => requested.has(id));
};

/** Whether an admin remains without some customers. The caller has called `lockAdmins`. */
export const isAdminLeft = (manager: EntityManager, without: readonly string[]): Promise<boolean> =>
  manager.existsBy(CustomerEntity, { id: Not(Any(without)), role: 'ADMIN', status: 'CONFIRMED' });

/** Checks that another admin remains. The caller has called `lockAdmins`. @throws LastAdmin */
export const checkAdminLeft = async (
  manager: EntityManager,
  leaving: Pick<CustomerModel, 'id' | 'role' | 'status'>,
): Promise<void> => {
  if (isAdmin(leaving) && !(await isAdminLeft(manager, [leaving.id])))
    throw new LastAdmin(CUSTOMER_MESSAGES.lastAdmin);
};
