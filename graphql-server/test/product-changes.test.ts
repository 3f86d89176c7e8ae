import { describe, expect, test } from 'vitest';
import { MANAGE_MESSAGES } from '#schema/product-manage.ts';
import type { EditProductsInput } from '../src/generated/schema.ts';
import { buy } from './order-steps.ts';
import { createServices } from '../src/services.ts';
import { openShop } from './setup.ts';

const shop = await openShop();
const admin = await shop.admin({ displayName: 'Salma' });
const other = await shop.admin({ displayName: 'Rafi' });

interface Result {
  __typename: string;
  message?: string;
  product?: { priceCents: number; availableStock: number; updatedBy: string | null };
  currentPriceCents?: number | null;
  availableStock?: number;
  fields?: { field: string; message: string }[];
}

const refusals = '... on Error { message } ... on InvalidInput { fields { field message } }';

const changePrice = async (input: object, by = admin): Promise<Result> =>
  (
    await by.graphql<{ it: Result }>(
      `mutation ($input: ChangePriceInput!) { it: changePrice(input: $input) {
        __typename ... on ChangeProductSuccess { product { priceCents availableStock updatedBy } }
        ... on PriceChangedMeanwhile { currentPriceCents } ${refusals} } }`,
      { input },
    )
  ).it;

const changeStock = async (input: object, by = admin): Promise<Result> =>
  (
    await by.graphql<{ it: Result }>(
      `mutation ($input: ChangeStockInput!) { it: changeStock(input: $input) {
        __typename ... on ChangeProductSuccess { product { priceCents availableStock updatedBy } }
        ... on StockChangedMeanwhile { availableStock } ${refusals} } }`,
      { input },
    )
  ).it;

const changeStatus = async (ids: string[], status: string, from: string | null = null) =>
  (
    await admin.graphql<{ it: { product: { id: string; status: string }; before: string }[] }>(
      `mutation ($ids: [ID!]!, $status: ProductStatus!, $from: ProductStatus) {
        it: changeProductStatus(ids: $ids, status: $status, from: $from) { product { id status } before } }`,
      { ids, status, from },
    )
  ).it;

const auditOf = (id: string) =>
  shop.sql<{ action: string; before: object; after: object; actor: string }>(
    `SELECT action, before, after, actor_id AS actor FROM audit_entries WHERE subject_id = $1 ORDER BY id`,
    [id],
  );

const variantsOf = (id: string) =>
  shop.sql<{ id: string; sku: string; priceCents: number | null; available: number }>(
    `SELECT id, sku, price_cents AS "priceCents", available FROM product_variants WHERE product_id = $1 ORDER BY position`,
    [id],
  );

