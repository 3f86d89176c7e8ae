/** Triggers that say which days are to be counted again. */
export const statisticsTriggers = String.raw`
-- A day that is over is counted again when one of its orders has changed, or came back. One row per change, never
-- one per day: transactions that change orders of the same day must not wait for each other.
CREATE FUNCTION sales_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'payment_entries' THEN
    INSERT INTO changed_sales_days (day)
    SELECT sales_day(placed_at) FROM orders WHERE id = NEW.order_id AND sales_day(placed_at) < sales_day(now());
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
CREATE TRIGGER orders_change_sales AFTER UPDATE OF status, awaits, payment_method, shipping_district, placed_at
  ON orders
  FOR EACH ROW WHEN (
    (sales_day(OLD.placed_at) < sales_day(now()) OR sales_day(NEW.placed_at) < sales_day(now()))
    AND (NEW.status IN ('CANCELLED', 'RETURNED') AND NEW.status <> OLD.status
      OR (NEW.awaits IS NULL) <> (OLD.awaits IS NULL)
      OR NEW.payment_method <> OLD.payment_method
      OR NEW.shipping_district IS DISTINCT FROM OLD.shipping_district
      OR NEW.placed_at <> OLD.placed_at)
  ) EXECUTE FUNCTION sales_change();
CREATE TRIGGER payment_entries_change_sales AFTER INSERT ON payment_entries
  FOR EACH ROW WHEN (NEW.kind = 'CREDITED') EXECUTE FUNCTION sales_change();
CREATE TRIGGER returns_change_sales AFTER INSERT OR UPDATE OF received_at ON returns
  FOR EACH ROW WHEN (sales_day(NEW.received_at) < sales_day(now())) EXECUTE FUNCTION sales_change();

-- A day is counted again, too, when an order of it has lost a line.
CREATE FUNCTION order_lines_change_sales() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changed_sales_days (day)
  SELECT sales_day(placed_at) FROM orders WHERE id = OLD.order_id AND sales_day(placed_at) < sales_day(now());
  RETURN NULL;
END $$;
CREATE TRIGGER order_lines_change_sales AFTER DELETE ON order_lines
  FOR EACH ROW EXECUTE FUNCTION order_lines_change_sales();

-- And when pieces that were sold on it came back, also when nothing is given back for them.
CREATE FUNCTION returns_change_goods() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changed_sales_days (day)
  SELECT sales_day(placed_at) FROM orders WHERE id = NEW.order_id AND sales_day(placed_at) < sales_day(now());
  RETURN NULL;
END $$;
CREATE TRIGGER returns_change_goods AFTER UPDATE OF status ON returns
  FOR EACH ROW WHEN (NEW.status = 'RECEIVED') EXECUTE FUNCTION returns_change_goods();
`;
