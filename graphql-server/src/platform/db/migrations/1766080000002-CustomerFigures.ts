import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an order adds to the figures of its customer. */
const of = (rows: string, sign: '' | '-') =>
  `SELECT customer_id, ${sign}1 AS orders, CASE WHEN status = 'DELIVERED' THEN ${sign}total_cents ELSE 0 END AS spent
    FROM ${rows} WHERE customer_id IS NOT NULL`;

/** Adds what a statement has changed; the rows are locked in the order of their ids, so that two statements cannot deadlock. */
const addFigures = (changes: string) => `
  WITH change AS (
    SELECT customer_id, sum(orders) AS orders, sum(spent) AS spent FROM (${changes}) changes
    GROUP BY customer_id HAVING sum(orders) <> 0 OR sum(spent) <> 0
  ), locked AS MATERIALIZED (
    SELECT f.customer_id FROM customer_figures f JOIN change USING (customer_id) ORDER BY f.customer_id FOR NO KEY UPDATE OF f
  )
  UPDATE customer_figures f SET orders = f.orders + change.orders, spent_cents = f.spent_cents + change.spent
  FROM change JOIN locked USING (customer_id) WHERE f.customer_id = change.customer_id;`;

const triggerOn = (operation: 'INSERT' | 'UPDATE', tables: string, changes: string) => `
  CREATE FUNCTION orders_figures_${operation.toLowerCase()}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN ${addFigures(changes)} RETURN NULL; END $$;
  CREATE TRIGGER orders_figures_${operation.toLowerCase()} AFTER ${operation} ON orders
    REFERENCING ${tables} FOR EACH STATEMENT EXECUTE FUNCTION orders_figures_${operation.toLowerCase()}();`;

/**
 * What customers have ordered and spent, kept by triggers that run once for each statement, and an index that finds customers by
 * any part of name, e-mail and phone number.
 */
export class CustomerFigures1766080000002 implements MigrationInterface {
  name = 'CustomerFigures1766080000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE customer_figures (
        customer_id uuid NOT NULL,
        orders integer NOT NULL DEFAULT 0,
        spent_cents bigint NOT NULL DEFAULT 0,
        CONSTRAINT customer_figures_pkey PRIMARY KEY (customer_id),
        CONSTRAINT customer_figures_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE CASCADE
      );
      INSERT INTO customer_figures (customer_id, orders, spent_cents)
      SELECT c.id, count(o.id), coalesce(sum(o.total_cents) FILTER (WHERE o.status = 'DELIVERED'), 0)
      FROM customers c LEFT JOIN orders o ON o.customer_id = c.id GROUP BY c.id;
      CREATE INDEX customer_figures_by_orders ON customer_figures (orders, customer_id);
      CREATE INDEX customer_figures_by_spent ON customer_figures (spent_cents, customer_id);

      CREATE FUNCTION customers_begin_figures() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO customer_figures (customer_id) SELECT id FROM added;
        RETURN NULL;
      END $$;
      CREATE TRIGGER customers_begin_figures AFTER INSERT ON customers
        REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION customers_begin_figures();
      ${triggerOn('INSERT', 'NEW TABLE AS newer', of('newer', ''))}
      ${triggerOn('UPDATE', 'OLD TABLE AS older NEW TABLE AS newer', `${of('newer', '')} UNION ALL ${of('older', '-')}`)}

      CREATE INDEX customers_search ON customers USING gin (
        lower(display_name || ' ' || email::text || ' ' || coalesce(phone_number, '')) gin_trgm_ops
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX customers_search;
      DROP TRIGGER orders_figures_update ON orders;
      DROP TRIGGER orders_figures_insert ON orders;
      DROP TRIGGER customers_begin_figures ON customers;
      DROP FUNCTION orders_figures_update, orders_figures_insert, customers_begin_figures;
      DROP TABLE customer_figures;
    `);
  }
}
