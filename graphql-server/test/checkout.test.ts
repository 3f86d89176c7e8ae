import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeOrderDocument, toInput, type PlaceOrderData } from './order-edges.ts';
import type { Person } from './factories.ts';
import { runs } from './runs.ts';
import { openShop } from './setup.ts';

const shop = await openShop({ settings: { ORDERS_A_DAY: '1000', UNPAID_PIECES: '100000' } });

const document = /* GraphQL */ `
  query ($input: CheckoutInput!) {
    checkout(input: $input) {
      lines {
        productId
        quantity
        unitPriceCents
        sumCents
        availableStock
      }
      adjustments {
        kind
        code
        amountCents
      }
      itemsTotalCents
      discountCents
      roundingCents
      deliveryFeeCents
      totalCents
      delivery {
        from
        to
      }
      promotionRefusal {
        message
        reason
        wording {
          code
        }
      }
    }
  }
`;

interface Line {
  productId: string;
  quantity: number;
}

interface Shown {
  lines: (Line & { unitPriceCents: number; sumCents: number; availableStock: number })[];
  adjustments: { kind: string; code: string; amountCents: number }[];
  itemsTotalCents: number;
  discountCents: number;
  roundingCents: number;
  deliveryFeeCents: number;
  totalCents: number;
  delivery: { from: string; to: string };
  promotionRefusal: { message: string; reason: string; wording: { code: string } } | null;
}

const checkout = async (customer: Person, lines: Line[], promotionCode?: string): Promise<Shown> => {
  const input = { lines, ...(promotionCode !== undefined && { promotionCode }) };
  return (await customer.graphql<{ checkout: Shown }>(document, { input })).checkout;
};

const place = async (customer: Person, lines: Line[], more: object): Promise<PlaceOrderData['placeOrder']> => {
  const input = { ...toInput(customer, { productId: '' }), lines, ...more };
  return (await customer.graphql<PlaceOrderData>(placeOrderDocument, { input })).placeOrder;
};

describe('the checkout', () => {
  test('shows what an order would cost, with its code, and takes nothing', async () => {
    const [customer, product] = [await shop.customer(), await shop.product({ priceCents: 12_345, stock: 3 })];
    const { id, code } = await shop.promotion({ percent: 10, totalLimit: 1 });
    const lines = [{ productId: product.id, quantity: 2 }];
    for (const promotionCode of [code, code.toLowerCase()])
      expect(await checkout(customer, lines, promotionCode)).toEqual({
        lines: [{ productId: product.id, quantity: 2, unitPriceCents: 12_345, sumCents: 24_690, availableStock: 3 }],
        adjustments: [{ kind: 'PROMOTION', code, amountCents: -2469 }],
        itemsTotalCents: 22_200,
        discountCents: 2469,
        roundingCents: -21,
        deliveryFeeCents: 6000,
        totalCents: 28_200,
        delivery: { from: expect.any(String), to: expect.any(String) },
        promotionRefusal: null,
      });
    const state = `SELECT p.used, (SELECT available FROM product_stock WHERE product_id = $2) AS available FROM promotions p WHERE id = $1`;
    expect(await shop.sql(state, [id, product.id])).toEqual([{ used: 0, available: 3 }]);
  });

  test('shows a refused code with its reason, and the prices without it', async () => {
    const [customer, product] = [await shop.customer(), await shop.product({ priceCents: 5000 })];
    const { code } = await shop.promotion({ minimumCents: 10_000 });
    const lines = [{ productId: product.id, quantity: 1 }];
    expect(await checkout(customer, lines, code)).toMatchObject({
      adjustments: [],
      discountCents: 0,
      totalCents: 11_000,
      promotionRefusal: {
        reason: 'BELOW_MINIMUM',
        message: 'This promotion code needs $100.00 or more; the products that it is for come to $50.00.',
        wording: { code: 'promotionRefusal.belowMinimum' },
      },
    });
  });

  test('shows missing stock, and refuses nothing for it', async () => {
    const [customer, product] = [await shop.customer(), await shop.product({ stock: 1 })];
    expect(await checkout(customer, [{ productId: product.id, quantity: 5 }])).toMatchObject({
      lines: [{ quantity: 5, availableStock: 1, sumCents: 9995 }],
      totalCents: 16_000,
    });
  });

  test('counts wrong codes with those of orders, and still shows the prices after too many', async () => {
    const [customer, product] = [await shop.customer(), await shop.product()];
    const { code } = await shop.promotion();
    const lines = [{ productId: product.id, quantity: 1 }];
    for (let attempt = 0; attempt < 30; attempt += 1) await checkout(customer, lines, `GUESS-${attempt}`);
    expect(await checkout(customer, lines, code)).toMatchObject({
      totalCents: 8000,
      promotionRefusal: { reason: 'TOO_OFTEN', wording: { code: 'tooOften.inMinutes' } },
    });
    expect(await place(customer, lines, { promotionCode: code })).toMatchObject({ reason: 'TOO_OFTEN' });
  });

  test.each([
    ['of a product that is not there', '01890000-0000-7000-8000-000000000000', 'This product is not in the shop.'],
    ['of no id', 'x', 'This product is not in the shop.'],
  ])('%s is refused', async (_, productId, message) => {
    const [customer, product] = [await shop.customer(), await shop.product()];
    const { errors, status } = await customer.graphqlAnswer(document, {
      input: { lines: [product.id, productId].map((id) => ({ productId: id, quantity: 1 })) },
    });
    expect([status, errors[0]?.extensions.code, errors[0]?.message]).toEqual([422, 'INVALID_INPUT', message]);
  });

  test('of more than the database can store is refused', async () => {
    const [customer, product] = [await shop.customer(), await shop.product({ priceCents: 2_000_000_000 })];
    const { errors } = await customer.graphqlAnswer(document, {
      input: { lines: [{ productId: product.id, quantity: 10_000 }] },
    });
    expect(errors[0]).toMatchObject({
      message: 'This order is too large to be placed at once.',
      extensions: { code: 'INVALID_INPUT' },
    });
  });

  test('has 1 to 50 lines', async () => {
    const [customer, product] = [await shop.customer(), await shop.product()];
    for (const length of [0, 51]) {
      const lines = Array.from({ length }, () => ({ productId: product.id, quantity: 1 }));
      const { errors } = await customer.graphqlAnswer(document, { input: { lines } });
      expect(errors[0]).toMatchObject({ message: 'An order has 1 to 50 lines.' });
    }
  });
});

