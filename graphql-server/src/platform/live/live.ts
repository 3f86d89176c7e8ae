import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { LIVE_CHANNEL } from './channel.ts';
import type { Log } from '#kernel/log.ts';
import { iteratorOf } from '#kernel/iterator-of.ts';
import { isId } from '#kernel/paging.ts';
import { changeIterator } from './change-iterator.ts';
import { changedIds, type ChangedIds, type Changes } from './changed-ids.ts';

/** The payload by which a server checks that notifications arrive. It is no subject's id. */
const CHECK = 'check';

/** An iterator of the changes of some subjects, with the functions that report one to it and end it. */
interface SubjectChanges {
  changed: (subjectId: string) => void;
  finish: () => void;
}

/** Times in milliseconds; tests use shorter ones. */
interface LiveTimes {
  /** The pause before connecting again. */
  readonly pauseMs: number;
  /** How often the connection is checked. */
  readonly checkMs: number;
}

const defaultTimes: LiveTimes = { pauseMs: 500, checkMs: 15_000 };

/**
 * Creates what tells iterators of changes. Its connection is its own, since PostgreSQL notifies sessions, and is opened
 * for the first iterator. It must lead to PostgreSQL itself, not to a pooler in transaction mode.
 */
export const createLive = (url: string, log: Log, times: LiveTimes = defaultTimes) => {
  const bySubject = new Map<string, Set<SubjectChanges>>();
  const ofAll = new Set<ChangedIds>();
  const stopping = new AbortController();
  let started: Promise<void> | undefined;
  let running: Promise<void> | undefined;
  let current: pg.Client | undefined;

  const tellSubject = (subjectId: string) => bySubject.get(subjectId)?.forEach(({ changed }) => changed(subjectId));
  const tell = (subjectId: string) => {
    tellSubject(subjectId);
    // Subjects with a name of their own are for who asks for them by it.
    if (isId(subjectId)) for (const { changed } of ofAll) changed(subjectId);
  };

  /**
   * Connects and listens. Returns a promise that resolves when the connection is lost. @throws when it cannot be opened
   */
  const listen = async (): Promise<{ lost: Promise<void> }> => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'haat-live',
      connectionTimeoutMillis: times.checkMs,
      query_timeout: times.checkMs / 2,
      keepAlive: true,
    });
    current = client;
    const end = () => void client.end().catch(() => undefined);
    const lost = new Promise<void>((resolve) => void client.on('end', resolve));
    // A broken connection reports errors, sometimes two, and then its end.
    client.on('error', () => undefined);
    let heardAt = 0;
    client.on('notification', ({ payload = '' }) => {
      if (payload === CHECK) heardAt = performance.now();
      else tell(payload);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${LIVE_CHANNEL}`);
    } catch (error) {
      end();
      throw error;
    }
    let askedAt = 0;
    const check = async () => {
      if (heardAt < askedAt) {
        log.warn(
          'Live updates do not arrive: DATABASE_DIRECT_URL (or DATABASE_URL) must lead to PostgreSQL itself, not to a pooler.',
        );
        return end();
      }
      askedAt = performance.now();
      try {
        await client.query('SELECT pg_notify($1, $2)', [LIVE_CHANNEL, CHECK]);
      } catch {
        // A connection that does not answer in time is lost, although nobody has closed it.
        end();
      }
    };
    const checking = setInterval(() => void check(), times.checkMs);
    return { lost: lost.finally(() => clearInterval(checking)) };
  };

  /** Listens until the server ends. `tried` is called after each attempt to connect. */
  const run = async (tried: () => void): Promise<void> => {
    let isBroken = false;
    while (!stopping.signal.aborted) {
      try {
        const { lost } = await listen();
        isBroken = false;
        for (const subjectId of bySubject.keys()) tellSubject(subjectId);
        for (const { missed } of ofAll) missed();
        tried();
        await lost;
      } catch (error) {
        // Once per outage, which may last.
        if (!isBroken && !stopping.signal.aborted)
          log.warn({ error }, 'Live updates are interrupted: the database cannot be reached.');
        isBroken = true;
        tried();
      }
      await delay(times.pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };

  /**
   * Starts listening. Resolves after the first attempt: if it failed, the iterators answer when a later one succeeds.
   */
  const start = () =>
    new Promise<void>((resolve) => {
      running = run(resolve);
    });

  return {
    /**
     * Returns an iterator that answers at once, and then after every change of one of some subjects, such as an order.
     * Changes between two answers count as one. An answer says only which of them may have changed: who gets it reads
     * them again. After a lost connection to the database all iterators answer, since changes may have been missed.
     */
    changesOf: async (...subjectIds: string[]): Promise<AsyncIterableIterator<ReadonlySet<string>>> => {
      await (started ??= start());
      let pending = new Set(subjectIds);
      const { iterator, changed, finish } = changeIterator(() => {
        for (const subjectId of subjectIds) {
          const listeners = bySubject.get(subjectId);
          listeners?.delete(one);
          if (listeners?.size === 0) bySubject.delete(subjectId);
        }
      });
      const one: SubjectChanges = {
        changed: (subjectId) => {
          pending.add(subjectId);
          changed();
        },
        finish,
      };
      for (const subjectId of subjectIds) bySubject.set(subjectId, (bySubject.get(subjectId) ?? new Set()).add(one));
      if (stopping.signal.aborted) finish();
      return iteratorOf(
        async () => {
          const { done } = await iterator.next();
          if (done) return { done: true, value: undefined };
          const value = pending;
          pending = new Set();
          return { done: false, value };
        },
        () => iterator.return?.(),
      );
    },
    /**
     * Returns an iterator of the ids of whatever changes, for those who may see all of it: it answers at once, and then
     * at most four times a second. More than `most` ids between two answers are not listed; the message says that
     * something may have been missed.
     */
    changes: async (most: number): Promise<AsyncIterableIterator<Changes>> => {
      await (started ??= start());
      const one = changedIds(most, () => ofAll.delete(one));
      ofAll.add(one);
      if (stopping.signal.aborted) one.finish();
      return one.iterator;
    },
    /** The number of iterators in use. */
    get listeners(): number {
      return [...bySubject.values()].reduce((sum, { size }) => sum + size, ofAll.size);
    },
    /** Ends all iterators and the connection. */
    close: async (): Promise<void> => {
      stopping.abort();
      for (const listeners of bySubject.values()) for (const { finish } of listeners) finish();
      for (const { finish } of ofAll) finish();
      void current?.end().catch(() => undefined);
      await running;
    },
  };
};

/** Says to open pages what has changed, on whichever server that happened. */
export type Live = ReturnType<typeof createLive>;
