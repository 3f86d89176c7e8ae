import type { AccountStatus, Role } from '../graphql-server/src/people/customer/customer.model.ts';

/** A person who can sign in to the demo shop. */
export interface DemoAccount {
  displayName: string;
  email: string;
  password: string;
  phoneNumber: string;
  shippingAddress: string;
  role: Role;
  status: AccountStatus;
  /** How many days before today the account was registered. */
  createdDaysAgo: number;
}

/** The accounts of the demo shop. Their passwords are public on purpose; no other shop ever has them. */
export const demoAccounts = {
  customer: {
    displayName: 'Rahima Khatun',
    email: 'rahima.demo@gmail.com',
    password: 'haat-demo-customer',
    phoneNumber: '01712345678',
    shippingAddress: 'House 24, Road 7, Dhanmondi, Dhaka City, Dhaka',
    role: 'CUSTOMER',
    status: 'CONFIRMED',
    createdDaysAgo: 143,
  },
  admin: {
    displayName: 'Haat Owner',
    email: 'owner.demo@gmail.com',
    password: 'haat-demo-admin',
    phoneNumber: '01787654321',
    shippingAddress: 'Shop 12, New Market, Azimpur, Dhaka 1205',
    role: 'ADMIN',
    status: 'CONFIRMED',
    createdDaysAgo: 811,
  },
  pending: {
    displayName: 'Tanvir Ahmed',
    email: 'tanvir.demo@gmail.com',
    password: 'haat-demo-pending',
    phoneNumber: '01755566778',
    shippingAddress: 'Flat 5B, Sector 4, Uttara, Dhaka 1230',
    role: 'CUSTOMER',
    status: 'PENDING',
    createdDaysAgo: 1,
  },
} as const satisfies Record<string, DemoAccount>;
