import { beforeEach, describe, expect, test } from 'vitest';
import { MAX_CODE_TRIES, MAX_CODES_SENT, TRUST_MESSAGES } from '#schema/trust.ts';
import { reconcile } from '../src/sales/payment/attempts/reconcile.ts';
import { codeOf } from '../src/sales/checkout/trust/order-code.ts';
import { createDatabase } from '../src/platform/db/database.ts';
import type { Viewer } from '../src/people/customer/customer.model.ts';
import { createServices } from '../src/services.ts';
import type { Client } from './client.ts';
import type { Person } from './factories.ts';
import { buy, changeStatus, readOrder } from './order-steps.ts';
import { openShop } from './setup.ts';

const shop = await openShop({ env: { DEMO_MODE: 'true' }, settings: { CASH_ON_DELIVERY_CHECKS: 'YES' } });
const admin = await shop.admin();
const product = await shop.product({ priceCents: 5000, stock: 10_000 });
const services = createServices(shop.dataSource, shop.config, { jobs: shop.jobs, relay: shop.relay });
beforeEach(() => shop.sql('DELETE FROM demo_mails'));

/** Places a first order, which waits for a code; its mail is sent. */
const waiting = async () => {
  const customer = await shop.customer({ displayName: 'Rahima Begum' });
  const { id } = await buy(customer, [{ productId: product.id, quantity: 2 }]);
  await shop.deliverMails();
  return { customer, id };
};

/** Returns the code in the newest mail to a customer. */
const codeTo = async ({ email }: Person): Promise<string> => {
  const [code] = (await shop.mailsTo(email)).flatMap(({ text }) => /^\d{6}$/m.exec(text) ?? []).toReversed();
  if (code === undefined) throw new Error('No mail has a code.');
  return code;
};

const wrong = (right: string): string => (right === '000000' ? '000001' : '000000');

type Answer =
  | { kind: 'confirmed'; id: string }
  | { kind: 'invalid'; message: string; field: string | undefined }
  | { kind: 'refused'; status: number };

type GraphqlAnswer = {
  it:
    | { __typename: 'InvalidInput'; message: string; fields: { field: string }[] }
    | { __typename: 'ConfirmOrderSuccess' | 'SendOrderCodeSuccess'; order: { id: string } };
};

const overGraphql = async (client: Client, query: string, variables: object): Promise<Answer> => {
  const { data, status } = await client.graphqlAnswer<GraphqlAnswer>(query, { ...variables });
  if (!data) return { kind: 'refused', status };
  if (data.it.__typename === 'InvalidInput')
    return { kind: 'invalid', message: data.it.message, field: data.it.fields[0]?.field };
  return { kind: 'confirmed', id: data.it.order.id };
};

const restAnswer = (answer: Awaited<ReturnType<Client['post']>>): Answer => {
  if (answer.status === 200) return { kind: 'confirmed', id: answer.ok<{ _id: string }>()._id };
  if (answer.status !== 422) return { kind: 'refused', status: answer.status };
  const { error, fields } = answer.refused(422);
  return { kind: 'invalid', message: error, field: fields?.[0]?.field };
};

const edges = [
  {
    edge: 'GraphQL',
    confirm: (client: Client, orderId: string, code: string) =>
      overGraphql(
        client,
        `mutation ($input: ConfirmOrderInput!) { it: confirmOrder(input: $input) { __typename
          ... on ConfirmOrderSuccess { order { id } } ... on InvalidInput { message fields { field } } } }`,
        { input: { orderId, code } },
      ),
    send: (client: Client, orderId: string) =>
      overGraphql(
        client,
        `mutation ($id: ID!) { it: sendOrderCode(orderId: $id) { __typename
          ... on SendOrderCodeSuccess { order { id } } ... on InvalidInput { message fields { field } } } }`,
        { id: orderId },
      ),
  },
  {
    edge: 'REST',
    confirm: async (client: Client, orderId: string, code: string) =>
      restAnswer(await client.put(`/order/code/${orderId}`, { code })),
    send: async (client: Client, orderId: string) => restAnswer(await client.post(`/order/code/${orderId}`, {})),
  },
] as const;

const [{ confirm, send }] = edges;

const awaits = async (customer: Person, id: string) => {
  const [row] = await shop.sql<{ awaits: string | null; status: string }>(
    'SELECT awaits, status FROM orders WHERE id = $1 AND customer_id = $2',
    [id, customer.id],
  );
  return row;
};

const invalid = (why: keyof typeof TRUST_MESSAGES) => ({
  kind: 'invalid',
  message: TRUST_MESSAGES[why],
  field: 'code',
});

