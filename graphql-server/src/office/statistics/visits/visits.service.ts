import { In, MoreThan } from 'typeorm';
import { addDays, dayOf, type Day } from '#schema/days.ts';
import { FOLLOWED_MAILS, type FollowedMail } from '#schema/followed-mail.ts';
import { FOLLOWED_MAIL_DAYS, type VisitStep } from '#schema/statistics.ts';
import type { ClientInfo } from '#kernel/client-info.ts';
import { checkMay } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import type { Database } from '#platform/db/database.ts';
import type { Log } from '#kernel/log.ts';
import { onceAMinute } from '#kernel/once-a-minute.ts';
import { DailyVisitsEntity } from '../statistics.entity.ts';
import type { FollowedMailsModel } from '../statistics.model.ts';
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
  #counts = new Map<Day, Map<VisitStep, number>>();
  #timer: NodeJS.Timeout | undefined;
  readonly #logOne = onceAMinute();

  constructor(database: Database, log?: Pick<Log, 'warn'>) {
    this.#database = database;
    this.#log = log;
  }

  /**
   * Counts a visit that has come to a step, or by the link of a mail; not of programs that say so, nor of an IP that has
   * taken too many. Never waits.
   */
  count(step: VisitStep, client: ClientInfo, at = new Date()): void {
    if (!this.#clients.take(client)) return;
    this.#add(dayOf(at), step, 1);
    this.#writeLater();
  }

  /**
   * Returns how many visits came by the links of mails lately.
   * @throws Forbidden unless the viewer may see what the shop earns
   */
  async followedMails(viewer: Viewer, at = new Date()): Promise<FollowedMailsModel> {
    checkMay(viewer, 'MONEY');
    // This server's last visits are counted too.
    await this.flush();
    const rows = await this.#database.manager.findBy(DailyVisitsEntity, {
      day: MoreThan(addDays(dayOf(at), -FOLLOWED_MAIL_DAYS)),
      step: In(FOLLOWED_MAILS),
    });
    const visitsBy = (mail: FollowedMail): number =>
      rows.filter(({ step }) => step === mail).reduce((sum, { visits }) => sum + Number(visits), 0);
    return { stock: visitsBy('STOCK_MAIL'), prices: visitsBy('PRICE_MAIL'), carts: visitsBy('CART_MAIL') };
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

  #add(day: Day, step: VisitStep, visits: number): void {
    const steps = this.#counts.get(day) ?? new Map<VisitStep, number>();
    this.#counts.set(day, steps.set(step, (steps.get(step) ?? 0) + visits));
  }

  #writeLater(): void {
    // The process may end meanwhile.
    this.#timer ??= setTimeout(() => void this.flush(), WRITE_AFTER_MS).unref();
  }
}
