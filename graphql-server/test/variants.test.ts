import { describe, expect, test } from 'vitest';
import { setStock } from '../src/catalogue/inventory/stock.service.ts';
import { NotFound, StockChangedMeanwhile } from '../src/kernel/errors.ts';
import { buy, buyLines, edges, freshKey, toInput } from './order-edges.ts';
import { approveReturn, bringTo, changeStatus, receiveReturn, requestReturn } from './order-steps.ts';
import type { Person } from './factories.ts';
import { openShop } from './setup.ts';

const shop = await openShop({
  mayRefuse:
    /is the sum of its variants|is not what its variants have|product_skus_pkey|product_variants_|product_stock_available/,
});

/** A shirt in two colours and two sizes; there is no large blue one. */
const newShirt = () =>
  shop.product({
    name: 'Linen Shirt',
    priceCents: 2000,
    variants: [
      { color: 'Red', size: 'M', stock: 3 },
      { color: 'Red', size: 'L', stock: 5, priceCents: 2300, picture: 'shirt-large' },
      { color: 'Blue', size: 'M', stock: 7 },
    ],
  });

type Stock = Record<string, [available: number, reserved: number, sold: number]>;

/** The stock of a product's variants by colour and size, and of the product. */
const stockOf = async ({ id }: { id: string }): Promise<Stock> => {
  const rows = await shop.sql<{ name: string; numbers: [number, number, number] }>(
    `SELECT concat_ws(' ', color, size) AS name, ARRAY[available, reserved, sold] AS numbers
     FROM product_variants WHERE product_id = $1
     UNION ALL SELECT 'all', ARRAY[available, reserved, sold] FROM product_stock WHERE product_id = $1`,
    [id],
  );
  return Object.fromEntries(rows.map(({ name, numbers }) => [name, numbers]));
};

const historyOf = ({ id }: { id: string }) =>
  shop.sql<{ kind: string; variant: string | null; numbers: number[]; hasOrder: boolean }>(
    `SELECT c.kind, concat_ws(' ', v.color, v.size) AS variant, ARRAY[c.available, c.reserved, c.sold] AS numbers,
       c.order_id IS NOT NULL AS "hasOrder"
     FROM stock_changes c LEFT JOIN product_variants v ON v.id = c.variant_id WHERE c.product_id = $1 ORDER BY c.id`,
    [id],
  );

const fieldsOf = (id: string) => `product(id: "${id}") {
  availableStock hasVariants colors sizes priceCents
  variants { color size sku priceCents availableStock image { path } }
}`;

