import { describe, expect, test } from 'vitest';
import { openShop } from './setup.ts';

const shop = await openShop();
const broken = await openShop({ mayFail: true });
const damaged = await openShop({ mayFail: true });

const department = await shop.category({ name: 'Electronics' });
const leaf = await shop.category({ name: 'Laptops', parent: department });
const lamp = await shop.product({ name: 'Lamp', brand: 'Apple', category: leaf, priceCents: 1000 });
const chair = await shop.product({ name: 'Chair', brand: 'Scala', category: leaf, priceCents: 2000 });

/** Sends an operation four times: operations that come often are compiled, and must still return the same. */
const often = async <Data>(document: string, variables?: Record<string, unknown>): Promise<Data> => {
  const first = await shop.graphql<Data>(document, variables);
  for (let count = 0; count < 3; count += 1) expect(await shop.graphql<Data>(document, variables)).toEqual(first);
  return first;
};

describe('an operation', () => {
  test('leaves out and takes in what its variables say, each time anew', async () => {
    const document = `query ($id: ID!, $more: Boolean!, $less: Boolean! = false) {
      product(id: $id) { name brand @include(if: $more) priceCents @skip(if: $less) ... @include(if: $more) { tag } }
    }`;
    expect(await often(document, { id: lamp.id, more: false })).toEqual({
      product: { name: 'Lamp', priceCents: 1000 },
    });
    expect(await often(document, { id: lamp.id, more: true, less: true })).toEqual({
      product: { name: 'Lamp', brand: 'Apple', tag: lamp.tag },
    });
    expect(await often(document, { id: chair.id, more: false })).toEqual({
      product: { name: 'Chair', priceCents: 2000 },
    });
  });

  test('may bear other names for its fields, and ask twice for one', async () => {
    const document = `query ($one: ID!, $other: ID!) {
      one: product(id: $one) { title: name category { name } category { slug } }
      other: product(id: $other) { title: name }
      kind: __typename
    }`;
    expect(await often(document, { one: lamp.id, other: chair.id })).toEqual({
      one: { title: 'Lamp', category: { name: 'Laptops', slug: leaf.slug } },
      other: { title: 'Chair' },
      kind: 'Query',
    });
  });

  test('is made of fragments', async () => {
    const document = `query ($id: ID!) { ...Page product(id: $id) { ...Card ... on Product { brand } } }
      fragment Page on Query { categories { __typename name } }
      fragment Card on Product { name department { ...Named } }
      fragment Named on Category { name }`;
    expect(await often(document, { id: lamp.id })).toEqual({
      categories: [{ __typename: 'Category', name: 'Electronics' }],
      product: { name: 'Lamp', department: { name: 'Electronics' }, brand: 'Apple' },
    });
  });

  test('is chosen by its name among several', async () => {
    const query = `query One { category(slug: "${leaf.slug}") { name } } query Other { categories { name } }`;
    const send = (operationName: string) =>
      shop.send('POST', '/graphql', { body: { query, operationName } }).then((answer) => answer.ok());
    expect(await send('One')).toEqual({ data: { category: { name: 'Laptops' } } });
    expect(await send('Other')).toEqual({ data: { categories: [{ name: 'Electronics' }] } });
    expect(await send('One')).toEqual({ data: { category: { name: 'Laptops' } } });
  });

  test('takes defaults for what is left out, and one value for a list of one', async () => {
    const document = `query ($sort: ProductSort! = PRICE_DESC, $first: Int! = 1, $brands: [String!]) {
      products(sort: $sort, first: $first, filter: { brands: $brands }) { nodes { name } }
    }`;
    expect(await often(document)).toEqual({ products: { nodes: [{ name: 'Chair' }] } });
    expect(await often(document, { sort: 'PRICE_ASC', brands: null })).toEqual({
      products: { nodes: [{ name: 'Lamp' }] },
    });
    expect(await often(document, { brands: 'Apple' })).toEqual({ products: { nodes: [{ name: 'Lamp' }] } });
    expect(await often(document, { brands: ['Apple', 'Scala'], first: 2 })).toEqual({
      products: { nodes: [{ name: 'Chair' }, { name: 'Lamp' }] },
    });
  });

  test('tells a member of a union by its type or by what all failures share', async () => {
    const document = `mutation ($input: LoginInput!) {
      login(input: $input) { __typename ... on Error { message } ... on LoginRefused { reason } ... on LoginSuccess { token } }
    }`;
    expect(await often(document, { input: { email: 'nobody@gmail.com', password: 'x' } })).toEqual({
      login: {
        __typename: 'LoginRefused',
        message: 'E-mail or password is wrong.',
        reason: 'WRONG_CREDENTIALS',
      },
    });
  });

  test('that only reads may come by GET, where no foreign page can send it', async () => {
    const address = `/graphql?query=${encodeURIComponent('{ categories { name } }')}`;
    const answer = await shop.send('GET', address, { headers: { 'apollo-require-preflight': 'true' } });
    expect(answer.ok()).toEqual({ data: { categories: [{ name: 'Electronics' }] } });
  });

  test('that fails in one field answers the others', async () => {
    const { data, errors, status } = await shop.graphqlAnswer('{ categories { name } order(id: "x") { id } }');
    expect(status).toBe(200);
    expect(data).toEqual({ categories: [{ name: 'Electronics' }], order: null });
    expect(errors).toMatchObject([
      { message: 'Please log in first.', path: ['order'], extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });

  test('whose variable is null where nothing may be null is refused', async () => {
    const document = 'query ($first: Int = 2) { products(first: $first) { totalCount } }';
    const { errors } = await shop.graphqlAnswer(document, { first: null });
    expect(errors).toMatchObject([
      { message: expect.stringContaining('null'), extensions: { code: 'BAD_USER_INPUT' } },
    ]);
  });

  test('that breaks a rule names the fields', async () => {
    const refusal = await shop.graphqlRefusal('{ products(filter: { rating: 6, minPriceCents: -1 }) { totalCount } }');
    expect(refusal).toMatchObject({
      status: 422,
      message: 'A price cannot be negative.',
      extensions: {
        code: 'INVALID_INPUT',
        fields: [
          { field: 'filter.minPriceCents', message: 'A price cannot be negative.' },
          { field: 'filter.rating', message: 'A rating is a whole number from 1 to 5.' },
        ],
      },
    });
  });
});

test('the schema describes every type, field, argument and value', async () => {
  interface Described {
    name: string;
    description: string | null;
    fields?: (Described & { args: Described[] })[] | null;
    inputFields?: Described[] | null;
    enumValues?: Described[] | null;
  }
  const { __schema } = await shop.graphql<{ __schema: { types: Described[] } }>(`{ __schema { types {
    name description fields { name description args { name description } } inputFields { name description }
    enumValues { name description }
  } } }`);
  const own = __schema.types.filter(({ name }) => !name.startsWith('__'));
  const undescribed = own.flatMap((type) =>
    [
      type,
      ...(type.fields ?? []).flatMap((field) => [field, ...field.args]),
      ...(type.inputFields ?? []),
      ...(type.enumValues ?? []),
    ]
      .filter(({ description }) => !description)
      .map(({ name }) => `${type.name}.${name}`),
  );
  expect(own.length).toBeGreaterThan(30);
  expect(undescribed).toEqual([]);
});

test('every mutation says who may call it', async () => {
  const { __schema } = await shop.graphql<{
    __schema: { mutationType: { fields: { name: string; description: string }[] } };
  }>('{ __schema { mutationType { fields { name description } } } }');
  const silent = __schema.mutationType.fields.filter(
    ({ description }) => !/For (everyone|signed-in customers|confirmed customers|admins)\b/.test(description),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('an internal error is logged in full, and masked for the client', async () => {
  await broken.sql('ALTER TABLE categories RENAME TO hidden');
  await broken.sql('ALTER TABLE products RENAME TO hidden_too');
  const { status, errors, answer } = await broken.graphqlAnswer('{ categories { name } }');
  const rest = await broken.get('/backend/product');
  const sentence = 'Something went wrong on our side. Please try again.';
  const ids = [answer, rest].map(({ headers }) => headers.get('x-request-id'));
  expect(status).toBe(500);
  expect(errors).toMatchObject([{ message: sentence, extensions: { code: 'INTERNAL', requestId: ids[0] } }]);
  expect(rest.refused(500)).toEqual({ error: sentence, code: 'INTERNAL', requestId: ids[1] });
  for (const { text } of [answer, rest]) expect(text).not.toMatch(/relation|does not exist|select|stack/i);
  expect(broken.failures.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 'error', requestId: ids[0], error: { message: 'relation "categories" does not exist' } },
    { level: 'error', requestId: ids[1], error: { message: 'relation "products" does not exist' } },
  ]);
});

test('an answer that breaks the contract is a failure of our own too', async () => {
  const customer = await damaged.customer();
  const id = await damaged.order(customer, await damaged.product());
  await damaged.sql('ALTER TABLE order_lines ALTER COLUMN name DROP NOT NULL');
  await damaged.sql('UPDATE order_lines SET name = NULL WHERE order_id = $1', [id]);
  const document = 'query ($id: ID!) { order(id: $id) { lines { name } } }';
  const { errors, answer } = await customer.graphqlAnswer(document, { id });
  const requestId = answer.headers.get('x-request-id');
  expect(errors).toMatchObject([
    {
      message: 'Something went wrong on our side. Please try again.',
      extensions: { code: 'INTERNAL', requestId },
    },
  ]);
  expect(damaged.failures.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 'error', requestId, error: { message: expect.stringContaining('OrderLine.name') } },
  ]);
});
