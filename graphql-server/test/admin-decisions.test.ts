import { describe, expect, test } from 'vitest';
import { createAdmin } from '../src/people/customer/admin.ts';
import { createDatabase } from '../src/platform/db/database.ts';
import { modules } from '../src/modules.ts';
import { createBrowser, type Edge } from './browser.ts';
import type { Client } from './client.ts';
import { newId, type Person } from './factories.ts';
import { openShop } from './setup.ts';

const shop = await openShop();

const PASSWORD = 'a good long secret';

interface Result {
  __typename: string;
  message?: string;
  fields?: { field: string; message: string }[];
  customer?: { id: string; status: string; role: string; rejectionReason: string | null };
}

const confirm = async (admin: Client, id: string) =>
  (
    await admin.graphql<{ it: { id: string; status: string; rejectionReason: string | null } }>(
      'mutation ($id: ID!) { it: confirmCustomer(id: $id) { id status rejectionReason } }',
      { id },
    )
  ).it;

const members = `__typename
  ... on Error { message }
  ... on InvalidInput { fields { field message } }`;

const reject = async (admin: Client, id: string, reason: string) =>
  (
    await admin.graphql<{ it: Result }>(
      `mutation ($input: RejectCustomerInput!) { it: rejectCustomer(input: $input) {
        ${members} ... on RejectCustomerSuccess { customer { id status role rejectionReason } }
      } }`,
      { input: { id, reason } },
    )
  ).it;

const changeRoleDocument = `mutation ($input: ChangeRoleInput!) { it: changeRole(input: $input) {
  __typename ... on Error { message } ... on ChangeRoleSuccess { customer { id status role rejectionReason } }
} }`;

const changeRole = async (admin: Client, id: string, role: 'ADMIN' | 'CUSTOMER') =>
  (await admin.graphql<{ it: Result }>(changeRoleDocument, { input: { id, role } })).it;

/** Returns the sentence of a refused sign-in, over either edge. */
const refusalOf = async (edge: Edge, email: string, password = PASSWORD) => {
  const answer = await createBrowser(shop.url).login(email, password, edge);
  if (edge === 'REST') {
    const { wrong, code } = answer.refused(401);
    expect(code).toBe('LOGIN_REFUSED');
    return wrong;
  }
  return answer.ok<{ data: { login: { message: string } } }>().data.login.message;
};

const entriesOf = ({ id }: { id: string }) =>
  shop.sql<{ action: string; actor_id: string | null; details: object }>(
    'SELECT action, actor_id, details FROM audit_entries WHERE customer_id = $1 ORDER BY id',
    [id],
  );

const subjectsTo = async (email: string) => {
  await shop.deliverMails();
  return (await shop.mailsTo(email)).length;
};

const isSignedIn = async (client: Client) => {
  const { me } = await client.graphql<{ me: object | null }>('{ me { id } }');
  return me !== null;
};

