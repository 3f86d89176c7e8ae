import { describe, expect, test } from 'vitest';
import { Cache, type Lifetime } from './cache.ts';

interface Thing extends Lifetime {
  readonly name: string;
}

/** Creates a cache with a clock and a watch that the test moves. */
const createTestCache = (bounds = {}) => {
  let [now, revision] = [0, 1];
  const changed = new Map<string, number>();
  const watch = {
    get revision() {
      return revision;
    },
    isUpToDate: () => true,
    look: async () => true,
    hasChanged: (ids: readonly string[], since: number) => ids.some((id) => (changed.get(id) ?? 0) > since),
  };
  const cache = new Cache<Thing>({
    bytes: 1_000_000,
    entries: 100,
    refreshes: 2,
    watch,
    now: () => now,
    lifetimeOf: (thing) => thing,
    ...bounds,
  });
  return {
    cache,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    change: (id: string) => {
      revision += 1;
      changed.set(id, revision);
    },
  };
};

const thing = (name: string, more: Partial<Thing> = {}): Thing => ({
  name,
  freshMs: 1000,
  staleMs: 5000,
  bytes: 100,
  ...more,
});

const maker = (name: string, more?: Partial<Thing>) => ({ make: async () => thing(name, more) });

/** Makes things one after the other, when the test says so. */
const createSlowMaker = () => {
  const begun: (() => void)[] = [];
  const make = () =>
    new Promise<Thing>((resolve) => {
      const name = `thing ${begun.length + 1}`;
      begun.push(() => resolve(thing(name)));
    });
  return { begun, maker: { make } };
};

test('ten thousand keys take no more bytes and entries than the bounds allow', async () => {
  const { cache } = createTestCache({ bytes: 50_000, entries: 1000 });
  for (let count = 0; count < 10_000; count += 1) await cache.get(`key ${count}`, maker('one'));
  expect(cache.size.bytes).toBeLessThanOrEqual(50_000);
  expect(cache.size.entries).toBeGreaterThan(10);
  const { cache: few } = createTestCache({ entries: 10 });
  for (let count = 0; count < 100; count += 1) await few.get(`key ${count}`, maker('one'));
  expect(few.size.entries).toBe(10);
});

test('at most two are made behind answers at once', async () => {
  const { cache, pass } = createTestCache();
  for (const key of ['a', 'b', 'c', 'd']) await cache.get(key, maker(key));
  pass(1000);
  const { begun, maker: slow } = createSlowMaker();
  for (const key of ['a', 'a', 'b', 'c', 'd']) expect((await cache.get(key, slow)).source).toBe('stale');
  expect(begun).toHaveLength(2);
  begun.forEach((end) => end());
  await expect.poll(() => cache.hit('b')?.source).toBe('cached');
  expect(cache.hit('c')?.source).toBe('stale');
});

test('what shows a product that has changed is not answered, nor to those who asked after the change', async () => {
  const { cache, change } = createTestCache();
  await cache.get('key', maker('old', { shows: ['lamp'] }));
  expect(cache.hit('key')?.value.name).toBe('old');
  change('sofa');
  expect(cache.hit('key')?.value.name).toBe('old');
  change('lamp');
  expect(cache.hit('key')).toBeUndefined();
});

describe('the truth', () => {
  test('is made after it was asked for, at most twice for all who ask while it is made', async () => {
    const { cache } = createTestCache();
    const { begun, maker: slow } = createSlowMaker();
    const first = cache.renew('key', slow);
    const others = [cache.renew('key', slow), cache.renew('key', slow), cache.renew('key', slow)];
    expect(begun).toHaveLength(1);
    begun[0]?.();
    expect((await first).value.name).toBe('thing 1');
    await expect.poll(() => begun.length).toBe(2);
    begun[1]?.();
    for (const other of others) expect((await other).value.name).toBe('thing 2');
    expect(cache.hit('key')?.value.name).toBe('thing 2');
  });

  test('is not replaced by what was begun before', async () => {
    const { cache, pass } = createTestCache();
    const { begun, maker: slow } = createSlowMaker();
    const before = cache.get('key', slow);
    await expect.poll(() => begun.length).toBe(1);
    pass(1);
    await cache.renew('key', maker('truth'));
    begun[0]?.();
    await before;
    expect(cache.hit('key')?.value.name).toBe('truth');
  });

  test('is paid for by everybody who asks for it; a shared answer only by the first', async () => {
    const { cache } = createTestCache();
    let paid = 0;
    const one = { ...maker('one'), admit: () => void (paid += 1) };
    await Promise.all([cache.get('key', one), cache.get('key', one), cache.get('key', one)]);
    expect(paid).toBe(1);
    await Promise.all([cache.renew('key', one), cache.renew('key', one), cache.renew('key', one)]);
    expect(paid).toBe(4);
  });
});

test('a refusal meets only who was refused', async () => {
  const { cache } = createTestCache();
  const refused = {
    ...maker('one'),
    admit: () => {
      throw new Error('You have spent too much.');
    },
  };
  const [mine, other] = await Promise.allSettled([cache.get('key', refused), cache.get('key', maker('one'))]);
  expect([mine.status, other.status]).toEqual(['rejected', 'fulfilled']);
});

test('a failure is not cached', async () => {
  const { cache } = createTestCache();
  const failing = { make: () => Promise.reject(new Error('The database is away.')) };
  await expect(cache.get('key', failing)).rejects.toThrow('away');
  expect((await cache.get('key', maker('one'))).source).toBe('made');
});

test('what has no lifetime is shared by those who wait for it, and made again', async () => {
  const { cache } = createTestCache();
  const { begun, maker: slow } = createSlowMaker();
  const momentary = { make: async () => ({ ...(await slow.make()), freshMs: 0 }) };
  const both = [cache.get('key', momentary), cache.get('key', momentary)];
  await expect.poll(() => begun.length).toBe(1);
  begun[0]?.();
  expect((await Promise.all(both)).map(({ source }) => source)).toEqual(['made', 'shared']);
  expect((await cache.get('key', maker('one'))).source).toBe('made');
});

test('a value that is replaced is disposed of, and is the last one until then', async () => {
  const disposed: string[] = [];
  const { cache, pass } = createTestCache({ dispose: ({ name }: Thing) => disposed.push(name) });
  await cache.get('key', maker('old'));
  pass(60_000);
  expect([cache.hit('key'), cache.last('key')?.name]).toEqual([undefined, 'old']);
  await cache.get('key', maker('new'));
  expect([cache.last('key')?.name, disposed]).toEqual(['new', ['old']]);
});
