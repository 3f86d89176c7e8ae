import type { PoolClient } from 'pg';
import type { DataSource, EntityManager, EntitySchema, InsertQueryBuilder } from 'typeorm';
import { Unauthenticated } from '#kernel/errors.ts';
import type { FairPool } from './fair-pool.ts';
import { traced } from './observed-client.ts';
import { currentReading } from './standby/reading.ts';
import type { Statement } from './sql.ts';

/** Returns the connection pool of an initialized data source, which TypeORM does not type. */
export const poolOf = (dataSource: DataSource): FairPool =>
  (dataSource.driver as unknown as { master: FairPool }).master;

/** Returns the URL of a data source's PostgreSQL. */
export const urlOf = ({ options }: DataSource): string => {
  if (options.type !== 'postgres' || options.url === undefined)
    throw new Error('Only a PostgreSQL that is named by its URL has one.');
  return options.url;
};

/** Creates the database over an initialized data source. */
export const createDatabase = (dataSource: DataSource) => ({
  dataSource,
  /** TypeORM's manager, for ordinary reads and writes of one statement outside transactions. */
  manager: dataSource.manager,
  /**
   * Runs one statement outside transactions and returns its rows; within public reads, on a standby where there is one.
   */
  query: <Row>(statement: Statement<Row>): Promise<Row[]> =>
    forSomebody(() => {
      const onPrimary = () => query(dataSource.manager, statement);
      return currentReading()?.query(statement, onPrimary) ?? onPrimary();
    }),
  /** Runs `work` in one transaction; an error inside rolls everything back. */
  transaction: <Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> =>
    forSomebody(() => dataSource.transaction(work)),
});

/** What services use to read and write. */
export type Database = ReturnType<typeof createDatabase>;

/** Runs one statement and returns its rows, in the manager's transaction if it has one. */
export const query = async <Row>(
  { queryRunner, dataSource }: EntityManager,
  statement: Statement<Row>,
): Promise<Row[]> => {
  // TypeORM's own `query` knows no statement names, and returns an UPDATE in another form than a SELECT.
  const client = queryRunner ? ((await queryRunner.connect()) as PoolClient) : poolOf(dataSource);
  return (await client.query(traced(statement))).rows as Row[];
};

/** Stores a row and returns its id: one statement. */
export const insertRow = async <Row extends { id: string }>(
  manager: EntityManager,
  entity: EntitySchema<Row>,
  row: Parameters<InsertQueryBuilder<Row>['values']>[0],
): Promise<string> => {
  const { identifiers } = await manager.insert(entity, row);
  return (identifiers[0] as Row).id;
};

/** Returns the constraint that a failed statement violated; undefined for every other failure. */
export const brokenConstraint = (error: unknown): string | undefined => {
  const cause = error instanceof Error && 'driverError' in error ? error.driverError : error;
  return cause instanceof Error && 'constraint' in cause && typeof cause.constraint === 'string'
    ? cause.constraint
    : undefined;
};

/** Turns the violation of a reference to a deleted account into an error for clients. @throws Unauthenticated */
const forSomebody = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw brokenConstraint(error)?.endsWith('_customer_fkey') ? new Unauthenticated() : error;
  }
};
