import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isSentence, type Answer, type Client } from './client.ts';
import { addressOf, toInput } from './order-edges.ts';
import { newId } from './factories.ts';
import { openShop } from './setup.ts';

const shop = await openShop();

const product = await shop.product({ colors: ['Red'], sizes: ['M'], stock: 1000 });
await shop.review(product);
await shop.comment(product);
const customer = await shop.customer({ password: 'the right one' });
await shop.order(customer, product);
await shop.sql(`INSERT INTO uploaded_pictures (key, customer_id) VALUES ('upload/right', $1)`, [customer.id]);
const waitingReview = await shop.review(product, { published: false });
const waitingComment = await shop.comment(product, { published: false });
const admin = await shop.admin();
await admin.graphql('mutation { sendMessage(input: { text: "Hello" }) { __typename } }');
const waiting = await shop.customer({ status: 'PENDING' });
const rightHome = {
  name: 'Rahima',
  phoneNumber: '01712345678',
  upazilaId: 'dhaka/savar',
  line: 'House 1',
  isDefault: true,
};
const [home] = await shop.sql<{ id: string }>(
  `INSERT INTO addresses (customer_id, name, phone_number, upazila_id, line)
   VALUES ($1, 'Rahima', '+8801712345678', 'dhaka/savar', 'House 1') RETURNING id`,
  [customer.id],
);

/** Everything that is stored, table by table, except the counters of attempts: refused calls are counted. */
const stored = async () => {
  const tables = await shop.sql<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'rate_limits' ORDER BY 1`,
  );
  const sums = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, count(*)::integer AS rows, md5(string_agg(t::text, '|' ORDER BY t::text)) AS sum FROM ${name} t`,
  );
  return shop.sql(`${sums.join(' UNION ALL ')} ORDER BY name`);
};

/** Checks that all tests of a group together change no data. */
const changingNothing = () => {
  let before: unknown;
  beforeAll(async () => void (before = await stored()));
  afterAll(async () => expect(await stored()).toEqual(before));
};

/** Runs everything before it fails: work that is still running would disturb the next test. */
const all = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>) => {
  const results = await Promise.allSettled(items.map(work));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
};

/** Expects a 4xx in one of the two formats, with a sentence for people. @throws with request and response otherwise */
const expectRefusal = (answer: Answer) => {
  if (answer.status < 400 || answer.status > 499) throw answer.failure(`Status ${answer.status} instead of 4xx.`);
  const { error, errors } = answer.json<{ error?: string; errors?: { message: string }[] }>();
  const sentences = errors ? errors.map(({ message }) => message) : [error];
  if (sentences.length === 0 || !sentences.every(isSentence)) throw answer.failure('The refusal has no sentence.');
};

/** Expects a refusal, or a typed member of the result that says what is wrong. */
const expectRefusedOperation = (answer: Answer) => {
  if (answer.status !== 200) return expectRefusal(answer);
  const { data, errors } = answer.json<{
    data: { it: { __typename: string; message?: string } | null };
    errors?: { message: string; extensions: { code: string } }[];
  }>();
  if (errors) {
    // A nullable field is null beside its error.
    if (
      data.it !== null ||
      !errors.every(({ message, extensions }) => isSentence(message) && extensions.code !== 'INTERNAL')
    )
      throw answer.failure('Neither a refusal nor a typed result.');
  } else if (data.it?.__typename.endsWith('Success') || !isSentence(data.it?.message))
    throw answer.failure('What was sent was not refused.');
};

const PLACE = '@@here@@';

/** Returns a value as JSON in which the value at a path is replaced by other JSON, or left out. */
const spoil = (value: unknown, path: string, json: string | undefined): string => {
  const copy = structuredClone(value) as Record<string, unknown>;
  const steps = path.split('.');
  const last = steps.pop() as string;
  const parent = steps.reduce((node, step) => node[step] as Record<string, unknown>, copy);
  if (json === undefined) delete parent[last];
  else parent[last] = PLACE;
  return JSON.stringify(copy).replace(`"${PLACE}"`, () => json ?? '');
};

/** Texts that cannot be stored, beginning like a valid one. */
const unstorable = (right: string) => {
  const quoted = JSON.stringify(right).slice(1, -1);
  return [`"${quoted}\\u0000"`, `"\\u0000"`, `"${quoted}\\ud800"`, `"\\udc00${quoted}"`];
};

const huge = ['1e308', '1e400', '-1e400', '9007199254740993', '2147483648', '-2147483649', '99999999999999999999'];
const nested = `${'['.repeat(500)}${']'.repeat(500)}`;
const noText = ['5', '1e400', 'true', '{}', '[]', '["x"]', '{"toString":1}', nested];
const tooLong = JSON.stringify('x'.repeat(50_000));

/**
 * Kinds of fields, with the values that are invalid for each. `known` fields may name unknown things, which are left
 * out.
 */
type Kind =
  | 'text'
  | 'optional text'
  | 'known text'
  | 'id'
  | 'known id'
  | 'number'
  | 'optional number'
  | 'count'
  | 'optional count'
  | 'price'
  | 'enum'
  | 'object'
  | 'list'
  | 'known list'
  | 'pictures'
  | 'yes or no';

