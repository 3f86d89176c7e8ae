import { expect, test } from 'vitest';
import { openShop } from './setup.ts';

const shop = await openShop();

/** Returns the milliseconds since 1970 at the beginning of a UUIDv7. */
const millisecondsOf = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16);

test('ids are UUIDs of version 7, and each is another one', async () => {
  const rows = await shop.sql<{ id: string }>('SELECT uuidv7() AS id FROM generate_series(1, 1000)');
  expect(new Set(rows.map(({ id }) => id)).size).toBe(1000);
  for (const { id } of rows)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('ids that are made one after the other sort in that order, within a millisecond too', async () => {
  const rows = await shop.sql<{ id: string }>('SELECT uuidv7() AS id FROM generate_series(1, 20000)');
  const ids = rows.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted());
  // Otherwise the test would prove nothing.
  expect(new Set(ids.map(millisecondsOf)).size).toBeLessThan(10_000);
});

test('an id says when it was made, and may be made for another time', async () => {
  const [row] = await shop.sql<{ now: string; past: string; at: Date }>(
    "SELECT uuidv7() AS now, uuidv7('-1 year'::interval) AS past, clock_timestamp() AS at",
  );
  const at = row?.at.getTime() ?? 0;
  expect(Math.abs(millisecondsOf(row?.now ?? '') - at)).toBeLessThan(1000);
  const yearAgo = new Date(at);
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  expect(Math.abs(millisecondsOf(row?.past ?? '') - yearAgo.getTime())).toBeLessThan(1000);
});
