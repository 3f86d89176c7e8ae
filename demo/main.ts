import { parseArgs } from 'node:util';
import { ConfigError, loadConfig } from '../graphql-server/src/config.ts';
import { EmbeddedPostgresError } from '../graphql-server/src/db/embedded.ts';
import { DatabaseError, openDatabase } from '../graphql-server/src/db/open.ts';
import { growCatalogue } from './grow.ts';
import { seedDemo } from './seed.ts';

/** `npm run demo [-- --products N]`: the demo shop, and on request a large catalogue for measuring. */

const most = 1_000_000;

class UsageError extends Error {}

/** Returns the wanted number of products in all; undefined for the demo shop as it is. */
const readCount = (): number | undefined => {
  let given: string | undefined;
  try {
    given = parseArgs({ options: { products: { type: 'string' } } }).values.products;
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\nUsage: npm run demo [-- --products 100000]`);
  }
  if (given === undefined) return undefined;
  const count = /^\d{1,7}$/.test(given) ? Number(given) : Number.NaN;
  if (count >= 1 && count <= most) return count;
  throw new UsageError(`--products must be a whole number from 1 to ${most}, not "${given}".`);
};

try {
  const count = readCount();
  const database = await openDatabase(loadConfig(), { log: console.log, join: true });
  try {
    await seedDemo(database.dataSource, console.log);
    if (count !== undefined) await growCatalogue(database.dataSource, count, console.log);
  } finally {
    await database.close();
  }
} catch (error) {
  const isPlain = [UsageError, ConfigError, DatabaseError, EmbeddedPostgresError].some(
    (kind) => error instanceof kind,
  );
  console.error(isPlain ? (error as Error).message : error);
  process.exitCode = 1;
}
