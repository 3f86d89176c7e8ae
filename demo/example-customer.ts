import type { DataSource } from 'typeorm';
import type { ExampleCustomer } from '../graphql-server/src/platform/http/examples.ts';
import { demoAccounts } from './accounts.ts';

/** Returns the demo customer for examples in the documentation; null when the account was deleted. */
export const readExampleCustomer = async (dataSource: DataSource): Promise<ExampleCustomer | null> => {
  const { email, password } = demoAccounts.customer;
  const [row]: { id: string; orderId: string | null }[] = await dataSource.query(
    `SELECT c.id, (SELECT o.id FROM orders o WHERE o.customer_id = c.id ORDER BY o.id DESC LIMIT 1) AS "orderId"
     FROM customers c WHERE c.email = $1`,
    [email],
  );
  return row ? { ...row, email, password } : null;
};
