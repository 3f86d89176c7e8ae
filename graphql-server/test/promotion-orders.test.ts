import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edges, freshKey, outcomeOf, placeOrderDocument, toInput } from './order-edges.ts';
import type { Outcome, PlacedOrder, PlaceOrderData } from './order-edges.ts';
import type { Person, PromotionOptions } from './factories.ts';
import { runs } from './runs.ts';
import { openShop } from './setup.ts';

const shop = await openShop({ settings: { ORDERS_A_DAY: '1000' } });

const day = (days: number) => new Date(Date.now() + days * 86_400_000);

const usesOf = async ({ id }: { id: string }) => {
  const [row] = await shop.sql<{ used: number; rows: number }>(
    `SELECT used, (SELECT count(*) FROM promotion_uses WHERE promotion_id = p.id)::integer AS rows FROM promotions p WHERE id = $1`,
    [id],
  );
  return row;
};

/** Everything that an order leaves behind. */
const leftOf = async (customer: Person) => {
  const [row] = await shop.sql<{ orders: number; adjustments: number; uses: number; events: number }>(
    `SELECT count(o.id)::integer AS orders, count(a.id)::integer AS adjustments, count(u.order_id)::integer AS uses,
       count(e.id)::integer AS events
     FROM orders o LEFT JOIN order_adjustments a ON a.order_id = o.id LEFT JOIN promotion_uses u ON u.order_id = o.id
       LEFT JOIN events e ON e.subject_id = o.id WHERE o.customer_id = $1`,
    [customer.id],
  );
  return row;
};

const nothing = { orders: 0, adjustments: 0, uses: 0, events: 0 };

const availableOf = async (product: { id: string }) => (await shop.stockOf(product))?.available;

/** Places an order of several lines over GraphQL. */
const buyLines = async (
  customer: Person,
  lines: { productId: string; quantity: number }[],
  more: { promotionCode?: string; seenTotalCents?: number } = {},
): Promise<Outcome & { order?: PlacedOrder }> => {
  const data = await customer.graphql<PlaceOrderData>(placeOrderDocument, {
    input: { ...toInput(customer, { productId: '' }), lines, ...more },
  });
  return {
    ...outcomeOf(data),
    ...(data.placeOrder.__typename === 'PlaceOrderSuccess' && { order: data.placeOrder.order }),
  };
};

const placed = (outcomes: readonly Outcome[]) => outcomes.filter(({ kind }) => kind === 'placed');

