import { LRUCache } from 'lru-cache';
import { dayOf, type Day } from '#schema/days.ts';
import type { FunnelStep } from '#schema/statistics.ts';
import type { ClientInfo } from '#kernel/client-info.ts';
import type { Database } from '#platform/db/database.ts';
import type { Log } from '#kernel/log.ts';
import { onceAMinute } from '#kernel/once-a-minute.ts';
import { ipKey } from '#kernel/ip-key.ts';
import { visitsAdded } from './visits.statements.ts';

/** How long visits are counted in memory before they are written: when a server is killed, so much is lost. */
const WRITE_AFTER_MS = 30_000;

/** How many steps of one IP count within how long: generous, since in Bangladesh thousands of phones share one. */
const STEPS_OF_IP = 3000;
const IP_MS = 15 * 60_000;

/** How many IPs a server remembers. */
const MAX_IPS = 20_000;

/** What the browser of every person begins its name with. */
const BROWSERS = /^Mozilla\/5\.0 /;

/** Programs that use the same beginning and say what they are, and browsers that no person looks at. */
const ROBOTS = /bot\b|crawl|spider|slurp|preview|headless|lighthouse|monitor|scan|externalhit/i;

/**
 * Counts how many visits come how far, without knowing whose they are. Steps are counted in this server's memory, and
 * added to the table from time to time: a number per day and step, whatever clients send. Nothing of a client is stored
 * but, for a quarter of an hour and in memory, how many steps its IP has taken.
 */
export class VisitsService {
  readonly #database: Database;
  readonly #log: Pick<Log, 'warn'> | undefined;
  readonly #stepsOfIps = new LRUCache<string, number>({ max: MAX_IPS, ttl: IP_MS, noUpdateTTL: true });
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
  count(step: FunnelStep, { ip, userAgent }: ClientInfo, at = new Date()): void {
    if (userAgent === null || !BROWSERS.test(userAgent) || ROBOTS.test(userAgent)) return;
    const key = ipKey(ip);
    const steps = this.#stepsOfIps.get(key) ?? 0;
    if (steps >= STEPS_OF_IP) return;
    this.#stepsOfIps.set(key, steps + 1);
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
