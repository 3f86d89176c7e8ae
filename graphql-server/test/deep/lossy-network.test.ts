import { expect, test } from 'vitest';
import { edges, freshKey, type OrderOptions } from '../order-edges.ts';
import type { Person } from '../factories.ts';
import { openShop } from '../setup.ts';

const ORDERS = 1000;
const LOSS = 0.3;
const STOCK = 10_000;

const shop = await openShop({ settings: { ORDERS_A_DAY: '1000000', UNPAID_PIECES: '1000000' } });

/** Returns random numbers from 0 to 1, the same in every run (a linear congruential generator). */
const randomBy = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

/**
 * Sends an order until its answer comes, over a network that loses requests and answers and delivers some twice.
 * Returns its id.
 */
const orderOverBadNetwork = async (buyer: Person, wish: OrderOptions, random: () => number) => {
  const late: Promise<unknown>[] = [];
  for (;;) {
    const { placeOrder } = edges[random() < 0.5 ? 0 : 1];
    const isLost = random() < LOSS;
    const arrives = !isLost || random() < 0.5;
    if (!arrives) continue;
    // The network delivers it once more, and nobody hears the answer.
    if (random() < 0.2) late.push(placeOrder(buyer, wish));
    const outcome = placeOrder(buyer, wish);
    if (isLost) {
      // The client goes on before the shop has finished.
      late.push(outcome);
      continue;
    }
    const answer = await outcome;
    await Promise.all(late);
    if (answer.kind !== 'placed') throw new Error(`It was refused: ${JSON.stringify(answer)}`);
    return answer.id;
  }
};

test(`${ORDERS} orders over a network that loses 30 % become exactly one order each`, async () => {
  const [buyers, products] = [
    await shop.customers(10),
    await shop.products(Array.from({ length: 4 }, () => ({ stock: STOCK }))),
  ];
  const random = randomBy(20261122);
  const placed = await Promise.all(
    buyers.map(async (buyer, place) => {
      const orders: { key: string; id: string }[] = [];
      for (let count = 0; count < ORDERS / buyers.length; count += 1) {
        const productId = products[(place + count) % products.length]?.id ?? '';
        const key = freshKey();
        const wish = { productId, quantity: 1 + (count % 3), key };
        orders.push({ key, id: await orderOverBadNetwork(buyer, wish, random) });
      }
      return orders;
    }),
  );
  const byKey = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1);
  const stored = await shop.sql<{ key: string; id: string }>('SELECT idempotency_key AS key, id FROM orders');
  expect(stored).toHaveLength(ORDERS);
  expect(stored.toSorted(byKey)).toEqual(placed.flat().toSorted(byKey));
  const stock = await shop.sql<{ all: number; reserved: number; ordered: number }>(
    `SELECT s.available + s.reserved + s.sold AS all, s.reserved,
      (SELECT sum(l.quantity)::integer FROM order_lines l WHERE l.product_id = s.product_id) AS ordered
    FROM product_stock s`,
  );
  expect(stock.map(({ all, reserved, ordered }) => [all, reserved - ordered])).toEqual(products.map(() => [STOCK, 0]));
}, 120_000);
