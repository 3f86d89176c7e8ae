import { addDays, dayOf, type Day } from '#schema/days.ts';
import type { EndedSearch } from '#schema/statistics.input.ts';
import { MAX_MISSED_SEARCHES, MISSED_SEARCH_DAYS } from '#schema/statistics.ts';
import type { ClientInfo } from '#kernel/client-info.ts';
import type { Log } from '#kernel/log.ts';
import { onceAMinute } from '#kernel/once-a-minute.ts';
import { checkMay } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { query, type Database } from '#platform/db/database.ts';
import type { MissedSearchModel } from '../statistics.model.ts';
import { CountedClients } from '../visits/counted-clients.ts';
import { missedSearches, oldSearchesDeleted, searchesAdded, searchesLocked } from './searches.statements.ts';
import { countedTerm } from './term.ts';

/** How long searches are counted in memory before they are written: when a server is killed, so much is lost. */
const WRITE_AFTER_MS = 30_000;

/** The most terms that are counted in memory. */
export const MOST_TERMS_IN_MEMORY = 200;

/** The most terms of a day that are stored. */
export const MOST_TERMS_OF_DAY = 2000;

/** The searches of a term on a day. */
interface Count {
  day: Day;
  term: string;
  searches: number;
  withoutResult: number;
  opened: number;
}

const firstDayShown = (at: Date): Day => addDays(dayOf(at), 1 - MISSED_SEARCH_DAYS);

/**
 * Counts what is searched in vain, without knowing who searches, as visits are counted: in this server's memory, and
 * from time to time added to the table. However many terms are sent, few stay.
 */
export class SearchesService {
  readonly #database: Database;
  readonly #log: Pick<Log, 'warn'> | undefined;
  readonly #clients = new CountedClients();
  /** By day and term. */
  #counts = new Map<string, Count>();
  #timer: NodeJS.Timeout | undefined;
  #leftOut = 0;
  readonly #logFailure = onceAMinute();
  readonly #logLeftOut = onceAMinute();

  constructor(database: Database, log?: Pick<Log, 'warn'>) {
    this.#database = database;
    this.#log = log;
  }

  /** Counts a search that has ended; not what looks like a person's own number or address. Never waits. */
  count({ term: typed, found, opened }: EndedSearch, client: ClientInfo, at = new Date()): void {
    if (!this.#clients.take(client)) return;
    const term = countedTerm(typed);
    if (term === null) return;
    this.#add({ day: dayOf(at), term, searches: 1, withoutResult: found === 0 ? 1 : 0, opened: opened ? 1 : 0 });
    this.#writeLater();
  }

  /** Writes what is counted. After a failure it stays in memory, and is written later. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const rows = [...this.#counts.values()];
    if (rows.length === 0) return;
    this.#counts = new Map();
    try {
      const [added] = await this.#database.transaction(async (manager) => {
        await query(manager, searchesLocked());
        return query(
          manager,
          searchesAdded({
            days: rows.map(({ day }) => day),
            terms: rows.map(({ term }) => term),
            searches: rows.map(({ searches }) => searches),
            withoutResult: rows.map(({ withoutResult }) => withoutResult),
            opened: rows.map(({ opened }) => opened),
            most: MOST_TERMS_OF_DAY,
          }),
        );
      });
      this.#leaveOut(added?.leftOut ?? 0);
    } catch (error) {
      for (const row of rows) this.#add(row);
      this.#writeLater();
      this.#logFailure(() => this.#log?.warn({ error }, 'Searches could not be written, and are written later.'));
    }
  }

  /**
   * Returns what shoppers have searched in vain lately, what was missed most often first.
   * @throws Forbidden unless the viewer may change the catalogue
   */
  async missed(viewer: Viewer, at = new Date()): Promise<MissedSearchModel[]> {
    checkMay(viewer, 'CATALOGUE');
    // This server's last searches are counted too.
    await this.flush();
    const rows = await this.#database.query(missedSearches({ from: firstDayShown(at), most: MAX_MISSED_SEARCHES }));
    return rows.map(({ isNothing, ...row }) => ({ ...row, reason: isNothing ? 'NOTHING_FOUND' : 'NOTHING_OPENED' }));
  }

  /** Deletes the searches that are too old to be shown. */
  async cleanUp(at = new Date()): Promise<void> {
    await this.#database.query(oldSearchesDeleted({ before: firstDayShown(at) }));
  }

  #add(more: Count): void {
    const key = `${more.day} ${more.term}`;
    const known = this.#counts.get(key);
    if (!known && this.#counts.size >= MOST_TERMS_IN_MEMORY) return this.#leaveOut(more.searches);
    this.#counts.set(key, {
      ...more,
      searches: more.searches + (known?.searches ?? 0),
      withoutResult: more.withoutResult + (known?.withoutResult ?? 0),
      opened: more.opened + (known?.opened ?? 0),
    });
  }

  /** Notes searches that do not count since there are too many terms. */
  #leaveOut(searches: number): void {
    if (searches === 0) return;
    this.#leftOut += searches;
    this.#logLeftOut(() => {
      this.#log?.warn({ searches: this.#leftOut }, 'Searches were not counted: there are too many different terms.');
      this.#leftOut = 0;
    });
  }

  #writeLater(): void {
    // The process may end meanwhile.
    this.#timer ??= setTimeout(() => void this.flush(), WRITE_AFTER_MS).unref();
  }
}