describe.each<Edge>(['GraphQL', 'REST'])('who waits, and signs in over %s,', (edge) => {
  test('gets in once an admin has confirmed them; a mail and the log tell', async () => {
    const [admin, person] = [await shop.admin(), await shop.customer({ status: 'PENDING', password: PASSWORD })];
    expect(await refusalOf(edge, person.email)).toBe('Your account is waiting for confirmation by an admin.');
    expect(await confirm(admin, person.id)).toEqual({
      id: person.id,
      status: 'CONFIRMED',
      rejectionReason: null,
    });
    const browser = createBrowser(shop.url);
    (await browser.login(person.email, PASSWORD, edge)).ok();
    expect(await isSignedIn(browser.client)).toBe(true);
    expect(await subjectsTo(person.email)).toBe(1);
    expect(await entriesOf(person)).toMatchObject([
      { action: 'ACCOUNT_CONFIRMED', actor_id: admin.id, details: {} },
      { action: 'SIGNED_IN', actor_id: person.id, details: { by: 'password' } },
    ]);
  });

  test('reads the reason of an admin who refuses them, with the right password only', async () => {
    const [admin, person] = [await shop.admin(), await shop.customer({ status: 'PENDING', password: PASSWORD })];
    const reason = 'We do not deliver to <your> "district" yet. দুঃখিত।';
    expect(await reject(admin, person.id, `  ${reason}\n`)).toMatchObject({
      __typename: 'RejectCustomerSuccess',
      customer: { status: 'REJECTED', rejectionReason: reason },
    });
    expect(await refusalOf(edge, person.email)).toBe(`Your account was not accepted: ${reason}`);
    expect(await refusalOf(edge, person.email, 'a guess')).toBe('E-mail or password is wrong.');
    await shop.deliverMails();
    const [mail, ...more] = await shop.mailsTo(person.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(reason);
    expect(await entriesOf(person)).toMatchObject([
      { action: 'ACCOUNT_REJECTED', actor_id: admin.id, details: { reason } },
    ]);
  });
});

describe('a decision', () => {
  test('taken again changes nothing: one mail, one entry', async () => {
    const [admin, other] = [await shop.admin(), await shop.admin()];
    const person = await shop.customer({ status: 'PENDING' });
    for (const one of [admin, other, admin]) await confirm(one, person.id);
    expect(await subjectsTo(person.email)).toBe(1);
    for (const one of [admin, other, admin]) await reject(one, person.id, ' No. ');
    expect(await subjectsTo(person.email)).toBe(2);
    await reject(other, person.id, 'No, for another reason.');
    expect(await subjectsTo(person.email)).toBe(3);
    expect((await entriesOf(person)).map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['ACCOUNT_CONFIRMED', admin.id],
      ['ACCOUNT_REJECTED', admin.id],
      ['ACCOUNT_REJECTED', other.id],
    ]);
  });

  test('taken by many admins at once is taken once', async () => {
    const admins = [await shop.admin(), await shop.admin(), await shop.admin(), await shop.admin()];
    const person = await shop.customer({ status: 'PENDING' });
    await Promise.all(admins.map((admin) => confirm(admin, person.id)));
    expect(await entriesOf(person)).toHaveLength(1);
    expect(await subjectsTo(person.email)).toBe(1);
  });

  test('to refuse somebody ends their sessions at once; to confirm them again brings none back', async () => {
    const [admin, person] = [await shop.admin(), await shop.customer({ password: PASSWORD })];
    const browser = createBrowser(shop.url);
    await browser.login(person.email, PASSWORD);
    await reject(admin, person.id, 'You returned everything that you bought.');
    for (const client of [person, browser.client]) expect(await isSignedIn(client)).toBe(false);
    (await browser.refresh()).refused(401);
    expect(await confirm(admin, person.id)).toMatchObject({ status: 'CONFIRMED', rejectionReason: null });
    for (const client of [person, browser.client]) expect(await isSignedIn(client)).toBe(false);
    (await browser.login(person.email, PASSWORD)).ok();
  });

  test.each([
    ['nothing', '', 'Please give a reason'],
    ['blanks', ' \n\t ', 'Please give a reason'],
    ['301 characters', 'x'.repeat(301), 'The reason is too long: 300 characters at most'],
  ])('to refuse somebody needs a reason; %s is none', async (_, reason, message) => {
    const [admin, person] = [await shop.admin(), await shop.customer()];
    expect(await reject(admin, person.id, reason)).toEqual({
      __typename: 'InvalidInput',
      message,
      fields: [{ field: 'reason', message }],
    });
    expect(await isSignedIn(person)).toBe(true);
    expect(await entriesOf(person)).toEqual([]);
  });

  test('may have a reason of 300 characters, with blanks around it', async () => {
    const [admin, person] = [await shop.admin(), await shop.customer()];
    const reason = 'ক'.repeat(300);
    expect((await reject(admin, person.id, ` ${reason} `)).customer?.rejectionReason).toBe(reason);
  });

  test.each([newId(), 'no id', ''])('about nobody (%j) is answered so', async (id) => {
    const admin = await shop.admin();
    for (const [document, input] of [
      ['mutation ($input: RejectCustomerInput!) { rejectCustomer(input: $input) { __typename } }', { id, reason: 'x' }],
      ['mutation ($input: ChangeRoleInput!) { changeRole(input: $input) { __typename } }', { id, role: 'ADMIN' }],
    ] as const) {
      const refusal = await admin.graphqlRefusal(document, { input });
      expect([refusal.status, refusal.extensions.code]).toEqual([404, 'NOT_FOUND']);
    }
  });
});