describe.each(edges)('an order with a promotion code over $edge', ({ placeOrder }) => {
  test.each<[what: string, promotion: PromotionOptions, total: number]>([
    ['10 percent', { percent: 10 }, 10_000 - 1000 + 6000],
    ['a third of it', { percent: 33 }, 10_000 - 3300 + 6000],
    ['all of it', { percent: 100 }, 6000],
    ['20 dollars', { amountCents: 2000 }, 10_000 - 2000 + 6000],
    ['more than it costs', { amountCents: 50_000 }, 6000],
    ['from its minimum', { minimumCents: 10_000 }, 15_000],
    ['within its dates', { startsAt: day(-1), endsAt: day(1) }, 15_000],
  ])('pays %s less', async (_, wish, totalCents) => {
    const [customer, product] = [await shop.customer(), await shop.product({ priceCents: 5000 })];
    const promotion = await shop.promotion(wish);
    const promotionCode = ` ${promotion.code.toLowerCase()} `;
    expect(await placeOrder(customer, { productId: product.id, quantity: 2, promotionCode })).toMatchObject({
      kind: 'placed',
      totalCents,
    });
    expect(await leftOf(customer)).toEqual({ orders: 1, adjustments: 1, uses: 1, events: 1 });
    expect(await usesOf(promotion)).toEqual({ used: 1, rows: 1 });
  });

  test.each<[reason: string, promotion: PromotionOptions, message: string | RegExp]>([
    ['UNKNOWN', { active: false }, 'There is no such promotion code.'],
    [
      'NOT_STARTED',
      { startsAt: new Date('2099-11-24T04:00:00Z') },
      'This promotion code is valid from 24 Nov 2099, 10:00.',
    ],
    ['ENDED', { endsAt: new Date('2020-11-24T04:00:00Z') }, 'This promotion code was valid until 24 Nov 2020, 10:00.'],
    ['USED_UP', { used: 3, totalLimit: 3 }, 'This promotion code has been used as often as it can be.'],
    [
      'BELOW_MINIMUM',
      { minimumCents: 10_100 },
      'This promotion code needs $101.00 or more; the products that it is for come to $100.00.',
    ],
  ])('is refused as %s, and stores nothing', async (reason, wish, message) => {
    const [customer, product] = [await shop.customer(), await shop.product({ priceCents: 5000 })];
    const { code } = await shop.promotion(wish);
    expect(await placeOrder(customer, { productId: product.id, quantity: 2, promotionCode: code })).toEqual({
      kind: 'PromotionRefused',
      reason,
      message,
    });
    expect(await leftOf(customer)).toEqual(nothing);
    expect(await availableOf(product)).toBe(10);
  });

  test.each(['NO-SUCH-CODE', '<script>', 'x', '\u{1F600}', 'A'.repeat(5000)])(
    'that does not exist (%s) is refused',
    async (promotionCode) => {
      const [customer, product] = [await shop.customer(), await shop.product()];
      expect(await placeOrder(customer, { productId: product.id, promotionCode })).toMatchObject({
        kind: 'PromotionRefused',
        reason: 'UNKNOWN',
      });
    },
  );

  test('that is blank is an order without one', async () => {
    const [customer, product] = [await shop.customer(), await shop.product()];
    const outcome = await placeOrder(customer, { productId: product.id, promotionCode: '  ' });
    expect(outcome).toMatchObject({ kind: 'placed', totalCents: 8000 });
    expect(await leftOf(customer)).toEqual({ orders: 1, adjustments: 0, uses: 0, events: 1 });
  });

  test('that takes less than half a cent off is refused, and not used up', async () => {
    const [customer, product] = [await shop.customer(), await shop.product({ priceCents: 4 })];
    const promotion = await shop.promotion({ percent: 10 });
    expect(await placeOrder(customer, { productId: product.id, promotionCode: promotion.code })).toEqual({
      kind: 'PromotionRefused',
      reason: 'NOT_FOR_THESE',
      message: 'This promotion code takes nothing off these products.',
    });
    expect(await usesOf(promotion)).toEqual({ used: 0, rows: 0 });
  });

  test('can be used by one customer as often as it says, also at once, and by others', async () => {
    const [customer, other, product] = [await shop.customer(), await shop.customer(), await shop.product()];
    const promotion = await shop.promotion({ customerLimit: 2 });
    const order = () => placeOrder(customer, { productId: product.id, promotionCode: promotion.code });
    const outcomes = await Promise.all([order(), order(), order(), order()]);
    expect(placed(outcomes)).toHaveLength(2);
    expect(outcomes.filter(({ kind }) => kind !== 'placed')).toEqual(
      Array.from({ length: 2 }, () => ({
        kind: 'PromotionRefused',
        reason: 'USED_BY_YOU',
        message: 'You have used this promotion code 2 times already, as often as one customer can.',
      })),
    );
    expect(await placeOrder(other, { productId: product.id, promotionCode: promotion.code })).toMatchObject({
      kind: 'placed',
    });
    expect(await usesOf(promotion)).toEqual({ used: 3, rows: 3 });
  });

  test('of which one use is left goes to one of 20 buyers who race for it, and nothing of the others is stored', async () => {
    const [buyers, product] = [await shop.customers(20), await shop.product({ stock: 100 })];
    const promotion = await shop.promotion({ used: 4, totalLimit: 5 });
    const outcomes = await Promise.all(
      buyers.map((buyer) => placeOrder(buyer, { productId: product.id, promotionCode: promotion.code })),
    );
    expect(placed(outcomes)).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind !== 'placed')).toEqual(
      Array.from({ length: 19 }, () => ({
        kind: 'PromotionRefused',
        reason: 'USED_UP',
        message: 'This promotion code has been used as often as it can be.',
      })),
    );
    const left = await Promise.all(buyers.map(leftOf));
    expect(left.filter((one) => one?.orders === 0)).toEqual(Array.from({ length: 19 }, () => nothing));
    expect(await availableOf(product)).toBe(99);
    expect(await usesOf(promotion)).toEqual({ used: 5, rows: 1 });
  });

  test('sent 20 times at once with one key is one order and one use', async () => {
    const [customer, product] = [await shop.customer(), await shop.product()];
    const promotion = await shop.promotion({ customerLimit: 1, totalLimit: 1 });
    const wish = { productId: product.id, key: freshKey(), promotionCode: promotion.code };
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => placeOrder(customer, wish)));
    expect(outcomes[0]).toMatchObject({ kind: 'placed' });
    expect(outcomes).toEqual(outcomes.map(() => outcomes[0]));
    expect(await usesOf(promotion)).toEqual({ used: 1, rows: 1 });
    expect(await availableOf(product)).toBe(9);
    // The lost answer comes again, whatever became of the code.
    await shop.sql('UPDATE promotions SET active = false WHERE id = $1', [promotion.id]);
    expect(await placeOrder(customer, wish)).toEqual(outcomes[0]);
  });

  test('is another order than one without it', async () => {
    const [customer, product] = [await shop.customer(), await shop.product()];
    const { code } = await shop.promotion();
    const wish = { productId: product.id, key: freshKey() };
    expect(await placeOrder(customer, wish)).toMatchObject({ kind: 'placed' });
    expect(await placeOrder(customer, { ...wish, promotionCode: code })).toMatchObject({
      fields: [{ field: 'idempotencyKey', message: 'This idempotency key was used for another order.' }],
    });
  });

  test('cannot be found by trying: after 30 wrong codes even a right one is not looked up', async () => {
    const [customer, other, product] = [await shop.customer(), await shop.customer(), await shop.product()];
    const { code } = await shop.promotion({ customerLimit: 50 });
    const attempt = (promotionCode: string, who = customer) =>
      placeOrder(who, { productId: product.id, promotionCode });
    expect(await attempt(code)).toMatchObject({ kind: 'placed' });
    const wrong = await Promise.all(Array.from({ length: 40 }, (_, index) => attempt(`GUESS-${index}`)));
    const unknown = wrong.filter((one) => one.kind === 'PromotionRefused' && one.reason === 'UNKNOWN');
    expect(unknown).toHaveLength(30);
    const refused = await attempt(code);
    expect(refused).toEqual(
      'reason' in refused
        ? {
            kind: 'PromotionRefused',
            reason: 'TOO_OFTEN',
            message: 'That was tried too often. Please try again in 60 minutes.',
          }
        : { kind: 'refused', status: 429, code: 'TOO_MANY' },
    );
    // Nothing else of the customer waits, and nobody else.
    expect(await placeOrder(customer, { productId: product.id })).toMatchObject({ kind: 'placed' });
    expect(await attempt(code, other)).toMatchObject({ kind: 'placed' });
  });
});

