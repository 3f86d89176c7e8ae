import type { Pool } from 'pg';
import { CONNECTIONS } from './load.ts';

/**
 * Does some work in plain SQL for some seconds, on as many connections as the server has. Returns how often in a
 * second.
 */
export const repeatSql = async (pool: Pool, work: (pool: Pool) => Promise<void>, seconds: number): Promise<number> => {
  const started = performance.now();
  const end = started + seconds * 1000;
  let times = 0;
  const worker = async () => {
    while (performance.now() < end) {
      await work(pool);
      times += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  return (times * 1000) / (performance.now() - started);
};
