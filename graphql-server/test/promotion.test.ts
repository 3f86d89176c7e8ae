import { describe, expect, test } from 'vitest';
import { openShop } from './setup.ts';

const shop = await openShop();
const admin = await shop.admin();

const fields = `id code kind percent amountCents minimumCents startsAt endsAt totalLimit customerLimit
  categories { name } products { id } used active createdAt`;
const result = `... on SavePromotionSuccess { promotion { ${fields} } } ... on InvalidInput { message fields { field message } }`;

interface Saved {
  promotion?: { id: string; code: string; active: boolean };
  message?: string;
  fields?: { field: string; message: string }[];
}

const create = async (input: object): Promise<Saved> => {
  const document = `mutation ($input: PromotionInput!) { it: createPromotion(input: $input) { ${result} } }`;
  return (await admin.graphql<{ it: Saved }>(document, { input })).it;
};

const updateDocument = `mutation ($id: ID!, $input: PromotionInput!) {
  it: updatePromotion(id: $id, input: $input) { ${result} }
}`;
const update = async (id: string, input: object): Promise<Saved> =>
  (await admin.graphql<{ it: Saved }>(updateDocument, { id, input })).it;

let made = 0;
/** Returns a code that was not used yet. */
const freshCode = () => `FRESH-${(made += 1)}`;

const percent = (more: object = {}) => ({ code: freshCode(), kind: 'PERCENT', percent: 10, ...more });

describe('an admin', () => {
  test('creates a promotion with its limits, in capitals', async () => {
    const [category, product] = [await shop.category(), await shop.product()];
    const saved = await create({
      code: ' eid-2027 ',
      kind: 'FIXED',
      amountCents: 2000,
      percent: 10,
      minimumCents: 10_000,
      startsAt: '2027-03-01T00:00:00Z',
      endsAt: '2027-03-31T18:00:00+06:00',
      totalLimit: 100,
      customerLimit: 1,
      categoryIds: [category.id],
      productIds: [product.id],
    });
    expect(saved).toEqual({
      promotion: {
        id: expect.any(String),
        code: 'EID-2027',
        kind: 'FIXED',
        percent: null,
        amountCents: 2000,
        minimumCents: 10_000,
        startsAt: '2027-03-01T00:00:00.000Z',
        endsAt: '2027-03-31T12:00:00.000Z',
        totalLimit: 100,
        customerLimit: 1,
        categories: [{ name: category.name }],
        products: [{ id: product.id }],
        used: 0,
        active: true,
        createdAt: expect.any(String),
      },
    });
  });

  test('changes it as a whole, and switches it off', async () => {
    const input = percent({ totalLimit: 5, minimumCents: 100 });
    const { promotion } = await create(input);
    expect(
      await update(promotion?.id ?? '', { code: input.code, kind: 'FIXED', amountCents: 500, active: false }),
    ).toMatchObject({
      promotion: {
        id: promotion?.id,
        code: input.code,
        kind: 'FIXED',
        percent: null,
        amountCents: 500,
        minimumCents: 0,
        totalLimit: null,
        active: false,
      },
    });
  });

  test('sees all of them, newest first', async () => {
    const codes = [freshCode(), freshCode()];
    for (const code of codes) await create(percent({ code }));
    const list =
      'query ($after: String) { promotions(first: 1, after: $after) { nodes { code } totalCount pageInfo { endCursor } } }';
    interface List {
      promotions: { nodes: { code: string }[]; totalCount: number; pageInfo: { endCursor: string } };
    }
    const { promotions: first } = await admin.graphql<List>(list);
    const { promotions: second } = await admin.graphql<List>(list, { after: first.pageInfo.endCursor });
    expect([...first.nodes, ...second.nodes].map(({ code }) => code)).toEqual(codes.toReversed());
    const [counted] = await shop.sql<{ count: number }>('SELECT count(*)::integer AS count FROM promotions');
    expect(first.totalCount).toBe(counted?.count);
  });
});

