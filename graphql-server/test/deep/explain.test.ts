import { beforeAll, describe, expect, test } from 'vitest';
import { cartsOfCustomers, wishlistsOfCustomers } from '#sales/cart/cart.statements.ts';
import { messagesOf } from '#people/conversation/conversation.statements.ts';
import { historyOfBuyer } from '#sales/checkout/trust/trust.statements.ts';
import type { Language } from '#kernel/language.ts';
import type { Statement } from '#platform/db/sql.ts';
import { buildTree, type CategoryTree, type CategoryTreeRow } from '#catalogue/product/category-tree.ts';
import { checkFilter, type ProductFilter } from '#catalogue/search/product-list.ts';
import type { ProductSort } from '#schema/product.ts';
import {
  productRanges,
  productsOfRange,
  publishedProducts,
} from '#catalogue/product/published/published.statements.ts';
import { relatedProducts } from '#catalogue/product/product.statements.ts';
import { meaningsOfTerm, productFacets, productPage } from '#catalogue/search/search.statements.ts';
import { foundByPostgres } from '#catalogue/search/found-products.ts';
import { termQuery } from '#catalogue/search/term-query.ts';
import { opinionPages, receivedAndReviewed, waiting, waitingCount } from '#catalogue/review/review.statements.ts';
import { REVIEW_SORTS } from '#schema/review-list.ts';
import { openShop } from '../setup.ts';

const shop = await openShop();

let tree: CategoryTree;

/** Words of names: each is in about 3 % of the products. */
const words = [
  'Lamp',
  'Pro',
  'TV',
  'Rice',
  'Grains',
  'শাড়ি',
  'Chair',
  ...Array.from({ length: 54 }, (_, index) => `Zu${index + 10}q`),
];
const brands = ['Apple', 'Hanes', 'Scala', 'Rolex Inspired', 'Aster', 'Bodhi', 'Nodi', 'Meghna', 'Padma', 'Shapla'];

beforeAll(async () => {
  const fashion = await shop.category({ slug: 'fashion', name: 'Fashion' });
  const clothing = await shop.category({ slug: 'clothing', name: 'Clothing', parent: fashion });
  const jewelry = await shop.category({ slug: 'jewelry', name: 'Jewelry', parent: fashion });
  const electronics = await shop.category({ slug: 'electronics', name: 'Electronics' });
  const leaves = [await shop.category({ slug: 'laptops', name: 'Laptops', parent: electronics })];
  for (const parent of [clothing, jewelry, electronics])
    for (let count = 0; count < 8; count += 1) leaves.push(await shop.category({ parent }));

  // In parts, so that none comes near the time that a statement has.
  for (let from = 1; from < 20_000; from += 2000)
    await shop.sql(
      `INSERT INTO products (name, category_id, brand, tag, price_cents, pictures, colors, sizes, note,
       short_description, description, second_description, added_at, rating, attributes)
     SELECT name, leaf, ($3::text[])[1 + mod(n / 25, 10)], 'tag',
       100 + mod(n * 7919, 50000), '{a,b}', ARRAY['Colour ' || mod(n, 300)], ARRAY['Size ' || mod(n, 200)], 'A note', 'Short.', repeat('Long. ', 60), repeat('Longer. ', 60),
       now() - n * interval '1 minute', round(mod(n * 31, 501) / 100.0, 2),
       jsonb_build_array(jsonb_build_object('name', 'Holds', 'value', mod(n, 400)::text))
     FROM (
       SELECT n, concat_ws(' ', ($1::text[])[1 + mod(n * 7, 61)], ($1::text[])[1 + mod(n / 61, 61)], n) AS name,
         ($2::uuid[])[1 + mod(n, 25)] AS leaf
       FROM generate_series($4::integer, $4::integer + 1999) n
     ) made`,
      [words, leaves.map(({ id }) => id), brands, from],
    );
  await shop.sql(
    'INSERT INTO product_stock (product_id, available, sold) SELECT id, 10, 5000 * random() FROM products',
  );
  // The trigger updates the product for each translation; this test does not search in Bangla.
  await shop.sql('ALTER TABLE product_translations DISABLE TRIGGER USER');
  await shop.sql(
    `INSERT INTO product_translations (product_id, language, name, note, short_description, description, second_description, colors)
     SELECT id, 'BN', 'বাতি', 'টীকা', 'ছোট', 'বড়', 'আরও', '{}' FROM products`,
  );
  // This test does not use the values that these triggers compute.
  await shop.sql('ALTER TABLE reviews DISABLE TRIGGER USER');
  await shop.sql('ALTER TABLE comments DISABLE TRIGGER USER');
  await shop.sql(
    `INSERT INTO reviews (product_id, author_name, rating, text, pictures, published)
     SELECT id, 'Rahima', 4, 'Good.', '{}', true FROM products`,
  );
  await shop.sql(
    `INSERT INTO comments (product_id, author_name, text, published) SELECT id, 'Rahima', 'Is it?', true FROM products`,
  );
  await shop.sql('ANALYZE');
  tree = buildTree(
    await shop.sql<CategoryTreeRow>(
      'SELECT id, slug, name, bangla_name AS "banglaName", parent_id AS "parentId" FROM categories',
    ),
  );
});

