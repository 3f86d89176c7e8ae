import { beforeEach, describe, expect, test } from 'vitest';
import type { MailJob } from '../src/platform/mail/mail-queue.ts';
import type { DemoMailModel } from '../src/platform/mail/mail.model.ts';
import { createMailTransport, needsTls } from '../src/platform/mail/mail-transport.ts';
import { useLink } from '../src/people/auth/account-links.ts';
import { createWorkerBoss } from '../src/platform/jobs/boss.ts';
import { createJobs } from '../src/platform/jobs/jobs.ts';
import { createMailWorker } from '../src/platform/mail/mail-worker.ts';
import { createDeps } from '../src/services.ts';
import { queuesOf } from '../src/platform/jobs/all-queues.ts';
import { modules } from '../src/modules.ts';
import { openShop } from './setup.ts';
import { startSmtp } from './smtp.ts';

const shop = await openShop({ env: { MAIL_FROM: 'Haat <shop@shop.example.com>' } });
const demo = await openShop({ env: { DEMO_MODE: 'true' } });
const withServer = await openShop({ env: { DEMO_MODE: 'true', SMTP_URL: 'smtp://127.0.0.1:1' } });
beforeEach(async () => {
  await shop.deliverMails();
  await shop.sql('DELETE FROM demo_mails');
});

const enqueue = (...jobs: MailJob[]) =>
  shop.dataSource.transaction(async (manager) => {
    for (const job of jobs) await shop.mails.enqueue(manager, job);
  });

/** Returns the one mail that a job makes. */
const mailOf = async (job: MailJob): Promise<DemoMailModel> => {
  await enqueue(job);
  await shop.deliverMails();
  const mails = await shop.sql<DemoMailModel>('SELECT * FROM demo_mails');
  expect(mails).toHaveLength(1);
  return mails[0] as DemoMailModel;
};

const nothingOf = async (job: MailJob) => {
  await enqueue(job);
  await shop.deliverMails();
  expect(await shop.sql('SELECT FROM demo_mails')).toEqual([]);
};

const tokenIn = ({ text }: { text: string }, page: string): string => {
  const found = new RegExp(`https://shop\\.example\\.com(?:/bn)?/${page}#([\\w-]{43})\\n`).exec(text);
  expect(found, text).not.toBeNull();
  return found?.[1] ?? '';
};

const ownerOf = (token: string, purpose: 'CONFIRM_EMAIL' | 'RESET_PASSWORD') =>
  shop.dataSource.transaction((manager) => useLink(manager, token, purpose));

const resetOf = (email: string): MailJob => ({
  kind: 'RESET_PASSWORD',
  email,
  ip: '203.0.113.7',
  userAgent: 'A browser',
});

