import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createServices } from '../src/services.ts';
import { freshKey, placeOrderDocument, addressOf, toInput } from './order-edges.ts';
import { makeKnownPerson, upload } from './known-person.ts';
import type { Person } from './factories.ts';
import { openShop } from './setup.ts';

const shop = await openShop({ env: { DEMO_MODE: 'true' } });

interface Deletion {
  __typename: string;
  message: string;
  fields?: { field: string }[];
}

const graphql = {
  edge: 'GraphQL',
  delete: async (person: Person, input: { email: string; password?: string }): Promise<Deletion> =>
    (
      await person.graphql<{ it: Deletion }>(
        `mutation ($input: DeleteAccountInput!) {
          it: deleteAccount(input: $input) {
            __typename ... on DeleteAccountSuccess { message } ... on Error { message }
            ... on InvalidInput { fields { field } }
          }
        }`,
        { input },
      )
    ).it,
};

const rest = {
  edge: 'REST',
  delete: async (person: Person, body: { email: string; password?: string }): Promise<Deletion> => {
    const answer = await person.send('DELETE', '/backend/account', { body });
    if (answer.status === 200)
      return { __typename: 'DeleteAccountSuccess', message: answer.ok<{ message: string }>().message };
    const { error: message, code, fields } = answer.refused(answer.status);
    const names: Record<string, string> = { INVALID_INPUT: 'InvalidInput', LAST_ADMIN: 'LastAdmin' };
    return {
      __typename: names[code] ?? code,
      message,
      ...(fields && { fields: fields.map(({ field }) => ({ field })) }),
    };
  },
};

const isThere = async ({ id }: { id: string }) =>
  (await shop.sql('SELECT FROM customers WHERE id = $1', [id])).length === 1;

const file = (key: string) => path.join(shop.config.dataDir, 'pictures', `${key}.webp`);
const cached = (key: string) => path.join(shop.config.dataDir, 'picture-cache', key);

describe.each([graphql, rest])('over $edge', ({ delete: remove }) => {
  test('an account is deleted by its e-mail in any case and its password, and its token ends', async () => {
    const person = await shop.customer({ password: 'a good secret' });
    expect(await remove(person, { email: ` ${person.email.toUpperCase()} `, password: 'a good secret' })).toEqual({
      __typename: 'DeleteAccountSuccess',
      message: 'Your account is deleted.',
    });
    expect(await isThere(person)).toBe(false);
    (await person.get(`/order/allordergmail?email=${person.email}`)).refused(401);
    const again = await shop.post('/backend/login', { gmail: person.email, password: 'a good secret' });
    expect(again.refused(401).wrong).toBe('E-mail or password is wrong.');
  });

  test('an account without a password is deleted by who has signed in just now, and by nobody else', async () => {
    const person = await shop.customer();
    await shop.sql(`UPDATE sessions SET began_at = now() - interval '16 minutes' WHERE customer_id = $1`, [person.id]);
    expect(await remove(person, { email: person.email })).toMatchObject({
      __typename: 'InvalidInput',
      message: 'For your safety: please log out, log in again, and then delete your account.',
    });
    await shop.sql('UPDATE sessions SET began_at = now() WHERE customer_id = $1', [person.id]);
    expect(await remove(person, { email: person.email })).toMatchObject({
      __typename: 'DeleteAccountSuccess',
    });
  });

  test('another e-mail or a wrong password deletes nothing', async () => {
    const person = await shop.customer({ password: 'a good secret' });
    expect(await remove(person, { email: 'x@gmail.com', password: 'a good secret' })).toEqual({
      __typename: 'InvalidInput',
      message: 'This is not the e-mail address of your account',
      fields: [{ field: 'email' }],
    });
    for (const password of ['A good secret', '', undefined])
      expect(await remove(person, { email: person.email, ...(password !== undefined && { password }) })).toEqual({
        __typename: 'InvalidInput',
        message: 'This is not your password',
        fields: [{ field: 'password' }],
      });
    expect(await isThere(person)).toBe(true);
  });

  test('the last admin stays', async () => {
    await shop.sql(`UPDATE customers SET role = 'CUSTOMER'`);
    const admin = await shop.admin();
    expect(await remove(admin, { email: admin.email })).toEqual({
      __typename: 'LastAdmin',
      message: 'This is the only admin of the shop. Make somebody else an admin first.',
    });
    expect(await isThere(admin)).toBe(true);
    await shop.admin();
    expect(await remove(admin, { email: admin.email })).toMatchObject({ __typename: 'DeleteAccountSuccess' });
  });
});

/** All rows of all tables as text, except what the shop needs to deliver, and the queued job. */
const wholeDatabase = async () => {
  const tables = await shop.sql<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const rows = await Promise.all(
    tables.map(({ name }) => shop.sql<{ row: string }>(`SELECT t::text AS row FROM ${name} t`)),
  );
  return rows.flat().map(({ row }) => row);
};

