import { describe, expect, test } from 'vitest';
import {
  bringTo,
  buy,
  changeStatus,
  courierBalances,
  payOut,
  readOrder,
  refund,
  ship,
  type MovedOrder,
} from './order-steps.ts';
import { openShop } from './setup.ts';

// What the database refuses is asked for here on purpose.
const shop = await openShop({ mayRefuse: /added and never changed|refunded than was collected/ });
const admin = await shop.admin();
const product = await shop.product({ priceCents: 2000, stock: 10_000 });

/** The total of an order of one piece. */
const TOTAL = 8000;

/** Returns an order of one piece in a status. */
const orderIn = async (status: MovedOrder['status'], method = 'CASH_ON_DELIVERY'): Promise<MovedOrder> => {
  const customer = await shop.customer();
  const order = await buy(customer, [{ productId: product.id, quantity: 1 }], method);
  await bringTo({ admin, customer }, order.id, status);
  return readOrder(customer, order.id);
};

/** Delivers an order of one piece, carried by a courier. */
const deliveredBy = async (carrier: string): Promise<string> => {
  const { id } = await orderIn('PROCESSED');
  await ship(admin, id, { carrier });
  await changeStatus(admin, id, 'OUT_FOR_DELIVERY');
  await changeStatus(admin, id, 'DELIVERED');
  return id;
};

const nothing = {
  collectedCents: 0,
  refundedCents: 0,
  refundDueCents: 0,
  refundByHandCents: 0,
  toCollectCents: 0,
};

describe('the money of an order', () => {
  test('Cash on Delivery is collected by the move that delivers, with the carrier of the last shipment', async () => {
    const [customer, two] = [await shop.customer(), await shop.product({ priceCents: 2000 })];
    const order = await buy(customer, [{ productId: two.id, quantity: 2 }]);
    expect(order.payment).toEqual({ ...nothing, method: 'CASH_ON_DELIVERY', toCollectCents: 10_000 });
    await changeStatus(admin, order.id, 'PROCESSED');
    const lines = [{ orderLineId: order.lines[0]?.id ?? '', quantity: 1 }];
    await ship(admin, order.id, { carrier: 'First Courier', lines });
    await ship(admin, order.id, { carrier: 'Last Courier' });
    await changeStatus(admin, order.id, 'OUT_FOR_DELIVERY');
    expect((await readOrder(customer, order.id)).payment.collectedCents).toBe(0);
    expect((await changeStatus(admin, order.id, 'DELIVERED')).order?.payment).toEqual({
      ...nothing,
      method: 'CASH_ON_DELIVERY',
      collectedCents: 10_000,
    });
    expect(
      await shop.sql(
        `SELECT kind, amount_cents, method, carrier, actor_id FROM payment_entries WHERE order_id = $1 AND kind <> 'CHARGED'`,
        [order.id],
      ),
    ).toEqual([
      {
        kind: 'COLLECTED',
        amount_cents: 10_000,
        method: 'CASH_ON_DELIVERY',
        carrier: 'Last Courier',
        actor_id: admin.id,
      },
    ]);
    const [event] = await shop.sql(`SELECT data FROM events WHERE subject_id = $1 AND name = 'PaymentCollected'`, [
      order.id,
    ]);
    expect(event).toEqual({ data: { amountCents: 10_000 } });
  });

  test('a cancelled order owes nothing; a returned one is refunded, delivery included', async () => {
    expect((await orderIn('CANCELLED')).payment).toEqual({ ...nothing, method: 'CASH_ON_DELIVERY' });
    expect((await orderIn('RETURNED')).payment).toEqual({
      ...nothing,
      method: 'CASH_ON_DELIVERY',
      collectedCents: TOTAL,
      refundDueCents: TOTAL,
      refundByHandCents: TOTAL,
    });
  });
});

