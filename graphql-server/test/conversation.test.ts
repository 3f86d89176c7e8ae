import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createDeps } from '../src/services.ts';
import { createClient, type Client } from './client.ts';
import sharp from 'sharp';
import { newId, type Person } from './factories.ts';
import { statementsOf } from './sent-statements.ts';
import { openShop } from './setup.ts';
import { watch } from './sockets.ts';

const shop = await openShop();
const beside = await openShop({ beside: shop });
/** A server that sends mails. */
const mailing = await openShop({ beside: shop, env: { DEMO_MODE: 'true' } });

interface Message {
  id: string;
  text: string;
  pictures: string[];
  isFromShop: boolean;
  readAt: string | null;
  order: { id: string } | null;
  writtenBy: { id: string } | null;
  readBy: { id: string } | null;
}

interface Conversation {
  id: string;
  name: string;
  email: string | null;
  unread: number;
  customer: { id: string } | null;
  messages: { nodes: Message[] };
}

type Sent =
  | { __typename: 'SendMessageSuccess'; sent: Message; conversation: Conversation }
  | { __typename: 'InvalidInput'; message: string; fields: { field: string; message: string }[] };

const messageFields = 'id text pictures isFromShop readAt order { id } writtenBy { id } readBy { id }';
const fields = `id name email unread customer { id } messages(first: 50) { nodes { ${messageFields} } }`;
const result = `__typename
  ... on SendMessageSuccess { sent { ${messageFields} } conversation { ${fields} } }
  ... on InvalidInput { message fields { field message } }`;
const sendDocument = `mutation ($input: SendMessageInput!) { it: sendMessage(input: $input) { ${result} } }`;
const answerDocument = `mutation ($input: AnswerConversationInput!) { it: answerConversation(input: $input) { ${result} } }`;
const ownDocument = `query ($id: ID) { it: conversation(id: $id) { ${fields} } }`;
const readDocument = `mutation ($id: ID!, $upTo: ID!) { it: readConversation(id: $id, upTo: $upTo) { ${fields} } }`;
const writingDocument = 'mutation ($id: ID!) { it: sayWriting(id: $id) }';
const changedDocument = `subscription ($id: ID!) { it: conversationChanged(id: $id) { isWriting conversation { ${fields} } } }`;

const ask = async <It>(client: Client, document: string, variables: object = {}): Promise<It> =>
  (await client.graphql<{ it: It }>(document, { ...variables })).it;

