import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { REVIEW_MESSAGES } from '#schema/review.ts';
import { createDatabase } from '../src/platform/db/database.ts';
import { createCleanup, queuesOf } from '../src/platform/jobs/all-queues.ts';
import { Bucket } from '../src/catalogue/picture/store/bucket.ts';
import { copyToBucket } from '../src/catalogue/picture/store/copy-to-bucket.ts';
import { createDeps } from '../src/services.ts';
import { modules } from '../src/modules.ts';
import { openBucketServer } from './bucket-server.ts';
import { newId, type Person } from './factories.ts';
import { upload } from './known-person.ts';
import { somePicture, uploadPicture } from './product-editing.ts';
import { openTestJobs } from './jobs.ts';
import { openShop, type Shop } from './setup.ts';

const storage = await openBucketServer();
const shop = await openShop({ env: storage.env });
/** By the clock of the other server. */
let now = Date.now();
const other = await openShop({ beside: shop, env: storage.env, pages: { clock: () => now } });
const deps = Object.assign(createDeps(shop.dataSource, shop.config, shop), { log: shop.log });

afterEach(() => {
  storage.faults = {};
});

const objectOf = (key: string) => storage.objects.get(`pictures/${key}.webp`);
const folderOf = ({ config }: Shop) => path.join(config.dataDir, 'pictures');

const load = async (server: Shop, key: string, form = '96.webp') => {
  const response = await fetch(`${server.url}/pictures/${key}/${form}`);
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};

const setPhoto = (person: Person, photo: string) =>
  person.graphql('mutation ($photo: String!) { updateProfile(input: { photo: $photo }) { __typename } }', {
    photo,
  });

/** Uploads a picture that must be refused. */
const refusedUpload = async (person: Person, address = '/backend/pictures') => {
  const raw = await somePicture();
  return person.send('POST', address, { raw, headers: { 'content-type': 'image/png' } });
};

const testJobs = await openTestJobs(shop.config, shop);
afterAll(testJobs.close);
/** Attempts the removals that wait once. */
const removePictures = () =>
  testJobs.runAll('remove-pictures', queuesOf(modules)['remove-pictures'].worker(deps).handle);

/** Lets the jobs that wait begin now. */
const hurry = () => shop.sql(`UPDATE jobs.job SET start_after = now() WHERE name = 'remove-pictures'`);

const waitingKeys = async () =>
  (
    await shop.sql<{ keys: string[]; minutes: number }>(
      `SELECT data -> 'keys' AS keys, round(extract(epoch FROM start_after - now()) / 60)::int AS minutes
       FROM jobs.job WHERE name = 'remove-pictures' AND state < 'active' ORDER BY created_on`,
    )
  ).map(({ keys, minutes }) => ({ keys, minutes }));

