import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What finds one of a million orders. `orders_listed` and `orders_by_total` hold all that an order is filtered by, so that any combination is
 * answered without the table. The function is PL/pgSQL so that the planner knows what it costs: one of SQL would be inlined.
 */
export class OrderList1766030000004 implements MigrationInterface {
  name = 'OrderList1766030000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION order_search_words(name text, email text, phone text) RETURNS tsvector
      LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
      BEGIN
        RETURN array_to_tsvector(array_remove(string_to_array(
          translate(lower(normalize(name)), E'.,;:()/-\\t\\n', '          ') || ' ' || lower(email) || ' ' || phone, ' '), ''));
      END $$;
      CREATE INDEX orders_search ON orders
        USING gin (order_search_words(shipping_name, shipping_email, shipping_phone)) WITH (fastupdate = off);
      CREATE INDEX orders_listed ON orders (id) INCLUDE (status, payment_method, payment_state, shipping_district);
      CREATE INDEX orders_by_total ON orders (total_cents, id)
        INCLUDE (status, payment_method, payment_state, shipping_district);
      CREATE INDEX orders_by_district ON orders (shipping_district, id);
      CREATE INDEX orders_unsettled ON orders (payment_state, id)
        WHERE payment_state = ANY (ARRAY['DUE'::text, 'REFUND_DUE'::text]);
      ANALYZE orders;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX orders_search, orders_listed, orders_by_total, orders_by_district, orders_unsettled;
      DROP FUNCTION order_search_words;
    `);
  }
}
