import type { Demo } from '../graphql-server/src/platform/demo/demo.ts';
import { demoAccounts } from './accounts.ts';
import { readExampleCustomer } from './example-customer.ts';
import { seedDemo } from './seed.ts';

/** The demo shop, as the server's interface `Demo`. */
export const demo: Demo = {
  accounts: demoAccounts,
  seed: seedDemo,
  exampleCustomer: readExampleCustomer,
  google: async (config) => (await import('./google/mount.ts')).mountDemoGoogle(config),
  payments: async (config) => (await import('./payments/mount.ts')).mountDemoPayments(config),
};
