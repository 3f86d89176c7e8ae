import type { EntityManager } from 'typeorm';
import { CUSTOMER_MESSAGES } from '../../../schema/customer.ts';
import { profileInput, rejectionInput } from '../../../schema/customer.input.ts';
import { checked } from '../checked.ts';
import type { Database } from '../db/database.ts';
import { Forbidden, LastAdmin, NotFound } from '../errors.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import { checkFirst, decodeCursor, encodeCursor, isId, toPage, UUID, type Page } from '../paging.ts';
import type { PictureService } from '../picture/picture.service.ts';
import { leaveNoDefault } from '../address/address.service.ts';
import { recordAudit } from '../audit/audit.service.ts';
import type { ClientInfo } from '../client-info.ts';
import { customerColumns } from './customer.columns.ts';
import type { AccountStatus, CustomerModel, Role, Viewer } from './customer.model.ts';
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

const columns = customerColumns('customers');

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
    const rows = await this.#database.query<CustomerModel>({
      name: 'customers-by-id',
      text: `SELECT ${columns} FROM customers WHERE id = ANY ($1::uuid[])`,
      values: [ids],
    });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  /** A customer by e-mail. @throws Forbidden unless it is the viewer's own or the viewer is an admin; NotFound */
  async findByEmail(viewer: Viewer, email: string): Promise<CustomerModel> {
    if (viewer.email.toLowerCase() === email.trim().toLowerCase()) return viewer;
    if (viewer.role !== 'ADMIN') throw new Forbidden();
    const [row] = await this.#database.query<CustomerModel>({
      name: 'customer-by-email',
      text: `SELECT ${columns} FROM customers WHERE email = $1`,
      values: [email.trim()],
    });
    if (!row) throw new NotFound('There is no customer with this e-mail address.');
    return row;
  }

  /** Changes phone number, shipping address and photo, nothing else. @throws Forbidden unless it is the viewer's own; InvalidInput */
  async updateProfile(viewer: Viewer, id: string, change: ProfileChange): Promise<CustomerModel> {
    if (viewer.id !== id.toLowerCase()) throw new Forbidden();
    const { photo } = change;
    const { phoneNumber, shippingAddress } = checked(profileInput(viewer.phoneNumber), change);
    return this.#database.transaction(async (manager) => {
      const [before]: Pick<CustomerModel, 'photoUrl' | 'shippingAddress'>[] = await manager.query(
        `SELECT photo_url AS "photoUrl", shipping_address AS "shippingAddress" FROM customers WHERE id = $1
         FOR NO KEY UPDATE`,
        [viewer.id],
      );
      if (!before) throw new NotFound('There is no such customer.');
      if (photo !== undefined && photo !== '') await this.#pictures.holdPhoto(manager, viewer, photo);
      const changed = await updateOne(
        manager,
        `phone_number = coalesce($2, phone_number),
         shipping_address = CASE WHEN $3 THEN $4 ELSE shipping_address END,
         photo_url = CASE WHEN $5 THEN $6 ELSE photo_url END`,
        [
          viewer.id,
          phoneNumber ?? null,
          shippingAddress !== undefined,
          // Cleared is none.
          shippingAddress?.trim() || null,
          photo !== undefined,
          photo ? picturePath(photo) : null,
        ],
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
      const confirmed = await updateOne(
        manager,
        `status = 'CONFIRMED', rejection_reason = NULL, confirmed_at = now(), confirmed_by_id = $2`,
        [id, viewer.id],
      );
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
      const rejected = await updateOne(
        manager,
        `status = 'REJECTED', rejection_reason = $2, confirmed_at = NULL, confirmed_by_id = NULL`,
        [id, words],
      );
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
      const changed = await updateOne(manager, 'role = $2', [id, role]);
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
    const [after] = request.after === null ? [null] : decodeCursor(request.after, [UUID]);
    const rows = await this.#database.query<CustomerModel>({
      text: `SELECT ${columns} FROM customers
        WHERE ($1::text IS NULL OR status = $1) AND ($2::uuid IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`,
      values: [request.status, after, first + 1],
    });
    return toPage(rows, { first, after: request.after, cursorOf: ({ id }) => encodeCursor([id]) });
  }

  /** Number of customers. @throws Forbidden unless the viewer is an admin */
  async count(viewer: Viewer, status: AccountStatus | null): Promise<number> {
    if (viewer.role !== 'ADMIN') throw new Forbidden();
    const [row] = await this.#database.query<{ count: number }>({
      text: 'SELECT count(*)::integer AS count FROM customers WHERE $1::text IS NULL OR status = $1',
      values: [status],
    });
    return row?.count ?? 0;
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
      const [found]: (CustomerModel & { mayDecide: boolean })[] = await manager.query(
        `SELECT ${columns}, EXISTS (SELECT FROM customers a WHERE a.id = $2 AND a.role = 'ADMIN' AND a.status = 'CONFIRMED')
           AS "mayDecide"
         FROM customers WHERE id = $1 FOR NO KEY UPDATE`,
        [id, viewer.id],
      );
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
  const [condition, value] = 'id' in who ? ['id = $1', who.id] : ['email = $1', who.email];
  const rows: CustomerModel[] = await manager.query(`SELECT ${columns} FROM customers WHERE ${condition}`, [
    value,
  ]);
  return rows[0] ?? null;
};

/** Decisions about accounts are taken one after the other. Before any row is locked: otherwise two could wait for each other. */
export const holdAdmins = async (manager: EntityManager): Promise<void> => {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [LAST_ADMIN_LOCK]);
};

/** For who holds the admins. @throws LastAdmin when nobody but this customer runs the shop */
export const checkAdminLeft = async (manager: EntityManager, leaving: string): Promise<void> => {
  const [row]: { isLast: boolean }[] = await manager.query(
    `SELECT EXISTS (SELECT FROM customers WHERE id = $1 AND role = 'ADMIN' AND status = 'CONFIRMED')
       AND NOT EXISTS (SELECT FROM customers WHERE id <> $1 AND role = 'ADMIN' AND status = 'CONFIRMED') AS "isLast"`,
    [leaving],
  );
  if (row?.isLast) throw new LastAdmin(CUSTOMER_MESSAGES.lastAdmin);
};

const updateOne = async (
  manager: EntityManager,
  assignments: string,
  values: readonly [string, ...unknown[]],
): Promise<CustomerModel> => {
  const [rows]: [CustomerModel[], number] = await manager.query(
    `UPDATE customers SET ${assignments} WHERE id = $1 RETURNING ${columns}`,
    [...values],
  );
  const [row] = rows;
  if (!row) throw new NotFound('There is no such customer.');
  return row;
};
