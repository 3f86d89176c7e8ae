import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createWorkerBoss } from '../src/platform/jobs/boss.ts';
import { attempt, createJobs, type Jobs } from '../src/platform/jobs/jobs.ts';
import type { Handler } from '../src/platform/jobs/job-queue.ts';
import { createCleanup, queuesOf } from '../src/platform/jobs/all-queues.ts';
import { pictureFolders } from '../src/catalogue/picture/store/folder-store.ts';
import { createDeps } from '../src/services.ts';
import { modules } from '../src/modules.ts';
import { openShop } from './setup.ts';

const shop = await openShop({ mayFail: true });
const someMail = { kind: 'ACCOUNT_DELETED', email: 'a@gmail.com', name: 'A', language: 'EN' } as const;
const enqueue = () => shop.dataSource.transaction((manager) => shop.mails.enqueue(manager, someMail));

/** Starts a server that handles the mail jobs with the given handler. */
const startServer = async (handler: Handler<'mail'>): Promise<Jobs> => {
  const boss = createWorkerBoss(shop.config.databaseUrl ?? '');
  const jobs = createJobs(boss, queuesOf(modules), shop.log);
  await boss.start();
  onTestFinished(() => jobs.close());
  await jobs.work('mail', handler);
  return jobs;
};

/** Returns how many connections the queues of this shop have. */
const connections = async (): Promise<number> => {
  const rows = await shop.sql(`SELECT pid FROM pg_stat_activity
    WHERE application_name = 'haat-jobs' AND datname = current_database()`);
  return rows.length;
};