const letTimePass = (orderId: string, interval: string) =>
  shop.sql(
    `UPDATE order_codes SET expires_at = expires_at - $2::interval, sent_at = sent_at - $2::interval WHERE order_id = $1`,
    [orderId, interval],
  );

describe.each(edges)('over $edge', ({ confirm, send }) => {
  test('the code of the mail confirms the order, and only then the shop can work on it', async () => {
    const { customer, id } = await waiting();
    expect(await changeStatus(admin, id, 'PROCESSED')).toMatchObject({ kind: 'OrderMoveRefused' });
    expect(await confirm(customer, id, await codeTo(customer))).toEqual({ kind: 'confirmed', id });
    expect(await awaits(customer, id)).toEqual({ awaits: null, status: 'PENDING' });
    expect(await changeStatus(admin, id, 'PROCESSED')).toMatchObject({ kind: 'success' });
  });

  test('a wrong code does not, and leaves the right one valid', async () => {
    const { customer, id } = await waiting();
    const code = await codeTo(customer);
    expect(await confirm(customer, id, wrong(code))).toEqual(invalid('codeWrong'));
    expect(await awaits(customer, id)).toEqual({ awaits: 'CODE', status: 'PENDING' });
    expect(await confirm(customer, id, code)).toEqual({ kind: 'confirmed', id });
  });

  test('what is no code is refused with a sentence, and does not count as a try', async () => {
    const { customer, id } = await waiting();
    expect(await confirm(customer, id, '  ')).toEqual(invalid('codeRequired'));
    for (const typed of ['12345', '1234567', 'abcdef', '1'.repeat(5000)])
      expect(await confirm(customer, id, typed)).toEqual(invalid('codeInvalid'));
    expect(await shop.sql('SELECT tries FROM order_codes WHERE order_id = $1', [id])).toEqual([{ tries: 0 }]);
  });

  test('a code may be typed with spaces and in Bangla digits', async () => {
    const { customer, id } = await waiting();
    const bangla = [...(await codeTo(customer))].map((digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]).join('');
    expect(await confirm(customer, id, ` ${bangla.slice(0, 3)} ${bangla.slice(3)}`)).toEqual({
      kind: 'confirmed',
      id,
    });
  });

  test('a new code makes the one before invalid', async () => {
    const { customer, id } = await waiting();
    const first = await codeTo(customer);
    expect(await send(customer, id)).toEqual(invalid('codeJustSent'));
    await letTimePass(id, '61 seconds');
    expect(await send(customer, id)).toEqual({ kind: 'confirmed', id });
    await shop.deliverMails();
    const second = await codeTo(customer);
    if (first !== second) expect(await confirm(customer, id, first)).toEqual(invalid('codeWrong'));
    expect(await confirm(customer, id, second)).toEqual({ kind: 'confirmed', id });
  });

  test('nobody else confirms the order or has a code sent, not even an admin', async () => {
    const { customer, id } = await waiting();
    const code = await codeTo(customer);
    await letTimePass(id, '61 seconds');
    for (const other of [await shop.customer(), admin])
      for (const outcome of [await confirm(other, id, code), await send(other, id)])
        expect(outcome).toMatchObject({ kind: 'refused' });
    expect(await awaits(customer, id)).toEqual({ awaits: 'CODE', status: 'PENDING' });
  });

  test('an order that does not exist is not found', async () => {
    const customer = await shop.customer();
    for (const id of ['no id', '01940000-0000-7000-8000-000000000001'])
      for (const outcome of [await confirm(customer, id, '123456'), await send(customer, id)])
        expect(outcome).toMatchObject({ kind: 'refused' });
  });
});

