import { IsNull, Not, type EntityManager } from 'typeorm';
import { query } from '../db/database.ts';
import { EventEntity } from './event.entity.ts';
import type { EventName, Events } from './events.ts';
import { eventRecorded } from './events.statements.ts';
import type { Relay } from './relay.ts';

/** Creates the log, where services write what has happened, over the relay of this server. */
export const createEventLog = (relay: Pick<Relay, 'wake'>) => ({
  /** Writes an event in a transaction: listeners hear of it only if that commits. Call `wake` afterwards. */
  record: async <Name extends EventName>(
    manager: EntityManager,
    { name, subjectId, data }: { name: Name; subjectId: string; data: Events[Name] },
  ): Promise<void> => {
    await query(manager, eventRecorded({ name, subjectId, data: JSON.stringify(data) }));
  },
  /**
   * Lets a failed event wait for its listeners again, with all its attempts. Returns whether there was such an event.
   */
  retryFailed: async (manager: EntityManager, id: string): Promise<boolean> => {
    const { affected } = await manager.update(
      EventEntity,
      { id, failedAt: Not(IsNull()) },
      { failedAt: null, attempts: 0, retryAt: () => 'now()' },
    );
    return affected === 1;
  },
  /** Deletes a failed event. Returns whether there was such an event. */
  dropFailed: async (manager: EntityManager, id: string): Promise<boolean> => {
    const { affected } = await manager.delete(EventEntity, { id, failedAt: Not(IsNull()) });
    return affected === 1;
  },
  /** Lets the listeners hear of new events at once, instead of within a second. Call it after the commit. */
  wake: (): void => relay.wake(),
});

/** Where services write what has happened. */
export type EventLog = ReturnType<typeof createEventLog>;
