import type { EntityManager } from 'typeorm';
import type { Deps } from '../module/deps.ts';

/**
 * What happens in the shop, and what is known of each. Events are written in the transaction that makes them true;
 * listeners hear of them after it. Every module adds its own: `declare module './events.ts' { interface Events { … }
 * }`.
 */
export interface Events {}

/** The name of an event. */
export type EventName = keyof Events & string;

/** An event that has happened. */
export interface HappenedEvent<Name extends EventName = EventName> {
  id: string;
  name: Name;
  /** Id of what it happened to, such as an order. */
  subjectId: string;
  data: Events[Name];
  at: Date;
}

/** What a listener works with: its transaction, and the services. */
export interface ListenerContext {
  manager: EntityManager;
  deps: Deps;
}

/**
 * What a module does when something has happened. A listener runs in its own transaction, at least once: what it does
 * must be harmless when done again, or be written by `manager`. When it throws, the event is tried again later, for all
 * its listeners.
 */
export type Listeners = {
  [Name in EventName]?: (event: HappenedEvent<Name>, context: ListenerContext) => Promise<void>;
};

/**
 * Returns SQL, for a CTE, that writes an event per row of `from`. Its time is that of the clock, not of the
 * transaction's begin: a transaction that waited for another one's events comes after them. All values are SQL: `name`
 * a text, `data` a jsonb object.
 */
export const eventsFrom = (
  from: string,
  { name, subjectId, data = `'{}'::jsonb` }: { name: string; subjectId: string; data?: string },
): string => `INSERT INTO events (name, subject_id, data, at, retry_at)
    SELECT ${name}, ${subjectId}, ${data}, clock_timestamp(), clock_timestamp() FROM ${from}`;
