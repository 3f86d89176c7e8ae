import { describe, expect, test } from 'vitest';
import { MAX_SHIPMENTS } from '#schema/fulfilment.ts';
import {
  approveReturn,
  bringTo,
  buy,
  changeStatus,
  readOrder,
  receiveReturn,
  rejectReturn,
  requestReturn,
  ship,
  type MovedOrder,
} from './order-steps.ts';
import { openShop } from './setup.ts';

// What the database refuses is asked for here on purpose.
const shop = await openShop({
  mayRefuse: /than were ordered|is not of the|than were delivered|than its pieces cost|returns_one_open/,
});
const admin = await shop.admin();

/** Returns a customer with an order of 3 pieces of one product and 2 of another, in a status. */
const setScene = async (status: MovedOrder['status'] = 'PROCESSED') => {
  const [customer, [first, second]] = [await shop.customer(), await shop.products([{ stock: 10 }, { stock: 10 }])];
  const order = await buy(customer, [
    { productId: first?.id ?? '', quantity: 3 },
    { productId: second?.id ?? '', quantity: 2 },
  ]);
  await bringTo({ admin, customer }, order.id, status);
  const [one, two] = order.lines.map(({ id }) => id);
  return { customer, order, one: one ?? '', two: two ?? '', products: [first?.id ?? '', second?.id ?? ''] };
};

const stockOf = async (productIds: string[]) =>
  shop.sql<{ available: number; reserved: number; sold: number }>(
    'SELECT available, reserved, sold FROM product_stock WHERE product_id = ANY ($1) ORDER BY product_id',
    [productIds],
  );

const eventsOf = async (orderId: string) =>
  (
    await shop.sql<{ name: string; data: object }>('SELECT name, data FROM events WHERE subject_id = $1 ORDER BY id', [
      orderId,
    ])
  ).map(({ name, data }) => [name, data]);