describe('refunds', () => {
  test('are recorded in parts, and never beyond what is due', async () => {
    const { id } = await orderIn('RETURNED');
    const first = await refund(admin, id, 3000, 'TX-1');
    expect(first.order?.payment).toMatchObject({ refundedCents: 3000, refundDueCents: 5000 });
    expect(await refund(admin, id, 5001)).toEqual({
      kind: 'InvalidInput',
      message: 'At most $50.00 can be refunded for this order.',
      fields: [{ field: 'amountCents', message: 'At most $50.00 can be refunded for this order.' }],
    });
    const last = await refund(admin, id, 5000, 'TX-2');
    expect(last.order?.payment).toMatchObject({ refundedCents: TOTAL, refundDueCents: 0 });
    expect(await refund(admin, id, 1)).toMatchObject({
      message: 'Nothing is to be refunded for this order.',
    });
    const events = await shop.sql<{ data: object }>(
      `SELECT data FROM events WHERE subject_id = $1 AND name = 'PaymentRefunded' ORDER BY id`,
      [id],
    );
    expect(events.map(({ data }) => data)).toEqual([{ amountCents: 3000 }, { amountCents: 5000 }]);
  });

  test('sent again with their reference are recorded once; the reference stands for one amount', async () => {
    const { id } = await orderIn('RETURNED');
    for (let time = 0; time < 2; time += 1)
      expect((await refund(admin, id, 3000, 'TX-1')).order?.payment.refundedCents).toBe(3000);
    expect(await refund(admin, id, 3001, 'TX-1')).toMatchObject({
      kind: 'InvalidInput',
      fields: [{ field: 'reference', message: 'This reference was used for another amount.' }],
    });
  });

  test('need an amount and a reference, an order, and something that was collected', async () => {
    const { id } = await orderIn('RETURNED');
    for (const [amount, reference, field] of [
      [0, 'TX', 'amountCents'],
      [-1, 'TX', 'amountCents'],
      [1, ' ', 'reference'],
      [1, 'x'.repeat(81), 'reference'],
    ] as const)
      expect(await refund(admin, id, amount, reference)).toMatchObject({
        kind: 'InvalidInput',
        fields: [{ field }],
      });
    for (const status of ['DELIVERED', 'CANCELLED', 'PENDING'] as const)
      expect(await refund(admin, (await orderIn(status)).id, 1)).toMatchObject({
        message: 'Nothing is to be refunded for this order.',
      });
    expect(await refund(admin, 'no id', 1)).toEqual({ kind: 'NOT_FOUND' });
  });

  test('recorded twice at once for the whole, one is', async () => {
    const { id } = await orderIn('RETURNED');
    const results = await Promise.all([1, 2, 3, 4].map(() => refund(admin, id, TOTAL)));
    expect(results.filter(({ kind }) => kind === 'success')).toHaveLength(1);
    expect((await readOrder(admin, id)).payment).toMatchObject({ refundedCents: TOTAL, refundDueCents: 0 });
  });
});

describe('couriers', () => {
  const balanceOf = async (carrier: string) =>
    (await courierBalances(admin)).find((balance) => balance.carrier === carrier);

  test('owe what they collected, less what they paid out and kept as their fee, whatever the case of their name', async () => {
    await deliveredBy('Steadfast');
    await deliveredBy('STEADFAST');
    const owes = { carrier: expect.stringMatching(/^steadfast$/i), collectedCents: 2 * TOTAL };
    expect((await courierBalances(admin)).filter(({ carrier }) => /steadfast/i.test(carrier))).toEqual([
      { ...owes, paidOutCents: 0, feesCents: 0, owedCents: 2 * TOTAL },
    ]);
    expect(await payOut(admin, 'steadfast', 9000, { feeCents: 1000 })).toEqual({
      kind: 'success',
      balance: { ...owes, paidOutCents: 9000, feesCents: 1000, owedCents: 6000 },
    });
  });

  test('pay out no more than they owe, and the same transfer once', async () => {
    await deliveredBy('RedX');
    for (let time = 0; time < 2; time += 1)
      expect((await payOut(admin, 'RedX', 5000, { reference: 'P-1' })).balance?.owedCents).toBe(3000);
    expect(await payOut(admin, 'redx', 5001, { reference: 'P-1' })).toMatchObject({
      fields: [{ field: 'reference', message: 'This reference was used for another amount.' }],
    });
    expect(await payOut(admin, 'RedX', 2900, { feeCents: 101 })).toMatchObject({
      fields: [{ field: 'amountCents', message: 'RedX owes only $30.00.' }],
    });
    expect(await payOut(admin, 'Nobody', 1)).toMatchObject({ message: 'Nobody owes nothing.' });
    const results = await Promise.all([1, 2, 3].map(() => payOut(admin, 'RedX', 3000)));
    expect(results.filter(({ kind }) => kind === 'success')).toHaveLength(1);
    expect(await balanceOf('RedX')).toMatchObject({ owedCents: 0 });
  });
});