const wrongFor = (kind: Kind, right: unknown): (string | undefined)[] => {
  const counts = ['-1', '1.5', '-0.5', '"1"', '"x"', 'true', '{}', '[]', nested, ...huge];
  const numbers = ['0', ...counts];
  const texts = [...noText, tooLong, ...unstorable(String(right))];
  return {
    text: [undefined, 'null', '""', '" "', ...texts],
    'optional text': texts,
    'known text': [...noText, ...unstorable(String(right))],
    // An id may be sent as a number, which then belongs to nobody.
    id: [undefined, 'null', '""', `"${newId()}"`, '"no id"', '"%"', `"' OR true --"`, ...texts],
    'known id': [undefined, 'null', ...noText.filter((json) => json !== '5'), ...unstorable(String(right))],
    number: [undefined, 'null', ...numbers],
    'optional number': numbers,
    count: [undefined, 'null', ...counts],
    'optional count': counts,
    price: ['-1', '0', '1.5', '"x"', 'true', '{}', '[]', nested, ...huge],
    enum: [undefined, 'null', '""', '"BARTER"', '"INSTALMENT"', '"rocket"', ...texts],
    object: [undefined, 'null', '5', '"x"', '[]', 'true', '{}', nested],
    list: [undefined, 'null', '5', '"x"', '[]', '[null]', '[5]', '[{}]', '{}', 'true', nested],
    pictures: ['null', '5', '"x"', '[null]', '[5]', '[{}]', '{}', 'true', '[["x"]]', '["upload/other"]', nested],
    'yes or no': ['null', '0', '1', '"true"', '""', '[]', '{}', '[true]', nested],
    'known list': [undefined, 'null', '[null]', '[{}]', '{}', 'true', '[true]', '[1.5]', nested],
  }[kind];
};

/** The paths of an input, with their kind and their valid value. */
const fieldsOf = (input: Record<string, unknown>, kinds: Record<string, Kind>) =>
  Object.entries(kinds).map(([path, kind]) => {
    const right = path.split('.').reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], input);
    return { path, kind, right };
  });

const registration = {
  name: 'Karim',
  phoneNumber: '01712345678',
  email: 'bad.input@gmail.com',
  password: 'a secret',
};

interface Mutation {
  client: Client;
  document: string;
  input: Record<string, unknown>;
  kinds: Record<string, Kind>;
}

const error = '... on Error { message }';