/** A browser of a visitor, which keeps the cookie that the shop sets. */
const browser = (url = shop.url, token?: string) => {
  const client = createClient(url, token);
  const jar = new Map<string, string>();
  const graphqlAnswer: Client['graphqlAnswer'] = async <Data>(query: string, variables: object = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await client.send('POST', '/graphql', {
      body: { query, variables },
      ...(cookie !== '' && { headers: { cookie } }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    const { data, errors = [] } = answer.json<{ data?: Data | null; errors?: [] }>();
    return { status: answer.status, data, errors, answer };
  };
  const one: Client & { jar: Map<string, string> } = {
    ...client,
    jar,
    graphqlAnswer,
    graphql: async <Data>(document: string, variables?: Record<string, unknown>) => {
      const { data, answer } = await graphqlAnswer<Data>(document, variables);
      if (!data) throw answer.failure('The operation failed.');
      return data;
    },
  };
  return one;
};

/** Uploads a picture as a customer, and returns its key. */
const uploadCustomerPicture = async (customer: Person): Promise<string> => {
  const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const uploaded = await customer.send('POST', '/backend/pictures', {
    raw: new Uint8Array(dot),
    headers: { 'content-type': 'image/png' },
  });
  return uploaded.json<{ key: string }>().key;
};

const visitor = { name: 'Rahima', email: 'rahima@example.com' };

const send = async (client: Client, input: object) => {
  const sent = await ask<Sent>(client, sendDocument, { input });
  if (sent.__typename !== 'SendMessageSuccess') throw new Error(JSON.stringify(sent));
  return sent;
};
const answer = async (admin: Client, id: string, text: string, pictures: string[] = []) => {
  const sent = await ask<Sent>(admin, answerDocument, { input: { id, text, pictures } });
  if (sent.__typename !== 'SendMessageSuccess') throw new Error(JSON.stringify(sent));
  return sent;
};
const own = (client: Client) => ask<Conversation | null>(client, ownDocument);
const textsOf = (conversation: Conversation | null) => conversation?.messages.nodes.map(({ text }) => text);

describe('a conversation', () => {
  test('of a visitor is found again by the cookie of the browser, and by nobody else', async () => {
    const one = browser();
    const { conversation } = await send(one, { text: '  When do you open?\n', ...visitor });
    expect(conversation).toMatchObject({ ...visitor, unread: 0, customer: null });
    // The second message needs no name.
    await send(one, { text: 'Tomorrow too?' });
    expect(textsOf(await own(one))).toEqual(['Tomorrow too?', 'When do you open?']);
    const [[name = '', key = ''] = []] = [...one.jar];
    expect(name).toBe('__Host-conversation');
    expect(key).toMatch(/^[\w-]{32}$/);
    const stored = await shop.sql('SELECT * FROM conversations WHERE id = $1', [conversation.id]);
    expect(JSON.stringify(stored)).not.toContain(key);
    for (const other of [browser(), await shop.customer()]) {
      expect(await own(other)).toBeNull();
      expect(await ask(other, ownDocument, { id: conversation.id })).toBeNull();
    }
    // Neither to a page of another site that brings the cookie along.
    const foreign = await shop.send('POST', '/graphql', {
      body: { query: ownDocument },
      headers: { cookie: `${name}=${key}`, origin: 'https://elsewhere.example' },
    });
    expect(foreign.json()).toEqual({ data: { it: null } });
  });

  test('of a customer bears the name and e-mail of the account, whatever is sent', async () => {
    const customer = await shop.customer();
    await send(customer, { text: 'Is it waterproof?', ...visitor });
    await send(customer, { text: 'And red?' });
    expect(await own(customer)).toMatchObject({ name: customer.displayName, email: customer.email });
    expect(textsOf(await own(customer))).toEqual(['And red?', 'Is it waterproof?']);
  });

  test('keeps its words as they are: Bangla, lines and signs', async () => {
    const text = "শাড়িটি কি লাল রঙে পাওয়া যাবে? 🎁\n\n<b>bold</b> & %s '; DROP TABLE messages; --";
    expect((await send(browser(), { text, ...visitor })).sent.text).toBe(text);
  });

  test('joins the account that the browser signs in to, also one that has talked already', async () => {
    for (const hasTalked of [false, true]) {
      const customer = await shop.customer();
      if (hasTalked) await send(customer, { text: 'From my phone' });
      const one = browser();
      await send(one, { text: 'As a visitor', ...visitor });
      const signedIn = browser(shop.url, customer.token);
      for (const [name, value] of one.jar) signedIn.jar.set(name, value);
      expect(textsOf(await own(signedIn))).toEqual(hasTalked ? ['As a visitor', 'From my phone'] : ['As a visitor']);
      expect(await own(customer)).toMatchObject({ name: customer.displayName, email: customer.email });
      expect(signedIn.jar.size).toBe(0);
      // Whoever uses this browser next has nothing of it.
      expect(await own(one)).toBeNull();
    }
  });

  test.each<[string, object, string[]]>([
    ['nothing', { text: ' ', name: '', email: 'x' }, ['name', 'email', 'text']],
    ['no name', { text: 'Hello' }, ['name']],
    ['too many characters', { ...visitor, text: 'x'.repeat(2001) }, ['text']],
    ['pictures', { ...visitor, text: 'Hello', pictures: ['upload/1'] }, ['pictures']],
    ['an order', { ...visitor, text: 'Hello', orderId: newId() }, ['orderId']],
  ])('of a visitor with %s is refused, and leaves nothing', async (_, input, problems) => {
    const count = () => shop.sql('SELECT count(*) FROM conversations');
    const before = await count();
    const refused = await ask<Sent>(browser(), sendDocument, { input });
    expect(refused.__typename === 'InvalidInput' && refused.fields.map(({ field }) => field)).toEqual(problems);
    expect(await count()).toEqual(before);
  });

  test('may be about an order of one’s own, and shows pictures of one’s own', async () => {
    const [customer, other] = [await shop.customer(), await shop.customer()];
    const orderId = await shop.order(customer, await shop.product());
    const picture = await uploadCustomerPicture(customer);
    const { sent } = await send(customer, { text: '', pictures: [picture], orderId });
    expect(sent).toMatchObject({ text: '', order: { id: orderId }, pictures: [`/pictures/${picture}`] });
    for (const input of [{ orderId }, { pictures: [picture] }])
      expect(await ask<Sent>(other, sendDocument, { input: { text: 'Mine', ...input } })).toMatchObject({
        __typename: 'InvalidInput',
      });
    // The clean-up leaves what a message shows.
    await shop.sql(`UPDATE uploaded_pictures SET uploaded_at = now() - interval '2 days'`);
    await createDeps(shop.dataSource, shop.config, shop).services.pictures.removeUnused();
    expect(await shop.sql('SELECT FROM uploaded_pictures WHERE key = $1', [picture])).toHaveLength(1);
  });
});

describe('a message that is sent again with its key', () => {
  const AT_ONCE = 10;
  const atOnce = <Result>(work: (turn: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, turn) => work(turn)));
  const urlOf = (turn: number) => (turn % 2 === 0 ? shop : beside).url;
  const countOf = async (conversationId: string) =>
    (await shop.sql('SELECT FROM messages WHERE conversation_id = $1', [conversationId])).length;
  const usedForAnother = {
    __typename: 'InvalidInput',
    fields: [{ field: 'idempotencyKey', message: 'This idempotency key was used for another message.' }],
  };

  test('at once to two servers is stored once, and everybody gets it: of a customer and of the shop', async () => {
    const [customer, admin] = [await shop.customer(), await shop.admin()];
    const question = { text: 'Is it there?', idempotencyKey: randomUUID() };
    const asked = await atOnce((turn) => send(createClient(urlOf(turn), customer.token), question));
    expect(asked.map(({ sent }) => sent)).toEqual(asked.map(() => asked[0]?.sent));
    const id = asked[0]?.conversation.id ?? '';
    // Of the same key on the other side, too.
    const input = { id, text: 'It is.', idempotencyKey: question.idempotencyKey };
    const answered = await atOnce((turn) =>
      ask<Sent>(createClient(urlOf(turn), admin.token), answerDocument, { input }),
    );
    expect(answered.map((one) => one.__typename === 'SendMessageSuccess' && one.sent.text)).toEqual(
      answered.map(() => 'It is.'),
    );
    expect(textsOf(await own(customer))).toEqual(['It is.', 'Is it there?']);
    expect(await shop.sql('SELECT action FROM audit_entries WHERE subject_id = $1', [id])).toEqual([
      { action: 'MESSAGE_ANSWERED' },
    ]);
  });

  test('reads nothing that the customer wrote in between', async () => {
    const [customer, admin] = [await shop.customer(), await shop.admin()];
    const { conversation } = await send(customer, { text: 'Is it there?' });
    const input = { id: conversation.id, text: 'It is.', idempotencyKey: randomUUID() };
    await ask<Sent>(admin, answerDocument, { input });
    await send(customer, { text: 'And red?' });
    const again = await ask<Sent>(admin, answerDocument, { input });
    expect(again).toMatchObject({ sent: { text: 'It is.' }, conversation: { unread: 1 } });
  });

  test('as a visitor’s first one, whose cookie was lost with the answer, begins one conversation', async () => {
    const first = { ...visitor, text: 'When do you open?', idempotencyKey: randomUUID() };
    const browsers = Array.from({ length: AT_ONCE }, (_, turn) => browser(urlOf(turn)));
    const begun = await atOnce((turn) => send(browsers[turn] ?? browser(), first));
    expect(begun.map(({ sent }) => sent.id)).toEqual(begun.map(() => begun[0]?.sent.id));
    expect(await countOf(begun[0]?.conversation.id ?? '')).toBe(1);
    // Each has the cookie of that conversation.
    const [one, other] = browsers;
    if (one) await send(one, { text: 'Tomorrow too?' });
    expect(textsOf(await own(other ?? browser()))).toEqual(['Tomorrow too?', 'When do you open?']);
    // Who knows the key alone finds nothing.
    const stranger = await send(browser(), { ...first, text: 'Hello', email: 'karim@example.com' });
    expect(textsOf(stranger.conversation)).toEqual(['Hello']);
  });

  test('and other words is refused; without a key it is another message', async () => {
    const customer = await shop.customer();
    const input = { text: 'Is it there?', idempotencyKey: randomUUID() };
    const { conversation } = await send(customer, input);
    expect(await ask<Sent>(customer, sendDocument, { input: { ...input, text: 'Or not?' } })).toMatchObject(
      usedForAnother,
    );
    for (const idempotencyKey of [undefined, null]) await send(customer, { ...input, idempotencyKey });
    expect(await countOf(conversation.id)).toBe(3);
    expect(await ask<Sent>(customer, sendDocument, { input: { ...input, idempotencyKey: 'again' } })).toMatchObject({
      fields: [{ field: 'idempotencyKey', message: 'An idempotency key of a message is a UUID.' }],
    });
  });

  test('by who has signed in meanwhile is stored once, whatever the account has used the key for', async () => {
    const [customer, first, second] = [await shop.customer(), randomUUID(), randomUUID()];
    await send(customer, { text: 'From my phone', idempotencyKey: second });
    const one = browser();
    await send(one, { text: 'As a visitor', idempotencyKey: first, ...visitor });
    await send(one, { text: 'Once more', idempotencyKey: second });
    const signedIn = browser(shop.url, customer.token);
    for (const [name, value] of one.jar) signedIn.jar.set(name, value);
    const { conversation } = await send(signedIn, { text: 'As a visitor', idempotencyKey: first });
    expect(textsOf(conversation)).toEqual(['Once more', 'As a visitor', 'From my phone']);
  });
});

describe('read marks', () => {
  test('of each side are seen by the other; who in the shop read it only by admins', async () => {
    const [admin, customer] = [await shop.admin(), await shop.customer()];
    const { sent, conversation } = await send(customer, { text: 'Hello' });
    await send(customer, { text: 'Hello?' });
    const { id } = conversation;
    // What came after the last message that was shown stays unread.
    const read = await ask<Conversation>(admin, readDocument, { id, upTo: sent.id });
    expect(read).toMatchObject({ unread: 1, customer: { id: customer.id } });
    expect(read.messages.nodes.map(({ readAt, readBy }) => [readAt !== null, readBy?.id ?? null])).toEqual([
      [false, null],
      [true, admin.id],
    ]);
    const seen = await own(customer);
    expect(seen?.messages.nodes.map(({ readAt, readBy }) => [readAt !== null, readBy])).toEqual([
      [false, null],
      [true, null],
    ]);
    const answered = await answer(admin, id, 'Hello!');
    expect(answered.conversation.unread).toBe(0);
    expect(answered.sent).toMatchObject({ isFromShop: true, readAt: null, writtenBy: { id: admin.id } });
    expect(await own(customer)).toMatchObject({ unread: 1, customer: null });
    const [last] = (await own(customer))?.messages.nodes ?? [];
    expect(last).toMatchObject({ text: 'Hello!', writtenBy: null });
    await ask(customer, readDocument, { id, upTo: last?.id });
    expect((await own(customer))?.unread).toBe(0);
    const [again] = (await ask<Conversation>(admin, ownDocument, { id })).messages.nodes;
    expect(again?.readAt).not.toBeNull();
  });

  test('of many conversations are set and taken back by admins, which is in the log once', async () => {
    const [admin, other] = [await shop.admin(), await shop.admin()];
    const { conversation } = await send(browser(), { text: 'Hello', ...visitor });
    const { id } = conversation;
    const mark = (client: Client, ids: string[], isRead: boolean) =>
      ask<Conversation[]>(
        client,
        `mutation ($ids: [ID!]!, $isRead: Boolean!) { it: markConversations(ids: $ids, isRead: $isRead) { ${fields} } }`,
        { ids, isRead },
      );
    const unreadIds = async () =>
      (
        await ask<{ nodes: { id: string }[] }>(
          admin,
          '{ it: conversations(isRead: false, first: 100) { nodes { id } } }',
        )
      ).nodes.map((node) => node.id);
    await mark(admin, [id], true);
    const [again] = await mark(other, [id, id.toUpperCase()], true);
    expect(again?.messages.nodes[0]?.readBy?.id).toBe(admin.id);
    expect(await unreadIds()).not.toContain(id);
    expect((await mark(other, [id], false)).map(({ unread }) => unread)).toEqual([1]);
    expect(await unreadIds()).toContain(id);
    expect(
      await shop.sql('SELECT action, actor_id FROM audit_entries WHERE subject_id = $1 ORDER BY id', [id]),
    ).toEqual([
      { action: 'MESSAGE_READ', actor_id: admin.id },
      { action: 'MESSAGE_UNREAD', actor_id: other.id },
    ]);
    await expect(mark(admin, [id, newId()], true)).rejects.toThrow('NOT_FOUND');
  });
});

test('the inbox lists the latest first, page by page, whatever is written between', async () => {
  const admin = await shop.admin();
  await shop.sql('DELETE FROM conversations');
  const browsers = [browser(), browser(), browser()];
  const ids: string[] = [];
  for (const [index, one] of browsers.entries())
    ids.unshift((await send(one, { ...visitor, text: `${index}` })).conversation.id);
  interface Page {
    totalCount: number;
    nodes: { id: string }[];
    pageInfo: { endCursor: string; hasNextPage: boolean };
  }
  const page = (after: string | null) =>
    ask<Page>(
      admin,
      `query ($after: String) { it: conversations(first: 2, after: $after) {
        totalCount nodes { id } pageInfo { endCursor hasNextPage } } }`,
      { after },
    );
  const first = await page(null);
  expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
  expect(first.nodes.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  expect((await page(first.pageInfo.endCursor)).nodes).toEqual([{ id: ids[2] }]);
  const [oldest] = browsers;
  if (oldest) await send(oldest, { text: 'Still here' });
  expect((await page(null)).nodes[0]).toEqual({ id: ids[2] });
});

describe('an open page', () => {
  const follow = (url: string, id: string, token: string) =>
    watch<{ it: { isWriting: boolean; conversation: Conversation | null } | null }>(
      url,
      changedDocument,
      { id },
      { token },
    );

  test('gets every message, read mark and sign of writing, on any server; nobody else does', async () => {
    const [admin, customer, other] = [await shop.admin(), await shop.customer(), await shop.customer()];
    const { conversation } = await send(customer, { text: 'Hello' });
    const { id } = conversation;
    const [shopper, owner] = [follow(shop.url, id, customer.token), follow(beside.url, id, admin.token)];
    for (const one of [shopper, owner])
      expect(textsOf((await one.next())?.data?.it?.conversation ?? null)).toEqual(['Hello']);
    const stranger = follow(shop.url, id, other.token);
    expect(await stranger.next()).toEqual({ data: { it: null } });
    expect(await stranger.next()).toBeUndefined();

    // Twice within two seconds is once, and the writer hears nothing of it.
    expect([await ask(customer, writingDocument, { id }), await ask(customer, writingDocument, { id })]).toEqual([
      true,
      false,
    ]);
    expect((await owner.next())?.data?.it).toEqual({ isWriting: true, conversation: null });
    await answer(admin, id, 'Hello!');
    for (const one of [shopper, owner]) {
      const push = (await one.next())?.data?.it;
      expect(push?.isWriting).toBe(false);
      expect(textsOf(push?.conversation ?? null)).toEqual(['Hello!', 'Hello']);
    }
    expect(await shop.sql(`SELECT FROM rate_limits WHERE key LIKE '%riting%'`)).toEqual([]);
    for (const one of [shopper, owner, stranger]) one.stop();
  });

  test('of the inbox gets how much waits', async () => {
    const admin = await shop.admin();
    await shop.sql('DELETE FROM conversations');
    const inbox = watch<{ it: { unread: number } }>(
      beside.url,
      'subscription { it: inboxChanged { unread } }',
      {},
      { token: admin.token },
    );
    expect((await inbox.next())?.data?.it.unread).toBe(0);
    await send(browser(), { text: 'Hello', ...visitor });
    expect((await inbox.next())?.data?.it.unread).toBe(1);
    inbox.stop();
  });
});

describe('a mail', () => {
  const soon = () => shop.sql(`UPDATE jobs.job SET start_after = now() WHERE name = 'mail' AND state = 'created'`);

  test('tells who has left of the first answer that is unread; nobody without an address, or who has read it', async () => {
    const admin = await shop.admin();
    const there = createClient(mailing.url, admin.token);
    await shop.sql('DELETE FROM conversations');
    const [left, stays] = [await mailing.customer(), await mailing.customer()];
    const nameless = browser(mailing.url);
    const talks = [
      await send(createClient(mailing.url, left.token), { text: 'Hello' }),
      await send(createClient(mailing.url, stays.token), { text: 'Hello' }),
      await send(nameless, { text: 'Hello', name: 'Nobody' }),
    ];
    for (const { conversation } of talks)
      for (const text of ['We open at nine.', 'And close at six.']) await answer(there, conversation.id, text);
    const seen = await own(createClient(mailing.url, stays.token));
    await ask(stays, readDocument, { id: seen?.id, upTo: seen?.messages.nodes[0]?.id });
    await soon();
    await shop.deliverMails();
    const mails = await shop.mailsTo(left.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Haat has answered you']);
    expect(mails[0]?.text).toContain('We open at nine.');
    expect(await shop.mailsTo(stays.email)).toEqual([]);
    expect(await shop.sql(`SELECT FROM demo_mails WHERE subject LIKE 'Haat has answered%'`)).toHaveLength(1);
    // The admins were told of the first message that waited, and have answered since.
    expect(await shop.mailsTo(admin.email)).toEqual([]);
  });

  test('tells admins of a message that nobody has read, once until the inbox is read', async () => {
    const admin = await shop.admin();
    await shop.sql('DELETE FROM conversations');
    for (let time = 0; time < 3; time += 1) await send(browser(mailing.url), { text: 'Is anybody there?', ...visitor });
    await soon();
    await shop.deliverMails();
    expect((await shop.mailsTo(admin.email)).map(({ subject }) => subject)).toEqual(['Rahima waits for an answer']);
  });
});

describe('a flood', () => {
  test('from one browser ends at 15 messages a minute and 200 a day', async () => {
    await shop.sql('DELETE FROM rate_limits');
    const one = browser();
    await send(one, { text: 'Hello', ...visitor });
    const statuses: number[] = [];
    for (let time = 0; time < 20; time += 1)
      statuses.push((await one.graphqlAnswer(sendDocument, { input: { text: 'x'.repeat(1000) } })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(15);
    await shop.sql(`UPDATE rate_limits SET points = 200 WHERE key LIKE 'messageADay:%'`);
    await shop.sql(`DELETE FROM rate_limits WHERE key LIKE 'messageAMinute:%'`);
    expect((await one.graphqlAnswer(sendDocument, { input: { text: 'Hello' } })).status).toBe(429);
  });

  test('that is refused costs few statements, and leaves neither rows nor lines in the log', async () => {
    const one = browser();
    await send(one, { text: 'Hello', ...visitor });
    await shop.sql(`UPDATE rate_limits SET points = 1000 WHERE key LIKE 'messageByIp:%'`);
    const rows = () => shop.sql('SELECT (SELECT count(*) FROM messages), (SELECT count(*) FROM rate_limits)');
    const [before, lines] = [await rows(), shop.logged.length];
    const statements = await statementsOf(async () => {
      for (let time = 0; time < 20; time += 1)
        await one.graphqlAnswer(sendDocument, { input: { text: 'x'.repeat(1000) } });
    });
    expect(statements.length).toBeLessThanOrEqual(40);
    expect(await rows()).toEqual(before);
    expect(shop.logged.length).toBe(lines);
  });
});
