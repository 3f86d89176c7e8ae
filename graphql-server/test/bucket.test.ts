import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { REVIEW_MESSAGES } from '#schema/review.ts';
import { createLog } from '../src/kernel/log.ts';
import { Bucket, type BucketOptions } from '../src/catalogue/picture/store/bucket.ts';
import { StoreDown } from '../src/catalogue/picture/store/picture-store.ts';
import type { BucketConfig } from '../src/platform/config/store-variables.ts';
import { openBucketServer } from './bucket-server.ts';

const storage = await openBucketServer();
const lines: string[] = [];
const log = createLog('info', { write: (line: string) => void lines.push(line) });

const open = (config: Partial<BucketConfig> = {}, options: BucketOptions = {}) =>
  new Bucket({ ...storage.config, ...config }, { log, pauseMs: 1, downMs: 0, ...options });

const bytes = Buffer.from('the bytes of a picture');
/** Every sign that the shop's keys have, and some that they never have. */
const NAME = 'pictures/upload/0a-1b_c.~ d.webp';

afterEach(() => {
  storage.faults = {};
  storage.objects.clear();
  storage.calls.length = 0;
  lines.length = 0;
});

/** Returns the code that the log has for a failure. */
const codeOf = async (failing: Promise<unknown>) => {
  const error: unknown = await failing.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StoreDown);
  expect(error).toMatchObject({ status: 503, message: REVIEW_MESSAGES.picturesDown });
  expect(lines.join()).not.toContain(storage.config.secretAccessKey);
  return (JSON.parse(lines.at(-1) ?? '{}') as { code?: string }).code;
};

describe('an object', () => {
  test('is stored, found, read and deleted', async () => {
    const bucket = open();
    expect(await bucket.head(NAME)).toBeUndefined();
    expect(await bucket.get(NAME)).toBeUndefined();
    await bucket.put(NAME, bytes, 'image/webp');
    expect([...storage.objects]).toEqual([[NAME, { bytes, type: 'image/webp', modifiedAt: expect.any(Date) }]]);
    const facts = { size: bytes.length, modifiedMs: expect.closeTo(Date.now(), -5) };
    expect(await bucket.head(NAME)).toEqual(facts);
    expect(await bucket.get(NAME)).toEqual({ ...facts, bytes });
    await bucket.delete(NAME);
    await bucket.delete(NAME);
    expect(storage.objects.size).toBe(0);
  });

  test('is asked for at the bucket’s own host where there is one', async () => {
    const asked: Request[] = [];
    const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
      asked.push(request as Request);
      return new Response(null, { status: 404 });
    });
    onTestFinished(() => fetching.mockRestore());
    await open({ endpoint: 'https://s3.example.com', isPathStyle: false }).get('pictures/a b.webp');
    expect(asked.map(({ url }) => url)).toEqual(['https://haat-pictures.s3.example.com/pictures/a%20b.webp']);
  });

  test('is stored and read by many at once', async () => {
    const bucket = open();
    const names = Array.from({ length: 100 }, (_, nr) => `pictures/${nr}`);
    await Promise.all(names.map((name) => bucket.put(name, Buffer.from(name), 'image/webp')));
    const read = await Promise.all(names.map((name) => bucket.get(name)));
    expect(read.map((one) => one?.bytes.toString())).toEqual(names);
  });

  test('of a trial shows whether the credentials suffice, and is gone afterwards', async () => {
    await open().tryOut();
    expect(storage.objects.size).toBe(0);
    for (const method of ['PUT', 'GET', 'DELETE']) {
      storage.faults = { refuse: { status: 403, code: `No${method}` }, only: [method] };
      expect(await codeOf(open().tryOut())).toBe(`No${method}`);
    }
  });

  test('that is far too large is not read', async () => {
    storage.objects.set(NAME, { bytes: Buffer.alloc(20_000_001), type: undefined, modifiedAt: new Date() });
    expect(await codeOf(open().get(NAME))).toBe('TooLarge');
  });
});

describe('a storage that refuses', () => {
  test.each<[string, Partial<BucketConfig>, string]>([
    ['another secret', { secretAccessKey: 'another' }, 'SignatureDoesNotMatch'],
    ['another key', { accessKeyId: 'another' }, 'InvalidAccessKeyId'],
    ['another region', { region: 'test-2' }, 'AuthorizationHeaderMalformed'],
    ['another bucket', { bucket: 'another' }, 'NoSuchBucket'],
  ])('%s says so in the log, at once', async (_, config, code) => {
    expect(await codeOf(open(config).put(NAME, bytes, 'image/webp'))).toBe(code);
    expect(await codeOf(open(config).get(NAME))).toBe(code);
    expect(storage.calls).toHaveLength(2);
    expect(storage.objects.size).toBe(0);
  });

  test.each([
    { status: 503, code: 'SlowDown' },
    { status: 500, code: 'InternalError' },
    { status: 507, code: 'InsufficientStorage' },
    { status: 429, code: 'TooManyRequests' },
  ])('with $status is asked a second time', async (refuse) => {
    storage.faults = { refuse, times: 1 };
    await open().put(NAME, bytes, 'image/webp');
    expect(storage.objects.get(NAME)?.bytes).toEqual(bytes);
    storage.faults = { refuse };
    for (const call of ['get', 'delete'] as const) expect(await codeOf(open()[call](NAME))).toBe(refuse.code);
    expect(storage.calls).toHaveLength(2 + 2 * 2);
  });

  test('by a redirect is not followed', async () => {
    storage.faults = { refuse: { status: 301, code: 'PermanentRedirect' } };
    expect(await codeOf(open().get(NAME))).toBe('PermanentRedirect');
  });
});

describe('a storage that cannot be reached', () => {
  test.each(['before', 'within'] as const)(
    'because the connection is cut %s the answer is asked again',
    async (cut) => {
      storage.objects.set(NAME, { bytes, type: undefined, modifiedAt: new Date() });
      storage.faults = { cut, times: 1 };
      expect((await open().get(NAME))?.bytes).toEqual(bytes);
      storage.faults = { cut };
      expect(await codeOf(open().get(NAME))).toEqual(expect.any(String));
    },
  );

  test('in time is given up', async () => {
    storage.faults = { silent: true };
    const slow = open({}, { timeoutsMs: { read: 50, store: 50 } });
    expect(await codeOf(slow.put(NAME, bytes, 'image/webp'))).toBe('TimeoutError');
    expect(await codeOf(slow.head(NAME))).toBe('TimeoutError');
  });

  test('at all is not asked again for a moment, except to store and to delete', async () => {
    storage.faults = { refuse: { status: 503, code: 'SlowDown' } };
    const bucket = open({}, { downMs: 60_000 });
    await codeOf(bucket.get(NAME));
    storage.faults = {};
    const before = storage.calls.length;
    await expect(bucket.head(NAME)).rejects.toThrow(StoreDown);
    await expect(bucket.get(NAME)).rejects.toThrow(StoreDown);
    expect(storage.calls).toHaveLength(before);
    await bucket.put(NAME, bytes, 'image/webp');
    expect((await bucket.get(NAME))?.bytes).toEqual(bytes);
  });

  test('because nothing listens there says so', async () => {
    const gone = await openBucketServer();
    await gone.stop();
    expect(await codeOf(open(gone.config).get(NAME))).toBe('ECONNREFUSED');
  });
});
