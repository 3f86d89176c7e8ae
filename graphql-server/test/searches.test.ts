import { beforeEach, describe, expect, test } from 'vitest';
import { addDays, dayOf } from '#schema/days.ts';
import { MAX_MISSED_SEARCHES } from '#schema/statistics.ts';
import type { Database } from '../src/platform/db/database.ts';
import { createDatabase } from '../src/platform/db/database.ts';
import {
  MOST_TERMS_IN_MEMORY,
  MOST_TERMS_OF_DAY,
  SearchesService,
} from '../src/office/statistics/searches/searches.service.ts';
import { openShop } from './setup.ts';

const shop = await openShop();
const admin = await shop.admin();
const database = createDatabase(shop.dataSource);
const today = dayOf(new Date());

/** The browser of a person. */
const browser =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
const client = { ip: '203.0.113.9', userAgent: browser };

const say = (body: object, headers: Record<string, string> = {}) =>
  shop.send('POST', '/backend/searches', { headers: { 'user-agent': browser, ...headers }, body });

interface Missed {
  term: string;
  reason: string;
  searches: number;
  withoutResult: number;
  opened: number;
}

const QUERY = '{ missedSearches { term reason searches withoutResult opened } }';
const missed = async () => (await admin.graphql<{ missedSearches: Missed[] }>(QUERY)).missedSearches;

/** Stores searches of a day. */
const store = (term: string, day: string, searches: number, withoutResult: number, opened: number) =>
  shop.sql('INSERT INTO daily_searches VALUES ($1, $2, $3, $4, $5)', [day, term, searches, withoutResult, opened]);

beforeEach(async () => {
  // What the test before has left in memory is written first.
  await missed();
  await shop.sql('DELETE FROM daily_searches');
});

