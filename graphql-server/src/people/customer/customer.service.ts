import type { EntityManager } from 'typeorm';
import type { InferInput } from 'valibot';
import { CUSTOMER_MESSAGES } from '#schema/customer.ts';
import { profileInput, rejectionInput } from '#schema/customer.input.ts';
import { checked } from '#kernel/checked.ts';
import { query, type Database } from '#platform/db/database.ts';
import type { Statement } from '#platform/db/sql.ts';
import { Forbidden, LastAdmin, NotFound } from '#kernel/errors.ts';
import type { MailQueue } from '#platform/mail/mail-queue.ts';
import { isId } from '#kernel/paging.ts';
import { leaveNoDefault } from '../address/address.service.ts';
import { recordAudit } from '../audit/audit.service.ts';
import type { ClientInfo } from '#kernel/client-info.ts';
import { CustomerEntity } from './customer.entity.ts';
import type { CustomerModel, Role, Viewer } from './customer.model.ts';
import * as sql from './customer.statements.ts';
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

const picturePath = (key: string) => `${PICTURES}${key}`;

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
    const rows = await this.#database.query(sql.customersById({ ids }));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  /** Returns a customer by e-mail. @throws Forbidden unless it is the viewer or the viewer is an admin; NotFound */
  async findByEmail(viewer: Viewer, email: string): Promise<CustomerModel> {
    if (viewer.email.toLowerCase() === email.trim().toLowerCase()) return viewer;
    if (viewer.role !== 'ADMIN') throw new Forbidden();
    const [row] = await this.#database.query(sql.customerByEmail({ email: email.trim() }));
    if (!row) throw new NotFound('There is no customer with this e-mail address.');
    return row;
  }

  /** Changes phone number, shipping address and photo, nothing else. @throws Forbidden unless it is the viewer; InvalidInput */
  async updateProfile(viewer: Viewer, id: string, change: ProfileChange): Promise<CustomerModel> {
    if (viewer.id !== id.toLowerCase()) throw new Forbidden();
    const { photo } = change;
    const { phoneNumber, shippingAddress } = checked(profileInput(viewer.phoneNumber), change);
    return this.#database.transaction(async (manager) => {
      const before = await manager.findOne(CustomerEntity, {
        select: { id: true, photoUrl: true, shippingAddress: true },
        where: { id: viewer.id },
        lock: { mode: 'for_no_key_update' },
      });
      if (!before) throw new NotFound(CUSTOMER_MESSAGES.noSuchCustomer);
      if (photo) await this.#pictures.lockPhoto(manager, viewer, photo);
      const changed = await changeOne(
        manager,
        sql.profileChanged({
          id: viewer.id,
          phoneNumber: phoneNumber ?? null,
          hasAddress: typeof shippingAddress === 'string',
          // An empty text clears the address.
          shippingAddress: shippingAddress?.trim() || null,
          hasPhoto: typeof photo === 'string',
          photoUrl: photo ? picturePath(photo) : null,
        }),
      );
      if (changed.shippingAddress !== before.shippingAddress) await leaveNoDefault(manager, viewer.id);
      if (changed.photoUrl !== before.photoUrl)
        await this.#pictures.removeFiles(
          manager,
          await this.#pictures.forget(manager, viewer.id, keyOfPath(before.photoUrl)),
        );
      return changed;
    });
  }

  /**
   * Confirms a customer, and queues a mail; confirming twice changes nothing. @throws Forbidden unless the viewer is an admin;
   * NotFound
   */
  async confirm(viewer: Viewer, id: string, client: ClientInfo): Promise<CustomerModel> {
    return this.#decide(viewer, id, async (manager, customer) => {
      if (customer.status === 'CONFIRMED') return customer;
      const { id: customerId } = customer;
      const confirmed = await changeOne(manager, sql.customerConfirmed({ id, adminId: viewer.id }));
      const before = { status: customer.status };
      const after = { status: confirmed.status };
      const done = { action: 'ACCOUNT_CONFIRMED', customerId, actorId: viewer.id, client } as const;
      await recordAudit(manager, { ...done, before, after });
      await this.#mails.enqueue(manager, { kind: 'ACCOUNT_CONFIRMED', customerId });
      return confirmed;
    });
  }

  /**
   * Rejects an account and ends its sessions; the customer reads the reason at the login and in a mail. @throws Forbidden
   * unless the viewer is an admin; InvalidInput, LastAdmin, NotFound
   */
  async reject(viewer: Viewer, id: string, reason: string, client: ClientInfo): Promise<CustomerModel> {
    if (viewer.role !== 'ADMIN') throw new Forbidden();
    const { reason: words } = checked(rejectionInput, { reason });
    return this.#decide(viewer, id, async (manager, customer) => {
      if (customer.status === 'REJECTED' && customer.rejectionReason === words) return customer;
      const { id: customerId } = customer;
      await checkAdminLeft(manager, customerId);
      const rejected = await changeOne(manager, sql.customerRejected({ id, reason: words }));
      await endSessions(manager, customerId);
      const done = { action: 'ACCOUNT_REJECTED', customerId, actorId: viewer.id, client } as const;
      const before = { status: customer.status };
      const after = { status: rejected.status };
      await recordAudit(manager, { ...done, details: { reason: words }, before, after });
      await this.#mails.enqueue(manager, { kind: 'ACCOUNT_REJECTED', customerId, reason: words });
      return rejected;
    });
  }

  /** Changes a customer's role. @throws Forbidden unless the viewer is an admin; LastAdmin, NotFound */
  async changeRole(viewer: Viewer, id: string, role: Role, client: ClientInfo): Promise<CustomerModel> {
    return this.#decide(viewer, id, async (manager, customer) => {
      if (customer.role === role) return customer;
      if (role !== 'ADMIN') await checkAdminLeft(manager, customer.id);
      const changed = await changeOne(manager, sql.roleChanged({ id, role }));
      const done = { action: 'ROLE_CHANGED', customerId: customer.id, actorId: viewer.id, client } as const;
      const before = { role: customer.role };
      await recordAudit(manager, { ...done, details: { role }, before, after: { role } });
      return changed;
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
      const [found] = await query(manager, sql.customerToDecide({ id, adminId: viewer.id }));
      if (!found) throw new NotFound(CUSTOMER_MESSAGES.noSuchCustomer);
      const { mayDecide, ...customer } = found;
      // The previous decision may have been about the admin who decides now.
      if (!mayDecide) throw new Forbidden();
      return act(manager, customer);
    });
  }
}