describe('the price', () => {
  test('changes if it is what was seen, and is recorded before and after', async () => {
    const { id } = await shop.product({ priceCents: 1000 });
    expect(await changePrice({ productId: id, from: 1000, to: 1250 })).toMatchObject({
      __typename: 'ChangeProductSuccess',
      product: { priceCents: 1250, updatedBy: 'Salma' },
    });
    expect(await auditOf(id)).toEqual([
      {
        action: 'PRODUCT_CHANGED',
        before: { priceCents: 1000 },
        after: { priceCents: 1250 },
        actor: admin.id,
      },
    ]);
  });

  test('of two admins, the second is told what it is now, and nothing is overwritten', async () => {
    const { id } = await shop.product({ priceCents: 1000 });
    const answers = await Promise.all([
      changePrice({ productId: id, from: 1000, to: 1100 }),
      changePrice({ productId: id, from: 1000, to: 1200 }, other),
    ]);
    const won = answers.find(({ __typename }) => __typename === 'ChangeProductSuccess')?.product?.priceCents;
    expect(answers.find(({ __typename }) => __typename === 'PriceChangedMeanwhile')).toMatchObject({
      currentPriceCents: won,
      message: `The price has changed meanwhile: it is $${(won ?? 0) / 100}.00 now.`,
    });
    expect(await auditOf(id)).toHaveLength(1);
  });

  test.each([
    ['nothing', 0, 'Enter a price from $0.01 to $1,000,000.'],
    ['no price for a product', null, 'Enter a price from $0.01 to $1,000,000.'],
    ['as much as before', 2000, 'The old price must be higher than the price.'],
  ])('cannot be %s', async (_, to, message) => {
    const { id } = await shop.product({ priceCents: 1000, oldPriceCents: 2000 });
    expect(await changePrice({ productId: id, from: 1000, to })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ field: 'to', message }],
    });
    expect(await auditOf(id)).toEqual([]);
  });

  test('of a variant is its own, until it has none', async () => {
    const product = await shop.product({ variants: [{ color: 'red', size: 'M' }] });
    const [variant] = await variantsOf(product.id);
    const of = { productId: product.id, variantId: variant?.id };
    expect((await changePrice({ ...of, from: null, to: 777 })).__typename).toBe('ChangeProductSuccess');
    expect((await variantsOf(product.id))[0]?.priceCents).toBe(777);
    expect(await changePrice({ ...of, from: null, to: 800 })).toMatchObject({ currentPriceCents: 777 });
    expect((await changePrice({ ...of, from: 777, to: null })).__typename).toBe('ChangeProductSuccess');
    expect(await changePrice({ ...of, from: 777, to: 800 })).toMatchObject({ currentPriceCents: null });
    expect((await auditOf(product.id)).map(({ after }) => after)).toEqual([
      { variant: variant?.sku, priceCents: 777 },
      { variant: variant?.sku, priceCents: null },
    ]);
  });
});

describe('the stock', () => {
  test('changes if it is what was seen, with its history and why', async () => {
    const { id } = await shop.product({ stock: 10 });
    expect(await changeStock({ productId: id, from: 10, to: 4, reason: ' Broken ' })).toMatchObject({
      product: { availableStock: 4 },
    });
    expect(await auditOf(id)).toMatchObject([
      { action: 'STOCK_CHANGED', before: { availableStock: 10 }, after: { availableStock: 4 } },
    ]);
    expect(
      await shop.sql('SELECT kind, available, actor_id AS actor, reason FROM stock_changes WHERE product_id = $1', [
        id,
      ]),
    ).toEqual([{ kind: 'SET', available: -6, actor: admin.id, reason: 'Broken' }]);
  });

  test('that a buyer has taken from meanwhile is not overwritten', async () => {
    const product = await shop.product({ stock: 10 });
    await buy(await shop.customer(), [{ productId: product.id, quantity: 3 }]);
    expect(await changeStock({ productId: product.id, from: 10, to: 20 })).toMatchObject({
      __typename: 'StockChangedMeanwhile',
      availableStock: 7,
    });
    expect(await shop.stockOf(product)).toMatchObject({ available: 7, reserved: 3 });
  });

  test('of a product with variants is that of each of them', async () => {
    const product = await shop.product({
      variants: [
        { size: 'M', stock: 2 },
        { size: 'L', stock: 5 },
      ],
    });
    const [medium] = await variantsOf(product.id);
    expect(await changeStock({ productId: product.id, variantId: medium?.id, from: 2, to: 9 })).toMatchObject({
      product: { availableStock: 14 },
    });
    const document = `mutation ($id: ID!) { changeStock(input: { productId: $id, from: 14, to: 1 }) { __typename } }`;
    expect(await admin.graphqlRefusal(document, { id: product.id })).toMatchObject({ status: 404 });
  });

  test.each([-1, 1_000_001])('cannot be %s', async (to) => {
    const { id } = await shop.product({ stock: 10 });
    expect(await changeStock({ productId: id, from: 10, to })).toMatchObject({ fields: [{ field: 'to' }] });
  });

  test('has a history with what was left, and the orders', async () => {
    const product = await shop.product({ stock: 10 });
    const customer = await shop.customer();
    const order = await buy(customer, [{ productId: product.id, quantity: 2 }]);
    await changeStock({ productId: product.id, from: 8, to: 30, reason: 'Delivery' });
    const read = async (first: number, after: string | null = null) =>
      (
        await admin.graphql<{ it: { nodes: object[]; pageInfo: { endCursor: string } } }>(
          `query ($id: ID!, $first: Int!, $after: String) { it: stockHistory(productId: $id, first: $first, after: $after) {
            nodes { kind available reserved balance orderId actorName reason variantSku } pageInfo { endCursor } } }`,
          { id: product.id, first, after },
        )
      ).it;
    const expected = [
      { kind: 'SET', available: 22, balance: 30, orderId: null, actorName: 'Salma', reason: 'Delivery' },
      { kind: 'ORDERED', available: -2, reserved: 2, balance: 8, orderId: order.id, actorName: null },
    ];
    expect((await read(10)).nodes).toMatchObject(expected);
    const { nodes, pageInfo } = await read(1);
    expect(nodes).toMatchObject(expected.slice(0, 1));
    expect((await read(1, pageInfo.endCursor)).nodes).toMatchObject(expected.slice(1));
  });
});

