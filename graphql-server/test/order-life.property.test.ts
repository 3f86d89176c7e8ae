import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OrderStatus } from '../src/sales/order/order.model.ts';
import type { Person } from './factories.ts';
import {
  approveReturn,
  buy,
  changeStatus,
  readOrder,
  receiveReturn,
  refund,
  rejectReturn,
  requestReturn,
  ship,
  type MovedOrder,
  type StepResult,
} from './order-steps.ts';
import { isLong, runs } from './runs.ts';
import { openShop } from './setup.ts';

const shop = await openShop();
const other = await openShop({ beside: shop });

/** Two admins, each at a server of their own. */
const admin = await shop.admin();
const admins = [admin, { ...admin, ...other.withToken(admin.token) }] as const;

const STOCK = 12;

/** What somebody does: with which order, at which server, and a number that the action may use. */
interface Action {
  what: keyof typeof actions;
  order: number;
  at: 0 | 1;
  number: number;
}

/** What a run has made. */
interface Scene {
  products: string[];
  customers: Person[];
  orders: { order: MovedOrder; owner: Person }[];
}

type Act = (by: { admin: Person; owner: Person }, order: MovedOrder, action: Action) => Promise<StepResult | undefined>;

/** The step that comes next on the usual way; so that many orders get far. */
const advance: Act = async ({ admin, owner }, { id }, { number }) => {
  const { status, return: returned } = await readOrder(admin, id);
  const next: Partial<Record<OrderStatus, () => Promise<StepResult>>> = {
    PENDING: () => changeStatus(admin, id, 'PROCESSED'),
    PROCESSED: () => ship(admin, id),
    SHIPPED: () => changeStatus(admin, id, 'OUT_FOR_DELIVERY'),
    OUT_FOR_DELIVERY: () => changeStatus(admin, id, 'DELIVERED'),
    DELIVERED: () => {
      if (returned === null || returned.status === 'RECEIVED') return requestReturn(owner, id);
      return returned.status === 'APPROVED' ? receiveReturn(admin, id) : approveReturn(admin, id);
    },
    RETURNED: () => refund(admin, id, 1000 + number),
  };
  return next[status]?.();
};

const actions = {
  advance,
  process: ({ admin }, { id }) => changeStatus(admin, id, 'PROCESSED'),
  shipAll: ({ admin }, { id }) => ship(admin, id),
  shipSome: ({ admin }, { id, lines }, { number }) =>
    ship(admin, id, {
      lines: [{ orderLineId: lines[number % lines.length]?.id ?? '', quantity: 1 + (number % 3) }],
    }),
  bringOut: ({ admin }, { id }) => changeStatus(admin, id, 'OUT_FOR_DELIVERY'),
  deliver: ({ admin }, { id }) => changeStatus(admin, id, 'DELIVERED'),
  cancel: ({ admin }, { id }) => changeStatus(admin, id, 'CANCELLED'),
  cancelOwn: ({ owner }, { id }) => changeStatus(owner, id, 'CANCELLED'),
  ask: ({ owner }, { id }) => requestReturn(owner, id),
  approve: ({ admin }, { id }) => approveReturn(admin, id),
  reject: ({ admin }, { id }) => rejectReturn(admin, id),
  receive: ({ admin }, { id }) => receiveReturn(admin, id),
  askSome: ({ owner }, { id, lines }, { number }) =>
    requestReturn(owner, id, 'Broken', [
      { orderLineId: lines[number % lines.length]?.id ?? '', quantity: 1 + (number % 2) },
    ]),
  receiveSome: ({ admin }, { id, lines }, { number }) =>
    receiveReturn(admin, id, {
      lines: [
        {
          orderLineId: lines[number % lines.length]?.id ?? '',
          backOnSale: number % 2,
          writtenOff: 1 - (number % 3 === 0 ? 1 : 0),
        },
      ],
      amountCents: number,
      delivery: number % 5 === 0,
    }),
  refundAll: ({ admin }, { id, totalCents }) => refund(admin, id, totalCents),
  refundSome: ({ admin }, { id }, { number }) => refund(admin, id, 1000 + number),
} satisfies Record<string, Act>;

const anyAction = fc.record<Action>({
  what: fc.oneof(
    { weight: 3, arbitrary: fc.constant('advance' as const) },
    { weight: 2, arbitrary: fc.constantFrom(...(Object.keys(actions) as (keyof typeof actions)[])) },
  ),
  order: fc.nat(5),
  at: fc.constantFrom(0, 1),
  number: fc.nat(5000),
});

/** Actions that happen at once; and what is bought before: pieces of each product, by Cash on Delivery or not. */
const anyWave = fc.record({
  bought: fc.array(
    fc.record({
      quantities: fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 3 })),
      isCash: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.constant(false)),
    }),
    { maxLength: 2 },
  ),
  actions: fc.array(anyAction, { minLength: 1, maxLength: 6 }),
});

/** How many steps orders go on after that, one after the other. */
const anyEnds = fc.array(fc.nat(9), { minLength: 6, maxLength: 6 });

const KINDS = ['success', 'OrderMoveRefused', 'InvalidInput', 'NOT_FOUND'];

