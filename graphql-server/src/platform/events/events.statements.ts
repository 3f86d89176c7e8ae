import { oldRowsDeleted } from '../db/retention.ts';
import { sql } from '../db/sql.ts';
import { eventsFrom } from './events.ts';
import { LIVE_CHANNEL } from '../live/channel.ts';

/** Writes one event. */
export const eventRecorded = sql(
  'eventRecorded',
  eventsFrom('(SELECT 1) once', {
    name: ':name::text',
    subjectId: ':subjectId::uuid',
    data: ':data::jsonb',
  }),
);

/** Events that wait, the oldest first; locked, so that no other server handles them. */
export const eventsWaiting = sql(
  'eventsWaiting',
  `SELECT id, name, subject_id AS "subjectId", data, at, attempts FROM events
  WHERE handled_at IS NULL AND failed_at IS NULL AND retry_at <= now()
  ORDER BY retry_at, id LIMIT :limit FOR UPDATE SKIP LOCKED`,
);

/** Marks events as handled, and notifies all servers of what has changed. */
export const eventsHandled = sql(
  'eventsHandled',
  `WITH handled AS (UPDATE events SET handled_at = now(), error = NULL WHERE id = ANY (:handledIds::uuid[])),
    notified AS (SELECT pg_notify('${LIVE_CHANNEL}', subject.id) FROM unnest(:subjectIds::text[]) AS subject (id))
  SELECT count(*)::integer AS count FROM notified`,
);

/** Deletes events that wait for nothing any more. */
export const oldEventsDeleted = sql(
  'oldEventsDeleted',
  oldRowsDeleted('events', 'id < :before::uuid AND (handled_at IS NOT NULL OR failed_at IS NOT NULL)'),
);
