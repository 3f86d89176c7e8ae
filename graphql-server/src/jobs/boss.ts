import { PgBoss, type ConstructorOptions, type Db } from 'pg-boss';
import type { DataSource, EntityManager } from 'typeorm';
import { poolOf } from '../db/database.ts';

/** Where the queue keeps its tables: apart from the shop's own. */
const SCHEMA = 'jobs';

/** A queue that only does what it is told: it looks for no jobs, and keeps no tables in order. */
export const createQuietBoss = (dataSource: DataSource, options: ConstructorOptions = {}): PgBoss => {
  const pool = poolOf(dataSource);
  const db: Db = { executeSql: (text, values) => pool.query(text, values) };
  return new PgBoss({ schema: SCHEMA, db, migrate: false, supervise: false, schedule: false, ...options });
};

/** A queue that works: on connections of its own, one of which listens for new jobs. */
export const createWorkingBoss = (url: string): PgBoss =>
  new PgBoss({
    schema: SCHEMA,
    connectionString: url,
    application_name: 'haat-jobs',
    options: '-c timezone=UTC',
    max: 3,
    useListenNotify: true,
  });

/** The queue's statements, run in somebody's transaction. */
export const within = (manager: EntityManager): Db => ({
  executeSql: async (text, values) => ({ rows: await manager.query(text, values) }),
});
