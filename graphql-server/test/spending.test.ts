import { describe, expect, test } from 'vitest';
import type { Answer, GraphqlError } from './client.ts';
import { openShop, type Shop } from './setup.ts';

const shop = await openShop();
const other = await openShop({ beside: shop });

/** Nearly the dearest operation that there may be, and quickly answered. */
const dear = `{ ${Array.from({ length: 49 }, (_, index) => `a${index}: category(slug: "x") { id }`).join(' ')} }`;

/** As many of them as a server keeps to itself before it settles, and one. */
const UNSETTLED = 31;

let addresses = 0;
const newAddress = () => `203.0.113.${(addresses += 1)}`;

interface Asker {
  address: string;
  token?: string;
}

const ask = (server: Shop, { address, token }: Asker, query = dear): Promise<Answer> =>
  server.send('POST', '/graphql', {
    body: { query },
    headers: { 'x-forwarded-for': address, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
  });

const askOften = async (server: Shop, asker: Asker, times = UNSETTLED) => {
  for (let count = 0; count < times; count += 1) (await ask(server, asker)).ok();
};

const counted = async (name: string) =>
  (await shop.sql<{ points: number }>('SELECT points FROM rate_limits WHERE key LIKE $1', [`${name}:%`])).map(
    ({ points }) => points,
  );

/** Everybody has spent nearly as much as they may. */
const nearlySpent = async (name: string, points: number) => {
  await expect.poll(() => counted(name)).not.toEqual([]);
  await shop.sql('UPDATE rate_limits SET points = $2 WHERE key LIKE $1', [`${name}:%`, points - 1]);
};

const forgetAll = () => shop.sql('DELETE FROM rate_limits');

/** What is settled is settled behind the answers: soon after. */
const expectRefused = async (server: Shop, asker: Asker) => {
  await expect.poll(async () => (await ask(server, asker, '{ __typename }')).status).toBe(429);
  const answer = await ask(server, asker, '{ __typename }');
  const seconds = Number(answer.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(14 * 60);
  expect(seconds).toBeLessThanOrEqual(15 * 60);
  const { errors } = answer.json<{ errors: GraphqlError[] }>();
  expect(errors).toEqual([
    {
      message: 'That was tried too often. Please try again in 15 minutes.',
      extensions: {
        code: 'TOO_MANY',
        requestId: answer.headers.get('x-request-id'),
        retryAfterSeconds: expect.any(Number),
      },
    },
  ]);
};

test('what an ordinary visit costs is told nobody', async () => {
  await forgetAll();
  const visitor = { address: newAddress() };
  for (let count = 0; count < 50; count += 1)
    (await ask(shop, visitor, '{ products { nodes { id name image { path } } } }')).ok();
  expect(await counted('graphqlByAddress')).toEqual([]);
});

describe('who spends more than they may is refused for a while', () => {
  test('from one address, by every server, and nobody else', async () => {
    await forgetAll();
    const [greedy, modest] = [{ address: newAddress() }, { address: newAddress() }];
    await askOften(shop, greedy);
    await nearlySpent('graphqlByAddress', 5_000_000);
    (await ask(shop, greedy)).ok();
    await askOften(other, greedy);
    await expectRefused(other, greedy);
    // Told by the other one: this server asks when it settles the next time.
    await askOften(shop, greedy, UNSETTLED - 1);
    await expectRefused(shop, greedy);
    (await ask(shop, modest)).ok();
    (await ask(other, modest)).ok();
  });

  test('as one customer, from however many addresses', async () => {
    await forgetAll();
    const [greedy, modest] = [await shop.customer(), await shop.customer()];
    const somewhere = () => ({ address: newAddress(), token: greedy.token });
    for (let count = 0; count < UNSETTLED; count += 1) (await ask(shop, somewhere())).ok();
    await nearlySpent('graphqlByCustomer', 300_000);
    for (let count = 0; count < UNSETTLED; count += 1) (await ask(shop, somewhere())).ok();
    await expectRefused(shop, somewhere());
    (await ask(shop, { ...somewhere(), token: modest.token })).ok();
    // Whoever reads without an account reads on.
    (await ask(shop, { address: newAddress() })).ok();
  });

  test('also by documents that are refused or cannot be read', async () => {
    await forgetAll();
    const vandal = { address: newAddress() };
    const unreadable = `{ ${'# '.padEnd(90_000, 'x')}`;
    for (let count = 0; count < 70; count += 1)
      expect((await ask(shop, vandal, unreadable)).status).toBe(400);
    await expect.poll(() => counted('graphqlByAddress')).not.toEqual([]);
  });
});