describe('what is written', () => {
  test('a greeting with a link that confirms the address, and that the account waits', async () => {
    const customer = await shop.customer({ status: 'PENDING', displayName: 'Rahima Begum' });
    const mail = await mailOf({ kind: 'CONFIRM_EMAIL', customerId: customer.id });
    expect(mail.recipient).toBe(customer.email);
    expect(mail.subject).toBe('Welcome to Haat: please confirm your e-mail address');
    expect(mail.text).toContain('Hello Rahima Begum,');
    expect(mail.text).toContain('as soon as yours is confirmed');
    const token = tokenIn(mail, 'confirm-email');
    expect(mail.html).toContain(`href="https://shop.example.com/confirm-email#${token}"`);
    expect(await ownerOf(token, 'CONFIRM_EMAIL')).toBe(customer.id);
  });

  test('the same again makes the former link useless; who is confirmed gets none', async () => {
    const customer = await shop.customer({ email: 'Again@gmail.com' });
    const first = tokenIn(await mailOf({ kind: 'CONFIRM_EMAIL', customerId: customer.id }), 'confirm-email');
    await shop.sql('DELETE FROM demo_mails');
    const job: MailJob = { kind: 'CONFIRM_EMAIL_AGAIN', email: 'again@gmail.com' };
    const second = tokenIn(await mailOf(job), 'confirm-email');
    expect(await ownerOf(first, 'CONFIRM_EMAIL')).toBeNull();
    expect(await ownerOf(second, 'CONFIRM_EMAIL')).toBe(customer.id);
    await shop.sql('UPDATE customers SET email_confirmed_at = now() WHERE id = $1', [customer.id]);
    await shop.sql('DELETE FROM demo_mails');
    await nothingOf(job);
    await nothingOf({ kind: 'CONFIRM_EMAIL', customerId: customer.id });
  });

  test('a link for a new password to who has confirmed the address says nothing of what would go', async () => {
    const customer = await shop.customer({ password: 'a-good-password' });
    await shop.sql('UPDATE customers SET email_confirmed_at = now() WHERE id = $1', [customer.id]);
    expect((await mailOf(resetOf(customer.email))).text).not.toContain('nobody has confirmed');
  });

  test('in the language of the account', async () => {
    const customer = await shop.customer({ displayName: 'রহিমা বেগম' });
    await shop.sql(`UPDATE customers SET language = 'BN' WHERE id = $1`, [customer.id]);
    const mail = await mailOf(resetOf(customer.email));
    expect(mail.subject).toBe('হাট-এ আপনার নতুন পাসওয়ার্ড');
    expect(mail.text).toContain('প্রিয় রহিমা বেগম,');
    expect(mail.html).toContain('<html lang="bn">');
    expect(mail.text).toContain('/bn/reset-password#');
    expect(await ownerOf(tokenIn(mail, 'reset-password'), 'RESET_PASSWORD')).toBe(customer.id);
  });

  test('a link for a new password to who waits and to who comes by Google, and the log tells who asked', async () => {
    const waiting = await shop.customer({ status: 'PENDING', password: 'a-good-password' });
    const mail = await mailOf(resetOf(waiting.email.toUpperCase()));
    expect(mail.text).toContain('asked for a new password');
    expect(mail.text).toContain('nobody has confirmed this address');
    expect(
      await shop.sql('SELECT action, actor_id, address, user_agent FROM audit_entries WHERE customer_id = $1', [
        waiting.id,
      ]),
    ).toEqual([
      {
        action: 'PASSWORD_RESET_REQUESTED',
        actor_id: null,
        address: '203.0.113.7',
        user_agent: 'A browser',
      },
    ]);
    await shop.sql('DELETE FROM demo_mails');
    const google = await shop.customer();
    expect((await mailOf(resetOf(google.email))).text).toContain('So far you sign in with Google');
  });

  test('nothing to who was refused, nor to an address that nobody has', async () => {
    const refused = await shop.customer({ status: 'REJECTED' });
    await nothingOf(resetOf(refused.email));
    await nothingOf(resetOf('nobody@gmail.com'));
    await nothingOf({ kind: 'CONFIRM_EMAIL_AGAIN', email: 'nobody@gmail.com' });
    await nothingOf({ kind: 'PASSWORD_CHANGED', customerId: '0199d5a0-0000-7000-8000-000000000000' });
    expect(await shop.sql('SELECT FROM audit_entries WHERE customer_id = $1', [refused.id])).toEqual([]);
  });

  test.each<[string, (id: string) => MailJob, string]>([
    ['a changed password', (customerId) => ({ kind: 'PASSWORD_CHANGED', customerId }), 'was changed just now'],
    ['a confirmed account', (customerId) => ({ kind: 'ACCOUNT_CONFIRMED', customerId }), 'shop.example.com/login'],
    [
      'a refused account',
      (customerId) => ({ kind: 'ACCOUNT_REJECTED', customerId, reason: 'No such street.' }),
      'No such street.',
    ],
  ])('of %s', async (_, jobOf, words) => {
    const customer = await shop.customer();
    const mail = await mailOf(jobOf(customer.id));
    expect(mail.recipient).toBe(customer.email);
    expect(mail.text).toContain(words);
  });

  test('a last mail to somebody whose account is deleted', async () => {
    const mail = await mailOf({
      kind: 'ACCOUNT_DELETED',
      email: 'gone@gmail.com',
      name: 'Rahima',
      language: 'BN',
    });
    expect(mail.recipient).toBe('gone@gmail.com');
    expect(mail.text).toContain('প্রিয় Rahima,');
  });

  test('what people typed is text, also in the page', async () => {
    const customer = await shop.customer({ displayName: `Tom & 'Co'` });
    const mail = await mailOf({
      kind: 'ACCOUNT_REJECTED',
      customerId: customer.id,
      reason: `<script>alert(1)</script> <b onclick='x'>"`,
    });
    expect(mail.text).toContain('<script>alert(1)</script>');
    expect(mail.html).not.toContain('<script');
    expect(mail.html).not.toContain('<b ');
    expect(mail.html).toContain('Hello Tom &amp; &#39;Co&#39;,');
    expect(mail.html).toContain('&lt;b onclick=&#39;x&#39;&gt;&quot;');
  });

  test.each(['Win at https://evil.example', 'evil.example', 'Call 01712345678', `${'Buy '.repeat(20)}`])(
    'no stranger gets an advertisement for a name: %s',
    async (displayName) => {
      const { id: customerId, email } = await shop.customer({ displayName });
      const client = { ip: null, userAgent: null };
      const jobs: MailJob[] = [
        { kind: 'CONFIRM_EMAIL', customerId },
        { kind: 'RESET_PASSWORD', email, ...client },
        // The account of a stranger's e-mail may have been confirmed, and then do everything that sends mails.
        { kind: 'ACCOUNT_CONFIRMED', customerId },
        { kind: 'ACCOUNT_REJECTED', customerId, reason: 'Nobody knows you.' },
        { kind: 'PASSWORD_CHANGED', customerId },
        { kind: 'ACCOUNT_DELETED', email, name: displayName, language: 'EN' },
      ];
      await enqueue(...jobs);
      await shop.deliverMails();
      const texts = (await shop.mailsTo(email)).map(({ text }) => text);
      expect(texts.map((text) => text.split('\n')[0])).toEqual(jobs.map(() => 'Hello,'));
    },
  );
});

