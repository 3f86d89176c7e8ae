import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { MAX_UPLOADS_A_DAY, REVIEW_MESSAGES, UPLOAD_TYPES } from '#schema/review.ts';
import { Busy } from '../src/kernel/errors.ts';
import { redraw } from '../src/catalogue/picture/picture-upload.ts';
import type { Client } from './client.ts';
import type { Person } from './factories.ts';
import { openShop } from './setup.ts';

const shop = await openShop();

type Bytes = Uint8Array<ArrayBuffer>;

const send = (client: Client, bytes: Bytes | string, type = 'image/jpeg', headers = {}) =>
  client.send('POST', '/backend/pictures', { raw: bytes, headers: { 'content-type': type, ...headers } });

const upload = async (client: Client, bytes: Bytes, type?: string) =>
  (await send(client, bytes, type)).ok<{ key: string; path: string }>(201);

/** A picture that is as hard to encode as a photograph. */
const photo = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

const asBytes = async (picture: { toBuffer: () => Promise<Buffer> }): Promise<Bytes> =>
  new Uint8Array(await picture.toBuffer());

const small: Record<(typeof UPLOAD_TYPES)[number], Bytes> = {
  'image/jpeg': await asBytes(photo(300, 200).jpeg()),
  'image/png': await asBytes(photo(300, 200).png()),
  'image/webp': await asBytes(photo(300, 200).webp()),
  'image/avif': await asBytes(photo(300, 200).avif({ effort: 0 })),
};

const [gif, tiff] = [await asBytes(photo(20, 20).gif()), await asBytes(photo(20, 20).tiff())];

/** Returns the files in the folder of uploaded pictures. */
const onDisk = () => {
  const folder = path.join(shop.config.dataDir, 'pictures');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();
};

const rowsOf = async ({ id }: Person) =>
  (await shop.sql<{ key: string }>('SELECT key FROM uploaded_pictures WHERE customer_id = $1', [id])).map(
    ({ key }) => key,
  );

const load = async (address: string) => {
  const response = await fetch(shop.url + address);
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
};

describe('a picture', () => {
  test.each(UPLOAD_TYPES)('of the type %s is stored and delivered', async (type) => {
    const customer = await shop.customer();
    const stored = await upload(customer, small[type], type);
    expect(stored).toEqual({
      key: expect.stringMatching(/^upload\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      path: `/pictures/${stored.key}`,
    });
    expect(await rowsOf(customer)).toEqual([stored.key]);
    expect(onDisk()).toContain(`${path.basename(stored.key)}.webp`);
    for (const [form, format] of [
      ['160.webp', 'webp'],
      ['160.jpg', 'jpeg'],
      ['160.avif', 'heif'],
    ]) {
      const { status, bytes } = await load(`${stored.path}/${form}`);
      expect(status).toBe(200);
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 160, height: 107, format });
    }
  });

  test('is made as large as any page shows it, upright, and without what else the file held', async () => {
    const taken = photo(3000, 2000)
      .jpeg({ quality: 60 })
      .withExif({ IFD0: { Model: 'A phone' }, IFD3: { GPSLatitude: '23/1 45/1 0/1' } })
      .withMetadata({ orientation: 6 });
    const sent = await asBytes(taken);
    expect((await sharp(sent).metadata()).exif?.toString('latin1')).toContain('A phone');
    const stored = await upload(await shop.customer(), sent);
    const file = path.join(shop.config.dataDir, 'pictures', `${stored.key}.webp`);
    const kept = await sharp(file).metadata();
    expect(kept).toMatchObject({ format: 'webp', width: 1067, height: 1600 });
    expect([kept.exif, kept.xmp, kept.iptc, kept.orientation]).toEqual(Array(4).fill(undefined));
    expect(await sharp((await load(`${stored.path}/320.jpg`)).bytes).metadata()).toMatchObject({
      width: 320,
      height: 480,
    });
  });

  test('is recognised by its bytes, whatever its type says', async () => {
    const { path: address } = await upload(await shop.customer(), small['image/png'], 'image/jpeg');
    expect((await load(`${address}/96.webp`)).status).toBe(200);
  });

  test('is found at its own address only', async () => {
    const { path: address, key } = await upload(await shop.customer(), small['image/webp']);
    expect((await load(`${address}/96.webp`)).status).toBe(200);
    for (const wrong of [
      `/pictures/demo/${key}/96.webp`,
      `/pictures/${key.replace('upload/', '')}/96.webp`,
      `/pictures/upload/${key}/96.webp`,
      `/pictures/${key.replace('/', '%2f')}/96.webp`,
      '/pictures/upload/96.webp',
    ])
      expect((await load(wrong)).status, wrong).toBe(404);
  });

  test('is not taken from visitors, nor from those who wait for confirmation', async () => {
    const before = onDisk();
    for (const client of [shop, await shop.customer({ status: 'PENDING' })])
      expect((await send(client, small['image/jpeg'])).refused(401).code).toBe('UNAUTHENTICATED');
    expect(onDisk()).toEqual(before);
  });
});