/** A node of a plan in PostgreSQL's EXPLAIN. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Returns the nodes of the plan for these values; and of the generic plan, where PostgreSQL may use one. */
const explain = async ({ text, values, name }: Statement): Promise<PlanNode[]> => {
  const plans = [
    await shop.sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values),
  ];
  if (name !== undefined) plans.push(await shop.sql(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`));
  return plans.flatMap((rows) => rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan))));
};

const scansOf = (nodes: PlanNode[], table: string) =>
  nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === table);

/** Returns the number of rows that were read and discarded. */
const wasteOf = (nodes: PlanNode[]) =>
  nodes.reduce(
    (sum, node) => sum + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0),
    0,
  );

const indexesOf = (nodes: PlanNode[]) => nodes.flatMap((node) => node['Index Name'] ?? []);

const page = (filter: ProductFilter, sort: ProductSort, after: string | null = null, language: Language = 'EN') =>
  productPage({ filter: checkFilter(filter, tree), found: null, sort, first: 24, after, language });

const sorts = ['PRICE_ASC', 'PRICE_DESC', 'NEWEST', 'POPULARITY'] as const;

/** The words for sorts in the names of indexes. */
const indexWords = {
  PRICE_ASC: 'price',
  PRICE_DESC: 'price',
  NEWEST: 'added_at',
  POPULARITY: 'rating',
} as const;

const filters: [string, ProductFilter][] = [
  ['a leaf', { within: 'laptops' }],
  ['a department', { within: 'clothing' }],
  ['a root', { within: 'fashion' }],
  ['a chosen leaf', { categories: ['laptops'] }],
  ['a brand', { brands: ['Apple'] }],
  ['a brand that is not there', { brands: ['No Such Brand'] }],
  ['a leaf or a brand', { categories: ['laptops'], brands: ['Apple'] }],
  ['a price', { minPriceCents: 1000, maxPriceCents: 2000 }],
  ['a rating', { rating: 4 }],
  ['an attribute', { attributes: [{ name: 'Holds', value: '7' }] }],
  ['a colour', { attributes: [{ name: 'Color', value: 'Colour 7' }] }],
  [
    'a colour and a size',
    {
      attributes: [
        { name: 'Color', value: 'Colour 7' },
        { name: 'Size', value: 'Size 7' },
      ],
    },
  ],
];

test('the catalogue is large enough for the planner to care', async () => {
  const [row] = await shop.sql<{ count: number }>('SELECT count(*)::integer AS count FROM products');
  expect(row?.count).toBe(20_000);
});

describe.each(sorts)('a page of products by %s', (sort) => {
  test('of the whole shop walks the index of the sort, no further than the page', async () => {
    const nodes = await explain(page({}, sort));
    expect(indexesOf(nodes)).toContain(`products_by_${indexWords[sort]}`);
    expect(nodes.filter((node) => node['Node Type'] === 'Sort')).toEqual([]);
    for (const node of nodes) expect(node['Actual Rows'] ?? 0).toBeLessThanOrEqual(25);
  });

  test('begins after a cursor as quickly as at the beginning', async () => {
    const { data } = await shop.graphqlAnswer<{ products: { pageInfo: { endCursor: string } } }>(
      'query ($sort: ProductSort!) { products(sort: $sort, first: 100) { pageInfo { endCursor } } }',
      { sort },
    );
    const nodes = await explain(page({}, sort, data?.products.pageInfo.endCursor));
    expect(indexesOf(nodes)).toContain(`products_by_${indexWords[sort]}`);
    for (const node of nodes) expect(node['Actual Rows'] ?? 0).toBeLessThanOrEqual(25);
  });

  test('in Bangla walks the same index, no further than the page', async () => {
    const nodes = await explain(page({}, sort, null, 'BN'));
    expect(indexesOf(nodes)).toContain(`products_by_${indexWords[sort]}`);
    expect(indexesOf(nodes)).toContain('product_translations_pkey');
    for (const node of nodes) expect(node['Actual Rows'] ?? 0).toBeLessThanOrEqual(25);
  });

  test.each(filters)('with %s looks at no product that it need not', async (_, filter) => {
    const nodes = await explain(page(filter, sort));
    expect(scansOf(nodes, 'products')).toEqual([]);
    expect(scansOf(nodes, 'product_stock')).toEqual([]);
    expect(wasteOf(nodes)).toBeLessThan(2000);
  });

  test.each([
    ['a leaf', 'category', 'laptops'],
    ['a department', 'department', 'clothing'],
  ])('within %s walks the index of both', async (_, word, within) => {
    const nodes = await explain(page({ within }, sort));
    expect(indexesOf(nodes)).toContain(`products_by_${word}_${indexWords[sort]}`);
    for (const node of nodes) expect(node['Actual Rows'] ?? 0).toBeLessThanOrEqual(25);
  });
});

test('best sellers walk their index, no further than the page', async () => {
  const nodes = await explain(page({}, 'BEST_SELLING'));
  expect(indexesOf(nodes)).toContain('product_stock_by_sold');
  expect(scansOf(nodes, 'product_stock')).toEqual([]);
  for (const node of nodes) expect(node['Actual Rows'] ?? 0).toBeLessThanOrEqual(25);
});

describe('facets', () => {
  test.each<[string, ProductFilter]>([
    ['of the whole shop', {}],
    ['of a leaf', { within: 'laptops' }],
    ['of a choice', { categories: ['clothing'], brands: ['Apple'], rating: 4 }],
  ])('%s are counted without reading all products', async (_, filter) => {
    const nodes = await explain(productFacets({ filter: checkFilter(filter, tree), found: null }));
    expect(scansOf(nodes, 'products')).toEqual([]);
    expect(wasteOf(nodes)).toBeLessThan(2000);
  });

  test('of the whole shop are added up from kept counts: products are looked at for their prices only', async () => {
    const nodes = await explain(productFacets({ filter: checkFilter({}, tree), found: null }));
    const read = nodes.filter((node) => node['Relation Name'] === 'products');
    expect(read.length).toBeGreaterThan(0);
    for (const node of read) expect(node['Actual Rows'] ?? 0).toBeLessThanOrEqual(1);
  });
});

describe('a search', () => {
  test.each([
    ['a word', 'lamp'],
    ['several words', 'lamp zu10q'],
    ['a typing error', 'zu10p chaair'],
    ['two letters', 'tv'],
    ['Bangla', 'শাড়ি'],
  ])('for %s finds what it means and what matches by indexes', async (_, term) => {
    const asked = meaningsOfTerm({ term, isTyped: true });
    const nodes = await explain(asked);
    expect(scansOf(nodes, 'search_vocabulary')).toEqual([]);
    const query = termQuery(await shop.sql(asked.text, asked.values), false);
    const found = foundByPostgres({ query, isNear: false });
    const filter = checkFilter({ term }, tree);
    const ranked = productPage({ filter, found, sort: 'POPULARITY', first: 24, after: null, language: 'BN' });
    for (const statement of [ranked, productFacets({ filter, found })]) {
      const plan = await explain(statement);
      expect(scansOf(plan, 'search_documents')).toEqual([]);
      expect(indexesOf(plan)).toContain('search_documents_vector');
    }
  });
});

test('reviews, comments and related products of a page come from their indexes', async () => {
  const [product] = await shop.sql<{ id: string; categoryId: string }>(
    'SELECT id, category_id AS "categoryId" FROM products LIMIT 1',
  );
  const { id: productId, categoryId } = product ?? { id: '', categoryId: '' };
  for (const statement of [
    opinionPages({
      kinds: [...REVIEW_SORTS.map(() => 'reviews'), 'comments'],
      productIds: [...REVIEW_SORTS.map(() => productId), productId],
      skipped: [0, 0, 0, 0, 0],
      sorts: [...REVIEW_SORTS, 'NEWEST'],
      filtered: [true, true, true, true, false],
      ratings: [0, 0, 4, 0, 0],
      hasPictures: [true, false, false, true, false],
      verified: [false, true, false, true, false],
    }),
    relatedProducts('BN', { productIds: [productId], categoryIds: [categoryId], firsts: [8] }),
  ]) {
    const nodes = await explain(statement);
    for (const table of ['reviews', 'comments', 'products', 'product_stock']) expect(scansOf(nodes, table)).toEqual([]);
  }
});

test('carts, wishlists and messages of customers come from their indexes', async () => {
  const rows = await shop.sql<{ id: string }>(
    `INSERT INTO customers (display_name, email, status)
     SELECT 'Rahima', 'rahima.' || n || '@gmail.com', 'CONFIRMED' FROM generate_series(1, 2000) n RETURNING id`,
  );
  const customers = rows.map(({ id }) => id);
  await shop.sql(
    `INSERT INTO cart_lines (customer_id, position, product_id, quantity, seen_price_cents)
     SELECT c, place, p.id, 1, 100
     FROM unnest($1::uuid[]) c, (SELECT id, row_number() OVER () AS place FROM products LIMIT 5) p`,
    [customers],
  );
  await shop.sql(
    `INSERT INTO wishlist_items (customer_id, position, product_id) SELECT customer_id, position, product_id FROM cart_lines`,
  );
  await shop.sql(
    `INSERT INTO messages (customer_id, name, email, text)
     SELECT c, 'Rahima', 'rahima@gmail.com', 'Hello' FROM unnest($1::uuid[]) c, generate_series(1, 5)`,
    [customers],
  );
  await shop.sql('ANALYZE');
  const asked = customers.slice(0, 20);
  const talks = await shop.sql<{ id: string }>('SELECT id FROM conversations');
  const conversations = talks.map(({ id }) => id);
  for (const statement of [
    cartsOfCustomers('BN', { customerIds: asked }),
    wishlistsOfCustomers('BN', { customerIds: asked }),
    messagesOf({
      conversationIds: conversations.slice(0, 20),
      afters: asked.map(() => 'ffffffff-ffff-ffff-ffff-ffffffffffff'),
      limits: asked.map(() => 21),
    }),
  ]) {
    const nodes = await explain(statement);
    for (const table of ['cart_lines', 'wishlist_items', 'messages', 'products', 'product_stock'])
      expect(scansOf(nodes, table)).toEqual([]);
  }
});

describe('sitemaps and feeds', () => {
  test('walk the products by their key, no further than a batch', async () => {
    const [middle] = await shop.sql<{ id: string }>('SELECT id FROM products ORDER BY id OFFSET 10000 LIMIT 1');
    const { id = '' } = middle ?? {};
    for (const statement of [
      publishedProducts('EN', { after: id, size: 250 }),
      publishedProducts('BN', { after: id, size: 250 }),
      productsOfRange({ first: id, next: null, size: 250 }),
    ]) {
      const nodes = await explain(statement);
      expect(indexesOf(nodes)).toContain('products_pkey');
      for (const table of ['products', 'product_stock', 'product_translations'])
        expect(scansOf(nodes, table)).toEqual([]);
      for (const node of nodes) expect(node['Actual Rows'] ?? 0).toBeLessThanOrEqual(250);
    }
  });

  test('find the ranges of products in an index, without their texts', async () => {
    const nodes = await explain(productRanges({ size: 5000 }));
    expect(scansOf(nodes, 'products')).toEqual([]);
  });
});

test('what waits for an admin, and who received what, is found by indexes', async () => {
  const [product] = await shop.sql<{ id: string }>('SELECT id FROM products LIMIT 1');
  for (const statement of [
    waiting.reviews({ after: null, limit: 21 }),
    waiting.comments({ after: null, limit: 21 }),
    waitingCount('reviews'),
    waitingCount('comments'),
    receivedAndReviewed({ customerId: product?.id ?? '', productIds: [product?.id ?? ''] }),
  ]) {
    const nodes = await explain(statement);
    for (const table of ['reviews', 'comments']) expect(scansOf(nodes, table)).toEqual([]);
  }
});

test('what is known of a buyer and of a phone number is read by indexes, at most 200 orders of each', async () => {
  const [buyer, other] = [await shop.customer(), await shop.customer()];
  await shop.sql(
    `INSERT INTO orders (customer_id, idempotency_key, request_hash, payment_method, shipping_name, shipping_address,
      shipping_phone, shipping_email, items_total_cents, delivery_fee_cents, total_cents, status)
    SELECT CASE mod(n, 3) WHEN 0 THEN $1::uuid ELSE $2::uuid END, 'known-' || n, '', 'CASH_ON_DELIVERY', 'Rahima', 'Dhaka',
      CASE mod(n, 3) WHEN 1 THEN '01700000000' ELSE '018' || lpad(n::text, 8, '0') END, '', 0, 0, 0, 'CANCELLED'
    FROM generate_series(1, 6000) AS n`,
    [buyer.id, other.id],
  );
  await shop.sql('ANALYZE orders');
  const nodes = await explain(historyOfBuyer({ buyerId: buyer.id, phone: '01700000000' }));
  expect(scansOf(nodes, 'orders')).toEqual([]);
  const indexes = nodes.map((node) => node['Index Name']);
  expect(indexes).toEqual(expect.arrayContaining(['orders_by_customer', 'orders_by_phone']));
  const read = nodes.filter((node) => node['Relation Name'] === 'orders').map((node) => node['Actual Rows']);
  for (const rows of read) expect(rows ?? 0).toBeLessThanOrEqual(200);
  expect(wasteOf(nodes)).toBeLessThan(50);
});