describe('the status', () => {
  test('of many changes at once; only those that have another one', async () => {
    const [one, two] = await shop.products([{}, {}]);
    const ids = [one?.id ?? '', two?.id ?? '', '01890000-0000-7000-8000-000000000000', 'nothing'];
    await changeStatus([ids[1] ?? ''], 'DRAFT');
    const changed = await changeStatus(ids, 'ARCHIVED');
    expect(changed.map(({ before, product }) => [before, product.status])).toEqual([
      ['PUBLISHED', 'ARCHIVED'],
      ['DRAFT', 'ARCHIVED'],
    ]);
    // Undoing: each gets back what it had, unless somebody has changed it since.
    await changeStatus([ids[0] ?? ''], 'PUBLISHED');
    expect(await changeStatus(ids, 'DRAFT', 'ARCHIVED')).toMatchObject([{ product: { id: ids[1] } }]);
    expect((await auditOf(ids[0] ?? '')).map(({ action }) => action)).toEqual(['PRODUCT_ARCHIVED', 'PRODUCT_RESTORED']);
  });

  test.each([0, 501])('of %s products cannot change', async (count) => {
    const ids = Array.from({ length: count }, () => '01890000-0000-7000-8000-000000000000');
    const document = 'mutation ($ids: [ID!]!) { changeProductStatus(ids: $ids, status: DRAFT) { before } }';
    expect(await admin.graphqlRefusal(document, { ids })).toMatchObject({ status: 400 });
  });

  test('archived: it is gone from the shop at once, and comes back', async () => {
    const product = await shop.product({ name: 'Vanishing kettle' });
    const seen = async () => {
      const {
        product: page,
        products,
        productsById,
        suggestions,
      } = await shop.graphql<{
        product: object | null;
        products: { totalCount: number };
        productsById: (object | null)[];
        suggestions: { products: object[] };
      }>(
        `query ($id: ID!) { product(id: $id) { id } products(filter: { term: "vanishing" }) { totalCount }
          productsById(ids: [$id]) { id } suggestions(term: "vanishing") { products { id } } }`,
        { id: product.id },
      );
      const rest = await shop.send('GET', `/backend/product/details/${product.id}`, {
        // Others may read it for a second more.
        headers: { 'cache-control': 'no-cache' },
      });
      return [page !== null, products.totalCount, productsById[0] !== null, suggestions.products.length, rest.status];
    };
    expect(await seen()).toEqual([true, 1, true, 1, 200]);
    await changeStatus([product.id], 'ARCHIVED');
    expect(await seen()).toEqual([false, 0, false, 0, 404]);
    await changeStatus([product.id], 'PUBLISHED');
    expect(await seen()).toEqual([true, 1, true, 1, 200]);
  });

  test('archived: nobody can order it any more, and who has, keeps the order', async () => {
    const product = await shop.product({ name: 'Old radio' });
    const customer = await shop.customer();
    const order = await buy(customer, [{ productId: product.id, quantity: 1 }]);
    await changeStatus([product.id], 'ARCHIVED');
    await expect(buy(customer, [{ productId: product.id, quantity: 1 }])).rejects.toThrow();
    expect(
      await customer.graphql('query ($id: ID!) { order(id: $id) { lines { name } } }', { id: order.id }),
    ).toMatchObject({ order: { lines: [{ name: 'Old radio' }] } });
  });
});

