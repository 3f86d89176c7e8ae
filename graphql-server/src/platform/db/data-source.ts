import 'reflect-metadata';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DataSource, MigrationExecutor } from 'typeorm';
import type { Module } from '../module/module.ts';
import { FairPool } from './fair-pool.ts';
import { queuesOf } from '../jobs/all-queues.ts';
import { observedClient, type Observe } from './observed-client.ts';
import { settleRole, startupOptions, type SessionSettings } from './opening/pooler.ts';
import { FirstSchema1795000000000 } from './migrations/1795000000000-FirstSchema.ts';
import { Conversations1795830000000 } from './migrations/1795830000000-Conversations.ts';
import { SearchIndexes1795832252774 } from './migrations/1795832252774-SearchIndexes.ts';
import { Journal1795870000000 } from './migrations/1795870000000-Journal.ts';
import { Settings1795860000000 } from './migrations/1795860000000-Settings.ts';
import { LowStock1795872500000 } from './migrations/1795872500000-LowStock.ts';
import { ReturnDays1795872000000 } from './migrations/1795872000000-ReturnDays.ts';
import { SettingKeysOfAnyRelease1795871000000 } from './migrations/1795871000000-SettingKeysOfAnyRelease.ts';
import { PriceMails1795873044000 } from './migrations/1795873044000-PriceMails.ts';
import { ReviewsWithPictures1795892931000 } from './migrations/1795892931000-ReviewsWithPictures.ts';
import { StockAlerts1795873043000 } from './migrations/1795873043000-StockAlerts.ts';
import { StaffRoles1795846428387 } from './migrations/1795846428387-StaffRoles.ts';
import { SecondFactor1795869309543 } from './migrations/1795869309543-SecondFactor.ts';
import { PinnedProducts1795893740332 } from './migrations/1795893740332-PinnedProducts.ts';
import { SearchCounts1795894001081 } from './migrations/1795894001081-SearchCounts.ts';
import { CartReminders1795897000000 } from './migrations/1795897000000-CartReminders.ts';
import { CategoryPictures1795897200000 } from './migrations/1795897200000-CategoryPictures.ts';
import { MessageKeys1795898140000 } from './migrations/1795898140000-MessageKeys.ts';
import { VisitorPictures1795898150000 } from './migrations/1795898150000-VisitorPictures.ts';
import { FollowedMails1795898500000 } from './migrations/1795898500000-FollowedMails.ts';
import { SettingTimes1795899130000 } from './migrations/1795899130000-SettingTimes.ts';

/** All migrations, oldest first. */
export const migrations = [
  FirstSchema1795000000000,
  Conversations1795830000000,
  SearchIndexes1795832252774,
  StaffRoles1795846428387,
  Settings1795860000000,
  SecondFactor1795869309543,
  Journal1795870000000,
  SettingKeysOfAnyRelease1795871000000,
  ReturnDays1795872000000,
  LowStock1795872500000,
  StockAlerts1795873043000,
  PriceMails1795873044000,
  ReviewsWithPictures1795892931000,
  PinnedProducts1795893740332,
  SearchCounts1795894001081,
  CartReminders1795897000000,
  CategoryPictures1795897200000,
  MessageKeys1795898140000,
  VisitorPictures1795898150000,
  FollowedMails1795898500000,
  SettingTimes1795899130000,
];

/** Options of the connections. */
export interface ConnectionOptions {
  poolSize?: number;
  /** After how many milliseconds a statement is cancelled, also one that waits for a lock; 0 for never. */
  statementTimeoutMs?: number;
  /** After how many milliseconds an idle transaction is ended; 0 for never. */
  idleTransactionTimeoutMs?: number;
  /** Whether a pooler in transaction mode is in between: then the settings are those of the role. */
  isPooled?: boolean;
  /** Whether PostgreSQL keeps the plans of named statements. */
  hasPreparedStatements?: boolean;
  /** Called for every statement. */
  observe?: Observe;
}

