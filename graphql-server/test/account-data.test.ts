import { expect, test } from 'vitest';
import { modules } from '../src/modules.ts';
import { exportsOf } from '../src/people/privacy/account-data.service.ts';
import type { Client } from './client.ts';
import { makeKnownPerson } from './known-person.ts';
import { openShop } from './setup.ts';

const shop = await openShop();

const download = (client: Client) => client.get('/backend/account/data');

test('all that the shop holds about a person is in one file for them', async () => {
  const { person, pictures, product, promotion, orderIds } = await makeKnownPerson(shop, {
    displayName: 'Rahima Khatun',
    shippingAddress: 'Dhaka',
  });
  const admin = await shop.admin({ displayName: 'The Secret Admin' });
  await shop.sql(`UPDATE reviews SET reply_text = 'Thank you.', reply_at = now() WHERE customer_id = $1`, [person.id]);
  await shop.sql(`UPDATE customers SET confirmed_by_id = $2, confirmed_at = now() WHERE id = $1`, [
    person.id,
    admin.id,
  ]);
  await shop.sql(
    `INSERT INTO audit_entries (action, customer_id, actor_id, address, user_agent, details)
     VALUES ('ACCOUNT_CONFIRMED', $1, $2, '203.0.113.77', 'Admin-Browser', '{}')`,
    [person.id, admin.id],
  );

  const answer = await download(person);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=haat-my-data-[\d-]+\.json$/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.text).toContain('\n  "profile": {\n');
  const line = { name: product.name, quantity: 1, unitPriceCents: 2000, productId: product.id };
  expect(answer.ok()).toEqual({
    madeAt: expect.any(String),
    profile: expect.objectContaining({
      id: person.id,
      displayName: 'Rahima Khatun',
      email: person.email,
      photoUrl: `/pictures/${pictures.photo}`,
      hasPassword: true,
      hasSecondFactor: false,
      secondFactorAt: null,
      confirmedAt: expect.any(String),
    }),
    addresses: [
      {
        name: 'Rahima',
        phoneNumber: '+8801712345678',
        upazilaId: 'dhaka/savar',
        line: 'House 1',
        // The profile already had a shipping address, so a new address does not become the default.
        isDefault: false,
        text: expect.stringContaining('House 1, Savar'),
      },
    ],
    identities: [{ issuer: 'https://id.example', subject: person.id, linkedAt: expect.any(String) }],
    sessions: [
      expect.objectContaining({ beganAt: expect.any(String), endedAt: null }),
      expect.objectContaining({ userAgent: 'node', address: expect.stringMatching(/^10\./) }),
    ],
    links: [{ purpose: 'CONFIRM_EMAIL', expiresAt: expect.any(String) }],
    figures: [{ orders: 2, spentCents: 8000 }],
    orders: [
      expect.objectContaining({ id: orderIds.delivered, lines: [expect.objectContaining(line)] }),
      expect.objectContaining({
        id: orderIds.pending,
        lines: [expect.objectContaining(line)],
        history: [{ status: 'PENDING', at: expect.any(String), actor: 'CUSTOMER', reason: 'Shahana has called' }],
        shippingAddress: expect.objectContaining({ phone: '01712345678' }),
      }),
    ],
    promotionUses: [{ code: promotion.code, orderId: orderIds.delivered, at: expect.any(String) }],
    shipments: [
      {
        orderId: orderIds.delivered,
        carrier: 'Pathao',
        trackingNumber: 'PT-1',
        shippedAt: expect.any(String),
        lines: [{ name: product.name, quantity: 1 }],
      },
    ],
    returns: [
      expect.objectContaining({
        orderId: orderIds.delivered,
        status: 'APPROVED',
        reason: 'It is too small.',
      }),
    ],
    payments: [
      expect.objectContaining({ orderId: orderIds.delivered, kind: 'CHARGED', amountCents: 8000 }),
      expect.objectContaining({ orderId: orderIds.delivered, kind: 'COLLECTED', amountCents: 8000 }),
      expect.objectContaining({ orderId: orderIds.pending, kind: 'CHARGED', amountCents: 8000 }),
    ],
    savedAccounts: [{ method: 'BKASH', account: '017***575', savedAt: expect.any(String) }],
    paymentAttempts: [],
    refunds: [],
    reviews: [
      expect.objectContaining({
        product: product.name,
        rating: 4,
        text: 'I like it.',
        pictures: [pictures.review],
        sellerReply: 'Thank you.',
        published: false,
      }),
    ],
    comments: [expect.objectContaining({ text: 'Is it blue?', authorName: 'Rahima Khatun' })],
    conversations: [{ name: null, email: null, language: 'EN' }],
    messages: [expect.objectContaining({ text: 'When do you open?', isFromShop: false })],
    cart: [expect.objectContaining({ product: product.name, quantity: 2 })],
    wishlist: [{ product: product.name, productId: product.id }],
    cartChanges: [{ keys: ['first-wish', 'first-cart'] }],
    stockAlerts: [expect.objectContaining({ product: product.name, productId: product.id, toldAt: null })],
    priceMails: [
      { agreedAt: expect.any(String), endedAt: null, mailedAt: null, includesCart: false, remindedAt: null },
    ],
    priceAlerts: [{ product: product.name, productId: product.id, priceCents: 1999 }],
    pictures: [pictures.review, pictures.photo, pictures.unused].map((key) => ({
      path: `/pictures/${key}/1600.jpg`,
      uploadedAt: expect.any(String),
    })),
    auditLog: [
      expect.objectContaining({ action: 'SIGNED_IN', actor: 'YOU', userAgent: 'node' }),
      expect.objectContaining({ action: 'ACCOUNT_CONFIRMED', actor: 'SHOP', address: null, userAgent: null }),
      expect.objectContaining({ action: 'DATA_EXPORTED', actor: 'YOU' }),
    ],
    settings: [],
    posts: [],
    savedViews: [{ list: 'ORDERS', name: 'Late', query: 'status=PENDING' }],
  });
  for (const secret of [
    'argon2',
    'Hash',
    'hash',
    'The Secret Admin',
    'TokenizedMerchantSecret',
    admin.id,
    admin.email,
    '203.0.113.77',
  ])
    expect(answer.text).not.toContain(secret);
});