describe('a payout', () => {
  const collectedBy = async (carrier: string) =>
    (
      await admin.graphql<{ list: { id: string; amountCents: number }[] }>(
        'query ($carrier: String!) { list: collectedByCourier(carrier: $carrier) { id number amountCents at } }',
        { carrier },
      )
    ).list.map(({ id, amountCents }) => [id, amountCents]);

  test('lists the orders that it pays: each once, and for what was collected', async () => {
    const ids = [await deliveredBy('Paperfly'), await deliveredBy('paperfly'), await deliveredBy('Paperfly')];
    const other = await deliveredBy('Other Courier');
    expect(await collectedBy('PAPERFLY')).toEqual(ids.map((id) => [id, TOTAL]));
    const orderIds = ids.slice(0, 2);
    expect(await payOut(admin, 'Paperfly', TOTAL, { orderIds })).toMatchObject({
      message: 'The amount and the fee must together be what was collected for these orders: $160.00.',
      fields: [{ field: 'amountCents' }],
    });
    expect(await payOut(admin, 'Paperfly', 2 * TOTAL, { orderIds: [...orderIds, other] })).toMatchObject({
      fields: [{ field: 'orderIds' }],
    });
    const paid = { feeCents: 1000, reference: 'PF-1' };
    for (let time = 0; time < 2; time += 1)
      expect(await payOut(admin, 'Paperfly', 15_000, { ...paid, orderIds })).toMatchObject({
        kind: 'success',
        balance: { owedCents: TOTAL },
      });
    expect(await payOut(admin, 'Paperfly', TOTAL, { orderIds: ids.slice(1, 2) })).toMatchObject({
      fields: [{ field: 'orderIds' }],
    });
    expect(await collectedBy('Paperfly')).toEqual([[ids[2], TOTAL]]);
    const { payouts } = await admin.graphql<{
      payouts: { totalCount: number; nodes: { reference: string; orders: { id: string }[] }[] };
    }>(
      `{ payouts: courierPayouts(first: 1) { totalCount nodes {
        carrier amountCents feeCents reference paidAt orders { id number amountCents }
      } } }`,
    );
    expect(payouts.totalCount).toBeGreaterThan(0);
    expect(payouts.nodes).toMatchObject([
      {
        carrier: 'Paperfly',
        amountCents: 15_000,
        ...paid,
        orders: orderIds.map((id) => ({ id, amountCents: TOTAL })),
      },
    ]);
    for (const text of ['UPDATE payout_orders SET order_id = $1', 'DELETE FROM payout_orders WHERE order_id = $1'])
      await expect(shop.sql(text, [other])).rejects.toMatchObject({
        message: expect.stringContaining('are added and never changed'),
      });
  });
});

test('the ledger is only added to: the database refuses changes, except to forget who recorded an entry', async () => {
  const { id } = await orderIn('DELIVERED');
  await deliveredBy('Kept Courier');
  await payOut(admin, 'Kept Courier', 100);
  const kept = { message: expect.stringContaining('are added and never changed') };
  for (const text of [
    'UPDATE payment_entries SET amount_cents = 1 WHERE order_id = $1',
    'UPDATE payment_entries SET actor_id = NULL, at = now() WHERE order_id = $1',
    'UPDATE payment_entries SET actor_id = $1 WHERE order_id = $1',
    'DELETE FROM payment_entries WHERE order_id = $1',
  ])
    await expect(shop.sql(text, [id])).rejects.toMatchObject(kept);
  for (const text of [
    'UPDATE courier_payouts SET fee_cents = 7',
    'DELETE FROM courier_payouts',
    'TRUNCATE payment_entries',
    'TRUNCATE courier_payouts CASCADE',
  ])
    await expect(shop.sql(text)).rejects.toMatchObject(kept);
  await expect(
    shop.sql(
      `INSERT INTO payment_entries (order_id, kind, amount_cents, method) VALUES ($1, 'REFUNDED', 8001, 'NAGAD')`,
      [id],
    ),
  ).rejects.toMatchObject({ constraint: 'payment_entries_refund_collected' });
  await shop.sql('UPDATE payment_entries SET actor_id = NULL WHERE order_id = $1', [id]);
  expect((await readOrder(admin, id)).payment.collectedCents).toBe(TOTAL);
});