test('a code over several lines takes its percentage off their sum, once', async () => {
  const customer = await shop.customer();
  const products = await shop.products([{ priceCents: 1234 }, { priceCents: 5678 }, { priceCents: 99 }]);
  const { code } = await shop.promotion({ percent: 15 });
  const lines = products.map(({ id }, index) => ({ productId: id, quantity: index + 1 }));
  // 12.34 + 113.56 + 2.97 = 128.87, of which 15 % are 19.33.
  const { order } = await buyLines(customer, lines, { promotionCode: code });
  expect(order).toMatchObject({
    itemsTotalCents: 11_000,
    discountCents: 1933,
    roundingCents: 46,
    adjustments: [{ kind: 'PROMOTION', code, amountCents: -1933 }],
    deliveryFeeCents: 6000,
    totalCents: 17_000,
  });
  const document =
    'query ($id: ID!) { order(id: $id) { discountCents roundingCents totalCents adjustments { kind code amountCents } } }';
  const { order: read } = await customer.graphql<{ order: object }>(document, { id: order?.id });
  expect(read).toEqual({
    discountCents: 1933,
    roundingCents: 46,
    totalCents: 17_000,
    adjustments: [{ kind: 'PROMOTION', code, amountCents: -1933 }],
  });
  const rest = await customer.get(`/order/singleOrder/${order?.id}`);
  expect(rest.ok()).toMatchObject({ discount: 19.33, rounding: 0.46, deleveryCost: 60, totalPrice: 170 });
});

