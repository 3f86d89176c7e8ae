import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { inject } from 'vitest';
import { seedDemo } from '#demo/seed.ts';
import { modules } from '../src/modules.ts';
import { createDataSource } from '../src/platform/db/data-source.ts';
import { poolOf } from '../src/platform/db/database.ts';
import { databaseUrl, failuresIn, runSql } from './temporary-postgres.ts';

/** A database for one test file. */
export interface TestDatabase {
  readonly url: string;
  /** Returns the statements that failed in it, from PostgreSQL's log. */
  failures(): string[];
  /** Removes it, even if somebody is connected. */
  drop(): Promise<void>;
}

/** Clones the migrated template in some 20 ms: what one test file stores, no other file sees. */
export const cloneDatabase = (): Promise<TestDatabase> => createDatabase(inject('templateDatabase'));

/** Clones a database that contains the demo shop, which is filled once in a test run. */
export async function cloneDemo(): Promise<TestDatabase> {
  const name = 'haat_demo';
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    // Another worker may need it too.
    await client.query('SELECT pg_advisory_lock(1)');
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) {
      await client.query(`CREATE DATABASE ${name} TEMPLATE ${inject('templateDatabase')}`);
      const dataSource = await createDataSource(modules, databaseUrl(inject('postgresUrl'), name)).initialize();
      await seedDemo(dataSource, () => {});
      await dataSource.destroy();
    }
    return await createDatabase(name);
  } finally {
    await client.end();
  }
}

/** Creates a database without tables. */
export const emptyDatabase = (): Promise<TestDatabase> => createDatabase('template0');

async function createDatabase(template: string): Promise<TestDatabase> {
  const postgresUrl = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runSql(postgresUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  return {
    url: databaseUrl(postgresUrl, name),
    failures: () => failuresIn(inject('postgresFolder'), name),
    drop: () => runSql(postgresUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

/** Ends all connections to a database and refuses new ones. Returns a function that undoes it. */
export async function takeDatabaseAway(url: string): Promise<() => Promise<void>> {
  const name = new URL(url).pathname.slice(1);
  const postgres = inject('postgresUrl');
  const allow = (isAllowed: boolean) => runSql(postgres, `ALTER DATABASE ${name} ALLOW_CONNECTIONS ${isAllowed}`);
  await allow(false);
  await runSql(
    postgres,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}' AND pid <> pg_backend_pid()`,
  );
  return () => allow(true);
}

/** Takes every connection that a server may open. Returns a function that gives them back. */
export async function takeAllConnections(dataSource: DataSource): Promise<() => Promise<void>> {
  const runners = Array.from({ length: poolOf(dataSource).options.max }, () => dataSource.createQueryRunner());
  await Promise.all(runners.map((runner) => runner.connect()));
  return async () => void (await Promise.all(runners.map((runner) => runner.release())));
}
