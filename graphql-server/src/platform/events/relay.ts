import { setTimeout as pause } from 'node:timers/promises';
import { query } from '../db/database.ts';
import type { RowOf } from '../db/sql.ts';
import type { WorkDeps } from '../module/deps.ts';
import type { ModuleDeps } from '../module/module.ts';
import type { HappenedEvent, ListenerContext } from './events.ts';
import { EventEntity } from './event.entity.ts';
import { eventsHandled, eventsWaiting } from './events.statements.ts';

/** How many events one transaction handles. */
const BATCH = 100;

/**
 * The least time between two batches, in milliseconds: when many orders come at once, fewer and larger ones cost them
 * less.
 */
const PAUSE_MS = 40;

/** How often the relay looks for events of other servers, in milliseconds. */
const LOOK_EVERY_MS = 1000;

/** After 1 s, 2 s, 4 s … and at last an hour: about three hours in all. */
const MOST_ATTEMPTS = 13;

/** The most characters of an error that are stored. */
const MOST_OF_ERROR = 300;

type Listen = (event: HappenedEvent, context: ListenerContext) => Promise<void>;

type Waiting = RowOf<'eventsWaiting'>;

/** Creates the relay of a server. */
export const createRelay = (deps: WorkDeps & ModuleDeps) => {
  const { database, modules, log } = deps;
  let running: Promise<void> | undefined;
  let isRequested = false;
  let isBroken = false;
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  const listenersOf = (name: string): Listen[] =>
    // The event of a name has the data that belongs to it.
    modules.flatMap(({ listeners }) => (listeners as Record<string, Listen> | undefined)?.[name] ?? []);

  /**
   * Handles events together; returns the error of a listener. Only what the listeners of these events wrote is undone
   * then.
   */
  const handle = async (manager: ListenerContext['manager'], events: readonly Waiting[]): Promise<unknown> => {
    const calls = events.flatMap((event) => listenersOf(event.name).map((listen) => ({ event, listen })));
    if (calls.length === 0) return undefined;
    try {
      await manager.transaction(async (inner) => {
        for (const { event, listen } of calls) await listen(event as HappenedEvent, { manager: inner, deps });
      });
      return undefined;
    } catch (error) {
      return error ?? new Error('A listener failed and does not say why.');
    }
  };

  const batch = (): Promise<number> =>
    database.transaction(async (manager) => {
      const waiting = await query(manager, eventsWaiting({ limit: BATCH }));
      const handledIds: string[] = [];
      // Together, which takes fewer statements; one by one only to find the one that fails.
      const together = await handle(manager, waiting);
      const isKnown = together === undefined || waiting.length === 1;
      for (const event of waiting) {
        const error = isKnown ? together : await handle(manager, [event]);
        if (error === undefined) handledIds.push(event.id);
        else await fail(manager, event, error);
      }
      if (waiting.length > 0) {
        const subjectIds = [...new Set(waiting.map(({ subjectId }) => subjectId))];
        await query(manager, eventsHandled({ handledIds, subjectIds }));
      }
      return waiting.length;
    });

  const fail = async (manager: ListenerContext['manager'], event: Waiting, error: unknown): Promise<void> => {
    const attempt = event.attempts + 1;
    const about = { event: event.id, name: event.name, attempt, error };
    if (attempt >= MOST_ATTEMPTS) log.error(about, 'An event could not be handled: it is given up.');
    else log.warn(about, 'An event could not be handled, and is tried again later.');
    // PostgreSQL stores no NUL: an error that holds one would undo the whole batch, at each attempt.
    const [line = ''] = (error instanceof Error ? error.message : 'It does not say why.').split(/[\n\0]/);
    await manager.update(
      EventEntity,
      { id: event.id },
      {
        attempts: attempt,
        error: line.slice(0, MOST_OF_ERROR),
        retryAt: () => `now() + least(interval '1 hour', interval '1 second' * power(2, attempts))`,
        ...(attempt >= MOST_ATTEMPTS && { failedAt: () => 'now()' }),
      },
    );
  };

  const run = async (): Promise<void> => {
    do {
      isRequested = false;
      // A full batch: there may be more.
      if ((await batch()) === BATCH) isRequested = true;
      isBroken = false;
      // `close` ends the pause, which rejects then.
      await pause(PAUSE_MS, undefined, { signal: closing.signal }).catch(() => {});
    } while (isRequested && !closing.signal.aborted);
  };

  const wake = (): void => {
    if (closing.signal.aborted) return;
    isRequested = true;
    running ??= run()
      .catch((error: unknown) => {
        // Once per outage, which may last: the relay looks every second.
        if (!isBroken) log.warn({ error }, 'Events could not be read, and are read again soon.');
        isBroken = true;
      })
      .finally(() => {
        running = undefined;
        // `wake` was called while the last batch ended.
        if (isRequested) wake();
      });
  };

  return {
    /** Looks for events now. */
    wake,
    /** Looks for events every second too, for those of servers that were killed. */
    start: (): void => {
      timer = setInterval(wake, LOOK_EVERY_MS);
      wake();
    },
    /** Handles all events that wait now. */
    drain: async (): Promise<void> => {
      while ((await batch()) === BATCH);
    },
    /** Finishes the running batch and takes no more. */
    close: async (): Promise<void> => {
      closing.abort();
      isRequested = false;
      clearInterval(timer);
      await running;
    },
  };
};

/** Brings events to the listeners of the modules. Any number of servers may run one. */
export type Relay = ReturnType<typeof createRelay>;