test.each<[what: string, input: object, field: string, message: string]>([
  ['a short code', { code: 'AB' }, 'code', 'A code has 3 to 30 letters A to Z, digits and hyphens.'],
  ['a code with a space', { code: 'TEN OFF' }, 'code', 'A code has 3 to 30 letters A to Z, digits and hyphens.'],
  ['no percentage', { percent: null }, 'percent', 'The percentage must be a whole number from 1 to 100.'],
  ['0 percent', { percent: 0 }, 'percent', 'The percentage must be a whole number from 1 to 100.'],
  ['101 percent', { percent: 101 }, 'percent', 'The percentage must be a whole number from 1 to 100.'],
  ['no amount', { kind: 'FIXED' }, 'amountCents', 'The amount must be whole dollars, at most 1,000,000.'],
  [
    'half a dollar',
    { kind: 'FIXED', amountCents: 50 },
    'amountCents',
    'The amount must be whole dollars, at most 1,000,000.',
  ],
  ['a negative minimum', { minimumCents: -1 }, 'minimumCents', 'The minimum must be 0 to 1,000,000 dollars.'],
  ['a limit of 0', { totalLimit: 0 }, 'totalLimit', 'A limit must be a whole number from 1.'],
  ['a limit of 0 per customer', { customerLimit: 0 }, 'customerLimit', 'A limit must be a whole number from 1.'],
  ['no time', { startsAt: 'soon' }, 'startsAt', 'Please enter a date and time.'],
  [
    'an end before its start',
    { startsAt: '2027-01-02T00:00:00Z', endsAt: '2027-01-01T00:00:00Z' },
    'endsAt',
    'The end must be after the start.',
  ],
  ['a category that is no id', { categoryIds: ['lamps'] }, 'categoryIds', 'This category is not in the shop.'],
  [
    'an unknown category',
    { categoryIds: ['01890000-0000-7000-8000-000000000000'] },
    'categoryIds',
    'This category is not in the shop.',
  ],
])('a promotion with %s is refused', async (_, change, field, message) => {
  const refused = { message, fields: [{ field, message }] };
  const input = percent(change);
  expect(await create(input)).toEqual(refused);
  const { id, code } = await shop.promotion();
  expect(await update(id, { ...percent(change), ...(field !== 'code' && { code }) })).toEqual(refused);
  expect(await shop.sql('SELECT FROM promotions WHERE code = $1', [input.code])).toEqual([]);
});

test('a code is one promotion’s, in any case, also when two save it at once', async () => {
  const { code } = await shop.promotion();
  const taken = 'There is a promotion with this code already.';
  expect(await create(percent({ code: code.toLowerCase() }))).toMatchObject({ message: taken });
  const input = percent();
  const saved = await Promise.all([create(input), create(input), create(input)]);
  expect(saved.filter(({ promotion }) => promotion)).toHaveLength(1);
  expect(saved.filter(({ message }) => message === taken)).toHaveLength(2);
});

test('the code of a promotion stays, since orders bear it', async () => {
  const { id } = await shop.promotion();
  expect(await update(id, percent())).toMatchObject({
    fields: [{ field: 'code', message: 'The code of a promotion cannot be changed.' }],
  });
});

test('a limit cannot be set below the uses so far', async () => {
  const { id, code } = await shop.promotion({ used: 3 });
  expect(await update(id, percent({ code, totalLimit: 2 }))).toMatchObject({
    fields: [{ field: 'totalLimit', message: 'The limit cannot be below the number of uses so far.' }],
  });
  expect(await update(id, percent({ code, totalLimit: 3 }))).toMatchObject({ promotion: { id } });
});

test.each(['01890000-0000-7000-8000-000000000000', 'x'])('there is no promotion %s', async (id) => {
  const { errors, status } = await admin.graphqlAnswer(updateDocument, { id, input: percent() });
  expect([status, errors[0]?.extensions.code]).toEqual([404, 'NOT_FOUND']);
});
