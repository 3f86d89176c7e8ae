import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '#schema/order.ts';
import { isNextStatus, mayMove, type NextStatus } from '#schema/order-moves.ts';
import { createDeps } from '../src/services.ts';
import { TRANSITIONS } from '../src/sales/order/transitions.ts';
import type { Person } from './factories.ts';
import { openShop } from './setup.ts';
import { placeOrderDocument, toInput, type PlaceOrderData } from './order-edges.ts';

const shop = await openShop({ mayRefuse: /cannot move from/ });
const { services, database } = createDeps(shop.dataSource, shop.config, shop);

const { stockOf } = shop;

const buy = async (customer: Person, productId: string, quantity = 1): Promise<string> => {
  const { placeOrder } = await customer.graphql<PlaceOrderData>(placeOrderDocument, {
    input: toInput(customer, { productId, quantity }),
  });
  if (placeOrder.__typename !== 'PlaceOrderSuccess') throw new Error('Nothing was ordered.');
  return placeOrder.order.id;
};

const viewerOf = async ({ id, sessionId }: Person) => {
  const viewer = await services.sessions.viewer(id, sessionId);
  if (!viewer) throw new Error('Nobody is signed in.');
  return viewer;
};

/** Moves an order as an admin does, along the legal moves. */
const walk = async (admin: Person, orderId: string, to: OrderStatus) => {
  const viewer = await viewerOf(admin);
  const ways: Record<OrderStatus, NextStatus[]> = {
    PENDING: [],
    PROCESSED: ['PROCESSED'],
    SHIPPED: ['PROCESSED', 'SHIPPED'],
    OUT_FOR_DELIVERY: ['PROCESSED', 'SHIPPED', 'OUT_FOR_DELIVERY'],
    DELIVERED: ['PROCESSED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'],
    CANCELLED: ['CANCELLED'],
    RETURNED: ['PROCESSED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'RETURNED'],
  };
  for (const step of ways[to])
    await database.transaction((manager) => services.orders.move(manager, { orderId, to: step, viewer, data: {} }));
};

const cancelDocument = `mutation ($id: ID!, $reason: String) {
  cancelOrder(input: { orderId: $id, reason: $reason }) {
    __typename
    ... on CancelOrderSuccess { order { status canCancel history { status actor reason } } }
    ... on OrderMoveRefused { message status wording { code params { name value } } }
    ... on InvalidInput { fields { field message } }
  }
}`;

const cancel = async (person: Person, id: string, reason: string | null = null) =>
  (await person.graphql<{ cancelOrder: object }>(cancelDocument, { id, reason })).cancelOrder;

test('all pieces are reserved when ordered, and sold when delivered', async () => {
  const [customer, admin, product] = [await shop.customer(), await shop.admin(), await shop.product({ stock: 10 })];
  const orderId = await buy(customer, product.id, 3);
  expect(await stockOf(product)).toEqual({ available: 7, reserved: 3, sold: 0 });
  await walk(admin, orderId, 'DELIVERED');
  expect(await stockOf(product)).toEqual({ available: 7, reserved: 0, sold: 3 });
});

test('the history has the order in which the moves happened, even when a later one began first', async () => {
  const [customer, admin, product] = [await shop.customer(), await shop.admin(), await shop.product()];
  const orderId = await buy(customer, product.id);
  const viewer = await viewerOf(admin);
  await database.transaction(async (manager) => {
    // This transaction begins before the order is processed, as one does that waits for the order's lock.
    await manager.query('SELECT now()');
    await walk(admin, orderId, 'PROCESSED');
    await services.orders.move(manager, { orderId, to: 'CANCELLED', viewer, data: { by: 'ADMIN' } });
  });
  const order = await services.orders.get(viewer, orderId);
  expect(order.history.map(({ status }) => status)).toEqual(['PENDING', 'PROCESSED', 'CANCELLED']);
  const times = order.history.map(({ at }) => Date.parse(at));
  expect(times.toSorted((one, other) => one - other)).toEqual(times);
  const events = await shop.sql<{ name: string }>(
    'SELECT name FROM events WHERE subject_id = $1 ORDER BY retry_at, id',
    [orderId],
  );
  expect(events.map(({ name }) => name)).toEqual(['OrderPlaced', 'OrderProcessed', 'OrderCancelled']);
});

describe('cancelling', () => {
  test('brings the pieces back, and says who and why', async () => {
    const [customer, product] = [await shop.customer(), await shop.product({ stock: 4 })];
    const orderId = await buy(customer, product.id, 3);
    expect(await cancel(customer, orderId, '  Ordered twice  ')).toEqual({
      __typename: 'CancelOrderSuccess',
      order: {
        status: 'CANCELLED',
        canCancel: false,
        history: [
          { status: 'PENDING', actor: 'CUSTOMER', reason: null },
          { status: 'CANCELLED', actor: 'CUSTOMER', reason: 'Ordered twice' },
        ],
      },
    });
    expect(await stockOf(product)).toEqual({ available: 4, reserved: 0, sold: 0 });
  });

  test('is for admins alone once it is processed, and for nobody once it is delivered', async () => {
    const [customer, admin, product] = [await shop.customer(), await shop.admin(), await shop.product()];
    const orderId = await buy(customer, product.id);
    await walk(admin, orderId, 'PROCESSED');
    expect(await cancel(customer, orderId)).toEqual({
      __typename: 'OrderMoveRefused',
      message: 'This order is “Order Processed” already, so only the shop can cancel it. Please write to us.',
      status: 'PROCESSED',
      wording: {
        code: 'order.onlyPendingCancelled',
        params: [
          { name: 'status', value: 'Order Processed' },
          { name: 'to', value: 'Cancelled' },
        ],
      },
    });
    expect(await cancel(admin, orderId)).toMatchObject({ order: { status: 'CANCELLED' } });
    const delivered = await buy(customer, product.id);
    await walk(admin, delivered, 'DELIVERED');
    expect(await cancel(admin, delivered)).toMatchObject({
      message: 'This order is “Delivery successful”, so it cannot become “Cancelled”.',
      status: 'DELIVERED',
    });
  });

  test('twenty times at once brings the pieces back once', async () => {
    const [customer, product] = [await shop.customer(), await shop.product({ stock: 5 })];
    const orderId = await buy(customer, product.id, 2);
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(customer, orderId)));
    expect(answers.filter((answer) => 'order' in answer)).toHaveLength(1);
    expect(await stockOf(product)).toEqual({ available: 5, reserved: 0, sold: 0 });
  });

  test('with too long a reason is refused', async () => {
    const [customer, product] = [await shop.customer(), await shop.product()];
    const orderId = await buy(customer, product.id);
    expect(await cancel(customer, orderId, 'x'.repeat(501))).toMatchObject({
      fields: [{ field: 'reason', message: 'The reason is too long: 500 characters at most' }],
    });
  });
});

