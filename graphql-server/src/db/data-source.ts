import 'reflect-metadata';
import { DataSource, MigrationExecutor } from 'typeorm';
import { modules } from '../modules.ts';
import { observedClient, type Observe } from './observed-client.ts';
import { Foundations1763600000000 } from './migrations/1763600000000-Foundations.ts';
import { Storefront1763700000000 } from './migrations/1763700000000-Storefront.ts';
import { Accounts1763800000000 } from './migrations/1763800000000-Accounts.ts';
import { WiderSearch1763904000000 } from './migrations/1763904000000-WiderSearch.ts';
import { JoinedInCapitals1763904000001 } from './migrations/1763904000001-JoinedInCapitals.ts';
import { ColorPictures1763906000000 } from './migrations/1763906000000-ColorPictures.ts';
import { OrdersLeftUnderWay1763909000000 } from './migrations/1763909000000-OrdersLeftUnderWay.ts';
import { KnownPaymentMethods1763951000000 } from './migrations/1763951000000-KnownPaymentMethods.ts';

/** Every step of the schema, oldest first. */
export const migrations = [
  Foundations1763600000000,
  Storefront1763700000000,
  Accounts1763800000000,
  WiderSearch1763904000000,
  JoinedInCapitals1763904000001,
  ColorPictures1763906000000,
  OrdersLeftUnderWay1763909000000,
  KnownPaymentMethods1763951000000,
];

/** How connections are opened. */
export interface ConnectionOptions {
  poolSize?: number;
  /** After how long a statement is given up, also one that waits for a lock; 0 never. */
  statementTimeoutMs?: number;
  /** After how long a transaction is given up in which nothing happens; 0 never. */
  idleTransactionTimeoutMs?: number;
  /** Told of every statement. */
  observe?: Observe;
}

/** No statement of a request takes a second: one that takes this long must not keep a connection from the others. */
const STATEMENT_TIMEOUT_MS = 20_000;

/** A transaction waits for nobody: one in which nothing happens is that of a server that hangs, and holds rows that others need. */
const IDLE_TRANSACTION_TIMEOUT_MS = 10_000;

/** How long a request waits for a connection, or for PostgreSQL to take a new one. */
const CONNECTION_TIMEOUT_MS = 15_000;

/** Connects nothing yet: call `initialize()`. Sessions run in UTC. */
export const createDataSource = (
  url: string,
  {
    poolSize = 10,
    statementTimeoutMs = STATEMENT_TIMEOUT_MS,
    idleTransactionTimeoutMs = IDLE_TRANSACTION_TIMEOUT_MS,
    observe = () => {},
  }: ConnectionOptions = {},
): DataSource =>
  new DataSource({
    type: 'postgres',
    url,
    entities: modules.flatMap(({ entities = [] }) => entities),
    migrations,
    migrationsTableName: 'migrations',
    poolSize,
    installExtensions: false,
    applicationName: 'haat',
    extra: {
      options: [
        'timezone=UTC',
        `statement_timeout=${statementTimeoutMs}`,
        `idle_in_transaction_session_timeout=${idleTransactionTimeoutMs}`,
      ]
        .map((setting) => `-c ${setting}`)
        .join(' '),
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      Client: observedClient(observe),
    },
  });

/** Any constant of our own: two servers that start at once migrate one after the other. */
const MIGRATION_LOCK = 4_822_018;

/** Brings the schema up to date, and the queue's beside it; answers the names of the steps that were taken. */
export const migrate = async (dataSource: DataSource): Promise<string[]> => {
  const runner = dataSource.createQueryRunner();
  try {
    // Both may take long: another server's migrations, and ours over many rows.
    await runner.query('SET statement_timeout = 0');
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'each';
    const done = await executor.executePendingMigrations();
    const { installJobs } = await import('../jobs/install.ts');
    await installJobs(dataSource);
    return done.map((migration) => migration.name);
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await runner.query('RESET statement_timeout');
    await runner.release();
  }
};
