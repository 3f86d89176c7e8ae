import { describe, expect, test } from 'vitest';
import type { SettingKey } from '#schema/setting.ts';
import { SETTING_MESSAGES } from '#schema/setting-messages.ts';
import type { Client } from './client.ts';
import { openShop } from './setup.ts';
import { startSmtp, type ArrivedMail } from './smtp.ts';

const SEND = `mutation { it: sendTestMail { __typename ... on SendTestMailSuccess { email } ... on Error { message } } }`;

const send = async (client: Client) =>
  (await client.graphql<{ it: { __typename: string; email?: string; message?: string } }>(SEND)).it;

const notSent = (message: string) => ({ __typename: 'MailNotSent', message });

/** Opens a shop with these settings, and sends its admin a test mail in a language. */
const testMail = async (
  settings: Partial<Record<SettingKey, string>>,
  language = 'EN',
  from = 'shop@shop.example.com',
) => {
  const smtp = await startSmtp();
  const shop = await openShop({ env: { SMTP_URL: smtp.url, MAIL_FROM: from }, settings });
  const admin = await shop.admin();
  await shop.sql('UPDATE customers SET language = $1', [language]);
  expect(await send(admin)).toEqual({ __typename: 'SendTestMailSuccess', email: admin.email });
  expect(smtp.arrived.map(({ recipients }) => recipients)).toEqual([[admin.email]]);
  return smtp.arrived[0] as ArrivedMail;
};

describe('a mail comes from', () => {
  test('the shop by its name in the language of the mail, where nobody has set another', async () => {
    const mail = await testMail({ SHOP_NAME_BANGLA: 'নদী' }, 'BN');
    expect(mail).toMatchObject({
      from: { name: 'নদী', address: 'shop@shop.example.com' },
      subject: 'নদী-এর পরীক্ষামূলক মেইল',
    });
    expect(mail.replyTo).toBeUndefined();
  });

  test('the name in MAIL_FROM, where the owner has set none', async () => {
    const mail = await testMail({ MAIL_SENDER_BANGLA: 'নদী' }, 'EN', 'Customer care <shop@shop.example.com>');
    expect(mail.from).toEqual({ name: 'Customer care', address: 'shop@shop.example.com' });
  });

  test('whom the owner says, and answers go where the owner says', async () => {
    const settings = { MAIL_SENDER: 'Nodi, "Dhaka" <x@y.com>', MAIL_REPLY_TO: 'answers@example.com' };
    expect(await testMail(settings, 'EN', 'Haat <shop@shop.example.com>')).toMatchObject({
      from: { name: 'Nodi, "Dhaka" <x@y.com>', address: 'shop@shop.example.com' },
      replyTo: [{ address: 'answers@example.com' }],
    });
  });

  test('nobody else, whatever stands in the table', async () => {
    const evil = 'Nodi\r\nBcc: evil@example.com';
    const { headers } = await testMail({ MAIL_SENDER: evil, MAIL_REPLY_TO: `a@example.com\r\nBcc: evil@example.com` });
    expect(headers.map(({ key }) => key)).not.toContain('bcc');
  });
});

/** A shop without a mail server. */
const shop = await openShop();
const admin = await shop.admin();

test.each([
  ['MAIL_SENDER', ' Nodi\r\nBcc: x@y.com\u0085\u0007 ', { value: 'Nodi Bcc: x@y.com' }],
  ['MAIL_SENDER', 'a'.repeat(31), SETTING_MESSAGES.nameTooLong],
  ['MAIL_REPLY_TO', 'a@example.com\r\nBcc: x@y.com', SETTING_MESSAGES.email],
  ['MAIL_REPLY_TO', 'a@example.com, b@example.com', SETTING_MESSAGES.email],
  ['MAIL_REPLY_TO', '', { value: '' }],
])('the owner sets %s to %j', async (key, value, outcome) => {
  const { it } = await admin.graphql<{ it: object }>(
    `mutation ($input: ChangeSettingInput!) { it: changeSetting(input: $input) {
      ... on ChangeSettingSuccess { setting { value } } ... on InvalidInput { message } } }`,
    { input: { key, value } },
  );
  expect(it).toEqual(typeof outcome === 'string' ? { message: outcome } : { setting: outcome });
});

describe('a test mail', () => {
  /** Returns what somebody hears who sends one by a mail server; the log has no address. */
  const heard = async (url: string) => {
    const other = await openShop({ beside: shop, env: { SMTP_URL: url } });
    const answer = await send(other.withToken(admin.token));
    expect(other.logged.join('')).toContain('The mail server ');
    expect(other.logged.join('')).not.toContain(admin.email);
    return answer;
  };

  test('needs a mail server', async () => {
    expect(await send(admin)).toEqual(notSent(SETTING_MESSAGES.mailServerMissing));
  });

  test('needs one that answers', async () => {
    const { url, close } = await startSmtp();
    await close();
    expect(await heard(url)).toEqual(notSent(SETTING_MESSAGES.mailUnreachable));
  });

  test('needs one that knows us', async () => {
    const { url } = await startSmtp();
    expect(await heard(url.replace('haat:', 'haat:not-'))).toEqual(notSent(SETTING_MESSAGES.mailPassword));
    // Another name of this machine that is not recognised as one.
    expect(await heard(url.replace('127.0.0.1', '0.0.0.0'))).toEqual(notSent(SETTING_MESSAGES.mailUnsafe));
  });

  test('needs one that sends from our address, and to that of who asks', async () => {
    const strict = await startSmtp({ sender: 'other@example.com' });
    expect(await heard(strict.url)).toEqual(notSent(SETTING_MESSAGES.mailSender));
    const full = await startSmtp({ refuse: () => 552 });
    expect(await heard(full.url)).toEqual(notSent(SETTING_MESSAGES.mailRefused));
  });

  test('is shown by the mailbox of a demo shop', async () => {
    const demo = await openShop({ beside: shop, env: { DEMO_MODE: 'true' } });
    expect(await send(demo.withToken(admin.token))).toMatchObject({ email: admin.email });
    expect(await shop.mailsTo(admin.email)).toMatchObject([{ subject: 'A test mail from Haat' }]);
  });

  test('is sent ten times an hour at most', async () => {
    const other = await shop.admin();
    for (let count = 0; count < 10; count += 1) await send(other);
    const { errors } = await other.graphqlAnswer(SEND);
    expect(errors[0]?.extensions.code).toBe('TOO_MANY');
    expect((await send(await shop.admin())).__typename).toBe('MailNotSent');
  });
});