describe('a code', () => {
  test('comes in a mail in the language of the customer, which leads to the page of the order', async () => {
    const { customer, id } = await waiting();
    const [mail] = await shop.mailsTo(customer.email);
    const { number } = await services.orders.get({ ...customer, role: 'ADMIN' } as unknown as Viewer, id);
    expect(mail).toMatchObject({ subject: `Please confirm your order #${number}` });
    expect(mail?.text).toContain(`https://shop.example.com/pay/${id}`);
    expect(mail?.subject).not.toMatch(/\d{6}/);

    await shop.sql(`UPDATE customers SET language = 'BN' WHERE id = $1`, [customer.id]);
    await letTimePass(id, '61 seconds');
    await send(customer, id);
    await shop.deliverMails();
    const [, bangla] = await shop.mailsTo(customer.email);
    expect(bangla?.subject).toMatch(/নিশ্চিত করুন$/);
    expect(await confirm(customer, id, await codeTo(customer))).toEqual({ kind: 'confirmed', id });
  });

  test('is in no table and no job', async () => {
    const customer = await shop.customer();
    const { id } = await buy(customer, [{ productId: product.id, quantity: 1 }]);
    await shop.deliverEvents();
    const [row] = await shop.sql<{ salt: Buffer }>('SELECT salt FROM order_codes WHERE order_id = $1', [id]);
    const code = codeOf(shop.config.sessionSecrets[0], id, row?.salt ?? Buffer.alloc(0));
    const stored = await shop.sql<{ text: string }>(
      `SELECT row_to_json(c)::text AS text FROM order_codes c WHERE order_id = $1
      UNION ALL SELECT data::text FROM jobs.job WHERE data::text LIKE '%' || $1 || '%'`,
      [id],
    );
    expect(stored.length).toBeGreaterThanOrEqual(2);
    for (const { text } of stored) expect(text.replaceAll(id, '')).not.toContain(code);
    await shop.deliverMails();
    expect(await codeTo(customer)).toBe(code);
    expect(shop.logged.join('\n')).not.toContain(code);
  });

  test('is valid for an hour', async () => {
    const { customer, id } = await waiting();
    const code = await codeTo(customer);
    await letTimePass(id, '61 minutes');
    expect(await confirm(customer, id, code)).toEqual(invalid('codeExpired'));
    expect(await send(customer, id)).toEqual({ kind: 'confirmed', id });
    await shop.deliverMails();
    expect(await confirm(customer, id, await codeTo(customer))).toEqual({ kind: 'confirmed', id });
  });

  test('confirms once, and says so again when the first answer was lost', async () => {
    const { customer, id } = await waiting();
    const code = await codeTo(customer);
    for (let time = 0; time < 2; time += 1)
      expect(await confirm(customer, id, code)).toEqual({ kind: 'confirmed', id });
    await shop.deliverMails();
    const subjects = (await shop.mailsTo(customer.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Your order'))).toHaveLength(1);
    expect(await shop.sql('SELECT FROM order_codes WHERE order_id = $1', [id])).toEqual([]);
  });

  test('of another order does not confirm this one', async () => {
    const customer = await shop.customer();
    const [one, other] = [
      await buy(customer, [{ productId: product.id, quantity: 1 }]),
      await buy(customer, [{ productId: product.id, quantity: 1 }]),
    ];
    await shop.deliverMails();
    const mails = await shop.mailsTo(customer.email);
    const codeIn = (orderId: string) =>
      /^\d{6}$/m.exec(mails.find(({ text }) => text.includes(orderId))?.text ?? '')?.[0] ?? '';
    const [first, second] = [codeIn(one.id), codeIn(other.id)];
    if (first !== second) expect(await confirm(customer, one.id, second)).toEqual(invalid('codeWrong'));
    expect(await confirm(customer, one.id, first)).toMatchObject({ kind: 'confirmed' });
    expect(await confirm(customer, other.id, second)).toMatchObject({ kind: 'confirmed' });
  });

  test('is not asked for once the order is cancelled', async () => {
    const { customer, id } = await waiting();
    const code = await codeTo(customer);
    await changeStatus(customer, id, 'CANCELLED');
    expect(await confirm(customer, id, code)).toEqual(invalid('codeNotNeeded'));
    expect(await send(customer, id)).toEqual(invalid('codeNotNeeded'));
    await letTimePass(id, '61 minutes');
    await shop.sql('DELETE FROM demo_mails');
    await shop.dataSource.transaction((manager) => shop.mails.enqueue(manager, { kind: 'ORDER_CODE', orderId: id }));
    await shop.deliverMails();
    expect((await shop.mailsTo(customer.email)).some(({ text }) => /^\d{6}$/m.test(text))).toBe(false);
  });

  test('is sent five times for one order at most', async () => {
    const { customer, id } = await waiting();
    for (let sent = 1; sent < MAX_CODES_SENT; sent += 1) {
      await letTimePass(id, '61 seconds');
      expect(await send(customer, id)).toEqual({ kind: 'confirmed', id });
    }
    await letTimePass(id, '61 seconds');
    expect(await send(customer, id)).toEqual(invalid('codesUsedUp'));
    await shop.deliverMails();
    expect(await confirm(customer, id, await codeTo(customer))).toEqual({ kind: 'confirmed', id });
  });
});

describe('guessing', () => {
  test('ends after ten wrong codes: not even the right one is accepted then', async () => {
    const { customer, id } = await waiting();
    const code = await codeTo(customer);
    for (let tries = 0; tries < MAX_CODE_TRIES; tries += 1)
      expect(await confirm(customer, id, wrong(code))).toEqual(invalid('codeWrong'));
    expect(await confirm(customer, id, code)).toEqual(invalid('codeTriedOften'));
    await letTimePass(id, '61 seconds');
    await send(customer, id);
    await shop.deliverMails();
    expect(await confirm(customer, id, await codeTo(customer))).toEqual({ kind: 'confirmed', id });
  });

  test('ten thousand times, with the right one among them, confirms nothing', async () => {
    const { customer, id } = await waiting();
    const right = await codeTo(customer);
    const viewer = { ...customer, role: 'CUSTOMER' } as unknown as Viewer;
    const outcomes = new Map<string, number>();
    const guess = async (code: string) => {
      const outcome = await services.orderCodes.confirm(viewer, { orderId: id, code }).then(
        () => 'confirmed',
        (error: Error) => error.name,
      );
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    };
    const others = Array.from({ length: 9_999 }, (_, number) => String(number * 97).padStart(6, '0'));
    const guesses = others.filter((code) => code !== right);
    // After the first round, in which all tries of the code are used up.
    guesses.splice(60, 0, right);
    for (let from = 0; from < guesses.length; from += 50) await Promise.all(guesses.slice(from, from + 50).map(guess));
    expect(outcomes.get('confirmed')).toBeUndefined();
    // All but the first thirty are refused without a look at the code.
    expect(outcomes.get('InvalidInput')).toBe(30);
    expect(await awaits(customer, id)).toEqual({ awaits: 'CODE', status: 'PENDING' });
    expect(await shop.sql('SELECT tries FROM order_codes WHERE order_id = $1', [id])).toEqual([
      { tries: MAX_CODE_TRIES },
    ]);
  });

  test('of many at once counts each, and of the right code many times at once one order mail is sent', async () => {
    const { customer, id } = await waiting();
    const code = await codeTo(customer);
    const wrongs = await Promise.all(Array.from({ length: 6 }, () => confirm(customer, id, wrong(code))));
    for (const outcome of wrongs) expect(outcome).toEqual(invalid('codeWrong'));
    expect(await shop.sql('SELECT tries FROM order_codes WHERE order_id = $1', [id])).toEqual([{ tries: 6 }]);
    const rights = await Promise.all(Array.from({ length: 8 }, () => confirm(customer, id, code)));
    for (const outcome of rights) expect(outcome).toEqual({ kind: 'confirmed', id });
    const events = await shop.sql(`SELECT FROM events WHERE subject_id = $1 AND name = 'OrderConfirmed'`, [id]);
    expect(events).toHaveLength(1);
  });

  test('while the customer cancels leaves the order in one of the two ends', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { customer, id } = await waiting();
      const code = await codeTo(customer);
      await Promise.all([confirm(customer, id, code), changeStatus(customer, id, 'CANCELLED')]);
      // Cancelling comes first or second: a customer may cancel a confirmed order too.
      expect((await readOrder(customer, id)).status).toBe('CANCELLED');
      expect(await changeStatus(admin, id, 'PROCESSED')).toMatchObject({ kind: 'OrderMoveRefused' });
    }
  });
});

