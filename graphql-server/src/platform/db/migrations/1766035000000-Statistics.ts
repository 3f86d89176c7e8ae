import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a time is of a day that is over; the current day is never counted in advance. */
const isOver = (at: string) => `sales_day(${at}) < sales_day(now())`;

/**
 * Sales by day, counted by a job for days that are over, and the days that must be counted again. Nothing is written when an order is
 * placed, or changes on its first day. Decision 33 says why this is exact.
 */
export class Statistics1766035000000 implements MigrationInterface {
  name = 'Statistics1766035000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE daily_sales (
        dimension text NOT NULL,
        day date NOT NULL,
        key text NOT NULL,
        orders integer NOT NULL,
        pieces integer NOT NULL,
        cents bigint NOT NULL,
        CONSTRAINT daily_sales_pkey PRIMARY KEY (dimension, day, key),
        CONSTRAINT daily_sales_dimension_known CHECK (dimension = ANY (ARRAY['TOTAL'::text, 'CATEGORY'::text, 'METHOD'::text, 'DISTRICT'::text, 'RETURNED'::text]))
      );
      CREATE TABLE daily_product_sales (
        day date NOT NULL,
        product_id uuid NOT NULL,
        pieces integer NOT NULL,
        cents bigint NOT NULL,
        CONSTRAINT daily_product_sales_pkey PRIMARY KEY (day, product_id)
      );
      CREATE TABLE changed_sales_days (
        id uuid NOT NULL DEFAULT uuidv7(),
        day date NOT NULL,
        CONSTRAINT changed_sales_days_pkey PRIMARY KEY (id)
      );
      CREATE INDEX changed_sales_days_by_day ON changed_sales_days (day);
      CREATE TABLE daily_visits (
        day date NOT NULL,
        step text NOT NULL,
        visits bigint NOT NULL,
        CONSTRAINT daily_visits_pkey PRIMARY KEY (day, step),
        CONSTRAINT daily_visits_step_known CHECK (step = ANY (ARRAY['VISIT'::text, 'PRODUCT'::text, 'CART'::text, 'CHECKOUT'::text])),
        CONSTRAINT daily_visits_not_negative CHECK (visits >= 0)
      );

      CREATE INDEX orders_by_time ON orders (placed_at);
      CREATE INDEX payment_entries_credits ON payment_entries (order_id) INCLUDE (amount_cents) WHERE kind = 'CREDITED';
      CREATE INDEX returns_by_receipt ON returns (received_at) WHERE received_at IS NOT NULL;

      CREATE FUNCTION sales_day(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN (at AT TIME ZONE 'Asia/Dhaka')::date;

      -- The last day that is over for every transaction: one that began before midnight may still place an order of that day.
      CREATE FUNCTION last_closed_sales_day() RETURNS date LANGUAGE sql VOLATILE
        RETURN (SELECT sales_day(least(now(), min(xact_start))) - 1 FROM pg_stat_activity
          WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid());

      -- One row per change, never one per day: transactions that change orders of the same day must not wait for each other.
      CREATE FUNCTION sales_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_TABLE_NAME = 'payment_entries' THEN
          INSERT INTO changed_sales_days (day)
          SELECT sales_day(placed_at) FROM orders WHERE id = NEW.order_id AND ${isOver('placed_at')};
        ELSIF TG_TABLE_NAME = 'returns' THEN
          INSERT INTO changed_sales_days (day) VALUES (sales_day(NEW.received_at));
        ELSE
          INSERT INTO changed_sales_days (day) VALUES (sales_day(NEW.placed_at));
          IF TG_OP = 'UPDATE' THEN
            INSERT INTO changed_sales_days (day)
            SELECT sales_day(OLD.placed_at) WHERE sales_day(OLD.placed_at) <> sales_day(NEW.placed_at);
          END IF;
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER orders_add_sales AFTER INSERT ON orders
        FOR EACH ROW WHEN (${isOver('NEW.placed_at')}) EXECUTE FUNCTION sales_change();
      CREATE TRIGGER orders_change_sales
        AFTER UPDATE OF status, awaits, payment_method, shipping_district, placed_at ON orders
        FOR EACH ROW WHEN (
          (${isOver('OLD.placed_at')} OR ${isOver('NEW.placed_at')})
          AND (NEW.status IN ('CANCELLED', 'RETURNED') AND NEW.status <> OLD.status
            OR (NEW.awaits IS NULL) <> (OLD.awaits IS NULL)
            OR NEW.payment_method <> OLD.payment_method
            OR NEW.shipping_district IS DISTINCT FROM OLD.shipping_district
            OR NEW.placed_at <> OLD.placed_at)
        ) EXECUTE FUNCTION sales_change();
      CREATE TRIGGER payment_entries_change_sales AFTER INSERT ON payment_entries
        FOR EACH ROW WHEN (NEW.kind = 'CREDITED') EXECUTE FUNCTION sales_change();
      CREATE TRIGGER returns_change_sales AFTER INSERT OR UPDATE OF received_at ON returns
        FOR EACH ROW WHEN (${isOver('NEW.received_at')}) EXECUTE FUNCTION sales_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER returns_change_sales ON returns;
      DROP TRIGGER payment_entries_change_sales ON payment_entries;
      DROP TRIGGER orders_change_sales ON orders;
      DROP TRIGGER orders_add_sales ON orders;
      DROP FUNCTION sales_change, last_closed_sales_day, sales_day;
      DROP INDEX returns_by_receipt, payment_entries_credits, orders_by_time;
      DROP TABLE daily_visits, changed_sales_days, daily_product_sales, daily_sales;
    `);
  }
}