/** Which status may follow which, written out here and not read from the code. */
const MOVES = [
  'PENDING PROCESSED',
  'PROCESSED SHIPPED',
  'SHIPPED OUT_FOR_DELIVERY',
  'OUT_FOR_DELIVERY DELIVERED',
  'DELIVERED RETURNED',
  'PENDING CANCELLED',
  'PROCESSED CANCELLED',
  'SHIPPED CANCELLED',
  'OUT_FOR_DELIVERY CANCELLED',
];

const piecesOf = (lines: readonly { quantity: number }[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Returns how many pieces of a line came back, or of them how many are written off. */
const backOf = (
  { returns }: MovedOrder,
  lineId: string,
  count = ({ backOnSale, writtenOff }: MovedOrder['returns'][number]['lines'][number]) => backOnSale + writtenOff,
): number =>
  returns
    .flatMap(({ lines }) => lines)
    .filter(({ orderLineId }) => orderLineId === lineId)
    .reduce((sum, line) => sum + count(line), 0);

/** Expects that an order is in a possible state, and that ledger and events say the same as its history. */
const expectPossible = async (before: MovedOrder) => {
  const order = await readOrder(admin, before.id);
  const { status, payment, shipments, returns, totalCents } = order;
  const way = order.history.map((change) => change.status);
  const about = `${way.join(' ')}\n${JSON.stringify(order)}`;
  expect([way[0], way.at(-1)], about).toEqual(['PENDING', status]);
  for (const [index, to] of way.slice(1).entries()) expect(MOVES, about).toContain(`${way[index]} ${to}`);

  for (const line of order.lines) {
    const shipped = piecesOf(
      shipments.flatMap(({ lines }) => lines).filter(({ orderLineId }) => orderLineId === line.id),
    );
    expect(shipped, about).toBeLessThanOrEqual(line.quantity);
    if (way.includes('SHIPPED')) expect(shipped, about).toBe(line.quantity);
  }
  if (!way.includes('PROCESSED')) expect(shipments, about).toEqual([]);

  for (const { id, quantity } of order.lines) expect(backOf(order, id), about).toBeLessThanOrEqual(quantity);
  const isAllBack = order.lines.every(({ id, quantity }) => backOf(order, id) === quantity);
  expect(isAllBack, about).toBe(status === 'RETURNED');
  if (returns.length > 0) expect(way, about).toContain('DELIVERED');
  const isOpen = (one: MovedOrder['returns'][number]) => one.status === 'REQUESTED' || one.status === 'APPROVED';
  expect(returns.slice(0, -1).filter(isOpen), about).toEqual([]);

  const collected = way.includes('DELIVERED') && payment.method === 'CASH_ON_DELIVERY' ? totalCents : 0;
  const credited =
    status === 'CANCELLED' ? totalCents : returns.reduce((sum, { creditedCents }) => sum + creditedCents, 0);
  expect(credited, about).toBeLessThanOrEqual(totalCents);
  expect(payment.collectedCents, about).toBe(collected);
  expect(payment.refundedCents, about).toBeLessThanOrEqual(collected > 0 ? credited : 0);
  expect(payment.refundDueCents, about).toBe(collected > 0 ? credited - payment.refundedCents : 0);
  expect(payment.toCollectCents, about).toBe(collected > 0 ? 0 : totalCents - credited);

  const events = await shop.sql<{ name: string; data: { complete?: boolean; amountCents?: number } }>(
    'SELECT name, data FROM events WHERE subject_id = $1 ORDER BY id',
    [order.id],
  );
  const count = (name: string) => events.filter((event) => event.name === name).length;
  const sum = (name: string) =>
    events.reduce((total, event) => total + (event.name === name ? (event.data.amountCents ?? 0) : 0), 0);
  const complete = events.filter(({ name, data }) => name === 'OrderShipped' && data.complete);
  expect(count('OrderShipped'), about).toBe(shipments.length);
  expect(complete, about).toHaveLength(way.includes('SHIPPED') ? 1 : 0);
  expect(sum('PaymentCollected'), about).toBe(collected);
  expect(sum('PaymentRefunded'), about).toBe(payment.refundedCents);
  expect(count('ReturnRequested'), about).toBe(returns.length);
  expect(count('ReturnReceived'), about).toBe(returns.filter((one) => one.status === 'RECEIVED').length);
  for (const [name, reached] of [
    ['OrderProcessed', 'PROCESSED'],
    ['OrderDelivered', 'DELIVERED'],
    ['OrderCancelled', 'CANCELLED'],
    ['OrderReturned', 'RETURNED'],
  ] as const)
    expect(count(name), about).toBe(way.includes(reached) ? 1 : 0);
  return order;
};

/** Expects that the stock is where the orders say, and that no piece was lost or made. */
const expectStock = async ({ products }: Scene, orders: readonly MovedOrder[]) => {
  const stock = await shop.sql<{ id: string; available: number; reserved: number; sold: number }>(
    'SELECT product_id AS id, available, reserved, sold FROM product_stock WHERE product_id = ANY ($1)',
    [products],
  );
  const places: Record<OrderStatus, 'reserved' | 'sold' | 'available'> = {
    PENDING: 'reserved',
    PROCESSED: 'reserved',
    SHIPPED: 'reserved',
    OUT_FOR_DELIVERY: 'reserved',
    DELIVERED: 'sold',
    CANCELLED: 'available',
    RETURNED: 'available',
  };
  // Each product is the sum of its variants, and of its history.
  const sums = 'sum(available)::integer AS available, sum(reserved)::integer AS reserved, sum(sold)::integer AS sold';
  const [kept] = await shop.sql<{ wrong: number }>(
    `SELECT count(*)::integer AS wrong FROM product_stock s
       LEFT JOIN (SELECT product_id, ${sums} FROM product_variants GROUP BY 1) v USING (product_id)
       LEFT JOIN (SELECT product_id, ${sums} FROM stock_changes GROUP BY 1) c USING (product_id)
     WHERE s.product_id = ANY ($1) AND (
       s.has_variants AND (s.available, s.reserved, s.sold) IS DISTINCT FROM (v.available, v.reserved, v.sold) OR
       (s.available - $2, s.reserved, s.sold) IS DISTINCT FROM
         (coalesce(c.available, 0), coalesce(c.reserved, 0), coalesce(c.sold, 0)))`,
    [products, STOCK],
  );
  expect(kept).toEqual({ wrong: 0 });
  for (const { id, available, reserved, sold } of stock) {
    const of = (place: string) =>
      piecesOf(
        orders
          .filter(({ status }) => places[status] === place)
          .flatMap((order) =>
            order.lines
              .filter(({ productId }) => productId === id)
              .map((line) => ({ quantity: line.quantity - backOf(order, line.id) })),
          ),
      );
    const writtenOff = orders
      .flatMap((order) => order.lines.map((line) => [order, line] as const))
      .filter(([, { productId }]) => productId === id)
      .reduce((sum, [order, line]) => sum + backOf(order, line.id, (back) => back.writtenOff), 0);
    expect({ reserved, sold, all: available + reserved + sold }).toEqual({
      reserved: of('reserved'),
      sold: of('sold'),
      all: STOCK - writtenOff,
    });
  }
};

const purchase = async (
  { products, customers, orders }: Scene,
  quantities: readonly number[],
  isCash: boolean,
): Promise<void> => {
  const owner = customers[orders.length % customers.length] as Person;
  const lines = quantities.flatMap((quantity, index) =>
    quantity > 0
      ? [
          {
            productId: products[index] ?? '',
            quantity,
            // The second product has variants.
            ...(index === 1 && { size: orders.length % 2 === 0 ? 'S' : 'M' }),
          },
        ]
      : [],
  );
  try {
    orders.push({ order: await buy(owner, lines, isCash ? 'CASH_ON_DELIVERY' : 'NAGAD'), owner });
  } catch (error) {
    if (!String(error).includes('OutOfStock')) throw error;
  }
};

test('whatever several people do at once with several orders, no piece and no money is lost or made, and no order is in an impossible state', async () => {
  const reached = new Set<OrderStatus>();
  let refunds = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(anyWave, { minLength: 8, maxLength: 16 }), anyEnds, async (waves, ends) => {
      const scene: Scene = {
        products: (
          await shop.products([
            { stock: STOCK },
            {
              variants: [
                { size: 'S', stock: 5 },
                { size: 'M', stock: STOCK - 5 },
              ],
            },
          ])
        ).map(({ id }) => id),
        customers: await shop.customers(2),
        orders: [],
      };
      await shop.sql('DELETE FROM rate_limits');
      for (const { bought, actions: now } of waves) {
        await Promise.all(bought.map(({ quantities, isCash }) => purchase(scene, quantities, isCash)));
        const { orders } = scene;
        if (orders.length === 0) continue;
        await Promise.all(
          now.map(async (action) => {
            const { order, owner } = orders[action.order % orders.length] as Scene['orders'][number];
            const act: Act = actions[action.what];
            const result = await act({ admin: admins[action.at], owner }, order, action);
            if (!result) return;
            expect(KINDS, JSON.stringify(result)).toContain(result.kind);
          }),
        );
      }
      await Promise.all(
        scene.orders.map(async ({ order, owner }, index) => {
          const end = { what: 'advance', order: index, at: 0, number: index } as const;
          for (let step = 0; step < (ends[index % ends.length] ?? 0); step += 1)
            await advance({ admin, owner }, order, end);
        }),
      );
      const after: MovedOrder[] = [];
      for (const { order } of scene.orders) after.push(await expectPossible(order));
      for (const { status, payment } of after) {
        reached.add(status);
        if (payment.refundedCents > 0) refunds += 1;
      }
      await expectStock(scene, after);
    }),
    { numRuns: runs(20) },
  );
  if (!isLong) return;
  // All runs together are worth something only if orders get everywhere.
  expect([...reached]).toEqual(expect.arrayContaining(['DELIVERED', 'CANCELLED', 'RETURNED']));
  expect(refunds).toBeGreaterThan(0);
}, 120_000);
