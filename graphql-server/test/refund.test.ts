import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  ProviderRefused,
  ProviderUnreachable,
  type ProviderRefund,
  type RefundOutcome,
} from '../src/sales/payment/providers/provider.ts';
import type { Client } from './client.ts';
import type { Person } from './factories.ts';
import { bringTo, buy, changeStatus, readOrder, refund } from './order-steps.ts';
import { refundingProviders, refundsOf } from './paid-orders.ts';
import { isLong, runs } from './runs.ts';
import { openShop } from './setup.ts';

const providers = refundingProviders();
// What the database refuses is asked for here on purpose.
const shop = await openShop({
  modules: providers.modules,
  mayRefuse: /to be refunded than the payment|cannot be changed in this way/,
});
const { services, open, pay, buyPaid, runJobs, runSchedule, settle, pass } = refundsOf(shop, providers);
const admin = await shop.admin();
/** Each test has a customer of its own: there are limits of what one may order. */
let customer: Person;
const product = await shop.product({ priceCents: 2000, stock: 10_000 });

/** The total of an order of one piece, and what it is in paisa. */
const TOTAL = 8000;
const PAISA = 980_000;

const buyAgain = () => buyPaid(customer, product);

beforeEach(async () => {
  customer = await shop.customer();
  // What other tests have left.
  await settle();
  await pass('1 day');
  await runSchedule();
  await shop.sql('DELETE FROM rate_limits');
  providers.asked.length = 0;
  providers.answers.length = 0;
});

interface Refund {
  id: string;
  method: string;
  status: string;
  reason: string;
  amountCents: number;
  amountPaisa: number;
  reference: string | null;
}

/** What the audit log has about the payment of an order. */
const auditOf = (id: string) =>
  shop.sql(
    `SELECT action, actor_id, (after->>'amountCents')::int AS amount FROM audit_entries WHERE subject_id = $1 AND subject_kind = 'PAYMENT'`,
    [id],
  );

const refundsOfOrder = async (id: string, client: Client | null = null): Promise<Refund[]> => {
  const { order } = await (client ?? customer).graphql<{ order: { payment: { refunds: Refund[] } } }>(
    `query ($id: ID!) { order(id: $id) { payment {
      refunds { id method status reason amountCents amountPaisa reference }
    } } }`,
    { id },
  );
  return order.payment.refunds;
};

const paymentOf = async (id: string) => (await readOrder(customer, id)).payment;

interface Granted {
  it: { __typename: string; message?: string; fields?: { field: string }[] };
}

const grant = async (
  orderId: string,
  amountCents: number,
  { key = null, reason = 'A scratch' }: { key?: string | null; reason?: string } = {},
) =>
  (
    await admin.graphql<Granted>(
      `mutation ($input: GrantRefundInput!) { it: grantRefund(input: $input) {
        __typename ... on InvalidInput { message fields { field } }
      } }`,
      { input: { orderId, amountCents, reason, key } },
    )
  ).it;

interface ToSettle {
  id: string;
  problem: string;
  orderId: string;
  orderNumber: number;
  amountCents: number;
  amountPaisa: number;
  paidPaisa: number | null;
  detail: string | null;
  transactionId: string | null;
  decisions: string[];
}

const list = async (first = 100, after: string | null = null) =>
  (
    await admin.graphql<{
      it: { edges: { cursor: string; node: ToSettle }[]; totalCount: number };
    }>(
      `query ($first: Int!, $after: String) { it: paymentsToSettle(first: $first, after: $after) {
        edges { cursor node {
          id problem orderId orderNumber amountCents amountPaisa paidPaisa detail transactionId decisions
        } } totalCount
      } }`,
      { first, after },
    )
  ).it;

const itemOf = async (orderId: string): Promise<ToSettle | undefined> =>
  (await list()).edges.map(({ node }) => node).find((item) => item.orderId === orderId);

const decideAbout = async (id: string, decision: string, note: string | null = null) =>
  (
    await admin.graphql<Granted>(
      `mutation ($input: SettlePaymentInput!) { it: settlePayment(input: $input) {
        __typename ... on InvalidInput { message fields { field } }
      } }`,
      { input: { id, decision, note } },
    )
  ).it;

const decide = async (orderId: string, decision: string, note: string | null = null) =>
  decideAbout((await itemOf(orderId))?.id ?? '', decision, note);

const done = { __typename: 'SettlePaymentSuccess' };

