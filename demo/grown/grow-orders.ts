import type { DataSource, EntityManager } from 'typeorm';
import { addressLine } from '#schema/address.ts';
import { DIVISIONS } from '#schema/places.ts';
import { lockForFilling } from '../rows.ts';
import { createProgress, type Progress } from './progress.ts';
import * as sql from './order-statements.ts';

/** How many orders are added in one transaction. */
const BATCH = 25_000;

/** One customer for so many orders, at most `MOST_CUSTOMERS`. */
const ORDERS_A_CUSTOMER = 10;
const MOST_CUSTOMERS = 100_000;

/**
 * Triggers that would do for each row what the statements do for all: the ledger, the days of the statistics, the rules
 * of moves.
 */
const TABLES_WITH_TRIGGERS = ['orders', 'payment_entries', 'returns', 'shipment_lines'];

/**
 * Grows the shop to `count` orders of the last two years, with customers, and with all that came of the orders: lines,
 * history, parcels, returns and ledger. Batches are committed one by one, so that it can be interrupted and continued;
 * the pieces of open orders are reserved with the last one.
 */
export const growOrders = async (
  dataSource: DataSource,
  count: number,
  log: (line: string) => void,
  progress: Progress = createProgress('orders'),
): Promise<void> => {
  const started = performance.now();
  const places = addresses();
  const [found] = await dataSource.query<{ orders: number }[]>('SELECT count(*)::integer AS orders FROM orders');
  const before = found?.orders ?? 0;
  if (before >= count) {
    log(`There are ${before} orders already: none are added.`);
    return;
  }
  await dataSource.transaction(async (manager) => {
    await lockForFilling(manager);
    await manager.query(sql.addCustomers, [
      Math.min(Math.max(Math.ceil(count / ORDERS_A_CUSTOMER), 100), MOST_CUSTOMERS),
      sql.FIRST_NAMES,
      sql.LAST_NAMES,
      places[0],
    ]);
  });
  for (let done = before; done < count; done += BATCH) {
    const until = Math.min(done + BATCH, count);
    await dataSource.transaction((manager) => addBatch(manager, { from: done + 1, until, count }, places));
    progress.show(until - before, count - before);
  }
  await dataSource.transaction(async (manager) => {
    await lockForFilling(manager);
    for (const statement of [...sql.countPieces, sql.countCustomers]) await manager.query(statement);
    await manager.query(sql.daysChanged);
  });
  progress.end();
  await dataSource.query(
    'VACUUM (ANALYZE) orders, order_lines, order_status_changes, shipments, shipment_lines, returns, payment_entries, customers, product_stock, product_variants',
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  log(`Added ${count - before} orders to ${before} in ${seconds} s.`);
};

const addBatch = async (
  manager: EntityManager,
  { from, until, count }: { from: number; until: number; count: number },
  places: [texts: string[], districts: string[]],
): Promise<void> => {
  await lockForFilling(manager);
  await manager.query('SELECT setseed($1)', [from / (count + 1)]);
  await manager.query(sql.makeBuyers, places);
  await manager.query(sql.makeGoods);
  await manager.query('ANALYZE buyers, goods');
  await manager.query(sql.makePlans, [from, until, count]);
  await manager.query(sql.makeLines);
  await manager.query('ANALYZE order_plans, line_plans');
  for (const table of TABLES_WITH_TRIGGERS) await manager.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  for (const statement of sql.insertBatch) await manager.query(statement);
  for (const table of TABLES_WITH_TRIGGERS) await manager.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
};

/**
 * Returns the addresses of generated customers and their districts: every upazila once, and those of Dhaka ten times.
 */
const addresses = (): [texts: string[], districts: string[]] => {
  const places = DIVISIONS.flatMap((division) =>
    division.districts.flatMap((district) =>
      district.upazilas.flatMap((upazila) => {
        const text = addressLine('House 12, Station Road', [upazila.name, district.name, division.name]);
        return Array.from({ length: district.id === 'dhaka' ? 10 : 1 }, () => ({
          text,
          district: district.id,
        }));
      }),
    ),
  );
  return [places.map(({ text }) => text), places.map(({ district }) => district)];
};
