import { describe, expect, test } from 'vitest';
import { buy, bringTo, changeStatus } from './order-steps.ts';
import { addressOf, freshKey, toInput } from './order-edges.ts';
import type { Person } from './factories.ts';
import { openShop } from './setup.ts';

const shop = await openShop({ mayRefuse: /Notes about orders are not changed/ });
const admin = await shop.admin({ displayName: 'Karim Uddin' });
const product = await shop.product({ priceCents: 1000, stock: 10_000 });

const order = async (customer: Person) => buy(customer, [{ productId: product.id, quantity: 1 }]);

interface AdminOrder {
  order: { id: string; number: number };
  changes: { status: string; actor: string; by: { displayName: string } | null; reason: string | null }[];
  notes: { text: string; author: { displayName: string } | null }[];
  ledger: { kind: string; amountCents: number; carrier: string | null; by: { displayName: string } | null }[];
}

const details = `order { id number }
  changes { status actor by { displayName } reason }
  notes { text author { displayName } }
  ledger { kind amountCents carrier by { displayName } }`;

const open = async (id: string) =>
  (
    await admin.graphql<{ it: AdminOrder | null }>(`query ($id: ID!) { it: adminOrder(id: $id) { ${details} } }`, {
      id,
    })
  ).it;

const note = async (orderId: string, text: string, key: string | null = null) =>
  (
    await admin.graphql<{ it: { __typename: string; message?: string; order?: AdminOrder } }>(
      `mutation ($input: AddOrderNoteInput!) { it: addOrderNote(input: $input) {
        __typename ... on AddOrderNoteSuccess { order { ${details} } } ... on InvalidInput { message }
      } }`,
      { input: { orderId, text, key } },
    )
  ).it;

test('an admin sees who has moved an order, and its ledger', async () => {
  const customer = await shop.customer({ displayName: 'Rahima Begum' });
  const { id } = await order(customer);
  await bringTo({ admin, customer }, id, 'DELIVERED');
  const seen = await open(id);
  expect(seen?.changes).toMatchObject([
    { status: 'PENDING', actor: 'CUSTOMER', by: { displayName: 'Rahima Begum' } },
    { status: 'PROCESSED', actor: 'ADMIN', by: { displayName: 'Karim Uddin' } },
    { status: 'SHIPPED' },
    { status: 'OUT_FOR_DELIVERY' },
    { status: 'DELIVERED' },
  ]);
  expect(seen?.ledger).toEqual([
    { kind: 'CHARGED', amountCents: 7000, carrier: null, by: null },
    { kind: 'COLLECTED', amountCents: 7000, carrier: 'Pathao', by: { displayName: 'Karim Uddin' } },
  ]);
});

test.each(['no id', '01890000-0000-7000-8000-000000000000'])('there is no order %j', async (id) => {
  expect(await open(id)).toBeNull();
});

describe('notes', () => {
  test('are kept, newest first, and recorded without their text', async () => {
    const { id } = await order(await shop.customer());
    await note(id, 'Call before noon');
    expect(await note(id, '  ফোন ধরেননি  ')).toMatchObject({
      __typename: 'AddOrderNoteSuccess',
      order: {
        notes: [{ text: 'ফোন ধরেননি', author: { displayName: 'Karim Uddin' } }, { text: 'Call before noon' }],
      },
    });
    const recorded = await shop.sql<{ after: object }>(
      `SELECT after FROM audit_entries WHERE action = 'ORDER_NOTED' AND subject_id = $1`,
      [id],
    );
    expect(recorded).toHaveLength(2);
    expect(JSON.stringify(recorded)).not.toContain('Call');
  });

  test('with the same key are added once', async () => {
    const { id } = await order(await shop.customer());
    await Promise.all([note(id, 'Once', 'k'), note(id, 'Once', 'k')]);
    expect((await note(id, 'Once', 'k')).order?.notes).toHaveLength(1);
  });

  test.each([
    ['', 'Please write a note.'],
    [' \n', 'Please write a note.'],
    ['x'.repeat(1001), 'The note is too long: 1000 characters at most'],
  ])('%# are refused', async (text, message) => {
    const { id } = await order(await shop.customer());
    expect(await note(id, text)).toEqual({ __typename: 'InvalidInput', message });
  });

  test('end at a hundred', async () => {
    const { id } = await order(await shop.customer());
    await shop.sql(
      `INSERT INTO order_notes (order_id, author_id, text) SELECT $1, $2, n::text FROM generate_series(1, 99) n`,
      [id, admin.id],
    );
    expect((await note(id, 'The last')).__typename).toBe('AddOrderNoteSuccess');
    expect(await note(id, 'One more')).toEqual({
      __typename: 'InvalidInput',
      message: 'This order has 100 notes already.',
    });
  });

  test('are not changed afterwards', async () => {
    const { id } = await order(await shop.customer());
    await note(id, 'As it was');
    await expect(shop.sql(`UPDATE order_notes SET text = 'Better' WHERE order_id = $1`, [id])).rejects.toThrow(
      'Notes about orders are not changed.',
    );
  });

  test('go with the account of the customer', async () => {
    const [customer, other] = [await shop.customer(), await shop.customer()];
    const [mine, others] = [await order(customer), await order(other)];
    const author = await shop.admin();
    for (const { id } of [mine, others])
      await author.graphql(`mutation ($input: AddOrderNoteInput!) { addOrderNote(input: $input) { __typename } }`, {
        input: { orderId: id, text: 'About it' },
      });
    await customer.graphql('mutation ($email: String!) { deleteAccount(input: { email: $email }) { __typename } }', {
      email: customer.email,
    });

    expect(await shop.sql('SELECT FROM order_notes WHERE order_id = $1', [mine.id])).toEqual([]);
    expect((await open(others.id))?.notes).toMatchObject([{ text: 'About it' }]);
  });
});