test('what is rolled back is not sent', async () => {
  const customer = await shop.customer();
  const change = shop.dataSource.transaction(async (manager) => {
    await shop.mails.enqueue(manager, { kind: 'PASSWORD_CHANGED', customerId: customer.id });
    throw new Error('no');
  });
  await expect(change).rejects.toThrow('no');
  await shop.deliverMails();
  expect(await shop.mailsTo(customer.email)).toEqual([]);
});

describe('by a mail server', () => {
  const transportTo = (smtpUrl: string) => createMailTransport({ smtpUrl, demoMode: false }, shop.dataSource);

  /** Delivers over a connection that is closed afterwards. */
  const deliverBy = async (smtpUrl: string) => {
    const transport = transportTo(smtpUrl);
    await shop.deliverMails(transport);
    transport?.close();
  };
  const linesSince = (before: number) =>
    shop.logged.slice(before).map((line) => JSON.parse(line) as { level: string; message: string });

  test('a mail has its headers, its words and its page', async () => {
    const smtp = await startSmtp();
    const customer = await shop.customer({ displayName: 'রহিমা' });
    await shop.sql(`UPDATE customers SET language = 'BN' WHERE id = $1`, [customer.id]);
    await enqueue({ kind: 'CONFIRM_EMAIL', customerId: customer.id });
    await deliverBy(smtp.url);
    expect(smtp.arrived).toHaveLength(1);
    const [mail] = smtp.arrived;
    expect(mail).toMatchObject({
      from: { name: 'Haat', address: 'shop@shop.example.com' },
      to: [{ address: customer.email }],
      recipients: [customer.email],
      subject: 'হাট-এ স্বাগতম: আপনার ই-মেইল ঠিকানা নিশ্চিত করুন',
      messageId: expect.stringMatching(/^<[0-9a-f-]{36}@shop\.example\.com>$/),
    });
    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('content-type')).toContain('multipart/alternative');
    const token = tokenIn({ text: mail?.text ?? '' }, 'confirm-email');
    expect(mail?.html).toContain(`#${token}`);
  });

  test('an address with a comma is one address', async () => {
    const smtp = await startSmtp();
    await enqueue({ kind: 'ACCOUNT_DELETED', email: 'a,b@gmail.com', name: 'A', language: 'EN' });
    await deliverBy(smtp.url);
    expect(smtp.arrived.flatMap(({ recipients }) => recipients)).not.toContain('b@gmail.com');
  });

  test('a recipient who is refused for good is tried once, one who is refused for now again', async () => {
    let later: number | undefined = 450;
    const smtp = await startSmtp({
      refuse: (recipient) => (recipient.startsWith('never') ? 550 : later),
    });
    for (const email of ['never@gmail.com', 'later@gmail.com'])
      await enqueue({ kind: 'ACCOUNT_DELETED', email, name: 'N', language: 'EN' });
    const before = shop.logged.length;
    await deliverBy(smtp.url);
    later = undefined;
    await deliverBy(smtp.url);
    await deliverBy(smtp.url);
    expect(smtp.arrived.map(({ recipients }) => recipients)).toEqual([['later@gmail.com']]);
    expect(linesSince(before).map(({ level, message }) => [level, message])).toEqual([
      ['warn', 'The mail server refused a mail (EENVELOPE 550 RCPT TO).'],
      ['warn', 'A job failed and is tried again later.'],
    ]);
  });

  test('while a mail server is down, no mail is lost or sent twice', async () => {
    const smtp = await startSmtp();
    await smtp.close();
    const customer = await shop.customer();
    await enqueue(resetOf(customer.email));
    await deliverBy(smtp.url);
    await deliverBy(smtp.url);
    const again = await startSmtp({ port: smtp.port });
    await deliverBy(again.url);
    await deliverBy(again.url);
    expect(again.arrived).toHaveLength(1);
    const token = tokenIn({ text: again.arrived[0]?.text ?? '' }, 'reset-password');
    expect(await ownerOf(token, 'RESET_PASSWORD')).toBe(customer.id);
    // Recorded once, however often the mail was tried.
    expect(await shop.sql('SELECT FROM audit_entries WHERE customer_id = $1', [customer.id])).toHaveLength(1);
  });

  test('a wrong password of ours is tried again', async () => {
    const smtp = await startSmtp();
    await enqueue({ kind: 'ACCOUNT_DELETED', email: 'x@gmail.com', name: 'X', language: 'EN' });
    await deliverBy(smtp.url.replace('haat:', 'haat:not-'));
    expect(smtp.arrived).toEqual([]);
    await deliverBy(smtp.url);
    expect(smtp.arrived).toHaveLength(1);
  });

  test('two servers send each of many mails once, as soon as it is queued', async () => {
    const count = 300;
    const smtp = await startSmtp();
    const transports = [transportTo(smtp.url), transportTo(smtp.url)];
    const servers = await Promise.all(
      transports.map(async (transport) => {
        const boss = createWorkerBoss(shop.config.databaseUrl ?? '');
        const jobs = createJobs(boss, queuesOf(modules), shop.log);
        await boss.start();
        const deps = createDeps(shop.dataSource, shop.config, { jobs, relay: shop.relay });
        await jobs.work('mail', createMailWorker({ ...deps, transport, log: shop.log }));
        return jobs;
      }),
    );
    const wanted = Array.from({ length: count }, (_, index) => `customer-${index}@gmail.com`);
    await enqueue(...wanted.map((email): MailJob => ({ kind: 'ACCOUNT_DELETED', email, name: 'C', language: 'EN' })));
    await expect.poll(() => smtp.arrived.length, { timeout: 20_000 }).toBe(count);
    await Promise.all(servers.map((server) => server.close()));
    for (const transport of transports) transport?.close();
    const sent = smtp.arrived.flatMap(({ recipients }) => recipients);
    expect(sent.toSorted()).toEqual(wanted.toSorted());
  }, 40_000);

  test('a shop without a mail server says which mail it did not send, and not what was in it', async () => {
    const customer = await shop.customer();
    await enqueue(resetOf(customer.email));
    const before = shop.logged.length;
    await shop.deliverMails(null);
    expect(linesSince(before)).toMatchObject([
      {
        level: 'warn',
        message: 'A mail cannot be sent: the shop has no mail server (SMTP_URL).',
        kind: 'RESET_PASSWORD',
      },
    ]);
    expect(shop.logged.slice(before).join('')).not.toContain(customer.email);
  });
});

