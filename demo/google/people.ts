import { demoAccounts } from '../accounts.ts';

/** A person whom the stand-in for Google knows. */
export interface TestPerson {
  /** Their id at the provider, which stays when the e-mail changes. */
  subject: string;
  name: string;
  email: string;
  /** What signing in as them demonstrates. */
  about: string;
}

/** The people to choose from. None of them is an admin. */
export const testPeople: readonly TestPerson[] = [
  {
    subject: 'demo-100000000000000000001',
    name: 'Nusrat Jahan',
    email: 'nusrat.demo@gmail.com',
    about: 'New here: gets an account',
  },
  {
    subject: 'demo-100000000000000000002',
    name: demoAccounts.customer.displayName,
    email: demoAccounts.customer.email,
    about: 'Has an account with a password: joins it',
  },
  {
    subject: 'demo-100000000000000000003',
    name: 'Arif Hossain',
    email: 'arif.demo@gmail.com',
    about: 'New here: gets an account',
  },
  {
    subject: 'demo-100000000000000000004',
    name: demoAccounts.pending.displayName,
    email: demoAccounts.pending.email,
    about: 'Waits for an admin: is refused',
  },
];