describe('an order for somebody who calls', () => {
  const placeFor = async (customer: Person, input: Record<string, unknown> = {}) =>
    (
      await admin.graphql<{
        it: {
          __typename: string;
          order?: { id: string; customer: { id: string }; payment: { toCollectCents: number } };
          message?: string;
          fields?: { field: string }[];
        };
      }>(
        `mutation ($customerId: ID!, $input: PlaceOrderInput!) { it: placeOrderFor(customerId: $customerId, input: $input) {
          __typename
          ... on PlaceOrderSuccess { order { id customer { id } payment { toCollectCents } } }
          ... on InvalidInput { fields { field } }
          ... on Error { message }
        } }`,
        { customerId: customer.id, input: { ...toInput(customer, { productId: product.id }), ...input } },
      )
    ).it;

  test('is theirs, takes stock, and says who has placed it; the same key places it once', async () => {
    const customer = await shop.customer();
    const before = await shop.stockOf(product);
    const idempotencyKey = freshKey();
    const placed = await placeFor(customer, { idempotencyKey });
    expect(placed.order).toMatchObject({ customer: { id: customer.id }, payment: { toCollectCents: 7000 } });
    expect((await placeFor(customer, { idempotencyKey })).order?.id).toBe(placed.order?.id);
    expect(await shop.stockOf(product)).toMatchObject({ available: (before?.available ?? 0) - 1 });
    expect((await open(placed.order?.id ?? ''))?.changes).toMatchObject([
      { status: 'PENDING', actor: 'ADMIN', by: { displayName: 'Karim Uddin' } },
    ]);
    expect(
      await shop.sql(`SELECT actor_id FROM audit_entries WHERE action = 'ORDER_PLACED' AND subject_id = $1`, [
        placed.order?.id,
      ]),
    ).toEqual([{ actor_id: admin.id }]);
  });

  test('keeps all rules of orders', async () => {
    const customer = await shop.customer();
    const lines = [{ productId: product.id, quantity: 1, seenPriceCents: 1 }];
    expect((await placeFor(customer, { lines })).__typename).toBe('PriceChanged');
    expect((await placeFor(customer, { paymentMethod: 'BKASH' })).fields).toEqual([{ field: 'paymentMethod' }]);
    const shippingAddress = { ...addressOf(customer), email: 'other@gmail.com' };
    expect((await placeFor(customer, { shippingAddress })).fields).toEqual([{ field: 'shippingAddress.email' }]);
    const waiting = await shop.customer({ status: 'PENDING' });
    expect((await placeFor(waiting)).message).toBe('This account is not confirmed, so nothing can be ordered for it.');
    await expect(placeFor({ ...customer, id: 'nobody' })).rejects.toThrow();
  });
});

