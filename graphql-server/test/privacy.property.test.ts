import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSchema } from '../src/platform/http/graphql/graphql.ts';
import type { OpenApi } from '../src/platform/http/openapi/types.ts';
import { encodeCursor } from '../src/kernel/paging.ts';
import { modules } from '../src/modules.ts';
import { aim, fillIn, graphqlCalls, restCalls, type Call, type Pools } from './arbitrary-calls.ts';
import { createBrowser } from './browser.ts';
import { createClient, type Answer } from './client.ts';
import { placeOrderDocument, toInput, type OrderOptions, type PlaceOrderData } from './order-edges.ts';
import { newId, type Person } from './factories.ts';
import { isLong, runs } from './runs.ts';
import { openShop } from './setup.ts';

const shop = await openShop();

const B_PASSWORD = 'zq7x secret of B';
const A_PASSWORD = 'a secret of A';
const product = await shop.product({ colors: ['Red', 'Blue'], sizes: ['M'], stock: 1_000_000 });

const B_EMAIL = 'Zq7X.Bilkis@Gmail.com';

/** Data that only B may read. A never sends any of it in this form. */
const secrets = {
  name: 'Zq7xBilkis',
  email: B_EMAIL,
  phone: '+8801777665544',
  profileAddress: 'House zq7x-profile, Sylhet',
  addressName: 'Zq7xMother',
  addressPhone: '+8801777665533',
  addressLine: 'House zq7x-line',
  orderName: 'Zq7xRecipient',
  orderAddress: 'House zq7x-order, Khulna',
  orderPhone: '01777665522',
  // The same e-mail in other letters, as B typed it for the order.
  orderEmail: 'zq7x.Bilkis@gmail.com',
  carrier: 'Zq7xCourier',
  trackingNumber: 'Zq7x-Parcel-1',
  returnReason: 'It is zq7x too small',
  moveReason: 'Zq7x has called',
  review: 'A review zq7x that waits',
  comment: 'A comment zq7x that waits',
  message: 'A message zq7x to the shop',
  // Long enough that no random id has these digits.
  seenPrice: '2077665511',
  userAgent: 'A browser zq7x of B',
  networkAddress: '203.0.113.251',
  savedAccount: 'Zq7x***575',
};

interface B {
  person: Person;
  ids: Record<
    'id' | 'order' | 'address' | 'session' | 'review' | 'comment' | 'message' | 'conversation' | 'savedAccount',
    string
  >;
  picture: string;
  photo: string;
  idempotencyKey: string;
}

const buy = async (person: Person, wish: Partial<OrderOptions>): Promise<string> => {
  const { placeOrder } = await person.graphql<PlaceOrderData>(placeOrderDocument, {
    input: toInput(person, { productId: product.id, color: 'Red', size: 'M', ...wish }),
  });
  if (placeOrder.__typename !== 'PlaceOrderSuccess') throw new Error(JSON.stringify(placeOrder));
  return placeOrder.order.id;
};