describe('a job', () => {
  test('is done soon after it is queued, and a server that ends waits for it', async () => {
    const begun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    let isDone = false;
    const server = await startServer(async () => {
      begun.resolve();
      await goOn.promise;
      isDone = true;
    });
    await enqueue();
    await begun.promise;
    const closed = server.close();
    expect(isDone).toBe(false);
    goOn.resolve();
    await closed;
    expect(isDone).toBe(true);
    expect(await shop.sql(`SELECT state FROM jobs.job WHERE name = 'mail'`)).toEqual([{ state: 'completed' }]);
  });

  test('that fails is tried again, later and later', async () => {
    const failed = Promise.withResolvers<void>();
    const server = await startServer(async () => {
      failed.resolve();
      throw new Error('not now');
    });
    await enqueue();
    await failed.promise;
    await server.close();
    expect(
      await shop.sql(
        `SELECT state, retry_limit, retry_backoff, start_after > now() + interval '1 second' AS waits
         FROM jobs.job WHERE name = 'mail' AND state <> 'completed'`,
      ),
    ).toEqual([{ state: 'retry', retry_limit: queuesOf(modules).mail.retryLimit, retry_backoff: true, waits: true }]);
  });

  test('is done by a server that lost its connections meanwhile', async () => {
    // A connection of a former server that is ended while it closes would fail this process: nobody listens to it any
    // more.
    await expect.poll(connections).toBe(0);
    const done = Promise.withResolvers<string>();
    await startServer(async () => done.resolve('done'));
    await shop.sql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'haat-jobs' AND datname = current_database()`);
    await enqueue();
    expect(await done.promise).toBe('done');
  });

  test('that fails for the last time is an error in the log, without what its statement was told', async () => {
    const before = shop.failures.length;
    const failure = Object.assign(new Error('broken'), { parameters: ['a secret'] });
    const last = { id: 'x', name: 'mail', data: someMail, retryCount: 3, retryLimit: 3 };
    const failing = attempt<'mail'>(last, () => Promise.reject(failure), shop.log);
    await expect(failing).rejects.toThrow(/^broken$/);
    await expect(failing).rejects.not.toHaveProperty('parameters');
    const [line = ''] = shop.failures.slice(before);
    expect(JSON.parse(line)).toMatchObject({ message: 'A job failed for good.', line: 'mail', attempt: 4 });
    expect(line).not.toContain('a secret');
  });

  test('cleans up every hour, counts sales, asks about payments and refunds, ends forgotten agreements, and tells customers, by itself', async () => {
    expect(await shop.sql('SELECT name, cron FROM jobs.schedule ORDER BY name')).toEqual([
      { name: 'cleanup', cron: '17 * * * *' },
      { name: 'count-sales', cron: '* * * * *' },
      { name: 'end-agreements', cron: '*/5 * * * *' },
      { name: 'note-prices', cron: '41 * * * *' },
      { name: 'reconcile-payments', cron: '* * * * *' },
      { name: 'refunds', cron: '* * * * *' },
      // Ten in the morning in Bangladesh.
      { name: 'tell-prices', cron: '3 4 * * *' },
      { name: 'tell-stock', cron: '* * * * *' },
    ]);
  });
});

describe('the hourly cleanup', () => {
  const cleanUp = () => createCleanup(createDeps(shop.dataSource, shop.config, shop))({ id: '', data: {} });

  test('deletes expired limits, links, sessions and mails, and no others', async () => {
    const { id } = await shop.customer();
    await shop.sql(
      `INSERT INTO rate_limits (key, points, expire) SELECT v.key, 1, extract(epoch FROM now() + v.rest) * 1000
       FROM (VALUES ('old', interval '-1 minute'), ('new', interval '1 minute')) v (key, rest)`,
    );
    await shop.sql(
      `INSERT INTO account_links (hash, customer_id, purpose, expires_at) VALUES
        ('old', $1, 'CONFIRM_EMAIL', now() - interval '1 minute'), ('new', $1, 'CONFIRM_EMAIL', now() + interval '1 minute')`,
      [id],
    );
    await shop.sql(
      `INSERT INTO sessions (customer_id, expires_at, ended_at, refresh_hash, user_agent) VALUES
        ($1, now() + interval '1 day', now() - interval '31 days', 'a', 'old'),
        ($1, now() - interval '31 days', NULL, 'b', 'old'),
        ($1, now() + interval '1 day', now() - interval '29 days', 'c', 'new'),
        ($1, now() - interval '29 days', NULL, 'd', 'new'),
        ($1, now() + interval '1 day', NULL, 'e', 'new')`,
      [id],
    );
    await shop.sql(
      `INSERT INTO demo_mails (recipient, subject, text, html, sent_at) VALUES
        ('a', 'old', '', '', now() - interval '8 days'), ('a', 'new', '', '', now() - interval '6 days')`,
    );
    await cleanUp();
    expect(await shop.sql(`SELECT key FROM rate_limits WHERE key IN ('old', 'new')`)).toEqual([{ key: 'new' }]);
    expect(await shop.sql(`SELECT hash = 'new' AS new FROM account_links`)).toEqual([{ new: true }]);
    expect(
      await shop.sql(
        `SELECT user_agent AS a, count(*)::int FROM sessions WHERE user_agent IN ('old', 'new') GROUP BY 1`,
      ),
    ).toEqual([{ a: 'new', count: 3 }]);
    expect(await shop.sql('SELECT subject FROM demo_mails')).toEqual([{ subject: 'new' }]);
  });

  test('deletes unused pictures a day after their upload, with their files', async () => {
    const customer = await shop.customer({ photoUrl: '/pictures/upload/photo' });
    await shop.review(await shop.product(), { pictures: ['upload/shown'] });
    const { originals, cache } = pictureFolders(shop.config);
    const files = (key: string) => [path.join(originals, `${key}.webp`), path.join(cache, key, '320.webp')];
    const ages = { photo: 3, shown: 3, fresh: 0, forgotten: 3, forgottenToo: 2 };
    for (const [name, days] of Object.entries(ages)) {
      await shop.sql(
        'INSERT INTO uploaded_pictures (key, customer_id, uploaded_at) VALUES ($1, $2, now() - make_interval(days => $3))',
        [`upload/${name}`, customer.id, days],
      );
      for (const file of files(`upload/${name}`)) {
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, '');
      }
    }
    await cleanUp();
    const kept = ['fresh', 'photo', 'shown'];
    expect(await shop.sql('SELECT key FROM uploaded_pictures ORDER BY key')).toEqual(
      kept.map((name) => ({ key: `upload/${name}` })),
    );
    for (const name of Object.keys(ages))
      for (const file of files(`upload/${name}`)) expect([file, existsSync(file)]).toEqual([file, kept.includes(name)]);
  });
});