describe('a role', () => {
  const listCustomers = '{ customers { totalCount } }';

  test('holds from the moment it is given, in sessions that began before', async () => {
    const [admin, person] = [await shop.admin(), await shop.customer({ password: PASSWORD })];
    const browser = createBrowser(shop.url);
    await browser.login(person.email, PASSWORD);
    expect((await browser.client.graphqlRefusal(listCustomers)).extensions.code).toBe('FORBIDDEN');
    expect((await changeRole(admin, person.id, 'ADMIN')).customer?.role).toBe('ADMIN');
    await browser.client.graphql(listCustomers);
    (await person.get(`/order/newcustomer?email=${admin.email}`)).ok();
    expect((await changeRole(browser.client, admin.id, 'CUSTOMER')).customer?.role).toBe('CUSTOMER');
    expect((await admin.graphqlRefusal(listCustomers)).extensions.code).toBe('FORBIDDEN');
    (await admin.get(`/order/newcustomer?email=${person.email}`)).refused(403);
    expect(await entriesOf(admin)).toMatchObject([
      { action: 'ROLE_CHANGED', actor_id: person.id, details: { role: 'CUSTOMER' } },
    ]);
    expect((await entriesOf(person)).at(-1)).toMatchObject({
      action: 'ROLE_CHANGED',
      actor_id: admin.id,
      details: { role: 'ADMIN' },
    });
  });

  test('that somebody has already changes nothing', async () => {
    const [admin, person] = [await shop.admin(), await shop.customer()];
    expect((await changeRole(admin, person.id, 'CUSTOMER')).customer?.role).toBe('CUSTOMER');
    expect(await entriesOf(person)).toEqual([]);
  });

  test('is given to nobody by themselves', async () => {
    const [person, waiting] = [await shop.customer(), await shop.customer({ status: 'PENDING' })];
    const own = await person.graphqlRefusal(changeRoleDocument, { input: { id: person.id, role: 'ADMIN' } });
    expect([own.status, own.extensions.code]).toEqual([403, 'FORBIDDEN']);
    const none = await waiting.graphqlRefusal(changeRoleDocument, {
      input: { id: waiting.id, role: 'ADMIN' },
    });
    expect([none.status, none.extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
  });
});

describe('the last admin', () => {
  const message = 'This is the only admin of the shop. Make somebody else an admin first.';
  const lastAdmin = { __typename: 'LastAdmin', message };
  const adminsLeft = async () =>
    (await shop.sql(`SELECT FROM customers WHERE role = 'ADMIN' AND status = 'CONFIRMED'`)).length;

  /** Makes these the only admins of the shop. */
  const onlyAdmins = async (count: number): Promise<Person[]> => {
    await shop.sql(`UPDATE customers SET role = 'CUSTOMER'`);
    return Promise.all(Array.from({ length: count }, () => shop.admin({ password: PASSWORD })));
  };

  test('cannot lose their role, be refused or go', async () => {
    const [admin] = await onlyAdmins(1);
    if (!admin) return;
    // Pending and rejected admins do not count.
    await shop.admin({ status: 'PENDING' });
    await shop.admin({ status: 'REJECTED' });
    expect(await changeRole(admin, admin.id, 'CUSTOMER')).toEqual(lastAdmin);
    expect(await reject(admin, admin.id, 'I am tired.')).toEqual(lastAdmin);
    const body = { email: admin.email, password: PASSWORD };
    expect((await admin.send('DELETE', '/backend/account', { body })).refused(409)).toMatchObject({
      code: 'LAST_ADMIN',
      error: message,
    });
    expect(await isSignedIn(admin)).toBe(true);
    expect(await entriesOf(admin)).toEqual([]);
    expect(await subjectsTo(admin.email)).toBe(0);
  });

  type Leaving = (admin: Person, other: Person) => Promise<unknown>;
  const leave = (admin: Person) =>
    admin.send('DELETE', '/backend/account', { body: { email: admin.email, password: PASSWORD } });
  const ways: [string, Leaving][] = [
    ['both give their own role back', (admin) => changeRole(admin, admin.id, 'CUSTOMER')],
    [
      'each takes the other’s role',
      (admin, { id }) => admin.graphqlAnswer(changeRoleDocument, { input: { id, role: 'CUSTOMER' } }),
    ],
    ['both refuse themselves', (admin) => reject(admin, admin.id, 'I am tired.')],
    [
      'each refuses the other',
      (admin, { id }) =>
        admin.graphqlAnswer(
          'mutation ($input: RejectCustomerInput!) { rejectCustomer(input: $input) { __typename } }',
          { input: { id, reason: 'It is you or me.' } },
        ),
    ],
    ['both delete their accounts', (admin) => leave(admin)],
  ];

  test.each(ways)('is left when %s at the same time', async (_, act) => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = await onlyAdmins(2);
      if (!one || !other) throw new Error('There are no admins.');
      await Promise.all([act(one, other), act(other, one)]);
      expect(await adminsLeft()).toBe(1);
    }
  });

  test('is left when one goes while the other takes their role', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = await onlyAdmins(2);
      if (!one || !other) throw new Error('There are no admins.');
      await Promise.all([
        leave(one),
        other.graphqlAnswer(changeRoleDocument, { input: { id: one.id, role: 'CUSTOMER' } }),
        changeRole(other, other.id, 'CUSTOMER'),
      ]);
      expect(await adminsLeft()).toBe(1);
    }
  });
});

