import type pg from 'pg';
import { createSessionTokens } from '../src/people/auth/session/session-token.ts';
import { readManifest } from '../src/platform/http/graphql/trusted-documents.ts';
import { buildTree, type CategoryTree } from '../src/catalogue/product/category-tree.ts';
import { categoryRows } from '../src/catalogue/product/product.statements.ts';
import type { Database } from '../src/platform/db/database.ts';
import type { LoadRequest } from './load/load.ts';

/**
 * How many customers order. A customer may order 30 times a day: a few who bought all day would have more orders than
 * the shop takes from anybody.
 */
const BUYERS = 10_000;

/** The most products that are asked for. */
const ASKED_FOR = 100_000;

/** A product with what an order of it says. */
export interface OrderedProduct {
  id: string;
  categoryId: string;
  priceCents: number;
  color: string | null;
  size: string | null;
}

/** The data that the workloads use. */
export interface Stage {
  /** Products in any order. */
  products: { id: string; categoryId: string }[];
  /** Some that are ordered, of which there are plenty, and the one of which there are few. */
  ordered: OrderedProduct[];
  scarce: OrderedProduct;
  /** Slugs of all categories. */
  categories: string[];
  /** Customers with session tokens. */
  customers: { id: string; token: string; email: string; phone: string }[];
  tree: CategoryTree;
}

const plenty = `
  WITH chosen AS (
    SELECT p.id, p.category_id AS "categoryId", p.price_cents AS "priceCents", p.colors[1] AS color, p.sizes[1] AS size
    FROM products p JOIN product_stock s ON s.product_id = p.id WHERE NOT s.has_variants AND p.id = ANY($1) LIMIT 2001
  ), filled AS (
    UPDATE product_stock SET available = 1000000 WHERE product_id IN (SELECT id FROM chosen)
  )
  SELECT * FROM chosen`;

const signedIn = `
  WITH buyers AS (
    INSERT INTO customers (display_name, email, status)
    SELECT 'Buyer ' || n, 'buyer' || n || '@gmail.com', 'CONFIRMED' FROM generate_series(1, $1) n
    ON CONFLICT (email) DO UPDATE SET status = 'CONFIRMED' RETURNING id, email
  ), begun AS (
    INSERT INTO sessions (customer_id, expires_at, refresh_hash)
    SELECT id, now() + interval '1 hour', '' FROM buyers RETURNING id, customer_id
  )
  SELECT c.id, begun.id AS "sessionId", c.email FROM begun JOIN buyers c ON c.id = begun.customer_id`;

/** Creates customers and stock, and chooses what the workloads use. */
export const setStage = async (pool: pg.Pool, database: Database, secret: string): Promise<Stage> => {
  const products = await pool.query<Stage['products'][number]>(
    `SELECT id, category_id AS "categoryId" FROM products ORDER BY md5(id::text) LIMIT ${ASKED_FOR}`,
  );
  const ordered = await pool.query<OrderedProduct>(plenty, [products.rows.slice(0, 5000).map(({ id }) => id)]);
  const [scarce, ...others] = ordered.rows;
  if (!scarce) throw new Error('There is nothing to order.');
  const categories = await pool.query<{ slug: string }>('SELECT slug FROM categories ORDER BY md5(slug)');
  const tokens = createSessionTokens([secret], 3600);
  const customers = await pool.query<{ id: string; sessionId: string; email: string }>(signedIn, [BUYERS]);
  // A few buyers buy all day.
  await pool.query(
    `INSERT INTO settings (key, value) VALUES ('ORDERS_A_DAY', '1000000'), ('UNPAID_PIECES', '1000000')
    ON CONFLICT DO NOTHING`,
  );
  await pool.query('VACUUM (ANALYZE) product_stock, customers, sessions');
  return {
    products: products.rows,
    ordered: others,
    scarce,
    categories: categories.rows.map(({ slug }) => slug),
    customers: customers.rows.map(({ id, sessionId, email }, place) => ({
      id,
      email,
      phone: `017${String(place).padStart(8, '0')}`,
      token: tokens.issue({ customerId: id, sessionId }).token,
    })),
    tree: buildTree(await database.query(categoryRows())),
  };
};

/** Returns one of the web's public operations with its hash. @throws when there is none of that name */
const publicOperation = (name: string): { hash: string; text: string } => {
  const [found] = Object.entries(readManifest()).filter(([, operation]) => operation.name === name);
  if (!found) throw new Error(`The web has no public operation ${name}: run npm run codegen.`);
  const [hash, { text }] = found;
  return { hash, text };
};

/** Returns the function that asks one of the web's operations as the web does: by its hash. */
export const askingByHash = (name: string): ((variables: object) => LoadRequest) => {
  const { hash } = publicOperation(name);
  return (variables) => ({
    method: 'GET',
    path: `/graphql?documentId=sha256:${hash}&variables=${encodeURIComponent(JSON.stringify(variables))}`,
    accept: 'application/json',
  });
};

/** Returns the function that asks one of the web's operations as a program may: by its text. */
export const askingByText = (name: string): ((variables: object) => LoadRequest) => {
  const { text } = publicOperation(name);
  return (variables) => postOf({ query: text, variables });
};

/** Returns the request that sends an operation. */
export const postOf = (body: object, token?: string): LoadRequest => ({
  method: 'POST',
  path: '/graphql',
  accept: 'application/json',
  body: JSON.stringify(body),
  ...(token !== undefined && { token }),
});
