/** Triggers of stock, variants and prices. */
export const stockTriggers = String.raw`
-- Keeps each stock keeping unit once, of products and of variants.
CREATE FUNCTION product_skus_follow() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_variant boolean := TG_TABLE_NAME = 'product_variants';
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.sku IS NOT NULL THEN DELETE FROM product_skus WHERE sku = OLD.sku; END IF;
  IF TG_OP <> 'DELETE' AND NEW.sku IS NOT NULL THEN
    IF is_variant THEN
      INSERT INTO product_skus (sku, product_id, variant_id) VALUES (NEW.sku, NEW.product_id, NEW.id);
    ELSE
      INSERT INTO product_skus (sku, product_id) VALUES (NEW.sku, NEW.id);
    END IF;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER product_variants_sku_added AFTER INSERT OR DELETE ON product_variants
  FOR EACH ROW EXECUTE FUNCTION product_skus_follow();
CREATE TRIGGER product_variants_sku_changed AFTER UPDATE OF sku ON product_variants
  FOR EACH ROW WHEN (OLD.sku IS DISTINCT FROM NEW.sku) EXECUTE FUNCTION product_skus_follow();
CREATE TRIGGER products_sku_added AFTER INSERT OR DELETE ON products
  FOR EACH ROW EXECUTE FUNCTION product_skus_follow();
CREATE TRIGGER products_sku_changed AFTER UPDATE OF sku ON products
  FOR EACH ROW WHEN (OLD.sku IS DISTINCT FROM NEW.sku) EXECUTE FUNCTION product_skus_follow();

-- Writes the history of prices.
CREATE FUNCTION products_record_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_changes (product_id, before_cents, after_cents, actor_id)
  VALUES (NEW.id, OLD.price_cents, NEW.price_cents, NEW.updated_by);
  RETURN NULL;
END $$;
CREATE TRIGGER products_record_price AFTER UPDATE OF price_cents ON products
  FOR EACH ROW WHEN (OLD.price_cents <> NEW.price_cents) EXECUTE FUNCTION products_record_price();

-- The same for the prices of variants.
CREATE FUNCTION product_variants_record_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_changes (product_id, variant_id, before_cents, after_cents, actor_id)
  SELECT NEW.product_id, NEW.id, OLD.price_cents, NEW.price_cents, p.updated_by
  FROM products p WHERE p.id = NEW.product_id;
  RETURN NULL;
END $$;
CREATE TRIGGER product_variants_record_price AFTER UPDATE OF price_cents ON product_variants
  FOR EACH ROW WHEN (
    OLD.price_cents IS DISTINCT FROM NEW.price_cents
  ) EXECUTE FUNCTION product_variants_record_price();

-- The stock of a product with variants is the sum of theirs.
CREATE FUNCTION product_variants_sum() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  product uuid := CASE TG_OP WHEN 'DELETE' THEN OLD.product_id ELSE NEW.product_id END;
  more_available integer := 0;
  more_reserved integer := 0;
  more_sold integer := 0;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    more_available := CASE WHEN NEW.archived_at IS NULL THEN NEW.available ELSE 0 END;
    more_reserved := NEW.reserved;
    more_sold := NEW.sold;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    more_available := more_available - CASE WHEN OLD.archived_at IS NULL THEN OLD.available ELSE 0 END;
    more_reserved := more_reserved - OLD.reserved;
    more_sold := more_sold - OLD.sold;
  END IF;
  UPDATE product_stock SET
      available = CASE WHEN has_variants THEN available ELSE 0 END + more_available,
      reserved = CASE WHEN has_variants THEN reserved ELSE 0 END + more_reserved,
      sold = sold + more_sold,
      has_variants = true
    WHERE product_id = product;
  RETURN NULL;
END $$;
CREATE TRIGGER product_variants_sum AFTER INSERT OR DELETE OR UPDATE OF available, reserved, sold, archived_at
  ON product_variants
  FOR EACH ROW EXECUTE FUNCTION product_variants_sum();

-- Nothing else may change that sum.
CREATE FUNCTION product_stock_keep_sum() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Only the trigger of the variants is called by a trigger.
  IF pg_trigger_depth() > 1 AND NEW.has_variants THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'The stock of product % is the sum of its variants.', NEW.product_id
    USING ERRCODE = 'check_violation', CONSTRAINT = 'product_stock_is_sum_of_variants';
END $$;
CREATE TRIGGER product_stock_keep_sum BEFORE UPDATE ON product_stock
  FOR EACH ROW WHEN (OLD.has_variants) EXECUTE FUNCTION product_stock_keep_sum();

-- What open orders have reserved of a product must be in the variants that it gets, at the end of the transaction.
CREATE FUNCTION product_stock_keep_reserved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT coalesce(sum(reserved), 0) FROM product_variants WHERE product_id = NEW.product_id) = (
    SELECT coalesce(sum(l.quantity), 0) FROM order_lines l JOIN orders o ON o.id = l.order_id
    WHERE l.product_id = NEW.product_id AND o.holds_stock
      AND o.status = ANY (ARRAY['PENDING', 'PROCESSED', 'SHIPPED', 'OUT_FOR_DELIVERY'])
  ) THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'What orders have reserved of product % is not what its variants have.', NEW.product_id
    USING ERRCODE = 'check_violation', CONSTRAINT = 'product_stock_keeps_reserved';
END $$;
CREATE CONSTRAINT TRIGGER product_stock_keep_reserved AFTER UPDATE ON product_stock
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (
    NOT OLD.has_variants AND NEW.has_variants
  ) EXECUTE FUNCTION product_stock_keep_reserved();
`;