const mailSubjects = async () => {
  await shop.sql('DELETE FROM demo_mails');
  await shop.deliverMails();
  return (await shop.mailsTo(customer.email)).map(({ subject }) => subject.replace(/#\d+/, '#'));
};

describe('the refund of a paid order', () => {
  test('follows from its cancellation, by the provider that took the money, and is entered once', async () => {
    const { id } = await buyAgain();
    await changeStatus(customer, id, 'CANCELLED');
    expect(await paymentOf(id)).toMatchObject({
      collectedCents: TOTAL,
      refundedCents: 0,
      refundDueCents: TOTAL,
    });
    await settle();
    expect(providers.asked).toEqual([
      expect.objectContaining({
        amountPaisa: PAISA,
        transactionId: expect.stringMatching(/^trx/),
        paidAt: expect.any(Date),
        reference: null,
        wasAsked: false,
        otherReferences: [],
        reason: expect.stringMatching(/^Order cancelled \(\d+\)$/),
      }),
    ]);
    const [one, ...others] = await refundsOfOrder(id);
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      method: 'BKASH',
      status: 'DONE',
      reason: 'CANCELLED',
      amountCents: TOTAL,
      amountPaisa: PAISA,
      reference: expect.stringMatching(/^refund/),
    });
    expect(await auditOf(id)).toContainEqual({ action: 'REFUND_PAID', actor_id: null, amount: TOTAL });
    const paid = { refundedCents: TOTAL, refundDueCents: 0, toCollectCents: 0 };
    expect(await paymentOf(id)).toMatchObject(paid);
    await services.refunds.plan(id);
    await runSchedule();
    await settle();
    expect(providers.asked).toHaveLength(1);
    expect(await paymentOf(id)).toMatchObject(paid);
  });

  test('follows from its return', async () => {
    const { id } = await buyAgain();
    await bringTo({ admin, customer }, id, 'RETURNED');
    await settle();
    expect(await refundsOfOrder(id)).toMatchObject([{ status: 'DONE', reason: 'RETURNED', amountCents: TOTAL }]);
    expect(await paymentOf(id)).toMatchObject({ refundedCents: TOTAL, refundDueCents: 0 });
  });

  test('follows from a second payment of the same order, and is of that one', async () => {
    const { id } = await buyAgain();
    const second = await pay(id, 'NAGAD', TOTAL);
    await settle();
    expect(providers.asked.map(({ payment }) => payment.id)).toEqual([second]);
    expect(await refundsOfOrder(id)).toMatchObject([{ reason: 'OVERPAID', method: 'NAGAD', status: 'DONE' }]);
    expect(await paymentOf(id)).toMatchObject({
      collectedCents: 2 * TOTAL,
      refundedCents: TOTAL,
      toCollectCents: 0,
    });
  });

  test('follows from a payment that comes when the order is cancelled', async () => {
    const { id } = await buy(customer, [{ productId: product.id, quantity: 1 }], 'CARD');
    await changeStatus(customer, id, 'CANCELLED');
    await pay(id, 'CARD', TOTAL);
    // Nobody is asked to pay it by hand, not even for a moment.
    expect(await paymentOf(id)).toMatchObject({ refundDueCents: TOTAL, refundByHandCents: 0 });
    await settle();
    expect(await refundsOfOrder(id)).toMatchObject([
      { status: 'DONE', method: 'CARD', reason: 'CANCELLED', amountCents: TOTAL },
    ]);
  });

  test.each(['CANCELLED', 'RETURNED'] as const)(
    'is under way at once when the order is %s, so that nobody is asked to pay it by hand',
    async (status) => {
      const { id } = await buyAgain();
      await bringTo({ admin, customer }, id, status);
      expect(await refundsOfOrder(id)).toMatchObject([{ status: 'REQUESTED', reason: status, amountCents: TOTAL }]);
      expect(await paymentOf(id)).toMatchObject({ refundDueCents: TOTAL, refundByHandCents: 0 });
    },
  );

  test('is not forgotten when its event and its job are lost', async () => {
    const { id } = await buy(customer, [{ productId: product.id, quantity: 1 }], 'CARD');
    await changeStatus(customer, id, 'CANCELLED');
    await pay(id, 'CARD', TOTAL);
    await shop.sql('DELETE FROM events WHERE subject_id = $1', [id]);
    await shop.sql(`DELETE FROM jobs.job WHERE name = 'refunds'`);
    await runSchedule();
    expect(await refundsOfOrder(id)).toMatchObject([{ status: 'DONE', amountCents: TOTAL }]);
  });

  test('is found when nothing has planned it', async () => {
    const { id } = await buy(customer, [{ productId: product.id, quantity: 1 }], 'CARD');
    await changeStatus(customer, id, 'CANCELLED');
    const attemptId = await open(id, 'CARD', TOTAL);
    await shop.sql(
      `WITH paid AS (UPDATE payment_attempts SET status = 'PAID', transaction_id = 'T', ended_at = now() WHERE id = $1)
      INSERT INTO payment_entries (order_id, attempt_id, kind, amount_cents, method)
      VALUES ($2, $1, 'COLLECTED', $3, 'CARD')`,
      [attemptId, id, TOTAL],
    );
    await settle();
    expect(await refundsOfOrder(id)).toEqual([]);
    await runSchedule();
    expect(await refundsOfOrder(id)).toMatchObject([{ status: 'DONE', amountCents: TOTAL }]);
  });

  test('leaves what was paid in cash to the shop', async () => {
    const { id } = await buy(customer, [{ productId: product.id, quantity: 1 }]);
    await pay(id, 'NAGAD', 3000);
    await bringTo({ admin, customer }, id, 'RETURNED');
    await settle();
    expect(await refundsOfOrder(id)).toMatchObject([{ status: 'DONE', amountCents: 3000 }]);
    expect(await paymentOf(id)).toMatchObject({
      collectedCents: TOTAL,
      refundedCents: 3000,
      refundDueCents: 5000,
    });
    expect(await refund(admin, id, 5000)).toMatchObject({ kind: 'success' });
    expect(await paymentOf(id)).toMatchObject({ refundedCents: TOTAL, refundDueCents: 0 });
  });

  test('is told by mail, with where the money arrives', async () => {
    await mailSubjects();
    const { id } = await buyAgain();
    await changeStatus(customer, id, 'CANCELLED');
    await settle();
    expect((await mailSubjects()).toSorted()).toEqual([
      'We have paid $80.00 back for your order #',
      'We have received your payment for your order #',
      'Your order # at Haat',
      'Your order # is cancelled',
    ]);
    const texts = (await shop.mailsTo(customer.email)).map(({ text }) => text).join('\n');
    expect(texts).toContain('We have received $80.00 (৳9,800.00) by bKash for your order');
    expect(texts).toContain('back to your bKash account.');
  });
});