test('whatever the cart and the code are, the order costs what the checkout shows', async () => {
  const customer = await shop.customer();
  const [root, other] = [await shop.category(), await shop.category()];
  const leaves = [await shop.category({ parent: root }), await shop.category({ parent: other })] as const;
  const products = await shop.products(
    [1, 49, 50, 1999, 12_345, 99_999].map((priceCents, index) => ({
      priceCents,
      stock: 100_000,
      category: leaves[index % 2 === 0 ? 0 : 1],
    })),
  );
  const codes = await Promise.all(
    [
      { percent: 1 },
      { percent: 33, categoryId: root.id },
      { percent: 100, minimumCents: 5000 },
      { amountCents: 500 },
      { amountCents: 20_000, categoryId: other.id },
      { amountCents: 1_000_000 },
    ].map((wish) => shop.promotion(wish)),
  );
  const line = fc.record({
    productId: fc.constantFrom(...products.map(({ id }) => id)),
    quantity: fc.integer({ min: 1, max: 7 }),
  });
  const code = fc.option(fc.constantFrom(...codes.map(({ code }) => code)), { nil: undefined });
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 6 }), code, async (lines, promotionCode) => {
      const shown = await checkout(customer, lines, promotionCode);
      const { itemsTotalCents, discountCents, roundingCents, deliveryFeeCents, totalCents, adjustments } = shown;
      const more = { seenTotalCents: totalCents, ...(promotionCode !== undefined && { promotionCode }) };
      const result = await place(customer, lines, more);
      if (shown.promotionRefusal)
        expect(result).toMatchObject({
          __typename: 'PromotionRefused',
          reason: shown.promotionRefusal.reason,
          message: shown.promotionRefusal.message,
        });
      else
        expect(result).toMatchObject({
          __typename: 'PlaceOrderSuccess',
          order: { itemsTotalCents, discountCents, roundingCents, deliveryFeeCents, totalCents, adjustments },
        });
    }),
    { numRuns: runs(60) },
  );
});
