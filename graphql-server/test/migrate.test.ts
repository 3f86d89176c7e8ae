import type { MigrationInterface, QueryRunner } from 'typeorm';
import { afterAll, expect, test, vi } from 'vitest';
import { createDataSource, migrate } from '../src/platform/db/data-source.ts';
import { modules } from '../src/modules.ts';
import { cloneDatabase } from './database.ts';

const database = await cloneDatabase();
const [dataSource, server] = await Promise.all([
  createDataSource(modules, database.url).initialize(),
  createDataSource(modules, database.url).initialize(),
]);
afterAll(async () => {
  await Promise.all([dataSource.destroy(), server.destroy()]);
  await database.drop();
});

class Widened1999000000000 implements MigrationInterface {
  name = 'Widened1999000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products ADD COLUMN weight integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products DROP COLUMN weight');
  }
}

test('a migration lets servers go on while it waits for a table that somebody reads for long', async () => {
  dataSource.migrations.push(new Widened1999000000000());
  const reader = server.createQueryRunner();
  await reader.startTransaction();
  await reader.query('SELECT count(*) FROM products');
  const migrating = migrate(dataSource, modules, { lockTimeoutMs: 50 });
  const waiting = () =>
    server.query(`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
  await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), { interval: 5, timeout: 5000 });
  // It would wait behind the migration for as long as the reader reads.
  expect(await server.query('SELECT count(*)::integer AS count FROM products')).toEqual([{ count: 0 }]);
  await reader.commitTransaction();
  await reader.release();
  expect(await migrating).toEqual(['Widened1999000000000']);
  expect(await server.query('SELECT weight FROM products')).toEqual([]);
  expect(await migrate(dataSource, modules)).toEqual([]);
});
