import { describe, expect, test } from 'vitest';
import { createBrowser } from './browser.ts';
import { edges, freshKey } from './order-edges.ts';
import { newId, type Person } from './factories.ts';
import { openShop } from './setup.ts';

/* What clients can repeat must not end as a database error: PostgreSQL would log each one, a kilobyte or more. Every test file
   checks its log when it ends; this file has what could be repeated without limit. */
const shop = await openShop();
const PASSWORD = 'a good long secret';

/** Does something many times at once, then once more; returns the distinct answers. */
const repeat = async <Answer>(call: () => Promise<Answer>): Promise<Answer[]> => {
  const answers = await Promise.all(Array.from({ length: 12 }, call));
  answers.push(await call());
  return [...new Map(answers.map((answer) => [JSON.stringify(answer), answer])).values()];
};

const ask = async (person: Person, document: string, variables: Record<string, unknown>) => {
  const { answer } = await person.graphql<{ answer: { __typename: string; message?: string } }>(document, variables);
  return answer;
};

test.each(edges)('an order’s key that is used again over $edge', async ({ placeOrder }) => {
  const [customer, product] = [await shop.customer(), await shop.product({ stock: 3 })];
  const wish = { productId: product.id, key: freshKey() };
  expect(await repeat(() => placeOrder(customer, wish))).toMatchObject([{ kind: 'placed' }]);
  expect(await repeat(() => placeOrder(customer, { ...wish, quantity: 2 }))).toMatchObject([{ kind: 'InvalidInput' }]);
});

test('an e-mail address that is taken', async () => {
  const { email } = await shop.customer();
  const body = { user_name: 'Rahima', gmail: email, phone_number: '01712345678', password: PASSWORD };
  const fresh = { ...body, gmail: 'nobody.yet@gmail.com' };
  const register = (registration: object) => async () =>
    (await createBrowser(shop.url).send('POST', '/backend/registration', { body: registration })).status;
  expect(await repeat(register(body))).toEqual([409]);
  expect((await repeat(register(fresh))).toSorted()).toEqual([200, 409]);
});

describe('a product', () => {
  const review = `mutation ($id: ID!) {
    answer: addReview(input: { productId: $id, rating: 4, text: "Good." }) { __typename ... on Error { message } }
  }`;
  const comment = `mutation ($id: ID!) {
    answer: addComment(input: { productId: $id, text: "Is it blue?" }) { __typename ... on Error { message } }
  }`;

  test('that is reviewed already', async () => {
    const [buyer, product] = [await shop.customer(), await shop.product()];
    await shop.order(buyer, product);
    const kinds = (await repeat(() => ask(buyer, review, { id: product.id }))).map(({ __typename }) => __typename);
    expect(kinds.toSorted()).toEqual(['AddReviewSuccess', 'ReviewNotAllowed']);
  });

  test('that is not there, or not any more', async () => {
    const [buyer, product] = [await shop.customer(), await shop.product()];
    await shop.order(buyer, product);
    await shop.sql('DELETE FROM products WHERE id = $1', [product.id]);
    for (const id of [product.id, newId()]) {
      expect(await repeat(() => ask(buyer, comment, { id }))).toMatchObject([{ __typename: 'InvalidInput' }]);
      await repeat(() =>
        ask(
          buyer,
          'mutation ($id: ID!) { answer: changeWishlist(idempotencyKey: "first-wish", changes: [{ productId: $id, wished: true }]) { __typename } }',
          { id },
        ),
      );
    }
    expect(await repeat(() => ask(buyer, review, { id: product.id }))).toMatchObject([{ __typename: 'InvalidInput' }]);
  });
});

test('addresses, profile, sessions and a copy of everything, changed and read at once', async () => {
  const person = await shop.customer({ password: PASSWORD });
  const product = await shop.product();
  const statuses = await Promise.all(
    Array.from({ length: 8 }, async (_, count) => [
      await person.graphqlAnswer(
        `mutation ($line: String!, $product: ID!) {
          addAddress(input: { name: "R", phoneNumber: "01712345678", upazilaId: "dhaka/savar", line: $line, isDefault: true }) { __typename }
          updateProfile(input: { shippingAddress: $line, phoneNumber: "01812345678" }) { __typename }
          changeCart(idempotencyKey: "first-cart", changes: [{ productId: $product, from: 0, to: 2, seenPriceCents: 1999 }]) { refused }
          changeWishlist(idempotencyKey: "first-wish", changes: [{ productId: $product, wished: true }]) { id }
        }`,
        { line: `House ${count}`, product: product.id },
      ),
      await person.get('/backend/account/data'),
      await person.put('/backend/password', { currentPassword: PASSWORD, newPassword: PASSWORD }),
    ]),
  );
  expect(statuses.flat().map(({ status }) => status < 500)).not.toContain(false);
  const browsers = Array.from({ length: 4 }, () => createBrowser(shop.url));
  for (const browser of browsers) await browser.login(person.email, PASSWORD);
  const ends = await Promise.all([
    ...browsers.map((browser) => browser.refresh()),
    ...browsers.map(({ client }) => client.send('DELETE', '/backend/sessions')),
  ]);
  expect(ends.map(({ status }) => [200, 401].includes(status))).not.toContain(false);
});
