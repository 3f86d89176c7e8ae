import { IsNull, Not, type EntityManager } from 'typeorm';
import { query } from '../db/database.ts';
import { EventEntity } from './event.entity.ts';
import type { EventName, Events } from './events.ts';
import { eventRecorded } from './events.statements.ts';
import type { Relay } from './relay.ts';

/** Where services write what has happened. */
export interface EventLog {
  /** Writes an event in a transaction: listeners hear of it only if that commits. Call `wake` afterwards. */
  record<Name extends EventName>(
    manager: EntityManager,
    event: { name: Name; subjectId: string; data: Events[Name] },
  ): Promise<void>;
  /**
   * Lets a failed event wait for its listeners again, with all its attempts. Returns whether there was such an event.
   */
  retryFailed(manager: EntityManager, id: string): Promise<boolean>;
  /** Deletes a failed event. Returns whether there was such an event. */
  dropFailed(manager: EntityManager, id: string): Promise<boolean>;
  /** Lets the listeners hear of new events at once, instead of within a second. Call it after the commit. */
  wake(): void;
}

/** Creates the log over the relay of this server. */
export const createEventLog = (relay: Pick<Relay, 'wake'>): EventLog => ({
  record: async (manager, { name, subjectId, data }) => {
    await query(manager, eventRecorded({ name, subjectId, data: JSON.stringify(data) }));
  },
  retryFailed: async (manager, id) => {
    const { affected } = await manager.update(
      EventEntity,
      { id, failedAt: Not(IsNull()) },
      { failedAt: null, attempts: 0, retryAt: () => 'now()' },
    );
    return affected === 1;
  },
  dropFailed: async (manager, id) => {
    const { affected } = await manager.delete(EventEntity, { id, failedAt: Not(IsNull()) });
    return affected === 1;
  },
  wake: () => relay.wake(),
});