interface WaitingReturns {
  totalCount: number;
  nodes: { id: string; return: { reason: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

describe('shipments', () => {
  test('a shipment without lines holds all pieces, and makes the order SHIPPED', async () => {
    const { customer, order, one, two } = await setScene();
    const shipped = await ship(admin, order.id, { carrier: ' Pathao ', trackingNumber: ' PT-1 ' });
    expect(shipped).toMatchObject({ kind: 'success', order: { status: 'SHIPPED' } });
    expect((await readOrder(customer, order.id)).shipments).toEqual([
      {
        id: expect.any(String),
        carrier: 'Pathao',
        trackingNumber: 'PT-1',
        shippedAt: expect.any(String),
        lines: [
          { orderLineId: one, quantity: 3 },
          { orderLineId: two, quantity: 2 },
        ],
      },
    ]);
    const id = shipped.order?.shipments[0]?.id;
    expect((await eventsOf(order.id)).at(-1)).toEqual(['OrderShipped', { shipmentId: id, complete: true }]);
  });

  test('an order can be shipped in parts: it stays PROCESSED until the last pieces are shipped', async () => {
    const { order, one, two } = await setScene();
    const part = await ship(admin, order.id, { lines: [{ orderLineId: one.toUpperCase(), quantity: 2 }] });
    expect(part).toMatchObject({ kind: 'success', order: { status: 'PROCESSED', shippedPieces: 2 } });
    const shipmentId = part.order?.shipments[0]?.id;
    expect((await eventsOf(order.id)).at(-1)).toEqual(['OrderShipped', { shipmentId, complete: false }]);
    const rest = await ship(admin, order.id);
    expect(rest).toMatchObject({
      kind: 'success',
      order: {
        status: 'SHIPPED',
        shipments: [
          { lines: [{ orderLineId: one, quantity: 2 }] },
          {
            lines: [
              { orderLineId: one, quantity: 1 },
              { orderLineId: two, quantity: 2 },
            ],
          },
        ],
      },
    });
    expect(rest.order?.history.map(({ status }) => status)).toEqual(['PENDING', 'PROCESSED', 'SHIPPED']);
  });

  test('what breaks a rule is refused with a sentence for each field, and nothing is shipped', async () => {
    const { order, one, two } = await setScene();
    const other = await setScene();
    await ship(admin, order.id, { trackingNumber: 'PT-1', lines: [{ orderLineId: two, quantity: 2 }] });
    const refusals = async (options: Parameters<typeof ship>[2]) => {
      const { kind, fields } = await ship(admin, order.id, options);
      return [kind, ...(fields ?? []).map(({ field, message }) => `${field}: ${message}`)];
    };
    expect(await refusals({ carrier: ' ', trackingNumber: 'x'.repeat(81) })).toEqual([
      'InvalidInput',
      'carrier: Carrier is required',
      'trackingNumber: Tracking number is too long: 80 characters at most',
    ]);
    expect(await refusals({ trackingNumber: 'PT-1' })).toEqual([
      'InvalidInput',
      'trackingNumber: This order has a shipment with this tracking number already.',
    ]);
    expect(await refusals({ lines: [{ orderLineId: one, quantity: 1 }], reason: 'In a hurry' })).toEqual([
      'InvalidInput',
      'reason: A reason belongs to the shipment of the last pieces, which makes the order Shipped.',
    ]);
    expect(await refusals({ lines: [] })).toEqual(['InvalidInput', 'lines: Choose at least one piece to ship.']);
    expect(
      await refusals({
        lines: [
          { orderLineId: one, quantity: 4 },
          { orderLineId: two, quantity: 1 },
          { orderLineId: other.one, quantity: 1 },
          { orderLineId: 'no id', quantity: 1 },
          { orderLineId: one, quantity: 1 },
        ],
      }),
    ).toEqual([
      'InvalidInput',
      expect.stringMatching(/^lines\.0\.quantity: Only 3 pieces of Product \d+ are left to ship\.$/),
      expect.stringMatching(/^lines\.1\.quantity: All pieces of Product \d+ are shipped already\.$/),
      'lines.2.orderLineId: This order has no such line.',
      'lines.3.orderLineId: This order has no such line.',
      'lines.4.orderLineId: This line is given twice.',
    ]);
    expect(await refusals({ lines: [{ orderLineId: one, quantity: 0 }] })).toEqual([
      'InvalidInput',
      'lines.0.quantity: Quantity must be a whole number from 1 to 10000.',
    ]);
    expect(await readOrder(admin, order.id)).toMatchObject({ status: 'PROCESSED', shipments: [{}] });
  });

  test('of two admins who ship the same last pieces at once, one does', async () => {
    const { order, one } = await setScene();
    const results = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        index % 2 === 0 ? ship(admin, order.id) : ship(admin, order.id, { lines: [{ orderLineId: one, quantity: 3 }] }),
      ),
    );
    const last = await ship(admin, order.id);
    const after = await readOrder(admin, order.id);
    expect(after.status).toBe('SHIPPED');
    const pieces = after.shipments.flatMap(({ lines }) => lines);
    expect(pieces.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(5);
    const wins = [...results, last].filter(({ kind }) => kind === 'success');
    expect(wins).toHaveLength(after.shipments.length);
    for (const { kind } of results) expect(['success', 'OrderMoveRefused', 'InvalidInput']).toContain(kind);
  });

  test('an order has so many shipments at most that the last one must hold the rest', async () => {
    const [customer, product] = [await shop.customer(), await shop.product({ stock: 100 })];
    const order = await buy(customer, [{ productId: product.id, quantity: MAX_SHIPMENTS + 1 }]);
    await bringTo({ admin, customer }, order.id, 'PROCESSED');
    const lines = [{ orderLineId: order.lines[0]?.id ?? '', quantity: 1 }];
    for (let count = 1; count < MAX_SHIPMENTS; count += 1)
      expect(await ship(admin, order.id, { lines })).toMatchObject({ kind: 'success' });
    expect(await ship(admin, order.id, { lines })).toMatchObject({
      kind: 'InvalidInput',
      message: 'An order has at most 20 shipments: the last one holds all pieces that are left.',
    });
    expect(await ship(admin, order.id)).toMatchObject({ kind: 'success', order: { status: 'SHIPPED' } });
  });

  test('the database itself refuses more pieces than were ordered, and lines of another order', async () => {
    const [{ order, one }, other] = [await setScene(), await setScene()];
    const { order: shipped } = await ship(admin, order.id, { lines: [{ orderLineId: one, quantity: 2 }] });
    const change = (text: string, ...values: unknown[]) => shop.sql(text, [shipped?.shipments[0]?.id, ...values]);
    await expect(change('UPDATE shipment_lines SET quantity = 4 WHERE shipment_id = $1')).rejects.toMatchObject({
      constraint: 'shipment_lines_within_order',
    });
    await expect(change('INSERT INTO shipment_lines VALUES ($1, $2, 1)', other.one)).rejects.toMatchObject({
      constraint: 'shipment_lines_of_order',
    });
    await change('UPDATE shipment_lines SET quantity = 3 WHERE shipment_id = $1');
    expect(await ship(admin, order.id)).toMatchObject({ kind: 'success' });
  });
});

describe('cancelling and shipping at once', () => {
  test('one of them wins, and the stock is counted once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { order, products } = await setScene();
      const [shipped, cancelled] = await Promise.all([
        ship(admin, order.id),
        changeStatus(admin, order.id, 'CANCELLED', 'The customer called.'),
      ]);
      const after = await readOrder(admin, order.id);
      // A shipped order may still be cancelled, a cancelled one not shipped.
      expect(cancelled.kind).toBe('success');
      expect(after.status).toBe('CANCELLED');
      expect(after.shipments).toHaveLength(shipped.kind === 'success' ? 1 : 0);
      expect(await stockOf(products)).toEqual([
        { available: 10, reserved: 0, sold: 0 },
        { available: 10, reserved: 0, sold: 0 },
      ]);
    }
  });
});

