import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { CategoryTree } from '../src/product/category-tree.ts';
import { checkFilter, type ProductFilter } from '../src/product/search/product-list.ts';
import type { ProductSort } from '../../schema/product.ts';
import {
  productById,
  productPage,
  productTotal,
  relatedProducts,
  termMatches,
} from '../src/product/product.statements.ts';
import { opinionPages } from '../src/review/review.statements.ts';

/** The data that the workloads use. */
export interface Stage {
  /** Ids of products, with leaf, price, colour and size. */
  products: {
    id: string;
    categoryId: string;
    priceCents: number;
    color: string | null;
    size: string | null;
  }[];
  /** Words that some products have in their names. */
  terms: string[];
  /** Session tokens, ids and e-mail addresses of customers. */
  customers: { id: string; token: string; email: string }[];
  tree: CategoryTree;
}

/** An everyday operation of a shop, by the server and as plain SQL for the same work. */
export interface Workload {
  name: string;
  /** The most SQL statements that one operation may need. */
  mostStatements: number;
  /** How many times slower it may be with ten times the products. */
  mostSlowdown: number;
  request: (stage: Stage) => { token?: string; body: string };
  /** A part of every correct response. */
  answers: string;
  sql: (stage: Stage, pool: Pool) => Promise<void>;
}

const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;

const card =
  'id name image { path alt } priceCents oldPriceCents totalSold rating reviewCount availableStock';

const sorts: readonly ProductSort[] = ['PRICE_ASC', 'PRICE_DESC', 'NEWEST', 'POPULARITY'];

const firstPage = { first: 24, after: null, language: 'EN' } as const;

const listQuery = `query BenchList($sort: ProductSort!) {
  products(sort: $sort, first: 24) { totalCount nodes { ${card} } pageInfo { hasNextPage endCursor } }
}`;

const searchQuery = `query BenchSearch($filter: ProductFilter!) {
  products(filter: $filter, first: 24) {
    totalCount nodes { ${card} } pageInfo { hasNextPage endCursor }
    facets {
      categories { category { slug name } count } brands { brand count } ratings { rating count } price { minCents maxCents }
    }
  }
}`;

const pageQuery = `query BenchPage($id: ID!) {
  product(id: $id) {
    ${card} images { path alt } brand tag note shortDescription description secondDescription colors sizes addedAt
    category { slug name } department { slug name } ratingsBreakdown { rating count percent }
    reviews { items { id rating text createdAt authorName pictures { path } sellerReply { text createdAt } } pageCount totalCount }
    comments { items { id text createdAt authorName sellerReply { text createdAt } } pageCount totalCount }
    related { ${card} }
  }
}`;

const orderMutation = `mutation BenchOrder($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    __typename
    ... on PlaceOrderSuccess { order { id totalCents lines { name quantity unitPriceCents } } }
    ... on Error { message }
  }
}`;

const body = (query: string, variables: Record<string, unknown>) => JSON.stringify({ query, variables });

const searchFilter = (stage: Stage): ProductFilter => ({ term: pick(stage.terms), rating: 4 });

const shippingAddress = {
  name: 'Bench Buyer',
  address: 'House 1, Road 1, Dhanmondi, Dhaka',
  phone: '01712345678',
};

/** The least SQL that an order needs: take the stock; store order, line and status, all or nothing. */
const plainOrder = async (client: PoolClient, customerId: string, productId: string): Promise<void> => {
  await client.query('BEGIN');
  const taken = await client.query<{ price: number }>({
    name: 'bench-take',
    text: `UPDATE product_stock s SET available = available - 1, sold = sold + 1 FROM products p
      WHERE s.product_id = $1 AND p.id = s.product_id AND available >= 1 RETURNING p.price_cents AS price`,
    values: [productId],
  });
  const price = taken.rows[0]?.price ?? 0;
  await client.query({
    name: 'bench-store',
    text: `WITH placed AS (
        INSERT INTO orders (customer_id, idempotency_key, request_hash, payment_method, shipping_name, shipping_address,
          shipping_phone, shipping_email, items_total_cents, delivery_fee_cents, total_cents)
        VALUES ($1, $2, '', 'CASH_ON_DELIVERY', $3, $4, $5, $6, $7, 6000, $7 + 6000) RETURNING id
      ), line AS (
        INSERT INTO order_lines (order_id, "position", product_id, name, picture, quantity, unit_price_cents)
        SELECT placed.id, 0, p.id, p.name, p.pictures[1], 1, p.price_cents FROM placed, products p WHERE p.id = $8
      )
      INSERT INTO order_status_changes (order_id, status, actor, actor_id) SELECT id, 'PENDING', 'CUSTOMER', $1 FROM placed`,
    values: [
      customerId,
      randomUUID(),
      ...Object.values(shippingAddress),
      'bench@gmail.com',
      price,
      productId,
    ],
  });
  await client.query('COMMIT');
};

/** What is measured, in the order of the report. */
export const workloads: Workload[] = [
  {
    name: '24-product list',
    mostStatements: 3,
    mostSlowdown: 2,
    request: () => ({ body: body(listQuery, { sort: pick(sorts) }) }),
    answers: '"nodes":[{',
    sql: async (stage, pool) => {
      const filter = checkFilter({}, stage.tree);
      await Promise.all([
        pool.query(productPage({ filter, sort: pick(sorts), ...firstPage })),
        pool.query(productTotal(filter)),
      ]);
    },
  },
  {
    name: 'term, filter, facets',
    mostStatements: 3,
    mostSlowdown: 4,
    request: (stage) => ({ body: body(searchQuery, { filter: searchFilter(stage) }) }),
    answers: '"facets":{',
    sql: async (stage, pool) => {
      const filter = checkFilter(searchFilter(stage), stage.tree);
      await pool.query(termMatches({ filter, ids: null, sample: null, isOften: false, unless: null }));
    },
  },
  {
    name: 'product page',
    mostStatements: 6,
    mostSlowdown: 2,
    request: (stage) => ({ body: body(pageQuery, { id: pick(stage.products).id }) }),
    answers: '"shortDescription"',
    sql: async (stage, pool) => {
      const { id, categoryId } = pick(stage.products);
      await Promise.all([
        pool.query(productById('EN', { id })),
        pool.query(opinionPages({ kinds: ['reviews', 'comments'], productIds: [id, id], skipped: [0, 0] })),
        pool.query(relatedProducts('EN', { productIds: [id], categoryIds: [categoryId], firsts: [8] })),
      ]);
    },
  },
  {
    name: 'placing an order',
    mostStatements: 10,
    mostSlowdown: 2,
    request: (stage) => {
      const { id, priceCents, color, size } = pick(stage.products);
      const { token, email } = pick(stage.customers);
      const lines = [{ productId: id, quantity: 1, color, size, seenPriceCents: priceCents }];
      const input = {
        idempotencyKey: randomUUID(),
        lines,
        paymentMethod: 'CASH_ON_DELIVERY',
        shippingAddress: { ...shippingAddress, email },
      };
      return { token, body: body(orderMutation, { input }) };
    },
    answers: 'PlaceOrderSuccess',
    sql: async (stage, pool) => {
      const client = await pool.connect();
      try {
        await plainOrder(client, pick(stage.customers).id, pick(stage.products).id);
      } finally {
        client.release();
      }
    },
  },
];
