import { describe, expect, test } from 'vitest';
import { freshKey, toInput, type PlaceOrderData } from './order-edges.ts';
import { buy, changeStatus, readOrder } from './order-steps.ts';
import { refundingProviders, refundsOf } from './paid-orders.ts';
import type { Person } from './factories.ts';
import { openShop } from './setup.ts';

const providers = refundingProviders();
const shop = await openShop({ modules: providers.modules });
const { pay, settle } = refundsOf(shop, providers);
const admin = await shop.admin({ displayName: 'Karim Uddin' });

interface Changed {
  __typename: string;
  message?: string;
  fields?: { field: string; message: string }[];
  order?: {
    order: { totalCents: number; discountCents: number; shippingAddress: Record<string, string> };
    notes: { text: string; author: { displayName: string } }[];
    ledger: { kind: string; amountCents: number }[];
  };
}

const here = { name: 'Rahima Begum', address: 'House 7, Road 3, Dhanmondi, Dhaka', phone: '01712345678' };

const change = async (orderId: string, input: Record<string, unknown>): Promise<Changed> =>
  (
    await admin.graphql<{ it: Changed }>(
      `mutation ($input: ChangeOrderInput!) { it: changeOrder(input: $input) {
        __typename
        ... on ChangeOrderSuccess { order {
          order { totalCents discountCents shippingAddress { name address phone email } }
          notes { text author { displayName } } ledger { kind amountCents }
        } }
        ... on InvalidInput { message fields { field message } }
        ... on Error { message }
      } }`,
      { input: { orderId, ...here, note: 'They called.', ...input } },
    )
  ).it;

/** Returns an order of 2 pieces for 20 dollars each and one for 50. */
const setScene = async (method = 'CASH_ON_DELIVERY') => {
  const customer = await shop.customer();
  const [first, second] = await shop.products([
    { priceCents: 2000, stock: 10 },
    { priceCents: 5000, stock: 10 },
  ]);
  const products = [first?.id ?? '', second?.id ?? ''] as const;
  const order = await buy(
    customer,
    [
      { productId: products[0], quantity: 2 },
      { productId: products[1], quantity: 1 },
    ],
    method,
  );
  const [one = '', two = ''] = order.lines.map(({ id }) => id);
  return { customer, id: order.id, one, two, products };
};

const stockOf = (productId: string) => shop.stockOf({ id: productId });

test('an admin changes to whom an order goes, with a note on who did; the log has no name', async () => {
  const { customer, id } = await setScene();
  const to = { name: ' Ayesha ', address: 'Road 9, Agrabad, Chattogram', phone: '+8801812345678' };
  const { order } = await change(id, to);
  expect(order?.order.shippingAddress).toEqual({
    name: 'Ayesha',
    address: to.address,
    phone: '01812345678',
    email: customer.email,
  });
  expect(order?.notes).toEqual([{ text: 'They called.', author: { displayName: 'Karim Uddin' } }]);
  expect(await shop.sql('SELECT shipping_district AS district FROM orders WHERE id = $1', [id])).toEqual([
    { district: 'chattogram' },
  ]);
  const [recorded] = await shop.sql<{ after: object }>(
    `SELECT after FROM audit_entries WHERE action = 'ORDER_CHANGED' AND subject_id = $1`,
    [id],
  );
  expect(recorded?.after).toMatchObject({ changed: ['name', 'address', 'phone'] });
  expect(JSON.stringify(recorded)).not.toContain('Ayesha');
});