describe('a product with variants', () => {
  test('shows each with its stock, price and picture, and the sum as its own', async () => {
    const { id } = await newShirt();
    const { product } = await shop.graphql<{ product: object }>(`{ ${fieldsOf(id)} }`);
    expect(product).toMatchObject({
      availableStock: 15,
      hasVariants: true,
      colors: ['Red', 'Blue'],
      sizes: ['M', 'L'],
      priceCents: 2000,
      variants: [
        { color: 'Red', size: 'M', priceCents: 2000, availableStock: 3 },
        {
          color: 'Red',
          size: 'L',
          priceCents: 2300,
          availableStock: 5,
          image: { path: '/pictures/shirt-large' },
        },
        { color: 'Blue', size: 'M', priceCents: 2000, availableStock: 7 },
      ],
    });
    const rest = (await shop.get(`/backend/product/details/${id}`)).ok<Record<string, unknown>>();
    expect(rest).toMatchObject({ availableStock: 15, colors: ['Red', 'Blue'], size: ['M', 'L'] });
  });

  test.each(edges)('is ordered as the chosen one ($edge)', async ({ placeOrder }) => {
    const [customer, shirt] = [await shop.customer(), await newShirt()];
    const outcome = await placeOrder(customer, {
      productId: shirt.id,
      color: 'Red',
      size: 'L',
      quantity: 2,
      seenPriceCents: 2300,
    });
    expect(outcome).toMatchObject({ kind: 'placed', totalCents: 10_600 });
    expect(await stockOf(shirt)).toEqual({
      'Red M': [3, 0, 0],
      'Red L': [3, 2, 0],
      'Blue M': [7, 0, 0],
      all: [13, 2, 0],
    });
    const [line] = await shop.sql(
      `SELECT l.picture, l.unit_price_cents AS price, l.sku = v.sku AS "isItsSku" FROM order_lines l
       JOIN product_variants v ON v.id = l.variant_id WHERE l.product_id = $1`,
      [shirt.id],
    );
    expect(line).toEqual({ picture: 'shirt-large', price: 2300, isItsSku: true });
  });

  test.each(edges)('is refused by what is true of the chosen one ($edge)', async ({ placeOrder }) => {
    const [customer, shirt] = [await shop.customer(), await newShirt()];
    const choose = { productId: shirt.id, color: 'Red', size: 'M' };
    expect(await placeOrder(customer, { ...choose, quantity: 4 })).toMatchObject({
      kind: 'OutOfStock',
      message: 'Only 3 of Linen Shirt (Red, M) are left.',
      stock: 3,
      priceCents: 2000,
    });
    expect(await placeOrder(customer, { ...choose, size: 'L', seenPriceCents: 2000 })).toMatchObject({
      kind: 'PriceChanged',
      message: 'The price of Linen Shirt (Red, L) has changed.',
      priceCents: 2300,
      stock: 5,
    });
    expect(await placeOrder(customer, { ...choose, color: 'Blue', size: 'L' })).toMatchObject({
      kind: 'InvalidInput',
      message: 'Linen Shirt does not come in this color and size.',
    });
    expect(await placeOrder(customer, { ...choose, size: null })).toMatchObject({
      kind: 'InvalidInput',
      message: 'Please choose a size',
    });
    expect(await stockOf(shirt)).toMatchObject({ all: [15, 0, 0] });
  });

  test('may be in one order several times, and each choice must be there', async () => {
    const [customer, shirt] = [await shop.customer(), await newShirt()];
    const line = (size: string, quantity: number) => ({
      productId: shirt.id,
      color: 'Red',
      size,
      quantity,
    });
    expect(await buyLines(customer, [line('M', 2), line('L', 1), line('M', 2)])).toMatchObject({
      kind: 'OutOfStock',
      stock: 3,
    });
    expect(await buyLines(customer, [line('M', 2), line('L', 1), line('M', 1)])).toMatchObject({
      kind: 'placed',
    });
    expect(await stockOf(shirt)).toEqual({
      'Red M': [0, 3, 0],
      'Red L': [4, 1, 0],
      'Blue M': [7, 0, 0],
      all: [11, 4, 0],
    });
  });

  test('goes back into the stock of its variant, and the history says by which order', async () => {
    const [admin, customer, shirt] = [await shop.admin(), await shop.customer(), await newShirt()];
    const choose = { productId: shirt.id, color: 'Red', size: 'M' };
    const cancelled = await buy(customer, toInput(customer, { ...choose, quantity: 2 }));
    await changeStatus(customer, cancelled.id, 'CANCELLED');
    const delivered = await buy(customer, toInput(customer, choose));
    await bringTo({ admin, customer }, delivered.id, 'DELIVERED');
    expect(await stockOf(shirt)).toMatchObject({ 'Red M': [2, 0, 1], all: [14, 0, 1] });
    await requestReturn(customer, delivered.id);
    await approveReturn(admin, delivered.id);
    await receiveReturn(admin, delivered.id);
    expect(await stockOf(shirt)).toMatchObject({ 'Red M': [3, 0, 0], all: [15, 0, 0] });
    const row = (kind: string, ...numbers: number[]) => ({ kind, variant: 'Red M', numbers, hasOrder: true });
    expect(await historyOf(shirt)).toEqual([
      row('ORDERED', -2, 2, 0),
      row('CANCELLED', 2, -2, 0),
      row('ORDERED', -1, 1, 0),
      row('DELIVERED', 0, -1, 1),
      row('RETURNED', 1, 0, -1),
    ]);
  });

  test('is raced for by 60 buyers: the last five red ones of size M are sold once, and L stays', async () => {
    const shirt = await shop.product({
      variants: [
        { color: 'Red', size: 'M', stock: 5 },
        { color: 'Red', size: 'L', stock: 60 },
      ],
    });
    const buyers = await shop.customers(60);
    const answers = await Promise.all(
      buyers.map((buyer, index) =>
        edges[index % 2 === 0 ? 0 : 1].placeOrder(buyer, {
          productId: shirt.id,
          color: 'Red',
          size: index % 3 === 0 ? 'L' : 'M',
        }),
      ),
    );
    const kinds = (size: 'M' | 'L', kind: string) =>
      answers.filter((answer, index) => (index % 3 === 0) === (size === 'L') && answer.kind === kind).length;
    expect([kinds('M', 'placed'), kinds('M', 'OutOfStock'), kinds('L', 'placed')]).toEqual([5, 35, 20]);
    expect(await stockOf(shirt)).toEqual({ 'Red M': [0, 5, 0], 'Red L': [40, 20, 0], all: [40, 25, 0] });
  });

  test('waits in a cart with the stock and price of what was chosen', async () => {
    const [customer, shirt] = [await shop.customer(), await newShirt()];
    const change = (color: string, size: string) => ({
      productId: shirt.id,
      color,
      size,
      from: 0,
      to: 1,
      seenPriceCents: 2000,
    });
    const { changeCart } = await customer.graphql<{ changeCart: object }>(
      `mutation ($changes: [CartChangeInput!]!) { changeCart(idempotencyKey: "${freshKey()}", changes: $changes) {
        refused cart { lines { size color isOffered priceCents availableStock image { path } } }
      } }`,
      { changes: [change('Red', 'L'), change('Blue', 'L'), change('Blue', 'M')] },
    );
    expect(changeCart).toMatchObject({
      refused: [1],
      cart: {
        lines: [
          {
            color: 'Red',
            size: 'L',
            isOffered: true,
            priceCents: 2300,
            availableStock: 5,
            image: { path: '/pictures/shirt-large' },
          },
          { color: 'Blue', size: 'M', priceCents: 2000, availableStock: 7 },
        ],
      },
    });
  });

  test('is found by the ids of its variants, as long as they are sold', async () => {
    const shirt = await newShirt();
    const rows = await shop.sql<{ id: string }>(
      'SELECT id FROM product_variants WHERE product_id = $1 ORDER BY "position"',
      [shirt.id],
    );
    const ids = [...rows.map(({ id }) => id), shirt.id, 'nothing'];
    const found = async () => {
      const { variantsById } = await shop.graphql<{ variantsById: (object | null)[] }>(
        'query ($ids: [ID!]!) { variantsById(ids: $ids) { color size priceCents availableStock image { path alt } } }',
        { ids },
      );
      return variantsById;
    };
    const image = { path: `/pictures/${shirt.pictures[0]}`, alt: 'Linen Shirt, Red' };
    expect(await found()).toEqual([
      { color: 'Red', size: 'M', priceCents: 2000, availableStock: 3, image },
      expect.objectContaining({ size: 'L', priceCents: 2300 }),
      expect.objectContaining({ color: 'Blue', availableStock: 7 }),
      null,
      null,
    ]);
    await shop.sql(`UPDATE product_variants SET archived_at = now() WHERE product_id = $1 AND color = 'Blue'`, [
      shirt.id,
    ]);
    expect((await found())[2]).toBeNull();
    await shop.sql(`UPDATE products SET status = 'ARCHIVED' WHERE id = $1`, [shirt.id]);
    expect(await found()).toEqual([null, null, null, null, null]);
  });

  test('no longer sells a variant that is archived, which keeps its pieces to itself', async () => {
    const [customer, shirt] = [await shop.customer(), await newShirt()];
    await shop.sql(`UPDATE product_variants SET archived_at = now() WHERE product_id = $1 AND color = 'Blue'`, [
      shirt.id,
    ]);
    expect(await stockOf(shirt)).toMatchObject({ 'Blue M': [7, 0, 0], all: [8, 0, 0] });
    expect(await buyLines(customer, [{ productId: shirt.id, color: 'Blue', size: 'M', quantity: 1 }])).toMatchObject({
      kind: 'InvalidInput',
    });
  });
});

