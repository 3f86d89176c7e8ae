import type { Demo } from '../graphql-server/src/demo.ts';
import { demoAccounts } from './accounts.ts';
import { readExampleCustomer } from './example-customer.ts';
import { seedDemo } from './seed.ts';

/** The demo shop as the server knows it. */
export const demo: Demo = {
  accounts: demoAccounts,
  seed: seedDemo,
  exampleCustomer: readExampleCustomer,
  google: async (config) => (await import('./google/mount.ts')).mountDemoGoogle(config),
};