test('every move that is not legal is refused, by the service and by the database', async () => {
  const [customer, admin] = [await shop.customer(), await shop.admin()];
  const product = await shop.product({ stock: 1000 });
  const viewer = await viewerOf(admin);
  for (const { status: from } of ORDER_STATUSES)
    for (const { status: to } of ORDER_STATUSES) {
      if (from === to) continue;
      const orderId = await shop.order(customer, product, from);
      const isLegal = isNextStatus(to) && mayMove(from, to, 'ADMIN');
      const byHand = shop.sql('UPDATE orders SET status = $2 WHERE id = $1', [orderId, to]);
      if (isLegal) await byHand;
      else await expect(byHand, `${from} to ${to}`).rejects.toThrow('cannot move');
      if (isLegal || !isNextStatus(to)) continue;
      const moving = database.transaction((manager) =>
        services.orders.move(manager, { orderId, to, viewer, data: {} }),
      );
      await expect(moving, `${from} to ${to}`).rejects.toMatchObject({ code: 'ORDER_MOVE_REFUSED' });
    }
});

test('each move writes its event, in the same transaction', async () => {
  const [customer, admin, product] = [await shop.customer(), await shop.admin(), await shop.product()];
  const orderId = await buy(customer, product.id);
  await walk(admin, orderId, 'RETURNED');
  const events = await shop.sql<{ name: string }>('SELECT name FROM events WHERE subject_id = $1 ORDER BY id', [
    orderId,
  ]);
  expect(events.map(({ name }) => name)).toEqual([
    'OrderPlaced',
    ...Object.values(TRANSITIONS)
      .map(({ event }) => event)
      .filter((event) => event !== 'OrderCancelled'),
  ]);
});
