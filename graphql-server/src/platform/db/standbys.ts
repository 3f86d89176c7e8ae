import { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { Log } from '#kernel/log.ts';
import { poolOf, query, urlOf } from './database.ts';
import { traced } from './observed-client.ts';
import { PrimaryLog } from './standby/primary-log.ts';
import { currentReading, whileReading, type Reading } from './standby/reading.ts';
import { forLooks, LostStandby, Standby, type StandbyState } from './standby/standby.ts';
import { primaryPosition } from './standby/standby.statements.ts';
import { withTimeout } from '#kernel/with-timeout.ts';
import type { RowOf, Statement } from './sql.ts';

/**
 * Reads of what everybody may see, such as products, pages, feeds: they may go to a standby of PostgreSQL, which is a
 * moment behind. What somebody has just changed himself is read outside of it.
 */
export interface PublicReads {
  /**
   * Runs work whose statements outside transactions may go to a standby; nothing that writes, and nothing that a write
   * depends on.
   */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Grows when these reads go elsewhere: what was read before may be newer than what is read now. */
  readonly epoch: number;
  /**
   * Runs one statement where these reads go now, and nowhere else. Returns its rows, and the epoch that they are of.
   */
  ask<Row>(statement: Statement<Row>): Promise<{ rows: Row[]; epoch: number }>;
  /** The standbys as they were at the last look, in the order of `DATABASE_REPLICA_URLS`. */
  readonly standbys: readonly SeenStandby[];
  /** The statements of public reads by where they were answered; repeated ones failed on a standby before. */
  readonly answered: { readonly standby: number; readonly primary: number; readonly repeated: number };
}

/** A standby as it was at the last look. */
interface SeenStandby {
  /** Its host and port. */
  readonly address: string;
  readonly state: StandbyState;
  /** Whether public reads go there. */
  readonly isRead: boolean;
  /** How old what it shows is at most, in milliseconds; undefined when that is not known. */
  readonly lagMs: number | undefined;
}

/** How old the last look may be before the next one begins, and before it is waited for, in milliseconds. */
const LOOKS_AFTER_MS = 250;
const KNOWN_MS = 1000;

/** How long a look waits for a primary that did not answer the last one, in milliseconds: reads wait for looks. */
const SILENT_WAITS_MS = 50;

/**
 * Codes of PostgreSQL for a statement that only this standby, and only now, could not answer: a conflict with recovery,
 * or a write.
 */
const ELSEWHERE = new Set(['40001', '40P01', '25006']);

/** Codes and classes of codes for a server that ends, starts, or lets nobody in. */
const LOST = /^(?:08|28|3D|53|57P)/;

/**
 * Returns whether a statement that failed on a standby is for another server, and whether the standby is lost;
 * undefined for its own error.
 */
const failureOf = (error: unknown): 'elsewhere' | 'lost' | undefined => {
  if (error instanceof LostStandby) return 'elsewhere';
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return 'lost';
  if (ELSEWHERE.has(code)) return 'elsewhere';
  return LOST.test(code) ? 'lost' : undefined;
};

/** Everything goes to the primary. */
const withoutStandbys = (dataSource: DataSource): PublicReads => ({
  run: (work) => work(),
  epoch: 0,
  ask: async (statement) => ({ rows: await query(dataSource.manager, statement), epoch: 0 }),
  standbys: [],
  answered: { standby: 0, primary: 0, repeated: 0 },
});

/**
 * Creates the public reads of a server. They all go to one standby as long as it is near enough to the primary, so that
 * what is known of changes is true of what is read; else to another one, or to the primary. Standbys are looked at only
 * while there are such reads.
 */
export const createPublicReads = (
  dataSource: DataSource,
  replicaUrls: readonly string[],
  log: Pick<Log, 'warn' | 'info'> | undefined,
  now: () => number = () => performance.now(),
): PublicReads => {
  if (replicaUrls.length === 0) return withoutStandbys(dataSource);
  const { Client, max, application_name, connectionTimeoutMillis, options } = poolOf(dataSource)
    .options as Pool['options'] & { Client?: never };
  const connection = { Client, max, application_name, connectionTimeoutMillis, options };
  const standbys = replicaUrls.map((connectionString) => new Standby({ ...connection, connectionString }, now));
  // Servers begin with different ones.
  const first = Math.floor(Math.random() * standbys.length);
  const inTurn = [...standbys.slice(first), ...standbys.slice(0, first)];
  const primary = new Pool(forLooks({ ...connection, connectionString: urlOf(dataSource) }));
  primary.on('error', () => undefined);

  const primaryLog = new PrimaryLog();
  const answered = { standby: 0, primary: 0, repeated: 0 };
  let choice: { epoch: number; standby: Standby | undefined } = { epoch: 0, standby: undefined };
  let triedAt = -Infinity;
  let knownAt = -Infinity;
  let looking: Promise<void> | undefined;

  /** The question to the primary that is under way, and whether it has answered the last one. */
  let marking: Promise<boolean> | undefined;
  let isSilent = false;

  /** Notes how far the primary is; returns whether it has answered. */
  const askPrimary = async (): Promise<boolean> => {
    const at = now();
    try {
      const { rows } = await primary.query<RowOf<'primaryPosition'>>(traced(primaryPosition()));
      const [row] = rows;
      if (row !== undefined) primaryLog.add(at, BigInt(row.position), row.system);
      return row !== undefined;
    } catch {
      // A read that needs the primary says so; standbys are read as before.
      return false;
    }
  };

  /** Does so within the time that a look has for it. */
  const mark = async (): Promise<boolean> => {
    marking ??= askPrimary()
      .then((hasAnswered) => {
        isSilent = !hasAnswered;
        return hasAnswered;
      })
      .finally(() => {
        marking = undefined;
      });
    return isSilent ? ((await withTimeout(marking, SILENT_WAITS_MS)) ?? false) : marking;
  };

  /** Says of each standby that is found unfit why, once. */
  const logged = new Map<Standby, StandbyState>();
  const tell = (standby: Standby): void => {
    const { state, address } = standby;
    if (logged.get(standby) === state) return;
    logged.set(standby, state);
    if (state === 'ready') return;
    const reason = state === 'unreachable' ? { error: standby.error } : { lagMs: standby.lagMs };
    log?.warn({ standby: address, state, ...reason }, 'A standby is left out of public reads.');
  };

  const choose = (standby: Standby | undefined): void => {
    const former = choice.standby;
    if (standby === former) return;
    choice = { epoch: choice.epoch + 1, standby };
    const left = former && { standby: former.address, state: former.state };
    if (standby) log?.info({ standby: standby.address, left }, 'Public reads go to a standby.');
    else log?.warn({ left }, 'Public reads go to the primary: no standby is ready.');
  };

  const look = async (): Promise<void> => {
    triedAt = now();
    const isMarked = await mark();
    const current = choice.standby;
    await current?.look(primaryLog, { isMarked, isRead: true });
    if (current?.state !== 'ready')
      await Promise.all(standbys.map((one) => one !== current && one.look(primaryLog, { isMarked, isRead: false })));
    standbys.forEach(tell);
    choose(current?.state === 'ready' ? current : inTurn.find(({ state }) => state === 'ready'));
    knownAt = triedAt;
  };

  const begin = (): Promise<void> =>
    (looking ??= look().finally(() => {
      looking = undefined;
    }));

  /** Makes sure that the choice is a second old at most. */
  const settle = async (): Promise<void> => {
    if (now() - triedAt >= LOOKS_AFTER_MS) void begin();
    if (now() - knownAt >= KNOWN_MS) await looking;
  };

  const lose = (standby: Standby, error: unknown): void => {
    if (standby.state !== 'unreachable') standby.lose(error);
    if (choice.standby === standby) choose(inTurn.find(({ state }) => state === 'ready'));
  };

  const readingOf = ({ epoch, standby }: typeof choice): Reading => ({
    query: async (statement, onPrimary) => {
      // What is known of changes is true of where public reads go now, and of the primary; no longer of a standby that
      // was left.
      if (standby === undefined || epoch !== choice.epoch) {
        answered.primary += 1;
        return onPrimary();
      }
      try {
        const rows = await standby.query(statement, () => void begin());
        answered.standby += 1;
        return rows;
      } catch (error) {
        const failure = failureOf(error);
        if (failure === undefined) throw error;
        if (failure === 'lost') lose(standby, error);
        answered.repeated += 1;
        return onPrimary();
      }
    },
  });

  const ask: PublicReads['ask'] = async (statement) => {
    await settle();
    const { epoch, standby } = choice;
    if (standby === undefined) return { rows: await query(dataSource.manager, statement), epoch };
    try {
      return { rows: await standby.query(statement, () => void begin()), epoch };
    } catch (error) {
      if (failureOf(error) !== 'lost') throw error;
      lose(standby, error);
      return ask(statement);
    }
  };

  return {
    run: async (work) => {
      if (currentReading() !== undefined) return work();
      await settle();
      return whileReading(readingOf(choice), work);
    },
    get epoch() {
      return choice.epoch;
    },
    ask,
    get standbys() {
      return standbys.map((one) => ({
        address: one.address,
        state: one.state,
        isRead: one === choice.standby,
        lagMs: one.lagMs,
      }));
    },
    answered,
  };
};