describe('a code for a category', () => {
  const tree = async () => {
    const root = await shop.category();
    const department = await shop.category({ parent: root });
    const leaf = await shop.category({ parent: department });
    const elsewhere = await shop.category({ parent: await shop.category() });
    const [inside, outside] = await shop.products([
      { category: leaf, priceCents: 10_000 },
      { category: elsewhere, priceCents: 4000 },
    ]);
    if (!inside || !outside) throw new Error('There are no products.');
    return { root, department, leaf, inside, outside };
  };

  test.each(['root', 'department', 'leaf'] as const)(
    'takes something off what lies in or under it (%s), and off nothing else',
    async (name) => {
      const { inside, outside, ...categories } = await tree();
      const { code } = await shop.promotion({ percent: 50, categoryIds: [categories[name].id] });
      const lines = [inside, outside].map(({ id }) => ({ productId: id, quantity: 1 }));
      const { order } = await buyLines(await shop.customer(), lines, { promotionCode: code });
      expect(order).toMatchObject({ itemsTotalCents: 9000, discountCents: 5000, totalCents: 15_000 });
    },
  );

  test('counts only that towards its minimum, and is refused for other products', async () => {
    const { department, inside, outside } = await tree();
    const { code } = await shop.promotion({ categoryIds: [department.id], minimumCents: 14_000 });
    const customer = await shop.customer();
    const buy = (products: { id: string }[]) =>
      buyLines(
        customer,
        products.map(({ id }) => ({ productId: id, quantity: 1 })),
        { promotionCode: code },
      );
    expect(await buy([inside, outside])).toMatchObject({
      reason: 'BELOW_MINIMUM',
      message: 'This promotion code needs $140.00 or more; the products that it is for come to $100.00.',
    });
    expect(await buy([outside])).toMatchObject({ reason: 'NOT_FOR_THESE' });
  });
});

test('a code for products counts beside one for categories, and covers nothing else', async () => {
  const [one, other, outside] = await shop.products([
    { priceCents: 10_000 },
    { priceCents: 4000 },
    { priceCents: 2000 },
  ]);
  if (!one || !other || !outside) throw new Error('There are no products.');
  const { code } = await shop.promotion({ percent: 50, productIds: [one.id, other.id] });
  const lines = [one, other, outside].map(({ id }) => ({ productId: id, quantity: 1 }));
  const { order } = await buyLines(await shop.customer(), lines, { promotionCode: code });
  expect(order).toMatchObject({ discountCents: 7000, totalCents: 15_000 });
  const refused = await buyLines(await shop.customer(), [{ productId: outside.id, quantity: 1 }], {
    promotionCode: code,
  });
  expect(refused).toMatchObject({ reason: 'NOT_FOR_THESE' });
});

