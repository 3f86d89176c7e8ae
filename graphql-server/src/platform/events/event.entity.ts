import { entity, id, instant, json, now, smallint, text, uuid } from '../db/entity.ts';

/** What has happened, until all listeners have heard of it and for some time after. */
export const EventEntity = entity(
  'Event',
  'events',
  {
    id,
    name: text,
    /** Id of what it happened to. No foreign key: an event outlives it. */
    subjectId: uuid,
    data: json<object>(),
    at: now,
    handledAt: instant.orNull(),
    attempts: smallint.defaultTo(0),
    retryAt: now,
    /** Set after the last attempt: an admin sees it and decides. */
    failedAt: instant.orNull(),
    /** The first line of the last attempt's error. */
    error: text.orNull(),
  },
  {
    indices: [
      { name: 'events_waiting', synchronize: false },
      { name: 'events_failed', synchronize: false },
    ],
  },
);
