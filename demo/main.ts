import { parseArgs } from 'node:util';
import { ConfigError, loadConfig } from '../graphql-server/src/platform/config/config.ts';
import { EmbeddedPostgresError } from '../packages/embedded-postgres/embedded-postgres.ts';
import { DatabaseError, openDatabase } from '../graphql-server/src/platform/db/open.ts';
import { modules } from '#server/modules.ts';
import { growCatalogue } from './grow.ts';
import { growOrders } from './grown/grow-orders.ts';
import { seedDemo } from './seed.ts';

/** `npm run demo [-- --products N --orders M]`: the demo shop, and on request a large one for measuring. */

const most = 1_000_000;

class UsageError extends Error {}

/** The wanted numbers of products and orders in all; undefined for the demo shop as it is. */
interface Wanted {
  products: number | undefined;
  orders: number | undefined;
}

const readNumber = (name: keyof Wanted, given: string | undefined): number | undefined => {
  if (given === undefined) return undefined;
  const count = /^\d{1,7}$/.test(given) ? Number(given) : Number.NaN;
  if (count >= 1 && count <= most) return count;
  throw new UsageError(`--${name} must be a whole number from 1 to ${most}, not "${given}".`);
};

const readWanted = (): Wanted => {
  try {
    const options = { products: { type: 'string' }, orders: { type: 'string' } } as const;
    const { products, orders } = parseArgs({ options }).values;
    return { products: readNumber('products', products), orders: readNumber('orders', orders) };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${(error as Error).message}\nUsage: npm run demo [-- --products 100000 --orders 1000000]`);
  }
};

try {
  const { products, orders } = readWanted();
  const database = await openDatabase(loadConfig(), modules, { log: console.log, join: true });
  try {
    await seedDemo(database.dataSource, console.log);
    if (products !== undefined) await growCatalogue(database.dataSource, products, console.log);
    if (orders !== undefined) await growOrders(database.dataSource, orders, console.log);
  } finally {
    await database.close();
  }
} catch (error) {
  const isPlain = [UsageError, ConfigError, DatabaseError, EmbeddedPostgresError].some((kind) => error instanceof kind);
  console.error(isPlain ? (error as Error).message : error);
  process.exitCode = 1;
}
