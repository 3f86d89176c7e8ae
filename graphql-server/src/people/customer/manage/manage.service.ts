import { CUSTOMER_MESSAGES, type AccountStatus, type CustomerSort, type Role } from '#schema/customer.ts';
import { latinDigits } from '#schema/digits.ts';
import { MAX_TERM_LENGTH } from '#schema/limits.ts';
import type { Database } from '#platform/db/database.ts';
import { Any } from 'typeorm';
import { BadRequest, NotFound } from '#kernel/errors.ts';
import type { EntityRow } from '#platform/db/entity.ts';
import { inBatches } from '#kernel/in-batches.ts';
import {
  checkFirst,
  decodeCursor,
  encodeCursor,
  isId,
  MOST_COUNTED,
  MOST_COUNTED_BY_INDEX,
  toPage,
  toTotal,
  UUID,
  type ListRequest,
  type Page,
  type Total,
} from '#kernel/paging.ts';
import { checkMay } from '../check-own.ts';
import type { CustomerModel, Viewer } from '../customer.model.ts';
import { CustomerFiguresEntity } from './figures.entity.ts';
import type { CustomerFiguresModel } from './manage.model.ts';
import * as sql from './manage.statements.ts';

/** Which customers to list; what is left out or null allows all. */
interface CustomerFilter {
  /** Words, each of which is a part of the name, the e-mail address or the phone number. */
  search?: string | null | undefined;
  status?: AccountStatus | null | undefined;
  role?: Role | null | undefined;
}

/** A customer of a list, with the figures by which it may be sorted. */
type ListedCustomer = CustomerModel & CustomerFiguresModel;

/** How many customers are read at once for a file. */
const BATCH = 1000;

/** The lists of customers for admins. */
export class CustomerManagement {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Returns customers. @throws Forbidden unless the viewer is an admin; BadRequest */
  async list(
    viewer: Viewer,
    { sort, ...filter }: CustomerFilter & { sort: CustomerSort },
    { first, after }: ListRequest,
  ): Promise<Page<ListedCustomer>> {
    checkMay(viewer, 'CUSTOMERS');
    const [figure = '', id = ''] =
      after === null ? [] : decodeCursor(after, [sort === 'NEWEST' ? /^$/ : /^\d{1,18}$/, UUID]);
    const rows = await this.#database.query(
      sql.customersOfAll({
        ...conditionsOf(filter),
        sort,
        after: after === null ? null : { figure, id },
        limit: checkFirst(first) + 1,
      }),
    );
    return toPage(rows, { first, after, cursorOf: (row) => encodeCursor([figureOf(row, sort), row.id]) });
  }

  /** Returns the number of customers. @throws Forbidden unless the viewer is an admin; BadRequest */
  async count(viewer: Viewer, filter: CustomerFilter): Promise<Total> {
    checkMay(viewer, 'CUSTOMERS');
    const conditions = conditionsOf(filter);
    const most = conditions.patterns.length === 0 ? MOST_COUNTED_BY_INDEX : MOST_COUNTED;
    const [row] = await this.#database.query(sql.customersCounted({ ...conditions, most: most + 1 }));
    return toTotal(row?.count ?? 0, most);
  }

  /**
   * Returns all customers of a list for a file, some at a time.
   * @throws Forbidden unless the viewer is an admin; BadRequest
   */
  async *all(
    viewer: Viewer,
    { sort, ...filter }: CustomerFilter & { sort: CustomerSort },
  ): AsyncGenerator<ListedCustomer, void> {
    checkMay(viewer, 'CUSTOMERS');
    const conditions = conditionsOf(filter);
    yield* inBatches<ListedCustomer>(BATCH, (last, limit) => {
      const after = last && { figure: figureOf(last, sort), id: last.id };
      return this.#database.query(sql.customersOfAll({ ...conditions, sort, after, limit }));
    });
  }

  /** Returns a customer. @throws Forbidden unless the viewer is an admin; NotFound */
  async get(viewer: Viewer, id: string, read: (id: string) => Promise<CustomerModel | null>): Promise<CustomerModel> {
    checkMay(viewer, 'CUSTOMERS');
    const customer = isId(id) ? await read(id) : null;
    if (!customer) throw new NotFound(CUSTOMER_MESSAGES.noSuchCustomer);
    return customer;
  }

  /** Returns the figures of customers: one statement. The caller has checked who may see them. */
  async figuresOf(ids: readonly string[]): Promise<CustomerFiguresModel[]> {
    const rows = await this.#database.manager.findBy(CustomerFiguresEntity, { customerId: Any(ids) });
    const byId = new Map(rows.map((row) => [row.customerId, figuresOf(row)]));
    return ids.map((id) => byId.get(id) ?? { orders: 0, spentCents: 0 });
  }
}

/** Returns the figures of a row; PostgreSQL sends sums as texts. */
export const figuresOf = ({ orders, spentCents }: EntityRow<typeof CustomerFiguresEntity>): CustomerFiguresModel => ({
  orders,
  spentCents: Number(spentCents),
});

/** Returns by what a list is sorted, besides the id. */
const figureOf = ({ orders, spentCents }: ListedCustomer, sort: CustomerSort): string => {
  if (sort === 'NEWEST') return '';
  return String(sort === 'ORDERS' ? orders : spentCents);
};

/** The most words of a search; the rest is searched as one text. */
const MOST_WORDS = 6;

/** @throws BadRequest when the search is too long */
const conditionsOf = ({ search, status, role }: CustomerFilter): sql.CustomerConditions => {
  const term = search?.trim() ?? '';
  if (term.length > MAX_TERM_LENGTH)
    throw new BadRequest(`The search term is too long: ${MAX_TERM_LENGTH} characters at most.`);
  return { status: status ?? null, role: role ?? null, patterns: patternsOf(term) };
};

/**
 * Returns a search as patterns: the words in small letters; a phone number without spaces and hyphens, in Latin digits.
 */
const patternsOf = (term: string): string[] => {
  if (term === '') return [];
  const digits = latinDigits(term).replace(/[\s()-]/g, '');
  const words = /^\+?\d+$/.test(digits) ? [digits] : term.normalize('NFC').toLowerCase().split(/\s+/);
  const rest = words.slice(MOST_WORDS).join(' ');
  return [...words.slice(0, MOST_WORDS), ...(rest === '' ? [] : [rest])].map(
    (word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`,
  );
};