test('a copy is a draft with everything but the stock and the SKUs', async () => {
  const product = await shop.product({
    name: 'Shirt',
    priceCents: 900,
    variants: [
      { color: 'red', size: 'M', stock: 3, priceCents: 950 },
      { color: 'red', size: 'L', stock: 4 },
    ],
  });
  await shop.sql(
    `INSERT INTO product_translations (product_id, language, name, note, short_description, description, second_description, colors)
     VALUES ($1, 'BN', 'জামা', 'n', 's', 'd', 'd2', '{লাল}')`,
    [product.id],
  );
  const { it } = await admin.graphql<{ it: { id: string } & Record<string, unknown> }>(
    `mutation ($id: ID!) { it: duplicateProduct(id: $id) { id name status availableStock variantCount priceCents
      details { bangla { name note } colors { name bangla } variants { color size sku availableStock priceCents } } } }`,
    { id: product.id },
  );
  const former = await variantsOf(product.id);
  expect(it).toMatchObject({
    name: 'Shirt (copy)',
    status: 'DRAFT',
    availableStock: 0,
    variantCount: 2,
    priceCents: 900,
    details: {
      bangla: { name: 'জামা (অনুলিপি)', note: 'n' },
      colors: [{ name: 'red', bangla: 'লাল' }],
      variants: [
        { color: 'red', size: 'M', availableStock: 0, priceCents: 950 },
        { color: 'red', size: 'L', availableStock: 0, priceCents: null },
      ],
    },
  });
  const skus = [...former, ...(await variantsOf(it.id))].map(({ sku }) => sku);
  expect(new Set(skus).size).toBe(4);
  expect(await auditOf(it.id)).toMatchObject([{ action: 'PRODUCT_CREATED', after: { copyOf: product.id } }]);
  // A copy of a copy is one as well, however often.
  await admin.graphql('mutation ($id: ID!) { duplicateProduct(id: $id) { id } }', { id: product.id });
});

interface Plan {
  __typename: string;
  plan: string;
  isOutdated: boolean;
  changing: number;
  failing: number;
  products: {
    name: string;
    changes: { field: string; variant: string | null; before: string | null; after: string | null }[];
    problem: { message: string } | null;
  }[];
  editId: string;
  changed: number;
  fields?: { field: string; message: string }[];
}

const edit = async (input: EditProductsInput, plan: string | null = null): Promise<Plan> =>
  (
    await admin.graphql<{ it: Plan }>(
      `mutation ($input: EditProductsInput!, $plan: String) { it: editProducts(input: $input, plan: $plan) {
        __typename ... on EditProductsPlan { plan isOutdated changing failing
          products { name changes { field variant before after } problem { message } } }
        ... on EditProductsSuccess { editId changed } ${refusals} } }`,
      { input, plan },
    )
  ).it;

const undo = async (id: string) =>
  (
    await admin.graphql<{ it: { __typename: string; changed?: number; message?: string } }>(
      `mutation ($id: ID!) { it: undoProductEdit(id: $id) { __typename ... on UndoProductEditSuccess { changed } ${refusals} } }`,
      { id },
    )
  ).it;

