import type { EntityManager } from 'typeorm';
import { CUSTOMER_MESSAGES } from '../../../schema/customer.ts';
import { profileInput, rejectionInput } from '../../../schema/customer.input.ts';
import { checked } from '../checked.ts';
import { query, type Database } from '../db/database.ts';
import type { Statement } from '../db/sql.ts';
import { Forbidden, LastAdmin, NotFound } from '../errors.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import { checkFirst, decodeCursor, encodeCursor, isId, toPage, UUID, type Page } from '../paging.ts';
import type { PictureService } from '../picture/picture.service.ts';
import { leaveNoDefault } from '../address/address.service.ts';
import { recordAudit } from '../audit/audit.service.ts';
import type { ClientInfo } from '../client-info.ts';
import { CustomerEntity } from './customer.entity.ts';
import type { AccountStatus, CustomerModel, Role, Viewer } from './customer.model.ts';
import {
  adminsHeld,
  customerByEmail,
  customerConfirmed,
  customerRejected,
  customersById,
  customersOfAll,
  customerToDecide,
  lastAdmin,
  profileChanged,
  roleChanged,
} from './customer.statements.ts';
import { endSessions } from '../auth/session/session.service.ts';

/** A change of one's profile; what is undefined stays. */
export interface ProfileChange {
  phoneNumber?: string | undefined;
  shippingAddress?: string | undefined;
  /** Key of an uploaded picture; '' removes the photo. */
  photo?: string | undefined;
}

/** A page of customers as asked for. */
export interface CustomerListRequest {
  status: AccountStatus | null;
  first: number;
  after: string | null;
}

/** Where uploaded photos are delivered: clients append width and format, as to every `Picture.path`. */
const PICTURES = '/pictures/';

const picturePath = (key: string) => `${PICTURES}${key}`;

/** The key of an uploaded photo; '' for a photo from elsewhere, or none. */
const keyOfPath = (photoUrl: string | null): string =>
  photoUrl?.startsWith(PICTURES) ? photoUrl.slice(PICTURES.length) : '';

/** Customers: what they may change about themselves, and what admins decide about them. */
export class CustomerService {
  readonly #database: Database;
  readonly #pictures: PictureService;
  readonly #mails: MailQueue;

  constructor(database: Database, pictures: PictureService, mails: MailQueue) {
    this.#database = database;
    this.#pictures = pictures;
    this.#mails = mails;
  }

