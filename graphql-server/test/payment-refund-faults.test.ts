import { beforeEach, describe, expect, test } from 'vitest';
import { compactId } from '../src/sales/payment/providers/provider.ts';
import type { Client } from './client.ts';
import { changeStatus } from './order-steps.ts';
import { openPayingShop, withEdges } from './payment-steps.ts';

const paying = await openPayingShop();
const { shop, twin } = paying;

const providers = [
  { method: 'CARD', provider: 'sslcommerz' },
  { method: 'NAGAD', provider: 'nagad' },
  { method: 'BKASH', provider: 'bkash' },
] as const;

/** How an order is cancelled, over either edge. */
const cancels: Record<string, (client: Client, orderId: string) => Promise<unknown>> = {
  GraphQL: (client, orderId) => changeStatus(client, orderId, 'CANCELLED'),
  REST: async (client, orderId) =>
    (await client.put(`/order/orderStatus/${orderId}`, { orderStatus: 'Cancelled' })).ok(),
};

const cases = withEdges(providers);

const sorted = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);

beforeEach(async () => {
  twin.faults.clear();
  // What other tests have left open is not asked about any more.
  await shop.sql(`UPDATE payment_refunds SET next_check_at = now() + interval '1 year'`);
});

describe.each(cases)('money paid by $method that goes back ($edge)', ({ method, provider, edge, start }) => {
  const payOrder = async () => {
    const [customer, product] = [await shop.customer(), await shop.product({ priceCents: 2000 })];
    const orderId = await paying.order(customer, product, method);
    const { redirectUrl } = await start(customer, orderId, method);
    await paying.pay(redirectUrl ?? '', 'APPROVE');
    const { attempts, collectedCents } = await paying.stored(orderId);
    return { customer, orderId, attempt: attempts[0], collectedCents };
  };
  type Paid = Awaited<ReturnType<typeof payOrder>>;

  const payAndCancel = async (): Promise<Paid> => {
    const paid = await payOrder();
    await cancels[edge]?.(paid.customer, paid.orderId);
    return paid;
  };

  /** What the shop and the provider say of the refunds of an order. */
  const refundsOf = async ({ orderId, attempt }: Paid) => ({
    stored: await shop.sql<{ status: string; cents: number; problem: string | null }>(
      'SELECT status, amount_cents AS cents, problem FROM payment_refunds WHERE order_id = $1 ORDER BY id',
      [orderId],
    ),
    entries: await shop.sql<{ cents: number }>(
      `SELECT amount_cents AS cents FROM payment_entries WHERE order_id = $1 AND kind = 'REFUNDED'`,
      [orderId],
    ),
    given: (twin.payments.find({ invoice: compactId(attempt?.id ?? '') })?.refunds ?? []).filter(
      ({ state }) => state === 'DONE',
    ),
    owed: (await paying.stored(orderId)).owedCents,
  });

  const expectBack = async (cancelled: Paid) => {
    const { stored, entries, given, owed } = await refundsOf(cancelled);
    const cents = cancelled.collectedCents;
    expect(stored).toEqual([{ status: 'DONE', cents, problem: null }]);
    expect(entries).toEqual([{ cents }]);
    expect(given).toHaveLength(1);
    expect(Number(given[0]?.amount)).toBeCloseTo((cents * 122.5) / 100, 2);
    expect(owed).toBe(0);
  };

  const expectNotBack = async (cancelled: Paid, status: string) => {
    const { stored, entries, owed } = await refundsOf(cancelled);
    expect(stored).toMatchObject([{ status }]);
    expect(entries).toEqual([]);
    expect(owed).toBe(-cancelled.collectedCents);
  };

  test.each([{ after: false }, { after: true }])(
    'is paid once although the answer is lost, done: $after',
    async ({ after }) => {
      const cancelled = await payAndCancel();
      twin.faults.set({ only: provider, timeoutAt: 'refund', after });
      await paying.passRefundMinutes(1);
      await expectNotBack(cancelled, 'SENT');
      twin.faults.clear();
      await paying.passRefundMinutes(60);
      await expectBack(cancelled);
    },
  );

  test.each(['503', 'CUT'] as const)('waits while the provider is down for an hour (%s)', async (down) => {
    const cancelled = await payAndCancel();
    twin.faults.set({ only: provider, down });
    const before = twin.calls.length;
    await paying.passRefundMinutes(60);
    await expectNotBack(cancelled, 'SENT');
    expect(twin.calls.length - before).toBeLessThanOrEqual(30);
    twin.faults.clear();
    // An hour is the longest pause.
    await paying.passRefundMinutes(90);
    await expectBack(cancelled);
  });

  test('is entered when it is paid, and not when it is only taken', async () => {
    const cancelled = await payAndCancel();
    twin.faults.set({ refundPending: true });
    await paying.passRefundMinutes(5);
    await expectNotBack(cancelled, 'SENT');
    twin.faults.clear();
    await paying.passRefundMinutes(60);
    await expectBack(cancelled);
  });

  test('in parts is paid once for each part, although every first answer is lost', async () => {
    const paid = await payOrder();
    const admin = await shop.admin();
    const parts = [1000, 250, 4000];
    for (const amountCents of parts) {
      const { it } = await admin.graphql<{ it: { __typename: string } }>(
        `mutation ($input: GrantRefundInput!) { it: grantRefund(input: $input) { __typename } }`,
        { input: { orderId: paid.orderId, amountCents, reason: 'It came late.' } },
      );
      expect(it.__typename).toBe('GrantRefundSuccess');
      twin.faults.set({ only: provider, timeoutAt: 'refund', after: true });
      await paying.passRefundMinutes(1);
      twin.faults.clear();
    }
    await paying.passRefundMinutes(90);
    const { stored, entries, given, owed } = await refundsOf(paid);
    const paisa = given.map(({ amount }) => Math.round(Number(amount) * 100));
    expect(sorted(paisa)).toEqual(sorted(parts.map((cents) => cents * 122.5)));
    expect(stored.map(({ status, cents }) => [status, cents])).toEqual(parts.map((cents) => ['DONE', cents]));
    expect(sorted(entries.map(({ cents }) => cents))).toEqual(sorted(parts));
    expect(owed).toBe(0);
  });

  test('and that the provider refuses is left to the owner', async () => {
    const cancelled = await payAndCancel();
    twin.faults.set({ refundFailed: true });
    await paying.passRefundMinutes(60);
    await expectNotBack(cancelled, 'FAILED');
    const admin = await shop.admin();
    const { paymentsToSettle } = await admin.graphql<{
      paymentsToSettle: { nodes: { orderId: string }[] };
    }>('{ paymentsToSettle(first: 50) { nodes { orderId } } }');
    expect(paymentsToSettle.nodes.map(({ orderId }) => orderId)).toContain(cancelled.orderId);
  });
});
