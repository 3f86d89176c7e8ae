import { describe, expect, test } from 'vitest';
import { createRelay } from '../src/platform/events/relay.ts';
import { createCleanup, queuesOf } from '../src/platform/jobs/all-queues.ts';
import type { MailJob } from '../src/platform/mail/mail-queue.ts';
import type { MailTransport } from '../src/platform/mail/mail-transport.ts';
import { createDeps } from '../src/services.ts';
import { safeError } from '../src/kernel/safe-error.ts';
import { modules } from '../src/modules.ts';
import type { Client } from './client.ts';
import { newId } from './factories.ts';
import { openShop } from './setup.ts';

const shop = await openShop({ mayFail: true });
const admin = await shop.admin();

interface FailedWork {
  id: string;
  kind: string;
  name: string;
  orderId: string | null;
  failedAt: string;
  attempts: number;
  error: string;
}

const listOf = async (client: Client, first = 20, after: string | null = null) => {
  const { failedWork } = await client.graphql<{
    failedWork: { edges: { cursor: string; node: FailedWork }[]; totalCount: number };
  }>(
    `query ($first: Int!, $after: String) { failedWork(first: $first, after: $after) {
      edges { cursor node { id kind name orderId failedAt attempts error } } totalCount
    } }`,
    { first, after },
  );
  return failedWork;
};

const failed = async () => (await listOf(admin)).edges.map(({ node }) => node);

/** Returns the only entry of the list. */
const onlyFailed = async (): Promise<FailedWork> => {
  const [entry, ...others] = await failed();
  if (!entry || others.length > 0) throw new Error('There is not exactly one entry.');
  return entry;
};

const retry = (id: string) => admin.graphql('mutation ($id: ID!) { retryFailedWork(id: $id) { id } }', { id });

const dismiss = (id: string) => admin.graphql('mutation ($id: ID!) { dismissFailedWork(id: $id) { id } }', { id });

/** A mailbox that some recipients' mails never reach. */
const mailServer = () => {
  const arrived: string[] = [];
  const poisoned = new Set<string>();
  const transport: MailTransport = {
    send: ({ to }) => {
      if (poisoned.has(to)) return Promise.reject(new Error(`The mail to ${to} cannot be made.\nSecond line`));
      arrived.push(to);
      return Promise.resolve();
    },
    close: () => {},
  };
  return { arrived, poisoned, transport };
};

const enqueue = (...jobs: MailJob[]) =>
  shop.dataSource.transaction(async (manager) => {
    for (const job of jobs) await shop.mails.enqueue(manager, job);
  });

/** How often a mail is tried. */
const ATTEMPTS = (queuesOf(modules).mail.retryLimit ?? 0) + 1;

/** Runs every attempt that a mail has. */
const attemptAll = async (transport: MailTransport) => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) await shop.deliverMails(transport);
};

/** Makes failed mails to customers, and returns their entries of the list, newest first. */
const failMails = async (...customers: { id: string; email: string }[]): Promise<FailedWork[]> => {
  const server = mailServer();
  for (const { email } of customers) server.poisoned.add(email);
  await enqueue(...customers.map(({ id }): MailJob => ({ kind: 'ACCOUNT_CONFIRMED', customerId: id })));
  await attemptAll(server.transport);
  return (await failed()).slice(0, customers.length);
};

