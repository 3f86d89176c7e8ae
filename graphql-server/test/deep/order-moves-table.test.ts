import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '#schema/order.ts';
import type { Client } from '../client.ts';
import type { Person } from '../factories.ts';
import { freshKey } from '../order-edges.ts';
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
  type StepResult,
} from '../order-steps.ts';
import { openShop } from '../setup.ts';

const shop = await openShop();
const [admin, other] = [await shop.admin(), await shop.customer()];
const product = await shop.product({ stock: 100_000 });

/** The words of spec §4, and ours for the two other ends. */
const labels: Record<OrderStatus, string> = {
  PENDING: 'Pending',
  PROCESSED: 'Order Processed',
  SHIPPED: 'Shipped',
  OUT_FOR_DELIVERY: 'Out for Delivery',
  DELIVERED: 'Delivery successful',
  CANCELLED: 'Cancelled',
  RETURNED: 'Returned',
};

const statuses = ORDER_STATUSES.map(({ status }) => status);

type Role = 'admin' | 'owner' | 'other';

/**
 * The step over both edges, and from which statuses which role may take it. Written out here, and not read from the
 * code.
 */
interface Step {
  graphql: (client: Client, orderId: string) => Promise<StepResult>;
  /** Undefined where REST has no such step, or allows what GraphQL does not. */
  rest?: (client: Client, orderId: string) => ReturnType<Client['put']>;
  legal: Partial<Record<Role, readonly OrderStatus[]>>;
  /** What a role is told that never may; by default what the admins' steps tell. */
  never?: Partial<Record<Role, 'FORBIDDEN' | 'NOT_FOUND'>>;
}

const putStatus =
  (status: OrderStatus, more: object = {}) =>
  (client: Client, orderId: string) =>
    client.put(`/order/orderStatus/${orderId}`, { orderStatus: labels[status], ...more });

const putReturn = (decision: string) => (client: Client, orderId: string) =>
  client.put(`/order/returnOrder/${orderId}`, { decision, reason: 'A reason.' });

const to =
  (status: OrderStatus): Step['graphql'] =>
  (client, orderId) =>
    changeStatus(client, orderId, status);

const steps: Record<string, Step> = {
  'to PENDING': { graphql: to('PENDING'), rest: putStatus('PENDING'), legal: {} },
  'to PROCESSED': {
    graphql: to('PROCESSED'),
    rest: putStatus('PROCESSED'),
    legal: { admin: ['PENDING'] },
  },
  'to SHIPPED without a shipment': { graphql: to('SHIPPED'), legal: {} },
  'to SHIPPED by a shipment': {
    graphql: (client, orderId) => ship(client, orderId),
    rest: (client, orderId) => putStatus('SHIPPED', { carrier: 'Pathao', trackingNumber: freshKey() })(client, orderId),
    legal: { admin: ['PROCESSED'] },
  },
  'to OUT_FOR_DELIVERY': {
    graphql: to('OUT_FOR_DELIVERY'),
    rest: putStatus('OUT_FOR_DELIVERY'),
    legal: { admin: ['SHIPPED'] },
  },
  'to DELIVERED': {
    graphql: to('DELIVERED'),
    rest: putStatus('DELIVERED'),
    legal: { admin: ['OUT_FOR_DELIVERY'] },
  },
  'to CANCELLED': {
    graphql: to('CANCELLED'),
    rest: putStatus('CANCELLED'),
    legal: { owner: ['PENDING'], admin: ['PENDING', 'PROCESSED', 'SHIPPED', 'OUT_FOR_DELIVERY'] },
    never: { other: 'NOT_FOUND' },
  },
  'to RETURNED': { graphql: to('RETURNED'), rest: putStatus('RETURNED'), legal: {} },
  'asks for a return': {
    graphql: (client, orderId) => requestReturn(client, orderId),
    rest: (client, orderId) => client.post(`/order/returnOrder/${orderId}`, { reason: 'A reason.' }),
    legal: { owner: ['DELIVERED'] },
    never: { admin: 'FORBIDDEN', other: 'NOT_FOUND' },
  },
  // Nobody has asked for a return here; the steps after that are in fulfilment.test.ts.
  'approves a return': { graphql: approveReturn, rest: putReturn('approved'), legal: {} },
  'rejects a return': {
    graphql: (client, orderId) => rejectReturn(client, orderId),
    rest: putReturn('rejected'),
    legal: {},
  },
  'receives a return': { graphql: receiveReturn, rest: putReturn('received'), legal: {} },
};

/** What a role is told about a step from a status. */
const expected = ({ legal, never = {} }: Step, role: Role, from: OrderStatus): string => {
  if (legal[role]?.includes(from)) return 'success';
  const told = never[role];
  if (told !== undefined) return told;
  return role === 'admin' || legal[role] !== undefined ? 'ORDER_MOVE_REFUSED' : 'FORBIDDEN';
};

const order = async (status: OrderStatus, { id: productId } = product): Promise<{ id: string; owner: Person }> => {
  const owner = await shop.customer();
  const { id } = await buy(owner, [{ productId, quantity: 1 }]);
  await bringTo({ admin, customer: owner }, id, status);
  return { id, owner };
};