describe('several orders', () => {
  interface Outcome {
    orderId: string;
    number: number;
    status: string;
    refusal: { message: string; status: string } | null;
  }
  const outcome = 'orderId number recipient status refusal { message status }';

  const preview = async (orderIds: readonly string[], status: string) =>
    (
      await admin.graphql<{ it: Outcome[] }>(
        `query ($orderIds: [ID!]!, $status: OrderStatus!) { it: orderMoves(orderIds: $orderIds, status: $status) { ${outcome} } }`,
        { orderIds, status },
      )
    ).it;

  const move = async (orderIds: readonly string[], status: string, reason: string | null = null) =>
    (
      await admin.graphql<{ it: { __typename: string; message?: string; outcomes: Outcome[] } }>(
        `mutation ($input: MoveOrdersInput!) { it: moveOrders(input: $input) {
          __typename ... on MoveOrdersSuccess { outcomes { ${outcome} } } ... on InvalidInput { message }
        } }`,
        { input: { orderIds, status, reason } },
      )
    ).it;

  test('move where they can, and the preview has said so', async () => {
    const customer = await shop.customer();
    const orders = [await order(customer), await order(customer), await order(customer), await order(customer)];
    const [fresh, processed, cancelled, waiting] = orders.map(({ id }) => id) as [string, string, string, string];
    await changeStatus(admin, processed, 'PROCESSED');
    await changeStatus(admin, cancelled, 'CANCELLED');
    await shop.sql(`UPDATE orders SET awaits = 'CODE' WHERE id = $1`, [waiting]);
    const ids = [fresh, processed, cancelled, waiting];
    const foretold = await preview(ids, 'PROCESSED');
    expect(foretold).toMatchObject([
      { orderId: fresh, status: 'PENDING', refusal: null },
      {
        orderId: processed,
        refusal: { message: 'This order is “Order Processed”, so it cannot become “Order Processed”.' },
      },
      { orderId: cancelled, refusal: { status: 'CANCELLED' } },
      { orderId: waiting, refusal: { message: expect.stringContaining('code') } },
    ]);
    const { outcomes } = await move([...ids, fresh], 'PROCESSED', 'All at once');
    expect(outcomes).toEqual(foretold);
    expect((await open(fresh))?.changes.at(-1)).toMatchObject({ status: 'PROCESSED', reason: 'All at once' });
    const recorded = await shop.sql(`SELECT FROM audit_entries WHERE action = 'ORDER_MOVED' AND subject_id = $1`, [
      fresh,
    ]);
    expect(recorded).toHaveLength(1);
    // Sent again, nothing moves twice.
    expect((await move(ids, 'PROCESSED')).outcomes.filter(({ refusal }) => refusal === null)).toEqual([]);
  });

  test('are delivered with what was collected', async () => {
    const customer = await shop.customer();
    const orders = [await order(customer), await order(customer)];
    for (const { id } of orders) await bringTo({ admin, customer }, id, 'OUT_FOR_DELIVERY');
    await move(
      orders.map(({ id }) => id),
      'DELIVERED',
    );
    for (const { id } of orders)
      expect((await open(id))?.ledger.at(-1)).toMatchObject({ kind: 'COLLECTED', amountCents: 7000 });
  });

  test.each([
    ['SHIPPED', 'Orders cannot be moved to this status together.'],
    ['RETURNED', 'Orders cannot be moved to this status together.'],
    ['PENDING', 'Orders cannot be moved to this status together.'],
  ])('are not moved to %s', async (status, message) => {
    const { id } = await order(await shop.customer());
    expect(await move([id], status)).toMatchObject({ __typename: 'InvalidInput', message });
  });

  test('a shipment or a receipt is asked for in the preview', async () => {
    const customer = await shop.customer();
    const [one, other] = [await order(customer), await order(customer)];
    await bringTo({ admin, customer }, one.id, 'PROCESSED');
    await bringTo({ admin, customer }, other.id, 'DELIVERED');
    expect((await preview([one.id], 'SHIPPED'))[0]?.refusal?.message).toContain('shipment');
    expect((await preview([other.id], 'RETURNED'))[0]?.refusal).not.toBeNull();
  });

  test.each([
    ['none', [], 'Please choose 1 to 200 orders.'],
    ['one that does not exist', ['01890000-0000-7000-8000-000000000000'], 'One of these orders does not exist.'],
    ['more than 200', Array.from({ length: 201 }, (_, place) => `no ${place}`), 'Please choose 1 to 200 orders.'],
  ])('%s: nothing moves', async (_, ids, message) => {
    expect(await move(ids, 'PROCESSED')).toMatchObject({ __typename: 'InvalidInput', message });
  });
});

test('the list is downloaded as a file, with what was filtered', async () => {
  const customer = await shop.customer({ email: 'csv.customer@gmail.com' });
  const placed = await order(customer);
  await order(customer);
  await changeStatus(admin, placed.id, 'PROCESSED');
  const answer = await admin.send(
    'GET',
    `/backend/admin/orders.csv?q=csv.customer@gmail.com&status=PROCESSED&status=SHIPPED`,
  );
  expect(answer.status).toBe(200);
  const [head, ...rows] = answer.text.trim().split('\r\n');
  expect(head).toContain('Order,Placed,Status,Waits for,Payment method,Payment,Name,Phone');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(`PROCESSED,,CASH_ON_DELIVERY,DUE,`);
  expect(rows[0]).toContain(`1 × ${product.name}`);
  const refused = await admin.send('GET', '/backend/admin/orders.csv?status=LOST');
  expect(refused.status).toBe(400);
});