describe('a mail that fails at every attempt', () => {
  test('does not hold up the others, ends in the list, and is sent once its cause is gone', async () => {
    const [poison, good, later] = [await shop.customer(), await shop.customer(), await shop.customer()];
    const { arrived, poisoned, transport } = mailServer();
    poisoned.add(poison.email);
    await enqueue(
      { kind: 'ACCOUNT_CONFIRMED', customerId: poison.id },
      { kind: 'ACCOUNT_CONFIRMED', customerId: good.id },
    );
    await shop.deliverMails(transport);
    expect(arrived).toEqual([good.email]);
    expect(await failed()).toEqual([]);
    await enqueue({ kind: 'ACCOUNT_CONFIRMED', customerId: later.id });
    await attemptAll(transport);
    expect(arrived).toEqual([good.email, later.email]);

    const entry = await onlyFailed();
    expect(entry).toEqual({
      id: expect.any(String),
      kind: 'MAIL',
      name: 'ACCOUNT_CONFIRMED',
      orderId: null,
      failedAt: expect.any(String),
      attempts: ATTEMPTS,
      error: 'The mail to … cannot be made.',
    });
    poisoned.clear();
    await retry(entry.id);
    expect(await failed()).toEqual([]);
    await shop.deliverMails(transport);
    expect(arrived).toEqual([good.email, later.email, poison.email]);
    await shop.deliverMails(transport);
    expect(arrived).toHaveLength(3);
  });

  test('comes back to the list when it fails again, with all its attempts', async () => {
    const customer = await shop.customer();
    const { poisoned, transport } = mailServer();
    poisoned.add(customer.email);
    await failMails(customer);
    const entry = await onlyFailed();
    await retry(entry.id);
    await shop.deliverMails(transport);
    expect(await failed()).toEqual([]);
    await attemptAll(transport);
    const again = await onlyFailed();
    expect(again).toMatchObject({ name: 'ACCOUNT_CONFIRMED', attempts: ATTEMPTS });
    await dismiss(again.id);
    expect(await failed()).toEqual([]);
    await attemptAll(mailServer().transport);
  });

  test('is dealt with by one of two admins; the other is told so', async () => {
    await failMails(await shop.customer());
    const entry = await onlyFailed();
    const outcomes = await Promise.allSettled([dismiss(entry.id), retry(entry.id), dismiss(entry.id)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(String(outcome.reason)).toContain('Somebody has dealt with this already.');
    await shop.deliverMails(mailServer().transport);
  });

  test('is of no use for ids of nothing', async () => {
    for (const id of [newId(), 'nonsense'])
      await expect(retry(id)).rejects.toThrow('Somebody has dealt with this already.');
  });
});

describe('an event whose listener fails at every attempt', () => {
  const { services, database } = createDeps(shop.dataSource, shop.config, shop);
  const heard: string[] = [];
  let poison: string | undefined;
  const relay = createRelay(
    Object.assign(
      createDeps(shop.dataSource, shop.config, shop, [
        {
          name: 'listener',
          listeners: {
            OrderPlaced: async ({ subjectId }) => {
              if (subjectId === poison) throw new Error(`Order of rahima@gmail.com is broken.`);
              heard.push(subjectId);
            },
          },
        },
      ]),
      { log: shop.log },
    ),
  );

  const record = async (subjectId: string) =>
    database.transaction((manager) =>
      services.events.record(manager, { name: 'OrderPlaced', subjectId, data: { awaits: null } }),
    );

  /** Gives an event all its attempts. */
  const drainAll = async () => {
    for (let attempt = 0; attempt < 13; attempt += 1) {
      await relay.drain();
      await shop.sql('UPDATE events SET retry_at = now()');
    }
  };

  test('does not hold up the others, ends in the list, and is heard once its cause is gone', async () => {
    const [broken, good] = [newId(), newId()];
    poison = broken;
    await record(broken);
    await record(good);
    await drainAll();
    expect(heard).toEqual([good]);
    const entry = await onlyFailed();
    expect(entry).toMatchObject({
      kind: 'EVENT',
      name: 'OrderPlaced',
      orderId: broken,
      attempts: 13,
      error: 'Order of … is broken.',
    });
    await retry(entry.id);
    expect(await failed()).toEqual([]);
    await drainAll();
    const again = await onlyFailed();
    expect(again.attempts).toBe(13);
    poison = undefined;
    await retry(again.id);
    await relay.drain();
    await relay.drain();
    expect(heard).toEqual([good, broken]);
  });

  test('is dropped by an admin, or after thirty days', async () => {
    const [first, second] = [newId(), newId()];
    poison = first;
    await record(first);
    await drainAll();
    await dismiss((await onlyFailed()).id);
    poison = second;
    await record(second);
    await drainAll();
    const cleanUp = () => createCleanup(createDeps(shop.dataSource, shop.config, shop))({ id: '', data: {} });
    await shop.sql(`UPDATE events SET id = uuidv7(interval '-29 days') WHERE failed_at IS NOT NULL`);
    await cleanUp();
    expect((await onlyFailed()).orderId).toBe(second);
    await shop.sql(`UPDATE events SET id = uuidv7(interval '-31 days') WHERE failed_at IS NOT NULL`);
    await cleanUp();
    expect(await failed()).toEqual([]);
    expect(await shop.sql('SELECT FROM events WHERE subject_id = ANY ($1)', [[first, second]])).toEqual([]);
    poison = undefined;
    await relay.drain();
    expect(heard).not.toContain(first);
    expect(heard).not.toContain(second);
  });
});

describe('the list of failed work', () => {
  test('has pages, newest first, and counts all', async () => {
    const entries = await failMails(...(await shop.customers(5)));
    expect(entries).toHaveLength(5);
    const seen: string[] = [];
    let after: string | null = null;
    for (let page = 0; page < 3; page += 1) {
      const { edges, totalCount }: Awaited<ReturnType<typeof listOf>> = await listOf(admin, 2, after);
      expect(totalCount).toBe(5);
      seen.push(...edges.map(({ node }) => node.id));
      after = edges.at(-1)?.cursor ?? null;
    }
    expect(seen).toEqual(entries.map(({ id }) => id));
    for (const { id } of entries) await dismiss(id);
  });

  test('keeps mails that name an e-mail address for a day', async () => {
    const customer = await shop.customer();
    await failMails(customer);
    const server = mailServer();
    server.poisoned.add('gone@gmail.com');
    await enqueue({ kind: 'ACCOUNT_DELETED', email: 'gone@gmail.com', name: 'G', language: 'EN' });
    await attemptAll(server.transport);
    await shop.sql(`UPDATE jobs.job SET created_on = created_on - interval '25 hours' WHERE name = 'failed'`);
    await createCleanup(createDeps(shop.dataSource, shop.config, shop))({ id: '', data: {} });
    const left = await failed();
    expect(left.map(({ name }) => name)).toEqual(['ACCOUNT_CONFIRMED']);
    for (const { id } of left) await dismiss(id);
  });

  test('loses what is about somebody who deletes the account', async () => {
    const [leaving, staying] = [await shop.customer({ password: 'a-good-password' }), await shop.customer()];
    await failMails(leaving, staying);
    const { deleteAccount } = await leaving.graphql<{ deleteAccount: { __typename: string } }>(
      'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { __typename } }',
      { input: { email: leaving.email, password: 'a-good-password' } },
    );
    expect(deleteAccount).toEqual({ __typename: 'DeleteAccountSuccess' });
    await shop.deliverMails();
    expect(await shop.sql(`SELECT data->>'customerId' AS about FROM jobs.job WHERE name = 'failed'`)).toEqual([
      { about: staying.id },
    ]);
    for (const { id } of await failed()) await dismiss(id);
  });
});

test.each([
  ['The mail server could not be used (ECONNREFUSED).', 'The mail server could not be used (ECONNREFUSED).'],
  ['invalid input syntax for type uuid: "Rahima"', 'invalid input syntax for type uuid…'],
  [
    'duplicate key value violates unique constraint "orders_pkey"',
    'duplicate key value violates unique constraint "orders_pkey"',
  ],
  ['Key (email)=(rahima@gmail.com) exists', 'Key (email)… exists'],
  ['No answer of https://x.example/?token=1 to +880 1712 345678', 'No answer of … to …'],
  [`Bad token ${'a1-'.repeat(15)} of a@b.com\nand more`, 'Bad token … of …'],
])('an error is shown without what may be private: %s', (message, shown) => {
  expect(safeError(message)).toBe(shown);
});

test('a long error is cut', () => {
  expect(safeError('no '.repeat(100))).toHaveLength(200);
});
