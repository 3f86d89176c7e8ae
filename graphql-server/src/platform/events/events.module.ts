import { olderThan } from '../db/instants.ts';
import type { Module } from '../module/module.ts';
import { EventEntity } from './event.entity.ts';
import { createEventLog, type EventLog } from './event-log.ts';

declare module '../module/services.ts' {
  interface Services {
    events: EventLog;
  }
}

/** What has happened, for those who listen. */
export const eventsModule: Module = {
  name: 'events',
  entities: [EventEntity],
  services: { events: ({ relay }) => createEventLog(relay) },
  cleanUp: async ({ database: { manager } }) => {
    await manager.delete(EventEntity, { handledAt: olderThan('30 days') });
    await manager.delete(EventEntity, { failedAt: olderThan('30 days') });
  },
};
