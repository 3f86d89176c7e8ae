import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express, { type ErrorRequestHandler } from 'express';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHARED_PICTURE } from '#schema/limits.ts';
import { AppError } from '#kernel/errors.ts';
import { CachedRenditions } from './renditions/cached-renditions.ts';
import { pictureRoutes } from './picture.rest.ts';
import { FolderStore } from './store/folder-store.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let folder: string;
let server: Server;

const originals = () => path.join(folder, 'originals');
const kept = (...parts: string[]) => path.join(folder, '.data', 'cache', ...parts);

const draw = (width: number, background: string) =>
  sharp({ create: { width, height: width, channels: 3, background } })
    .webp()
    .toBuffer();

/** Sends the path unchanged; `fetch` would remove dots. */
const get = (sent: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const { port } = server.address() as AddressInfo;
  request({ host: '127.0.0.1', port, path: sent, method, headers }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
    );
  })
    .on('error', reject)
    .end();
  return promise;
};

const answerErrors: ErrorRequestHandler = (error, _request, response, _next) => {
  const known = error instanceof AppError ? error : new AppError('INTERNAL', 500, String(error));
  response.status(known.status).json({ error: known.message, code: known.code });
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'haat-pictures-'));
  await sharp({ create: { width: 800, height: 800, channels: 3, background: '#0a5' } })
    .webp()
    .toFile(path.join(folder, 'secret.webp'));
  const app = express();
  app.set('etag', false);
  app.use((_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    next();
  });
  const places = [originals(), path.join(folder, 'missing')].map((one) => new FolderStore(one));
  app.use(pictureRoutes({ places, forms: new CachedRenditions(kept()) }));
  app.use((_request, response) => void response.status(404).json({ error: 'Nothing here.', code: 'NONE' }));
  app.use(answerErrors);
  await mkdir(originals());
  await writeFile(path.join(originals(), 'blue-tent-1.webp'), await draw(800, '#03f'));
  await writeFile(path.join(originals(), 'review-3.webp'), await draw(800, '#c30'));
  await writeFile(path.join(originals(), 'home-hero.webp'), await draw(1600, '#0a5'));
  server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a picture', () => {
  test.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
  ])('comes as %s in the width asked for', async (format, type, decoded) => {
    const { status, headers, body } = await get(`/pictures/demo/blue-tent-1/320.${format}`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(await sharp(body).metadata()).toMatchObject({ width: 320, height: 320, format: decoded });
  });

  test.each([
    [1600, 800],
    [800, 480],
    [160, 96],
    [96, 96],
  ])('in a width of %d is %d wide for browsers that save data', async (asked, width) => {
    const { headers, body } = await get(`/pictures/home-hero/${asked}.webp`, { 'Save-Data': 'on' });
    expect(headers.vary).toBe('Save-Data');
    expect(await sharp(body).metadata()).toMatchObject({ width });
  });

  test('may be cached for ever, and its type is not sniffed', async () => {
    const { headers } = await get('/pictures/demo/blue-tent-1/160.webp');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[0-9a-z]+-[0-9a-z]+"$/),
    });
  });

  test('is not sent again to clients that have it', async () => {
    const { headers } = await get('/pictures/home-hero/480.avif');
    const again = await get('/pictures/home-hero/480.avif', { 'If-None-Match': headers.etag ?? '' });
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect(again.headers['cache-control']).toContain('immutable');
  });

  test('is found with and without its folder', async () => {
    const [one, other] = await Promise.all([get('/pictures/review-3/96.webp'), get('/pictures/demo/review-3/96.webp')]);
    expect(one.status).toBe(200);
    expect(other.body.equals(one.body)).toBe(true);
  });

  test('is never enlarged beyond its original', async () => {
    const { body } = await get('/pictures/demo/blue-tent-1/1600.webp');
    expect(await sharp(body).metadata()).toMatchObject({ width: 800 });
  });

  test.each(['blue-tent-1', 'home-hero', 'tall'])('%s comes in the size that chats show', async (key) => {
    await writeFile(
      path.join(originals(), 'tall.webp'),
      await sharp({
        create: { width: 300, height: 900, channels: 4, background: '#03f8' },
      })
        .webp()
        .toBuffer(),
    );
    const { status, headers, body } = await get(`/pictures/${key}/share.jpg`);
    expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(await sharp(body).metadata()).toMatchObject({ ...SHARED_PICTURE, format: 'jpeg' });
  });

  test('is shown whole in chats', async () => {
    const stripes = Buffer.alloc(100 * 100 * 3, 255);
    // The outermost columns are red: cutting anything off would take them away.
    for (let row = 0; row < 100; row += 1)
      for (const column of [0, 1, 98, 99]) stripes.set([255, 0, 0], (row * 100 + column) * 3);
    await writeFile(
      path.join(originals(), 'framed.webp'),
      await sharp(stripes, { raw: { width: 100, height: 100, channels: 3 } })
        .webp({ lossless: true })
        .toBuffer(),
    );
    const { body } = await get('/pictures/framed/share.jpg');
    const line = await sharp(body).extract({ left: 285, top: 315, width: 630, height: 1 }).raw().toBuffer();
    for (const column of [3, 626]) {
      const [red = 0, green = 255] = line.subarray(column * 3);
      expect(red - green).toBeGreaterThan(100);
    }
  });

  test.each(['share.webp', 'share.avif', 'Share.jpg'])('does not come as %s', async (file) => {
    expect((await get(`/pictures/home-hero/${file}`)).status).toBe(400);
  });

  test('is answered with headers only on HEAD', async () => {
    const { status, headers, body } = await get('/pictures/home-hero/96.jpg', {}, 'HEAD');
    expect(status).toBe(200);
    expect(Number(headers['content-length'])).toBeGreaterThan(0);
    expect(body).toHaveLength(0);
  });

  test('that many request at once is made once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => get('/pictures/demo/blue-tent-1/640.avif')));
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    const files = await readdir(kept('blue-tent-1'));
    expect(files.filter((file) => file.startsWith('640'))).toEqual(['640.avif']);
  });

  test('comes in every form at once without leaving anything unfinished', async () => {
    const forms = [96, 160, 320, 480].flatMap((width) => ['avif', 'webp', 'jpg'].map((format) => `${width}.${format}`));
    const answers = await Promise.all(forms.map((form) => get(`/pictures/review-3/${form}`)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await readdir(kept('review-3'))).toSorted()).toEqual(forms.toSorted());
  });

  test('is made again when its original changes', async () => {
    const original = path.join(originals(), 'cap-1.webp');
    await writeFile(original, await draw(800, '#fff'));
    const before = await get('/pictures/cap-1/96.webp');
    await writeFile(original, await draw(800, '#000'));
    await utimes(original, new Date(), new Date(Date.now() + 5000));
    const after = await get('/pictures/cap-1/96.webp');
    expect(after.body.equals(before.body)).toBe(false);
  });
});

