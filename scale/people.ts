import { createSessionTokens } from '../graphql-server/src/people/auth/session/session-token.ts';
import type { Node } from './cluster.ts';

/** A customer who is signed in. */
export interface Buyer {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

/** A product to buy. */
export interface Wanted {
  readonly id: string;
  readonly color: string | null;
  readonly size: string | null;
}

/** Creates confirmed customers with a session each; admins if they are to be. */
export const createBuyers = async (
  { query }: Node,
  secret: string,
  name: string,
  count: number,
  role: 'CUSTOMER' | 'ADMIN' = 'CUSTOMER',
): Promise<Buyer[]> => {
  const tokens = createSessionTokens([secret], 86_400);
  const people = await query<{ id: string; email: string; sessionId: string }>(
    `WITH people AS (
       INSERT INTO customers (display_name, email, status, role)
       SELECT 'Buyer ' || n, $1 || n || '@gmail.com', 'CONFIRMED', $3 FROM generate_series(1, $2::integer) n RETURNING id, email
     ), begun AS (
       INSERT INTO sessions (customer_id, expires_at, refresh_hash)
       SELECT id, now() + interval '1 day', '' FROM people RETURNING id, customer_id
     )
     SELECT p.id, p.email, b.id AS "sessionId" FROM people p JOIN begun b ON b.customer_id = p.id`,
    [name, count, role],
  );
  return people.map(({ id, email, sessionId }) => ({
    id,
    email,
    token: tokens.issue({ customerId: id, sessionId }).token,
  }));
};

/** Gives some products without variants this stock, and returns them; each call others. */
export const stockProducts = async ({ query }: Node, stock: number, from: number, count: number) =>
  query<Wanted & { name: string }>(
    `UPDATE product_stock s SET available = $1 FROM products p
     WHERE p.id = s.product_id AND p.id IN (
       SELECT q.id FROM products q JOIN product_stock t ON t.product_id = q.id WHERE NOT t.has_variants ORDER BY q.id OFFSET $2 LIMIT $3
     ) RETURNING p.id, p.name, p.colors[1] AS color, p.sizes[1] AS size`,
    [stock, from, count],
  );