test('only ids in the audit log refer to the person, once everything is delivered', async () => {
  const { person, pictures, product, orderIds } = await makeKnownPerson(shop, {
    displayName: 'Shahana Azim',
    email: 'shahana.azim@gmail.com',
  });
  await fetch(`${shop.url}/pictures/${pictures.photo}/160.webp`);
  await fetch(`${shop.url}/pictures/${pictures.review}/160.webp`);
  expect([existsSync(file(pictures.photo)), existsSync(cached(pictures.photo))]).toEqual([true, true]);
  await shop.sql(
    `UPDATE orders SET shipping_name = 'Shahana Azim', shipping_email = 'shahana.azim@gmail.com' WHERE customer_id = $1`,
    [person.id],
  );
  expect(await graphql.delete(person, { email: person.email, password: 'a good secret' })).toMatchObject({
    __typename: 'DeleteAccountSuccess',
  });

  // Orders under way can still be delivered; delivered ones are anonymous at once.
  const admin = await shop.admin();
  const recipientOf = async (id: string) =>
    (
      await admin.graphql<{ order: object }>(
        'query ($id: ID!) { order(id: $id) { totalCents customer { id } shippingAddress { name email } lines { name } } }',
        { id },
      )
    ).order;
  const bought = { totalCents: 8000, customer: null, lines: [{ name: product.name }] };
  expect(await recipientOf(orderIds.delivered)).toEqual({
    ...bought,
    shippingAddress: { name: '', email: '' },
  });
  expect(await recipientOf(orderIds.pending)).toEqual({
    ...bought,
    shippingAddress: { name: 'Shahana Azim', email: 'shahana.azim@gmail.com' },
  });
  const { orders } = await admin.graphql<{ orders: { nodes: object[] } }>(
    '{ orders { nodes { id customer { email } } } }',
  );
  expect(orders.nodes).toContainEqual({ id: orderIds.pending, customer: null });
  expect((await admin.get(`/order/singleOrder/${orderIds.pending}`)).ok()).toMatchObject({
    totalPrice: 80,
  });
  await shop.walkOrders('DELIVERED', { id: orderIds.pending });

  const left = (await wholeDatabase()).filter((row) =>
    [person.id, 'Shahana', 'shahana', 'When do you open', 'too small'].some((word) => row.includes(word)),
  );
  const entries = await shop.sql<{ row: string }>('SELECT a::text AS row FROM audit_entries a WHERE customer_id = $1', [
    person.id,
  ]);
  expect(left.toSorted()).toEqual(entries.map(({ row }) => row).toSorted());

  // Reviews and comments stay, with their pictures.
  expect(
    await shop.sql('SELECT author_name, customer_id, text FROM reviews WHERE product_id = $1', [product.id]),
  ).toEqual([{ author_name: 'Former customer', customer_id: null, text: 'I like it.' }]);
  expect(await shop.sql('SELECT author_name FROM comments WHERE product_id = $1', [product.id])).toEqual([
    { author_name: 'Former customer' },
  ]);
  expect(existsSync(file(pictures.review))).toBe(true);
  for (const key of [pictures.photo, pictures.unused])
    expect([existsSync(file(key)), existsSync(cached(key))]).toEqual([false, false]);
  expect((await fetch(`${shop.url}/pictures/${pictures.photo}/160.webp`)).status).toBe(404);
});

test('the audit log keeps the actions without IP and user agent', async () => {
  const person = await shop.customer({ password: 'a good secret' });
  await shop.post('/backend/login', { gmail: person.email, password: 'a good secret' });
  await graphql.delete(person, { email: person.email, password: 'a good secret' });
  const { auditLog } = await (
    await shop.admin()
  ).graphql<{ auditLog: object }>(
    'query ($id: ID!) { auditLog(filter: { subjectId: $id }) { nodes { action customerId customer { id } address userAgent details { name } } } }',
    { id: person.id },
  );
  const forgotten = { customerId: person.id, customer: null, address: null, userAgent: null, details: [] };
  expect(auditLog).toEqual({
    nodes: ['ACCOUNT_DELETED', 'SIGNED_IN'].map((action) => ({ action, ...forgotten })),
  });
});

test('of an admin’s acts their reasons stay, but not from where they came', async () => {
  const [admin, waiting] = [await shop.admin(), await shop.customer({ status: 'PENDING' })];
  await shop.admin();
  await admin.graphql(
    'mutation ($id: ID!) { rejectCustomer(input: { id: $id, reason: "We know you not." }) { __typename } }',
    { id: waiting.id },
  );
  expect(await graphql.delete(admin, { email: admin.email })).toMatchObject({
    __typename: 'DeleteAccountSuccess',
  });
  const [entry] = await shop.sql('SELECT * FROM audit_entries WHERE customer_id = $1', [waiting.id]);
  expect(entry).toMatchObject({
    actor_id: admin.id,
    address: null,
    user_agent: null,
    details: { reason: 'We know you not.' },
  });
});

