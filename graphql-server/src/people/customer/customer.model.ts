import type { CustomerRow } from './customer.entity.ts';

export type { AccountStatus, Role } from '#schema/customer.ts';

/** A customer as services return it: everything except the secrets. */
export type CustomerModel = Omit<
  CustomerRow,
  | 'passwordHash'
  | 'secondFactor'
  | 'secondFactorAt'
  | 'secondFactorStep'
  | 'recoveryHashes'
  | 'confirmedAt'
  | 'confirmedById'
>;

/** The viewer of a request: a signed-in, confirmed customer, as currently stored, with the session. */
export interface Viewer extends CustomerModel {
  sessionId: string;
  /** Whether they are of the staff and lack the second factor that the shop demands: then their role allows nothing. */
  needsSecondFactor: boolean;
}