describe('an upload on one server', () => {
  test.each<[string, () => Promise<string>]>([
    ['of a customer', async () => upload(await shop.customer())],
    ['of an admin', async () => uploadPicture(await shop.admin())],
  ])('%s is in the bucket, and delivered by another', async (_, make) => {
    const key = await make();
    expect(objectOf(key)).toMatchObject({ type: 'image/webp' });
    expect(await sharp(objectOf(key)?.bytes).metadata()).toMatchObject({ format: 'webp', width: 40 });
    expect(existsSync(folderOf(shop))).toBe(false);
    const [here, there] = [await load(shop, key), await load(other, key)];
    for (const { status, headers } of [here, there]) {
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('image/webp');
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=300, immutable');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect(there.headers.get('etag')).toBe(here.headers.get('etag'));
    expect(there.bytes.equals(here.bytes)).toBe(true);
    const calls = storage.calls.length;
    expect((await load(other, key)).status).toBe(200);
    expect(storage.calls).toHaveLength(calls);
  });

  test('is taken from nobody who may not upload', async () => {
    const before = storage.objects.size;
    for (const client of [shop, await shop.customer({ status: 'PENDING' })])
      expect((await refusedUpload(client as Person)).status).toBe(401);
    const customer = await shop.customer();
    expect((await refusedUpload(customer, '/backend/admin/pictures')).refused(403).code).toBe('FORBIDDEN');
    expect(storage.objects.size).toBe(before);
  });
});

test('nothing is asked of the bucket that the shop did not name', async () => {
  const before = storage.calls.length;
  for (const name of [
    'upload/none',
    'upload/..%2f..%2fsecret',
    `other/${newId()}`,
    newId(),
    `upload/${newId()}x`,
    `upload/${newId()}/1`,
  ])
    expect((await load(shop, name)).status, name).toBe(404);
  expect(storage.calls).toHaveLength(before);
  expect((await load(shop, `upload/${newId()}`)).status).toBe(404);
  expect(storage.calls).toHaveLength(before + 1);
});

test('who has spent too much makes the shop ask nothing more, and sees what it knows', async () => {
  const key = await upload(await shop.customer());
  expect((await load(shop, key)).status).toBe(200);
  const headers = { 'x-forwarded-for': '203.0.113.99' };
  const open = async (name: string) => (await fetch(`${shop.url}/pictures/${name}/96.webp`, { headers })).status;
  const query = `{ ${Array.from({ length: 49 }, (_, nr) => `a${nr}: category(slug: "x") { id }`).join(' ')} }`;
  const spendMore = () => shop.send('POST', '/graphql', { body: { query }, headers });
  // A server asks for the shared count after about thirty of them.
  for (let count = 0; count < 31; count += 1) await spendMore();
  expect(await open(`upload/${newId()}`)).toBe(404);
  const spent = () => shop.sql(`UPDATE rate_limits SET points = 9000000 WHERE key LIKE 'graphqlByIp:%' RETURNING key`);
  await expect.poll(async () => (await spent()).length).toBeGreaterThan(0);
  for (let count = 0; count < 31; count += 1) await spendMore();
  await expect.poll(() => open(`upload/${newId()}`)).toBe(429);
  const before = storage.calls.length;
  expect(await open(`upload/${newId()}`)).toBe(429);
  expect(await open(key)).toBe(200);
  expect(storage.calls).toHaveLength(before);
});

describe('a picture that is removed', () => {
  test('is gone from the bucket, here, and a little later elsewhere', async () => {
    const person = await shop.customer();
    const key = await upload(person);
    await setPhoto(person, key);
    for (const server of [shop, other]) expect((await load(server, key)).status).toBe(200);
    await setPhoto(person, '');
    expect(await shop.sql('SELECT FROM uploaded_pictures WHERE key = $1', [key])).toEqual([]);
    await removePictures();
    expect(objectOf(key)).toBeUndefined();
    expect((await load(shop, key)).status).toBe(404);
    now += 5 * 60_000;
    expect((await load(other, key)).status).toBe(404);
    expect(readdirSync(path.join(other.config.dataDir, 'picture-cache', 'upload'))).not.toContain(path.basename(key));
  });

  test('with its account goes also when the bucket is down just then', async () => {
    const person = await shop.customer({ password: 'a good secret' });
    const key = await upload(person);
    storage.faults = { refuse: { status: 503, code: 'SlowDown' } };
    const { deleteAccount } = await person.graphql<{ deleteAccount: { __typename: string } }>(
      'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { __typename } }',
      { input: { email: person.email, password: 'a good secret' } },
    );
    expect(deleteAccount.__typename).toBe('DeleteAccountSuccess');
    expect(await waitingKeys()).toEqual([{ keys: [key], minutes: 0 }]);
    await removePictures();
    expect(objectOf(key)).toBeDefined();
    storage.faults = {};
    await removePictures();
    expect(objectOf(key)).toBeUndefined();
  });

  test('because nothing shows it goes with the hourly cleanup', async () => {
    const [mine, products] = [await upload(await shop.customer()), await uploadPicture(await shop.admin())];
    await shop.sql(`UPDATE uploaded_pictures SET uploaded_at = now() - interval '2 days' WHERE key = $1`, [mine]);
    await shop.sql(`UPDATE product_pictures SET added_at = now() - interval '8 days' WHERE key = $1`, [products]);
    await createCleanup(deps)({ id: '', data: {} });
    await removePictures();
    expect([objectOf(mine), objectOf(products)]).toEqual([undefined, undefined]);
  });
});

describe('a bucket that does not take a picture', () => {
  const both: [string, string, () => Promise<Person>][] = [
    ['a customer', '/backend/pictures', () => shop.customer()],
    ['an admin', '/backend/admin/pictures', () => shop.admin()],
  ];
  const rows = () => shop.sql('SELECT key FROM uploaded_pictures UNION ALL SELECT key FROM product_pictures');

  test.each(both)('because it refuses or is full is told to %s, and nothing is left', async (_, address, make) => {
    const [person, before, objects] = [await make(), await rows(), storage.objects.size];
    for (const refuse of [
      { status: 403, code: 'AccessDenied' },
      { status: 507, code: 'InsufficientStorage' },
    ]) {
      storage.faults = { refuse };
      const answer = await refusedUpload(person, address);
      expect(answer.refused(503)).toMatchObject({
        code: 'UNAVAILABLE',
        error: REVIEW_MESSAGES.picturesDown,
      });
      expect(answer.headers.get('retry-after')).toBe('60');
    }
    expect(await rows()).toEqual(before);
    expect(storage.objects.size).toBe(objects);
    expect(shop.logged.join()).toContain('"code":"InsufficientStorage"');
    expect(shop.logged.join()).not.toContain(storage.config.secretAccessKey);
  });

  test.each(both)('but stores it without an answer to %s keeps it for an hour only', async (_, address, make) => {
    const [person, before, objects] = [await make(), await rows(), new Set(storage.objects.keys())];
    storage.faults = { cut: 'before', only: ['PUT'] };
    expect((await refusedUpload(person, address)).status).toBe(503);
    expect(await rows()).toEqual(before);
    const [left = '', ...more] = [...storage.objects.keys()].filter((name) => !objects.has(name));
    expect(more).toEqual([]);
    const waiting = { keys: [left.replace(/^pictures\/(.*)\.webp$/, '$1')], minutes: 60 };
    expect(await waitingKeys()).toContainEqual(waiting);
    await hurry();
    storage.faults = {};
    await removePictures();
    expect(storage.objects.has(left)).toBe(false);
  });

  test('is told to an admin who names a URL', async () => {
    const bytes = await somePicture();
    const internet = createServer((_, response) =>
      response.writeHead(200, { 'content-type': 'image/png' }).end(bytes),
    ).listen(0, '127.0.0.1');
    await once(internet, 'listening');
    onTestFinished(() => void internet.close());
    const pictureReach = {
      resolve: async () => ['127.0.0.1'],
      isAllowed: () => true,
      isAllowedPort: () => true,
    };
    const fetching = await openShop({ beside: shop, env: storage.env, pictureReach });
    const admin = await fetching.admin();
    storage.faults = { refuse: { status: 403, code: 'AccessDenied' } };
    const { errors } = await admin.graphqlAnswer(
      'mutation ($url: String!) { fetchProductPicture(url: $url) { __typename } }',
      { url: `http://pictures.example:${(internet.address() as AddressInfo).port}/x.png` },
    );
    expect(errors).toMatchObject([{ message: REVIEW_MESSAGES.picturesDown, extensions: { code: 'UNAVAILABLE' } }]);
  });
});

describe('while the bucket is down', () => {
  test('what was shown before is shown, other forms are answered 503, and nothing keeps that', async () => {
    const person = await shop.customer();
    const key = await upload(person);
    expect((await load(other, key)).status).toBe(200);
    now += 5 * 60_000;
    storage.faults = { refuse: { status: 500, code: 'InternalError' } };
    expect((await load(other, key)).status).toBe(200);
    const missing = await load(other, key, '160.avif');
    expect(missing.status).toBe(503);
    expect(missing.headers.get('cache-control')).toBe('no-store');
    expect(missing.headers.get('retry-after')).toBe('60');
    expect(JSON.parse(missing.bytes.toString())).toMatchObject({ error: REVIEW_MESSAGES.picturesDown });
    // The demo's pictures need no bucket.
    expect((await load(other, 'home-hero')).status).toBe(200);
    storage.faults = {};
    // A call that succeeds says that it is back.
    await upload({ ...person, ...other.withToken(person.token) });
    expect((await load(other, key, '160.avif')).status).toBe(200);
  });
});

const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#35a' } })
  .webp()
  .toBuffer();

describe('the pictures of a folder', () => {
  const place = (key: string) => {
    const file = path.join(folderOf(shop), `${key}.webp`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, picture);
    return key;
  };
  const isInFolder = (key: string) => existsSync(path.join(folderOf(shop), `${key}.webp`));
  const bucket = new Bucket(storage.config, { downMs: 0, pauseMs: 1 });
  const copy = (removes = false) =>
    copyToBucket({ folder: folderOf(shop), bucket, database: createDatabase(shop.dataSource), removes });

  test('are delivered until they are copied, unless they are forgotten; copying is repeated without harm', async () => {
    const person = await shop.customer();
    const [mine, ofProduct, ofReview, forgotten] = [
      place(`upload/${newId()}`),
      place(`product/${newId()}`),
      place(`upload/${newId()}`),
      place(`upload/${newId()}`),
    ];
    const kept = [mine, ofProduct, ofReview];
    await shop.sql('INSERT INTO uploaded_pictures (key, customer_id) VALUES ($1, $2)', [mine, person.id]);
    await shop.sql('INSERT INTO product_pictures (key, used) VALUES ($1, true)', [ofProduct]);
    // Of an account that was deleted.
    await shop.review(await shop.product(), { pictures: [ofReview] });

    for (const key of kept) expect((await load(shop, key)).status, key).toBe(200);
    expect((await load(shop, forgotten)).status).toBe(404);
    expect((await load(other, mine)).status).toBe(404);

    storage.faults = { refuse: { status: 403, code: 'AccessDenied' }, only: ['PUT'], times: 1 };
    expect(await copy()).toEqual({ copied: 2, there: 0, forgotten: 1, removed: 0, failed: 1 });
    expect(await copy()).toEqual({ copied: 1, there: 2, forgotten: 1, removed: 0, failed: 0 });
    expect(objectOf(forgotten)).toBeUndefined();
    for (const key of kept) {
      expect(objectOf(key)).toMatchObject({ bytes: picture, type: 'image/webp' });
      expect((await load(other, key)).status).toBe(200);
      expect(isInFolder(key)).toBe(true);
    }

    expect(await copy(true)).toEqual({ copied: 0, there: 3, forgotten: 1, removed: 4, failed: 0 });
    for (const key of [...kept, forgotten]) expect(isInFolder(key)).toBe(false);
    for (const key of kept) expect((await load(shop, key, '160.jpg')).status).toBe(200);
    expect(await copy()).toEqual({ copied: 0, there: 0, forgotten: 0, removed: 0, failed: 0 });
  });

  test('that are deleted while they are copied are not brought back', async () => {
    const key = place(`upload/${newId()}`);
    await shop.sql('INSERT INTO product_pictures (key) VALUES ($1)', [key]);
    const put = bucket.put.bind(bucket);
    const deleting = Object.assign(Object.create(bucket) as Bucket, {
      head: bucket.head.bind(bucket),
      delete: bucket.delete.bind(bucket),
      put: async (...args: Parameters<Bucket['put']>) => {
        await shop.sql('DELETE FROM product_pictures WHERE key = $1', [key]);
        await put(...args);
      },
    });
    const database = createDatabase(shop.dataSource);
    expect(await copyToBucket({ folder: folderOf(shop), bucket: deleting, database, removes: false })).toMatchObject({
      copied: 0,
      forgotten: 1,
    });
    expect(objectOf(key)).toBeUndefined();
  });
});