/** Sends a picture that must be refused, and checks that nothing was stored. */
const refused = async (bytes: Bytes | string, type: string, headers = {}) => {
  const [customer, before] = [await shop.customer(), onDisk()];
  const answer = await send(customer, bytes, type, headers);
  const { error, code } = answer.refused(answer.status);
  expect(onDisk()).toEqual(before);
  expect(await rowsOf(customer)).toEqual([]);
  return { status: answer.status, code, error };
};

describe('what is no picture', () => {
  const unreadable = { status: 415, code: 'NO_PICTURE', error: REVIEW_MESSAGES.uploadUnreadable };
  const otherType = { status: 415, code: 'NO_PICTURE', error: REVIEW_MESSAGES.uploadType };
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="/etc/passwd"/></svg>';

  test.each(UPLOAD_TYPES)('because half of the %s is missing is refused', async (type) => {
    const whole = small[type];
    for (const share of [0.02, 0.5, 0.97])
      expect(await refused(whole.slice(0, Math.floor(whole.length * share)), type)).toEqual(unreadable);
  });

  test.each<[string, Bytes | string]>([
    ['words', 'This is no picture.'],
    ['a page', '<html><script>alert(1)</script></html>'],
    ['an SVG', svg],
    ['an SVG after a declaration', `<?xml version="1.0"?>${svg}`],
    ['a GIF', gif],
    ['a TIFF', tiff],
    ['the beginning of a JPEG and then nothing of it', Buffer.from('ffd8ffe000104a464946' + '00'.repeat(900), 'hex')],
    ['the beginning of a PNG and then a page', Buffer.from('\x89PNG\r\n\x1a\n<html></html>', 'latin1')],
    ['a film', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1')],
    ['an iPhone picture', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ])('%s is refused, whatever its type says', async (_, bytes) => {
    for (const type of UPLOAD_TYPES)
      expect(await refused(new Uint8Array(Buffer.from(bytes)), type)).toEqual(unreadable);
  });

  test.each(['image/heic', 'image/gif', 'image/svg+xml', 'text/plain', 'application/octet-stream', 'nonsense'])(
    'because it is said to be %s is refused with the types there are',
    async (type) => {
      expect(await refused(small['image/jpeg'], type)).toEqual(otherType);
    },
  );

  test('but JSON, a form or nothing is refused', async () => {
    expect(await refused('{}', 'application/json')).toEqual(otherType);
    expect(await refused('--x\r\n\r\nx\r\n--x--', 'multipart/form-data; boundary=x')).toEqual(otherType);
    expect((await refused('', 'image/jpeg')).status).toBe(415);
  });

  test('because it is packed is refused', async () => {
    expect(await refused(small['image/jpeg'], 'image/jpeg', { 'content-encoding': 'gzip' })).toMatchObject({
      status: 415,
    });
  });
});

describe('a picture that is too large', () => {
  test('in bytes is refused', async () => {
    const padded = new Uint8Array(8 * 1024 * 1024 + 1);
    padded.set(small['image/jpeg']);
    expect(await refused(padded, 'image/jpeg')).toEqual({
      status: 413,
      code: 'TOO_LARGE',
      error: REVIEW_MESSAGES.uploadTooLarge,
    });
  });

  test('in pixels is refused before it is unpacked', async () => {
    const bomb = await asBytes(
      sharp({ create: { width: 10_000, height: 5001, channels: 3, background: '#fff' } }).png(),
    );
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await refused(bomb, 'image/png')).toEqual({
      status: 413,
      code: 'TOO_LARGE',
      error: REVIEW_MESSAGES.uploadTooManyPixels,
    });
  });
});

test('a good picture that is not read in time is not called unreadable: it may be sent again', async () => {
  const bytes = Buffer.from(small['image/jpeg']);
  // No process starts within a millisecond.
  const givenUp = await redraw(bytes, 1).catch((error: unknown) => error);
  expect(givenUp).toBeInstanceOf(Busy);
  expect(givenUp).toMatchObject({
    status: 503,
    message: REVIEW_MESSAGES.uploadGivenUp,
    retryAfterSeconds: 30,
  });
  expect((await sharp(await redraw(bytes)).metadata()).format).toBe('webp');
});

test('an upload that is broken off leaves nothing', async () => {
  const [customer, before] = [await shop.customer(), onDisk()];
  const { promise: isSent, resolve } = Promise.withResolvers<void>();
  const sending = request(`${shop.url}/backend/pictures`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${customer.token}`,
      'content-type': 'image/jpeg',
      'content-length': small['image/jpeg'].length,
    },
  });
  sending.on('error', () => resolve());
  sending.write(small['image/jpeg'].slice(0, 1000));
  await vi.waitFor(async () => expect(await rowsOf(customer)).toHaveLength(1));
  sending.destroy();
  await isSent;
  await vi.waitFor(async () => expect(await rowsOf(customer)).toEqual([]));
  expect(onDisk()).toEqual(before);
});

describe('the pictures of a day', () => {
  const earlier = async ({ id }: Person, count: number, age: string) =>
    shop.sql(
      `INSERT INTO uploaded_pictures (key, customer_id, uploaded_at)
       SELECT concat('upload/', uuidv7()), $1, now() - $3::interval FROM generate_series(1, $2)`,
      [id, count, age],
    );

  test('are limited; those of the day before do not count', async () => {
    const customer = await shop.customer();
    await earlier(customer, 100, '25 hours');
    await earlier(customer, MAX_UPLOADS_A_DAY - 1, '23 hours');
    await upload(customer, small['image/jpeg']);
    const before = onDisk();
    expect((await send(customer, small['image/jpeg'])).refused(429)).toMatchObject({
      code: 'TOO_MANY',
      error: REVIEW_MESSAGES.tooManyUploads,
    });
    expect(onDisk()).toEqual(before);
    await upload(await shop.customer(), small['image/jpeg']);
  });

  test('are limited also when many are sent at once; what was refused does not count', async () => {
    const customer = await shop.customer();
    await earlier(customer, MAX_UPLOADS_A_DAY - 2, '1 hour');
    await send(customer, 'no picture');
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(customer, small['image/jpeg'])));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, ...Array(6).fill(429)]);
    expect(await rowsOf(customer)).toHaveLength(MAX_UPLOADS_A_DAY);
  });
});

describe('in a review', () => {
  const review = (client: Client, productId: string, pictures: string[]) =>
    client.graphql<{ addReview: object & { review?: { id: string } } }>(
      `mutation ($input: AddReviewInput!) { addReview(input: $input) {
        __typename
        ... on AddReviewSuccess { review { id pictures { path alt } } }
        ... on InvalidInput { fields { field message } }
      } }`,
      { input: { productId, rating: 5, text: 'See for yourself.', pictures } },
    );

  test('one’s own pictures are shown, in their order, each once', async () => {
    const [product, buyer] = [await shop.product({ name: 'Lamp' }), await shop.customer({ displayName: 'Rahima' })];
    await shop.order(buyer, product);
    const first = await upload(buyer, small['image/jpeg']);
    const second = await upload(buyer, small['image/png']);
    const { addReview } = await review(buyer, product.id, [second.key, first.key, second.key]);
    const pictures = [second, first].map((picture) => ({
      path: picture.path,
      alt: 'Lamp, photographed by Rahima',
    }));
    expect(addReview).toEqual({
      __typename: 'AddReviewSuccess',
      review: { id: expect.any(String), pictures },
    });

    const admin = await shop.admin();
    await admin.graphql('mutation ($id: ID!) { publishReview(id: $id) { id } }', {
      id: addReview.review?.id,
    });
    const shown = await shop.graphql(
      'query ($id: ID!) { product(id: $id) { reviews { items { pictures { path alt } } } } }',
      {
        id: product.id,
      },
    );
    expect(shown).toEqual({ product: { reviews: { items: [{ pictures }] } } });
    const rest = (await shop.get(`/backend/product/details/${product.id}`)).ok<{
      ProductReviews: { ProductReviewsImage: string[] }[];
    }>();
    expect(rest.ProductReviews[0]?.ProductReviewsImage).toEqual(
      [second, first].map((picture) => `https://shop.example.com${picture.path}/800.webp`),
    );
  });

  test('pictures of another customer are refused, and nothing is stored', async () => {
    const [product, buyer, other] = [await shop.product(), await shop.customer(), await shop.customer()];
    await shop.order(buyer, product);
    const [mine, theirs] = [await upload(buyer, small['image/jpeg']), await upload(other, small['image/jpeg'])];
    const { addReview } = await review(buyer, product.id, [mine.key, theirs.key]);
    expect(addReview).toEqual({
      __typename: 'InvalidInput',
      fields: [{ field: 'pictures.1', message: REVIEW_MESSAGES.notYourPicture }],
    });
    expect(await shop.sql('SELECT id FROM reviews WHERE product_id = $1', [product.id])).toEqual([]);
  });
});
