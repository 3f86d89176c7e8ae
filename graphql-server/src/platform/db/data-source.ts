import 'reflect-metadata';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DataSource, MigrationExecutor } from 'typeorm';
import type { Module } from '../module/module.ts';
import { FairPool } from './fair-pool.ts';
import { queuesOf } from '../jobs/all-queues.ts';
import { observedClient, type Observe } from './observed-client.ts';
import { settleRole, startupOptions, type SessionSettings } from './opening/pooler.ts';
import { Foundations1763600000000 } from './migrations/1763600000000-Foundations.ts';
import { Storefront1763700000000 } from './migrations/1763700000000-Storefront.ts';
import { Accounts1763800000000 } from './migrations/1763800000000-Accounts.ts';
import { WiderSearch1763904000000 } from './migrations/1763904000000-WiderSearch.ts';
import { JoinedInCapitals1763904000001 } from './migrations/1763904000001-JoinedInCapitals.ts';
import { ColorPictures1763906000000 } from './migrations/1763906000000-ColorPictures.ts';
import { OrdersLeftUnderWay1763909000000 } from './migrations/1763909000000-OrdersLeftUnderWay.ts';
import { CartChanges1763911000000 } from './migrations/1763911000000-CartChanges.ts';
import { KnownPaymentMethods1763951000000 } from './migrations/1763951000000-KnownPaymentMethods.ts';
import { OrdersMove1764000000000 } from './migrations/1764000000000-OrdersMove.ts';
import { Promotions1764003000000 } from './migrations/1764003000000-Promotions.ts';
import { Fulfilment1764004000000 } from './migrations/1764004000000-Fulfilment.ts';
import { PaymentLedger1764004000001 } from './migrations/1764004000001-PaymentLedger.ts';
import { MessagesAboutOrders1764005000000 } from './migrations/1764005000000-MessagesAboutOrders.ts';
import { VerifiedReviews1764008000000 } from './migrations/1764008000000-VerifiedReviews.ts';
import { Payments1765000000000 } from './migrations/1765000000000-Payments.ts';
import { Refunds1765010000000 } from './migrations/1765010000000-Refunds.ts';
import { PaymentTokens1765020000000 } from './migrations/1765020000000-PaymentTokens.ts';
import { EndedAgreements1765020000001 } from './migrations/1765020000001-EndedAgreements.ts';
import { TrustLadder1765030000000 } from './migrations/1765030000000-TrustLadder.ts';
import { Variants1766000000000 } from './migrations/1766000000000-Variants.ts';
import { SavedViews1766010000000 } from './migrations/1766010000000-SavedViews.ts';
import { Moderation1766010000001 } from './migrations/1766010000001-Moderation.ts';
import { OrderDistricts1766030000000 } from './migrations/1766030000000-OrderDistricts.ts';
import { OrderDistrictsFilled1766030000001 } from './migrations/1766030000001-OrderDistrictsFilled.ts';
import { OrderPaymentStates1766030000002 } from './migrations/1766030000002-OrderPaymentStates.ts';
import { OrderPaymentStatesFilled1766030000003 } from './migrations/1766030000003-OrderPaymentStatesFilled.ts';
import { OrderList1766030000004 } from './migrations/1766030000004-OrderList.ts';
import { OrderNotes1766030000005 } from './migrations/1766030000005-OrderNotes.ts';
import { Statistics1766035000000 } from './migrations/1766035000000-Statistics.ts';
import { MonthlySales1766036000000 } from './migrations/1766036000000-MonthlySales.ts';
import { Board1766040000000 } from './migrations/1766040000000-Board.ts';
import { RefundsDue1766040000001 } from './migrations/1766040000001-RefundsDue.ts';
import { ListOfAllProducts1766050000000 } from './migrations/1766050000000-ListOfAllProducts.ts';
import { ProductEdits1766050000001 } from './migrations/1766050000001-ProductEdits.ts';
import { ProductImports1766060000000 } from './migrations/1766060000000-ProductImports.ts';
import { ProductPictures1766070000000 } from './migrations/1766070000000-ProductPictures.ts';
import { AuditOfChanges1766080000000 } from './migrations/1766080000000-AuditOfChanges.ts';
import { MessagesRead1766080000001 } from './migrations/1766080000001-MessagesRead.ts';
import { CustomerFigures1766080000002 } from './migrations/1766080000002-CustomerFigures.ts';
import { AuditByActionAndKind1766080000003 } from './migrations/1766080000003-AuditByActionAndKind.ts';
import { CatalogueChanges1766098000000 } from './migrations/1766098000000-CatalogueChanges.ts';
import { SampleOfProducts1767020000000 } from './migrations/1767020000000-SampleOfProducts.ts';
import { RulesTogether1767100000000 } from './migrations/1767100000000-RulesTogether.ts';
import { OrdersBegin1767100000001 } from './migrations/1767100000001-OrdersBegin.ts';
import { PayoutOrders1768010000000 } from './migrations/1768010000000-PayoutOrders.ts';
import { PartialReturns1768020000000 } from './migrations/1768020000000-PartialReturns.ts';
import { RoundedLast1768030000000 } from './migrations/1768030000000-RoundedLast.ts';
import { LinesTakenOff1768050000000 } from './migrations/1768050000000-LinesTakenOff.ts';
import { PictureSource1768060000000 } from './migrations/1768060000000-PictureSource.ts';
import { PromotionScope1768060000001 } from './migrations/1768060000001-PromotionScope.ts';
import { PriceHistory1768060000002 } from './migrations/1768060000002-PriceHistory.ts';
import { SpentByLedger1768070000000 } from './migrations/1768070000000-SpentByLedger.ts';
import { RulesApart1768080000000 } from './migrations/1768080000000-RulesApart.ts';