describe('a line less', () => {
  test('is in stock again, and the order costs less', async () => {
    const { customer, id, one, products } = await setScene();
    const { order } = await change(id, { removedLineIds: [one.toUpperCase()] });
    expect(order?.order.totalCents).toBe(11_000);
    expect(order?.ledger).toEqual([
      { kind: 'CHARGED', amountCents: 15_000 },
      { kind: 'CREDITED', amountCents: 4000 },
    ]);
    expect(await stockOf(products[0])).toMatchObject({ available: 10, reserved: 0 });
    expect(await stockOf(products[1])).toMatchObject({ available: 9, reserved: 1 });
    const { lines, payment } = await readOrder(customer, id);
    expect(lines).toHaveLength(1);
    expect(payment).toMatchObject({ toCollectCents: 11_000, refundDueCents: 0 });
    await changeStatus(admin, id, 'CANCELLED');
    expect(await stockOf(products[0])).toMatchObject({ available: 10, reserved: 0 });
    expect(await stockOf(products[1])).toMatchObject({ available: 10, reserved: 0 });
    expect((await readOrder(customer, id)).payment.toCollectCents).toBe(0);
  });

  test('that is paid goes back by its provider', async () => {
    const { customer, id, two } = await setScene('BKASH');
    await pay(id, 'BKASH', 15_000);
    await change(id, { removedLineIds: [two] });
    await settle();
    expect((await readOrder(customer, id)).payment).toMatchObject({
      collectedCents: 15_000,
      refundedCents: 5000,
      refundDueCents: 0,
      toCollectCents: 0,
    });
  });

  test('of an order that waits without its pieces gives none back', async () => {
    const { id, one, products } = await setScene('BKASH');
    await shop.sql(`UPDATE orders SET holds_stock = false, reserved_until = NULL WHERE id = $1`, [id]);
    const before = await stockOf(products[0]);
    expect((await change(id, { removedLineIds: [one] })).order?.order.totalCents).toBe(11_000);
    expect(await stockOf(products[0])).toEqual(before);
  });

  test('leaves the delivery fee by which the order was placed', async () => {
    const { id, one } = await setScene();
    await shop.sql(
      `UPDATE orders SET delivery_fee_cents = 5000, total_cents = items_total_cents + 5000 WHERE id = $1`,
      [id],
    );
    expect((await change(id, { removedLineIds: [one] })).order?.order.totalCents).toBe(10_000);
    expect(await shop.sql('SELECT delivery_fee_cents AS fee FROM orders WHERE id = $1', [id])).toEqual([{ fee: 5000 }]);
  });

  test('sent again with its key is taken off once', async () => {
    const { id, one } = await setScene();
    const input = { removedLineIds: [one], key: 'this change' };
    await Promise.all([change(id, input), change(id, input)]);
    const { order } = await change(id, input);
    expect(order?.notes).toHaveLength(1);
    expect(order?.order.totalCents).toBe(11_000);
  });

  test.each<[string, (scene: Awaited<ReturnType<typeof setScene>>) => Record<string, unknown>, string]>([
    [
      'all lines',
      ({ one, two }) => ({ removedLineIds: [one, two] }),
      'An order keeps at least one line. Cancel it instead.',
    ],
    ['a line of another order', () => ({ removedLineIds: ['x'] }), 'This order has no such line any more.'],
    ['nothing', () => ({}), 'Nothing is changed.'],
    ['no reason', () => ({ note: ' ', name: 'Other' }), 'Please write a note.'],
    ['a bad phone number', () => ({ phone: '123' }), 'Use valid phone number'],
  ])('%s: refused', async (_, input, message) => {
    const scene = await setScene();
    expect(await change(scene.id, input(scene))).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ message }],
    });
    expect((await readOrder(admin, scene.id)).totalCents).toBe(15_000);
  });

  test('more than the order still costs is refused', async () => {
    const { id, two } = await setScene();
    await admin.graphql('mutation ($input: GrantRefundInput!) { grantRefund(input: $input) { __typename } }', {
      input: { orderId: id, amountCents: 12_000, reason: 'Late' },
    });
    expect(await change(id, { removedLineIds: [two] })).toMatchObject({
      __typename: 'InvalidInput',
      message: 'At most $30.00 of this order can be given back.',
    });
    expect((await readOrder(admin, id)).lines).toHaveLength(2);
  });

  test('is refused once the order is processed', async () => {
    const { id, one } = await setScene();
    await changeStatus(admin, id, 'PROCESSED');
    expect(await change(id, { removedLineIds: [one] })).toEqual({
      __typename: 'OrderMoveRefused',
      message: 'This order is “Order Processed”, so it cannot be changed any more.',
    });
  });
});

describe('a line less of an order with a promotion', () => {
  const place = async (customer: Person, promotionCode: string, products: readonly string[]) => {
    const { placeOrder } = await customer.graphql<PlaceOrderData>(
      `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename ... on PlaceOrderSuccess { order { id lines { id } } } } }`,
      {
        input: {
          ...toInput(customer, { productId: '', promotionCode }),
          lines: products.map((productId) => ({ productId, quantity: 1 })),
        },
      },
    );
    if (placeOrder.__typename !== 'PlaceOrderSuccess') throw new Error(JSON.stringify(placeOrder));
    return placeOrder.order;
  };

  test('costs what the promotion gives for the rest, and no less than it promises', async () => {
    const customer = await shop.customer();
    const products = await shop.products([{ priceCents: 2000 }, { priceCents: 5000 }]);
    const ids = products.map(({ id }) => id);
    // Used up by this very order, and by now switched off.
    const tenth = await shop.promotion({ percent: 10, customerLimit: 1 });
    const order = await place(customer, tenth.code, ids);
    await shop.sql('UPDATE promotions SET active = false WHERE id = $1', [tenth.id]);
    const changed = await change(order.id, { removedLineIds: [order.lines[0]?.id] });
    expect(changed.order?.order).toMatchObject({ discountCents: 500, totalCents: 10_500 });
    expect(
      await shop.sql('SELECT amount_cents AS cents FROM order_adjustments WHERE order_id = $1', [order.id]),
    ).toEqual([{ cents: -500 }]);
  });

  test('keeps its free delivery', async () => {
    const customer = await shop.customer();
    const products = await shop.products([{ priceCents: 2000 }, { priceCents: 5000 }]);
    const promotion = await shop.promotion({ kind: 'FREE_DELIVERY' });
    const order = await place(
      customer,
      promotion.code,
      products.map(({ id }) => id),
    );
    const changed = await change(order.id, { removedLineIds: [order.lines[0]?.id] });
    expect(changed.order?.order.totalCents).toBe(5000);
  });

  test('is refused when the promotion is not for the rest', async () => {
    const customer = await shop.customer();
    const products = await shop.products([{ priceCents: 2000 }, { priceCents: 5000 }]);
    const fromSixty = await shop.promotion({ percent: 10, minimumCents: 6000 });
    const order = await place(
      customer,
      fromSixty.code,
      products.map(({ id }) => id),
    );
    const refused = await change(order.id, { removedLineIds: [order.lines[0]?.id], key: freshKey() });
    expect(refused.__typename).toBe('PromotionRefused');
    expect((await readOrder(customer, order.id)).lines).toHaveLength(2);
  });
});