/** Creates B, of whom the shop has every kind of personal data. */
const makeB = async (): Promise<B> => {
  const person = await shop.customer({
    displayName: secrets.name,
    email: secrets.email,
    phoneNumber: secrets.phone,
    password: B_PASSWORD,
  });
  const browser = createBrowser(shop.url, secrets.networkAddress);
  const login = await browser.send('POST', '/backend/login', {
    body: { gmail: secrets.email, password: B_PASSWORD },
    headers: { 'user-agent': secrets.userAgent },
  });
  browser.token = login.ok<{ token: string }>().token;
  const keys: string[] = [];
  const { default: sharp } = await import('sharp');
  const raw = new Uint8Array(
    await sharp({ create: { width: 3, height: 2, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  );
  for (let count = 0; count < 2; count += 1)
    keys.push(
      (await person.send('POST', '/backend/pictures', { raw, headers: { 'content-type': 'image/png' } })).ok<{
        key: string;
      }>(201).key,
    );
  const [picture = '', photo = ''] = keys;
  const idempotencyKey = 'key-of-B-zq7x-0123456789';
  const order = await buy(person, {
    key: idempotencyKey,
    address: {
      name: secrets.orderName,
      address: secrets.orderAddress,
      phone: secrets.orderPhone,
      email: secrets.orderEmail,
    },
  });
  // Only received products may be reviewed; afterwards the order is reset.
  await shop.walkOrders('DELIVERED', { id: order });
  await shop.sql(
    `WITH parcel AS (
      INSERT INTO shipments (order_id, carrier, tracking_number) VALUES ($1, $2, $3) RETURNING id
    ), return AS (INSERT INTO returns (order_id, reason) VALUES ($1, $4))
    INSERT INTO payment_entries (order_id, kind, amount_cents, method, carrier)
    VALUES ($1, 'COLLECTED', 100, 'CASH_ON_DELIVERY', $2)`,
    [order, secrets.carrier, secrets.trackingNumber, secrets.returnReason],
  );
  await shop.sql('UPDATE order_status_changes SET reason = $2 WHERE order_id = $1', [order, secrets.moveReason]);
  await shop.sql(
    `INSERT INTO shipment_lines (shipment_id, order_line_id, quantity)
     SELECT s.id, l.id, 1 FROM shipments s JOIN order_lines l USING (order_id) WHERE order_id = $1`,
    [order],
  );
  interface Made {
    addAddress: { address: { id: string } };
    addReview: { review: { id: string } };
    addComment: { comment: { id: string } };
    sendMessage: { sent: { id: string }; conversation: { id: string } };
  }
  const made = await person.graphql<Made>(
    `mutation ($product: ID!, $picture: String!, $photo: String!, $address: AddressInput!) {
      addAddress(input: $address) { ... on SaveAddressSuccess { address { id } } }
      addReview(input: { productId: $product, rating: 4, text: "${secrets.review}", pictures: [$picture] }) {
        ... on AddReviewSuccess { review { id } }
      }
      addComment(input: { productId: $product, text: "${secrets.comment}" }) { ... on AddCommentSuccess { comment { id } } }
      sendMessage(input: { text: "${secrets.message}" }) { ... on SendMessageSuccess { sent { id } conversation { id } } }
      changeCart(
        idempotencyKey: "first-cart"
        changes: [{ productId: $product, from: 0, to: 3, seenPriceCents: ${secrets.seenPrice} }]
      ) { refused }
      changeWishlist(idempotencyKey: "first-wish", changes: [{ productId: $product, wished: true }]) { id }
      updateProfile(input: { photo: $photo, shippingAddress: "${secrets.profileAddress}" }) { __typename }
    }`,
    {
      product: product.id,
      picture,
      photo,
      address: {
        name: secrets.addressName,
        phoneNumber: secrets.addressPhone,
        upazilaId: 'dhaka/savar',
        line: secrets.addressLine,
      },
    },
  );
  await shop.sql(`INSERT INTO identities (issuer, subject, customer_id) VALUES ('https://id.example', 'b-zq7x', $1)`, [
    person.id,
  ]);
  await shop.sql(
    `INSERT INTO account_links (hash, customer_id, purpose, expires_at)
     VALUES (sha256('b'), $1, 'RESET_PASSWORD', now() + interval '1 day')`,
    [person.id],
  );
  const [savedAccount] = await shop.sql<{ id: string }>(
    `INSERT INTO payment_agreements (customer_id, method, agreement_id, account)
     VALUES ($1, 'BKASH', 'TokenizedMerchantZq7x', $2) RETURNING id`,
    [person.id, secrets.savedAccount],
  );
  const [session] = await shop.sql<{ id: string }>('SELECT id FROM sessions WHERE user_agent = $1', [
    secrets.userAgent,
  ]);
  return {
    person,
    ids: {
      id: person.id,
      order,
      address: made.addAddress.address.id,
      session: session?.id ?? '',
      review: made.addReview.review.id,
      comment: made.addComment.comment.id,
      message: made.sendMessage.sent.id,
      conversation: made.sendMessage.conversation.id,
      savedAccount: savedAccount?.id ?? '',
    },
    picture,
    photo,
    idempotencyKey,
  };
};

const b = await makeB();

/** All rows that contain B's ids or data, in whatever table. */
const rowsOfB = async () => {
  const tables = await shop.sql<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const rows = tables.map(({ name }) => `SELECT '${name}' AS name, t::text AS row FROM ${name} t WHERE t::text ~ $1`);
  return shop.sql<{ name: string; row: string }>(`${rows.join(' UNION ALL ')} ORDER BY 1, 2`, [
    [...Object.values(b.ids), b.picture, b.photo].join('|'),
  ]);
};

const ids = [
  ...Object.keys(b.ids).map((name) => `«b.${name}»`),
  '«b.ORDER»',
  '«a.id»',
  '«a.order»',
  '«a.address»',
  '«a.session»',
  '«product»',
  '«made up»',
  'no id',
];
const emails = ['«b.email»', '«b.EMAIL»', '« b.email »', '«b.orderEmail»', '«a.email»', 'nobody@gmail.com'];
const passwords = ['«a.password»', 'a new secret', 'a guess', ''];
const words = ['Words of A', 'More words of A', '%', "' OR true --"];
// Most of the time a product that exists, so that it can be bought and reviewed.
const productIds = [...ids.map(() => '«product»'), ...ids];
const names = ['A himself', 'Karim'];
const phones = ['01712345678', '+8801812345678'];

const pools: Pools = {
  id: ids,
  _id: ids,
  ids: productIds,
  orderId: ids,
  orderLineId: ids,
  removedLineIds: ids,
  upTo: ids,
  shipment: ids,
  productId: productIds,
  productIds,
  customerId: ids,
  sessionId: ['«b.session»', 'no session'],
  upazilaId: ['dhaka/savar', 'no place'],
  after: ['«b.cursor.order»', '«b.cursor.message»', '«b.cursor.id»', '«a.cursor»', '«top»', '«bottom»'],
  email: emails,
  gmail: emails,
  password: passwords,
  currentPassword: passwords,
  newPassword: passwords,
  token: ['«a.token»', '«a.refreshToken»', '«b.session»', 'A'.repeat(43)],
  idempotencyKey: ['«b.idempotencyKey»', 'key-of-A-0123456789'],
  'Idempotency-Key': ['«b.idempotencyKey»', 'key-of-A-0123456789'],
  'X-Refresh-Attempt': ['attempt-of-a-0123456789', 'x'],
  'If-None-Match': ['*', '"x"'],
  cookie: [
    '',
    '__Secure-haat_session=«a.refreshToken»',
    '__Secure-haat_session=«b.session».«a.refreshSecret»',
    `__Secure-haat_session=«b.session».${'A'.repeat(44)}`,
    '__Secure-haat_device=«a.device»',
  ],
  key: ['«b.picture»', '«b.photo»', 'no-such-picture'],
  file: ['160.webp', 'original.webp'],
  pictures: ['«b.picture»', '«b.photo»', 'no picture'],
  photo: ['«b.picture»', '«b.photo»', ''],
  photoURL: ['/pictures/«b.photo»'],
  promotionCode: ['B-ZQ7X', 'x'],
  categoryId: ['«b.id»', 'x'],
  categoryIds: ['«b.id»', 'x'],
  column: ['weight', 'x'],
  startsAt: ['2026-01-01', 'x'],
  endsAt: ['2027-01-01', 'x'],
  text: words,
  term: ['', 'Product', 'zq7x', '%'],
  query: ['', 'q=zq7x'],
  product: ['', 'zq7x'],
  reason: words,
  note: words,
  carrier: ['Pathao', 'Nobody'],
  trackingNumber: ['PT-1'],
  reference: ['TX-1'],
  decision: ['approved', 'rejected', 'received'],
  orderStatus: ['Cancelled', 'Shipped', 'Lost'],
  name: names,
  user_name: names,
  displayName: names,
  phoneNumber: phones,
  phone_number: phones,
  phone: phones,
  address: ['House of A'],
  shippingAddress: ['House of A', ''],
  line: ['House of A'],
  color: ['Red', 'Blue', '«b.id»'],
  size: ['M', 'L'],
  slug: ['category-1', 'how-to-choose-a-phone', 'x'],
  within: ['category-1', 'x'],
  categories: ['category-1', 'x'],
  brands: ['Haat'],
  value: ['Oak', '«b.id»'],
  payment: ['Cash on Delivery', 'Nagad'],
  language: ['en', 'bn'],
  code: ['x'],
  // What admins alone may send: everybody else is refused, whatever it is.
  subjectId: ids,
  actorId: ids,
  parentId: ids,
  beforeId: ids,
  banglaName: words,
  word: words,
  names: words,
  pinnedIds: productIds,
  orderIds: ids,
  variantId: ids,
  district: ['dhaka'],
  search: words,
  plan: words,
  from: ['2026-01-01', 'x'],
  until: ['2026-12-31', 'x'],
  to: ['2026-12-31', 'x'],
  seen: ['2026-01-01T00:00:00.000Z', 'x'],
  publishAt: ['2027-01-01T00:00:00.000Z', 'x'],
  publishedAt: ['2027-01-01T00:00:00.000Z', 'x'],
  title: words,
  titleBangla: words,
  descriptionBangla: words,
  body: words,
  bodyBangla: words,
  tags: words,
  tagsBangla: words,
  categorySlug: ['category-1', 'x'],
  picture: ['x'],
  category: ['category-1', 'x'],
  brand: ['Haat'],
  tag: words,
  part: ['1', '2', 'x'],
  shortDescription: words,
  description: words,
  secondDescription: words,
  alt: words,
  altBangla: words,
  bangla: words,
  sizes: ['M', 'L'],
  sku: ['B-1'],
  corrects: ids,
  step: words,
  customer: words,
  import: words,
  q: words,
  status: ['PENDING', 'x'],
  role: ['ADMIN', 'x'],
  sort: ['NEWEST', 'x'],
  about: ids,
  by: ids,
  kind: ['ORDER', 'x'],
  action: ['SIGNED_IN', 'x'],
  url: ['https://shop.example.com/x.png'],
  state: ['x'],
  error: ['access_denied'],
};

/** Returns the call with B's ids in place of all ids, and B's data where it fits. */
const aimAtB = (call: Call, which: number): Call => {
  const goals = ['id', 'order', 'address', 'session', 'review', 'comment', 'message', 'conversation'];
  const goal = `«b.${goals[which % goals.length]}»`;
  const cursor = ['«b.cursor.order»', '«b.cursor.message»', '«top»'][which % 3] ?? '';
  const aims: [RegExp, string][] = [
    [/«(?:[ab]\.(?:id|order|ORDER|address|session|review|comment|message|conversation)|made up)»|no id/g, goal],
    [/«a\.email»|nobody@gmail\.com/g, '«b.email»'],
    [/key-of-A-0123456789/g, '«b.idempotencyKey»'],
    [/no picture|no-such-picture/g, which % 2 === 0 ? '«b.picture»' : '«b.photo»'],
    [/«(?:a\.cursor|bottom)»/g, cursor],
  ];
  return aims.reduce((aimed, [pattern, text]) => aim(aimed, pattern, text), call);
};

/** How many calls it takes to aim at all of B's data: three times in all runs, else once. */
const AIMS = isLong ? 21 : 7;

const isTaken = async ({ options }: Call): Promise<boolean> => {
  const { query, variables } = options.body as { query: string; variables: Record<string, unknown> };
  const { errors } = await shop.graphqlAnswer(query, variables);
  const codes = new Set(errors.map(({ extensions }) => extensions.code));
  if (codes.has('GRAPHQL_VALIDATION_FAILED')) throw new Error(`${errors[0]?.message}\n${query}`);
  return !codes.has('QUERY_TOO_LARGE') && !codes.has('GRAPHQL_PARSE_FAILED');
};

const schema = createSchema(modules);
const document = (await shop.get('/backend/openapi.json')).ok<OpenApi>();
const calls = new Map([...(await graphqlCalls(schema, pools, isTaken)), ...restCalls(document, pools)]);

const isReading = (name: string) => name.startsWith('GET ') || schema.getQueryType()?.getFields()[name] !== undefined;

/** A caller, and the values of the placeholders for them. */
interface Caller {
  token: string;
  known: Map<string, string>;
  address: string;
}

let callers = 0;

const knownOf = async (person: Person, password: string, orderId: string): Promise<Map<string, string>> => {
  const browser = createBrowser(shop.url);
  await browser.login(person.email, password);
  const device = shop.tokens.issueDevice(person.email.toLowerCase());
  const [address] = await shop.sql<{ id: string }>(
    `INSERT INTO addresses (customer_id, name, phone_number, upazila_id, line)
     VALUES ($1, 'A', '+8801712345678', 'dhaka/savar', 'House of A') RETURNING id`,
    [person.id],
  );
  const entries: Record<string, string> = {
    ...Object.fromEntries(Object.entries(b.ids).map(([name, id]) => [`b.${name}`, id])),
    'b.ORDER': b.ids.order.toUpperCase(),
    'b.email': B_EMAIL.toLowerCase(),
    'b.EMAIL': B_EMAIL.toUpperCase(),
    ' b.email ': ` ${B_EMAIL.toLowerCase()}\t`,
    'b.orderEmail': secrets.orderEmail.toUpperCase(),
    'b.picture': b.picture,
    'b.photo': b.photo,
    'b.idempotencyKey': b.idempotencyKey,
    'b.cursor.order': encodeCursor([b.ids.order]),
    'b.cursor.message': encodeCursor([b.ids.message]),
    'b.cursor.id': encodeCursor([b.ids.id]),
    'a.id': person.id,
    'a.email': person.email,
    'a.password': password,
    'a.order': orderId,
    'a.address': address?.id ?? '',
    'a.session': person.sessionId,
    'a.token': person.token,
    'a.device': device,
    'a.refreshToken': browser.refreshToken,
    'a.refreshSecret': browser.refreshToken.split('.')[1] ?? '',
    'a.cursor': encodeCursor([orderId]),
    top: encodeCursor(['ffffffff-ffff-7fff-bfff-ffffffffffff']),
    bottom: encodeCursor(['00000000-0000-7000-8000-000000000000']),
    product: product.id,
    'made up': newId(),
  };
  return new Map(Object.entries(entries));
};

// Hashed only once.
const { id: firstA } = await shop.customer({ password: A_PASSWORD });
const [{ hash } = { hash: '' }] = await shop.sql<{ hash: string }>(
  'SELECT password_hash AS hash FROM customers WHERE id = $1',
  [firstA],
);

/** Removes what earlier callers have spent and written, so that B's messages are the newest. */
const forgetOthers = async () => {
  await shop.sql('DELETE FROM rate_limits');
  await shop.sql('DELETE FROM conversations WHERE customer_id IS DISTINCT FROM $1', [b.ids.id]);
};

const makeA = async (): Promise<Caller> => {
  await shop.sql('DELETE FROM rate_limits');
  const person = await shop.customer();
  await shop.sql('UPDATE customers SET password_hash = $2 WHERE id = $1', [person.id, hash]);
  const order = await buy(person, {});
  await shop.walkOrders('DELIVERED', { id: order });
  const known = await knownOf(person, A_PASSWORD, order);
  await forgetOthers();
  callers += 1;
  return { token: person.token, known, address: `198.51.${callers >> 8}.${callers & 255}` };
};

let reader: Promise<Caller> | undefined;

/** Returns a caller of a call: the same one for all that only read. */
const callerOf = async (name: string): Promise<Caller> => {
  if (!isReading(name)) return makeA();
  reader ??= makeA();
  const caller = await reader;
  await forgetOthers();
  return caller;
};

/** Makes a call, with the caller's token or without one. */
const make = async (caller: Caller, call: Call, withToken = true): Promise<Answer> => {
  const { method, path, options } = fillIn(call, caller.known);
  const client = withToken ? createClient(shop.url, caller.token) : createClient(shop.url);
  const answer = await client.send(method, path, {
    ...options,
    headers: { 'x-forwarded-for': caller.address, ...options.headers },
  });
  // A caller who signs in or refreshes uses the new token from then on.
  const token = /"(?:\w+_)?token":"([^"]+)"/.exec(answer.text)?.[1];
  if (answer.status === 200 && token !== undefined) caller.token = token;
  return answer;
};

/** Expects that the response contains none of B's data and ids, unless the call itself contains them. */
const expectNothingOfB = (answer: Answer, call: Call) => {
  for (const [what, secret] of Object.entries(secrets))
    if (answer.text.includes(secret)) throw answer.failure(`${call.name} tells B’s ${what}.`);
  for (const [what, id] of Object.entries(b.ids))
    if (answer.text.includes(id)) throw answer.failure(`${call.name} tells the id of B’s ${what}.`);
  if (answer.text.includes('argon2')) throw answer.failure(`${call.name} tells a hash.`);
  if (answer.status >= 500) throw answer.failure(`${call.name} failed.`);
};

test('B reads everything of B by the same calls, so that a leak would be seen', async () => {
  const caller = {
    token: b.person.token,
    known: await knownOf(b.person, B_PASSWORD, b.ids.order),
    address: '198.51.100.1',
  };
  const seen = new Set<string>();
  for (const [name, any] of calls) {
    // B must not change.
    if (!isReading(name)) continue;
    await shop.sql('DELETE FROM rate_limits');
    for (const call of fc.sample(any, { numRuns: 30, seed: 1 })) {
      const { text } = await make(caller, call);
      for (const [what, secret] of [...Object.entries(secrets), ...Object.entries(b.ids)])
        if (text.includes(secret)) seen.add(what);
    }
  }
  expect([...seen].toSorted()).toEqual([...new Set([...Object.keys(secrets), ...Object.keys(b.ids)])].toSorted());
});

test.each([...calls.keys()])('%s: A is understood, and neither reads nor changes anything of B', async (name) => {
  const before = await rowsOfB();
  expect(before.length).toBeGreaterThan(15);
  const any = calls.get(name) ?? fc.constant({ name, method: 'GET', path: '/', options: {} });
  const codes: string[] = [];
  const caller = await callerOf(name);
  const unaimed = fc.sample(any, { numRuns: runs(10), seed: 2 });
  const aimed = fc.sample(any, { numRuns: AIMS, seed: 3 }).map(aimAtB);
  for (const call of [...aimed, ...unaimed]) {
    const answer = await make(caller, call);
    expectNothingOfB(answer, call);
    const code = /"code":"(\w+)"/.exec(answer.text)?.[1] ?? 'none';
    codes.push(`${answer.status} ${code}`);
  }
  // At least one of them is refused for what it wants, not for its syntax.
  expect(codes.filter((code) => !code.startsWith('400')).length, codes.join(', ')).toBeGreaterThan(0);
  expect(await rowsOfB()).toEqual(before);
});

test('no sequence of calls by A reads or changes anything of B', async () => {
  const step = fc.record({
    call: fc.constantFrom(...calls.values()).chain((any) => any),
    withToken: fc.constantFrom(true, true, true, false),
    which: fc.option(fc.nat(AIMS)),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 15 }), async (steps) => {
      const before = await rowsOfB();
      const caller = await makeA();
      for (const { call, withToken, which } of steps) {
        const sent = which === null ? call : aimAtB(call, which);
        expectNothingOfB(await make(caller, sent, withToken), sent);
      }
      expect(await rowsOfB()).toEqual(before);
    }),
    { numRuns: runs(20) },
  );
}, 120_000);