/** All migrations, oldest first. */
export const migrations = [
  Foundations1763600000000,
  Storefront1763700000000,
  Accounts1763800000000,
  WiderSearch1763904000000,
  JoinedInCapitals1763904000001,
  ColorPictures1763906000000,
  OrdersLeftUnderWay1763909000000,
  CartChanges1763911000000,
  KnownPaymentMethods1763951000000,
  OrdersMove1764000000000,
  Promotions1764003000000,
  Fulfilment1764004000000,
  PaymentLedger1764004000001,
  MessagesAboutOrders1764005000000,
  VerifiedReviews1764008000000,
  Payments1765000000000,
  Refunds1765010000000,
  PaymentTokens1765020000000,
  EndedAgreements1765020000001,
  TrustLadder1765030000000,
  Variants1766000000000,
  SavedViews1766010000000,
  Moderation1766010000001,
  OrderDistricts1766030000000,
  OrderDistrictsFilled1766030000001,
  OrderPaymentStates1766030000002,
  OrderPaymentStatesFilled1766030000003,
  OrderList1766030000004,
  OrderNotes1766030000005,
  Statistics1766035000000,
  MonthlySales1766036000000,
  Board1766040000000,
  RefundsDue1766040000001,
  ListOfAllProducts1766050000000,
  ProductEdits1766050000001,
  ProductImports1766060000000,
  ProductPictures1766070000000,
  AuditOfChanges1766080000000,
  MessagesRead1766080000001,
  CustomerFigures1766080000002,
  AuditByActionAndKind1766080000003,
  CatalogueChanges1766098000000,
  SampleOfProducts1767020000000,
  RulesTogether1767100000000,
  OrdersBegin1767100000001,
  PayoutOrders1768010000000,
  PartialReturns1768020000000,
  RoundedLast1768030000000,
  LinesTakenOff1768050000000,
  PictureSource1768060000000,
  PromotionScope1768060000001,
  PriceHistory1768060000002,
  SpentByLedger1768070000000,
  RulesApart1768080000000,
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
 * What the connections of servers are set to. No statement of a request takes a second: one that takes 20 must not block a connection for
 * others. A transaction never waits for a client: an idle one belongs to a server that hangs, and locks rows that others need.
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
export interface MigrateOptions {
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
 * Migrates the schema and the queue's tables; returns the names of the migrations that ran. Servers may go on meanwhile. The
 * connections must lead to PostgreSQL itself, since the lock belongs to a session.
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