describe('the provider of a refund', () => {
  test('is asked outside of transactions, after it is stored that it is asked', async () => {
    const { id } = await buyAgain();
    await changeStatus(customer, id, 'CANCELLED');
    const during: unknown[] = [];
    providers.answers.push(async () => {
      during.push(
        ...(await shop.sql('SELECT status FROM payment_refunds WHERE order_id = $1', [id])),
        ...(await shop.sql('SELECT status FROM orders WHERE id = $1 FOR UPDATE NOWAIT', [id])),
      );
      return { state: 'DONE', reference: 'outside' };
    });
    await settle();
    expect(during).toEqual([{ status: 'SENT' }, { status: 'CANCELLED' }]);
  });

  test('that gives no answer is asked again later, and told that it was asked', async () => {
    const { id } = await buyAgain();
    await changeStatus(customer, id, 'CANCELLED');
    providers.answers.push(new ProviderUnreachable('time-out'), new Error('nonsense'));
    await settle();
    await runSchedule();
    expect(providers.asked.map(({ wasAsked }) => wasAsked)).toEqual([false]);
    await pass('31 seconds');
    await runSchedule();
    await pass('31 seconds');
    await runSchedule();
    expect(providers.asked.map(({ wasAsked }) => wasAsked)).toEqual([false, true]);
    expect(await paymentOf(id)).toMatchObject({ refundedCents: 0, refundDueCents: TOTAL });
    await pass('31 seconds');
    await runSchedule();
    expect(providers.asked.map(({ wasAsked }) => wasAsked)).toEqual([false, true, true]);
    expect(new Set(providers.asked.map((asked) => asked.id)).size).toBe(1);
    expect(await paymentOf(id)).toMatchObject({ refundedCents: TOTAL, refundDueCents: 0 });
  });

  test('that was asked by a server that died is asked by another one, two minutes later', async () => {
    const { id } = await buyAgain();
    await changeStatus(customer, id, 'CANCELLED');
    await services.refunds.plan(id);
    await shop.sql(
      `UPDATE payment_refunds SET status = 'SENT', asked_at = now(), next_check_at = now() + interval '2 minutes' WHERE order_id = $1`,
      [id],
    );
    await settle();
    expect(providers.asked).toEqual([]);
    await pass('2 minutes');
    await runSchedule();
    expect(providers.asked).toMatchObject([{ wasAsked: true }]);
    expect(await paymentOf(id)).toMatchObject({ refundedCents: TOTAL });
  });

  test('that pays later is asked with its number until it has paid; the customer gets a mail of each', async () => {
    const { id } = await buyAgain();
    await changeStatus(customer, id, 'CANCELLED');
    await mailSubjects();
    const pending = { state: 'PENDING', reference: 'R-1' } as const;
    providers.answers.push(pending, pending);
    await runJobs();
    expect(await refundsOfOrder(id)).toMatchObject([{ status: 'SENT', reference: 'R-1' }]);
    expect(await mailSubjects()).toEqual(['$80.00 for your order # is on its way back to you']);
    await pass('31 seconds');
    await runSchedule();
    expect(await mailSubjects()).toEqual([]);
    providers.answers.push({ state: 'DONE', reference: 'R-1' });
    await pass('61 seconds');
    await runSchedule();
    expect(providers.asked.map(({ reference }) => reference)).toEqual([null, 'R-1', 'R-1']);
    expect(await mailSubjects()).toEqual(['We have paid $80.00 back for your order #']);
  });

  test('is asked once, however many servers look for what is due', async () => {
    const orders = [await buyAgain(), await buyAgain(), await buyAgain()];
    for (const { id } of orders) await changeStatus(customer, id, 'CANCELLED');
    await Promise.all(orders.flatMap(({ id }) => [services.refunds.plan(id), services.refunds.plan(id)]));
    await Promise.all([runSchedule(), runSchedule(), runSchedule(), runSchedule()]);
    expect(providers.asked).toHaveLength(3);
    expect(new Set(providers.asked.map((asked) => asked.payment.id)).size).toBe(3);
    for (const { id } of orders) expect(await paymentOf(id)).toMatchObject({ refundedCents: TOTAL });
  });

  test('gets equal amounts of a payment ten minutes apart, and knows the numbers of the others', async () => {
    const { id } = await buyAgain();
    await grant(id, 1000);
    await grant(id, 1000);
    await grant(id, 500);
    await settle();
    expect(providers.asked.map(({ amountPaisa }) => amountPaisa)).toEqual([122_500, 61_250]);
    await pass('9 minutes 50 seconds');
    await runSchedule();
    expect(providers.asked).toHaveLength(2);
    await pass('11 seconds');
    await runSchedule();
    expect(providers.asked).toHaveLength(3);
    expect(providers.asked[2]).toMatchObject({ amountPaisa: 122_500, wasAsked: false });
    expect(providers.asked[2]?.otherReferences).toHaveLength(2);
    expect(await paymentOf(id)).toMatchObject({ refundedCents: 2500, refundDueCents: 0, toCollectCents: 0 });
  });
});

describe('a part that the shop gives back', () => {
  test('is paid back by the provider, and the rest with the cancellation, to the last paisa', async () => {
    const { id } = await buyAgain();
    expect(await grant(id, 3333)).toEqual({ __typename: 'GrantRefundSuccess' });
    await settle();
    expect(await paymentOf(id)).toMatchObject({ refundedCents: 3333, refundDueCents: 0, toCollectCents: 0 });
    await changeStatus(admin, id, 'CANCELLED');
    await settle();
    const refunds = await refundsOfOrder(id);
    expect(refunds.map(({ reason, amountCents }) => ({ reason, amountCents }))).toEqual([
      { reason: 'CANCELLED', amountCents: 4667 },
      { reason: 'GRANTED', amountCents: 3333 },
    ]);
    expect(refunds.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0)).toBe(PAISA);
    expect(await paymentOf(id)).toMatchObject({ refundedCents: TOTAL, refundDueCents: 0 });
  });

  test('is less to pay, where nothing is paid yet', async () => {
    const { id } = await buy(customer, [{ productId: product.id, quantity: 1 }]);
    await grant(id, 1000);
    expect(await paymentOf(id)).toMatchObject({ toCollectCents: 7000, refundDueCents: 0 });
    await bringTo({ admin, customer }, id, 'DELIVERED');
    expect(await paymentOf(id)).toMatchObject({ collectedCents: 7000, toCollectCents: 0, refundDueCents: 0 });
  });

  test('is all that was missing: the shop works on the order that waited for it', async () => {
    const { id } = await buy(customer, [{ productId: product.id, quantity: 1 }], 'CARD');
    await pay(id, 'CARD', 3000);
    await grant(id, 4999);
    expect(await changeStatus(admin, id, 'PROCESSED')).toMatchObject({ kind: 'OrderMoveRefused' });
    await grant(id, 1);
    expect(await changeStatus(admin, id, 'PROCESSED')).toMatchObject({ kind: 'success' });
    expect(await paymentOf(id)).toMatchObject({ collectedCents: 3000, toCollectCents: 0, refundDueCents: 0 });
  });

  test('is due in cash, where it was paid in cash', async () => {
    const { id } = await buy(customer, [{ productId: product.id, quantity: 1 }]);
    await bringTo({ admin, customer }, id, 'DELIVERED');
    await grant(id, 1000);
    await settle();
    expect(await refundsOfOrder(id)).toEqual([]);
    expect(await paymentOf(id)).toMatchObject({ refundDueCents: 1000 });
    expect(await refund(admin, id, 1000)).toMatchObject({ kind: 'success' });
  });

  test('is never more than the order costs, and needs an amount and a reason', async () => {
    const { id } = await buyAgain();
    expect(await grant(id, TOTAL + 1)).toMatchObject({
      message: 'At most $80.00 of this order can be given back.',
      fields: [{ field: 'amountCents' }],
    });
    expect(await grant(id, 0)).toMatchObject({ fields: [{ field: 'amountCents' }] });
    expect(await grant(id, 1, { reason: ' ' })).toMatchObject({ fields: [{ field: 'reason' }] });
    await grant(id, TOTAL);
    expect(await grant(id, 1)).toMatchObject({ message: 'Nothing of this order can be given back.' });
    const results = await Promise.all([1, 2, 3].map(async () => grant((await buyAgain()).id, TOTAL)));
    expect(results.map(({ __typename }) => __typename)).toEqual(Array(3).fill('GrantRefundSuccess'));
  });

  test('sent again with its key is given once, also at once; the key stands for one amount', async () => {
    const { id } = await buyAgain();
    const results = await Promise.all([1, 2, 3].map(() => grant(id, 1000, { key: 'scratch' })));
    expect(results.map(({ __typename }) => __typename)).toEqual(Array(3).fill('GrantRefundSuccess'));
    expect(await grant(id, 1001, { key: 'scratch' })).toMatchObject({ fields: [{ field: 'key' }] });
    expect(await refundsOfOrder(id)).toMatchObject([{ amountCents: 1000 }]);
  });

  test('is told by mail with its reason', async () => {
    const { id } = await buyAgain();
    await settle();
    await mailSubjects();
    await grant(id, 1000, { reason: 'One corner has a scratch.' });
    await settle();
    expect(await mailSubjects()).toEqual([
      'We give $10.00 of your order # back to you',
      'We have paid $10.00 back for your order #',
    ]);
    expect((await shop.mailsTo(customer.email))[0]?.text).toContain('One corner has a scratch.');
  });

  test('cannot be paid by hand while the provider pays it', async () => {
    const { id } = await buyAgain();
    await grant(id, 1000);
    expect(await paymentOf(id)).toMatchObject({ refundDueCents: 1000 });
    expect(await refund(admin, id, 1)).toMatchObject({
      message: 'Nothing is to be refunded for this order.',
    });
  });
});