const mutations: Record<string, Mutation> = {
  register: {
    client: shop,
    document: `mutation ($input: RegisterInput!) { it: register(input: $input) { __typename ${error} } }`,
    input: { input: registration },
    kinds: {
      input: 'object',
      'input.name': 'text',
      'input.phoneNumber': 'text',
      'input.email': 'text',
      'input.password': 'text',
    },
  },
  login: {
    client: shop,
    document: `mutation ($input: LoginInput!) { it: login(input: $input) { __typename ${error} } }`,
    input: { input: { email: customer.email, password: 'the right one' } },
    kinds: { input: 'object', 'input.email': 'text', 'input.password': 'text' },
  },
  updateProfile: {
    client: customer,
    document: `mutation ($input: UpdateProfileInput!) { it: updateProfile(input: $input) { __typename ${error} } }`,
    input: { input: { phoneNumber: '01712345678', shippingAddress: 'Dhaka', photo: 'upload/right' } },
    kinds: {
      'input.phoneNumber': 'optional text',
      'input.shippingAddress': 'optional text',
      'input.photo': 'optional text',
    },
  },
  addAddress: {
    client: customer,
    document: `mutation ($input: AddressInput!) { it: addAddress(input: $input) { __typename ${error} } }`,
    input: { input: rightHome },
    kinds: {
      input: 'object',
      'input.name': 'text',
      'input.phoneNumber': 'text',
      'input.upazilaId': 'id',
      'input.line': 'text',
      'input.isDefault': 'yes or no',
    },
  },
  updateAddress: {
    client: customer,
    document: `mutation ($id: ID!, $input: AddressInput!) {
      it: updateAddress(id: $id, input: $input) { __typename ${error} }
    }`,
    input: { id: home?.id, input: rightHome },
    kinds: {
      id: 'id',
      input: 'object',
      'input.name': 'text',
      'input.phoneNumber': 'text',
      'input.upazilaId': 'id',
      'input.line': 'text',
      'input.isDefault': 'yes or no',
    },
  },
  // An unknown id is not an error: the answer is false.
  removeAddress: {
    client: customer,
    document: 'mutation ($id: ID!) { it: removeAddress(id: $id) }',
    input: { id: home?.id },
    kinds: { id: 'known id' },
  },
  confirmCustomer: {
    client: admin,
    document: 'mutation ($id: ID!) { it: confirmCustomer(id: $id) { __typename id } }',
    input: { id: waiting.id },
    kinds: { id: 'id' },
  },
  rejectCustomer: {
    client: admin,
    document: `mutation ($input: RejectCustomerInput!) { it: rejectCustomer(input: $input) { __typename ${error} } }`,
    input: { input: { id: waiting.id, reason: 'Nobody knows you.' } },
    kinds: { input: 'object', 'input.id': 'id', 'input.reason': 'text' },
  },
  changeRole: {
    client: admin,
    document: `mutation ($input: ChangeRoleInput!) { it: changeRole(input: $input) { __typename ${error} } }`,
    input: { input: { id: waiting.id, role: 'ADMIN' } },
    kinds: { input: 'object', 'input.id': 'id', 'input.role': 'enum' },
  },
  // An unknown id is not an error: the answer is false.
  endSession: {
    client: customer,
    document: 'mutation ($id: ID!) { it: endSession(id: $id) }',
    input: { id: customer.sessionId },
    kinds: { id: 'known id' },
  },
  confirmEmail: {
    client: shop,
    document: `mutation ($token: String!) { it: confirmEmail(token: $token) { __typename ${error} } }`,
    input: { token: 'no token' },
    kinds: { token: 'text' },
  },
  resetPassword: {
    client: shop,
    document: `mutation ($input: ResetPasswordInput!) { it: resetPassword(input: $input) { __typename ${error} } }`,
    input: { input: { token: 'no token', password: 'a secret' } },
    kinds: { input: 'object', 'input.token': 'text', 'input.password': 'text' },
  },
  ...Object.fromEntries(
    ['requestEmailConfirmation', 'requestPasswordReset'].map((verb): [string, Mutation] => [
      verb,
      {
        client: shop,
        document: `mutation ($input: RequestMailInput!) { it: ${verb}(input: $input) { __typename ${error} } }`,
        input: { input: { email: customer.email } },
        kinds: { input: 'object', 'input.email': 'text' },
      },
    ]),
  ),
  changePassword: {
    client: customer,
    document: `mutation ($input: ChangePasswordInput!) { it: changePassword(input: $input) { __typename ${error} } }`,
    input: { input: { currentPassword: 'the right one', newPassword: 'another secret' } },
    kinds: { input: 'object', 'input.currentPassword': 'text', 'input.newPassword': 'text' },
  },
  deleteAccount: {
    client: customer,
    document: `mutation ($input: DeleteAccountInput!) { it: deleteAccount(input: $input) { __typename ${error} } }`,
    input: { input: { email: customer.email, password: 'the right one' } },
    kinds: { input: 'object', 'input.email': 'text', 'input.password': 'text' },
  },
  addComment: {
    client: customer,
    document: `mutation ($input: AddCommentInput!) { it: addComment(input: $input) { __typename ${error} } }`,
    input: { input: { productId: product.id, text: 'Is it blue?' } },
    kinds: { input: 'object', 'input.productId': 'id', 'input.text': 'text' },
  },
  addReview: {
    client: customer,
    document: `mutation ($input: AddReviewInput!) { it: addReview(input: $input) { __typename ${error} } }`,
    input: { input: { productId: product.id, rating: 5, text: 'Good.', pictures: ['upload/right'] } },
    kinds: {
      input: 'object',
      'input.productId': 'id',
      'input.rating': 'number',
      'input.text': 'text',
      'input.pictures': 'pictures',
      'input.pictures.0': 'text',
    },
  },
  publishReview: {
    client: admin,
    document: `mutation ($id: ID!, $published: Boolean! = true) {
      it: publishReview(id: $id, published: $published) { __typename id }
    }`,
    input: { id: waitingReview, published: true },
    kinds: { id: 'id', published: 'yes or no' },
  },
  publishComment: {
    client: admin,
    document: `mutation ($id: ID!, $published: Boolean! = true) {
      it: publishComment(id: $id, published: $published) { __typename id }
    }`,
    input: { id: waitingComment, published: true },
    kinds: { id: 'id', published: 'yes or no' },
  },
  placeOrder: {
    client: customer,
    document: `mutation ($input: PlaceOrderInput!) { it: placeOrder(input: $input) { __typename ${error} } }`,
    input: {
      input: toInput(customer, { productId: product.id, color: 'Red', size: 'M', seenPriceCents: 1999 }),
    },
    kinds: {
      input: 'object',
      'input.idempotencyKey': 'text',
      'input.lines': 'list',
      'input.lines.0': 'object',
      'input.lines.0.productId': 'id',
      'input.lines.0.quantity': 'number',
      'input.lines.0.color': 'optional text',
      'input.lines.0.size': 'optional text',
      'input.lines.0.seenPriceCents': 'price',
      'input.paymentMethod': 'enum',
      'input.shippingAddress': 'object',
      'input.shippingAddress.name': 'text',
      'input.shippingAddress.address': 'text',
      'input.shippingAddress.phone': 'text',
      'input.shippingAddress.email': 'text',
    },
  },
  changeCart: {
    client: customer,
    document: `mutation ($idempotencyKey: String!, $changes: [CartChangeInput!]!) {
      it: changeCart(idempotencyKey: $idempotencyKey, changes: $changes) { __typename refused }
    }`,
    input: {
      idempotencyKey: 'first-cart',
      changes: [{ productId: product.id, color: 'Red', size: 'M', from: 0, to: 1, seenPriceCents: 1999, place: 0 }],
    },
    kinds: {
      idempotencyKey: 'text',
      changes: 'known list',
      'changes.0': 'object',
      'changes.0.productId': 'known id',
      'changes.0.color': 'known text',
      'changes.0.size': 'known text',
      'changes.0.from': 'count',
      'changes.0.to': 'count',
      'changes.0.seenPriceCents': 'number',
      'changes.0.place': 'optional count',
    },
  },
  changeWishlist: {
    client: customer,
    document: `mutation ($idempotencyKey: String!, $changes: [WishlistChangeInput!]!) {
      it: changeWishlist(idempotencyKey: $idempotencyKey, changes: $changes) { __typename id }
    }`,
    input: { idempotencyKey: 'first-wish', changes: [{ productId: product.id, wished: true }] },
    kinds: {
      idempotencyKey: 'text',
      changes: 'known list',
      'changes.0': 'object',
      'changes.0.productId': 'known id',
      'changes.0.wished': 'yes or no',
    },
  },
  sendMessage: {
    client: shop,
    document: `mutation ($input: SendMessageInput!) { it: sendMessage(input: $input) { __typename ${error} } }`,
    input: {
      input: {
        idempotencyKey: '6f0c2c52-6f0f-4c5e-9d43-0f6c1f0a7d15',
        text: 'When do you open?',
        name: 'Karim',
        email: 'karim@example.com',
      },
    },
    kinds: {
      input: 'object',
      'input.idempotencyKey': 'optional text',
      'input.text': 'text',
      'input.name': 'text',
      'input.email': 'optional text',
    },
  },
};

