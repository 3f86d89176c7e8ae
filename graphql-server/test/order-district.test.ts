import { describe, expect, test } from 'vitest';
import { OrderDistrictsFilled1766030000001 } from '../src/platform/db/migrations/1766030000001-OrderDistrictsFilled.ts';
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

test('orders of the time before get their district, and the others keep theirs', async () => {
  const [customer, product] = [await shop.customer({ status: 'CONFIRMED' }), await shop.product()];
  for (const address of ['Ramu, Cox’s Bazar', 'Beside the school', 'Kotchandpur, Jhenaidah, Khulna'])
    await edges[0].placeOrder(customer, { productId: product.id, address: { address } });
  await shop.sql(
    `UPDATE orders SET shipping_district = CASE WHEN shipping_address LIKE 'Ramu%' THEN 'sylhet' END WHERE customer_id = $1`,
    [customer.id],
  );
  const runner = shop.dataSource.createQueryRunner();
  try {
    await new OrderDistrictsFilled1766030000001().up(runner);
  } finally {
    await runner.release();
  }
  expect(await districtsOf(customer)).toEqual(['sylhet', null, 'jhenaidah']);
});
