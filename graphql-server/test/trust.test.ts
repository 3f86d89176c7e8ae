import { describe, expect, test } from 'vitest';
import { LARGE_CENTS } from '../src/sales/checkout/trust/trust-rule.ts';
import type { Client } from './client.ts';
import type { Person } from './factories.ts';
import { addressOf, edges, placeOrderDocument, toInput, type PlaceOrderData } from './order-edges.ts';
import { bringTo, changeStatus } from './order-steps.ts';
import { openShop, type Shop } from './setup.ts';
import { openTwin } from './twin.ts';

const twin = await openTwin();
// Rows of orders are written beside the shop, more than it takes from anybody in a day.
const settings = { ORDERS_A_DAY: '1000', CASH_ON_DELIVERY_CHECKS: 'YES' };
const env = { DEMO_MODE: 'true', ...twin.env };
const shop = await openShop({ settings, env });
const admin = await shop.admin();
const product = await shop.product({ priceCents: 5000, stock: 100_000 });
const large = await shop.product({ priceCents: LARGE_CENTS, stock: 100_000 });

/** Returns a phone number that nobody has used. */
let phones = 0;
const newPhone = () => `017${String((phones += 1)).padStart(8, '0')}`;

interface Money {
  awaits: string | null;
  reservedUntil: string | null;
  depositCents: number;
  dueCents: number;
  toCollectCents: number;
  collectedCents: number;
}

const moneyOf = async (client: Client, id: string) => {
  const { order } = await client.graphql<{
    order: { payment: Money; trustReasons: string[] | null; paymentMethod: string; status: string };
  }>(
    `query ($id: ID!) { order(id: $id) { trustReasons paymentMethod status
      payment { awaits reservedUntil depositCents dueCents toCollectCents collectedCents } } }`,
    { id },
  );
  return order;
};

/** Orders by Cash on Delivery, if nothing else is said; returns the id. */
const order = async (
  customer: Person,
  { productId = product.id, payment = 'CASH_ON_DELIVERY', phone = newPhone() } = {},
): Promise<string> => {
  const { placeOrder } = await customer.graphql<PlaceOrderData>(placeOrderDocument, {
    input: {
      ...toInput(customer, { productId }),
      paymentMethod: payment,
      shippingAddress: { ...addressOf(customer), phone },
    },
  });
  if (placeOrder.__typename !== 'PlaceOrderSuccess') throw new Error(JSON.stringify(placeOrder));
  return placeOrder.order.id;
};

/** As if the code or the deposit had come. */
const confirmed = async (id: string): Promise<string> => {
  await shop.sql('UPDATE orders SET awaits = NULL, reserved_until = NULL WHERE id = $1', [id]);
  return id;
};

const delivered = async (customer: Person, phone?: string) =>
  bringTo({ admin, customer }, await confirmed(await order(customer, { phone })), 'DELIVERED');

const refused = async (customer: Person, phone?: string) => {
  const id = await confirmed(await order(customer, { phone }));
  await bringTo({ admin, customer }, id, 'OUT_FOR_DELIVERY');
  await changeStatus(admin, id, 'CANCELLED', 'Nobody took it.');
};

/** Returns what an order waits for, and why. */
const priced = async (id: string) => {
  const { payment, trustReasons } = await moneyOf(admin, id);
  return { awaits: payment.awaits, depositCents: payment.depositCents, reasons: trustReasons };
};

/** Returns what orders wait for, in the order of the alphabet. */
const needsOf = async (ids: readonly string[]) =>
  (await Promise.all(ids.map(priced))).map(({ awaits }) => awaits).sort();

const payOnDelivery = (customer: Person, id: string) =>
  customer.graphql<{ startPayment: { __typename: string } }>(
    `mutation ($id: ID!) { startPayment(input: { orderId: $id, method: CASH_ON_DELIVERY }) { __typename } }`,
    { id },
  );

/** How soon every server knows a setting. */
const soon = { timeout: 1500 };

