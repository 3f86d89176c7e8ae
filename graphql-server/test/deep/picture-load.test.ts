import { connect } from 'node:net';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { REVIEW_MESSAGES } from '#schema/review.ts';
import { FairQueue } from '#kernel/fair-queue.ts';
import { isId } from '#kernel/paging.ts';
import { MOST_UPLOADED_BYTES } from '#platform/http/rest/upload.ts';
import type { Answer, Client } from '../client.ts';
import { openShop } from '../setup.ts';

const shop = await openShop();

type Bytes = Uint8Array<ArrayBuffer>;

const send = (client: Client, bytes: Bytes, type: string) =>
  client.send('POST', '/backend/pictures', { raw: bytes, headers: { 'content-type': type } });

/** A picture of one colour: few bytes, whatever the number of pixels. */
const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#456' } });

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

test('uploads that are held open take bounded memory: others are refused, and told when to come again', async () => {
  const people = await shop.customers(2);
  const { port } = new URL(shop.url);
  const answers: string[] = [];
  const opened = people.flatMap(({ token }) =>
    Array.from({ length: 6 }, () => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('data', (data) => answers.push(String(data)));
      socket.write(
        `POST /backend/pictures HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: image/jpeg\r\nContent-Length: ${MOST_UPLOADED_BYTES / 8}\r\n\r\n`,
      );
      return socket;
    }),
  );
  await expect.poll(() => answers).toHaveLength(4);
  for (const answer of answers) {
    expect(answer).toMatch(/^HTTP\/1\.1 503 [^]*\r\nRetry-After: \d+\r\n/);
    expect(answer).toContain(REVIEW_MESSAGES.uploadLineFull);
  }
  const other = await shop.customer();
  (await send(other, small, 'image/jpeg')).refused(503);
  for (const socket of opened) socket.destroy();
  await expect.poll(async () => (await send(other, small, 'image/jpeg')).status).toBe(201);
});

/** Holds every picture until `goOn` is called, and records in order who submits one and whose is drawn. */
const holdRedraws = () => {
  const [handed, drawn]: [string[], string[]] = [[], []];
  const { promise: goneOn, resolve: goOn } = Promise.withResolvers<void>();
  const join = FairQueue.prototype.join;
  const spy = vi.spyOn(FairQueue.prototype, 'join').mockImplementation(function (this: FairQueue, owner: string, work) {
    // Other queues are not those of customers.
    if (!isId(owner)) return join.call(this, owner, work);
    return join.call(this, owner, (hand) =>
      work((draw) => {
        const isDrawn = hand(async () => {
          await goneOn;
          drawn.push(owner);
          return draw();
        });
        // It is in the queue now.
        handed.push(owner);
        return isDrawn;
      }),
    );
  });
  onTestFinished(() => {
    goOn();
    spy.mockRestore();
  });
  return { handed, drawn, goOn };
};

// Some fifteen processes, one after the other, in milliseconds.
const TIMEOUT = 90_000;

test(
  'who brings many large ones makes others wait for one of them, and comes to an end',
  async () => {
    const [many, other, ...crowd] = await shop.customers(5);
    if (!many || !other) throw new Error('There are no customers.');
    const { handed, drawn, goOn } = holdRedraws();
    const sending = Array.from({ length: 6 }, () => send(many, large, 'image/avif'));
    await expect.poll(() => handed, { timeout: TIMEOUT }).toHaveLength(6);
    const seventh = await send(many, small, 'image/jpeg');
    expect(seventh.refused(429)).toMatchObject({ code: 'TOO_MANY', error: REVIEW_MESSAGES.uploadsAtOnce });
    expect(Number(seventh.headers.get('retry-after'))).toBeGreaterThan(0);
    // Pages are answered meanwhile.
    (await shop.get('/backend/product?limit=1')).ok();
    const refused: Answer[] = [];
    const others = [other, ...crowd].flatMap((person) =>
      Array.from({ length: 3 }, async () => {
        const answer = await send(person, small, 'image/jpeg');
        if (answer.status !== 201) refused.push(answer);
      }),
    );
    // The queue is full: 5 large ones and 7 of the 12 others.
    await expect.poll(() => refused, { timeout: TIMEOUT }).toHaveLength(5);
    goOn();
    await Promise.all(others);
    expect(refused).toHaveLength(5);
    for (const answer of refused) {
      expect(answer.refused(503)).toMatchObject({
        code: 'UNAVAILABLE',
        error: REVIEW_MESSAGES.uploadLineFull,
      });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await Promise.all(sending)).map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(drawn).toHaveLength(13);
    // Everybody's first picture was drawn before the last of the many.
    for (const owner of new Set(drawn))
      if (owner !== many.id) expect(drawn.indexOf(owner)).toBeLessThan(drawn.lastIndexOf(many.id));
  },
  TIMEOUT,
);
