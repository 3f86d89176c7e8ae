import { firstIdOf } from '#kernel/paging.ts';
import type { Module } from '../module/module.ts';
import { EventEntity } from './event.entity.ts';
import { createEventLog, type EventLog } from './event-log.ts';
import { oldEventsDeleted } from './events.statements.ts';

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
  retention: [
    {
      days: ({ events }) => events,
      deleted: (before, limit) => oldEventsDeleted({ before: firstIdOf(before.getTime()), limit }),
    },
  ],
};
