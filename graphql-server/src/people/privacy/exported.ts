import type { EntitySchema, FindManyOptions, FindOptionsWhere } from 'typeorm';
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

/** The same for a table whose rows name the customer: some of its columns, in an order. */
export const exportedRows = <Row extends { customerId: string | null }>(
  entity: EntitySchema<Row>,
  description: string,
  columns: Required<Pick<FindManyOptions<Row>, 'select' | 'order'>>,
): ExportedTable => ({
  table: entity.options.tableName ?? '',
  description,
  rows: (manager, customerId) => manager.find(entity, { ...columns, where: { customerId } as FindOptionsWhere<Row> }),
});