describe('the audit log', () => {
  interface Entry {
    id: string;
    at: string;
    action: string;
    customer: { email: string } | null;
    customerId: string | null;
    actor: { email: string } | null;
    address: string | null;
    userAgent: string | null;
    details: { name: string; value: string }[];
  }
  interface Log {
    auditLog: {
      totalCount: number;
      nodes: Entry[];
      pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null };
    };
  }
  const document = `query ($filter: AuditFilter, $first: Int! = 20, $after: String) {
    auditLog(filter: $filter, first: $first, after: $after) {
      totalCount
      nodes {
        id at action customer { email } customerId actor { email } address userAgent details { name value }
      }
      pageInfo { hasNextPage hasPreviousPage endCursor }
    }
  }`;
  const read = async (admin: Client, filter: object = {}, page: { first?: number; after?: string | null } = {}) =>
    (await admin.graphql<Log>(document, { filter, ...page })).auditLog;

  test('tells who did what, when, and from where', async () => {
    const [admin, person] = [await shop.admin(), await shop.customer({ status: 'PENDING', password: PASSWORD })];
    await confirm(admin, person.id);
    const browser = createBrowser(shop.url, '203.0.113.77');
    await browser.send('POST', '/backend/login', {
      body: { gmail: person.email, password: PASSWORD },
      headers: { 'user-agent': `A browser ${'x'.repeat(400)}` },
    });
    const { nodes, totalCount } = await read(admin, { subjectId: person.id });
    expect(totalCount).toBe(2);
    expect(nodes).toMatchObject([
      {
        action: 'SIGNED_IN',
        customer: { email: person.email },
        customerId: person.id,
        actor: { email: person.email },
        address: '203.0.113.77',
        userAgent: `A browser ${'x'.repeat(290)}`,
        details: [{ name: 'by', value: 'password' }],
      },
      { action: 'ACCOUNT_CONFIRMED', actor: { email: admin.email }, details: [] },
    ]);
    expect(Math.abs(Date.parse(nodes[0]?.at ?? '') - Date.now())).toBeLessThan(60_000);
  });

  test('is read page by page, newest first, as a whole or in part', async () => {
    const [admin, person] = [await shop.admin(), await shop.customer()];
    for (const reason of ['1', '2', '3', '4', '5']) await reject(admin, person.id, reason);
    await confirm(admin, person.id);
    for (const filter of [
      { subjectId: person.id },
      { subjectId: person.id, action: 'ACCOUNT_REJECTED' },
      { action: 'ACCOUNT_REJECTED' },
      {},
    ]) {
      const whole = await read(admin, filter, { first: 100 });
      const collected: string[] = [];
      let after: string | null = null;
      do {
        const page: Log['auditLog'] = await read(admin, filter, { first: 4, after });
        expect(page.totalCount).toBe(whole.totalCount);
        expect(page.pageInfo.hasPreviousPage).toBe(after !== null);
        collected.push(...page.nodes.map(({ id }) => id));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after !== null && collected.length < 100);
      expect(collected.slice(0, 100)).toEqual(whole.nodes.map(({ id }) => id));
      expect(collected.toSorted().toReversed()).toEqual(collected);
    }
    const rejections = await read(admin, { subjectId: person.id, action: 'ACCOUNT_REJECTED' });
    expect(rejections.nodes.map(({ details }) => details[0]?.value)).toEqual(['5', '4', '3', '2', '1']);
    for (const subjectId of [newId(), 'no id', ''])
      expect(await read(admin, { subjectId })).toMatchObject({ totalCount: 0, nodes: [] });
  });

  test('is for admins only', async () => {
    for (const [client, code] of [
      [shop, 'UNAUTHENTICATED'],
      [await shop.customer(), 'FORBIDDEN'],
    ] as const)
      expect((await client.graphqlRefusal('{ auditLog { totalCount } }')).extensions.code).toBe(code);
  });

  test('outlives the account, and does not hold on to the person', async () => {
    const [admin, person] = [await shop.admin(), await shop.customer({ password: PASSWORD })];
    await createBrowser(shop.url).login(person.email, PASSWORD);
    (await person.send('DELETE', '/backend/account', { body: { email: person.email, password: PASSWORD } })).ok();
    const { nodes } = await read(admin, { subjectId: person.id });
    expect(nodes.map(({ action }) => action)).toEqual(['ACCOUNT_DELETED', 'SIGNED_IN']);
    for (const entry of nodes)
      expect(entry).toMatchObject({
        customer: null,
        customerId: person.id,
        actor: null,
        address: null,
        userAgent: null,
        details: [],
      });
  });

  test('knows of admins who were made at the command line', async () => {
    const email = 'owner.of.all@gmail.com';
    const owner = { name: 'Owner', phoneNumber: '01712345678', email, password: PASSWORD };
    expect(await createAdmin({ database: createDatabase(shop.dataSource), modules }, owner)).toBe('created');
    expect(await createAdmin({ database: createDatabase(shop.dataSource), modules }, owner)).toBe('promoted');
    const { nodes } = await read(await shop.admin(), { action: 'ROLE_CHANGED' }, { first: 2 });
    for (const entry of nodes)
      expect(entry).toMatchObject({
        customer: { email },
        actor: null,
        address: null,
        details: [
          { name: 'by', value: 'command line' },
          { name: 'role', value: 'ADMIN' },
        ],
      });
  });

  test('knows when the command line took an account over that anybody could have registered', async () => {
    const email = 'owner.to.be@gmail.com';
    const [stranger, browser] = [
      await shop.customer({ email, password: 'of a stranger', shippingAddress: 'Where the stranger lives' }),
      createBrowser(shop.url),
    ];
    await browser.login(email, 'of a stranger');
    const owner = { name: 'Owner', phoneNumber: '01712345678', email, password: PASSWORD };
    expect(await createAdmin({ database: createDatabase(shop.dataSource), modules }, owner)).toBe('taken over');
    expect(await isSignedIn(browser.client)).toBe(false);
    (await browser.refresh()).refused(401);
    expect(await refusalOf('REST', email, 'of a stranger')).toBe('E-mail or password is wrong.');
    (await createBrowser(shop.url).login(email, PASSWORD)).ok();
    expect(
      await shop.sql('SELECT display_name AS name, shipping_address AS address FROM customers WHERE id = $1', [
        stranger.id,
      ]),
    ).toEqual([{ name: 'Owner', address: null }]);
    const { nodes } = await read(await shop.admin(), { subjectId: stranger.id, action: 'ROLE_CHANGED' });
    expect(nodes.map(({ details }) => details)).toEqual([
      expect.arrayContaining([{ name: 'password', value: 'replaced' }]),
    ]);
    // Now that the e-mail is confirmed, the owner may change the password.
    const again = { ...owner, password: 'another one' };
    expect(await createAdmin({ database: createDatabase(shop.dataSource), modules }, again)).toBe('promoted');
    (await createBrowser(shop.url).login(email, PASSWORD)).ok();
  });

  test('contains no secret, no token, no name and no e-mail', async () => {
    const admin = await shop.admin();
    const secrets = ['the first secret', 'the second secret', 'the third secret'] as const;
    const [first, second, third] = secrets;
    const email = 'unmistakable.person@gmail.com';
    (
      await shop.post('/backend/registration', {
        user_name: 'Unmistakable Person',
        phone_number: '01798765432',
        gmail: email,
        password: first,
      })
    ).ok();
    const [{ id } = { id: '' }] = await shop.sql<{ id: string }>('SELECT id FROM customers WHERE email = $1', [email]);
    await confirm(admin, id);
    await shop.deliverMails();
    const linkIn = async (page: string) => {
      await shop.deliverMails();
      const text = (await shop.mailsTo(email)).map((mail) => mail.text).join('\n');
      return new RegExp(`/${page}#([\\w-]{43})`).exec(text)?.[1] ?? '';
    };
    const links = [await linkIn('confirm-email')];
    (await shop.post('/backend/email/confirm', { token: links[0] })).ok();
    const browser = createBrowser(shop.url);
    await browser.login(email, first);
    const tokens = [browser.token, browser.refreshToken.split('.')[1] ?? ''];
    (await browser.client.put('/backend/password', { currentPassword: first, newPassword: second })).ok();
    (await shop.post('/backend/password/forgot', { gmail: email })).ok();
    links.push(await linkIn('reset-password'));
    (await shop.post('/backend/password/reset', { token: links[1], password: third })).ok();
    await browser.login(email, third);
    const old = browser.refreshToken;
    (await browser.refresh()).ok();
    await browser.refresh({ refreshToken: old });
    await browser.login(email, third);
    (await browser.client.send('DELETE', '/backend/sessions')).ok();
    const rows = await shop.sql<{ action: string; text: string }>(
      'SELECT action, e::text AS text FROM audit_entries e WHERE customer_id = $1 ORDER BY id',
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'REGISTERED',
      'ACCOUNT_CONFIRMED',
      'EMAIL_CONFIRMED',
      'SIGNED_IN',
      'PASSWORD_CHANGED',
      'PASSWORD_RESET_REQUESTED',
      'PASSWORD_RESET',
      'SIGNED_IN',
      'TOKEN_REUSED',
      'SIGNED_IN',
      'SIGNED_OUT_EVERYWHERE',
    ]);
    for (const word of [...secrets, ...links, ...tokens, email, 'unmistakable', 'Unmistakable', '98765432', 'argon2']) {
      expect(word).not.toBe('');
      for (const { action, text } of rows) expect(text, action).not.toContain(word);
    }
  });
});