describe('the stock of a product with variants', () => {
  test('is their sum, whoever writes it', async () => {
    const shirt = await newShirt();
    await expect(
      shop.sql('UPDATE product_stock SET available = 100 WHERE product_id = $1', [shirt.id]),
    ).rejects.toThrow('is the sum of its variants');
    await expect(
      shop.sql('UPDATE product_variants SET available = -1 WHERE product_id = $1', [shirt.id]),
    ).rejects.toThrow('product_variants_available_not_negative');
    expect(await stockOf(shirt)).toMatchObject({ all: [15, 0, 0] });
  });

  test('keeps the pieces that orders have reserved when the product gets variants', async () => {
    const [customer, lamp] = [await shop.customer(), await shop.product({ stock: 9, sizes: ['S', 'M'] })];
    await buy(customer, toInput(customer, { productId: lamp.id, size: 'S', quantity: 2 }));
    const insert = (reserved: number) =>
      shop.sql(
        `INSERT INTO product_variants (product_id, size, sku, "position", available, reserved)
         VALUES ($1, 'S', 'LAMP-S', 0, 4, $2), ($1, 'M', 'LAMP-M', 1, 3, 0)`,
        [lamp.id, reserved],
      );
    await expect(insert(0)).rejects.toThrow('is not what its variants have');
    expect(await stockOf(lamp)).toEqual({ all: [7, 2, 0] });
    await insert(2);
    expect(await stockOf(lamp)).toEqual({ S: [4, 2, 0], M: [3, 0, 0], all: [7, 2, 0] });
    // The line is of the time before: its colour and size say which variant it is.
    const [order] = await shop.sql<{ id: string }>('SELECT order_id AS id FROM order_lines WHERE product_id = $1', [
      lamp.id,
    ]);
    await changeStatus(customer, order?.id ?? '', 'CANCELLED');
    expect(await stockOf(lamp)).toEqual({ S: [6, 0, 0], M: [3, 0, 0], all: [9, 0, 0] });
  });

  test('knows each SKU once, of products and variants together', async () => {
    await shop.product({ sku: 'MUG-1' });
    await expect(shop.product({ variants: [{ size: 'S', sku: 'MUG-1' }] })).rejects.toThrow('product_skus_pkey');
  });

  test.each([
    ['a product', async () => ({ productId: (await shop.product({ stock: 10 })).id, variantId: null })],
    [
      'a variant',
      async () => {
        const shirt = await shop.product({ variants: [{ size: 'S', stock: 10 }] });
        const [variant] = await shop.sql<{ id: string }>('SELECT id FROM product_variants WHERE product_id = $1', [
          shirt.id,
        ]);
        return { productId: shirt.id, variantId: variant?.id ?? null };
      },
    ],
  ])('of %s is set only where nobody has changed it, and remembers who did', async (_, make) => {
    const [admin, target] = [await shop.admin(), await make()];
    const set = (from: number, to: number) =>
      shop.dataSource.transaction((manager) =>
        setStock(manager, { ...target, from, to, kind: 'SET', actorId: admin.id, reason: 'Counted' }),
      );
    await set(10, 12);
    await expect(set(10, 11)).rejects.toThrow(StockChangedMeanwhile);
    await expect(set(12, -1)).rejects.toThrow('available_not_negative');
    expect(await stockOf({ id: target.productId })).toMatchObject({ all: [12, 0, 0] });
    const rows = await shop.sql(
      'SELECT kind, available, actor_id AS actor, reason FROM stock_changes WHERE product_id = $1',
      [target.productId],
    );
    expect(rows).toEqual([{ kind: 'SET', available: 2, actor: admin.id, reason: 'Counted' }]);
  });

  test('is not set for the whole of a product with variants', async () => {
    const shirt = await newShirt();
    const set = shop.dataSource.transaction((manager) =>
      setStock(manager, {
        productId: shirt.id,
        variantId: null,
        from: 15,
        to: 20,
        kind: 'SET',
        actorId: null,
      }),
    );
    await expect(set).rejects.toThrow(NotFound);
  });
});

