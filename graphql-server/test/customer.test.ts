import { isObjectType, isInterfaceType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { nationalPhone } from '#schema/phone.ts';
import { createSchema } from '../src/platform/http/graphql/graphql.ts';
import { modules } from '../src/modules.ts';
import type { Client } from './client.ts';
import { newId, type Person } from './factories.ts';
import { openShop } from './setup.ts';

const shop = await openShop();

interface Registration {
  name: string;
  phoneNumber: string;
  email: string;
  password: string;
}

let newcomers = 0;

/** Returns a valid registration. */
const newcomer = (change: Partial<Registration> = {}): Registration => ({
  name: 'Karim Uddin',
  phoneNumber: '01812345678',
  email: `newcomer.${(newcomers += 1)}@gmail.com`,
  password: 'a good secret',
  ...change,
});

/** The outcome of a registration or a sign-in, in the same words for both edges. */
type Outcome =
  | { kind: 'done'; message: string }
  | { kind: 'signedIn'; token: string; name: string; email: string; role: string }
  | { kind: string; message: string; fields?: string[]; reason?: string };

interface GraphqlResult {
  __typename: string;
  message: string;
  reason?: string;
  fields?: { field: string; message: string }[];
  token?: string;
  customer?: { displayName: string; email: string; role: string };
}

const graphql = {
  edge: 'GraphQL',
  register: async (input: Registration): Promise<Outcome> => {
    const { register } = await shop.graphql<{ register: GraphqlResult }>(
      `mutation ($input: RegisterInput!) {
        register(input: $input) {
          __typename
          ... on RegisterSuccess { message }
          ... on Error { message }
          ... on InvalidInput { fields { field message } }
        }
      }`,
      { input },
    );
    const { __typename: kind, message, fields } = register;
    if (kind === 'RegisterSuccess') return { kind: 'done', message };
    return { kind, message, ...(fields && { fields: fields.map(({ field }) => field) }) };
  },
  login: async (email: string, password: string): Promise<Outcome> => {
    const { login } = await shop.graphql<{ login: GraphqlResult }>(
      `mutation ($input: LoginInput!) {
        login(input: $input) {
          __typename
          ... on LoginSuccess { token expiresAt customer { displayName email role } }
          ... on LoginRefused { message reason }
          ... on InvalidInput { message fields { field } }
        }
      }`,
      { input: { email, password } },
    );
    const { token, customer, __typename: kind, message, reason, fields } = login;
    if (token !== undefined && customer)
      return {
        kind: 'signedIn',
        token,
        name: customer.displayName,
        email: customer.email,
        role: customer.role.toLowerCase(),
      };
    return {
      kind,
      message,
      ...(reason !== undefined && { reason }),
      ...(fields && { fields: fields.map(({ field }) => field) }),
    };
  },
};

const restFields: Record<string, string> = { user_name: 'name', phone_number: 'phoneNumber', gmail: 'email' };

const rest = {
  edge: 'REST',
  register: async ({ name, phoneNumber, email, password }: Registration): Promise<Outcome> => {
    const answer = await shop.post('/backend/registration', {
      user_name: name,
      gmail: email,
      phone_number: phoneNumber,
      password,
    });
    if (answer.status === 200) {
      const body = answer.ok<{ message: string; error?: string }>();
      expect(body.error).toBeUndefined();
      return { kind: 'done', message: body.message };
    }
    const { error, code, fields } = answer.refused(answer.status);
    const kinds: Record<string, string> = {
      '409 EMAIL_TAKEN': 'EmailTaken',
      '422 INVALID_INPUT': 'InvalidInput',
    };
    return {
      kind: kinds[`${answer.status} ${code}`] ?? code,
      message: error,
      ...(fields && { fields: fields.map(({ field }) => restFields[field] ?? field) }),
    };
  },
  login: async (email: string, password: string): Promise<Outcome> => {
    const answer = await shop.post('/backend/login', { gmail: email, password });
    if (answer.status === 200) {
      const body = answer.ok<{ token: string; user_name: string; gmail: string; role: string }>();
      expect(Object.keys(body).sort()).toEqual(['expiresAt', 'gmail', 'role', 'token', 'user_name']);
      return {
        kind: 'signedIn',
        token: body.token,
        name: body.user_name,
        email: body.gmail,
        role: body.role,
      };
    }
    if (answer.status === 422) {
      const { error: message, fields } = answer.refused(422);
      return {
        kind: 'InvalidInput',
        message,
        ...(fields && { fields: fields.map(({ field }) => restFields[field] ?? field) }),
      };
    }
    const { wrong, error } = answer.refused(401);
    expect(wrong).toBe(error);
    const reasons: Record<string, string> = {
      'E-mail or password is wrong.': 'WRONG_CREDENTIALS',
      'Your account is waiting for confirmation by an admin.': 'PENDING',
      'Your account was not accepted. Please contact the shop.': 'REJECTED',
    };
    return { kind: 'LoginRefused', message: error, reason: reasons[error] ?? '' };
  },
};

const rowOf = async (email: string) => {
  const [row] = await shop.sql<Record<string, unknown>>('SELECT * FROM customers WHERE email = $1', [email]);
  return row;
};

const confirm = (admin: Client, id: unknown) =>
  admin.graphql<{ confirmCustomer: { id: string; status: string } }>(
    'mutation ($id: ID!) { confirmCustomer(id: $id) { id status } }',
    { id },
  );

describe.each([graphql, rest])('over $edge', ({ register, login }) => {
  test('a new account is pending, and its owner is told so', async () => {
    const karim = newcomer({ email: `Karim.${newId()}@Gmail.com`, name: '  Karim Uddin ' });
    expect(await register(karim)).toEqual({
      kind: 'done',
      message: 'Successfully Created Your Account. Please Wait for Comfiremed by Admin. Good Luck',
    });
    expect(await rowOf(karim.email)).toMatchObject({
      display_name: 'Karim Uddin',
      email: karim.email,
      phone_number: '+8801812345678',
      role: 'CUSTOMER',
      status: 'PENDING',
      confirmed_at: null,
      password_hash: expect.stringMatching(/^\$argon2id\$/),
    });
    expect(await login(karim.email, karim.password)).toEqual({
      kind: 'LoginRefused',
      reason: 'PENDING',
      message: 'Your account is waiting for confirmation by an admin.',
    });
  });

  test('who was confirmed by an admin signs in, in any case of the e-mail, and is known from then on', async () => {
    const karim = newcomer();
    await register(karim);
    await confirm(await shop.admin(), (await rowOf(karim.email))?.['id']);
    const answer = await login(karim.email.toUpperCase(), karim.password);
    expect(answer).toMatchObject({
      kind: 'signedIn',
      name: 'Karim Uddin',
      email: karim.email,
      role: 'customer',
    });
    const { me } = await shop
      .withToken('token' in answer ? answer.token : '')
      .graphql<{ me: { email: string } }>('{ me { email } }');
    expect(me.email).toBe(karim.email);
  });

  test('an admin signs in as an admin', async () => {
    const admin = await shop.admin({ password: 'secret of an admin' });
    expect(await login(admin.email, 'secret of an admin')).toMatchObject({ kind: 'signedIn', role: 'admin' });
  });

  test('an e-mail address can be registered once, in whatever case', async () => {
    const karim = newcomer();
    await register(karim);
    expect(await register(newcomer({ email: karim.email.toUpperCase(), name: 'Somebody else' }))).toEqual({
      kind: 'EmailTaken',
      message: 'Your Email Already Registred. Try using another Email',
    });
    expect(await rowOf(karim.email)).toMatchObject({ display_name: 'Karim Uddin' });
  });

  test.each(['+8801812345678', '8801812345678', '০১৮১২৩৪৫৬৭৮', '812345678'])(
    'a phone is kept in one form, also as %s',
    async (phoneNumber) => {
      const karim = newcomer({ phoneNumber });
      expect(await register(karim)).toMatchObject({ kind: 'done' });
      expect(await rowOf(karim.email)).toMatchObject({ phone_number: '+8801812345678' });
    },
  );

  test('an e-mail address that five people register at once is one account', async () => {
    const karim = newcomer();
    const answers = await Promise.all(
      ['one', 'two', 'three', 'four', 'five'].map((name) => register({ ...karim, name })),
    );
    expect(answers.filter(({ kind }) => kind === 'done')).toHaveLength(1);
    expect(answers.filter(({ kind }) => kind === 'EmailTaken')).toHaveLength(4);
  });

  const brokenRules: [string, Partial<Registration>, string, string][] = [
    ['no name', { name: '' }, 'name', 'Name is required'],
    ['a blank name', { name: '   ' }, 'name', 'Name is required'],
    ['a long name', { name: 'x'.repeat(81) }, 'name', 'Name is too long: 80 characters at most'],
    ['a phone that begins otherwise', { phoneNumber: '11712345678' }, 'phoneNumber', 'Use valid phone number'],
    ['a short phone', { phoneNumber: '0171234567' }, 'phoneNumber', 'Use valid phone number'],
    ['a long phone', { phoneNumber: '017123456789' }, 'phoneNumber', 'Use valid phone number'],
    ['a phone of no operator', { phoneNumber: '01212345678' }, 'phoneNumber', 'Use valid phone number'],
    ['a phone with letters', { phoneNumber: '0171234567a' }, 'phoneNumber', 'Use valid phone number'],
    ['no e-mail', { email: '' }, 'email', 'Enter a valid e-mail address'],
    ['no e-mail address', { email: 'karim' }, 'email', 'Enter a valid e-mail address'],
    ['a blank in the e-mail', { email: 'ka rim@gmail.com' }, 'email', 'Enter a valid e-mail address'],
    [
      'an e-mail outside Gmail',
      { email: `karim.${newId()}@example.com` },
      'email',
      'Enter a valid Gmail address: the shop takes orders from Gmail addresses only',
    ],
    ['a long e-mail', { email: `${'k'.repeat(250)}@gmail.com` }, 'email', 'Enter a valid e-mail address'],
    ['six spaces', { password: '      ' }, 'password', 'A password must not be made of spaces only'],
    ['a short password', { password: '12345' }, 'password', 'Password is too short: 6 characters at least'],
    ['a long password', { password: 'x'.repeat(201) }, 'password', 'Password is too long: 200 characters at most'],
  ];
  test.each(brokenRules)('%s is refused', async (_, change, field, message) => {
    const karim = newcomer(change);
    expect(await register(karim)).toEqual({ kind: 'InvalidInput', message, fields: [field] });
    expect(await rowOf(karim.email)).toBeUndefined();
  });

  test('all errors are listed at once', async () => {
    expect(await register({ name: '', phoneNumber: '', email: '', password: '' })).toMatchObject({
      kind: 'InvalidInput',
      message: 'Name is required',
      fields: ['name', 'phoneNumber', 'email', 'password'],
    });
  });

  test('a wrong password and an unknown e-mail address are answered alike', async () => {
    const customer = await shop.customer({ password: 'the right one' });
    const refused = {
      kind: 'LoginRefused',
      reason: 'WRONG_CREDENTIALS',
      message: 'E-mail or password is wrong.',
    };
    expect(await login(customer.email, 'The right one')).toEqual(refused);
    expect(await login('nobody.knows@gmail.com', 'the right one')).toEqual(refused);
    expect(await login(customer.email, 'x'.repeat(10_000))).toEqual(refused);
  });

  test('a sign-in without e-mail or password is told what is missing', async () => {
    expect(await login(' ', '')).toEqual({
      kind: 'InvalidInput',
      message: 'Enter a valid e-mail address',
      fields: ['email', 'password'],
    });
  });

  test('an account without a password cannot be entered with one', async () => {
    const customer = await shop.customer();
    expect(await login(customer.email, 'anything')).toMatchObject({ reason: 'WRONG_CREDENTIALS' });
  });

  test('a pending account is revealed only to the right password', async () => {
    const waiting = await shop.customer({ status: 'PENDING', password: 'the right one' });
    expect(await login(waiting.email, 'a wrong one')).toMatchObject({ reason: 'WRONG_CREDENTIALS' });
  });

  test('a rejected account is told so', async () => {
    const rejected = await shop.customer({ status: 'REJECTED', password: 'the right one' });
    expect(await login(rejected.email, 'the right one')).toEqual({
      kind: 'LoginRefused',
      reason: 'REJECTED',
      message: 'Your account was not accepted. Please contact the shop.',
    });
  });
});

test('registering over REST cannot make an admin or confirm itself', async () => {
  const { name, phoneNumber, email, password } = newcomer();
  const answer = await shop.post('/backend/registration', {
    user_name: name,
    phone_number: phoneNumber,
    gmail: email,
    password,
    role: 'ADMIN',
    status: 'CONFIRMED',
    confirmed_at: '2026-01-01',
  });
  answer.ok();
  expect(await rowOf(email)).toMatchObject({ role: 'CUSTOMER', status: 'PENDING', confirmed_at: null });
});

describe('confirming a customer', () => {
  test('is for admins', async () => {
    const waiting = await shop.customer({ status: 'PENDING' });
    const document = 'mutation ($id: ID!) { confirmCustomer(id: $id) { id } }';
    for (const [client, status, code] of [
      [shop, 401, 'UNAUTHENTICATED'],
      [waiting, 401, 'UNAUTHENTICATED'],
      [await shop.customer(), 403, 'FORBIDDEN'],
    ] as const) {
      const refusal = await client.graphqlRefusal(document, { id: waiting.id });
      expect([refusal.status, refusal.extensions.code]).toEqual([status, code]);
    }
    expect(await rowOf(waiting.email)).toMatchObject({ status: 'PENDING', confirmed_at: null });
  });

  test('twice changes nothing: who confirmed first, and when, stays', async () => {
    const [first, second] = [await shop.admin(), await shop.admin()];
    const waiting = await shop.customer({ status: 'PENDING' });
    expect((await confirm(first, waiting.id)).confirmCustomer).toEqual({
      id: waiting.id,
      status: 'CONFIRMED',
    });
    const row = await rowOf(waiting.email);
    expect(row).toMatchObject({
      status: 'CONFIRMED',
      confirmed_by_id: first.id,
      confirmed_at: expect.any(Date),
    });
    expect((await confirm(second, waiting.id)).confirmCustomer).toEqual({
      id: waiting.id,
      status: 'CONFIRMED',
    });
    expect(await rowOf(waiting.email)).toEqual(row);
  });

  test.each([newId(), 'no id at all', ''])('that is not there (%j) is answered so', async (id) => {
    const admin = await shop.admin();
    const refusal = await admin.graphqlRefusal('mutation ($id: ID!) { confirmCustomer(id: $id) { id } }', {
      id,
    });
    expect([refusal.status, refusal.extensions.code]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('a password', () => {
  test('is a field of no type that the shop answers', () => {
    const types = Object.values(createSchema(modules).getTypeMap()).filter(
      (type) => !/^(?:__|Mutation$)/.test(type.name) && (isObjectType(type) || isInterfaceType(type)),
    );
    const fields = types.flatMap((type) => Object.keys('getFields' in type ? type.getFields() : {}));
    expect(fields.length).toBeGreaterThan(100);
    // The secret is that of a new second factor, which its owner is told once.
    expect(fields.filter((field) => /password|hash|secret/i.test(field))).toEqual(['hasPassword', 'secret']);
  });

  test('is in no answer over REST, nor its hash', async () => {
    const admin = await shop.admin({ password: 'unmistakable secret' });
    const answers = await Promise.all([
      shop.post('/backend/login', { gmail: admin.email, password: 'unmistakable secret' }),
      admin.get(`/order/newcustomer?email=${admin.email}`),
      admin.post('/order/newcustomer', { email: admin.email }),
      admin.put(`/order/newcustomer/${admin.id}`, { shippingAddress: 'Dhaka' }),
      shop.post('/backend/login', { gmail: 'no one', password: 'unmistakable secret' }),
      shop.post('/backend/registration', { gmail: 'no one', password: 'unmistakable secret' }),
    ]);
    for (const answer of answers) expect(answer.text).not.toMatch(/argon2|unmistakable|password"/);
  });
});

interface Profile {
  phoneNumber?: string | null;
  shippingAddress?: string | null;
}

const profileEdges = [
  {
    edge: 'GraphQL',
    update: async (customer: Person, input: Profile): Promise<Outcome> => {
      const { updateProfile } = await customer.graphql<{ updateProfile: GraphqlResult }>(
        `mutation ($input: UpdateProfileInput!) {
          updateProfile(input: $input) {
            __typename
            ... on UpdateProfileSuccess { customer { id phoneNumber shippingAddress } }
            ... on InvalidInput { message fields { field message } }
          }
        }`,
        { input },
      );
      const { __typename: kind, message, fields = [] } = updateProfile;
      if (kind === 'UpdateProfileSuccess') return { kind: 'done', message: '' };
      return { kind, message, fields: fields.map(({ field }) => field) };
    },
  },
  {
    edge: 'REST',
    update: async (customer: Person, input: Profile): Promise<Outcome> => {
      const answer = await customer.put(`/order/newcustomer/${customer.id}`, input);
      if (answer.status === 200) return { kind: 'done', message: '' };
      const { error, fields = [] } = answer.refused(422);
      return { kind: 'InvalidInput', message: error, fields: fields.map(({ field }) => field) };
    },
  },
];

describe.each(profileEdges)('the profile over $edge', ({ edge, update }) => {
  const read = async (customer: Person) => {
    const { phone_number: phoneNumber, shipping_address: shippingAddress } = (await rowOf(customer.email)) ?? {};
    return { phoneNumber, shippingAddress };
  };

  test.each([
    ['01312345678', '+8801312345678'],
    ['8801987654321', '+8801987654321'],
    ['+8801987654321', '+8801987654321'],
    ['987654321', '+8801987654321'],
    ['০১৯৮৭৬৫৪৩২১', '+8801987654321'],
  ])('takes the phone %s and keeps %s', async (typed, kept) => {
    const customer = await shop.customer({ shippingAddress: 'Khulna' });
    expect(await update(customer, { phoneNumber: typed })).toMatchObject({ kind: 'done' });
    expect(await read(customer)).toEqual({ phoneNumber: kept, shippingAddress: 'Khulna' });
  });

  test.each(['', '01212345678', '0171234567', '017123456789', '+01712345678', '01712-345678', 'phone'])(
    'refuses the phone %j',
    async (phoneNumber) => {
      const customer = await shop.customer();
      expect(await update(customer, { phoneNumber, shippingAddress: 'Dhaka' })).toEqual({
        kind: 'InvalidInput',
        message: 'Please enter a valid Bangladeshi phone number',
        fields: ['phoneNumber'],
      });
      expect(await read(customer)).toEqual({ phoneNumber: customer.phoneNumber, shippingAddress: null });
    },
  );

  test('takes an address of 500 characters, trimmed, and leaves the phone', async () => {
    const customer = await shop.customer();
    const address = 'ঢাকা'.repeat(125);
    await update(customer, { shippingAddress: address });
    expect(await read(customer)).toEqual({ phoneNumber: customer.phoneNumber, shippingAddress: address });
    await update(customer, { shippingAddress: '  Road 3, Dhaka\n' });
    expect(await read(customer)).toMatchObject({ shippingAddress: 'Road 3, Dhaka' });
  });

  test.each(['', '  \n'])('an address cleared with %j is none', async (shippingAddress) => {
    const customer = await shop.customer({ shippingAddress: 'Khulna' });
    expect(await update(customer, { shippingAddress })).toMatchObject({ kind: 'done' });
    expect(await read(customer)).toEqual({ phoneNumber: customer.phoneNumber, shippingAddress: null });
  });

  test.each(['01212345678', '+8801212345678', '০১২১২৩৪৫৬৭৮'])(
    'takes the phone that it has, %s, although nobody could register with it today',
    async (phoneNumber) => {
      const customer = await shop.customer({ phoneNumber: '+8801212345678' });
      expect(await update(customer, { phoneNumber, shippingAddress: 'Khulna' })).toMatchObject({
        kind: 'done',
      });
      expect(await read(customer)).toEqual({ phoneNumber: '+8801212345678', shippingAddress: 'Khulna' });
    },
  );

  test('refuses an address of 501 characters', async () => {
    const customer = await shop.customer({ shippingAddress: 'Khulna' });
    expect(await update(customer, { shippingAddress: 'x'.repeat(501) })).toEqual({
      kind: 'InvalidInput',
      message: 'Address is too long: 500 characters at most',
      fields: ['shippingAddress'],
    });
    expect(await read(customer)).toMatchObject({ shippingAddress: 'Khulna' });
  });

  test('with nothing in it changes nothing', async () => {
    const customer = await shop.customer({ shippingAddress: 'Khulna' });
    if (edge === 'GraphQL') expect(await update(customer, {})).toMatchObject({ kind: 'done' });
    expect(await update(customer, { phoneNumber: null, shippingAddress: null })).toMatchObject({
      kind: 'done',
    });
    expect(await read(customer)).toEqual({ phoneNumber: customer.phoneNumber, shippingAddress: 'Khulna' });
  });
});

describe('PUT /order/newcustomer/{id}', () => {
  test('changes phoneNumber and shippingAddress and nothing else, whatever is sent', async () => {
    const customer = await shop.customer({ password: 'the right one' });
    const before = await rowOf(customer.email);
    const answer = await customer.put(`/order/newcustomer/${customer.id}`, {
      phoneNumber: '01912345678',
      shippingAddress: 'Road 3, Dhaka',
      _id: newId(),
      id: newId(),
      displayName: 'Another name',
      display_name: 'Another name',
      user_name: 'Another name',
      email: 'another@gmail.com',
      gmail: 'another@gmail.com',
      photoURL: 'https://example.com/x.png',
      photoUrl: 'https://example.com/x.png',
      role: 'admin',
      status: 'REJECTED',
      password: 'another secret',
      passwordHash: 'another secret',
      createdAt: '2000-01-01T00:00:00Z',
      confirmedAt: null,
      ['__proto__']: { role: 'ADMIN' },
      constructor: { prototype: { role: 'ADMIN' } },
    });
    expect(answer.ok()).toEqual({
      _id: customer.id,
      displayName: customer.displayName,
      email: customer.email,
      phoneNumber: '01912345678',
      shippingAddress: 'Road 3, Dhaka',
      photoURL: null,
      role: 'customer',
    });
    expect(await rowOf(customer.email)).toEqual({
      ...before,
      phone_number: '+8801912345678',
      shipping_address: 'Road 3, Dhaka',
    });
  });

  test('is for that customer alone, not even for an admin', async () => {
    const customer = await shop.customer();
    const before = await rowOf(customer.email);
    const body = { phoneNumber: '01912345678', shippingAddress: 'Elsewhere' };
    const path = `/order/newcustomer/${customer.id}`;
    expect((await shop.put(path, body)).refused(401).code).toBe('UNAUTHENTICATED');
    expect((await (await shop.customer()).put(path, body)).refused(403).code).toBe('FORBIDDEN');
    expect((await (await shop.admin()).put(path, body)).refused(403).code).toBe('FORBIDDEN');
    expect(await rowOf(customer.email)).toEqual(before);
  });
});

describe('/order/newcustomer', () => {
  const emailPath = (email: string) => `/order/newcustomer?email=${encodeURIComponent(email)}`;
  const record = (customer: Person) => ({
    _id: customer.id,
    displayName: customer.displayName,
    email: customer.email,
    phoneNumber: nationalPhone(String(customer.phoneNumber)),
    shippingAddress: null,
    photoURL: null,
    role: 'customer',
  });

  test('shows customers their own record, whatever the case of the e-mail', async () => {
    const customer = await shop.customer();
    expect((await customer.get(emailPath(customer.email))).ok()).toEqual(record(customer));
    expect((await customer.get(emailPath(customer.email.toUpperCase()))).ok()).toEqual(record(customer));
    const sent = { email: customer.email, displayName: 'Other', phoneNumber: '01999999999', photoURL: 'x' };
    expect((await customer.post('/order/newcustomer', sent)).ok()).toEqual(record(customer));
    expect((await customer.get(emailPath(customer.email))).ok()).toEqual(record(customer));
  });

  test('shows nobody else’s, and does not tell whether there is one', async () => {
    const [customer, other] = [await shop.customer(), await shop.customer()];
    for (const email of [other.email, 'nobody.knows@gmail.com']) {
      expect((await customer.get(emailPath(email))).refused(403).code).toBe('FORBIDDEN');
      expect((await customer.post('/order/newcustomer', { email })).refused(403).code).toBe('FORBIDDEN');
      (await shop.get(emailPath(email))).refused(401);
      (await shop.post('/order/newcustomer', { email })).refused(401);
    }
  });

  test('lets admins read every record', async () => {
    const [admin, customer] = [await shop.admin(), await shop.customer()];
    expect((await admin.get(emailPath(customer.email))).ok()).toEqual(record(customer));
    (await admin.get(emailPath('nobody.knows@gmail.com'))).refused(404);
  });

  test('makes no account: that is what registration is for', async () => {
    const customer = await shop.customer();
    const email = 'brand.new@gmail.com';
    (await customer.post('/order/newcustomer', { email, displayName: 'New' })).refused(403);
    expect(await rowOf(email)).toBeUndefined();
  });
});

test('admins list customers by their standing, newest first', async () => {
  const admin = await shop.admin();
  const rejected = [
    await shop.customer({ status: 'REJECTED' }),
    await shop.customer({ status: 'REJECTED' }),
    await shop.customer({ status: 'REJECTED' }),
  ].map(({ id }) => id);
  const document = `query ($after: String) {
    customers(status: REJECTED, first: 2, after: $after) { totalCount nodes { id status } pageInfo { hasNextPage endCursor } }
  }`;
  interface Data {
    customers: {
      totalCount: number;
      nodes: { id: string; status: string }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
    };
  }
  const { customers: first } = await admin.graphql<Data>(document);
  const { customers: second } = await admin.graphql<Data>(document, { after: first.pageInfo.endCursor });
  const listed = [...first.nodes, ...second.nodes];
  expect(listed.filter(({ id }) => rejected.includes(id)).map(({ id }) => id)).toEqual(rejected.toReversed());
  expect(listed.every(({ status }) => status === 'REJECTED')).toBe(true);
  expect(first.pageInfo.hasNextPage).toBe(true);
  const [counted] = await shop.sql<{ count: number }>(
    `SELECT count(*)::integer AS count FROM customers WHERE status = 'REJECTED'`,
  );
  expect(first.totalCount).toBe(counted?.count);
});