/**
 * What the connections of servers are set to. No statement of a request takes a second: one that takes 20 must not
 * block a connection for others. A transaction never waits for a client: an idle one belongs to a server that hangs,
 * and locks rows that others need.
 */
export const serverSettings: SessionSettings = {
  TimeZone: 'UTC',
  statement_timeout: 20_000,
  idle_in_transaction_session_timeout: 10_000,
};

/** How long a request waits for a connection, or for PostgreSQL to accept a new one, in milliseconds. */
const CONNECTION_TIMEOUT_MS = 15_000;

/** After how long without an answer TCP asks whether the other side is still there, in milliseconds. */
const KEEP_ALIVE_MS = 10_000;

/** Creates the data source of modules without connecting: call `initialize()`. Sessions use UTC. */
export const createDataSource = (
  modules: readonly Module[],
  url: string,
  {
    poolSize = 10,
    statementTimeoutMs = serverSettings.statement_timeout,
    idleTransactionTimeoutMs = serverSettings.idle_in_transaction_session_timeout,
    isPooled = false,
    hasPreparedStatements = true,
    observe = () => {},
  }: ConnectionOptions = {},
): DataSource =>
  new DataSource({
    type: 'postgres',
    driver: { ...pg, Pool: FairPool },
    url,
    entities: modules.flatMap(({ entities = [] }) => entities),
    migrations,
    migrationsTableName: 'migrations',
    poolSize,
    installExtensions: false,
    applicationName: 'haat',
    extra: {
      ...(!isPooled && {
        options: startupOptions({
          ...serverSettings,
          statement_timeout: statementTimeoutMs,
          idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
        }),
      }),
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      // A machine that loses its power closes no connections: TCP finds out within some 20 seconds.
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      Client: observedClient(observe, hasPreparedStatements),
    },
  });

/** An arbitrary constant: of two servers that start at once, one waits for the other's migrations. */
const MIGRATION_LOCK = 4_822_018;

/** How a schema is migrated. */
interface MigrateOptions {
  /** Who else connects, through a pooler. */
  pooledRole?: string | undefined;
  /** For how long a migration waits for a table that servers use, in milliseconds: they wait behind it meanwhile. */
  lockTimeoutMs?: number;
}

/** How often a migration is tried that does not get its table, and the pause between, in milliseconds. */
const MOST_TRIES = 30;
const BETWEEN_TRIES_MS = 1000;

/** PostgreSQL's code for a lock that was not got in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Migrates the schema and the queue's tables; returns the names of the migrations that ran. Servers may go on
 * meanwhile. The connections must lead to PostgreSQL itself, since the lock belongs to a session.
 */
export const migrate = async (
  dataSource: DataSource,
  modules: readonly Module[],
  { pooledRole, lockTimeoutMs = 3000 }: MigrateOptions = {},
): Promise<string[]> => {
  const runner = dataSource.createQueryRunner();
  try {
    // Both may take long: waiting for another server's migrations, and running ours over many rows.
    await runner.query('SET statement_timeout = 0');
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'each';
    const pending = await executor.getPendingMigrations();
    await runner.query(`SET lock_timeout = ${lockTimeoutMs}`);
    for (let tries = 1; ; tries += 1) {
      try {
        await executor.executePendingMigrations();
        break;
      } catch (error) {
        if (codeOf(error) !== LOCK_NOT_AVAILABLE || tries === MOST_TRIES) throw error;
        await pause(BETWEEN_TRIES_MS);
      }
    }
    const { installJobs } = await import('../jobs/install.ts');
    await installJobs(dataSource, queuesOf(modules));
    if (pooledRole !== undefined) await settleRole(runner, pooledRole, serverSettings);
    return pending.map(({ name }) => name);
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await runner.query('RESET lock_timeout');
    await runner.query('RESET statement_timeout');
    await runner.release();
  }
};

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;