describe.each(['DRAFT', 'ARCHIVED'] as const)('a product with the status %s', (status) => {
  const search = `query ($term: String!) { products(filter: { term: $term }) { totalCount nodes { id } facets { brands { brand count } } }
    suggestions(term: $term) { products { id } } }`;

  test('is nowhere in the shop, and comes back when it is published', async () => {
    const category = await shop.category({ parent: await shop.category() });
    const name = `Zanzibar ${status.toLowerCase()} vase`;
    const vase = await shop.product({ name, category, brand: `Brand ${status}`, status });
    const other = await shop.product({ category });
    const seen = async () => {
      const found = await shop.graphql<{
        products: { totalCount: number; nodes: unknown[]; facets: { brands: unknown[] } };
        suggestions: { products: unknown[] };
      }>(search, { term: name });
      const {
        product,
        productsById,
        category: leaf,
        related,
      } = await shop.graphql<{
        product: object | null;
        productsById: unknown[];
        category: { productCount: number };
        related: { related: unknown[] };
      }>(
        `query ($id: ID!, $other: ID!, $slug: String!) { product(id: $id) { id } productsById(ids: [$id]) { id }
          category(slug: $slug) { productCount } related: product(id: $other) { related { id } } }`,
        { id: vase.id, other: other.id, slug: category.slug },
      );
      const rest = await shop.get(`/backend/product/details/${vase.id}`);
      return {
        listed: [found.products.totalCount, found.products.nodes.length, found.products.facets.brands.length],
        suggested: found.suggestions.products.length,
        product: product !== null,
        byId: productsById[0] !== null,
        count: leaf.productCount,
        related: related.related.length,
        rest: rest.status,
      };
    };
    expect(await seen()).toEqual({
      listed: [0, 0, 0],
      suggested: 0,
      product: false,
      byId: false,
      count: 1,
      related: 0,
      rest: 404,
    });
    await shop.sql(`UPDATE products SET status = 'PUBLISHED' WHERE id = $1`, [vase.id]);
    expect(await seen()).toEqual({
      listed: [1, 1, 1],
      suggested: 1,
      product: true,
      byId: true,
      count: 2,
      related: 1,
      rest: 200,
    });
  });

  test('cannot be bought, and stays in carts without stock', async () => {
    const [customer, lamp] = [await shop.customer(), await shop.product()];
    await putIntoCart(customer, lamp.id);
    await shop.sql('UPDATE products SET status = $2 WHERE id = $1', [lamp.id, status]);
    expect(await buyLines(customer, [{ productId: lamp.id, quantity: 1 }])).toMatchObject({
      kind: 'InvalidInput',
      message: 'This product is not in the shop.',
    });
    const { me } = await customer.graphql<{ me: { cart: { lines: object[] } } }>(
      '{ me { cart { lines { availableStock product { id availableStock } } } } }',
    );
    expect(me.cart.lines).toEqual([{ availableStock: 0, product: { id: lamp.id, availableStock: 0 } }]);
    expect(await putIntoCart(customer, lamp.id, 1)).toEqual([0]);
  });
});

/** Puts one more piece of a product into the cart. Returns the refused changes. */
const putIntoCart = async (customer: Person, productId: string, from = 0): Promise<number[]> => {
  const { changeCart } = await customer.graphql<{ changeCart: { refused: number[] } }>(
    `mutation ($changes: [CartChangeInput!]!) { changeCart(idempotencyKey: "${freshKey()}", changes: $changes) { refused } }`,
    { changes: [{ productId, color: null, size: null, from, to: from + 1, seenPriceCents: 1999 }] },
  );
  return changeCart.refused;
};
