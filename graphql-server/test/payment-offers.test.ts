import { expect, test } from 'vitest';
import { addressOf } from './order-edges.ts';
import { openShop } from './setup.ts';
import { openTwin } from './twin.ts';

const twin = await openTwin();
/** A shop that has credentials of Nagad alone, with a rate of its own. */
const shop = await openShop({
  // The others that a test shop has are taken away.
  env: Object.fromEntries(
    Object.entries(twin.env).map(([name, value]) => [name, name.startsWith('NAGAD_') ? value : '']),
  ),
});
await shop.sql(`INSERT INTO settings (key, value) VALUES ('TAKA_PER_DOLLAR', '120.5')`);

/** Places an order with a payment method. Returns what it says of its payment. */
const paymentOf = async (paymentMethod: string) => {
  const customer = await shop.customer();
  const product = await shop.product({ stock: 5 });
  const { placeOrder } = await customer.graphql<{ placeOrder: { order: { payment: unknown } } }>(
    /* GraphQL */ `
      mutation ($input: PlaceOrderInput!) {
        placeOrder(input: $input) {
          ... on PlaceOrderSuccess {
            order {
              payment {
                methods
                bdtPerUsd
              }
            }
          }
        }
      }
    `,
    {
      input: {
        idempotencyKey: `payment by ${paymentMethod}`.replaceAll(' ', '-'),
        lines: [{ productId: product.id, quantity: 1 }],
        paymentMethod,
        shippingAddress: addressOf(customer),
      },
    },
  );
  return placeOrder.order.payment;
};

test('an order that waits for its payment says how it can be paid now, and at which rate', async () => {
  expect(await paymentOf('NAGAD')).toEqual({ methods: ['NAGAD', 'CASH_ON_DELIVERY'], bdtPerUsd: 120.5 });
});

test('also an order that no provider could take has its total in taka at the checkout', async () => {
  const customer = await shop.customer();
  const product = await shop.product({ stock: 100, priceCents: 2_000_000 });
  const { checkout } = await customer.graphql<{ checkout: { totalCents: number; totalPaisa: number } }>(
    'query ($lines: [OrderLineInput!]!) { checkout(input: { lines: $lines }) { totalCents totalPaisa } }',
    { lines: [{ productId: product.id, quantity: 10 }] },
  );
  expect(checkout.totalPaisa).toBe(checkout.totalCents * 120.5);
});

test('an order that waits for nothing is paid in no way online', async () => {
  expect(await paymentOf('CASH_ON_DELIVERY')).toEqual({ methods: [], bdtPerUsd: 120.5 });
});
