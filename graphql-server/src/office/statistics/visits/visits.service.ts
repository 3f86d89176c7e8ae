import { dayOf, type Day } from '#schema/days.ts';
import type { FunnelStep } from '#schema/statistics.ts';
import type { ClientInfo } from '#kernel/client-info.ts';
import type { Database } from '#platform/db/database.ts';
import type { Log } from '#kernel/log.ts';
import { onceAMinute } from '#kernel/once-a-minute.ts';
import { CountedClients } from './counted-clients.ts';
import { visitsAdded } from './visits.statements.ts';

/** How long visits are counted in memory before they are written: when a server is killed, so much is lost. */
const WRITE_AFTER_MS = 30_000;

/**
 * Counts how many visits come how far, without knowing whose they are. Steps are counted in this server's memory, and
 * added to the table from time to time: a number per day and step, whatever clients send.
 */
export class VisitsService {
  readonly #database: Database;
  readonly #log: Pick<Log, 'warn'> | undefined;
  readonly #clients = new CountedClients();
  /** By day and step. */
  #counts = new Map<Day, Map<FunnelStep, number>>();
  #timer: NodeJS.Timeout | undefined;
  readonly #logOne = onceAMinute();

  constructor(database: Database, log?: Pick<Log, 'warn'>) {
    this.#database = database;
    this.#log = log;
  }

  /**
   * Counts a visit that has come to a step; not of programs that say so, nor of an IP that has taken too many. Never
   * waits.
   */
  count(step: FunnelStep, client: ClientInfo, at = new Date()): void {
    if (!this.#clients.take(client)) return;
    this.#add(dayOf(at), step, 1);
    this.#writeLater();
  }

  /** Writes what is counted. After a failure it stays in memory, and is written later. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const counts = this.#counts;
    if (counts.size === 0) return;
    this.#counts = new Map();
    const rows = [...counts].flatMap(([day, steps]) => [...steps].map(([step, visits]) => ({ day, step, visits })));
    try {
      await this.#database.query(
        visitsAdded({
          days: rows.map(({ day }) => day),
          steps: rows.map(({ step }) => step),
          visits: rows.map(({ visits }) => visits),
        }),
      );
    } catch (error) {
      for (const { day, step, visits } of rows) this.#add(day, step, visits);
      this.#writeLater();
      this.#logOne(() => this.#log?.warn({ error }, 'Visits could not be written, and are written later.'));
    }
  }

  #add(day: Day, step: FunnelStep, visits: number): void {
    const steps = this.#counts.get(day) ?? new Map<FunnelStep, number>();
    this.#counts.set(day, steps.set(step, (steps.get(step) ?? 0) + visits));
  }

  #writeLater(): void {
    // The process may end meanwhile.
    this.#timer ??= setTimeout(() => void this.flush(), WRITE_AFTER_MS).unref();
  }
}