/** An arbitrary constant: the lock keeps two admins from leaving at once. */
const LAST_ADMIN_LOCK = 4_822_020;

/** Returns a customer by id or e-mail; null when there is none. Not for requests: it checks no viewer. */
export const readCustomer = async (
  manager: EntityManager,
  who: { id: string } | { email: string },
): Promise<CustomerModel | null> => {
  const statement = 'id' in who ? sql.customersById({ ids: [who.id] }) : sql.customerByEmail(who);
  const [row] = await query(manager, statement);
  return row ?? null;
};

/** Lets decisions about accounts run one after the other. Call it before any row is locked, to avoid deadlocks. */
export const lockAdmins = async (manager: EntityManager): Promise<void> => {
  await query(manager, sql.adminsHeld({ lock: LAST_ADMIN_LOCK }));
};

/** Checks that another admin remains. The caller has called `lockAdmins`. @throws LastAdmin */
export const checkAdminLeft = async (manager: EntityManager, leaving: string): Promise<void> => {
  const [row] = await query(manager, sql.lastAdmin({ id: leaving }));
  if (row?.isLast) throw new LastAdmin(CUSTOMER_MESSAGES.lastAdmin);
};

const changeOne = async (
  manager: EntityManager,
  change: Statement<CustomerModel>,
): Promise<CustomerModel> => {
  const [row] = await query(manager, change);
  if (!row) throw new NotFound(CUSTOMER_MESSAGES.noSuchCustomer);
  return row;
};