describe('the mailbox of a demo shop', () => {
  const query = '{ signInOptions { mail mailbox } mailbox(first: 1) { recipient subject text } }';

  test('shows everybody what would have been sent, newest first', async () => {
    const [first, second] = [await demo.customer(), await demo.customer()];
    for (const { id: customerId } of [first, second])
      await demo.dataSource.transaction((manager) =>
        demo.mails.enqueue(manager, { kind: 'ACCOUNT_CONFIRMED', customerId }),
      );
    await demo.deliverMails();
    expect(await demo.graphql(query)).toEqual({
      signInOptions: { mail: true, mailbox: true },
      mailbox: [
        {
          recipient: second.email,
          subject: 'Your account at Haat is confirmed',
          text: expect.stringContaining('https://shop.example.com/login'),
        },
      ],
    });
  });

  test('is not there with a mail server, nor outside demo mode', async () => {
    expect(await withServer.graphql(query)).toEqual({
      signInOptions: { mail: true, mailbox: false },
      mailbox: null,
    });
    expect(await shop.graphql(query)).toEqual({
      signInOptions: { mail: false, mailbox: false },
      mailbox: null,
    });
  });
});

test('neither the queue nor the log ever holds a link', async () => {
  const customer = await shop.customer();
  const mail = await mailOf(resetOf(customer.email));
  const token = tokenIn(mail, 'reset-password');
  const jobs = await shop.sql<{ job: string }>('SELECT job::text FROM jobs.job');
  expect(jobs.length).toBeGreaterThan(10);
  const written = jobs.map(({ job }) => job).join('\n') + shop.logged.join('\n');
  expect(written).not.toContain(token);
  expect(written).not.toMatch(/(confirm-email|reset-password)#/);
});

describe('a password for a mail server', () => {
  test.each([
    ['smtp://haat:secret@mail.example.com:587', true],
    ['smtp://mail.example.com', false],
    ['smtp://haat:secret@localhost:1025', false],
  ])('%s: TLS is a must: %s', (url, isMust) => {
    expect(needsTls(url)).toBe(isMust);
  });

  test('does not go to a machine that speaks no TLS, unless that is wished', async () => {
    const smtp = await startSmtp();
    // Another name of this machine that is not recognised as one.
    const url = smtp.url.replace('127.0.0.1', '0.0.0.0');
    const from = { name: 'Shop', address: 'shop@example.com' };
    const mail = { id: 'x', from, to: 'a@gmail.com', subject: 's', text: 't', html: 'h' };
    const strict = createMailTransport({ smtpUrl: url, demoMode: false }, shop.dataSource);
    await expect(strict?.send(mail)).rejects.toThrow('The mail server could not be used');
    strict?.close();
    expect(smtp.arrived).toEqual([]);
    const relaxed = createMailTransport({ smtpUrl: `${url}?requireTLS=false`, demoMode: false }, shop.dataSource);
    await relaxed?.send(mail);
    relaxed?.close();
    expect(smtp.arrived).toHaveLength(1);
  });
});
