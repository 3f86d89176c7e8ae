import { describe, expect, test } from 'vitest';
import { REVIEW_MESSAGES } from '#schema/review.ts';
import { kindOf } from '#schema/sentence.ts';
import { codeOf, SENTENCES } from '#schema/sentences.ts';
import { addressOf } from './order-edges.ts';
import type { Person } from './factories.ts';
import { openShop } from './setup.ts';

const shop = await openShop();

const wording = 'wording { code params { name value } }';
const placeOrder = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    ... on Error { message ${wording} }
    ... on InvalidInput { fields { field ${wording} } }
  }
}`;

const order = (customer: Person, productId: string, more: object = {}) => ({
  input: {
    idempotencyKey: crypto.randomUUID(),
    lines: [{ productId, quantity: 1, color: null, size: null, ...more }],
    paymentMethod: 'CASH_ON_DELIVERY',
    shippingAddress: addressOf(customer),
  },
});

describe('the server’s sentences come as code and parameters', () => {
  test('with what stands in it', async () => {
    const customer = await shop.customer();
    const product = await shop.product({ name: 'Desk Lamp', stock: 3 });
    const { placeOrder: answer } = await customer.graphql<{ placeOrder: object }>(
      placeOrder,
      order(customer, product.id, { quantity: 4 }),
    );
    expect(answer).toEqual({
      message: 'Only 3 of Desk Lamp are left.',
      wording: {
        code: 'order.left',
        params: [
          { name: 'product', value: 'Desk Lamp' },
          { name: 'available', value: '3' },
        ],
      },
    });
  });

  test('for each field', async () => {
    const customer = await shop.customer();
    const product = await shop.product({ name: 'Desk Lamp', stock: 3, colors: ['Red'] });
    const { placeOrder: answer } = await customer.graphql<{ placeOrder: { fields: object[] } }>(
      placeOrder,
      order(customer, product.id, { color: 'Blue' }),
    );
    expect(answer.fields).toEqual([
      {
        field: 'lines.0.color',
        wording: { code: 'order.notInColor', params: [{ name: 'product', value: 'Desk Lamp' }] },
      },
    ]);
  });

  test('also where it is an error of the whole operation', async () => {
    const attempt = () =>
      shop.graphqlAnswer('mutation ($input: LoginInput!) { login(input: $input) { __typename } }', {
        input: { email: 'somebody@gmail.com', password: 'wrong' },
      });
    let { errors } = await attempt();
    for (let tries = 0; tries < 30 && errors.length === 0; tries += 1) ({ errors } = await attempt());
    expect(errors[0]?.extensions).toMatchObject({
      code: 'TOO_MANY',
      wording: { code: 'tooOften.inMinutes', params: [{ name: 'minutes', value: expect.any(String) }] },
    });
  });
});

test('every sentence has one code, and parameters that are named once', () => {
  for (const [code, text] of Object.entries(SENTENCES)) {
    expect(SENTENCES[codeOf(text) ?? 'order.left'], code).toBe(text);
    const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(new Set(names).size, code).toBe(names.length);
    // Every other parameter has a kind of its own: `kindOf` must know a new one.
    for (const name of names.filter((name) => kindOf(name ?? '') === 'text'))
      expect(['carrier', 'product', 'reason', 'status', 'to', 'variant']).toContain(name);
  }
  expect(codeOf(REVIEW_MESSAGES.noSuchProduct)).toBeDefined();
});
