import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { createServices } from '../src/services.ts';
import { hashPassword } from '../src/people/auth/password.ts';
import { LoginRefused } from '../src/kernel/errors.ts';
import { createBrowser, type Edge } from './browser.ts';
import type { Person } from './factories.ts';
import { openShop } from './setup.ts';

const shop = await openShop();

const PASSWORD = 'a good long secret';
const newHash = await hashPassword('a new secret');

const connect = async () => {
  const client = new pg.Client({ connectionString: shop.config.databaseUrl });
  await client.connect();
  return client;
};
const [holder, watcher] = [await connect(), await connect()];
afterAll(() => Promise.all([holder.end(), watcher.end()]));

/** How many connections of this shop wait for a lock. */
const waiting = async () => {
  const { rowCount } = await watcher.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rowCount;
};

/** Starts something while the customer's row is being changed, and commits the change once it waits for it. */
const whileChanging = async <Result>(
  { id }: Person,
  change: string,
  values: unknown[],
  begin: () => Promise<Result>,
): Promise<Result> => {
  await holder.query('BEGIN');
  await holder.query(`UPDATE customers SET ${change} WHERE id = $1`, [id, ...values]);
  const result = begin();
  await expect.poll(waiting, { timeout: 10_000, interval: 20 }).toBe(1);
  await holder.query('COMMIT');
  return result;
};

/** How often a customer has signed in since the factory created them. */
const signInsOf = async ({ id, sessionId }: Person) =>
  (await shop.sql('SELECT FROM sessions WHERE customer_id = $1 AND id <> $2', [id, sessionId])).length;

describe.each<Edge>(['GraphQL', 'REST'])('signing in over %s', (edge) => {
  test('with a password that is being replaced is refused: its session would outlive the others', async () => {
    const person = await shop.customer({ password: PASSWORD });
    const browser = createBrowser(shop.url);
    await whileChanging(person, 'password_hash = $2', [newHash], () => browser.login(person.email, PASSWORD, edge));
    expect([browser.token, browser.refreshToken]).toEqual(['', '']);
    expect(await signInsOf(person)).toBe(0);
  });

  test('to an account that is being refused begins no session, which would come back with the account', async () => {
    const person = await shop.customer({ password: PASSWORD });
    const browser = createBrowser(shop.url);
    const answer = await whileChanging(person, `status = 'REJECTED', rejection_reason = 'Not you.'`, [], () =>
      browser.login(person.email, PASSWORD, edge),
    );
    expect(answer.text).toContain('Your account was not accepted: Not you.');
    expect(await signInsOf(person)).toBe(0);
  });
});

test('signing in by Google to an account that is being refused begins no session', async () => {
  const person = await shop.customer();
  const [iss, sub] = ['https://accounts.google.com', 'somebody'];
  await shop.sql('INSERT INTO identities (issuer, subject, customer_id) VALUES ($1, $2, $3)', [iss, sub, person.id]);
  const { google } = createServices(shop.dataSource, shop.config, shop);
  const claims = { iss, sub, email: person.email, email_verified: true };
  const signIn = whileChanging(person, `status = 'REJECTED', rejection_reason = 'Not you.'`, [], () =>
    google.signIn(claims, 'EN', { ip: null, userAgent: null }).catch((error: unknown) => error),
  );
  expect(await signIn).toBeInstanceOf(LoginRefused);
  expect(await signInsOf(person)).toBe(0);
});

test('who knows only the former password does not delete the account', async () => {
  const person = await shop.customer({ password: PASSWORD });
  const answer = await whileChanging(person, 'password_hash = $2', [newHash], () =>
    person.send('DELETE', '/backend/account', { body: { email: person.email, password: PASSWORD } }),
  );
  expect(answer.refused(422).fields).toMatchObject([{ field: 'password' }]);
  (await createBrowser(shop.url).login(person.email, 'a new secret')).ok();
});

test('who knows only the former password cannot put theirs in place of the new one', async () => {
  const person = await shop.customer({ password: PASSWORD });
  const answer = await whileChanging(person, 'password_hash = $2', [newHash], () =>
    person.put('/backend/password', { currentPassword: PASSWORD, newPassword: 'of a thief' }),
  );
  expect(answer.refused(422).fields).toEqual([{ field: 'currentPassword', message: 'This is not your password' }]);
  (await createBrowser(shop.url).login(person.email, 'of a thief')).refused(401);
  (await createBrowser(shop.url).login(person.email, 'a new secret')).ok();
});