describe('a refund that the provider does not pay', () => {
  const failed = async () => {
    const order = await buyAgain();
    await changeStatus(customer, order.id, 'CANCELLED');
    providers.answers.push({ state: 'FAILED', reason: 'Refund period is over for 01712345678' });
    await settle();
    return order;
  };

  test('stands on the list, and is not tried by itself', async () => {
    const { id } = await failed();
    expect(await itemOf(id)).toMatchObject({
      problem: 'REFUND_FAILED',
      amountCents: TOTAL,
      amountPaisa: PAISA,
      detail: 'Refund period is over for …',
      decisions: ['REFUND', 'ACCEPT', 'DISMISS'],
    });
    await services.refunds.plan(id);
    await pass('1 day');
    await runSchedule();
    expect(providers.asked).toHaveLength(1);
    expect(await refundsOfOrder(id)).toMatchObject([{ status: 'FAILED' }]);
    expect(await auditOf(id)).toContainEqual({ action: 'REFUND_FAILED', actor_id: null, amount: TOTAL });
    expect(await paymentOf(id)).toMatchObject({ refundedCents: 0, refundDueCents: TOTAL });
  });

  test('is tried once more as a new refund', async () => {
    const { id } = await failed();
    expect(await decide(id, 'REFUND', 'They have fixed it.')).toEqual(done);
    await settle();
    expect(await itemOf(id)).toBeUndefined();
    expect(await refundsOfOrder(id)).toMatchObject([{ status: 'DONE' }, { status: 'FAILED' }]);
    expect(providers.asked.map(({ wasAsked }) => wasAsked)).toEqual([false, false]);
    expect(await paymentOf(id)).toMatchObject({ refundedCents: TOTAL, refundDueCents: 0 });
  });

  test('is entered when an admin knows that it is paid', async () => {
    const { id } = await failed();
    expect(await decide(id, 'ACCEPT', 'Seen in the panel')).toEqual(done);
    expect(await itemOf(id)).toBeUndefined();
    expect(await refundsOfOrder(id)).toMatchObject([{ status: 'DONE' }]);
    expect(await paymentOf(id)).toMatchObject({ refundedCents: TOTAL, refundDueCents: 0 });
    expect(await shop.sql('SELECT decision, note, actor_id FROM payment_decisions WHERE order_id = $1', [id])).toEqual([
      { decision: 'ACCEPT', note: 'Seen in the panel', actor_id: admin.id },
    ]);
  });

  test('is paid by hand, and not by the provider, once it is dismissed', async () => {
    const { id } = await failed();
    expect(await decide(id, 'DISMISS')).toEqual(done);
    await services.refunds.plan(id);
    await runSchedule();
    expect(providers.asked).toHaveLength(1);
    expect(await refund(admin, id, TOTAL)).toMatchObject({ kind: 'success' });
    await runSchedule();
    expect(providers.asked).toHaveLength(1);
    expect(await paymentOf(id)).toMatchObject({ refundedCents: TOTAL, refundDueCents: 0, toCollectCents: 0 });
  });

  test('and was paid by hand leaves the list, and cannot be paid again', async () => {
    const { id } = await failed();
    const item = await itemOf(id);
    expect(await refund(admin, id, TOTAL, 'by hand')).toMatchObject({ kind: 'success' });
    expect(await itemOf(id)).toBeUndefined();
    for (const decision of ['ACCEPT', 'REFUND'])
      await expect(decideAbout(item?.id ?? '', decision)).rejects.toThrow(/dealt with this already/);
    await settle();
    expect(providers.asked).toHaveLength(1);
    expect(await paymentOf(id)).toMatchObject({ refundedCents: TOTAL, refundDueCents: 0, toCollectCents: 0 });
    expect(await shop.sql('SELECT decision, note, actor_id FROM payment_decisions WHERE order_id = $1', [id])).toEqual([
      { decision: 'DISMISS', note: 'by hand', actor_id: admin.id },
    ]);
  });

  test('and was paid by hand in part is tried again with the rest', async () => {
    const { id } = await failed();
    await refund(admin, id, 3000);
    expect(await decide(id, 'ACCEPT')).toMatchObject({ message: 'This decision is not possible here.' });
    expect(await decide(id, 'REFUND')).toEqual(done);
    await settle();
    expect(providers.asked.map(({ amountPaisa }) => amountPaisa)).toEqual([PAISA, 612_500]);
    expect(await paymentOf(id)).toMatchObject({ refundedCents: TOTAL, refundDueCents: 0, toCollectCents: 0 });
  });

  test('and is dismissed is left to the owner, also when another part goes back', async () => {
    const { id } = await buyAgain();
    providers.answers.push({ state: 'FAILED', reason: 'No' });
    await grant(id, 1000);
    await settle();
    await decide(id, 'DISMISS');
    await runSchedule();
    await grant(id, 500);
    await settle();
    expect(providers.asked.map(({ amountPaisa }) => amountPaisa)).toEqual([122_500, 61_250]);
    expect(await refund(admin, id, 1000)).toMatchObject({ kind: 'success' });
    await changeStatus(admin, id, 'CANCELLED');
    await runSchedule();
    expect(await paymentOf(id)).toMatchObject({ refundedCents: TOTAL, refundDueCents: 0 });
  });

  test('leaves the list when its amount is given by hand, and the other one stays', async () => {
    const { id } = await buyAgain();
    const no = { state: 'FAILED', reason: 'No' } as const;
    providers.answers.push(no, no);
    await grant(id, 1000);
    await grant(id, 2000);
    await settle();
    await refund(admin, id, 2000);
    expect((await list()).edges.map(({ node }) => node).filter((item) => item.orderId === id)).toMatchObject([
      { amountCents: 1000 },
    ]);
    expect(await decide(id, 'REFUND')).toEqual(done);
    await changeStatus(admin, id, 'CANCELLED');
    await settle();
    expect(await paymentOf(id)).toMatchObject({ refundedCents: TOTAL, refundDueCents: 0, toCollectCents: 0 });
  });

  test('and that the ledger does not take ends, although the provider has paid it', async () => {
    const { id } = await buyAgain();
    await changeStatus(customer, id, 'CANCELLED');
    providers.answers.push(async () => {
      await shop.sql(
        `INSERT INTO payment_entries (order_id, kind, amount_cents, method) VALUES ($1, 'REFUNDED', $2, 'BKASH')`,
        [id, TOTAL],
      );
      return { state: 'DONE', reference: 'twice' };
    });
    await settle();
    await pass('1 day');
    await runSchedule();
    expect(providers.asked).toHaveLength(1);
    expect(await refundsOfOrder(id)).toMatchObject([{ status: 'DONE', reference: 'twice' }]);
    expect(await paymentOf(id)).toMatchObject({ refundedCents: TOTAL, refundDueCents: 0, toCollectCents: 0 });
  });

  test('is decided about by one of two admins; the other is told so', async () => {
    const { id } = await failed();
    const outcomes = await Promise.allSettled([decide(id, 'ACCEPT'), decide(id, 'DISMISS'), decide(id, 'REFUND')]);
    const kinds = outcomes.map((outcome) =>
      outcome.status === 'fulfilled' ? outcome.value.__typename : String(outcome.reason),
    );
    expect(kinds.filter((kind) => kind === 'SettlePaymentSuccess')).toHaveLength(1);
    expect(kinds.filter((kind) => kind.includes('Somebody has dealt with this already.'))).toHaveLength(2);
  });

  test('because it refuses at once has failed; after a lost answer it may still be paid', async () => {
    const [first, second] = [await buyAgain(), await buyAgain()];
    await changeStatus(customer, first.id, 'CANCELLED');
    providers.answers.push(new ProviderRefused('Wrong credentials'));
    await settle();
    expect(await itemOf(first.id)).toMatchObject({ problem: 'REFUND_FAILED', detail: 'Wrong credentials' });
    await changeStatus(customer, second.id, 'CANCELLED');
    providers.answers.push(new ProviderUnreachable('cut'), new ProviderRefused('Wrong credentials'));
    await settle();
    await pass('31 seconds');
    await runSchedule();
    expect(await refundsOfOrder(second.id)).toMatchObject([{ status: 'SENT' }]);
    await pass('61 seconds');
    await runSchedule();
    expect(await refundsOfOrder(second.id)).toMatchObject([{ status: 'DONE' }]);
  });

  test('nor confirm for a week is on the list as well, and asked on', async () => {
    const { id } = await buyAgain();
    await changeStatus(customer, id, 'CANCELLED');
    const pending = { state: 'PENDING', reference: 'late' } as const;
    providers.answers.push(pending, pending);
    await settle();
    expect(await itemOf(id)).toBeUndefined();
    await pass('7 days 1 minute');
    await runSchedule();
    expect(await itemOf(id)).toMatchObject({ problem: 'REFUND_LATE', decisions: ['ACCEPT', 'DISMISS'] });
    expect(await decide(id, 'REFUND')).toMatchObject({ fields: [{ field: 'decision' }] });
    expect(await decide(id, 'DISMISS')).toEqual(done);
    await pass('1 day');
    await runSchedule();
    expect(providers.asked).toHaveLength(2);
    expect(await refund(admin, id, TOTAL)).toMatchObject({ kind: 'success' });
  });

  test('nor can be asked for, as its credentials are gone, is on the list after a week', async () => {
    const { id } = await buyAgain();
    await changeStatus(customer, id, 'CANCELLED');
    await services.refunds.plan(id);
    await shop.sql(`UPDATE payment_refunds SET requested_at = now() - interval '8 days' WHERE order_id = $1`, [id]);
    expect(await itemOf(id)).toMatchObject({ problem: 'REFUND_LATE' });
    expect(await decide(id, 'ACCEPT', 'Paid in their panel')).toEqual(done);
    await settle();
    expect(providers.asked).toEqual([]);
    expect(await paymentOf(id)).toMatchObject({ refundedCents: TOTAL, refundDueCents: 0 });
  });

  test('because it would be the eleventh part is left to the shop', async () => {
    const { id } = await buyAgain();
    for (let part = 1; part <= 10; part += 1) await grant(id, part);
    await changeStatus(admin, id, 'CANCELLED');
    await settle();
    expect(providers.asked).toHaveLength(10);
    expect(await itemOf(id)).toMatchObject({
      problem: 'REFUND_FAILED',
      amountCents: TOTAL - 55,
      detail: 'The provider pays a payment back in 10 parts at most.',
    });
  });
});

