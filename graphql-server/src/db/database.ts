import type { Pool, PoolClient, QueryResultRow } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { currentRequestId } from '../current-request.ts';
import { Unauthenticated } from '../errors.ts';
import { withRequestComment, type TracedQuery } from './observed-client.ts';
import type { Statement } from './sql.ts';

/** A statement whose row is not described yet. */
export interface LooseStatement {
  text: string;
  values?: unknown[];
  name?: string;
}

/** What services read and write through. */
export interface Database {
  readonly dataSource: DataSource;
  /** TypeORM's, for ordinary reads and writes of one statement outside any transaction. */
  readonly manager: EntityManager;
  /** Runs one statement outside any transaction and answers its rows. */
  query<Row>(statement: Statement<Row>): Promise<Row[]>;
  query<Row extends QueryResultRow>(statement: LooseStatement): Promise<Row[]>;
  /** Runs all of `work` in one transaction: what throws inside leaves nothing behind. */
  transaction<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result>;
}

/** The connections of an initialized data source. TypeORM does not type the pool that its PostgreSQL driver keeps. */
export const poolOf = (dataSource: DataSource): Pool =>
  (dataSource.driver as unknown as { master: Pool }).master;

/** Where the PostgreSQL of a data source is. */
export const urlOf = ({ options }: DataSource): string => {
  if (options.type !== 'postgres' || options.url === undefined)
    throw new Error('Only a PostgreSQL that is named by its URL has one.');
  return options.url;
};

/** The database over an initialized data source. */
export const createDatabase = (dataSource: DataSource): Database => {
  // Prepared statements need it.
  const pool = poolOf(dataSource);
  return {
    dataSource,
    manager: dataSource.manager,
    query: <Row>(statement: Statement<Row> | LooseStatement) =>
      forSomebody(async () => (await pool.query(traced(statement))).rows as Row[]),
    transaction: (work) => forSomebody(() => dataSource.transaction(work)),
  };
};

/** Runs one statement and answers its rows: inside the transaction of a manager that has one. */
export const query = async <Row>(
  { queryRunner, dataSource }: EntityManager,
  statement: Statement<Row>,
): Promise<Row[]> => {
  // TypeORM's own `query` knows no names, and answers an UPDATE in another form than a SELECT.
  const client = queryRunner ? ((await queryRunner.connect()) as PoolClient) : poolOf(dataSource);
  return (await client.query(traced(statement))).rows as Row[];
};

/** A statement with the request that it serves: in its text too, where that may differ from time to time. */
const traced = ({ name, text, values = [] }: Statement | LooseStatement): TracedQuery => {
  const requestId = currentRequestId();
  return {
    ...(name !== undefined && { name }),
    text: name === undefined ? withRequestComment(text, requestId) : text,
    values,
    requestId,
  };
};

/** The constraint that a failed statement broke; undefined for every other failure. */
const brokenConstraint = (error: unknown): string | undefined => {
  const cause = error instanceof Error && 'driverError' in error ? error.driverError : error;
  return cause instanceof Error && 'constraint' in cause && typeof cause.constraint === 'string'
    ? cause.constraint
    : undefined;
};

/** Does something; what was to be stored for an account that is deleted meanwhile is told as to any stranger. @throws Unauthenticated */
const forSomebody = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw brokenConstraint(error)?.endsWith('_customer_fkey') ? new Unauthenticated() : error;
  }
};