describe('searches', () => {
  test('are counted by term, whatever its spelling, and those in vain are listed', async () => {
    for (const term of ['Settee', '  SETTEE! '])
      expect((await say({ term, found: 0, opened: false })).ok()).toEqual({ received: true });
    await say({ term: 'settee', found: 0, opened: true });
    for (const opened of [false, false]) await say({ term: 'শীতের কম্বল', found: 12, opened });
    for (const opened of [false, true]) await say({ term: 'lamp', found: 4, opened });
    await say({ term: 'once', found: 0, opened: false });
    expect(await missed()).toEqual([
      { term: 'settee', reason: 'NOTHING_FOUND', searches: 3, withoutResult: 3, opened: 1 },
      { term: 'শীতের কম্বল', reason: 'NOTHING_OPENED', searches: 2, withoutResult: 0, opened: 0 },
    ]);
  });

  test('of programs that say so, without a name, and by foreign pages are not', async () => {
    const body = { term: 'settee', found: 0, opened: false };
    for (const headers of [
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      { 'user-agent': 'Mozilla/5.0 (X11) HeadlessChrome/140.0.0.0 Safari/537.36' },
      { 'user-agent': 'curl/8.5.0' },
      { 'user-agent': '' },
      { 'sec-fetch-site': 'cross-site' },
    ])
      expect((await say(body, headers)).ok()).toEqual({ received: true });
    await say(body, { 'sec-fetch-site': 'same-origin' });
    await missed();
    expect(await shop.sql('SELECT term, searches FROM daily_searches')).toEqual([{ term: 'settee', searches: '1' }]);
  });

  test('that look like a phone number or an e-mail address are not', async () => {
    for (const term of ['01712-345678', '০১৭১২৩৪৫৬৭৮', 'rahima@example.com'])
      expect((await say({ term, found: 0, opened: false })).ok()).toEqual({ received: true });
    await missed();
    expect(await shop.sql('SELECT term FROM daily_searches')).toEqual([]);
  });

  test('are refused when they are not what a page says', async () => {
    expect((await say({ term: ' ', found: 0, opened: false })).refused(422).error).toBe('Please give a term.');
    expect((await say({ term: 'x'.repeat(101), found: 0, opened: false })).refused(422).code).toBe('INVALID_INPUT');
    expect((await say({ term: 'settee', found: -1, opened: false })).refused(422).code).toBe('INVALID_INPUT');
    expect((await say({ term: 'settee', found: 0, opened: 1 })).refused(422).error).toBe(
      'opened must be true or false.',
    );
    expect((await say([])).refused(400).error).toBe('The body must be a JSON object.');
    expect((await say({ term: 'settee', found: 0, opened: false, more: 'x'.repeat(1024) })).refused(400).error).toBe(
      'The body is too large.',
    );
  });

  test('leave no line in the log and no trace of who searched', async () => {
    const lines = shop.logged.length;
    for (let count = 0; count < 20; count += 1) {
      await say({ term: 'settee', found: 0, opened: false });
      await say({ term: '' });
    }
    await missed();
    expect(shop.logged.slice(lines).filter((line) => line.includes('/backend/searches'))).toEqual([]);
    const columns = await shop.sql<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'daily_searches' ORDER BY 1`,
    );
    expect(columns.map(({ name }) => name)).toEqual(['day', 'opened', 'searches', 'term', 'without_result']);
  });
});

describe('missed searches', () => {
  test('are those of 30 days, the most frequent first', async () => {
    await store('old', addDays(today, -30), 9, 9, 0);
    await store('first', addDays(today, -29), 4, 4, 0);
    await store('second', today, 3, 0, 0);
    await store('third', today, 1, 1, 0);
    await store('third', addDays(today, -1), 1, 1, 0);
    expect((await missed()).map(({ term, searches }) => [term, searches])).toEqual([
      ['first', 4],
      ['second', 3],
      ['third', 2],
    ]);
  });

  test('are no longer missed once they are found and opened', async () => {
    await store('settee', addDays(today, -1), 8, 8, 0);
    await store('couch', addDays(today, -1), 8, 8, 0);
    await store('settee', today, 2, 0, 1);
    await store('couch', today, 2, 0, 0);
    expect(await missed()).toEqual([
      { term: 'couch', reason: 'NOTHING_OPENED', searches: 10, withoutResult: 8, opened: 0 },
    ]);
  });

  test('are 50 at most', async () => {
    await shop.sql(
      `INSERT INTO daily_searches SELECT $1::date, 'term ' || n, 2, 2, 0 FROM generate_series(1, $2::integer) n`,
      [today, MAX_MISSED_SEARCHES + 5],
    );
    expect(await missed()).toHaveLength(MAX_MISSED_SEARCHES);
  });

  test('are for admins who may change the catalogue', async () => {
    expect((await shop.graphqlRefusal(QUERY)).extensions.code).toBe('UNAUTHENTICATED');
    for (const role of ['CUSTOMER', 'PACKER'] as const)
      expect((await (await shop.customer({ role })).graphqlRefusal(QUERY)).extensions.code).toBe('FORBIDDEN');
    expect((await (await shop.customer({ role: 'EDITOR' })).graphqlAnswer(QUERY)).errors).toEqual([]);
  });
});

describe('counting searches', () => {
  const long = new Date('2020-05-01T18:00:00Z');
  const search = (term: string) => ({ term, found: 0, opened: false });
  const warnings = () => {
    const warned: [object, string | undefined][] = [];
    return { warned, warn: (facts: object, text?: string) => void warned.push([facts, text]) };
  };
  const stored = async () => {
    const [row] = await shop.sql<{ terms: number; searches: number }>(
      'SELECT count(*)::integer AS terms, coalesce(sum(searches), 0)::integer AS searches FROM daily_searches',
    );
    return row;
  };

  test('runs no statement, and writes what two servers have counted together', async () => {
    const servers = [new SearchesService(database), new SearchesService(database)];
    for (let count = 0; count < 10; count += 1) servers[count % 2]?.count(search('settee'), client, long);
    expect(await stored()).toEqual({ terms: 0, searches: 0 });
    await Promise.all(servers.map((server) => server.flush()));
    await Promise.all(servers.map((server) => server.flush()));
    expect(await shop.sql(`SELECT term, searches FROM daily_searches WHERE day = '2020-05-02'`)).toEqual([
      { term: 'settee', searches: '10' },
    ]);
  });

  test('of 10,000 different terms of many clients keeps few of them, and warns once', async () => {
    const { warned, warn } = warnings();
    const searches = new SearchesService(database, { warn });
    for (let count = 0; count < 10_000; count += 1)
      searches.count(search(`term ${count}`), { ...client, ip: `203.0.113.${count % 200}` }, long);
    expect(warned).toHaveLength(1);
    await searches.flush();
    expect(await stored()).toEqual({ terms: MOST_TERMS_IN_MEMORY, searches: MOST_TERMS_IN_MEMORY });
    // What is known still counts.
    searches.count(search('term 7'), client, long);
    await searches.flush();
    expect(await stored()).toEqual({ terms: MOST_TERMS_IN_MEMORY, searches: MOST_TERMS_IN_MEMORY + 1 });
  });

  test('ends for an IP that has sent too many, and for no other', async () => {
    const searches = new SearchesService(database);
    for (let count = 0; count < 4000; count += 1) searches.count(search('settee'), client, long);
    searches.count(search('settee'), { ...client, ip: '203.0.113.10' }, long);
    await searches.flush();
    expect(await stored()).toEqual({ terms: 1, searches: 3001 });
  });

  test('stores no more terms of a day than it may, also by two servers, and goes on counting the known ones', async () => {
    await shop.sql(
      `INSERT INTO daily_searches SELECT '2020-05-02', 'term ' || n, 1, 0, 0 FROM generate_series(1, $1::integer) n`,
      [MOST_TERMS_OF_DAY - 5],
    );
    const { warned, warn } = warnings();
    const servers = [new SearchesService(database, { warn }), new SearchesService(database, { warn })];
    for (const [place, server] of servers.entries()) {
      for (let count = 0; count < 4; count += 1) server.count(search(`new ${place} ${count}`), client, long);
      server.count(search('term 1'), client, long);
    }
    await Promise.all(servers.map((server) => server.flush()));
    expect(await stored()).toEqual({ terms: MOST_TERMS_OF_DAY, searches: MOST_TERMS_OF_DAY + 2 });
    expect(warned).toEqual([[{ searches: 3 }, 'Searches were not counted: there are too many different terms.']]);
  });

  test('leaves when nobody sees it any more', async () => {
    await shop.sql(
      `INSERT INTO daily_searches SELECT current_date - n, 'settee', 1, 1, 0 FROM generate_series(25, 35) n`,
    );
    await new SearchesService(database).cleanUp();
    // The day of Bangladesh may have begun already.
    expect([4, 5]).toContain((await stored())?.terms);
  });

  test('keeps what could not be written, and warns once', async () => {
    let isAway = true;
    const away: Database = {
      ...database,
      transaction: (work) => (isAway ? Promise.reject(new Error('It is away.')) : database.transaction(work)),
    };
    const { warned, warn } = warnings();
    const searches = new SearchesService(away, { warn });
    for (let count = 0; count < 2; count += 1) {
      searches.count(search('settee'), client, long);
      await searches.flush();
    }
    isAway = false;
    await searches.flush();
    expect(warned.map(([, text]) => text)).toEqual(['Searches could not be written, and are written later.']);
    expect(await stored()).toEqual({ terms: 1, searches: 2 });
  });
});
