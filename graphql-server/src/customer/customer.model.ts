import type { CountedPage } from '../paging.ts';
import type { Language } from '../language.ts';

/** What a person may do (spec §6). */
export type Role = 'CUSTOMER' | 'ADMIN';

/** How an account stands. */
export type AccountStatus = 'PENDING' | 'CONFIRMED' | 'REJECTED';

/** A customer as services hand it out: everything but the password. */
export interface CustomerModel {
  id: string;
  displayName: string;
  email: string;
  /** `+8801` and nine digits. */
  phoneNumber: string | null;
  shippingAddress: string | null;
  photoUrl: string | null;
  role: Role;
  status: AccountStatus;
  createdAt: Date;
  emailConfirmedAt: Date | null;
  rejectionReason: string | null;
  language: Language;
  hasPassword: boolean;
}

/** Who is asking: a signed-in, confirmed customer, by the shop's own record, and the session that they ask in. */
export interface Viewer extends CustomerModel {
  sessionId: string;
}

/** Customers. */
export type CustomerConnectionModel = CountedPage<CustomerModel>;