describe('what is not a picture', () => {
  test('that does not exist (yet) is not found, and that answer is not cached', async () => {
    const { status, headers, body } = await get('/pictures/demo/not-yet-1/320.avif');
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(body.toString())).toEqual({ error: 'There is no such picture.', code: 'NOT_FOUND' });
  });

  test.each([0, 0.5])('with %d of its original written is not found', async (share) => {
    const whole = await draw(800, '#123');
    await writeFile(path.join(originals(), 'half-1.webp'), whole.subarray(0, whole.length * share));
    expect((await get('/pictures/half-1/320.avif')).status).toBe(404);
  });

  test.each(['100', '0', '-96', '096', '96.0', '1e3', 'NaN', '99999999999999999999'])(
    'width %s is refused with the widths there are',
    async (width) => {
      const { status, body } = await get(`/pictures/home-hero/${width}.webp`);
      expect(status).toBe(400);
      expect(body.toString()).toContain('96, 160, 320, 480, 640, 800, 1200, 1600');
    },
  );

  test.each(['png', 'AVIF', 'svg', 'webp%00', 'toString'])(
    'format %s is refused with the formats there are',
    async (format) => {
      const { status, body } = await get(`/pictures/home-hero/320.${format}`);
      expect(status).toBe(400);
      expect(body.toString()).toContain('avif, webp, jpg');
    },
  );

  test.each([
    '/pictures/../secret/320.webp',
    '/pictures/demo/../../secret/320.webp',
    '/pictures/demo/..%2f..%2fsecret/320.webp',
    '/pictures/%2e%2e/secret/320.webp',
    '/pictures/..%5csecret/320.webp',
    '/pictures/demo%2fblue-tent-1/320.webp',
    '/pictures/%64emo/blue-tent-1/320.webp',
    '/pictures/blue-tent-1%00/320.webp',
    '/pictures/demo/demo/blue-tent-1/320.webp',
    '/pictures//blue-tent-1/320.webp',
    '/pictures/Blue-tent-1/320.webp',
    '/pictures/blue-tent-1.webp/320.webp',
    '/pictures/blue-tent-1/320.webp/',
    '/pictures/blue-tent-1/',
    '/pictures/blue-tent-1',
    '/pictures/',
    '/pictures',
    '/pictures/%ff/320.webp',
    '/pictures/%/320.webp',
    `/pictures/${'long-'.repeat(40)}name/320.webp`,
  ])('%s is not found', async (sent) => {
    expect((await get(sent)).status).toBe(404);
  });

  test('leaves other methods to the next handler', async () => {
    const { status, body } = await get('/pictures/home-hero/320.webp', {}, 'POST');
    expect(status).toBe(404);
    expect(body.toString()).toContain('NONE');
  });
});