/** An order with a payment of which the owner has to decide. */
const withProblem = async (problem: string, paidPaisa: number | null = PAISA) => {
  const { id } = await buy(customer, [{ productId: product.id, quantity: 1 }], 'CARD');
  const [attempt] = await shop.sql<{ id: string }>(
    `INSERT INTO payment_attempts (order_id, method, status, amount_cents, amount_paisa, rate, reference, transaction_id, paid_paisa, problem)
    VALUES ($1, 'CARD', 'CONFIRMING', $2, $3, 122.5, 'reference of ' || $7, $4, $5, $6) RETURNING id`,
    [id, TOTAL, PAISA, problem === 'UNSETTLED' ? null : `trx of ${id}`, paidPaisa, problem, id],
  );
  return { id, attemptId: attempt?.id ?? '' };
};

describe('a payment with a problem', () => {
  const statusOf = async (id: string) => {
    const [row] = await shop.sql('SELECT status, awaits FROM orders WHERE id = $1', [id]);
    return row;
  };

  test('that is risky is accepted, and its order is worked on', async () => {
    const { id } = await withProblem('RISKY');
    expect(await itemOf(id)).toMatchObject({
      problem: 'RISKY',
      amountCents: TOTAL,
      transactionId: `trx of ${id}`,
      decisions: ['ACCEPT', 'REFUND'],
    });
    expect(await decide(id, 'DISMISS')).toMatchObject({ fields: [{ field: 'decision' }] });
    expect(await decide(id, 'ACCEPT')).toEqual(done);
    expect(await paymentOf(id)).toMatchObject({ collectedCents: TOTAL, toCollectCents: 0 });
    expect(await statusOf(id)).toEqual({ status: 'PENDING', awaits: null });
    expect(await itemOf(id)).toBeUndefined();
  });

  test('that is risky is paid back, and its order can be paid again', async () => {
    const { id, attemptId } = await withProblem('RISKY');
    expect(await decide(id, 'REFUND')).toEqual(done);
    expect(await paymentOf(id)).toMatchObject({
      collectedCents: TOTAL,
      toCollectCents: TOTAL,
      refundDueCents: TOTAL,
    });
    expect(await statusOf(id)).toEqual({ status: 'PENDING', awaits: 'PAYMENT' });
    await pay(id, 'NAGAD', TOTAL);
    expect(await statusOf(id)).toEqual({ status: 'PENDING', awaits: null });
    await settle();
    expect(providers.asked).toMatchObject([{ payment: { id: attemptId }, amountPaisa: PAISA }]);
    expect(await refundsOfOrder(id)).toMatchObject([{ reason: 'REFUSED', status: 'DONE' }]);
    expect(await paymentOf(id)).toMatchObject({
      collectedCents: 2 * TOTAL,
      refundedCents: TOTAL,
      refundDueCents: 0,
      toCollectCents: 0,
    });
  });

  test('that is paid back and failed is tried again as it was', async () => {
    const { id } = await withProblem('RISKY');
    await decide(id, 'REFUND');
    providers.answers.push({ state: 'FAILED', reason: 'No' });
    await settle();
    expect(await decide(id, 'REFUND')).toEqual(done);
    await settle();
    expect(await refundsOfOrder(id)).toMatchObject([{ status: 'DONE' }, { status: 'FAILED' }]);
    expect(await paymentOf(id)).toMatchObject({ refundedCents: TOTAL, toCollectCents: TOTAL });
  });

  test('that is paid back, failed, and was given by hand after all is not paid back twice', async () => {
    const { id } = await withProblem('RISKY');
    await decide(id, 'REFUND');
    await pay(id, 'NAGAD', TOTAL);
    providers.answers.push({ state: 'FAILED', reason: 'No' });
    await settle();
    expect(await refund(admin, id, TOTAL)).toMatchObject({ kind: 'success' });
    expect(await itemOf(id)).toBeUndefined();
    expect(await changeStatus(admin, id, 'CANCELLED')).toMatchObject({ kind: 'success' });
    await settle();
    expect(await refundsOfOrder(id)).toMatchObject([
      { status: 'DONE', method: 'NAGAD' },
      { status: 'FAILED', method: 'CARD' },
    ]);
    expect(await paymentOf(id)).toMatchObject({ refundedCents: 2 * TOTAL, refundDueCents: 0 });
  });

  test('that is paid back in part, after money was given by hand, leaves no other refund that is not due', async () => {
    const { id } = await withProblem('RISKY');
    const fails = { state: 'FAILED', reason: 'No' } as const;
    await decide(id, 'REFUND');
    providers.answers.push(fails);
    await settle();
    await pay(id, 'NAGAD', 1500);
    await changeStatus(admin, id, 'CANCELLED');
    // By hand while the smaller refund is under way, so that it covers neither.
    expect(await refund(admin, id, 2000)).toMatchObject({ kind: 'success' });
    providers.answers.push(fails);
    await settle();
    expect(await decide(id, 'REFUND')).toEqual(done);
    expect(await itemOf(id)).toBeUndefined();
    await settle();
    expect(await refundsOfOrder(id)).toMatchObject([
      { status: 'DONE', amountCents: TOTAL + 1500 - 2000 },
      { status: 'FAILED', amountCents: 1500 },
      { status: 'FAILED', amountCents: TOTAL },
    ]);
    expect(await paymentOf(id)).toMatchObject({ refundedCents: TOTAL + 1500, refundDueCents: 0 });
  });

  test('of another amount counts as what came in, or goes back as it came', async () => {
    const [less, more] = [await withProblem('WRONG_AMOUNT', PAISA / 2), await withProblem('WRONG_AMOUNT', PAISA + 100)];
    expect(await itemOf(less.id)).toMatchObject({
      amountCents: TOTAL / 2,
      amountPaisa: PAISA,
      paidPaisa: PAISA / 2,
    });
    await decide(less.id, 'ACCEPT');
    expect(await paymentOf(less.id)).toMatchObject({ collectedCents: TOTAL / 2, toCollectCents: TOTAL / 2 });
    expect(await statusOf(less.id)).toMatchObject({ awaits: 'PAYMENT' });
    await pay(less.id, 'BKASH', TOTAL / 2);
    expect(await statusOf(less.id)).toMatchObject({ awaits: null });
    await decide(more.id, 'REFUND');
    await settle();
    expect(providers.asked).toMatchObject([{ amountPaisa: PAISA + 100 }]);
  });

  test('that is accepted when its order is cancelled goes back', async () => {
    const { id } = await withProblem('RISKY');
    await changeStatus(customer, id, 'CANCELLED');
    await decide(id, 'ACCEPT');
    await settle();
    expect(await refundsOfOrder(id)).toMatchObject([{ reason: 'CANCELLED', status: 'DONE', amountCents: TOTAL }]);
  });

  test('of which nothing is known is dismissed, or accepted with the number of its transaction', async () => {
    const [dismissed, accepted] = [await withProblem('UNSETTLED', null), await withProblem('UNSETTLED', null)];
    expect(await itemOf(dismissed.id)).toMatchObject({
      decisions: ['DISMISS', 'ACCEPT'],
      transactionId: null,
    });
    expect(await decide(dismissed.id, 'DISMISS')).toEqual(done);
    expect(await statusOf(dismissed.id)).toEqual({ status: 'PENDING', awaits: 'PAYMENT' });
    expect(await paymentOf(dismissed.id)).toMatchObject({ collectedCents: 0, toCollectCents: TOTAL });
    expect(await decide(accepted.id, 'ACCEPT')).toMatchObject({
      message: 'Please give the number of the transaction',
      fields: [{ field: 'note' }],
    });
    const other = await buyAgain();
    const [{ transaction_id: used } = {}] = await shop.sql<{ transaction_id: string }>(
      `UPDATE payment_attempts SET method = 'CARD' WHERE id = $1 RETURNING transaction_id`,
      [other.attemptId],
    );
    expect(await decide(accepted.id, 'ACCEPT', used ?? '')).toMatchObject({ fields: [{ field: 'note' }] });
    // Also where it has paid the same order by another provider: the ledger has it already.
    await shop.sql(
      `INSERT INTO payment_entries (order_id, kind, amount_cents, method, reference) VALUES ($1, 'COLLECTED', 1, 'NAGAD', 'trx of Nagad')`,
      [accepted.id],
    );
    expect(await decide(accepted.id, 'ACCEPT', 'trx of Nagad')).toMatchObject({
      fields: [{ field: 'note' }],
    });
    expect(await decide(accepted.id, 'ACCEPT', 'panel 123')).toEqual(done);
    expect(await paymentOf(accepted.id)).toMatchObject({ collectedCents: TOTAL + 1, toCollectCents: 0 });
  });
});