describe('many products at once', () => {
  test('are shown what would change, change together, and back', async () => {
    const category = await shop.category({ name: 'Sale', parent: await shop.category() });
    const [one, two] = await shop.products([
      { name: 'One', priceCents: 1000, stock: 5 },
      {
        name: 'Two',
        priceCents: 3333,
        variants: [{ size: 'M', sku: 'TWO-M', priceCents: 4000 }, { size: 'L' }],
      },
    ]);
    const ids = [one?.id ?? '', two?.id ?? ''];
    const input: EditProductsInput = {
      ids,
      price: { percent: -10, rounding: 'NINETY_NINE' },
      oldPrice: 'FORMER',
      categoryId: category.id,
      brand: 'Nodi',
    };
    const plan = await edit(input);
    expect(plan).toMatchObject({
      __typename: 'EditProductsPlan',
      changing: 2,
      failing: 0,
      isOutdated: false,
    });
    expect(plan.products[1]?.changes).toEqual([
      { field: 'priceCents', variant: null, before: '3333', after: '2999' },
      { field: 'oldPriceCents', variant: null, before: null, after: '3333' },
      { field: 'category', variant: null, before: expect.any(String), after: 'Sale' },
      { field: 'brand', variant: null, before: 'Haat', after: 'Nodi' },
      { field: 'priceCents', variant: 'TWO-M', before: '4000', after: '3599' },
    ]);
    // Nothing is stored yet.
    expect(await auditOf(ids[0] ?? '')).toEqual([]);

    const done = await edit(input, plan.plan);
    expect(done).toMatchObject({ __typename: 'EditProductsSuccess', changed: 2 });
    const stored = () =>
      shop.sql(
        'SELECT price_cents AS price, old_price_cents AS old, brand FROM products WHERE id = ANY ($1) ORDER BY id',
        [ids],
      );
    expect(await stored()).toEqual([
      { price: 899, old: 1000, brand: 'Nodi' },
      { price: 2999, old: 3333, brand: 'Nodi' },
    ]);
    expect((await variantsOf(ids[1] ?? '')).map(({ priceCents }) => priceCents)).toEqual([3599, null]);
    expect(await auditOf(ids[0] ?? '')).toMatchObject([
      {
        action: 'PRODUCT_CHANGED',
        before: { priceCents: 1000, oldPriceCents: null },
        after: { priceCents: 899 },
      },
    ]);

    // The entry of each product names the change, so that it can be undone from there.
    expect(await shop.sql('SELECT details FROM audit_entries WHERE subject_id = ANY ($1)', [ids])).toEqual([
      { details: { edit: done.editId } },
      { details: { edit: done.editId } },
    ]);
    expect(await undo(done.editId)).toMatchObject({ changed: 2 });
    expect(await stored()).toEqual([
      { price: 1000, old: null, brand: 'Haat' },
      { price: 3333, old: null, brand: 'Haat' },
    ]);
    expect((await variantsOf(ids[1] ?? '')).map(({ priceCents }) => priceCents)).toEqual([4000, null]);
    expect(await undo(done.editId)).toMatchObject({ message: 'This change was undone already.' });
  });

  test('can be undone for 30 days; then nothing of the change is left', async () => {
    const ids = [(await shop.product()).id, (await shop.product()).id];
    const input: EditProductsInput = { ids, brand: 'Padma' };
    const { editId: old } = await edit(input, (await edit(input)).plan);
    const later = { ids, brand: 'Meghna' };
    const { editId } = await edit(later, (await edit(later)).plan);
    await shop.sql(`UPDATE product_edits SET at = now() - interval '31 days' WHERE id = $1`, [old]);
    expect(await undo(old)).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ field: 'id', message: MANAGE_MESSAGES.editUnknown }],
    });
    await createServices(shop.dataSource, shop.config, shop).productEdits.cleanUp();
    expect(await shop.sql('SELECT id FROM product_edits WHERE id = ANY ($1)', [[old, editId]])).toEqual([
      { id: editId },
    ]);
  });

  test('change all or none: one that cannot is named with the reason', async () => {
    const [few, many, choice] = await shop.products([
      { name: 'Few', stock: 2 },
      { name: 'Many', stock: 20 },
      { name: 'Choice', variants: [{ size: 'M', stock: 9 }] },
    ]);
    const input = { ids: [few?.id ?? '', many?.id ?? '', choice?.id ?? ''], stock: -3 };
    const plan = await edit(input);
    expect(plan.products.map(({ name, problem }) => [name, problem?.message])).toEqual([
      ['Few', 'There are only 2 pieces.'],
      ['Choice', 'It has variants: change their stock one by one.'],
      ['Many', undefined],
    ]);
    expect(await edit(input, plan.plan)).toMatchObject({ __typename: 'EditProductsPlan', failing: 2 });
    expect(await shop.stockOf({ id: input.ids[1] ?? '' })).toMatchObject({ available: 20 });
  });

  test('change only as was shown: what a buyer took meanwhile shows the new plan', async () => {
    const product = await shop.product({ stock: 5 });
    const input = { ids: [product.id], stock: 10 };
    const { plan } = await edit(input);
    await buy(await shop.customer(), [{ productId: product.id, quantity: 1 }]);
    const again = await edit(input, plan);
    expect(again).toMatchObject({
      isOutdated: true,
      products: [{ changes: [{ before: '4', after: '14' }] }],
    });
    const done = await edit(input, again.plan);
    expect(done.changed).toBe(1);
    expect(await shop.stockOf(product)).toMatchObject({ available: 14 });
    // Nor is it undone once a buyer has taken from it.
    await buy(await shop.customer(), [{ productId: product.id, quantity: 1 }]);
    expect(await undo(done.editId)).toMatchObject({ __typename: 'InvalidInput' });
    expect(
      await shop.sql(`SELECT actor_id FROM audit_entries WHERE subject_id = $1 AND action = 'CHANGE_UNDO_FAILED'`, [
        product.id,
      ]),
    ).toEqual([{ actor_id: admin.id }]);
    expect(await shop.stockOf(product)).toMatchObject({ available: 13 });
  });

  test.each([
    ['nothing to change', {}, 'Choose what is to change.'],
    [
      'two kinds of change of the price',
      { price: { percent: 1, amountCents: 1 } },
      'Enter either a percentage or an amount.',
    ],
    ['a percentage below the lowest', { price: { percent: -100 } }, 'Enter a percentage from -99 to 1000.'],
    [
      'no category of the shop',
      { categoryId: 'x' },
      'This category is not in the shop, or has categories below it: choose one of those.',
    ],
  ])('are not changed by %s', async (_, change, message) => {
    const { id } = await shop.product();
    expect((await edit({ ids: [id], ...change } as EditProductsInput)).fields).toMatchObject([{ message }]);
  });

  test('price and old price that would not fit are problems, not failures', async () => {
    const [cheap, old] = await shop.products([{ priceCents: 100 }, { priceCents: 900, oldPriceCents: 1000 }]);
    const low = await edit({ ids: [cheap?.id ?? ''], price: { amountCents: -100 } });
    expect(low.products[0]?.problem?.message).toBe('The new price would not be from $0.01 to $1,000,000.');
    const high = await edit({ ids: [old?.id ?? ''], price: { percent: 20 } });
    expect(high.products[0]?.problem?.message).toBe('The old price would not be higher than the new price.');
  });

  test('are 500 at most', async () => {
    const ids = Array.from({ length: 501 }, () => '01890000-0000-7000-8000-000000000000');
    expect((await edit({ ids, brand: 'A' })).fields).toMatchObject([
      { field: 'ids', message: 'Too many products: 500 at most at once.' },
    ]);
  });
});

