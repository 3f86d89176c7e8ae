import type { MigrationInterface, QueryRunner } from 'typeorm';

const STOCK_KINDS = ['ORDERED', 'RELEASED', 'RESERVED_AGAIN', 'DELIVERED', 'CANCELLED', 'RETURNED'];
const OTHER_KINDS = ['CREATED', 'SET', 'IMPORTED', 'UNDONE'];

/** Sets which kinds of changes the stock's history knows. */
const stockKinds = (kinds: readonly string[]) => `
CREATE OR REPLACE FUNCTION stock_changes_sound(kind text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  broken text := CASE
    WHEN NOT (kind = ANY (ARRAY[${kinds.map((kind) => `'${kind}'::text`).join(', ')}])) THEN 'stock_changes_kind_known'
  END;
BEGIN
  IF broken IS NULL THEN
    RETURN true;
  END IF;
  RAISE EXCEPTION 'new row for relation "stock_changes" violates check constraint "%"', broken
    USING ERRCODE = 'check_violation', TABLE = 'stock_changes', CONSTRAINT = broken;
END$$;`;

/** Credits an order that ends so by a trigger. */
const creditsAfter = (statuses: string) => `
  DROP TRIGGER orders_credit ON orders;
  CREATE TRIGGER orders_credit AFTER UPDATE OF status ON orders
    FOR EACH ROW WHEN (NEW.status IN (${statuses})) EXECUTE FUNCTION orders_credit();`;

