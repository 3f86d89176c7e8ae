import { AsyncLocalStorage } from 'node:async_hooks';
import type { Statement } from '../sql.ts';

/** Where the statements of public reads go while they run. */
export interface Reading {
  query<Row>(statement: Statement<Row>, onPrimary: () => Promise<Row[]>): Promise<Row[]>;
}

const storage = new AsyncLocalStorage<Reading>();

/** Runs work whose statements outside transactions go where `reading` says. */
export const whileReading = <Result>(reading: Reading, work: () => Result): Result => storage.run(reading, work);

/** Returns where the statements of this code go; undefined for the primary. */
export const currentReading = (): Reading | undefined => storage.getStore();
