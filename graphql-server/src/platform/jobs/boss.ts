import pg from 'pg';
import { PgBoss, type ConstructorOptions, type Db } from 'pg-boss';
import type { DataSource, EntityManager } from 'typeorm';
import { poolOf } from '../db/database.ts';

/** The database schema of the queue's tables, apart from the shop's own. */
const SCHEMA = 'jobs';

/**
 * A queue client on the shop's own connections that only runs the given statements: it neither polls for jobs nor
 * maintains the tables.
 */
export const createPassiveBoss = (dataSource: DataSource, options: ConstructorOptions = {}): PgBoss => {
  const pool = poolOf(dataSource);
  const db: Db = { executeSql: (text, values) => pool.query(text, values) };
  return new PgBoss({ schema: SCHEMA, db, migrate: false, supervise: false, schedule: false, ...options });
};

/**
 * pg-boss gives up a lost connection, on which it listens, by taking all listeners off. A pooler reports a lost
 * connection twice, with PostgreSQL's last word and with its own: the second report would find nobody to hear it, and
 * end the process.
 */
class LastingClient extends pg.Client {
  override removeAllListeners(...given: [event?: string | symbol]): this {
    super.removeAllListeners(...given);
    return this.on('error', () => {});
  }
}

// pg-boss takes the class from here, and has no option for it.
Object.assign(pg, { Client: LastingClient });

/** A queue client for workers, with its own connections; one of them listens for new jobs. */
export const createWorkerBoss = (url: string): PgBoss =>
  new PgBoss({
    schema: SCHEMA,
    connectionString: url,
    application_name: 'haat-jobs',
    options: '-c timezone=UTC',
    max: 3,
    useListenNotify: true,
  });

/** Runs the queue's statements in the caller's transaction. */
export const inTransaction = (manager: EntityManager): Db => ({
  executeSql: async (text, values) => ({ rows: await manager.query(text, values) }),
});
