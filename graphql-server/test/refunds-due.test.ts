import { expect, test } from 'vitest';
import { bringTo, buy, refund } from './order-steps.ts';
import { openShop } from './setup.ts';

const shop = await openShop();
const admin = await shop.admin();

const listed = async () => {
  const { list } = await admin.graphql<{
    list: {
      totalCount: number;
      nodes: { id: string; payment: { refundByHandCents: number; refundDueCents: number } }[];
    };
  }>('{ list: ordersToRefund(first: 100) { totalCount nodes { id payment { refundByHandCents refundDueCents } } } }');
  expect(list.totalCount).toBe(list.nodes.length);
  return list.nodes.map(({ id, payment }) => [id, payment.refundByHandCents]);
};

/** Expects that the table of due refunds says what the ledger says. */
const expectTrue = async () => {
  const wrong = await shop.sql(
    `WITH owed AS (
      SELECT e.order_id, sum(CASE WHEN e.kind IN ('CHARGED', 'REFUNDED') THEN e.amount_cents ELSE -e.amount_cents END)
        + coalesce((SELECT sum(r.amount_cents) FROM payment_refunds r WHERE r.order_id = e.order_id AND r.ended_at IS NULL), 0) AS cents
      FROM payment_entries e GROUP BY e.order_id
    )
    SELECT order_id FROM owed FULL JOIN refunds_due d USING (order_id) WHERE (coalesce(owed.cents, 0) < 0) <> (d.order_id IS NOT NULL)`,
  );
  expect(wrong).toEqual([]);
};

test('an order that came back is listed until all that was paid for it is paid back by hand', async () => {
  const [customer, product] = [await shop.customer(), await shop.product({ stock: 10 })];
  const order = await buy(customer, [{ productId: product.id, quantity: 1 }]);
  const delivered = await buy(customer, [{ productId: product.id, quantity: 1 }]);
  await bringTo({ admin, customer }, delivered.id, 'DELIVERED');
  await bringTo({ admin, customer }, order.id, 'DELIVERED');
  expect(await listed()).toEqual([]);
  await bringTo({ admin, customer }, (await buy(customer, [{ productId: product.id, quantity: 1 }])).id, 'CANCELLED');
  expect(await listed()).toEqual([]);

  const back = await buy(customer, [{ productId: product.id, quantity: 1 }]);
  await bringTo({ admin, customer }, back.id, 'RETURNED');
  expect(await listed()).toEqual([[back.id, back.totalCents]]);
  await expectTrue();
  await refund(admin, back.id, 100);
  expect(await listed()).toEqual([[back.id, back.totalCents - 100]]);
  await refund(admin, back.id, back.totalCents - 100);
  expect(await listed()).toEqual([]);
  await expectTrue();
});

test('a part of the price that is granted after the delivery is listed', async () => {
  const [customer, product] = [await shop.customer(), await shop.product({ stock: 10 })];
  const { id } = await buy(customer, [{ productId: product.id, quantity: 1 }]);
  await bringTo({ admin, customer }, id, 'DELIVERED');
  await admin.graphql('mutation ($input: GrantRefundInput!) { grantRefund(input: $input) { __typename } }', {
    input: { orderId: id, amountCents: 500, reason: 'A scratch' },
  });
  expect(await listed()).toEqual([[id, 500]]);
  await expectTrue();
});
