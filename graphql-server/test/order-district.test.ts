import { describe, expect, test } from 'vitest';
import { edges } from './order-edges.ts';
import { openShop } from './setup.ts';

const shop = await openShop();

const districtsOf = async (customer: { id: string }) =>
  (
    await shop.sql<{ shipping_district: string | null }>(
      'SELECT shipping_district FROM orders WHERE customer_id = $1 ORDER BY id',
      [customer.id],
    )
  ).map(({ shipping_district }) => shipping_district);

describe.each(edges)('over $edge', ({ placeOrder }) => {
  test.each([
    ['House 7, Kaliganj, Gazipur, Dhaka', 'gazipur'],
    ['বাড়ি ৭, সাভার, ঢাকা', 'dhaka'],
    ['Beside the primary school', null],
  ])('an order to %j is in %s', async (address, district) => {
    const [customer, product] = [await shop.customer(), await shop.product()];
    expect(await placeOrder(customer, { productId: product.id, address: { address } })).toMatchObject({
      kind: 'placed',
    });
    expect(await districtsOf(customer)).toEqual([district]);
  });
});
