import { generateKeyPairSync } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { createDataSource, migrate } from '../src/platform/db/data-source.ts';
import { modules } from '../src/modules.ts';
import { databaseUrl, runSql, startTemporaryPostgres } from './temporary-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a PostgreSQL that contains only the template. */
    postgresUrl: string;
    /** The folder of that PostgreSQL's files. */
    postgresFolder: string;
    /** Name of the database with all migrations, which `cloneDatabase` copies. */
    templateDatabase: string;
    /**
     * Credentials for all payment providers, at an address where none is: variables of a shop that offers every method.
     */
    paymentVariables: Readonly<Record<string, string>>;
  }
}

const templateDatabase = 'haat_template';

/** Port 9 discards what is sent to it where it is open at all. */
const NOWHERE = 'http://127.0.0.1:9';

const paymentVariables = (): Record<string, string> => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    SSLCOMMERZ_URL: NOWHERE,
    SSLCOMMERZ_STORE_ID: 'store',
    SSLCOMMERZ_STORE_PASSWORD: 'password of the store',
    BKASH_URL: NOWHERE,
    BKASH_APP_KEY: 'app',
    BKASH_APP_SECRET: 'secret of the app',
    BKASH_USERNAME: 'shop',
    BKASH_PASSWORD: 'password of the shop',
    NAGAD_URL: NOWHERE,
    NAGAD_MERCHANT_ID: '683002007104225',
    NAGAD_MERCHANT_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    NAGAD_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
};

/** Runs before all server tests: starts one PostgreSQL, and runs the migrations once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTemporaryPostgres();
  try {
    await runSql(postgres.url, `CREATE DATABASE ${templateDatabase}`);
    const dataSource = createDataSource(modules, databaseUrl(postgres.url, templateDatabase));
    await dataSource.initialize();
    await migrate(dataSource, modules);
    // A database with open connections cannot be copied.
    await dataSource.destroy();
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  project.provide('postgresUrl', postgres.url);
  project.provide('postgresFolder', postgres.folder);
  project.provide('templateDatabase', templateDatabase);
  project.provide('paymentVariables', paymentVariables());
  return () => postgres.stop();
}
