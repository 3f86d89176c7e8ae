import { Any } from 'typeorm';
import { SCHEDULED, type Queues } from '#platform/jobs/queues.ts';
import { query, type Database } from '#platform/db/database.ts';
import { DailyProductSalesEntity, DailySalesEntity } from '../statistics.entity.ts';
import {
  countBegun,
  daysTaken,
  monthsOfPartsSummed,
  monthsOfProductsSummed,
  salesCounted,
} from './rollup.statements.ts';

declare module '#platform/jobs/job-queue.ts' {
  interface JobData {
    /** Counts the sales of days that are over, or have changed since. */
    'count-sales': Record<string, never>;
  }
}

/** An arbitrary constant: one server counts at a time. */
const COUNT_LOCK = 4_822_086;

/** How many days one transaction counts. */
const MOST_DAYS = 31;

/**
 * Counts the sales of days that are over, once and again when they change. What is not counted yet is counted when it
 * is read.
 */
export class SalesRollup {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Counts all days that are to be counted; nothing while another server does. */
  async count(): Promise<void> {
    while ((await this.#countSome()) > 0);
  }

  async #countSome(): Promise<number> {
    return this.#database.transaction(async (manager) => {
      const [begun] = await query(manager, countBegun({ lock: COUNT_LOCK }));
      if (!begun?.isMine) return 0;
      const days = (await query(manager, daysTaken({ most: MOST_DAYS }))).map(({ day }) => day);
      if (days.length === 0) return 0;
      // Statements of their own, which see what was committed until the days were taken.
      await manager.delete(DailyProductSalesEntity, { day: Any(days) });
      await manager.delete(DailySalesEntity, { day: Any(days) });
      await query(manager, salesCounted({ days }));
      // In the same transaction: a month is the sum of its counted days for every reader.
      await query(manager, monthsOfPartsSummed({ days }));
      await query(manager, monthsOfProductsSummed({ days }));
      return days.length;
    });
  }
}

/** The queue of the count: every minute, one server at a time. */
export const salesQueues: Pick<Queues<'count-sales'>, 'count-sales'> = {
  'count-sales': {
    ...SCHEDULED,
    schedule: '* * * * *',
    worker: ({ services }) => ({ handle: () => services.salesRollup.count() }),
  },
};