describe('deleting a product', () => {
  const remove = async (id: string) =>
    (
      await admin.graphql<{ it: { __typename: string; message?: string } }>(
        'mutation ($id: ID!) { it: deleteProduct(id: $id) { __typename ... on Error { message } } }',
        { id },
      )
    ).it;

  test('removes one that nobody has ordered, with what belongs to it, and the audit log says so', async () => {
    const product = await shop.product({
      name: 'Slip',
      sku: 'SLIP-1',
      variants: [{ color: 'Red', sku: 'SLIP-RED' }],
    });
    expect(await remove(product.id)).toEqual({ __typename: 'DeleteProductSuccess' });
    expect(await shop.sql('SELECT FROM product_skus WHERE product_id = $1', [product.id])).toEqual([]);
    expect(await shop.sql('SELECT FROM product_stock WHERE product_id = $1', [product.id])).toEqual([]);
    expect(await auditOf(product.id)).toMatchObject([
      { action: 'PRODUCT_DELETED', before: { name: 'Slip', sku: 'SLIP-1' }, after: null, actor: admin.id },
    ]);
    await expect(remove(product.id)).rejects.toThrow('There is no such product');
  });

  test('is refused for one that was ordered, also by an order of this moment', async () => {
    const [ordered, raced] = await shop.products([{ stock: 5 }, { stock: 5 }]);
    const customer = await shop.customer();
    const order = (one?: { id: string }) => buy(customer, [{ productId: one?.id ?? '', quantity: 1 }]);
    await order(ordered);
    expect(await remove(ordered?.id ?? '')).toEqual({
      __typename: 'InvalidInput',
      message: MANAGE_MESSAGES.productOrdered,
    });
    const [bought, removed] = await Promise.allSettled([order(raced), remove(raced?.id ?? '')]);
    const lines = await shop.sql('SELECT FROM order_lines WHERE product_id = $1', [raced?.id]);
    const products = await shop.sql('SELECT FROM products WHERE id = $1', [raced?.id]);
    expect(products).toHaveLength(lines.length);
    expect([bought.status, removed.status]).toContain('fulfilled');
  });
});

