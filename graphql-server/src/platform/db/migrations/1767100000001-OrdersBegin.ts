import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Credits what an order that ends otherwise was charged and not credited yet. */
const credit = `
        SELECT sum(CASE kind WHEN 'CHARGED' THEN amount_cents WHEN 'CREDITED' THEN -amount_cents ELSE 0 END) INTO left_cents
        FROM payment_entries WHERE order_id = NEW.id;
        IF left_cents > 0 THEN
          INSERT INTO payment_entries (order_id, kind, amount_cents, method)
          VALUES (NEW.id, 'CREDITED', left_cents, NEW.payment_method);
        END IF;`;

const charge = `INSERT INTO payment_entries (order_id, kind, amount_cents, method, at)
          VALUES (NEW.id, 'CHARGED', NEW.total_cents, NEW.payment_method, NEW.placed_at);`;

/** What there was before: three triggers for a new order. */
const former = `
  CREATE FUNCTION orders_charge() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        left_cents bigint;
      BEGIN
        IF TG_OP = 'INSERT' AND NEW.total_cents > 0 THEN
          ${charge}
        END IF;
        IF NEW.status IN ('CANCELLED', 'RETURNED') THEN ${credit}
        END IF;
        RETURN NULL;
      END $$;
  CREATE FUNCTION orders_figures_insert() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        WITH change AS (
          SELECT customer_id, count(*) AS orders, sum(CASE WHEN status = 'DELIVERED' THEN total_cents ELSE 0 END) AS spent
          FROM newer WHERE customer_id IS NOT NULL GROUP BY customer_id
        ), locked AS MATERIALIZED (
          SELECT f.customer_id FROM customer_figures f JOIN change USING (customer_id) ORDER BY f.customer_id FOR NO KEY UPDATE OF f
        )
        UPDATE customer_figures f SET orders = f.orders + change.orders, spent_cents = f.spent_cents + change.spent
        FROM change JOIN locked USING (customer_id) WHERE f.customer_id = change.customer_id;
        RETURN NULL;
      END $$;
  DROP TRIGGER orders_begin ON orders;
  DROP TRIGGER orders_credit ON orders;
  DROP FUNCTION orders_begin, orders_credit;
  CREATE TRIGGER orders_add_sales AFTER INSERT ON orders
    FOR EACH ROW WHEN (sales_day(NEW.placed_at) < sales_day(now())) EXECUTE FUNCTION sales_change();
  CREATE TRIGGER orders_charge AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION orders_charge();
  CREATE TRIGGER orders_credit AFTER UPDATE OF status ON orders
    FOR EACH ROW WHEN (NEW.status IN ('CANCELLED', 'RETURNED')) EXECUTE FUNCTION orders_charge();
  CREATE TRIGGER orders_figures_insert AFTER INSERT ON orders
    REFERENCING NEW TABLE AS newer FOR EACH STATEMENT EXECUTE FUNCTION orders_figures_insert();`;

/**
 * One trigger instead of three for a new order: it charges the order, adds it to its customer's figures, and has its day counted again if that
 * is over. PostgreSQL reads the condition of a trigger again for each statement, as it does with checks, and keeps the rows of a statement for a
 * trigger that asks for them; the parts of a function are read and planned once for a connection.
 */
export class OrdersBegin1767100000001 implements MigrationInterface {
  name = 'OrdersBegin1767100000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION orders_begin() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.total_cents > 0 THEN
          ${charge}
          IF NEW.status IN ('CANCELLED', 'RETURNED') THEN
            INSERT INTO payment_entries (order_id, kind, amount_cents, method)
            VALUES (NEW.id, 'CREDITED', NEW.total_cents, NEW.payment_method);
          END IF;
        END IF;
        IF NEW.customer_id IS NOT NULL THEN
          UPDATE customer_figures SET orders = orders + 1,
            spent_cents = spent_cents + CASE WHEN NEW.status = 'DELIVERED' THEN NEW.total_cents ELSE 0 END
          WHERE customer_id = NEW.customer_id;
        END IF;
        IF NEW.placed_at < now() AND sales_day(NEW.placed_at) < sales_day(now()) THEN
          INSERT INTO changed_sales_days (day) VALUES (sales_day(NEW.placed_at));
        END IF;
        RETURN NULL;
      END $$;
      CREATE FUNCTION orders_credit() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        left_cents bigint;
      BEGIN ${credit}
        RETURN NULL;
      END $$;
      DROP TRIGGER orders_add_sales ON orders;
      DROP TRIGGER orders_figures_insert ON orders;
      DROP TRIGGER orders_charge ON orders;
      DROP TRIGGER orders_credit ON orders;
      DROP FUNCTION orders_figures_insert, orders_charge;
      CREATE TRIGGER orders_begin AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION orders_begin();
      CREATE TRIGGER orders_credit AFTER UPDATE OF status ON orders
        FOR EACH ROW WHEN (NEW.status IN ('CANCELLED', 'RETURNED')) EXECUTE FUNCTION orders_credit();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(former);
  }
}