describe.each(Object.entries(mutations))('%s', (_, { client, document, input, kinds }) => {
  changingNothing();

  test.each(fieldsOf(input, kinds))('refuses a bad $path', async ({ path, kind, right }) => {
    await all(wrongFor(kind, right), async (json) => {
      const raw = `{"query":${JSON.stringify(document)},"variables":${spoil(input, path, json)}}`;
      expectRefusedOperation(await client.send('POST', '/graphql', { raw }));
    });
  });

  test('refuses variables that it does not know', async () => {
    const [name = ''] = Object.keys(input);
    for (const change of [{}, { [name]: { ...(input[name] as object), role: 'ADMIN', status: 'CONFIRMED' } }]) {
      const { answer } = await client.graphqlAnswer(document, change);
      expectRefusedOperation(answer);
    }
  });
});

interface Call {
  client: Client;
  method: string;
  path: string;
  body: Record<string, unknown>;
  kinds: Record<string, Kind>;
}

const { name: user_name, phoneNumber: phone_number, email: gmail, password } = registration;

const calls: Call[] = [
  {
    client: shop,
    method: 'POST',
    path: '/backend/registration',
    body: { user_name, phone_number, gmail, password },
    kinds: { user_name: 'text', phone_number: 'text', gmail: 'text', password: 'text' },
  },
  {
    client: shop,
    method: 'POST',
    path: '/backend/login',
    body: { gmail: customer.email, password: 'the right one' },
    kinds: { gmail: 'text', password: 'text' },
  },
  ...['/backend/email/request', '/backend/password/forgot'].map((path) => ({
    client: shop,
    method: 'POST',
    path,
    body: { gmail: customer.email },
    kinds: { gmail: 'text' as const },
  })),
  {
    client: shop,
    method: 'POST',
    path: '/backend/email/confirm',
    body: { token: 'no token' },
    kinds: { token: 'text' },
  },
  {
    client: shop,
    method: 'POST',
    path: '/backend/password/reset',
    body: { token: 'no token', password: 'a secret' },
    kinds: { token: 'text', password: 'text' },
  },
  {
    client: customer,
    method: 'PUT',
    path: '/backend/password',
    body: { currentPassword: 'the right one', newPassword: 'another secret' },
    kinds: { currentPassword: 'text', newPassword: 'text' },
  },
  {
    client: customer,
    method: 'DELETE',
    path: '/backend/account',
    body: { email: customer.email, password: 'the right one' },
    kinds: { email: 'text', password: 'text' },
  },
  {
    client: customer,
    method: 'POST',
    path: '/order/newcustomer',
    body: { email: customer.email, displayName: 'Rahima', phoneNumber: '01712345678', photoURL: '/x.png' },
    kinds: { email: 'text' },
  },
  {
    client: customer,
    method: 'PUT',
    path: `/order/newcustomer/${customer.id}`,
    body: { phoneNumber: '01712345678', shippingAddress: 'Dhaka' },
    kinds: { phoneNumber: 'optional text', shippingAddress: 'optional text' },
  },
  {
    client: customer,
    method: 'POST',
    path: '/order/addOrder',
    body: {
      _id: product.id,
      price: 19.99,
      qty: 1,
      color: 'Red',
      size: 'M',
      payment: 'Nagad',
      shippingAddress: addressOf(customer),
      idempotencyKey: 'a-key-of-bad-input',
    },
    kinds: {
      _id: 'id',
      qty: 'optional number',
      color: 'optional text',
      size: 'optional text',
      price: 'price',
      payment: 'enum',
      idempotencyKey: 'optional text',
      shippingAddress: 'object',
      'shippingAddress.name': 'text',
      'shippingAddress.address': 'text',
      'shippingAddress.phone': 'text',
      'shippingAddress.email': 'text',
    },
  },
];