test('the history of prices has every change, of the product and of variants, whoever made it', async () => {
  const product = await shop.product({
    priceCents: 1000,
    variants: [{ color: 'Red', size: 'M', sku: 'PRICE-RED', stock: 1 }],
  });
  const [variant] = await variantsOf(product.id);
  await changePrice({ productId: product.id, from: 1000, to: 1200 });
  await changePrice({ productId: product.id, variantId: variant?.id, from: null, to: 1500 }, other);
  const historyOf = async (first: number, after: string | null = null) =>
    (
      await admin.graphql<{
        priceHistory: { nodes: object[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
      }>(
        `query ($id: ID!, $first: Int!, $after: String) { priceHistory(productId: $id, first: $first, after: $after) {
          nodes { beforeCents afterCents variantName actorName } pageInfo { endCursor hasNextPage } } }`,
        { id: product.id, first, after },
      )
    ).priceHistory;
  const newest = await historyOf(1);
  expect(newest.nodes).toEqual([{ beforeCents: null, afterCents: 1500, variantName: 'Red / M', actorName: 'Rafi' }]);
  expect(await historyOf(1, newest.pageInfo.endCursor)).toMatchObject({
    nodes: [{ beforeCents: 1000, afterCents: 1200, variantName: null, actorName: 'Salma' }],
    pageInfo: { hasNextPage: false },
  });
});

test('a draft without a picture is published neither alone nor among others, and is named', async () => {
  const [bare, full] = [
    await shop.product({ name: 'Bare shelf', status: 'DRAFT', pictures: [] }),
    await shop.product({ status: 'DRAFT' }),
  ];
  const ids = [full.id, bare.id];
  const message = '“Bare shelf” has no picture: add one before it is published.';
  const refusal = await admin.graphqlRefusal(
    'mutation ($ids: [ID!]!) { changeProductStatus(ids: $ids, status: PUBLISHED) { before } }',
    { ids },
  );
  expect(refusal).toMatchObject({ status: 422, message, extensions: { code: 'INVALID_INPUT' } });
  const { products, failing, plan } = await edit({ ids, status: 'PUBLISHED' });
  expect([failing, products.find(({ name }) => name === 'Bare shelf')?.problem?.message]).toEqual([1, message]);
  expect(await edit({ ids, status: 'PUBLISHED' }, plan)).toMatchObject({ failing: 1 });
  expect(await shop.sql('SELECT DISTINCT status FROM products WHERE id = ANY ($1)', [ids])).toEqual([
    { status: 'DRAFT' },
  ]);
  expect(await changeStatus([bare.id], 'ARCHIVED')).toMatchObject([{ before: 'DRAFT' }]);
});
