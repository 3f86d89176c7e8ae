import { expect, test } from 'vitest';
import { createCleanup } from '../src/platform/jobs/all-queues.ts';
import { BATCH } from '../src/platform/db/retention.ts';
import { modules } from '../src/modules.ts';
import { createDeps } from '../src/services.ts';
import { statementsOf } from './sent-statements.ts';
import { openShop } from './setup.ts';

/** Each table that has a retention, its noun, and what puts in `$1` rows that are `$2` days old, or a little more. */
const samples: readonly { noun: string; table: string; insert: string }[] = [
  {
    noun: 'audit',
    table: 'audit_entries',
    insert: `INSERT INTO audit_entries (id, action) SELECT uuidv7($2 * interval '-1 day'), 'SIGNED_IN' FROM generate_series(1, $1)`,
  },
  {
    noun: 'inventory',
    table: 'stock_changes',
    insert: `INSERT INTO stock_changes (id, product_id, kind)
      SELECT uuidv7($2 * interval '-1 day'), uuidv7(), 'SET' FROM generate_series(1, $1)`,
  },
  {
    noun: 'conversation',
    table: 'conversations',
    insert: `INSERT INTO conversations (name, last_message_id)
      SELECT 'Rahima', uuidv7($2 * interval '-1 day') FROM generate_series(1, $1)`,
  },
  {
    noun: 'events',
    table: 'events',
    insert: `INSERT INTO events (id, name, subject_id, data, handled_at)
      SELECT uuidv7($2 * interval '-1 day'), 'OrderPlaced', uuidv7(), '{}', now() FROM generate_series(1, $1)`,
  },
  {
    noun: 'failed-work',
    table: 'jobs.job',
    insert: `INSERT INTO jobs.job (name, created_on)
      SELECT 'failed', now() - $2 * interval '1 day' FROM generate_series(1, $1)`,
  },
  {
    noun: 'statistics',
    table: 'daily_visits',
    insert: `INSERT INTO daily_visits (day, step, visits)
      SELECT current_date - $2::integer - n / 4, (ARRAY['VISIT', 'PRODUCT', 'CART', 'CHECKOUT'])[1 + n % 4], 1
      FROM generate_series(0, $1 - 1) n`,
  },
];

const days = {
  AUDIT_DAYS: '40',
  VISIT_DAYS: '40',
  STOCK_HISTORY_DAYS: '40',
  VISITOR_TALK_DAYS: '40',
  EVENT_DAYS: '40',
  FAILED_JOB_DAYS: '40',
};
const shop = await openShop({ env: days });
const cleanUp = (config = shop.config) =>
  createCleanup(createDeps(shop.dataSource, config, shop))({ id: '', data: {} });

/** How many rows a table has. */
const countOf = async (table: string) => {
  const [row] = await shop.sql<{ count: number }>(`SELECT count(*)::integer AS count FROM ${table}`);
  return row?.count;
};

test('everything that has a retention is tried here', () => {
  const names = modules.flatMap(({ name, retention = [] }) => retention.map(() => name));
  expect(names.toSorted()).toEqual(samples.map(({ noun }) => noun).toSorted());
});

test.each(samples)('what is old of $table leaves a part at a time, what is young stays', async ({ table, insert }) => {
  await shop.sql(insert, [4, 38]);
  await shop.sql(insert, [BATCH + 200, 42]);
  const retentionDays = { audit: 0, visits: 0, stockHistory: 0, visitorTalk: 0, events: 0, failedJobs: 0 };
  const forEver = { ...shop.config, retentionDays };
  await cleanUp(forEver);
  expect(await countOf(table)).toBe(BATCH + 204);
  const sent = await statementsOf(cleanUp);
  expect(sent.filter((text) => text.includes(`DELETE FROM ${table} WHERE (`))).toHaveLength(2);
  expect(await countOf(table)).toBe(4);
});

test('an event that nobody has handled yet does not leave', async () => {
  await shop.sql(
    `INSERT INTO events (id, name, subject_id, data) VALUES (uuidv7(interval '-90 days'), 'Waits', uuidv7(), '{}')`,
  );
  await cleanUp();
  expect(await shop.sql(`SELECT name FROM events WHERE name = 'Waits'`)).toEqual([{ name: 'Waits' }]);
});

test('a conversation leaves with its messages, and not while somebody goes on with it', async () => {
  const talk = async (...ages: number[]) => {
    const [row] = await shop.sql<{ id: string }>(`INSERT INTO conversations (name) VALUES ('Rahima') RETURNING id`);
    await shop.sql(
      `WITH sent AS (
        INSERT INTO messages (id, conversation_id, text)
        SELECT uuidv7(age * interval '-1 day'), $1, 'Is it there?' FROM unnest($2::integer[]) age RETURNING id
      ) UPDATE conversations SET last_message_id = (SELECT id FROM sent ORDER BY id DESC LIMIT 1) WHERE id = $1`,
      [row?.id, ages],
    );
  };
  await talk(90);
  await talk(90, 1);
  await cleanUp();
  expect(await countOf('messages')).toBe(2);
});