/** Bodies that are not JSON objects. */
const badBodies: [string, string, string?][] = [
  ['nothing', ''],
  ['broken JSON', '{"email":'],
  ['JSON with a comma too much', '{"a":1,}'],
  ['JSON twice', '{}{}'],
  ['null', 'null'],
  ['an array', '[]'],
  ['an array of objects', '[{}]'],
  ['a text', '"text"'],
  ['a number', '5'],
  ['an empty object', '{}'],
  ['a NUL byte', '\0'],
  ['a NUL byte in JSON', '{"a":"\0"}'],
  ['a NUL in a name', '{"\\u0000":1}'],
  ['a lone surrogate in a name', '{"\\ud800":1}'],
  ['deep arrays', `${'['.repeat(40_000)}${']'.repeat(40_000)}`],
  ['deep objects', `${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`],
  ['ten megabytes', `{"a":"${'x'.repeat(10_000_000)}"}`],
  ['a text type', '{"email":"x"}', 'text/plain'],
  ['a form', 'email=x', 'application/x-www-form-urlencoded'],
  ['a form of parts', '--x\r\n\r\nx\r\n--x--', 'multipart/form-data; boundary=x'],
  ['no type that there is', '{}', 'nonsense'],
  ['an unknown character set', '{}', 'application/json; charset=klingon'],
];

describe.each(calls)('$method $path', ({ client, method, path, body, kinds }) => {
  changingNothing();

  test.each(fieldsOf(body, kinds))('refuses a bad $path', async ({ path: field, kind, right }) => {
    await all(wrongFor(kind, right), async (json) =>
      expectRefusal(await client.send(method, path, { raw: spoil(body, field, json) })),
    );
  });

  test.each(badBodies)('refuses %s as body', async (name, raw, type) => {
    const answer = await client.send(method, path, {
      raw,
      ...(type && { headers: { 'content-type': type } }),
    });
    expectRefusal(answer);
    expect(name).not.toBe('');
  });

  test('refuses a body that is packed in an unknown or a broken way', async () => {
    for (const encoding of ['nonsense', 'gzip', 'br', 'deflate'])
      expectRefusal(
        await client.send(method, path, {
          raw: JSON.stringify(body),
          headers: { 'content-encoding': encoding },
        }),
      );
  });
});