/** Everything about an order that a step could change. */
const everythingOf = async (id: string, productId: string) => {
  const tables = {
    orders: 'id',
    order_status_changes: 'order_id',
    shipments: 'order_id',
    returns: 'order_id',
    payment_entries: 'order_id',
    events: 'subject_id',
  };
  const rows = Object.entries(tables).map(([table, key]) => `SELECT t::text AS row FROM ${table} t WHERE ${key} = $1`);
  const stock = 'SELECT s::text FROM product_stock s WHERE product_id = $2';
  return shop.sql(`${rows.join(' UNION ALL ')} UNION ALL ${stock} ORDER BY 1`, [id, productId]);
};

const overGraphql = async (step: Step, client: Client, id: string, from: OrderStatus): Promise<string> => {
  const { kind, status, message } = await step.graphql(client, id);
  if (kind !== 'OrderMoveRefused') return kind;
  expect(status).toBe(from);
  expect(message).toMatch(/^[A-Z].{10,}\.$/);
  return 'ORDER_MOVE_REFUSED';
};

const statusOfCode: Record<string, number> = { FORBIDDEN: 403, NOT_FOUND: 404, ORDER_MOVE_REFUSED: 409 };

const overRest = async (
  rest: NonNullable<Step['rest']>,
  client: Client,
  id: string,
  from: OrderStatus,
): Promise<string> => {
  const answer = await rest(client, id);
  if (answer.status === 200 || answer.status === 201) return 'success';
  const { code, orderStatus } = answer.refused(answer.status);
  expect(answer.status).toBe(statusOfCode[code]);
  if (code === 'ORDER_MOVE_REFUSED') expect(orderStatus).toBe(labels[from]);
  return code;
};

describe.each(statuses)('an order that is %s', (from) => {
  test.each(['admin', 'owner', 'other'] as const)(
    'is moved by the %s as the table says, over GraphQL and REST; a refused step changes nothing',
    async (role) => {
      const own = await shop.product();
      const still = await order(from, own);
      const clientOf = (owner: Person) => ({ admin, owner, other })[role];
      const before = await everythingOf(still.id, own.id);
      for (const [name, step] of Object.entries(steps)) {
        const goal = expected(step, role, from);
        const isLegal = goal === 'success';
        const first = isLegal ? await order(from) : still;
        expect(await overGraphql(step, clientOf(first.owner), first.id, from), `${name}, GraphQL`).toBe(goal);
        if (!step.rest) continue;
        const second = isLegal ? await order(from) : still;
        expect(await overRest(step.rest, clientOf(second.owner), second.id, from), `${name}, REST`).toBe(goal);
      }
      expect(await everythingOf(still.id, own.id)).toEqual(before);
    },
  );
});

test('the words of the REST call may be in any case; others are refused, and so is a shipment without its number', async () => {
  const { id } = await order('PENDING');
  (await admin.put(`/order/orderStatus/${id}`, { orderStatus: 'order processed' })).ok();
  for (const orderStatus of ['Lost', '', null, 5])
    expect((await admin.put(`/order/orderStatus/${id}`, { orderStatus })).refused(422).fields).toMatchObject([
      { field: 'orderStatus' },
    ]);
  const { fields } = (await admin.put(`/order/orderStatus/${id}`, { orderStatus: 'Shipped' })).refused(422);
  expect(fields).toEqual([
    { field: 'carrier', message: 'Carrier is required' },
    { field: 'trackingNumber', message: 'Tracking number is required' },
  ]);
});

test('every step records who took it and why, over GraphQL and REST', async () => {
  const { id: productId } = product;
  const customer = await shop.customer();
  const [one, two] = [
    await buy(customer, [{ productId, quantity: 1 }]),
    await buy(customer, [{ productId, quantity: 1 }]),
  ];
  for (const status of ['PROCESSED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const) {
    const reason = `Why ${status}`;
    await (status === 'SHIPPED' ? ship(admin, one.id, { reason }) : changeStatus(admin, one.id, status, reason));
    (await putStatus(status, { carrier: 'Pathao', trackingNumber: 'PT-1', reason })(admin, two.id)).ok();
  }
  for (const { id } of [one, two])
    expect((await readOrder(customer, id)).history).toMatchObject([
      { status: 'PENDING', actor: 'CUSTOMER', reason: null },
      { status: 'PROCESSED', actor: 'ADMIN', reason: 'Why PROCESSED' },
      { status: 'SHIPPED', actor: 'ADMIN', reason: 'Why SHIPPED' },
      { status: 'OUT_FOR_DELIVERY', actor: 'ADMIN', reason: 'Why OUT_FOR_DELIVERY' },
      { status: 'DELIVERED', actor: 'ADMIN', reason: 'Why DELIVERED' },
    ]);
});

test('no step is taken for an order that does not exist', async () => {
  for (const id of ['no id', '00000000-0000-7000-8000-000000000000'])
    for (const { graphql, rest } of Object.values(steps)) {
      expect((await graphql(admin, id)).kind).toBe('NOT_FOUND');
      if (rest) (await rest(admin, encodeURIComponent(id))).refused(404);
    }
});