test('every table that belongs to customers is in it', async () => {
  const tables = await shop.sql<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'customer_id' ORDER BY 1`,
  );
  expect(tables.length).toBeGreaterThan(10);
  // What belongs to an order belongs to its customer.
  const ofOrders = ['payment_attempts', 'payment_entries', 'payment_refunds', 'returns', 'shipments'];
  const exported = exportsOf(modules).map(([, { table }]) => table);
  expect(exported.toSorted()).toEqual([...tables.map(({ name }) => name), ...ofOrders].toSorted());
});

test('it is in the order in which people have always read it', async () => {
  const data = (await download(await shop.customer())).ok<object>();
  expect(Object.keys(data).join(' ')).toBe(
    'madeAt profile addresses identities sessions links figures orders promotionUses shipments returns payments paymentAttempts refunds savedAccounts reviews comments conversations messages cart wishlist cartChanges stockAlerts priceMails priceAlerts pictures auditLog savedViews settings posts',
  );
});

test('nothing of anybody else is in it', async () => {
  const [known, other] = [await makeKnownPerson(shop), await shop.customer()];
  const data = (await download(other)).ok<Record<string, unknown[]>>();
  const { madeAt: _, profile: __, sessions, figures, auditLog, ...rest } = data;
  expect(Object.values(rest)).toEqual(Object.values(rest).map(() => []));
  expect([sessions, auditLog]).toEqual([[expect.anything()], [expect.objectContaining({ actor: 'YOU' })]]);
  expect(figures).toEqual([{ orders: 0, spentCents: 0 }]);
  expect(JSON.stringify(data)).not.toContain(known.person.id);
});

test('what an admin did is told without to whom', async () => {
  const [admin, waiting] = [await shop.admin(), await shop.customer({ status: 'PENDING' })];
  await admin.graphql(
    `mutation ($id: ID!) { rejectCustomer(input: { id: $id, reason: "Nobody knows Mr X." }) { __typename } }`,
    { id: waiting.id },
  );
  const answer = await download(admin);
  expect(answer.ok<{ auditLog: object[] }>().auditLog).toContainEqual(
    expect.objectContaining({
      action: 'ACCOUNT_REJECTED',
      actor: 'YOU',
      aboutSomebodyElse: true,
      details: {},
    }),
  );
  expect(answer.text).not.toContain(waiting.id);
  expect(answer.text).not.toContain('Mr X');
});

test('what a visitor wrote from an address is theirs who have proved that it is their own', async () => {
  const [proved, unproved] = [await shop.customer(), await shop.customer()];
  await shop.sql('UPDATE customers SET email_confirmed_at = now() WHERE id = $1', [proved.id]);
  for (const { email } of [proved, unproved])
    await shop.graphql('mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }', {
      input: { text: 'Hello', name: 'Visitor', email: email.toUpperCase() },
    });
  const messagesOf = async (client: Client) => (await download(client)).ok<{ messages: object[] }>().messages;
  expect(await messagesOf(proved)).toHaveLength(1);
  expect(await messagesOf(unproved)).toHaveLength(0);
});

test('it can be taken ten times an hour', async () => {
  const customer = await shop.customer();
  for (let time = 1; time <= 10; time += 1) (await download(customer)).ok();
  const answer = await download(customer);
  answer.refused(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3000);
  (await download(await shop.customer())).ok();
});