test('an admin who is losing the role decides nothing any more', async () => {
  const [admin, leaving, newcomer] = [
    await shop.admin(),
    await shop.admin(),
    await shop.customer({ status: 'PENDING' }),
  ];
  // The decisions wait for a change of the admin who decides.
  await holder.query('BEGIN');
  await holder.query('SELECT pg_advisory_xact_lock(4822020)');
  const decision = leaving.graphqlAnswer('mutation ($id: ID!) { confirmCustomer(id: $id) { id } }', {
    id: newcomer.id,
  });
  await expect.poll(waiting, { timeout: 10_000, interval: 20 }).toBe(1);
  await holder.query(`UPDATE customers SET role = 'CUSTOMER' WHERE id = $1`, [leaving.id]);
  await holder.query('COMMIT');
  expect((await decision).errors[0]?.extensions.code).toBe('FORBIDDEN');
  const [row] = await shop.sql<{ status: string }>('SELECT status FROM customers WHERE id = $1', [newcomer.id]);
  expect(row?.status).toBe('PENDING');
  await admin.graphql('mutation ($id: ID!) { confirmCustomer(id: $id) { id } }', { id: newcomer.id });
});

test('what happens while an account is deleted leaves no address of the person in the log', async () => {
  const person = await shop.customer({ password: PASSWORD });
  await holder.query('BEGIN');
  await holder.query('UPDATE sessions SET ended_at = now() WHERE id = $1', [await shop.session(person)]);
  await holder.query(
    `INSERT INTO audit_entries (action, customer_id, actor_id, address, user_agent)
     VALUES ('SIGNED_OUT', $1, $1, '203.0.113.9', 'A browser')`,
    [person.id],
  );
  const deletion = person.send('DELETE', '/backend/account', {
    body: { email: person.email, password: PASSWORD },
  });
  await expect.poll(waiting, { timeout: 10_000, interval: 20 }).toBe(1);
  await holder.query('COMMIT');
  (await deletion).ok();
  const entries = await shop.sql<{ action: string; address: string | null }>(
    'SELECT action, address FROM audit_entries WHERE customer_id = $1 ORDER BY action',
    [person.id],
  );
  expect(entries).toEqual([
    { action: 'ACCOUNT_DELETED', address: null },
    { action: 'SIGNED_OUT', address: null },
  ]);
});

test('a return and its order that move while the account is deleted keep nothing of the person', async () => {
  const person = await shop.customer({ password: PASSWORD });
  const order = await shop.order(person, await shop.product());
  await shop.sql(`INSERT INTO returns (order_id, reason) VALUES ($1, 'I moved to House 7.')`, [order]);
  // A move locks its order first, and then changes the rows about it.
  await holder.query('BEGIN');
  await holder.query('SELECT FROM orders WHERE id = $1 FOR NO KEY UPDATE', [order]);
  const deletion = person.send('DELETE', '/backend/account', {
    body: { email: person.email, password: PASSWORD },
  });
  await expect.poll(waiting, { timeout: 10_000, interval: 20 }).toBe(1);
  await holder.query(
    `UPDATE returns SET status = 'REJECTED', refusal = 'House 7 is far.', decided_at = now() WHERE order_id = $1`,
    [order],
  );
  await holder.query(
    `INSERT INTO order_status_changes (order_id, status, at, actor, actor_id, reason)
     VALUES ($1, 'CANCELLED', now(), 'CUSTOMER', $2, 'House 7')`,
    [order, person.id],
  );
  await holder.query('COMMIT');
  (await deletion).ok();
  expect(await shop.sql('SELECT reason, refusal FROM returns WHERE order_id = $1', [order])).toEqual([
    { reason: '', refusal: '' },
  ]);
  const history = await shop.sql<{ actor_id: string | null; reason: string | null }>(
    'SELECT actor_id, reason FROM order_status_changes WHERE order_id = $1',
    [order],
  );
  expect(new Set(history.flatMap(({ actor_id, reason }) => [actor_id, reason]))).toEqual(new Set([null]));
});
