import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { queuesOf } from '#platform/jobs/all-queues.ts';
import { namesOf } from '#platform/jobs/queues.ts';
import type { Module } from '#platform/module/module.ts';
import { migrations } from '../data-source.ts';
import { DatabaseError } from '../error.ts';

/** How long a server waits for migrations that another process runs, and how often it looks, in milliseconds. */
const WAITS_MS = 60_000;
const LOOKS_EVERY_MS = 500;

/** PostgreSQL's code for a table that does not exist, and for a schema. */
const MISSING = new Set(['42P01', '3F000']);

/** Returns the names that a table has; none when there is no table. */
const namesIn = async (dataSource: DataSource, table: string): Promise<Set<string>> => {
  try {
    const rows: { name: string }[] = await dataSource.query(`SELECT name FROM ${table}`);
    return new Set(rows.map(({ name }) => name));
  } catch (error) {
    if (MISSING.has(String((error as { code?: unknown }).code))) return new Set();
    throw error;
  }
};

/** Returns the migrations and queues of jobs that the database lacks. */
const lackingIn = async (dataSource: DataSource, modules: readonly Module[]): Promise<string[]> => {
  const ran = await namesIn(dataSource, 'migrations');
  const lacking: string[] = migrations.map(({ name }) => name).filter((name) => !ran.has(name));
  if (lacking.length > 0) return lacking;
  const queues = await namesIn(dataSource, 'jobs.queue');
  return namesOf(queuesOf(modules)).filter((name) => !queues.has(name));
};

/** Waits until another process has migrated the schema. @throws DatabaseError after `waitsMs` milliseconds */
export const waitForMigrations = async (
  dataSource: DataSource,
  modules: readonly Module[],
  log: (line: string) => void,
  waitsMs = WAITS_MS,
): Promise<void> => {
  const deadline = performance.now() + waitsMs;
  let lacking = await lackingIn(dataSource, modules);
  if (lacking.length > 0) log(`Waiting until npm run db:migrate has brought ${lacking.join(', ')}`);
  while (lacking.length > 0) {
    if (performance.now() > deadline)
      throw new DatabaseError(
        `The database lacks ${lacking.join(', ')}: run npm run db:migrate, or set MIGRATE_AT_START=yes.`,
      );
    await pause(LOOKS_EVERY_MS);
    lacking = await lackingIn(dataSource, modules);
  }
};
