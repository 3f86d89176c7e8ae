import type { TestProject } from 'vitest/node';
import { createDataSource, migrate } from '../src/db/data-source.ts';
import { databaseUrl, runSql, startTemporaryPostgres } from './temporary-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL that holds nothing but the template. */
    postgresUrl: string;
    /** Where the files of that PostgreSQL lie. */
    postgresFolder: string;
    /** Name of the database in which all migrations have run; `cloneDatabase` copies it. */
    templateDatabase: string;
  }
}

const templateDatabase = 'haat_template';

/** Before any server test: one PostgreSQL for all, and the migrations once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTemporaryPostgres();
  try {
    await runSql(postgres.url, `CREATE DATABASE ${templateDatabase}`);
    const dataSource = createDataSource(databaseUrl(postgres.url, templateDatabase));
    await dataSource.initialize();
    await migrate(dataSource);
    // A database that somebody is connected to cannot be copied.
    await dataSource.destroy();
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  project.provide('postgresUrl', postgres.url);
  project.provide('postgresFolder', postgres.folder);
  project.provide('templateDatabase', templateDatabase);
  return () => postgres.stop();
}
