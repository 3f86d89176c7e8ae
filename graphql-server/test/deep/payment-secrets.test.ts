import { createHash } from 'node:crypto';
import { afterAll, expect, test, vi } from 'vitest';
import { dumpOf } from '../dump.ts';
import { changeStatus } from '../order-steps.ts';
import { openPayingShop, paymentEdges } from '../payment-steps.ts';

/** What the shop and the twin have said to each other: addresses, headers, bodies. */
const exchanged: string[] = [];

const send = globalThis.fetch;
const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
  const url = String(input);
  const response = await send(input, init);
  if (/\/demo-payments\/(sslcommerz|bkash|nagad)\//.test(url))
    exchanged.push(
      new URL(url).search.slice(1),
      JSON.stringify(init?.headers ?? {}),
      String(init?.body ?? ''),
      await response.clone().text(),
    );
  return response;
});
afterAll(() => spy.mockRestore());

const paying = await openPayingShop({ env: { LOG_LEVEL: 'debug' } });
const { shop, twin } = paying;

/** What a customer types at a provider, which the shop must not even keep when somebody sends it. */
const TYPED = {
  card_no: '4111111111111111',
  cvv: '98798798798798',
  pin: '71212171212171',
  otp: '83945683945683',
};

/** Names of fields whose values nobody but the provider and the shop's memory may know. */
const SECRET =
  /^(id_?token|refresh_?token|authorization|app_?secret|x-app-key|username|password|store_passwd|card_no|customerMsisdn|payerAccount|debitMSISDN|clientMobileNo|verify_sign\w*|signature|sensitiveData\w*|challenge)$/i;

/** Returns all fields with their texts, also those of objects in objects. */
const fieldsIn = (value: unknown, name = ''): [name: string, text: string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => fieldsIn(inner, key))
    : [[name, String(value)]];

/** Returns the fields of a JSON text or of a form. */
const fieldsOf = (text: string): [name: string, text: string][] => {
  if (/^[[{]/.test(text)) return fieldsIn(JSON.parse(text));
  return [...new URLSearchParams(text)];
};

/** Returns a text as it could be written down. */
const formsOf = (text: string): string[] => {
  const bytes = Buffer.from(text);
  return [text, JSON.stringify(text).slice(1, -1), bytes.toString('base64'), bytes.toString('hex')].map((form) =>
    form.replace(/=+$/, ''),
  );
};

const providers = [
  { method: 'CARD', notify: '/payment/notify/card' },
  { method: 'NAGAD', notify: '/payment/notify/nagad' },
  { method: 'BKASH', notify: '/payment/notify/bkash' },
];

test('no card number, PIN, token or secret of a provider is in any table or any line of the log', async () => {
  const product = await shop.product({ stock: 100, priceCents: 2000 });
  let customer = await shop.customer();
  const begin = async (method: string, index: number) => {
    const orderId = await paying.order(customer, product, method);
    const started = await paymentEdges[index % paymentEdges.length]?.start(customer, orderId, method);
    return { orderId, page: started?.redirectUrl ?? null };
  };
  for (const { method, notify } of providers) {
    customer = await shop.customer();
    for (const [index, choice] of (['APPROVE', 'LOW_BALANCE', 'CANCEL', 'CLOSE'] as const).entries()) {
      twin.faults.clear();
      const { page } = await begin(method, index);
      if (page !== null) await paying.pay(page, choice);
      await paying.reconcile();
    }
    // What was paid goes back.
    for (const fault of [{ timeoutAt: 'refund' }, { refundFailed: true }, {}] as const) {
      twin.faults.clear();
      const { orderId, page } = await begin(method, 0);
      await paying.pay(page ?? '', 'APPROVE');
      await changeStatus(customer, orderId, 'CANCELLED');
      twin.faults.set(fault);
      await paying.passRefundMinutes(2);
    }
    for (const [index, fault] of (
      [
        { wrongAmount: true },
        { notifyForged: 'SIGNATURE' },
        { timeoutAt: 'start', after: true },
        { timeoutAt: 'other' },
        { timeoutAt: 'confirm', after: true },
        { timeoutAt: 'query' },
        { down: '503' },
        { risky: true, expiredToken: true },
      ] as const
    ).entries()) {
      twin.faults.set(fault);
      const { page } = await begin(method, index);
      if (page !== null) await paying.pay(page, 'APPROVE');
      await paying.reconcile();
    }
    twin.faults.clear();

    // A stranger sends what no provider sends.
    const { orderId } = await begin(method, 0);
    const [attempt] = (await paying.stored(orderId)).attempts;
    const typed = new URLSearchParams(TYPED).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const path of [`/payment/return/${attempt?.id}`, '/payment/return/none', notify]) {
      await shop.send('GET', `${path}?${typed}`, { redirect: 'manual' });
      await shop.send('POST', path, { raw: typed, headers, redirect: 'manual' });
      await shop.send('POST', path, { raw: typed.repeat(2000), headers, redirect: 'manual' });
    }
  }
  await shop.deliverMails();

  const { sslcommerz, bkash } = twin.credentials;
  const known = exchanged.flatMap(fieldsOf);
  const secrets = new Set([
    ...Object.values(TYPED),
    sslcommerz.storePassword,
    bkash.appSecret,
    bkash.password,
    ...['md5', 'sha256'].map((digest) => createHash(digest).update(sslcommerz.storePassword).digest('hex')),
    ...(twin.env['NAGAD_MERCHANT_PRIVATE_KEY']?.match(/.{40}/g) ?? []),
    ...known.filter(([name]) => SECRET.test(name)).map(([, text]) => text),
  ]);
  // bKash's page is filled in with the number that the customer has typed in the shop.
  for (const { phone } of await shop.sql<{ phone: string }>('SELECT shipping_phone AS phone FROM orders'))
    secrets.delete(phone);
  // The recording has seen what it is for.
  for (const name of ['store_passwd', 'sensitiveData', 'signature', 'card_no', 'id_token', 'Authorization'])
    expect(known.map(([field]) => field)).toContain(name);

  const written = [...(await dumpOf(shop)), ...shop.logged];
  const all = written.join('\n');
  for (const told of ['payment_attempts', 'payment_refunds', 'payment_tokens', 'A provider did not answer'])
    expect(all).toContain(told);
  const names = /\b(cvv|card_no|pin|otp|verify_sign\w*|store_passwd|id_token|refresh_token)("+:|=)/i;
  expect(written.filter((line) => names.test(line))).toEqual([]);
  // What is shorter is in many other texts by chance.
  for (const secret of [...secrets].filter(({ length }) => length >= 8))
    for (const form of formsOf(secret)) expect(all.includes(form), `${secret} as ${form}`).toBe(false);
}, 60_000);
