import { describe, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { newId } from './factories.ts';
import { openShop } from './setup.ts';

const shop = await openShop();

interface Message {
  id: string;
  text: string;
  name: string;
  email: string;
  sentAt: string;
}

interface Draft {
  text: string;
  name?: string | null;
  email?: string | null;
  orderId?: string | null;
}

interface SendMessageData {
  sendMessage:
    | { __typename: 'SendMessageSuccess'; sent: Message }
    | { __typename: 'InvalidInput'; message: string; fields: { field: string; message: string }[] };
}

const sendMessageDocument = /* GraphQL */ `
  mutation SendMessage($input: SendMessageInput!) {
    sendMessage(input: $input) {
      __typename
      ... on SendMessageSuccess {
        sent {
          id
          text
          name
          email
          sentAt
        }
      }
      ... on InvalidInput {
        message
        fields {
          field
          message
        }
      }
    }
  }
`;

/** Sends a valid message. */
const send = async (client: Client, input: Draft): Promise<Message> => {
  const { sendMessage } = await client.graphql<SendMessageData>(sendMessageDocument, { input });
  if (sendMessage.__typename !== 'SendMessageSuccess') throw new Error(JSON.stringify(sendMessage));
  return sendMessage.sent;
};

interface Page {
  totalCount: number;
  nodes: Message[];
  edges: { cursor: string; node: { id: string } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null };
}

const pageFields = `totalCount nodes { id text name email sentAt } edges { cursor node { id } }
  pageInfo { hasNextPage hasPreviousPage endCursor }`;

const own = async (client: Client, variables: { first?: number; after?: string | null } = {}) => {
  const { me } = await client.graphql<{ me: { messages: Page } }>(
    `query ($first: Int! = 20, $after: String) { me { messages(first: $first, after: $after) { ${pageFields} } } }`,
    variables,
  );
  return me.messages;
};

const all = async (admin: Client, variables: { first?: number; after?: string | null } = {}) => {
  const { messages } = await admin.graphql<{ messages: Page }>(
    `query ($first: Int! = 20, $after: String) { messages(first: $first, after: $after) { ${pageFields} } }`,
    variables,
  );
  return messages;
};

const visitor = { name: 'Rahima', email: 'rahima@example.com' };

describe('a message', () => {
  test('of a visitor bears the name and e-mail that they give', async () => {
    const before = Date.now();
    const message = await send(shop, {
      text: '  When do you open?\n',
      name: ' Rahima ',
      email: ' rahima@example.com ',
    });
    expect(message).toMatchObject({ text: 'When do you open?', ...visitor });
    expect(Date.parse(message.sentAt)).toBeGreaterThanOrEqual(before - 1000);
    expect(message.sentAt).toBe(new Date(message.sentAt).toISOString());
    expect((await all(await shop.admin())).nodes[0]).toEqual(message);
  });

  test('of a customer bears the name and e-mail of the account, whatever is sent', async () => {
    const customer = await shop.customer();
    const account = { name: customer.displayName, email: customer.email };
    for (const claim of [{}, { name: null, email: null }, visitor, { name: '', email: 'nonsense' }])
      expect(await send(customer, { text: 'Is it waterproof?', ...claim })).toMatchObject(account);
    const { totalCount, nodes } = await own(customer);
    expect(totalCount).toBe(4);
    for (const message of nodes) expect(message).toMatchObject(account);
  });

  test('keeps its words as they are: Bangla, lines and signs', async () => {
    const text = "শাড়িটি কি লাল রঙে পাওয়া যাবে? 🎁\n\n<b>bold</b> & %s '; DROP TABLE messages; --";
    expect(await send(shop, { text, ...visitor })).toMatchObject({ text });
  });

  test('may have 2000 characters', async () => {
    const text = 'ক'.repeat(2000);
    expect(await send(shop, { text, ...visitor })).toMatchObject({ text });
  });

  const everything = [
    { field: 'name', message: 'Name is required' },
    { field: 'email', message: 'Enter a valid e-mail address' },
    { field: 'text', message: 'Message is required' },
  ];

  test.each<[string, Draft, { field: string; message: string }[]]>([
    ['nothing', { text: ' ' }, everything],
    ['no name', { ...visitor, name: null, text: 'Hello' }, everything.slice(0, 1)],
    ['no e-mail', { name: 'Rahima', text: 'Hello' }, everything.slice(1, 2)],
    [
      'too many characters',
      { ...visitor, text: 'x'.repeat(2001) },
      [{ field: 'text', message: 'Message is too long: 2000 characters at most' }],
    ],
  ])('of a visitor with %s is refused, and not kept', async (_, input, fields) => {
    const admin = await shop.admin();
    const { totalCount } = await all(admin);
    const { sendMessage } = await shop.graphql<SendMessageData>(sendMessageDocument, { input });
    expect(sendMessage).toEqual({ __typename: 'InvalidInput', message: fields[0]?.message, fields });
    expect((await all(admin)).totalCount).toBe(totalCount);
  });

  test('of a customer without words is refused', async () => {
    const customer = await shop.customer();
    const { sendMessage } = await customer.graphql<SendMessageData>(sendMessageDocument, {
      input: { text: '', ...visitor },
    });
    expect(sendMessage).toMatchObject({ fields: everything.slice(2) });
    expect((await own(customer)).totalCount).toBe(0);
  });

  test('with a token that is none, or of an account that waits, is a visitor’s', async () => {
    const waiting = await shop.customer({ status: 'PENDING' });
    for (const client of [waiting, shop.withToken('nonsense')]) {
      const { sendMessage } = await client.graphql<SendMessageData>(sendMessageDocument, {
        input: { text: 'Hello' },
      });
      expect(sendMessage).toMatchObject({ fields: everything.slice(0, 2) });
      expect(await send(client, { text: 'Hello', ...visitor })).toMatchObject(visitor);
    }
  });
});

describe('a message about an order', () => {
  const about = 'nodes { text order { id } }';
  const ofMe = async (client: Client) =>
    (await client.graphql<{ me: { messages: { nodes: object[] } } }>(`{ me { messages { ${about} } } }`)).me.messages
      .nodes;
  const forAdmins = async (admin: Client) =>
    (await admin.graphql<{ messages: { nodes: object[] } }>(`{ messages(first: 2) { ${about} } }`)).messages.nodes;

  test('shows the order to its customer and to admins; others are about none', async () => {
    const customer = await shop.customer();
    const orderId = await shop.order(customer, await shop.product());
    await send(customer, { text: 'When do you open?', orderId: null });
    await send(customer, { text: 'Where is it?', orderId });
    const messages = [
      { text: 'Where is it?', order: { id: orderId } },
      { text: 'When do you open?', order: null },
    ];
    expect(await ofMe(customer)).toEqual(messages);
    expect(await forAdmins(await shop.admin())).toEqual(messages);
  });

  test('is refused, and not kept, when it is not an order of one’s own', async () => {
    const [customer, admin] = [await shop.customer(), await shop.admin()];
    const foreign = await shop.order(await shop.customer(), await shop.product());
    const { totalCount } = await all(admin);
    const field = { field: 'orderId', message: 'We cannot find this order among yours.' };
    for (const client of [customer, admin, shop])
      for (const orderId of [foreign, newId(), 'nonsense', '']) {
        const input = { text: 'Hello', ...visitor, orderId };
        const { sendMessage } = await client.graphql<SendMessageData>(sendMessageDocument, { input });
        expect(sendMessage).toEqual({
          __typename: 'InvalidInput',
          message: field.message,
          fields: [field],
        });
      }
    expect((await all(admin)).totalCount).toBe(totalCount);
  });

  test('is in the copy of one’s data with the order’s id', async () => {
    const customer = await shop.customer();
    const orderId = await shop.order(customer, await shop.product());
    await send(customer, { text: 'Where is it?', orderId });
    const { messages } = (await customer.get('/backend/account/data')).ok<{ messages: object[] }>();
    expect(messages).toEqual([expect.objectContaining({ text: 'Where is it?', orderId })]);
  });
});

describe('lists of messages', () => {
  test('are newest first, in pages, with their number', async () => {
    const [customer, admin] = [await shop.customer(), await shop.admin()];
    const sent: Message[] = [];
    for (const text of ['one', 'two', 'three']) sent.unshift(await send(customer, { text }));
    expect((await own(customer)).nodes).toEqual(sent);

    for (const { list, client } of [
      { list: own, client: customer },
      { list: all, client: admin },
    ]) {
      const first = await list(client, { first: 2 });
      expect(first.nodes).toEqual(sent.slice(0, 2));
      expect(first.edges.map(({ node }) => node.id)).toEqual(sent.slice(0, 2).map(({ id }) => id));
      expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
      // A message that arrives meanwhile does not shift the pages.
      const meanwhile = await send(customer, { text: 'four' });
      const second = await list(client, { first: 1, after: first.pageInfo.endCursor });
      expect(second.nodes).toEqual(sent.slice(2, 3));
      expect(second.pageInfo.hasPreviousPage).toBe(true);
      expect(second.totalCount).toBe(first.totalCount + 1);
      sent.unshift(meanwhile);
    }
    const { pageInfo } = await own(customer, { first: 5 });
    expect(pageInfo.hasNextPage).toBe(false);
  });

  test('show nobody the messages of another one', async () => {
    const [customer, other] = [await shop.customer(), await shop.customer()];
    await send(customer, { text: 'Between you and me' });
    // A visitor may type anybody's e-mail, so this message belongs to no customer.
    await send(shop, { text: 'Not from the account', name: customer.displayName, email: customer.email });
    const mine = await own(customer);
    expect(mine.nodes.map(({ text }) => text)).toEqual(['Between you and me']);
    expect(await own(other)).toMatchObject({ totalCount: 0, nodes: [] });
    const after = mine.pageInfo.endCursor;
    await send(other, { text: 'Later' });
    expect((await own(other, { after })).nodes).toEqual([]);
  });

  test('of a customer are refused to others, even to who can name the password', async () => {
    const [customer, other] = [await shop.customer({ password: 'a secret' }), await shop.customer()];
    await send(customer, { text: 'Between you and me' });
    for (const selection of ['messages { nodes { text } }', 'messages { totalCount }']) {
      const document = `mutation ($input: LoginInput!) {
        login(input: $input) { ... on LoginSuccess { customer { ${selection} } } }
      }`;
      const variables = { input: { email: customer.email, password: 'a secret' } };
      expect(await other.graphqlRefusal(document, variables)).toMatchObject({
        status: 403,
        extensions: { code: 'FORBIDDEN' },
      });
      expect(await shop.graphqlRefusal(document, variables)).toMatchObject({ status: 401 });
    }
  });

  test('of customers are shown to admins', async () => {
    const [customer, admin] = [await shop.customer(), await shop.admin()];
    await send(customer, { text: 'Hello' });
    await send(customer, { text: 'Hello again' });
    const { customers } = await admin.graphql<{ customers: { nodes: object[] } }>(
      '{ customers(first: 2) { nodes { id messages(first: 1) { totalCount nodes { text } } } } }',
    );
    expect(customers.nodes).toEqual([
      { id: admin.id, messages: { totalCount: 0, nodes: [] } },
      { id: customer.id, messages: { totalCount: 2, nodes: [{ text: 'Hello again' }] } },
    ]);
  });
});

describe('for admins', () => {
  interface Read {
    id: string;
    readAt: string | null;
    readBy: { id: string } | null;
    customer: { id: string } | null;
  }
  const readFields = 'id readAt readBy { id } customer { id }';
  const list = async (admin: Client, variables: { isRead?: boolean; first?: number; after?: string | null }) =>
    (
      await admin.graphql<{
        messages: { totalCount: number; isTotalExact: boolean; nodes: Read[]; pageInfo: Page['pageInfo'] };
      }>(
        `query ($isRead: Boolean, $first: Int! = 100, $after: String) {
          messages(isRead: $isRead, first: $first, after: $after) {
            totalCount isTotalExact nodes { ${readFields} } pageInfo { hasNextPage hasPreviousPage endCursor }
          }
        }`,
        variables,
      )
    ).messages;
  const markDocument = `mutation ($ids: [ID!]!, $isRead: Boolean!) {
    markMessages(ids: $ids, isRead: $isRead) { ${readFields} }
  }`;
  const mark = async (admin: Client, ids: string[], isRead: boolean) =>
    (await admin.graphql<{ markMessages: Read[] }>(markDocument, { ids, isRead })).markMessages;

  test('the unread messages come first, page by page, whatever was read between', async () => {
    const admin = await shop.admin();
    await shop.sql('DELETE FROM messages');
    const sent: string[] = [];
    for (const text of ['1', '2', '3', '4', '5', '6']) sent.push((await send(shop, { text, ...visitor })).id);
    const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = ''] = sent;
    const marked = await mark(admin, [fifth, second], true);
    expect(marked.map(({ id, readBy }) => [id, readBy?.id])).toEqual([
      [fifth, admin.id],
      [second, admin.id],
    ]);
    const expected = [sixth, fourth, third, first, fifth, second];
    for (const size of [1, 2, 4, 6]) {
      const collected: string[] = [];
      let after: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof list>> = await list(admin, { first: size, after });
        expect([page.totalCount, page.isTotalExact]).toEqual([6, true]);
        collected.push(...page.nodes.map(({ id }) => id));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after !== null);
      expect(collected).toEqual(expected);
    }
    expect((await list(admin, { isRead: false })).nodes.map(({ id }) => id)).toEqual(expected.slice(0, 4));
    expect(await list(admin, { isRead: true })).toMatchObject({
      totalCount: 2,
      nodes: [{ id: fifth }, { id: second }],
    });
    await mark(admin, [second], false);
    expect((await list(admin, { isRead: true })).nodes.map(({ id }) => id)).toEqual([fifth]);
  });

  test('marking twice keeps who was first, and is in the log once', async () => {
    const [admin, other] = [await shop.admin(), await shop.admin()];
    const { id } = await send(shop, { text: 'Hello', ...visitor });
    await mark(admin, [id], true);
    const [again] = await mark(other, [id, id.toUpperCase()], true);
    expect(again?.readBy?.id).toBe(admin.id);
    await mark(other, [id], false);
    const entries = await shop.sql('SELECT action, actor_id FROM audit_entries WHERE subject_id = $1 ORDER BY id', [
      id,
    ]);
    expect(entries).toEqual([
      { action: 'MESSAGE_READ', actor_id: admin.id },
      { action: 'MESSAGE_UNREAD', actor_id: other.id },
    ]);
  });

  test('of unknown messages none is marked', async () => {
    const admin = await shop.admin();
    const { id } = await send(shop, { text: 'Hello', ...visitor });
    for (const gone of [newId(), 'no id'])
      expect((await admin.graphqlRefusal(markDocument, { ids: [id, gone], isRead: true })).extensions.code).toBe(
        'NOT_FOUND',
      );
    for (const ids of [[], Array<string>(101).fill('').map(newId)])
      expect((await admin.graphqlRefusal(markDocument, { ids, isRead: true })).status).toBe(400);
    expect((await list(admin, { first: 1 })).nodes).toMatchObject([{ id, readAt: null }]);
  });

  test('a message leads to its sender, whom others do not see, nor that it was read', async () => {
    const [admin, customer] = [await shop.admin(), await shop.customer()];
    const { id } = await send(customer, { text: 'Hello' });
    await mark(admin, [id], true);
    const [seen] = (await list(admin, { isRead: true, first: 1 })).nodes;
    expect(seen).toMatchObject({ id, customer: { id: customer.id }, readBy: { id: admin.id } });
    const { me } = await customer.graphql<{ me: { messages: { nodes: Read[] } } }>(
      `{ me { messages { nodes { ${readFields} } } } }`,
    );
    expect(me.messages.nodes).toEqual([{ id, readAt: null, readBy: null, customer: null }]);
  });
});