test('the list has pages, the oldest first, and counts all', async () => {
  const { totalCount } = await list();
  const seen: string[] = [];
  let after: string | null = null;
  while (seen.length < totalCount) {
    const page: Awaited<ReturnType<typeof list>> = await list(2, after);
    expect(page.totalCount).toBe(totalCount);
    seen.push(...page.edges.map(({ node }) => node.id));
    after = page.edges.at(-1)?.cursor ?? null;
  }
  expect(totalCount).toBeGreaterThan(2);
  expect(seen).toEqual(seen.toSorted());
  expect(new Set(seen).size).toBe(totalCount);
});

test('a customer who leaves gets the money all the same, and notes about their orders are removed', async () => {
  const leaving = await shop.customer({ password: 'a-good-password' });
  const { id } = await buyPaid(leaving, product, 'NAGAD');
  await changeStatus(leaving, id, 'CANCELLED');
  providers.answers.push({ state: 'PENDING', reference: 'slow' });
  await settle();
  const { exported } = { exported: (await leaving.get('/backend/account/data')).ok<{ refunds: object[] }>() };
  expect(exported.refunds).toMatchObject([{ orderId: id, method: 'NAGAD', amountCents: TOTAL, status: 'SENT' }]);
  await shop.sql(
    `INSERT INTO payment_decisions (order_id, refund_id, decision, note, actor_id)
    SELECT order_id, id, 'DISMISS', 'Rahima called', $2 FROM payment_refunds WHERE order_id = $1`,
    [id, admin.id],
  );
  const { deleteAccount } = await leaving.graphql<{ deleteAccount: { __typename: string } }>(
    'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { __typename } }',
    { input: { email: leaving.email, password: 'a-good-password' } },
  );
  expect(deleteAccount).toEqual({ __typename: 'DeleteAccountSuccess' });
  expect(await shop.sql('SELECT note, actor_id FROM payment_decisions WHERE order_id = $1', [id])).toEqual([
    { note: null, actor_id: admin.id },
  ]);
  await pass('1 minute');
  await runSchedule();
  expect(await refundsOfOrder(id, admin)).toMatchObject([{ status: 'DONE' }]);
  expect((await readOrder(admin, id)).payment).toMatchObject({ refundedCents: TOTAL, refundDueCents: 0 });
});