const nothing = { awaits: null, depositCents: 0, reasons: [] };
const aCode = { awaits: 'CODE', depositCents: 0, reasons: ['FIRST_ORDER'] };

describe('an order by Cash on Delivery', () => {
  test.each(edges)('waits for a code if it is the first one, over $edge', async ({ placeOrder }) => {
    const customer = await shop.customer();
    const outcome = await placeOrder(customer, { productId: product.id, address: { phone: newPhone() } });
    if (outcome.kind !== 'placed') throw new Error(JSON.stringify(outcome));
    expect(await priced(outcome.id)).toEqual(aCode);
    const { payment } = await moneyOf(customer, outcome.id);
    const hours = (Date.parse(payment.reservedUntil ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
  });

  test('waits for nothing once the customer has taken one', async () => {
    const customer = await shop.customer();
    await delivered(customer);
    const id = await order(customer);
    expect(await priced(id)).toEqual(nothing);
    expect((await moneyOf(customer, id)).payment.reservedUntil).toBeNull();
    expect(await priced(await order(customer, { productId: large.id }))).toEqual(nothing);
  });

  test('waits for a deposit of a stranger if it is large', async () => {
    const id = await order(await shop.customer(), { productId: large.id });
    expect(await priced(id)).toEqual({
      awaits: 'DEPOSIT',
      depositCents: 21_200,
      reasons: ['LARGE_ORDER', 'FIRST_ORDER'],
    });
  });

  test('waits for a deposit after a refusal at the door, until an order was taken', async () => {
    const customer = await shop.customer();
    await refused(customer);
    expect(await priced(await order(customer))).toEqual({
      awaits: 'DEPOSIT',
      depositCents: 6_000,
      reasons: ['REFUSED_BEFORE', 'FIRST_ORDER'],
    });
    await delivered(customer);
    expect(await priced(await order(customer))).toEqual(nothing);
    await refused(customer);
    expect(await priced(await order(customer))).toMatchObject({
      awaits: 'DEPOSIT',
      reasons: ['REFUSED_OFTEN'],
    });
  });

  test('of a stranger waits for a deposit if somebody else refused one at the same number', async () => {
    const phone = newPhone();
    await refused(await shop.customer(), phone);
    expect(await priced(await order(await shop.customer(), { phone }))).toMatchObject({
      awaits: 'DEPOSIT',
      reasons: ['PHONE_REFUSED', 'FIRST_ORDER'],
    });
    const known = await shop.customer();
    await delivered(known);
    expect(await priced(await order(known, { phone }))).toEqual(nothing);
  });

  test('is not judged by orders that were cancelled before they were sent, nor by refusals of more than a year ago', async () => {
    const customer = await shop.customer();
    const id = await confirmed(await order(customer));
    await changeStatus(admin, id, 'PROCESSED');
    await changeStatus(admin, id, 'CANCELLED');
    expect(await priced(await order(customer))).toEqual(aCode);

    const [phone, other] = [newPhone(), await shop.customer()];
    await refused(other, phone);
    await shop.sql(
      `INSERT INTO orders (id, customer_id, idempotency_key, request_hash, payment_method, shipping_name, shipping_address,
        shipping_phone, shipping_email, items_total_cents, delivery_fee_cents, total_cents, status, placed_at)
      SELECT uuidv7('-13 months'::interval), customer_id, 'long ago ' || id, '', payment_method, shipping_name, shipping_address,
        shipping_phone, shipping_email, items_total_cents, delivery_fee_cents, total_cents, 'CANCELLED', now() - '13 months'::interval
      FROM orders WHERE shipping_phone = $1`,
      [phone],
    );
    await shop.sql(
      `INSERT INTO order_status_changes (order_id, status, at, actor)
      SELECT id, 'SHIPPED', placed_at, 'ADMIN' FROM orders WHERE shipping_phone = $1 AND placed_at < now() - '1 year'::interval`,
      [phone],
    );
    // Two refusals, of which one counts.
    expect(await priced(await order(other, { phone }))).toMatchObject({
      reasons: ['REFUSED_BEFORE', 'FIRST_ORDER'],
    });
  });

  test('waits for a deposit if a new account has two on their way', async () => {
    const customer = await shop.customer();
    await confirmed(await order(customer));
    expect(await priced(await order(customer))).toEqual(aCode);
    await confirmed(await order(customer));
    expect(await priced(await order(customer))).toMatchObject({
      awaits: 'DEPOSIT',
      reasons: ['OPEN_ORDERS', 'FIRST_ORDER'],
    });
  });

  test('waits for a code of those who send back more than they keep', async () => {
    const customer = await shop.customer();
    for (let count = 0; count < 3; count += 1) {
      const id = await confirmed(await order(customer));
      await bringTo({ admin, customer }, id, count === 0 ? 'DELIVERED' : 'RETURNED');
    }
    expect(await priced(await order(customer))).toEqual({ ...aCode, reasons: ['RETURNED_OFTEN'] });
  });

  test('says why to admins only', async () => {
    const customer = await shop.customer();
    const id = await order(customer);
    expect((await moneyOf(customer, id)).trustReasons).toBeNull();
    expect((await moneyOf(admin, id)).trustReasons).toEqual(['FIRST_ORDER']);
    const own = await customer.graphql<{ me: { orders: { nodes: { trustReasons: null }[] } } }>(
      '{ me { orders { nodes { trustReasons } } } }',
    );
    expect(own.me.orders.nodes).toEqual([{ trustReasons: null }]);
  });

  test('is judged under the lock of the buyer: of many at once only two wait for a code', async () => {
    const customer = await shop.customer();
    const ids = await Promise.all(Array.from({ length: 5 }, () => order(customer)));
    expect(await needsOf(ids)).toEqual(['CODE', 'CODE', 'DEPOSIT', 'DEPOSIT', 'DEPOSIT']);
  });
});

describe('an order that is paid online', () => {
  test('is not judged', async () => {
    const customer = await shop.customer();
    await refused(customer);
    const id = await order(customer, { payment: 'NAGAD', productId: large.id });
    expect(await priced(id)).toEqual({ awaits: 'PAYMENT', depositCents: 0, reasons: [] });
  });

  test('is judged when its customer chooses Cash on Delivery after all', async () => {
    const stranger = await shop.customer();
    const first = await order(stranger, { payment: 'NAGAD' });
    await payOnDelivery(stranger, first);
    expect(await priced(first)).toEqual(aCode);
    expect((await moneyOf(stranger, first)).paymentMethod).toBe('CASH_ON_DELIVERY');
    await shop.deliverMails();
    expect(await shop.mailsTo(stranger.email)).toMatchObject([
      { subject: expect.stringContaining('confirm') as unknown },
    ]);

    const second = await order(stranger, { payment: 'NAGAD', productId: large.id });
    await payOnDelivery(stranger, second);
    expect(await priced(second)).toMatchObject({ awaits: 'DEPOSIT', depositCents: 21_200 });

    const many = await shop.customer();
    const ids = await Promise.all(Array.from({ length: 5 }, () => order(many, { payment: 'NAGAD' })));
    await Promise.all(ids.map((id) => payOnDelivery(many, id)));
    expect(await needsOf(ids)).toEqual(['CODE', 'CODE', 'DEPOSIT', 'DEPOSIT', 'DEPOSIT']);

    const known = await shop.customer();
    await delivered(known);
    const third = await order(known, { payment: 'NAGAD' });
    await payOnDelivery(known, third);
    expect(await priced(third)).toEqual(nothing);
  });
});

describe('a deposit', () => {
  const startPayment = async (customer: Person, id: string, method: string) =>
    (
      await customer.graphql<{
        startPayment: { __typename: string; redirectUrl?: string; message?: string };
      }>(
        `mutation ($input: StartPaymentInput!) { startPayment(input: $input) { __typename
          ... on StartPaymentSuccess { redirectUrl } ... on Error { message } } }`,
        { input: { orderId: id, method } },
      )
    ).startPayment;

  test('is paid by Nagad, and the courier collects the rest', async () => {
    const customer = await shop.customer();
    const id = await order(customer, { productId: large.id });
    expect(await moneyOf(customer, id)).toMatchObject({
      payment: { dueCents: 21_200, toCollectCents: 106_000, collectedCents: 0 },
    });
    expect(await changeStatus(admin, id, 'PROCESSED')).toMatchObject({ kind: 'OrderMoveRefused' });

    const { redirectUrl = '' } = await startPayment(customer, id, 'NAGAD');
    await twin.choose(redirectUrl, 'APPROVE');
    await customer.graphql('mutation ($id: ID!) { checkPayment(orderId: $id) { id } }', { id });
    expect(await moneyOf(customer, id)).toMatchObject({
      paymentMethod: 'CASH_ON_DELIVERY',
      payment: { awaits: null, dueCents: 0, collectedCents: 21_200, toCollectCents: 84_800 },
    });
    expect((await priced(id)).reasons).toEqual(['LARGE_ORDER', 'FIRST_ORDER']);

    await bringTo({ admin, customer }, id, 'DELIVERED');
    expect(await moneyOf(customer, id)).toMatchObject({
      payment: { collectedCents: 106_000, toCollectCents: 0 },
    });
    const { it } = await admin.graphql<{ it: { collectedCents: number }[] }>(
      '{ it: courierBalances { carrier collectedCents } }',
    );
    expect(it.some(({ collectedCents }) => collectedCents >= 84_800)).toBe(true);
  });

  test('is paid back when the order is cancelled', async () => {
    const customer = await shop.customer();
    const id = await order(customer, { productId: large.id });
    const { redirectUrl = '' } = await startPayment(customer, id, 'NAGAD');
    await twin.choose(redirectUrl, 'APPROVE');
    await customer.graphql('mutation ($id: ID!) { checkPayment(orderId: $id) { id } }', { id });
    await changeStatus(customer, id, 'CANCELLED');
    const { order: read } = await admin.graphql<{ order: { payment: { refundDueCents: number } } }>(
      'query ($id: ID!) { order(id: $id) { payment { refundDueCents } } }',
      { id },
    );
    expect(read.payment.refundDueCents).toBe(21_200);
  });

  test('is not needed, and neither is a code, by who pays a first order online after all', async () => {
    const customer = await shop.customer();
    const id = await order(customer);
    expect((await moneyOf(customer, id)).payment.dueCents).toBe(11_000);
    const { redirectUrl = '' } = await startPayment(customer, id, 'NAGAD');
    await twin.choose(redirectUrl, 'APPROVE');
    await customer.graphql('mutation ($id: ID!) { checkPayment(orderId: $id) { id } }', { id });
    expect(await moneyOf(customer, id)).toMatchObject({
      paymentMethod: 'NAGAD',
      payment: { awaits: null, collectedCents: 11_000, toCollectCents: 0 },
    });
  });

  test('or a code is asked for again by who gives up paying online', async () => {
    const customer = await shop.customer();
    const id = await order(customer);
    const { redirectUrl = '' } = await startPayment(customer, id, 'NAGAD');
    expect((await priced(id)).awaits).toBe('PAYMENT');
    await twin.choose(redirectUrl, 'CANCEL');
    await customer.graphql('mutation ($id: ID!) { checkPayment(orderId: $id) { id } }', { id });
    await startPayment(customer, id, 'CASH_ON_DELIVERY');
    expect(await priced(id)).toEqual(aCode);
    const [row] = await shop.sql<{ holds: boolean }>(
      "SELECT holds_stock AND reserved_until > now() + interval '23 hours' AS holds FROM orders WHERE id = $1",
      [id],
    );
    expect(row).toEqual({ holds: true });
  });

  test('is not replaced by a code', async () => {
    const customer = await shop.customer();
    const id = await order(customer, { productId: large.id });
    await shop.deliverMails();
    expect(await shop.mailsTo(customer.email)).toEqual([]);
    const { confirmOrder } = await customer.graphql<{ confirmOrder: { message: string } }>(
      `mutation ($id: ID!) { confirmOrder(input: { orderId: $id, code: "123456" }) { ... on Error { message } } }`,
      { id },
    );
    expect(confirmOrder.message).toBe('This order does not wait for a code.');
    expect((await priced(id)).awaits).toBe('DEPOSIT');
  });
});

describe('a shop', () => {
  /** Returns the person as a client of another server of this shop. */
  const at = (other: Shop, person: Person): Person => ({ ...person, ...other.withToken(person.token) });

  test('whose owner switches the checks off asks nobody for anything, within a second on every server', async () => {
    const other = await openShop({ beside: shop, env });
    const check = (value: string | null) =>
      admin.graphql(
        `mutation ($input: ChangeSettingInput!) { changeSetting(input: $input) { ... on ChangeSettingSuccess { setting { key } } } }`,
        { input: { key: 'CASH_ON_DELIVERY_CHECKS', value } },
      );
    const needsAtBoth = async () => {
      const customers = [await shop.customer(), at(other, await shop.customer())];
      return Promise.all(customers.map(async (customer) => (await priced(await order(customer))).awaits));
    };
    const customer = await shop.customer();
    await refused(customer);
    expect(await needsAtBoth()).toEqual(['CODE', 'CODE']);

    await check('NO');
    await expect.poll(needsAtBoth, soon).toEqual([null, null]);
    expect(await priced(await order(customer, { productId: large.id }))).toEqual(nothing);
    const id = await order(customer, { productId: large.id, payment: 'NAGAD' });
    await payOnDelivery(customer, id);
    expect(await priced(id)).toEqual(nothing);

    await check(null);
    await expect.poll(needsAtBoth, soon).toEqual(['CODE', 'CODE']);
  });

  test('that takes no deposits asks for a code instead', async () => {
    const withoutProviders = Object.fromEntries(Object.keys(twin.env).map((name) => [name, '']));
    const other = await openShop({ beside: shop, env: { ...withoutProviders, SMTP_URL: 'smtp://127.0.0.1:1' } });
    const customer = at(other, await shop.customer());
    expect(await priced(await order(customer, { productId: large.id }))).toEqual({
      ...aCode,
      reasons: ['LARGE_ORDER', 'FIRST_ORDER'],
    });
  });

  test('that sends no mails asks for no code, and tells its owner why it would have', async () => {
    const customer = at(await openShop({ beside: shop }), await shop.customer());
    expect(await priced(await order(customer))).toEqual({ ...nothing, reasons: ['FIRST_ORDER'] });
  });
});

test('a customer with many orders is judged by the newest ones', async () => {
  const customer = await shop.customer();
  await delivered(customer);
  await shop.sql(
    `INSERT INTO orders (customer_id, idempotency_key, request_hash, payment_method, shipping_name, shipping_address,
      shipping_phone, shipping_email, items_total_cents, delivery_fee_cents, total_cents, placed_at)
    SELECT customer_id, 'many ' || n || id, '', 'NAGAD', '', '', '', '', 0, 0, 0, now() - '2 days'::interval
    FROM orders, generate_series(1, 250) AS n WHERE customer_id = $1`,
    [customer.id],
  );
  expect(await priced(await order(customer))).toEqual(aCode);
});

test('who has more orders on their way than are looked at can still order', async () => {
  const customer = await shop.customer();
  const first = await order(customer);
  await shop.sql(
    `INSERT INTO orders SELECT (jsonb_populate_record(o, jsonb_build_object(
       'id', uuidv7(), 'number', 1000000 + n, 'idempotency_key', 'many-orders-' || n, 'placed_at', now() - interval '2 days'))).*
     FROM orders o, generate_series(1, 200) n WHERE o.id = $1`,
    [first],
  );
  expect((await moneyOf(customer, await order(customer))).status).toBe('PENDING');
});
