import { query } from '#platform/db/database.ts';
import type { Statement } from '#platform/db/sql.ts';
import type { ExportedTable } from '#platform/module/module.ts';

/** A table of the export of a person's data, with its documentation and the statement that reads a customer's rows. */
export const exported = (
  table: string,
  description: string,
  statement: (values: { customerId: string }) => Statement<object>,
): ExportedTable => ({
  table,
  description,
  rows: (manager, customerId) => query(manager, statement({ customerId })),
});
