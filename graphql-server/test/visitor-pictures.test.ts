import { existsSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { CONVERSATION_MESSAGES } from '#schema/conversation.ts';
import { MAX_UPLOADS_A_DAY, MAX_UPLOAD_MEGABYTES, REVIEW_MESSAGES } from '#schema/review.ts';
import { createDeps } from '../src/services.ts';
import { cookiesOf, createBrowser, type Browser } from './browser.ts';
import type { Answer } from './client.ts';
import type { Person } from './factories.ts';
import { statementsOf } from './sent-statements.ts';
import { openShop } from './setup.ts';

const shop = await openShop();

const dot = new Uint8Array(
  await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer(),
);

const pictureType = { 'content-type': 'image/png' };

const upload = ({ send }: Pick<Browser, 'send'>, raw: string | Uint8Array<ArrayBuffer> = dot, headers = {}) =>
  send('POST', '/backend/pictures', { raw, headers: { ...pictureType, ...headers } });

const uploaded = async (browser: Pick<Browser, 'send'>): Promise<string> =>
  (await upload(browser)).ok<{ key: string }>(201).key;

interface Sent {
  sent?: { pictures: string[] };
  conversation?: { id: string };
  fields?: { field: string; message: string }[];
}

const write = ({ send }: Pick<Browser, 'send'>, input: object, token?: string) =>
  send('POST', '/graphql', {
    body: {
      query: `mutation ($input: SendMessageInput!) { it: sendMessage(input: $input) {
        ... on SendMessageSuccess { sent { pictures } conversation { id } }
        ... on InvalidInput { fields { field message } }
      } }`,
      variables: { input: { text: '', ...input } },
    },
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  });

const sentBy = (answer: Answer) => answer.ok<{ data: { it: Sent } }>().data.it;

/** Sends a message: of a visitor, or with a token of somebody. */
const say = async (...message: Parameters<typeof write>): Promise<Sent> => sentBy(await write(...message));

const first = { text: 'Hello', name: 'Rahima' };

/** A visitor who has written to the shop. */
const createVisitor = async (input: object = first, address?: string) => {
  const browser = createBrowser(shop.url, address);
  const answer = await write(browser, input);
  const [cookie] = cookiesOf(answer);
  return { browser, id: sentBy(answer).conversation?.id ?? '', cookie: `${cookie?.name}=${cookie?.value}` };
};

const rowsOf = (conversationId: string) =>
  shop.sql('SELECT FROM uploaded_pictures WHERE conversation_id = $1', [conversationId]);
const isStored = async (key: string) => ({
  row: (await shop.sql('SELECT FROM uploaded_pictures WHERE key = $1', [key])).length === 1,
  file: existsSync(path.join(shop.config.dataDir, 'pictures', `${key}.webp`)),
});
const [there, gone] = [
  { row: true, file: true },
  { row: false, file: false },
];

describe('the pictures of a visitor', () => {
  test('come from the second message on, and the shop sees them', async () => {
    const { browser, id } = await createVisitor();
    const key = await uploaded(browser);
    expect((await say(browser, { pictures: [key] })).sent).toEqual({ pictures: [`/pictures/${key}`] });
    const admin = await shop.admin();
    const { conversation } = await admin.graphql<{ conversation: object }>(
      'query ($id: ID!) { conversation(id: $id) { lastMessage { pictures } } }',
      { id },
    );
    expect(conversation).toEqual({ lastMessage: { pictures: [`/pictures/${key}`] } });
    expect((await fetch(`${shop.url}/pictures/${key}/96.webp`)).status).toBe(200);
    expect(await say(createBrowser(shop.url), { ...first, pictures: [key] })).toEqual({
      fields: [{ field: 'pictures', message: CONVERSATION_MESSAGES.picturesLater }],
    });
  });

  test('are taken from nobody without a conversation, nor from the page of another site', async () => {
    const { browser, id } = await createVisitor();
    const nobody = createBrowser(shop.url);
    const answers = [
      await upload(nobody),
      await upload(nobody, dot, { cookie: '__Host-conversation=made-up' }),
      await upload(browser, dot, { origin: 'https://elsewhere.example' }),
    ];
    expect(answers.map((answer) => answer.refused(401).code)).toEqual(Array(3).fill('UNAUTHENTICATED'));
    expect(await rowsOf(id)).toEqual([]);
  });

  test('are shown by no message of somebody else, nor theirs by the visitor’s', async () => {
    const [one, other, customer] = [await createVisitor(), await createVisitor(), await shop.customer()];
    const notTheirs = { fields: [{ field: 'pictures.0', message: REVIEW_MESSAGES.notYourPicture }] };
    const [key, ofCustomer] = [await uploaded(one.browser), await uploaded(customer)];
    expect(await say(other.browser, { pictures: [key] })).toEqual(notTheirs);
    expect(await say(customer, { pictures: [key] })).toEqual(notTheirs);
    expect(await say(one.browser, { pictures: [ofCustomer] })).toEqual(notTheirs);
  });

  test('are the account’s after a sign-in, also those that are not sent yet', async () => {
    const [{ browser, id }, customer] = [await createVisitor(), await shop.customer()];
    const key = await uploaded(browser);
    expect((await say(browser, { pictures: [key] }, customer.token)).sent).toEqual({ pictures: [`/pictures/${key}`] });
    expect(await rowsOf(id)).toEqual([]);
    expect(await shop.sql('SELECT customer_id FROM uploaded_pictures WHERE key = $1', [key])).toEqual([
      { customer_id: customer.id },
    ]);
  });

  test('go after a day, with their conversation or without, unless a message shows them', async () => {
    const { services } = createDeps(shop.dataSource, shop.config, shop);
    const [{ browser }, left] = [await createVisitor(), await createVisitor()];
    const [shown, unused, ofNobody] = [await uploaded(browser), await uploaded(browser), await uploaded(left.browser)];
    await say(browser, { pictures: [shown] });
    await shop.sql('DELETE FROM conversations WHERE id = $1', [left.id]);
    await services.pictures.removeUnused();
    expect(await isStored(unused)).toEqual(there);
    await shop.sql(`UPDATE uploaded_pictures SET uploaded_at = now() - interval '25 hours'`);
    await services.pictures.removeUnused();
    expect(await isStored(shown)).toEqual(there);
    for (const key of [unused, ofNobody]) expect(await isStored(key)).toEqual(gone);
  });

  test('belong to whom the confirmed address does: they are in the copy of the data, and go with the account', async () => {
    const confirmed = async (): Promise<Person> => {
      const person = await shop.customer();
      await shop.sql('UPDATE customers SET email_confirmed_at = now() WHERE id = $1', [person.id]);
      return person;
    };
    const [person, other] = [await confirmed(), await confirmed()];
    const { browser } = await createVisitor({ ...first, email: person.email.toUpperCase() });
    const key = await uploaded(browser);
    await say(browser, { pictures: [key] });
    const picturesOf = async (client: Person) =>
      (await client.get('/backend/account/data')).ok<{ pictures: { path: string }[] }>().pictures;
    expect(await picturesOf(person)).toMatchObject([{ path: `/pictures/${key}/1600.jpg` }]);
    expect(await picturesOf(other)).toEqual([]);
    const remove = (client: Person) => client.send('DELETE', '/backend/account', { body: { email: client.email } });
    (await remove(other)).ok();
    expect(await isStored(key)).toEqual(there);
    (await remove(person)).ok();
    expect(await isStored(key)).toEqual(gone);
  });
});

describe('a flood of uploads', () => {
  const limits = [
    ['visitorUploadByIp', 60, 2],
    ['visitorUploadByIpADay', 200, 3],
    ['uploadByConversation', MAX_UPLOADS_A_DAY, 4],
  ] as const;

  test.each(limits)('ends by %s at %i, and costs %i statements each after that', async (name, most, statements) => {
    await shop.sql('DELETE FROM rate_limits');
    const { browser, id } = await createVisitor();
    const kilobyte = 'x'.repeat(1000);
    (await upload(browser, kilobyte)).refused(415);
    await shop.sql('UPDATE rate_limits SET points = $2 WHERE key LIKE $1', [`${name}:%`, most - 1]);
    (await upload(browser, kilobyte)).refused(415);
    const lines = shop.logged.length;
    const sent = await statementsOf(async () => {
      for (let time = 0; time < 20; time += 1) (await upload(browser, kilobyte)).refused(429);
    });
    expect(sent.length).toBeLessThanOrEqual(20 * statements);
    expect(await rowsOf(id)).toEqual([]);
    expect(shop.logged.length).toBe(lines);
  });

  test.each([
    ['six at once from an address', 6, dot.length, 429, REVIEW_MESSAGES.uploadsAtOnce],
    [
      'half of the room, by four that are slow',
      4,
      MAX_UPLOAD_MEGABYTES * 1024 * 1024,
      503,
      REVIEW_MESSAGES.uploadLineFull,
    ],
  ])('gets %s, and leaves the rest to customers', async (_, count, bytes, status, sentence) => {
    await shop.sql('DELETE FROM rate_limits');
    const address = '198.51.100.7';
    const { browser, id, cookie } = await createVisitor(first, address);
    const slow = Array.from({ length: count }, () => {
      const sending = request(`${shop.url}/backend/pictures`, {
        method: 'POST',
        headers: { ...pictureType, cookie, 'content-length': bytes, 'x-forwarded-for': address },
      });
      // It is broken off at the end.
      sending.on('error', () => undefined);
      sending.write(dot.slice(0, 20));
      return sending;
    });
    onTestFinished(() => slow.forEach((sending) => sending.destroy()));
    await vi.waitFor(async () => expect(await rowsOf(id)).toHaveLength(count));
    expect((await upload(browser)).refused(status).error).toBe(sentence);
    await uploaded(await shop.customer());
    for (const sending of slow) sending.destroy();
    await vi.waitFor(async () => expect(await rowsOf(id)).toEqual([]));
    await uploaded(browser);
  });
});
