import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { REVIEW_MESSAGES } from '../../schema/product.rules.ts';
import type { Client } from './client.ts';
import { openShop } from './setup.ts';

const shop = await openShop();

type Bytes = Uint8Array<ArrayBuffer>;

const send = (client: Client, bytes: Bytes, type: string) =>
  client.send('POST', '/backend/pictures', { raw: bytes, headers: { 'content-type': type } });

/** A picture of one colour: few bytes, however many pixels. */
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#456' } });

const asBytes = async (picture: { toBuffer: () => Promise<Buffer> }): Promise<Bytes> =>
  new Uint8Array(await picture.toBuffer());

const [small, large, largest] = [
  await asBytes(flat(300, 200).jpeg()),
  await asBytes(flat(2400, 1800).avif({ effort: 0 })),
  await asBytes(flat(3900, 3000).avif({ effort: 0 })),
];

test.each<[string, string, () => Promise<Bytes>, string]>([
  [
    'an AVIF',
    'image/avif',
    () => asBytes(flat(4000, 3001).avif({ effort: 0 })),
    REVIEW_MESSAGES.uploadTooManyPixelsAvif,
  ],
  [
    'a WebP',
    'image/webp',
    () => asBytes(flat(6000, 4001).webp({ effort: 0 })),
    REVIEW_MESSAGES.uploadTooManyPixelsWhole,
  ],
  [
    'a progressive JPEG',
    'image/jpeg',
    () => asBytes(flat(6000, 4001).jpeg({ progressive: true })),
    REVIEW_MESSAGES.uploadTooManyPixelsWhole,
  ],
  [
    'an interlaced PNG',
    'image/png',
    () => asBytes(flat(6000, 4001).png({ progressive: true, compressionLevel: 1 })),
    REVIEW_MESSAGES.uploadTooManyPixelsWhole,
  ],
])('%s has fewer pixels than what is read line by line', async (_, type, draw, message) => {
  const bytes = await draw();
  expect(bytes.length).toBeLessThan(2_000_000);
  expect((await send(await shop.customer(), bytes, type)).refused(413)).toMatchObject({
    code: 'TOO_LARGE',
    error: message,
  });
});

test('a JPEG of a camera with many pixels is taken', async () => {
  const bytes = await asBytes(flat(8000, 6000).jpeg());
  expect((await send(await shop.customer(), bytes, 'image/jpeg')).status).toBe(201);
});

test('a picture that unpacks to some 200 MB is drawn without the shop’s memory', async () => {
  const customer = await shop.customer();
  await send(customer, small, 'image/jpeg');
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5);
  (await send(customer, largest, 'image/avif')).ok(201);
  clearInterval(watch);
  expect(most - before).toBeLessThan(100_000_000);
});

// Some fifteen processes, one after the other.
const PATIENCE = 90_000;

test(
  'who brings many large ones makes others wait for one of them, and comes to an end',
  async () => {
    const [many, other, ...crowd] = await shop.customers(5);
    if (!many || !other) throw new Error('There are no customers.');
    const ended: string[] = [];
    const sending = Array.from({ length: 6 }, async () => {
      const answer = await send(many, large, 'image/avif');
      ended.push('large');
      return answer.status;
    });
    await vi.waitFor(async () =>
      expect(await shop.sql('SELECT FROM uploaded_pictures WHERE customer_id = $1', [many.id])).toHaveLength(
        6,
      ),
    );
    const seventh = await send(many, small, 'image/jpeg');
    expect(seventh.refused(429)).toMatchObject({ code: 'TOO_MANY', error: REVIEW_MESSAGES.uploadsAtOnce });
    expect(Number(seventh.headers.get('retry-after'))).toBeGreaterThan(0);
    // Pages are answered meanwhile.
    (await shop.get('/backend/product?limit=1')).ok();
    const others = [other, ...crowd].flatMap((person) =>
      Array.from({ length: 3 }, async () => {
        const answer = await send(person, small, 'image/jpeg');
        if (answer.status === 201) ended.push(person.id);
        return answer;
      }),
    );
    const answers = await Promise.all(others);
    const statuses = new Set(answers.map(({ status }) => status));
    // The line has its length: 5 large ones and 12 others are more than 12.
    expect(statuses).toEqual(new Set([201, 503]));
    for (const answer of answers.filter(({ status }) => status === 503)) {
      expect(answer.refused(503)).toMatchObject({
        code: 'UNAVAILABLE',
        error: REVIEW_MESSAGES.uploadLineFull,
      });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(await Promise.all(sending)).toEqual(Array(6).fill(201));
    // Everybody's first one was done before the last of the many.
    for (const { id } of [other, ...crowd].filter((person) => ended.includes(person.id)))
      expect(ended.indexOf(id)).toBeLessThan(ended.lastIndexOf('large'));
  },
  PATIENCE,
);
