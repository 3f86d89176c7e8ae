import type { RowOf } from '../db/sql.ts';
import type { CountedPage } from '../paging.ts';

/** A customer as services hand it out: everything but the password. */
export type CustomerModel = RowOf<'customersById'>;

/** What a person may do (spec §6). */
export type Role = CustomerModel['role'];

/** How an account stands. */
export type AccountStatus = CustomerModel['status'];

/** Who is asking: a signed-in, confirmed customer, by the shop's own record, and the session that they ask in. */
export interface Viewer extends CustomerModel {
  sessionId: string;
}

/** Customers. */
export type CustomerConnectionModel = CountedPage<CustomerModel>;
