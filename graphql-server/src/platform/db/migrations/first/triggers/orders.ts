/** Triggers of orders, their shipments and returns. */
export const orderTriggers = String.raw`
-- Every customer has figures from the beginning.
CREATE FUNCTION customers_begin_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO customer_figures (customer_id) SELECT id FROM added;
  RETURN NULL;
END $$;
CREATE TRIGGER customers_begin_figures AFTER INSERT ON customers
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION customers_begin_figures();

-- An order begins with its charge, in the figures of its customer, and has its day counted again if that is over.
-- One trigger for all: PostgreSQL reads the condition of each again for every order.
CREATE FUNCTION orders_begin() RETURNS trigger LANGUAGE plpgsql AS $$
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
      spent_cents = spent_cents + CASE WHEN NEW.status IN ('DELIVERED', 'RETURNED') THEN NEW.total_cents ELSE 0 END
    WHERE customer_id = NEW.customer_id;
  END IF;
  IF NEW.placed_at < now() AND sales_day(NEW.placed_at) < sales_day(now()) THEN
    INSERT INTO changed_sales_days (day) VALUES (sales_day(NEW.placed_at));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER orders_begin AFTER INSERT ON orders
  FOR EACH ROW EXECUTE FUNCTION orders_begin();

-- Refuses moves that schema/order-moves.ts does not have.
CREATE FUNCTION orders_check_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status <> OLD.status AND (OLD.status, NEW.status) NOT IN (
    ('PENDING', 'PROCESSED'), ('PROCESSED', 'SHIPPED'), ('SHIPPED', 'OUT_FOR_DELIVERY'),
    ('OUT_FOR_DELIVERY', 'DELIVERED'),
    ('PENDING', 'CANCELLED'), ('PROCESSED', 'CANCELLED'), ('SHIPPED', 'CANCELLED'), ('OUT_FOR_DELIVERY', 'CANCELLED'),
    ('DELIVERED', 'RETURNED')
  ) THEN
    RAISE EXCEPTION 'An order cannot move from % to %.', OLD.status, NEW.status USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER orders_check_move BEFORE UPDATE OF status ON orders
  FOR EACH ROW EXECUTE FUNCTION orders_check_move();

-- A cancelled order owes nothing any more.
CREATE FUNCTION orders_credit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  left_cents bigint;
BEGIN
  SELECT sum(CASE kind WHEN 'CHARGED' THEN amount_cents WHEN 'CREDITED' THEN -amount_cents ELSE 0 END) INTO left_cents
  FROM payment_entries WHERE order_id = NEW.id;
  IF left_cents > 0 THEN
    INSERT INTO payment_entries (order_id, kind, amount_cents, method)
    VALUES (NEW.id, 'CREDITED', left_cents, NEW.payment_method);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER orders_credit AFTER UPDATE OF status ON orders
  FOR EACH ROW WHEN (NEW.status = 'CANCELLED') EXECUTE FUNCTION orders_credit();

-- Keeps the number of orders of a customer, and what they have spent: what the ledger has charged for delivered
-- orders without what it has credited. Rows are locked in the order of their ids, so that two statements cannot
-- deadlock, and before the stock, as orders do.
CREATE FUNCTION orders_figures_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH changed AS MATERIALIZED (
    SELECT newer.id, side.customer_id, side.sign, side.is_delivered FROM newer JOIN older USING (id), LATERAL (VALUES
      (newer.customer_id, 1, newer.status IN ('DELIVERED', 'RETURNED')),
      (older.customer_id, -1, older.status IN ('DELIVERED', 'RETURNED'))
    ) side (customer_id, sign, is_delivered)
    WHERE side.customer_id IS NOT NULL
      AND (newer.customer_id, newer.status) IS DISTINCT FROM (older.customer_id, older.status)
  ), change AS (
    SELECT customer_id, sum(sign) AS orders, sum(CASE WHEN is_delivered THEN sign * coalesce((
      SELECT sum(CASE e.kind WHEN 'CHARGED' THEN e.amount_cents ELSE -e.amount_cents END)
      FROM payment_entries e WHERE e.order_id = changed.id AND e.kind IN ('CHARGED', 'CREDITED')
    ), 0) ELSE 0 END) AS spent
    FROM changed GROUP BY customer_id
  ), locked AS MATERIALIZED (
    SELECT f.customer_id FROM customer_figures f JOIN change USING (customer_id)
    WHERE change.orders <> 0 OR change.spent <> 0 ORDER BY f.customer_id FOR NO KEY UPDATE OF f
  )
  UPDATE customer_figures f SET orders = f.orders + change.orders, spent_cents = f.spent_cents + change.spent
  FROM change JOIN locked USING (customer_id) WHERE f.customer_id = change.customer_id;
  RETURN NULL;
END $$;
CREATE TRIGGER orders_figures_update AFTER UPDATE ON orders
  REFERENCING OLD TABLE AS older NEW TABLE AS newer FOR EACH STATEMENT EXECUTE FUNCTION orders_figures_update();

-- What is credited for a delivered order is not spent.
CREATE FUNCTION payment_entries_spent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE customer_figures f SET spent_cents = f.spent_cents - NEW.amount_cents
  FROM orders o WHERE o.id = NEW.order_id AND o.status IN ('DELIVERED', 'RETURNED') AND f.customer_id = o.customer_id;
  RETURN NULL;
END $$;
CREATE TRIGGER payment_entries_spent AFTER INSERT ON payment_entries
  FOR EACH ROW WHEN (NEW.kind = 'CREDITED') EXECUTE FUNCTION payment_entries_spent();

-- Orders outlive their customer; what is needed to deliver one stays until it is delivered.
CREATE FUNCTION forget_recipient() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.customer_id IS NULL AND NEW.status = ANY (ARRAY['DELIVERED'::text, 'CANCELLED'::text, 'RETURNED'::text]) THEN
    NEW.shipping_name := '';
    NEW.shipping_address := '';
    NEW.shipping_phone := '';
    NEW.shipping_email := '';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER orders_forget_recipient BEFORE UPDATE OF customer_id, status ON orders
  FOR EACH ROW EXECUTE FUNCTION forget_recipient();

-- A note stays as it was written. Only its author may be forgotten.
CREATE FUNCTION order_notes_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Notes about orders are not changed.'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'order_notes_kept';
END $$;
CREATE TRIGGER order_notes_keep BEFORE UPDATE ON order_notes
  FOR EACH ROW WHEN (
    (NEW.id, NEW.order_id, NEW.key, NEW.text, NEW.at) IS DISTINCT FROM (OLD.id, OLD.order_id, OLD.key, OLD.text, OLD.at)
    OR (NEW.author_id IS NOT NULL AND NEW.author_id IS DISTINCT FROM OLD.author_id)
  ) EXECUTE FUNCTION order_notes_keep();

-- No more pieces are shipped than were ordered. The line is locked, so that of two shipments that are stored at
-- once, one sees the other.
CREATE FUNCTION shipment_lines_check() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ordered integer;
  shipped bigint;
BEGIN
  SELECT l.quantity INTO ordered FROM order_lines l
  WHERE l.id = NEW.order_line_id AND l.order_id = (SELECT order_id FROM shipments WHERE id = NEW.shipment_id)
  FOR NO KEY UPDATE;
  IF ordered IS NULL THEN
    RAISE EXCEPTION 'The line % is not of the order of the shipment %.', NEW.order_line_id, NEW.shipment_id
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'shipment_lines_of_order';
  END IF;
  SELECT sum(quantity) INTO shipped FROM shipment_lines
  WHERE order_line_id = NEW.order_line_id AND shipment_id <> NEW.shipment_id;
  IF coalesce(shipped, 0) + NEW.quantity > ordered THEN
    RAISE EXCEPTION 'More pieces of the line % are shipped than were ordered.', NEW.order_line_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'shipment_lines_within_order';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER shipment_lines_check BEFORE INSERT OR UPDATE ON shipment_lines
  FOR EACH ROW EXECUTE FUNCTION shipment_lines_check();

-- No more pieces are returned than were delivered. The line is locked, so that of two returns that are stored at
-- once, one sees the other.
CREATE FUNCTION return_lines_check() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  delivered integer;
  back bigint;
BEGIN
  SELECT l.quantity INTO delivered FROM order_lines l JOIN orders o ON o.id = l.order_id
  WHERE l.id = NEW.order_line_id AND l.order_id = (SELECT order_id FROM returns WHERE id = NEW.return_id)
    AND o.status IN ('DELIVERED', 'RETURNED')
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

-- A return gives back what its pieces cost at most; worthOfReturn in schema/fulfilment.ts computes the same.
CREATE FUNCTION returns_check() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  worth numeric;
BEGIN
  SELECT floor(goods * (before + now) / nullif(every, 0)) - floor(goods * before / nullif(every, 0)) + fee
  INTO worth FROM (
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
`;