describe('over REST', () => {
  changingNothing();

  test.each(badBodies)('POST /backend/pictures refuses %s', async (_, raw, type) => {
    const headers = type && { headers: { 'content-type': type } };
    expectRefusal(await customer.send('POST', '/backend/pictures', { raw, ...headers }));
  });

  test.each([
    ['/backend/product', ['POST', 'PUT', 'PATCH', 'DELETE']],
    [`/backend/product/details/${product.id}`, ['POST', 'PUT', 'PATCH', 'DELETE']],
    ['/order/newcustomer', ['PUT', 'PATCH', 'DELETE']],
    [`/order/newcustomer/${customer.id}`, ['GET', 'POST', 'PATCH', 'DELETE']],
    [`/order/allordergmail`, ['POST', 'PUT', 'PATCH', 'DELETE']],
    [`/order/singleOrder/${newId()}`, ['POST', 'PUT', 'PATCH', 'DELETE']],
    ['/order/addOrder', ['GET', 'PUT', 'PATCH', 'DELETE']],
    ['/backend/pictures', ['GET', 'PUT', 'PATCH', 'DELETE']],
    ['/backend/login', ['GET', 'PUT', 'PATCH', 'DELETE']],
    ['/backend/registration', ['GET', 'PUT', 'PATCH', 'DELETE']],
    ['/backend/no-such-call', ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']],
    ['/order/no-such-call', ['POST', 'PUT', 'PATCH', 'DELETE']],
    ['/no-such-page', ['POST', 'PUT', 'PATCH', 'DELETE']],
  ])('%s refuses other methods, also from a browser', async (path, methods) => {
    for (const method of methods)
      for (const accept of ['application/json', '*/*', 'text/html'])
        expectRefusal(
          await customer.send(method, path, {
            headers: { accept },
            ...(method !== 'GET' && { body: { email: customer.email } }),
          }),
        );
  });
});

describe('addresses', () => {
  changingNothing();

  const forged = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
  const id = newId();

  test.each([
    '/backend/product?limit=0',
    '/backend/product?limit=-1',
    '/backend/product?limit=1.5',
    '/backend/product?limit=501',
    '/backend/product?limit=1e308',
    '/backend/product?limit=99999999999999999999',
    '/backend/product?limit=x',
    '/backend/product?limit=',
    '/backend/product?limit=5&limit=6',
    '/backend/product?limit=%00',
    '/backend/product?after=',
    '/backend/product?after=x',
    '/backend/product?after=%00',
    '/backend/product?after=a&after=b',
    `/backend/product?after=${'x'.repeat(5000)}`,
    `/backend/product?after=${forged('POPULARITY', '9.99', 'no id')}`,
    `/backend/product?after=${forged('PRICE_ASC', '5', id)}`,
    `/backend/product?after=${forged('POPULARITY', 5, id)}`,
    `/backend/product?after=${forged('POPULARITY', '5', id, '')}`,
    '/backend/product/details/no-id',
    `/backend/product/details/${newId()}`,
    '/backend/product/details/%00',
    '/backend/product/details/%FF',
    '/backend/product/details/%E0%A4%A',
    `/backend/product/details/${product.id}%00`,
    `/backend/product/details/${product.id}/more`,
    '/backend/product/details/%ED%A0%80',
    `/backend/product/details/${'x'.repeat(5000)}`,
    `/backend/product/details/${encodeURIComponent("' OR true --")}`,
    '/order/singleOrder/no-id',
    `/order/singleOrder/${newId()}`,
    '/order/singleOrder/%00',
    '/order/singleOrder/%FF',
    '/order/newcustomer',
    '/order/newcustomer?email=',
    '/order/newcustomer?email=%20',
    '/order/newcustomer?email=%00',
    `/order/newcustomer?email=${customer.email}%00`,
    '/order/newcustomer?email=a&email=b',
    `/order/newcustomer?email=${'x'.repeat(5000)}`,
    '/order/allordergmail',
    '/order/allordergmail?email=',
    '/order/allordergmail?email=%00',
    `/order/allordergmail?email=${customer.email}&limit=0`,
    `/order/allordergmail?email=${customer.email}&limit=101`,
    `/order/allordergmail?email=${customer.email}&limit=x`,
    `/order/allordergmail?email=${customer.email}&after=x`,
    `/order/allordergmail?email=${customer.email}&after=${forged('no id')}`,
    '/backend',
    '/backend/',
    '/backend/%00',
    '/backend/%FF',
    '/backend/../etc/passwd',
    '/backend/..%2f..%2fpackage.json',
    '/%00',
    '/%FF',
    '/assets/%00',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/pictures/%00/160.webp',
    '/pictures/no-such-picture/160.webp',
  ])('%s is refused', async (path) => {
    expectRefusal(await customer.get(path));
  });

  test.each(['%00', '%FF', 'no-id', newId(), `${customer.id}%00`, 'x'.repeat(5000)])(
    'PUT /order/newcustomer/%s is refused',
    async (id) => {
      expectRefusal(await customer.put(`/order/newcustomer/${id}`, { shippingAddress: 'Elsewhere' }));
    },
  );
});

describe('what is asked over GraphQL', () => {
  changingNothing();

  const after = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
  const id = newId();
  const texts = [...noText, JSON.stringify('x'.repeat(101)), ...unstorable('lamp')];
  const counts = ['-1', '0', '1.5', '101', '"1"', '[]', ...huge];

  /** Queries with one variable, its type, and its invalid values. */
  const queries: [string, string, string, string[]][] = [
    [
      'products',
      'ProductFilter',
      'products(filter: $x) { totalCount nodes { id } facets { price { minCents } } }',
      [
        '5',
        '"x"',
        '[{}]',
        'true',
        nested,
        '{"unknown":1}',
        ...texts.map((json) => `{"term":${json}}`),
        ...[...noText, ...unstorable('x')].map((json) => `{"within":${json}}`),
        ...[
          ...noText.filter((json) => json !== '[]' && json !== '["x"]'),
          '[null]',
          '[5]',
          `[${unstorable('x')[0]}]`,
          `[${unstorable('x')[2]}]`,
          JSON.stringify(Array.from({ length: 51 }, String)),
        ].flatMap((json) => [`{"categories":${json}}`, `{"brands":${json}}`]),
        ...['-1', '1.5', '"1"', '[]', ...huge].flatMap((json) => [
          `{"minPriceCents":${json}}`,
          `{"maxPriceCents":${json}}`,
        ]),
        ...['-1', '0', '6', '1.5', '"1"', '[]', ...huge].map((json) => `{"rating":${json}}`),
      ],
    ],
    ['products', 'Int!', 'products(first: $x) { nodes { id } }', ['null', ...counts]],
    ['products', 'ProductSort!', 'products(sort: $x) { nodes { id } }', ['null', '"x"', '5', '""', '"price_asc"']],
    [
      'products',
      'String',
      'products(sort: PRICE_ASC, after: $x) { nodes { id } }',
      [
        ...noText,
        ...unstorable('x'),
        '""',
        '"x"',
        JSON.stringify('x'.repeat(50_000)),
        ...[
          after(),
          after('PRICE_ASC'),
          after('PRICE_DESC', '5', id),
          after('PRICE_ASC', 'x', id),
          after('PRICE_ASC', '5', 'x'),
          after('PRICE_ASC', '-5', id),
          after('PRICE_ASC', '9999999999', id),
          after('PRICE_ASC', '1e9', id),
          after('PRICE_ASC', "5' OR true --", id),
          after('PRICE_ASC', '5\0', id),
          after(['PRICE_ASC'], '5', id),
          Buffer.from('{}').toString('base64url'),
          Buffer.from('null').toString('base64url'),
          Buffer.from('['.repeat(5000)).toString('base64url'),
        ].map((cursor) => JSON.stringify(cursor)),
      ],
    ],
    [
      'products',
      'String',
      'products(sort: NEWEST, after: $x) { nodes { id } }',
      [
        'x',
        '2026-11-20',
        '2026-02-30 00:00:00+00',
        '2026-13-01 00:00:00+00',
        '2026-11-20 25:00:00+00',
        '999999-01-01 00:00:00+00',
        '2026-11-20 00:00:00+99',
        '2026-11-20 00:00:00 +00:00:00:00',
        '0000-00-00 00:00:00',
        '1-1-1-1-1-1',
        '11 11 11 11:11',
        '00000000000000000000',
        '2026-11-20 00:00:00.0000000000001+00',
      ].map((place) => JSON.stringify(after('NEWEST', place, id))),
    ],
    [
      'products',
      'String',
      'products(sort: POPULARITY, after: $x) { nodes { id } }',
      ['NaN', 'Infinity', '-1', '5.', '5.123', '1e3', '10'].map((place) =>
        JSON.stringify(after('POPULARITY', place, id)),
      ),
    ],
    [
      'product',
      'ID!',
      'product(id: $x) { id }',
      ['null', 'true', '{}', '[]', '1.5', nested, ...unstorable(product.id)],
    ],
    [
      'productsById',
      '[ID!]!',
      'productsById(ids: $x) { id }',
      [
        'null',
        '[]',
        '[null]',
        'true',
        '[true]',
        '{}',
        '[[]]',
        '[1.5]',
        nested,
        JSON.stringify(Array(101).fill(product.id)),
      ],
    ],
    ['productsById', 'ID!', 'productsById(ids: [$x]) { id }', ['null', 'true', '{}', '[]', ...unstorable(product.id)]],
    ['suggestions', 'String!', 'suggestions(term: $x) { products { id } }', ['null', ...texts]],
    ...['waitingReviews', 'waitingComments'].flatMap((list): [string, string, string, string[]][] => [
      [list, 'Int!', `${list}(first: $x) { nodes { id } }`, ['null', ...counts]],
      [
        list,
        'String',
        `${list}(after: $x) { nodes { id } }`,
        ['"x"', '5', '""', JSON.stringify(after('x')), ...unstorable('x')],
      ],
    ]),
    ['category', 'String!', 'category(slug: $x) { id }', ['null', ...noText, ...unstorable('x')]],
    [
      'reviews',
      'Int!',
      `product(id: "${product.id}") { reviews(page: $x) { items { id } } }`,
      ['null', '0', '-1', '1.5', '"1"', ...huge],
    ],
    [
      'comments',
      'Int!',
      `product(id: "${product.id}") { comments(page: $x) { items { id } } }`,
      ['null', '0', '-1', '1.5', '"1"', ...huge],
    ],
    [
      'related',
      'Int!',
      `product(id: "${product.id}") { related(first: $x) { id } }`,
      ['null', '0', '-1', '25', '1.5', ...huge],
    ],
    ['order', 'ID!', 'order(id: $x) { id }', ['null', 'true', '{}', '[]', '1.5', nested, ...unstorable(id)]],
    ['orders', 'Int!', 'orders(first: $x) { nodes { id } }', ['null', ...counts]],
    [
      'orders',
      'String',
      'orders(after: $x) { nodes { id } }',
      ['"x"', '5', '""', JSON.stringify(after('x')), ...unstorable('x')],
    ],
    ['orders', 'OrderStatus', 'orders(status: $x) { nodes { id } }', ['"x"', '5', '"pending"', '[]']],
    ['customers', 'Int!', 'customers(first: $x) { nodes { id } }', ['null', ...counts]],
    [
      'customers',
      'String',
      'customers(after: $x) { nodes { id } }',
      ['"x"', '5', '""', JSON.stringify(after('x')), ...unstorable('x')],
    ],
    ['customers', 'AccountStatus', 'customers(status: $x) { nodes { id } }', ['"x"', '5', '"pending"', '[]']],
    ['auditLog', 'Int!', 'auditLog(first: $x) { nodes { id } }', ['null', ...counts]],
    [
      'auditLog',
      'String',
      'auditLog(after: $x) { nodes { id } }',
      ['"x"', '5', '""', JSON.stringify(after('x')), ...unstorable('x')],
    ],
    [
      'auditLog',
      'AuditAction',
      'auditLog(filter: { action: $x }) { nodes { id } }',
      ['"x"', '5', '"registered"', '[]'],
    ],
    [
      'auditLog',
      'ID',
      'auditLog(filter: { subjectId: $x }) { nodes { id } }',
      ['true', '{}', '[]', ...unstorable('x')],
    ],
    ['conversations', 'Int!', 'conversations(first: $x) { nodes { id } }', ['null', ...counts]],
    [
      'conversations',
      'String',
      'conversations(after: $x) { nodes { id } }',
      ['"x"', '5', '""', JSON.stringify(after('x')), ...unstorable('x')],
    ],
    ['conversation.messages', 'Int!', 'conversation { messages(first: $x) { nodes { id } } }', ['null', ...counts]],
    [
      'conversation.messages',
      'String',
      'conversation { messages(after: $x) { nodes { id } } }',
      ['"x"', '5', '""', JSON.stringify(after('x')), ...unstorable('x')],
    ],
    ['me.orders', 'Int!', 'me { orders(first: $x) { nodes { id } } }', ['null', ...counts]],
    ['me.orders', 'String', 'me { orders(after: $x) { nodes { id } } }', ['"x"', '5', '""', ...unstorable('x')]],
  ];

  test.each(queries)('%s with a bad %s', async (_, type, selection, values) => {
    await all(values, async (json) => {
      const query = `query ($x: ${type}) { it: ${selection} }`;
      const answer = await admin.send('POST', '/graphql', {
        raw: `{"query":${JSON.stringify(query)},"variables":{"x":${json}}}`,
      });
      expectRefusedOperation(answer);
    });
  });

  test.each([newId(), 'no id', '', '5', `${product.id} `, "' OR true --", '%'])('nothing has the id %j', async (id) => {
    const { product: none, order } = await admin.graphql<Record<string, unknown>>(
      'query ($id: ID!) { product(id: $id) { id } order(id: $id) { id } }',
      { id },
    );
    expect([none, order]).toEqual([null, null]);
  });

  test.each<[string, string]>([
    ...badBodies.filter(([, , type]) => type === undefined).map(([name, raw]): [string, string] => [name, raw]),
    ['no document', '{"query":""}'],
    ['a document that is a number', '{"query":5}'],
    ['a document that is null', '{"query":null}'],
    ['a document that is a list', '{"query":[]}'],
    ['several at once', '[{"query":"{ me { id } }"},{"query":"{ me { id } }"}]'],
    ['a broken document', '{"query":"{ me { id }"}'],
    ['an unknown field', '{"query":"{ nothing }"}'],
    ['an unknown field below', '{"query":"{ products { nodes { secret } } }"}'],
    ['no selection', '{"query":"{ me }"}'],
    ['two operations without a name', '{"query":"query A { me { id } } query B { me { id } }"}'],
    ['an operation that is not there', '{"query":"query A { me { id } }","operationName":"B"}'],
    ['a name that is a number', '{"query":"query A { me { id } }","operationName":5}'],
    ['variables that are a text', '{"query":"{ me { id } }","variables":"x"}'],
    ['variables that are a list', '{"query":"{ me { id } }","variables":[1]}'],
    ['variables that are a number', '{"query":"{ me { id } }","variables":5}'],
    ['extensions that are a text', '{"query":"{ me { id } }","extensions":"x"}'],
    ['a subscription', '{"query":"subscription { me { id } }"}'],
    ['a NUL in a document', '{"query":"{ category(slug: \\"\\u0000\\") { id } }"}'],
    ['an escaped NUL in a document', '{"query":"{ category(slug: \\"\\\\u0000\\") { id } }"}'],
    ['an escaped NUL of another form', '{"query":"{ category(slug: \\"\\\\u{0}\\") { id } }"}'],
    ['a NUL in a block', '{"query":"{ category(slug: \\"\\"\\"\\u0000\\"\\"\\") { id } }"}'],
    ['half a character in a document', '{"query":"{ category(slug: \\"\\ud800\\") { id } }"}'],
    ['an escaped half of a character', '{"query":"{ category(slug: \\"\\\\ud800\\") { id } }"}'],
    ['half a character in a block', '{"query":"{ category(slug: \\"\\"\\"\\udc00\\"\\"\\") { id } }"}'],
    ['a NUL in a default', '{"query":"query ($s: String! = \\"\\u0000\\") { category(slug: $s) { id } }"}'],
    ['a deep list in a document', JSON.stringify({ query: `{ category(slug: ${nested}) { id } }` })],
    [
      'a deeper list in a document',
      JSON.stringify({ query: `{ category(slug: ${'['.repeat(10_000)}${']'.repeat(10_000)}) { id } }` }),
    ],
    ['deep selections', JSON.stringify({ query: `${'{ me '.repeat(5000)}${'}'.repeat(5000)}` })],
    [
      'fragments in a circle',
      JSON.stringify({ query: '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }' }),
    ],
  ])('refuses %s', async (_, raw) => {
    expectRefusal(await admin.send('POST', '/graphql', { raw }));
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'])(
    'refuses a body of type %s, which a foreign page could send',
    async (type) => {
      const raw = JSON.stringify({ query: '{ me { id } }' });
      expectRefusal(await customer.send('POST', '/graphql', { raw, headers: { 'content-type': type } }));
    },
  );

  test.each(['PUT', 'PATCH', 'DELETE'])('refuses the method %s', async (method) => {
    expectRefusal(await customer.send(method, '/graphql', { body: { query: '{ me { id } }' } }));
  });

  test('changes nothing by GET', async () => {
    const query = encodeURIComponent('mutation { updateProfile(input: { shippingAddress: "x" }) { __typename } }');
    expectRefusal(
      await customer.send('GET', `/graphql?query=${query}`, {
        headers: { 'apollo-require-preflight': 'x' },
      }),
    );
  });
});