describe('returns', () => {
  test('those that wait for a decision are found by an admin, in pages, the oldest order first', async () => {
    const scenes = [await setScene('DELIVERED'), await setScene('DELIVERED'), await setScene('DELIVERED')];
    const waiting = async (after: string | null) => {
      const { ordersByReturn } = await admin.graphql<{ ordersByReturn: WaitingReturns }>(
        `query ($after: String) {
          ordersByReturn(status: REQUESTED, first: 2, after: $after) {
            totalCount nodes { id return { reason } } pageInfo { hasNextPage endCursor }
          }
        }`,
        { after },
      );
      return ordersByReturn;
    };
    const before = (await waiting(null)).totalCount;
    expect(before).toBe(0);
    for (const { customer, order } of scenes.toReversed()) await requestReturn(customer, order.id, 'Too small.');
    const [first, second, third] = scenes.map(({ order }) => ({
      id: order.id,
      return: { reason: 'Too small.' },
    }));
    const page = await waiting(null);
    expect(page).toMatchObject({ totalCount: 3, nodes: [first, second], pageInfo: { hasNextPage: true } });
    expect(await waiting(page.pageInfo.endCursor)).toMatchObject({
      nodes: [third],
      pageInfo: { hasNextPage: false },
    });
    for (const { order } of scenes) await approveReturn(admin, order.id);
    expect((await waiting(null)).totalCount).toBe(0);
  });

  test('asked for, approved and received: the pieces are in stock again, and each step is recorded', async () => {
    const { customer, order, products } = await setScene('DELIVERED');
    expect(await stockOf(products)).toEqual([
      { available: 7, reserved: 0, sold: 3 },
      { available: 8, reserved: 0, sold: 2 },
    ]);
    const before = await readOrder(customer, order.id);
    const days = (Date.parse(before.returnableUntil ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThanOrEqual(14);

    const asked = await requestReturn(customer, order.id, ' It is too small. ');
    expect(asked).toMatchObject({
      kind: 'success',
      order: {
        status: 'DELIVERED',
        returnableUntil: null,
        return: { status: 'REQUESTED', reason: 'It is too small.', decidedAt: null, receivedAt: null },
      },
    });
    expect(await approveReturn(admin, order.id)).toMatchObject({
      kind: 'success',
      order: { return: { status: 'APPROVED', decidedAt: expect.any(String) } },
    });
    expect(await receiveReturn(admin, order.id)).toMatchObject({
      kind: 'success',
      order: { status: 'RETURNED', return: { status: 'RECEIVED', receivedAt: expect.any(String) } },
    });
    expect((await readOrder(customer, order.id)).history.at(-1)).toMatchObject({
      status: 'RETURNED',
      actor: 'ADMIN',
      reason: 'It is too small.',
    });
    expect(await stockOf(products)).toEqual([
      { available: 10, reserved: 0, sold: 0 },
      { available: 10, reserved: 0, sold: 0 },
    ]);
    expect((await eventsOf(order.id)).map(([name]) => name).slice(-5)).toEqual([
      'PaymentCollected',
      'ReturnRequested',
      'ReturnApproved',
      'OrderReturned',
      'ReturnReceived',
    ]);
    const [row] = await shop.sql('SELECT decided_by_id, received_by_id FROM returns WHERE order_id = $1', [order.id]);
    expect(row).toEqual({ decided_by_id: admin.id, received_by_id: admin.id });
  });

  test('a return is asked for once; a decision can be changed until the goods have arrived', async () => {
    const { customer, order } = await setScene('DELIVERED');
    await requestReturn(customer, order.id);
    expect(await requestReturn(customer, order.id)).toMatchObject({
      kind: 'OrderMoveRefused',
      message: 'A return of this order is under way already.',
    });
    expect(await rejectReturn(admin, order.id, ' ')).toMatchObject({
      kind: 'InvalidInput',
      fields: [{ field: 'reason', message: 'Reason is required' }],
    });
    expect(await rejectReturn(admin, order.id, 'It was worn.')).toMatchObject({
      kind: 'success',
      order: { status: 'DELIVERED', return: { status: 'REJECTED', refusal: 'It was worn.' } },
    });
    expect(await requestReturn(customer, order.id)).toMatchObject({
      kind: 'OrderMoveRefused',
      message: 'This return was asked for already, and is not approved.',
    });
    expect(await receiveReturn(admin, order.id)).toMatchObject({
      kind: 'OrderMoveRefused',
      status: 'DELIVERED',
      message: 'A return must be approved before it is received.',
    });
    expect(await approveReturn(admin, order.id)).toMatchObject({
      order: { return: { status: 'APPROVED', refusal: null } },
    });
    expect(await approveReturn(admin, order.id)).toMatchObject({
      message: 'This return is approved already.',
    });
    await receiveReturn(admin, order.id);
    for (const late of [approveReturn, receiveReturn, rejectReturn])
      expect(await late(admin, order.id)).toMatchObject({
        kind: 'OrderMoveRefused',
        status: 'RETURNED',
        message: 'This return is received already.',
      });
  });

  test('it can be asked for within 14 days of the delivery, and not later', async () => {
    const [early, late] = [await setScene('DELIVERED'), await setScene('DELIVERED')];
    const deliveredAgo = (orderId: string, ago: string) =>
      shop.sql(
        `UPDATE order_status_changes SET at = now() - $2::interval WHERE order_id = $1 AND status = 'DELIVERED'`,
        [orderId, ago],
      );
    await deliveredAgo(early.order.id, '13 days 23 hours 59 minutes');
    await deliveredAgo(late.order.id, '14 days');
    expect((await readOrder(early.customer, early.order.id)).returnableUntil).not.toBeNull();
    expect((await readOrder(late.customer, late.order.id)).returnableUntil).toBeNull();
    expect(await requestReturn(early.customer, early.order.id)).toMatchObject({ kind: 'success' });
    expect(await requestReturn(late.customer, late.order.id)).toEqual({
      kind: 'OrderMoveRefused',
      status: 'DELIVERED',
      message: 'The days in which this order could be returned are over.',
    });
  });

  test('only the customer of the order asks for it, with a reason, after the delivery', async () => {
    const { customer, order } = await setScene('OUT_FOR_DELIVERY');
    expect(await requestReturn(customer, order.id)).toMatchObject({
      kind: 'OrderMoveRefused',
      message: 'Only an order that was delivered can be returned.',
    });
    await changeStatus(admin, order.id, 'DELIVERED');
    expect(await requestReturn(customer, order.id, '')).toMatchObject({ kind: 'InvalidInput' });
    expect(await requestReturn(await shop.customer(), order.id)).toEqual({ kind: 'NOT_FOUND' });
    expect(await requestReturn(admin, order.id)).toEqual({ kind: 'FORBIDDEN' });
    expect(await approveReturn(admin, order.id)).toMatchObject({
      message: 'Nobody has asked for a return of this order.',
    });
    expect((await readOrder(customer, order.id)).return).toBeNull();
  });

  test('asked for twice at once, there is one; received twice at once, the stock is counted once', async () => {
    const { customer, order, products } = await setScene('DELIVERED');
    const kinds = async (steps: Promise<{ kind: string }>[]) =>
      (await Promise.all(steps)).map(({ kind }) => kind).toSorted();
    const three = ['OrderMoveRefused', 'OrderMoveRefused', 'success'];
    expect(await kinds([1, 2, 3].map(() => requestReturn(customer, order.id)))).toEqual(three);
    expect(await kinds([1, 2, 3].map(() => approveReturn(admin, order.id)))).toEqual(three);
    expect(await kinds([1, 2, 3].map(() => receiveReturn(admin, order.id)))).toEqual(three);
    expect(await stockOf(products)).toEqual([
      { available: 10, reserved: 0, sold: 0 },
      { available: 10, reserved: 0, sold: 0 },
    ]);
  });
});

describe('returns of some pieces', () => {
  /** Brings pieces of lines back, of which some are written off. */
  const bringBack = async (
    { customer, order }: Awaited<ReturnType<typeof setScene>>,
    lines: { orderLineId: string; backOnSale: number; writtenOff: number }[],
    more: { amountCents?: number; delivery?: boolean } = {},
  ) => {
    const asked = lines.map(({ orderLineId, backOnSale, writtenOff }) => ({
      orderLineId,
      quantity: backOnSale + writtenOff,
    }));
    await requestReturn(customer, order.id, 'Broken', asked);
    await approveReturn(admin, order.id);
    return receiveReturn(admin, order.id, { lines, ...more });
  };

  const historyOf = (orderId: string) =>
    shop.sql(
      `SELECT kind, available, reserved, sold FROM stock_changes
      WHERE order_id = $1 AND kind IN ('RETURNED', 'WRITTEN_OFF') ORDER BY id`,
      [orderId],
    );

  test('the customer chooses pieces; what arrives is on sale again or written off, and its worth is given back', async () => {
    const scene = await setScene('DELIVERED');
    const { customer, order, one, products } = scene;
    expect(await requestReturn(customer, order.id, 'Broken', [{ orderLineId: one, quantity: 2 }])).toMatchObject({
      order: {
        return: { lines: [{ orderLineId: one, asked: 2, backOnSale: 0, writtenOff: 0 }] },
        returnableUntil: null,
      },
    });
    await approveReturn(admin, order.id);
    const lines = [{ orderLineId: one, backOnSale: 1, writtenOff: 1 }];
    const { order: after } = await receiveReturn(admin, order.id, { lines });
    // Five pieces at 19.99 cost 100 dollars, and 60 their delivery.
    expect(after).toMatchObject({
      status: 'DELIVERED',
      totalCents: 16_000,
      return: {
        status: 'RECEIVED',
        creditedCents: 4000,
        withDelivery: false,
        lines: [{ orderLineId: one, asked: 2, backOnSale: 1, writtenOff: 1 }],
      },
      returnableUntil: expect.any(String),
      payment: { collectedCents: 16_000, refundDueCents: 4000, toCollectCents: 0 },
    });
    expect(await stockOf(products)).toEqual([
      { available: 8, reserved: 0, sold: 1 },
      { available: 8, reserved: 0, sold: 2 },
    ]);
    expect(await historyOf(order.id)).toEqual([
      { kind: 'RETURNED', available: 1, reserved: 0, sold: -1 },
      { kind: 'WRITTEN_OFF', available: 0, reserved: 0, sold: -1 },
    ]);
    expect((await eventsOf(order.id)).at(-1)?.[0]).toBe('ReturnReceived');
  });

  test('in several returns all pieces come back, together for exactly what the order cost; the last ones make it RETURNED', async () => {
    const scene = await setScene('DELIVERED');
    const { order, one, two, customer, products } = scene;
    const first = await bringBack(scene, [{ orderLineId: one, backOnSale: 1, writtenOff: 0 }]);
    expect(first.order?.return).toMatchObject({ creditedCents: 2000, withDelivery: false });
    const second = await bringBack(scene, [{ orderLineId: one, backOnSale: 2, writtenOff: 0 }], {
      delivery: true,
    });
    expect(second.order?.return).toMatchObject({ creditedCents: 10_000, withDelivery: true });
    await requestReturn(customer, order.id);
    await approveReturn(admin, order.id);
    expect(await receiveReturn(admin, order.id, { delivery: true })).toMatchObject({
      kind: 'InvalidInput',
      fields: [{ field: 'delivery', message: 'The delivery fee was given back already.' }],
    });
    const { order: after } = await receiveReturn(admin, order.id);
    expect(after).toMatchObject({
      status: 'RETURNED',
      return: { creditedCents: 4000, lines: [{ orderLineId: two, backOnSale: 2 }] },
      returnableUntil: null,
      payment: { refundDueCents: 16_000 },
    });
    expect(await stockOf(products)).toEqual([
      { available: 10, reserved: 0, sold: 0 },
      { available: 10, reserved: 0, sold: 0 },
    ]);
  });

  test('the owner may give back less, and what is kept is still earned', async () => {
    const scene = await setScene('DELIVERED');
    const { order, one, two } = scene;
    const { order: after } = await bringBack(
      scene,
      [
        { orderLineId: one, backOnSale: 0, writtenOff: 3 },
        { orderLineId: two, backOnSale: 2, writtenOff: 0 },
      ],
      { amountCents: 2500, delivery: false },
    );
    expect(after).toMatchObject({
      status: 'RETURNED',
      return: { creditedCents: 2500 },
      payment: { refundDueCents: 2500 },
    });
    const [entries] = await shop.sql(
      `SELECT sum(CASE kind WHEN 'CHARGED' THEN amount_cents ELSE -amount_cents END)::int AS left FROM payment_entries
      WHERE order_id = $1 AND kind IN ('CHARGED', 'CREDITED')`,
      [order.id],
    );
    expect(entries).toEqual({ left: 13_500 });
  });

  test('never more pieces than were delivered, nor more money than they and the delivery cost', async () => {
    const [scene, other] = [await setScene('DELIVERED'), await setScene('DELIVERED')];
    const { customer, order, one, two } = scene;
    const refusals = async (answer: ReturnType<typeof receiveReturn>) =>
      (await answer).fields?.map(({ field, message }) => `${field}: ${message}`);
    expect(
      await refusals(
        requestReturn(customer, order.id, 'Broken', [
          { orderLineId: one, quantity: 4 },
          { orderLineId: other.one, quantity: 1 },
        ]),
      ),
    ).toEqual([
      expect.stringMatching(/^lines\.0\.quantity: Pieces of Product \d+ that can come back: 3\.$/),
      'lines.1.orderLineId: This order has no such line.',
    ]);
    expect(await refusals(requestReturn(customer, order.id, 'Broken', []))).toEqual([
      'lines: Choose at least one piece that comes back.',
    ]);
    await bringBack(scene, [{ orderLineId: one, backOnSale: 2, writtenOff: 0 }]);
    await requestReturn(customer, order.id, 'Broken', [{ orderLineId: one, quantity: 1 }]);
    await approveReturn(admin, order.id);
    const back = (receipt: Parameters<typeof receiveReturn>[2]) => refusals(receiveReturn(admin, order.id, receipt));
    expect(await back({ lines: [{ orderLineId: one, backOnSale: 1, writtenOff: 1 }] })).toEqual([
      expect.stringMatching(/^lines\.0\.backOnSale: Pieces of Product \d+ that can come back: 1\.$/),
    ]);
    expect(await back({ lines: [{ orderLineId: one, backOnSale: -1, writtenOff: 1 }] })).toEqual([
      'lines.0.backOnSale: Pieces must be a whole number from 0 to 10000.',
    ]);
    expect(await back({ lines: [{ orderLineId: one, backOnSale: 0, writtenOff: 0 }] })).toEqual([
      'lines: Choose at least one piece that comes back.',
    ]);
    const lines = [{ orderLineId: two, backOnSale: 1, writtenOff: 0 }];
    expect(await back({ lines, amountCents: 2001 })).toEqual([
      'amountCents: At most $20.00 can be given back for these pieces.',
    ]);
    expect(await back({ lines, amountCents: 8001, delivery: true })).toEqual([
      'amountCents: At most $80.00 can be given back for these pieces.',
    ]);
    expect(await back({ lines, amountCents: -1 })).toEqual([
      'amountCents: The amount must be a whole number of cents, 0 or more.',
    ]);
    expect(await receiveReturn(admin, order.id, { lines, amountCents: 0 })).toMatchObject({
      kind: 'success',
      order: { status: 'DELIVERED', return: { creditedCents: 0, lines: [{ asked: 1 }, { asked: 0 }] } },
    });
  });

  test('what was refused cannot be asked for again; other pieces can', async () => {
    const { customer, order, one, two } = await setScene('DELIVERED');
    await requestReturn(customer, order.id, 'Broken', [{ orderLineId: one, quantity: 3 }]);
    await rejectReturn(admin, order.id);
    expect((await requestReturn(customer, order.id, 'Broken', [{ orderLineId: one, quantity: 1 }])).kind).toBe(
      'InvalidInput',
    );
    expect(await requestReturn(customer, order.id)).toMatchObject({
      order: { return: { status: 'REQUESTED', lines: [{ orderLineId: two, asked: 2 }] } },
    });
  });

  test('the database itself refuses more pieces, lines of another order, more money, and a second open return', async () => {
    const [{ customer, order, one }, other] = [await setScene('DELIVERED'), await setScene('DELIVERED')];
    await requestReturn(customer, order.id, 'Broken', [{ orderLineId: one, quantity: 1 }]);
    await approveReturn(admin, order.id);
    const [open] = await shop.sql<{ id: string }>('SELECT id FROM returns WHERE order_id = $1', [order.id]);
    const change = (text: string, ...values: unknown[]) => shop.sql(text, [open?.id, ...values]);
    await expect(
      change('UPDATE return_lines SET back_on_sale = 2, written_off = 2 WHERE return_id = $1'),
    ).rejects.toMatchObject({ constraint: 'return_lines_within_order' });
    await expect(change('INSERT INTO return_lines VALUES ($1, $2, 1)', other.one)).rejects.toMatchObject({
      constraint: 'return_lines_of_order',
    });
    await change('UPDATE return_lines SET back_on_sale = 1 WHERE return_id = $1');
    const received = `UPDATE returns SET status = 'RECEIVED', received_at = now(), credited_cents = $2, with_delivery = $3 WHERE id = $1`;
    for (const [cents, delivery] of [
      [2001, false],
      [8001, true],
    ])
      await expect(change(received, cents, delivery)).rejects.toMatchObject({
        constraint: 'returns_credited_worth',
      });
    await expect(
      shop.sql(`INSERT INTO returns (order_id, reason) VALUES ($1, 'Again')`, [order.id]),
    ).rejects.toMatchObject({ constraint: 'returns_one_open' });
    await change(received, 8000, true);
  });
});
