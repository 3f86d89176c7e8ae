import {
  CUSTOMER_MESSAGES,
  loginErrors,
  profileAddressError,
  profilePhoneError,
  registrationErrors,
  type Registration,
} from '../../../schema/customer.rules.ts';
import { brokenConstraint, type Database } from '../db/database.ts';
import { EmailTaken, Forbidden, InvalidInput, LoginRefused, NotFound, type FieldProblem } from '../errors.ts';
import { checkFirst, decodeCursor, encodeCursor, isId, toPage, UUID, type Page } from '../paging.ts';
import { CustomerEntity } from './customer.entity.ts';
import type { AccountStatus, CustomerModel, Viewer } from './customer.model.ts';
import { hashPassword, verifyPassword } from './password.ts';

/** A change of one's profile; what is undefined stays. */
export interface ProfileChange {
  phoneNumber?: string | undefined;
  shippingAddress?: string | undefined;
}

/** A page of customers as asked for. */
export interface CustomerListRequest {
  status: AccountStatus | null;
  first: number;
  after: string | null;
}

const columns = `id, display_name AS "displayName", email, phone_number AS "phoneNumber",
  shipping_address AS "shippingAddress", photo_url AS "photoUrl", role, status, created_at AS "createdAt"`;

/** Accounts: who may sign in, and what people may change about themselves. */
export class CustomerService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Stores a request for an account; it waits until an admin confirms it. @throws InvalidInput, EmailTaken */
  async register(registration: Registration): Promise<void> {
    const problems = registrationErrors(registration);
    if (problems.length > 0) throw new InvalidInput(problems);
    await this.#create(registration, { role: 'CUSTOMER', status: 'PENDING' });
  }

  /** Makes an admin who may sign in at once: for the command line only, never behind an edge. @throws InvalidInput, EmailTaken */
  async createAdmin(registration: Registration): Promise<void> {
    const problems = registrationErrors(registration);
    if (problems.length > 0) throw new InvalidInput(problems);
    await this.#create(registration, { role: 'ADMIN', status: 'CONFIRMED' });
  }

  /** Checks e-mail and password. @throws LoginRefused, InvalidInput */
  async login(email: string, password: string): Promise<CustomerModel> {
    const problems = loginErrors({ email, password });
    if (problems.length > 0) throw new InvalidInput(problems);
    // argon2 reads all of it: a cap keeps a stranger from making the shop hash megabytes.
    if (password.length > 200)
      throw new LoginRefused('WRONG_CREDENTIALS', CUSTOMER_MESSAGES.wrongCredentials);
    const [row] = await this.#database.query<CustomerModel & { passwordHash: string | null }>({
      name: 'customer-for-login',
      text: `SELECT ${columns}, password_hash AS "passwordHash" FROM customers WHERE email = $1`,
      values: [email.trim()],
    });
    const isRight = await verifyPassword(row?.passwordHash ?? null, password);
    if (!row || !isRight) throw new LoginRefused('WRONG_CREDENTIALS', CUSTOMER_MESSAGES.wrongCredentials);
    if (row.status === 'PENDING') throw new LoginRefused('PENDING', CUSTOMER_MESSAGES.pending);
    if (row.status === 'REJECTED') throw new LoginRefused('REJECTED', CUSTOMER_MESSAGES.rejected);
    const { passwordHash: _, ...customer } = row;
    return customer;
  }

  /** The confirmed customer behind a token; null when there is none (any more). */
  async viewer(id: string): Promise<Viewer | null> {
    if (!isId(id)) return null;
    const [row] = await this.#database.query<CustomerModel>({
      name: 'viewer',
      text: `SELECT ${columns} FROM customers WHERE id = $1 AND status = 'CONFIRMED'`,
      values: [id],
    });
    return row ?? null;
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

  /** Changes phone number and shipping address, nothing else. @throws Forbidden unless it is the viewer's own; InvalidInput */
  async updateProfile(viewer: Viewer, id: string, change: ProfileChange): Promise<CustomerModel> {
    if (viewer.id !== id.toLowerCase()) throw new Forbidden();
    const { phoneNumber, shippingAddress } = change;
    const problems: FieldProblem[] = [
      { field: 'phoneNumber', message: phoneNumber === undefined ? null : profilePhoneError(phoneNumber) },
      {
        field: 'shippingAddress',
        message: shippingAddress === undefined ? null : profileAddressError(shippingAddress),
      },
    ].flatMap(({ field, message }) => (message === null ? [] : [{ field, message }]));
    if (problems.length > 0) throw new InvalidInput(problems);
    const [row] = await this.#database.query<CustomerModel>({
      name: 'update-profile',
      text: `UPDATE customers SET phone_number = coalesce($2, phone_number), shipping_address = coalesce($3, shipping_address)
        WHERE id = $1 RETURNING ${columns}`,
      values: [id, phoneNumber ?? null, shippingAddress?.trim() ?? null],
    });
    if (!row) throw new NotFound('There is no such customer.');
    return row;
  }

  /** Lets a customer sign in; confirming twice changes nothing. @throws Forbidden unless the viewer is an admin; NotFound */
  async confirm(viewer: Viewer, id: string): Promise<CustomerModel> {
    if (viewer.role !== 'ADMIN') throw new Forbidden();
    if (!isId(id)) throw new NotFound('There is no such customer.');
    const [row] = await this.#database.query<CustomerModel>({
      name: 'confirm-customer',
      text: `UPDATE customers SET status = 'CONFIRMED', confirmed_at = coalesce(confirmed_at, now()),
          confirmed_by_id = coalesce(confirmed_by_id, $2)
        WHERE id = $1 RETURNING ${columns}`,
      values: [id, viewer.id],
    });
    if (!row) throw new NotFound('There is no such customer.');
    return row;
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

  async #create(
    { name, phoneNumber, email, password }: Registration,
    standing: Pick<CustomerModel, 'role' | 'status'>,
  ): Promise<void> {
    const passwordHash = await hashPassword(password);
    try {
      await this.#database.dataSource
        .getRepository(CustomerEntity)
        .insert({ displayName: name.trim(), phoneNumber, email: email.trim(), passwordHash, ...standing });
    } catch (error) {
      if (brokenConstraint(error) === 'customers_email_unique')
        throw new EmailTaken(CUSTOMER_MESSAGES.emailTaken);
      throw error;
    }
  }
}