test('a code for free delivery takes the delivery fee off, and nothing else', async () => {
  const [product, outside] = await shop.products([{ priceCents: 5040 }, { priceCents: 2000 }]);
  const promotion = await shop.promotion({ kind: 'FREE_DELIVERY', productIds: [product?.id ?? ''] });
  const customer = await shop.customer();
  const buy = (productId = '') => buyLines(customer, [{ productId, quantity: 1 }], { promotionCode: promotion.code });
  expect(await buy(outside?.id)).toMatchObject({ reason: 'NOT_FOR_THESE' });
  const { order } = await buy(product?.id);
  expect(order).toMatchObject({ itemsTotalCents: 5000, discountCents: 0, totalCents: 5000 });
  expect(
    await shop.sql(
      `SELECT delivery_fee_cents, a.kind, a.code, a.amount_cents FROM orders o JOIN order_adjustments a ON a.order_id = o.id
      WHERE o.customer_id = $1`,
      [customer.id],
    ),
  ).toEqual([{ delivery_fee_cents: 0, kind: 'FREE_DELIVERY', code: promotion.code, amount_cents: -6000 }]);
  expect(await usesOf(promotion)).toEqual({ used: 1, rows: 1 });
});

const cancel = (viewer: Person, orderId: string) =>
  viewer.graphql('mutation ($id: ID!) { cancelOrder(input: { orderId: $id }) { __typename } }', {
    id: orderId,
  });

describe('a cancelled order', () => {
  test('gives its use back, once', async () => {
    const [customer, product] = [await shop.customer(), await shop.product()];
    const promotion = await shop.promotion({ customerLimit: 1, totalLimit: 1 });
    const buy = () => buyLines(customer, [{ productId: product.id, quantity: 1 }], { promotionCode: promotion.code });
    const { order } = await buy();
    expect(await buy()).toMatchObject({ reason: 'USED_BY_YOU' });
    await Promise.all([cancel(customer, order?.id ?? ''), cancel(customer, order?.id ?? '')]);
    expect(await usesOf(promotion)).toEqual({ used: 0, rows: 0 });
    expect(await buy()).toMatchObject({ kind: 'placed' });
    expect(await usesOf(promotion)).toEqual({ used: 1, rows: 1 });
  });

  test('that the shop cancels on its way gives its use back too', async () => {
    const [customer, admin, product] = [await shop.customer(), await shop.admin(), await shop.product()];
    const promotion = await shop.promotion();
    const lines = [{ productId: product.id, quantity: 1 }];
    const { order } = await buyLines(customer, lines, { promotionCode: promotion.code });
    const move = (status: string) =>
      admin.graphql('mutation ($input: ChangeOrderStatusInput!) { changeOrderStatus(input: $input) { __typename } }', {
        input: { orderId: order?.id, status },
      });
    await move('PROCESSED');
    expect(await usesOf(promotion)).toEqual({ used: 1, rows: 1 });
    await move('CANCELLED');
    expect(await usesOf(promotion)).toEqual({ used: 0, rows: 0 });
  });

  test('without a code gives nothing back', async () => {
    const [customer, product] = [await shop.customer(), await shop.product()];
    const promotion = await shop.promotion({ used: 1 });
    const { order } = await buyLines(customer, [{ productId: product.id, quantity: 1 }]);
    await cancel(customer, order?.id ?? '');
    expect(await usesOf(promotion)).toEqual({ used: 1, rows: 0 });
  });

  test('and orders with the same code and products do not deadlock', async () => {
    const [buyers, product] = [await shop.customers(6), await shop.product({ stock: 1000 })];
    const promotion = await shop.promotion();
    const rounds = buyers.map(async (buyer) => {
      for (let round = 0; round < 4; round += 1) {
        const { order } = await buyLines(buyer, [{ productId: product.id, quantity: 1 }], {
          promotionCode: promotion.code,
        });
        if (round > 0) await cancel(buyer, order?.id ?? '');
      }
    });
    await Promise.all(rounds);
    expect(await usesOf(promotion)).toEqual({ used: 6, rows: 6 });
    expect(await availableOf(product)).toBe(994);
  });
});

