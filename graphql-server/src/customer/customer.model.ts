import type { RowOf } from '../db/sql.ts';
import type { CountedPage } from '../paging.ts';

export type { AccountStatus, Role } from '../../../schema/customer.ts';

/** A customer as services hand it out: everything but the password. */
export type CustomerModel = RowOf<'customersById'>;

/** Who is asking: a signed-in, confirmed customer, by the shop's own record, and the session that they ask in. */
export interface Viewer extends CustomerModel {
  sessionId: string;
}

/** Customers. */
export type CustomerConnectionModel = CountedPage<CustomerModel>;
