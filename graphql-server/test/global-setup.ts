import type { TestProject } from 'vitest/node';
import { createDataSource, migrate } from '../src/db/data-source.ts';
import { databaseUrl, runSql, startTemporaryPostgres } from './temporary-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a PostgreSQL that contains only the template. */
    postgresUrl: string;
    /** The folder of that PostgreSQL's files. */
    postgresFolder: string;
    /** Name of the database with all migrations, which `cloneDatabase` copies. */
    templateDatabase: string;
  }
}

const templateDatabase = 'haat_template';

/** Runs before all server tests: starts one PostgreSQL, and runs the migrations once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTemporaryPostgres();
  try {
    await runSql(postgres.url, `CREATE DATABASE ${templateDatabase}`);
    const dataSource = createDataSource(databaseUrl(postgres.url, templateDatabase));
    await dataSource.initialize();
    await migrate(dataSource);
    // A database with open connections cannot be copied.
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