  /** Customers by id, in the order of the ids. For edges that have checked who asks. */
  async byIds(ids: readonly string[]): Promise<(CustomerModel | null)[]> {
    const rows = await this.#database.query(customersById({ ids }));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  /** A customer by e-mail. @throws Forbidden unless it is the viewer's own or the viewer is an admin; NotFound */
  async findByEmail(viewer: Viewer, email: string): Promise<CustomerModel> {
    if (viewer.email.toLowerCase() === email.trim().toLowerCase()) return viewer;
    if (viewer.role !== 'ADMIN') throw new Forbidden();
    const [row] = await this.#database.query(customerByEmail({ email: email.trim() }));
    if (!row) throw new NotFound('There is no customer with this e-mail address.');
    return row;
  }

  /** Changes phone number, shipping address and photo, nothing else. @throws Forbidden unless it is the viewer's own; InvalidInput */
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
      if (!before) throw new NotFound('There is no such customer.');
      if (photo !== undefined && photo !== '') await this.#pictures.holdPhoto(manager, viewer, photo);
      const changed = await changeOne(
        manager,
        profileChanged({
          id: viewer.id,
          phoneNumber: phoneNumber ?? null,
          hasAddress: shippingAddress !== undefined,
          // Cleared is none.
          shippingAddress: shippingAddress?.trim() || null,
          hasPhoto: photo !== undefined,
          photoUrl: photo ? picturePath(photo) : null,
        }),
      );
      if (changed.shippingAddress !== before.shippingAddress) await leaveNoDefault(manager, viewer.id);
      if (changed.photoUrl !== before.photoUrl)
        await this.#pictures.removeFiles(
          await this.#pictures.forget(manager, viewer.id, keyOfPath(before.photoUrl)),
        );
      return changed;
    });
  }

  /** Lets a customer sign in, and a mail tells; confirming twice changes nothing. @throws Forbidden unless the viewer is an admin; NotFound */
  async confirm(viewer: Viewer, id: string, client: ClientInfo): Promise<CustomerModel> {
    return this.#decide(viewer, id, async (manager, customer) => {
      if (customer.status === 'CONFIRMED') return customer;
      const confirmed = await changeOne(manager, customerConfirmed({ id, adminId: viewer.id }));
      await recordAudit(manager, {
        action: 'ACCOUNT_CONFIRMED',
        customerId: customer.id,
        actorId: viewer.id,
        client,
      });
      await this.#mails.enqueue(manager, { kind: 'ACCOUNT_CONFIRMED', customerId: customer.id });
      return confirmed;
    });
  }

  /**
   * Refuses an account and ends its sessions; login and a mail tell the reason.
   * @throws Forbidden unless the viewer is an admin; InvalidInput, LastAdmin, NotFound
   */
  async reject(viewer: Viewer, id: string, reason: string, client: ClientInfo): Promise<CustomerModel> {
    if (viewer.role !== 'ADMIN') throw new Forbidden();
    const { reason: words } = checked(rejectionInput, { reason });
    return this.#decide(viewer, id, async (manager, customer) => {
      if (customer.status === 'REJECTED' && customer.rejectionReason === words) return customer;
      await checkAdminLeft(manager, customer.id);
      const rejected = await changeOne(manager, customerRejected({ id, reason: words }));
      await endSessions(manager, customer.id);
      await recordAudit(manager, {
        action: 'ACCOUNT_REJECTED',
        customerId: customer.id,
        actorId: viewer.id,
        client,
        details: { reason: words },
      });
      await this.#mails.enqueue(manager, {
        kind: 'ACCOUNT_REJECTED',
        customerId: customer.id,
        reason: words,
      });
      return rejected;
    });
  }

  /** Gives a customer another role. @throws Forbidden unless the viewer is an admin; LastAdmin, NotFound */
  async changeRole(viewer: Viewer, id: string, role: Role, client: ClientInfo): Promise<CustomerModel> {
    return this.#decide(viewer, id, async (manager, customer) => {
      if (customer.role === role) return customer;
      if (role !== 'ADMIN') await checkAdminLeft(manager, customer.id);
      const changed = await changeOne(manager, roleChanged({ id, role }));
      await recordAudit(manager, {
        action: 'ROLE_CHANGED',
        customerId: customer.id,
        actorId: viewer.id,
        client,
        details: { role },
      });
      return changed;
    });
  }

  /** Customers, newest first. @throws Forbidden unless the viewer is an admin */
  async list(viewer: Viewer, request: CustomerListRequest): Promise<Page<CustomerModel>> {
    if (viewer.role !== 'ADMIN') throw new Forbidden();
    const first = checkFirst(request.first);
    const [after = null] = request.after === null ? [] : decodeCursor(request.after, [UUID]);
    const rows = await this.#database.query(
      customersOfAll({ status: request.status, after, limit: first + 1 }),
    );
    return toPage(rows, { first, after: request.after, cursorOf: ({ id }) => encodeCursor([id]) });
  }

  /** Number of customers. @throws Forbidden unless the viewer is an admin */
  async count(viewer: Viewer, status: AccountStatus | null): Promise<number> {
    if (viewer.role !== 'ADMIN') throw new Forbidden();
    return this.#database.manager.countBy(CustomerEntity, status === null ? {} : { status });
  }

  /** What an admin does about a customer, whose row nobody else changes meanwhile. */
  async #decide(
    viewer: Viewer,
    id: string,
    act: (manager: EntityManager, customer: CustomerModel) => Promise<CustomerModel>,
  ): Promise<CustomerModel> {
    if (viewer.role !== 'ADMIN') throw new Forbidden();
    if (!isId(id)) throw new NotFound('There is no such customer.');
    return this.#database.transaction(async (manager) => {
      await holdAdmins(manager);
      const [found] = await query(manager, customerToDecide({ id, adminId: viewer.id }));
      if (!found) throw new NotFound('There is no such customer.');
      const { mayDecide, ...customer } = found;
      // The decision before may have been about whoever decides now.
      if (!mayDecide) throw new Forbidden();
      return act(manager, customer);
    });
  }
}

/** Any constant of our own: two admins cannot leave at once. */
const LAST_ADMIN_LOCK = 4_822_020;

/** A customer by id or e-mail; null when there is none. For what is done without anybody asking. */
export const readCustomer = async (
  manager: EntityManager,
  who: { id: string } | { email: string },
): Promise<CustomerModel | null> => {
  const statement = 'id' in who ? customersById({ ids: [who.id] }) : customerByEmail(who);
  const [row] = await query(manager, statement);
  return row ?? null;
};

/** Decisions about accounts are taken one after the other. Before any row is locked: otherwise two could wait for each other. */
export const holdAdmins = async (manager: EntityManager): Promise<void> => {
  await query(manager, adminsHeld({ lock: LAST_ADMIN_LOCK }));
};

/** For who holds the admins. @throws LastAdmin when nobody but this customer runs the shop */
export const checkAdminLeft = async (manager: EntityManager, leaving: string): Promise<void> => {
  const [row] = await query(manager, lastAdmin({ id: leaving }));
  if (row?.isLast) throw new LastAdmin(CUSTOMER_MESSAGES.lastAdmin);
};

const changeOne = async (
  manager: EntityManager,
  change: Statement<CustomerModel>,
): Promise<CustomerModel> => {
  const [row] = await query(manager, change);
  if (!row) throw new NotFound('There is no such customer.');
  return row;
};
