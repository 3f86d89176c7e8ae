import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAYMENT_METHODS } from '#schema/order.ts';
import { addressOf, placeOrderDocument, type PlaceOrderData } from './order-edges.ts';
import { openShop } from './setup.ts';

const methods: readonly { enabled: boolean }[] = PAYMENT_METHODS;
const before = PAYMENT_METHODS.map(({ enabled }) => enabled);

// What a shop does that begins to offer every method: nothing but this.
beforeAll(() => {
  for (const method of methods) method.enabled = true;
});
afterAll(() => {
  for (const [index, enabled] of before.entries()) Object.assign(methods[index] ?? {}, { enabled });
});

const shop = await openShop();

test.each(PAYMENT_METHODS)('a shop that offers $method takes and stores it', async ({ method, label }) => {
  const customer = await shop.customer();
  const product = await shop.product({ stock: 2 });
  const { placeOrder } = await customer.graphql<PlaceOrderData>(placeOrderDocument, {
    input: {
      idempotencyKey: `key of ${method}`.replaceAll(' ', '-'),
      lines: [{ productId: product.id, quantity: 1 }],
      paymentMethod: method,
      shippingAddress: addressOf(customer),
    },
  });
  expect(placeOrder.__typename).toBe('PlaceOrderSuccess');
  const answer = await customer.post('/order/addOrder', {
    _id: product.id,
    payment: label,
    shippingAddress: addressOf(customer),
  });
  expect(answer.ok<{ payment: string }>(201).payment).toBe(label);
});