/** Returns of some pieces of an order, several of one order, and what each gave back. */
export class PartialReturns1768020000000 implements MigrationInterface {
  name = 'PartialReturns1768020000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE return_lines (
        return_id uuid NOT NULL,
        order_line_id uuid NOT NULL,
        asked integer NOT NULL DEFAULT 0,
        back_on_sale integer NOT NULL DEFAULT 0,
        written_off integer NOT NULL DEFAULT 0,
        CONSTRAINT return_lines_pkey PRIMARY KEY (return_id, order_line_id),
        CONSTRAINT return_lines_return_fkey FOREIGN KEY (return_id) REFERENCES returns (id) ON DELETE CASCADE,
        CONSTRAINT return_lines_order_line_fkey FOREIGN KEY (order_line_id) REFERENCES order_lines (id) ON DELETE CASCADE,
        CONSTRAINT return_lines_not_negative CHECK (asked >= 0 AND back_on_sale >= 0 AND written_off >= 0)
      );
      CREATE INDEX return_lines_by_order_line ON return_lines (order_line_id);

      ALTER TABLE returns
        ADD COLUMN credited_cents integer NOT NULL DEFAULT 0,
        ADD COLUMN with_delivery boolean NOT NULL DEFAULT false,
        DROP CONSTRAINT returns_once_per_order;
      CREATE INDEX returns_by_order ON returns (order_id, id);
      CREATE UNIQUE INDEX returns_one_open ON returns (order_id) WHERE status = ANY (ARRAY['REQUESTED'::text, 'APPROVED'::text]);
      CREATE UNIQUE INDEX returns_delivery_once ON returns (order_id) WHERE with_delivery;

      -- Until now a return was of the whole order.
      INSERT INTO return_lines (return_id, order_line_id, asked, back_on_sale)
        SELECT r.id, l.id, l.quantity, CASE r.status WHEN 'RECEIVED' THEN l.quantity ELSE 0 END
        FROM returns r JOIN order_lines l USING (order_id);
      UPDATE returns r SET with_delivery = true, credited_cents = coalesce((SELECT sum(e.amount_cents) FROM payment_entries e
          WHERE e.order_id = r.order_id AND e.kind = 'CREDITED' AND e.reason IS NULL), 0)
        WHERE status = 'RECEIVED';
      ALTER TABLE returns
        ADD CONSTRAINT returns_credited CHECK (credited_cents >= 0 AND (status = 'RECEIVED' OR credited_cents = 0 AND NOT with_delivery));

      -- The order's line is locked, so that of two returns that are stored at once, one sees the other.
      CREATE FUNCTION return_lines_check() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        delivered integer;
        back bigint;
      BEGIN
        SELECT l.quantity INTO delivered FROM order_lines l JOIN orders o ON o.id = l.order_id
        WHERE l.id = NEW.order_line_id AND l.order_id = (SELECT order_id FROM returns WHERE id = NEW.return_id) AND o.status IN ('DELIVERED', 'RETURNED')
        FOR NO KEY UPDATE OF l;
        IF delivered IS NULL THEN
          RAISE EXCEPTION 'The line % is not of the delivered order of the return %.', NEW.order_line_id, NEW.return_id
            USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'return_lines_of_order';
        END IF;
        SELECT sum(CASE r.status WHEN 'RECEIVED' THEN b.back_on_sale + b.written_off ELSE b.asked END) INTO back
        FROM return_lines b JOIN returns r ON r.id = b.return_id
        WHERE b.order_line_id = NEW.order_line_id AND b.return_id <> NEW.return_id AND r.status <> 'REJECTED';
        IF coalesce(back, 0) + greatest(NEW.asked, NEW.back_on_sale + NEW.written_off) > delivered THEN
          RAISE EXCEPTION 'More pieces of the line % are returned than were delivered.', NEW.order_line_id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'return_lines_within_order';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER return_lines_check BEFORE INSERT OR UPDATE ON return_lines
        FOR EACH ROW EXECUTE FUNCTION return_lines_check();

      -- worthOfReturn in schema/fulfilment.ts computes the same.
      CREATE FUNCTION returns_check() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        worth numeric;
      BEGIN
        SELECT floor(goods * (before + now) / nullif(every, 0)) - floor(goods * before / nullif(every, 0)) + fee INTO worth FROM (
          SELECT greatest(o.total_cents - o.delivery_fee_cents, 0)::numeric AS goods,
            CASE WHEN NEW.with_delivery THEN o.delivery_fee_cents ELSE 0 END AS fee,
            sum(l.quantity::numeric * l.unit_price_cents) AS every,
            sum(l.unit_price_cents::numeric * coalesce(back.before, 0)) AS before,
            sum(l.unit_price_cents::numeric * coalesce(back.now, 0)) AS now
          FROM orders o JOIN order_lines l ON l.order_id = o.id LEFT JOIN LATERAL (
            SELECT sum(b.back_on_sale + b.written_off) FILTER (WHERE r.id <> NEW.id AND r.status = 'RECEIVED') AS before,
              sum(b.back_on_sale + b.written_off) FILTER (WHERE r.id = NEW.id) AS now
            FROM return_lines b JOIN returns r ON r.id = b.return_id WHERE b.order_line_id = l.id
          ) back ON true
          WHERE o.id = NEW.order_id GROUP BY o.id
        ) sums;
        IF NEW.credited_cents > coalesce(worth, 0) THEN
          RAISE EXCEPTION 'The return % gives more back than its pieces cost.', NEW.id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'returns_credited_worth';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER returns_check BEFORE UPDATE OF status, credited_cents ON returns
        FOR EACH ROW WHEN (NEW.credited_cents > 0) EXECUTE FUNCTION returns_check();

      -- The day on which these pieces were sold is counted again, also when nothing is given back for them.
      CREATE FUNCTION returns_change_goods() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO changed_sales_days (day)
        SELECT sales_day(placed_at) FROM orders WHERE id = NEW.order_id AND sales_day(placed_at) < sales_day(now());
        RETURN NULL;
      END $$;
      CREATE TRIGGER returns_change_goods AFTER UPDATE OF status ON returns
        FOR EACH ROW WHEN (NEW.status = 'RECEIVED') EXECUTE FUNCTION returns_change_goods();
      ${stockKinds([...STOCK_KINDS, 'WRITTEN_OFF', ...OTHER_KINDS])}
      ${creditsAfter(`'CANCELLED'`)}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${creditsAfter(`'CANCELLED', 'RETURNED'`)}
      UPDATE stock_changes SET kind = 'RETURNED' WHERE kind = 'WRITTEN_OFF';
      ${stockKinds([...STOCK_KINDS, ...OTHER_KINDS])}
      DROP TRIGGER returns_change_goods ON returns;
      DROP TRIGGER returns_check ON returns;
      DROP FUNCTION returns_check, returns_change_goods;
      DROP TABLE return_lines;
      DROP FUNCTION return_lines_check;
      -- One return of an order is left: the last one.
      DELETE FROM returns r WHERE EXISTS (SELECT FROM returns later WHERE later.order_id = r.order_id AND later.id > r.id);
      DROP INDEX returns_by_order, returns_one_open, returns_delivery_once;
      ALTER TABLE returns
        DROP COLUMN credited_cents,
        DROP COLUMN with_delivery,
        ADD CONSTRAINT returns_once_per_order UNIQUE (order_id);
    `);
  }
}