test('an order whose code never comes is cancelled after a day, and its pieces are in stock again', async () => {
  const mine = await shop.product({ stock: 5 });
  const customer = await shop.customer();
  const { id } = await buy(customer, [{ productId: mine.id, quantity: 3 }]);
  await shop.deliverMails();
  const available = async () => {
    const [row] = await shop.sql<{ available: number }>('SELECT available FROM product_stock WHERE product_id = $1', [
      mine.id,
    ]);
    return row?.available;
  };
  const tidy = () => reconcile(createDatabase(shop.dataSource), services, shop.log);
  const age = (interval: string) =>
    shop.sql(
      `UPDATE orders SET placed_at = placed_at - $2::interval, reserved_until = reserved_until - $2::interval WHERE id = $1`,
      [id, interval],
    );
  await age('23 hours');
  await tidy();
  expect([await awaits(customer, id), await available()]).toEqual([{ awaits: 'CODE', status: 'PENDING' }, 2]);
  await age('61 minutes');
  await tidy();
  expect((await awaits(customer, id))?.status).toBe('CANCELLED');
  expect(await available()).toBe(5);
  const { history } = await readOrder(customer, id);
  expect(history.at(-1)).toMatchObject({
    status: 'CANCELLED',
    actor: 'SYSTEM',
    reason: 'It was not confirmed in time.',
  });
});
