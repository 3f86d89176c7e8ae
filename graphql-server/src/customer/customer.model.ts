/** What a person may do (spec §6). */
export type Role = 'CUSTOMER' | 'ADMIN';

/** How an account stands. */
export type AccountStatus = 'PENDING' | 'CONFIRMED' | 'REJECTED';

/** A customer as services hand it out: everything but the password. */
export interface CustomerModel {
  id: string;
  displayName: string;
  email: string;
  phoneNumber: string | null;
  shippingAddress: string | null;
  photoUrl: string | null;
  role: Role;
  status: AccountStatus;
  createdAt: Date;
}

/** Who is asking: a signed-in, confirmed customer, by the shop's own record. */
export type Viewer = CustomerModel;
