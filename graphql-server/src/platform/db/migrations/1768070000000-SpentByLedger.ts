import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an order begins with: its charge, its customer's figures, and its day, if that is over. */
const ordersBegin = (spentOf: string) => `
      CREATE OR REPLACE FUNCTION orders_begin() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.total_cents > 0 THEN
          INSERT INTO payment_entries (order_id, kind, amount_cents, method, at)
          VALUES (NEW.id, 'CHARGED', NEW.total_cents, NEW.payment_method, NEW.placed_at);
          IF NEW.status IN ('CANCELLED', 'RETURNED') THEN
            INSERT INTO payment_entries (order_id, kind, amount_cents, method)
            VALUES (NEW.id, 'CREDITED', NEW.total_cents, NEW.payment_method);
          END IF;
        END IF;
        IF NEW.customer_id IS NOT NULL THEN
          UPDATE customer_figures SET orders = orders + 1,
            spent_cents = spent_cents + CASE WHEN ${spentOf} THEN NEW.total_cents ELSE 0 END
          WHERE customer_id = NEW.customer_id;
        END IF;
        IF NEW.placed_at < now() AND sales_day(NEW.placed_at) < sales_day(now()) THEN
          INSERT INTO changed_sales_days (day) VALUES (sales_day(NEW.placed_at));
        END IF;
        RETURN NULL;
      END $$;`;

const isDelivered = (row: string) => `${row}.status IN ('DELIVERED', 'RETURNED')`;

const worth = (order: string) => `coalesce((
      SELECT sum(CASE e.kind WHEN 'CHARGED' THEN e.amount_cents ELSE -e.amount_cents END)
      FROM payment_entries e WHERE e.order_id = ${order} AND e.kind IN ('CHARGED', 'CREDITED')
    ), 0)`;

/**
 * What a customer has spent is what the ledger has charged for delivered orders without what it has credited: what came back, in part or as
 * a whole, and what was granted. A delivery fee that is kept of a returned order is spent.
 */
export class SpentByLedger1768070000000 implements MigrationInterface {
  name = 'SpentByLedger1768070000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The rows are locked in the order of their ids, so that two statements cannot deadlock; and before the stock, as orders do.
      CREATE OR REPLACE FUNCTION orders_figures_update() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        WITH changed AS MATERIALIZED (
          SELECT newer.id, side.customer_id, side.sign, side.is_delivered FROM newer JOIN older USING (id), LATERAL (VALUES
            (newer.customer_id, 1, ${isDelivered('newer')}), (older.customer_id, -1, ${isDelivered('older')})
          ) side (customer_id, sign, is_delivered)
          WHERE side.customer_id IS NOT NULL AND (newer.customer_id, newer.status) IS DISTINCT FROM (older.customer_id, older.status)
        ), change AS (
          SELECT customer_id, sum(sign) AS orders, sum(CASE WHEN is_delivered THEN sign * ${worth('changed.id')} ELSE 0 END) AS spent
          FROM changed GROUP BY customer_id
        ), locked AS MATERIALIZED (
          SELECT f.customer_id FROM customer_figures f JOIN change USING (customer_id)
          WHERE change.orders <> 0 OR change.spent <> 0 ORDER BY f.customer_id FOR NO KEY UPDATE OF f
        )
        UPDATE customer_figures f SET orders = f.orders + change.orders, spent_cents = f.spent_cents + change.spent
        FROM change JOIN locked USING (customer_id) WHERE f.customer_id = change.customer_id;
        RETURN NULL;
      END $$;

      ${ordersBegin(isDelivered('NEW'))}
      CREATE FUNCTION payment_entries_spent() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE customer_figures f SET spent_cents = f.spent_cents - NEW.amount_cents
        FROM orders o WHERE o.id = NEW.order_id AND ${isDelivered('o')} AND f.customer_id = o.customer_id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER payment_entries_spent AFTER INSERT ON payment_entries
        FOR EACH ROW WHEN (NEW.kind = 'CREDITED') EXECUTE FUNCTION payment_entries_spent();

      UPDATE customer_figures f SET spent_cents = (
        SELECT coalesce(sum(${worth('o.id')}), 0) FROM orders o WHERE o.customer_id = f.customer_id AND ${isDelivered('o')}
      );
      -- Days are counted again of which an order came back: the shop may have kept something of it.
      INSERT INTO changed_sales_days (day)
        SELECT DISTINCT sales_day(placed_at) FROM orders WHERE status = 'RETURNED' AND sales_day(placed_at) < sales_day(now());
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    const of = (rows: string, sign: '' | '-') =>
      `SELECT customer_id, ${sign}1 AS orders, CASE WHEN status = 'DELIVERED' THEN ${sign}total_cents ELSE 0 END AS spent
        FROM ${rows} WHERE customer_id IS NOT NULL`;
    await runner.query(`
      DROP TRIGGER payment_entries_spent ON payment_entries;
      DROP FUNCTION payment_entries_spent;
      ${ordersBegin(`NEW.status = 'DELIVERED'`)}
      CREATE OR REPLACE FUNCTION orders_figures_update() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        WITH change AS (
          SELECT customer_id, sum(orders) AS orders, sum(spent) AS spent
          FROM (${of('newer', '')} UNION ALL ${of('older', '-')}) changes
          GROUP BY customer_id HAVING sum(orders) <> 0 OR sum(spent) <> 0
        ), locked AS MATERIALIZED (
          SELECT f.customer_id FROM customer_figures f JOIN change USING (customer_id) ORDER BY f.customer_id FOR NO KEY UPDATE OF f
        )
        UPDATE customer_figures f SET orders = f.orders + change.orders, spent_cents = f.spent_cents + change.spent
        FROM change JOIN locked USING (customer_id) WHERE f.customer_id = change.customer_id;
        RETURN NULL;
      END $$;
      UPDATE customer_figures f SET spent_cents = (
        SELECT coalesce(sum(o.total_cents), 0) FROM orders o WHERE o.customer_id = f.customer_id AND o.status = 'DELIVERED'
      );
    `);
  }
}