test('the database refuses more than a payment took, other amounts, and other ends', async () => {
  const { id, attemptId } = await buyAgain();
  const insert = (cents: number, paisa: number) =>
    shop.sql(
      `INSERT INTO payment_refunds (order_id, attempt_id, amount_cents, amount_paisa, reason) VALUES ($1, $2, $3, $4, 'OVERPAID')`,
      [id, attemptId, cents, paisa],
    );
  const tooMuch = { constraint: 'payment_refunds_taken' };
  await expect(insert(TOTAL + 1, PAISA)).rejects.toMatchObject(tooMuch);
  await expect(insert(TOTAL, PAISA + 1)).rejects.toMatchObject(tooMuch);
  await changeStatus(customer, id, 'CANCELLED');
  await settle();
  await expect(insert(1, 1)).rejects.toMatchObject(tooMuch);
  const kept = { message: expect.stringContaining('cannot be changed in this way') };
  for (const text of [
    'UPDATE payment_refunds SET amount_cents = 1 WHERE order_id = $1',
    `UPDATE payment_refunds SET status = 'FAILED' WHERE order_id = $1`,
    'DELETE FROM payment_refunds WHERE order_id = $1',
  ])
    await expect(shop.sql(text, [id])).rejects.toMatchObject(kept);
  await services.refunds.plan(id);
  expect(await refundsOfOrder(id)).toHaveLength(1);
});