test('a last mail is queued, and no other one is left', async () => {
  const person = await shop.customer({ displayName: 'Karim Uddin' });
  await graphql.delete(person, { email: person.email });
  await shop.deliverMails();
  const mails = await shop.mailsTo(person.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Karim Uddin');
});

test('who deletes their account five times at once deletes it once', async () => {
  const person = await shop.customer();
  const { deletions, sessions } = createServices(shop.dataSource, shop.config, shop);
  const viewer = await sessions.viewer(person.id, person.sessionId);
  if (!viewer) throw new Error('Nobody asks.');
  const nowhere = { ip: null, userAgent: null };
  const results = await Promise.allSettled(
    Array.from({ length: 5 }, () => deletions.deleteAccount(viewer, { email: person.email, password: '' }, nowhere)),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(await shop.sql('SELECT action FROM audit_entries WHERE customer_id = $1', [person.id])).toEqual([
    { action: 'ACCOUNT_DELETED' },
  ]);
});

test('orders, pictures and carts that come at the same time are the person’s no more, or are not taken', async () => {
  const product = await shop.product({ stock: 10_000 });
  for (let round = 0; round < 5; round += 1) {
    const person = await shop.customer();
    const order = () =>
      person.post('/order/addOrder', {
        _id: product.id,
        payment: 'Nagad',
        shippingAddress: addressOf(person),
        idempotencyKey: freshKey(),
      });
    const save = () =>
      person.graphqlAnswer(
        `mutation ($changes: [CartChangeInput!]!) {
          changeCart(idempotencyKey: "first-cart", changes: $changes) { refused }
        }`,
        { changes: [{ productId: product.id, from: 0, to: 1, seenPriceCents: 1999 }] },
      );
    const [gone, carts, uploads, ...orders] = await Promise.all([
      graphql.delete(person, { email: person.email }),
      save(),
      upload(person).catch(() => null),
      ...Array.from({ length: 6 }, order),
    ]);
    expect(gone.__typename).toBe('DeleteAccountSuccess');
    expect(carts.errors.every(({ extensions }) => extensions.code === 'UNAUTHENTICATED')).toBe(true);
    for (const answer of orders) if (answer.status !== 201) answer.refused(401);
    expect(await shop.sql('SELECT FROM orders WHERE customer_id = $1', [person.id])).toEqual([]);
    if (uploads !== null) expect(existsSync(file(uploads))).toBe(false);
  }
});

test('of two admins who delete their accounts at once, one stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    await shop.sql(`UPDATE customers SET role = 'CUSTOMER'`);
    const [one, two] = [await shop.admin(), await shop.admin()];
    await shop.sql(
      `UPDATE customers SET confirmed_by_id = CASE id WHEN $1 THEN $2::uuid ELSE $1 END WHERE id IN ($1, $2)`,
      [one.id, two.id],
    );
    const results = await Promise.all([one, two].map((admin) => graphql.delete(admin, { email: admin.email })));
    expect(results.map(({ __typename }) => __typename).toSorted()).toEqual(['DeleteAccountSuccess', 'LastAdmin']);
  }
});

test('an order of somebody who is deleted afterwards can be placed by nobody a second time', async () => {
  const person = await shop.customer();
  const input = toInput(person, { productId: (await shop.product()).id });
  await person.graphql(placeOrderDocument, { input });
  await graphql.delete(person, { email: person.email });
  const refusal = await person.graphqlRefusal(placeOrderDocument, { input });
  expect(refusal.extensions.code).toBe('UNAUTHENTICATED');
});

test('an account can be deleted also when the key of an order is the id of another one', async () => {
  const person = await shop.customer();
  const place = async (idempotencyKey: string) => {
    const input = { ...toInput(person, { productId: (await shop.product()).id }), idempotencyKey };
    const { placeOrder } = await person.graphql<{ placeOrder: { order: { id: string } } }>(placeOrderDocument, {
      input,
    });
    return placeOrder.order.id;
  };
  await place(await place(freshKey()));
  // A stranger who knows the id of an order.
  const stranger = await shop.customer();
  const [own] = await shop.sql<{ id: string }>('SELECT id FROM orders WHERE customer_id = $1 ORDER BY id DESC', [
    person.id,
  ]);
  const input = {
    ...toInput(stranger, { productId: (await shop.product()).id }),
    idempotencyKey: own?.id ?? '',
  };
  await stranger.graphql(placeOrderDocument, { input });
  expect((await graphql.delete(person, { email: person.email })).__typename).toBe('DeleteAccountSuccess');
});
