import { afterEach, expect, test } from 'vitest';
import { createRelay } from '../src/platform/events/relay.ts';
import type { Listeners } from '../src/platform/events/events.ts';
import { createDeps } from '../src/services.ts';
import { newId } from './factories.ts';
import { openShop } from './setup.ts';

const shop = await openShop({ mayFail: true });

/** A relay with one listener, for orders that are placed. */
const relayWith = (listen: NonNullable<Listeners['OrderPlaced']>) => {
  const deps = createDeps(shop.dataSource, shop.config, shop, [
    { name: 'listener', listeners: { OrderPlaced: listen } },
  ]);
  return createRelay(Object.assign(deps, { log: shop.log }));
};

const { services, database } = createDeps(shop.dataSource, shop.config, shop);

const record = async (subjectId = newId()): Promise<string> => {
  await database.transaction((manager) =>
    services.events.record(manager, { name: 'OrderPlaced', subjectId, data: { awaits: null } }),
  );
  return subjectId;
};

const stateOf = async (subjectId: string) => {
  const [row] = await shop.sql(
    `SELECT handled_at IS NOT NULL AS handled, failed_at IS NOT NULL AS failed, attempts, error FROM events WHERE subject_id = $1`,
    [subjectId],
  );
  return row;
};

afterEach(() => shop.sql('DELETE FROM events'));

test('an event of a transaction that is rolled back is none', async () => {
  const subjectId = newId();
  await expect(
    database.transaction(async (manager) => {
      await services.events.record(manager, { name: 'OrderPlaced', subjectId, data: { awaits: null } });
      throw new Error('No.');
    }),
  ).rejects.toThrow('No.');
  expect(await stateOf(subjectId)).toBeUndefined();
});

test('two relays bring each event to a listener once', async () => {
  const heard: string[] = [];
  const listen = async ({ subjectId }: { subjectId: string }) => void heard.push(subjectId);
  const subjects: string[] = [];
  for (let count = 0; count < 120; count += 1) subjects.push(await record());
  await Promise.all([relayWith(listen).drain(), relayWith(listen).drain()]);
  expect(heard.toSorted()).toEqual(subjects.toSorted());
});

test('one that always fails holds up nobody, is undone, and is given up at last', async () => {
  const poison = await record();
  const good = await record();
  const relay = relayWith(async ({ subjectId }, { manager }) => {
    await manager.query(`INSERT INTO messages (name, email, text) VALUES ('Listener', 'listener@gmail.com', $1)`, [
      subjectId,
    ]);
    if (subjectId === poison) throw new Error('It is poisonous.\nSecret details.');
  });
  for (let attempt = 1; attempt <= 13; attempt += 1) {
    await relay.drain();
    await shop.sql('UPDATE events SET retry_at = now()');
  }
  expect(await stateOf(good)).toEqual({ handled: true, failed: false, attempts: 0, error: null });
  expect(await stateOf(poison)).toEqual({
    handled: false,
    failed: true,
    attempts: 13,
    error: 'It is poisonous.',
  });
  const written = await shop.sql<{ text: string }>(`SELECT text FROM messages WHERE name = 'Listener'`);
  expect(written).toEqual([{ text: good }]);
  await relay.drain();
  expect((await stateOf(poison))?.attempts).toBe(13);
});

test('one that failed is tried again later, not at once', async () => {
  let isBroken = true;
  const subjectId = await record();
  const relay = relayWith(async () => {
    if (isBroken) throw new Error('Not now.');
  });
  await relay.drain();
  await relay.drain();
  expect(await stateOf(subjectId)).toMatchObject({ handled: false, attempts: 1 });
  isBroken = false;
  await shop.sql('UPDATE events SET retry_at = now()');
  await relay.drain();
  expect(await stateOf(subjectId)).toMatchObject({ handled: true, error: null });
});

test('an error that PostgreSQL cannot store holds up no other event', async () => {
  const [bad, good] = [await record(), await record()];
  await relayWith(async ({ subjectId }) => {
    if (subjectId === bad) throw new Error('Not this\0one.');
  }).drain();
  expect(await stateOf(bad)).toMatchObject({ handled: false, attempts: 1, error: 'Not this' });
  expect(await stateOf(good)).toMatchObject({ handled: true });
});

test('an outage of the database is logged once, and events are read after it', async () => {
  const deps = createDeps(shop.dataSource, shop.config, shop, []);
  let reads = 0;
  let isDown = true;
  const transaction: typeof database.transaction = async (work) => {
    reads += 1;
    if (isDown) throw new Error('The database is gone.');
    return database.transaction(work);
  };
  const relay = createRelay({ ...deps, log: shop.log, database: { ...database, transaction } });
  const before = shop.logged.length;
  const subjectId = await record();
  for (let outage = 1; outage <= 3; outage += 1) {
    relay.wake();
    await expect.poll(() => reads).toBe(outage);
  }
  isDown = false;
  relay.wake();
  await expect.poll(() => stateOf(subjectId)).toMatchObject({ handled: true });
  await relay.close();
  expect(shop.logged.slice(before).filter((line) => line.includes('Events could not be read'))).toHaveLength(1);
});