describe('whatever order of settling, cancelling, refunding by hand and provider faults', () => {
  /** What the provider has paid back, in paisa: by refund. */
  const book = new Map<string, { attemptId: string; paisa: number }>();
  let fault = 'NONE';

  /** Tells the truth about what it knows already, whatever goes wrong with what is new. */
  const answer = ({ id, payment, amountPaisa }: ProviderRefund): RefundOutcome => {
    providers.answers.push(answer);
    if (fault === 'SILENT') throw new ProviderUnreachable('cut');
    if (!book.has(id)) {
      if (fault === 'REFUSED') throw new ProviderRefused('No');
      if (fault === 'FAILED') return { state: 'FAILED', reason: 'No' };
      if (fault === 'PENDING') return { state: 'PENDING', reference: `pending ${id}` };
      book.set(id, { attemptId: payment.id, paisa: amountPaisa });
    }
    if (fault === 'LOST') throw new ProviderUnreachable('cut');
    return { state: 'DONE', reference: `paid ${id}` };
  };

  const work = async () => {
    await shop.deliverEvents();
    await runSchedule();
    await settle();
  };
  /** Decides about what waits longest; another admin may be first. */
  const decideAs = async (orderId: string, choose: (item: ToSettle) => string | undefined) => {
    const item = await itemOf(orderId);
    const decision = item && choose(item);
    if (!item || decision === undefined) return;
    const result = await decideAbout(item.id, decision).catch((error: unknown) => {
      if (!String(error).includes('dealt with this already')) throw error;
      return null;
    });
    if (decision !== 'ACCEPT' || item.problem !== 'REFUND_FAILED' || result?.__typename !== done.__typename) return;
    // Who accepts a refund has seen at the provider that it is paid.
    const [refunded] = await shop.sql<{ attemptId: string }>(
      'SELECT attempt_id AS "attemptId" FROM payment_refunds WHERE id = $1',
      [item.id],
    );
    if (refunded) book.set(item.id, { ...refunded, paisa: item.amountPaisa });
  };

  const actions = {
    pay: (id, n) => pay(id, (['CARD', 'NAGAD', 'BKASH'] as const)[n % 3] ?? 'CARD', 1000 + n),
    grant: (id, n) => grant(id, 100 + n),
    cancel: (id) => changeStatus(admin, id, 'CANCELLED'),
    payByHand: (id, n) => refund(admin, id, 100 + n),
    payAllByHand: async (id) => {
      const { order } = await admin.graphql<{ order: { payment: { refundByHandCents: number } } }>(
        'query ($id: ID!) { order(id: $id) { payment { refundByHandCents } } }',
        { id },
      );
      await refund(admin, id, order.payment.refundByHandCents);
    },
    tryAgain: (id) => decideAs(id, () => 'REFUND'),
    decide: (id, n) => decideAs(id, ({ decisions }) => decisions[n % decisions.length]),
    work,
    wait: async (_, n) => {
      await pass(`${n % 90} minutes`);
      await work();
    },
  } satisfies Record<string, (id: string, n: number) => Promise<unknown>>;

  const anyWave = fc.record({
    faults: fc.constantFrom('NONE', 'FAILED', 'FAILED', 'PENDING', 'LOST', 'SILENT', 'REFUSED'),
    steps: fc.uniqueArray(
      fc.tuple(fc.constantFrom(...(Object.keys(actions) as (keyof typeof actions)[])), fc.nat(4000)),
      { minLength: 1, maxLength: 3, selector: ([what]) => what },
    ),
  });

  interface Books {
    collected: number;
    refunded: number;
    byHand: number;
    payments: { id: string; takenPaisa: number; refundedPaisa: number; refunded: number; done: number }[];
    /** Of refunds that were paid, in cents. */
    paid: number;
  }

  const sumOf = (conditions: string) =>
    `(SELECT coalesce(sum(amount_cents), 0)::integer FROM payment_entries WHERE order_id = $1 AND ${conditions})`;

  /** Expects that nobody has more than was taken; returns what was read. */
  const expectTrue = async (id: string): Promise<Books> => {
    const [books] = await shop.sql<Books>(
      `SELECT ${sumOf(`kind = 'COLLECTED'`)} AS collected, ${sumOf(`kind = 'REFUNDED'`)} AS refunded,
        ${sumOf(`kind = 'REFUNDED' AND attempt_id IS NULL`)} AS "byHand",
        (SELECT coalesce(sum(amount_cents), 0)::integer FROM payment_refunds WHERE order_id = $1 AND id = ANY ($2)) AS paid,
        (SELECT json_agg(json_build_object('id', a.id, 'takenPaisa', a.paid_paisa,
          'refunded', ${sumOf(`kind = 'REFUNDED' AND attempt_id = a.id`)},
          'done', (SELECT coalesce(sum(amount_cents), 0) FROM payment_refunds WHERE attempt_id = a.id AND status = 'DONE'),
          'refundedPaisa', (SELECT coalesce(sum(amount_paisa), 0) FROM payment_refunds WHERE attempt_id = a.id AND status = 'DONE')))
          FROM payment_attempts a WHERE a.order_id = $1 AND a.status = 'PAID') AS payments`,
      [id, [...book.keys()]],
    );
    if (!books) throw new Error('Nothing was read.');
    const about = JSON.stringify(books);
    expect(books.byHand + books.paid, about).toBeLessThanOrEqual(books.collected);
    for (const payment of books.payments ?? []) {
      expect(paisaOf(payment.id), about).toBeLessThanOrEqual(payment.takenPaisa);
      expect(payment.refunded, about).toBe(payment.done);
    }
    return books;
  };
  const paisaOf = (attemptId: string) =>
    [...book.values()].reduce((sum, one) => sum + (one.attemptId === attemptId ? one.paisa : 0), 0);

  test('the provider never pays back more than it took, and ledger and provider agree in the end', async () => {
    let failures = 0;
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(anyWave, { maxLength: 8 }), async (isRisky, waves) => {
        customer = await shop.customer();
        await shop.sql('DELETE FROM rate_limits');
        fault = 'NONE';
        providers.answers.splice(0, Infinity, answer);
        const { id } = isRisky ? await withProblem('RISKY') : await buyAgain();
        for (const { faults, steps } of waves) {
          fault = faults;
          await Promise.all(steps.map(([what, n]) => actions[what](id, n)));
          await expectTrue(id);
        }
        // A refund that fails is the beginning of every way to pay twice.
        fault = 'FAILED';
        await actions.cancel(id);
        await work();
        if (await itemOf(id)) failures += 1;
        fault = 'NONE';
        const isOpen = async () =>
          (await itemOf(id)) !== undefined ||
          (await shop.sql('SELECT FROM payment_refunds WHERE order_id = $1 AND ended_at IS NULL', [id])).length > 0;
        for (let round = 0; round < 12 && (await isOpen()); round += 1) {
          await pass('70 minutes');
          await work();
          await decideAs(id, ({ decisions }) => decisions[0]);
          await expectTrue(id);
        }
        await actions.payAllByHand(id);
        expect(await itemOf(id)).toBeUndefined();
        const { collected, refunded, byHand, paid, payments } = await expectTrue(id);
        expect([refunded, byHand + paid]).toEqual([collected, collected]);
        for (const payment of payments) expect(paisaOf(payment.id)).toBe(payment.refundedPaisa);
      }),
      { numRuns: runs(8), endOnFailure: true },
    );
    if (isLong) expect(failures).toBeGreaterThan(0);
  }, 120_000);
});