test('a deleted account does not free a code for the next one with its e-mail, while the order is under way', async () => {
  const [customer, product] = [await shop.customer(), await shop.product()];
  const { code } = await shop.promotion({ customerLimit: 1 });
  const wish = [{ productId: product.id, quantity: 1 }];
  await buyLines(customer, wish, { promotionCode: code });
  await customer.graphql('mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { __typename } }', {
    input: { email: customer.email },
  });
  const next = await shop.customer({ email: customer.email });
  expect(await buyLines(next, wish, { promotionCode: code })).toMatchObject({ reason: 'USED_BY_YOU' });
});

test('an order at another total than the one that was seen is not placed', async () => {
  const [customer, product] = [await shop.customer(), await shop.product({ priceCents: 10_000 })];
  const promotion = await shop.promotion({ percent: 10 });
  const lines = [{ productId: product.id, quantity: 1 }];
  const buy = (seenTotalCents: number) => buyLines(customer, lines, { promotionCode: promotion.code, seenTotalCents });
  expect(await buy(14_999)).toEqual({
    kind: 'TotalChanged',
    message: 'The total has changed: it is $150.00 now.',
    totalCents: 15_000,
  });
  expect(await leftOf(customer)).toEqual(nothing);
  expect(await usesOf(promotion)).toEqual({ used: 0, rows: 0 });
  expect(await buy(15_000)).toMatchObject({ kind: 'placed', totalCents: 15_000 });
});

test('however orders and cancellations race, the uses are those of the orders that stand', async () => {
  const buyers = await shop.customers(4);
  const admin = await shop.admin();
  const product = await shop.product({ stock: 1_000_000 });
  const step = fc.record({
    buyer: fc.nat(buyers.length - 1),
    kind: fc.constantFrom('buy' as const, 'buy' as const, 'cancel' as const, 'adminCancels' as const),
    code: fc.nat(1),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { maxLength: 8 }), { maxLength: 4 }), async (rounds) => {
      const promotions = [
        await shop.promotion({ totalLimit: 3 }),
        await shop.promotion({ customerLimit: 1, totalLimit: 3 }),
      ];
      const orders: { id: string; buyer: Person }[] = [];
      const run = async ({ buyer: index, kind, code }: { buyer: number; kind: string; code: number }) => {
        const buyer = buyers[index] as Person;
        const order = orders.find((one) => one.buyer === buyer);
        if (kind === 'buy') {
          const lines = [{ productId: product.id, quantity: 1 }];
          const bought = await buyLines(buyer, lines, { promotionCode: promotions[code]?.code ?? '' });
          if (bought.order) orders.push({ id: bought.order.id, buyer });
        } else if (order) await cancel(kind === 'cancel' ? buyer : admin, order.id);
      };
      for (const round of rounds) await Promise.all(round.map(run));
      for (const { id } of promotions) {
        const [row] = await shop.sql<{ used: number; rows: number; standing: number; most: number }>(
          `SELECT p.used, count(u.order_id)::integer AS rows,
             (SELECT count(*) FROM order_adjustments a JOIN orders o ON o.id = a.order_id
              WHERE a.code = p.code AND o.status <> 'CANCELLED')::integer AS standing,
             coalesce((SELECT max(each) FROM (SELECT count(*) AS each FROM promotion_uses WHERE promotion_id = p.id
               GROUP BY customer_id) counted), 0)::integer AS most
           FROM promotions p LEFT JOIN promotion_uses u ON u.promotion_id = p.id WHERE p.id = $1 GROUP BY p.id`,
          [id],
        );
        expect([row?.rows, row?.standing]).toEqual([row?.used, row?.used]);
        expect(row?.used).toBeLessThanOrEqual(3);
        if (id === promotions[1]?.id) expect(row?.most).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: runs(25) },
  );
});
