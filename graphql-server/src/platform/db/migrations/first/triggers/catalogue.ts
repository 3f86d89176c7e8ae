/** Triggers of the catalogue: what is found and counted by, and versions. */
export const catalogueTriggers = String.raw`
-- Fills the words by which a category is found. The English name last: its last word is the kind of what a term wants.
CREATE FUNCTION categories_fill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_words := search_words(concat_ws(' ', NEW.bangla_name, NEW.name));
  RETURN NEW;
END $$;
CREATE TRIGGER categories_fill BEFORE INSERT OR UPDATE OF name, bangla_name ON categories
  FOR EACH ROW EXECUTE FUNCTION categories_fill();

-- Keeps the tree a tree of three levels, whose products are in leaves. One change of the tree goes on at a time.
CREATE FUNCTION categories_check_place() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  above uuid[];
  levels integer;
BEGIN
  PERFORM pg_advisory_xact_lock(4822061);
  WITH RECURSIVE up (id, parent_id) AS (
    SELECT id, parent_id FROM categories WHERE id = NEW.parent_id
    UNION SELECT c.id, c.parent_id FROM categories c JOIN up ON c.id = up.parent_id
  ) SELECT array_agg(id) INTO above FROM up;
  IF NEW.id = ANY (above) OR NEW.id = NEW.parent_id THEN
    RAISE check_violation USING CONSTRAINT = 'categories_not_below_itself', MESSAGE = 'A category is below itself.';
  END IF;
  WITH RECURSIVE down (id, level) AS (
    SELECT NEW.id, 1 UNION ALL SELECT c.id, level + 1 FROM categories c JOIN down ON c.parent_id = down.id
  ) SELECT max(level) + coalesce(cardinality(above), 0) INTO levels FROM down;
  IF levels > 3 THEN
    RAISE check_violation USING CONSTRAINT = 'categories_three_levels', MESSAGE = 'A category is on a fourth level.';
  END IF;
  IF NOT EXISTS (SELECT FROM categories WHERE parent_id = NEW.parent_id) THEN
    -- Waits for products that are being put into it.
    PERFORM FROM categories WHERE id = NEW.parent_id FOR UPDATE;
    IF EXISTS (SELECT FROM products WHERE category_id = NEW.parent_id) THEN
      RAISE check_violation USING CONSTRAINT = 'categories_above_without_products',
        MESSAGE = 'The category above has products of its own.';
    END IF;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER categories_check_place BEFORE INSERT OR UPDATE OF parent_id ON categories
  FOR EACH ROW EXECUTE FUNCTION categories_check_place();

-- Writes the department of a product. The lock keeps the category where it is, and a leaf, until the product is stored.
CREATE FUNCTION products_fill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT coalesce(parent_id, id) INTO NEW.department_id FROM categories WHERE id = NEW.category_id FOR SHARE;
  IF EXISTS (SELECT FROM categories WHERE parent_id = NEW.category_id) THEN
    RAISE check_violation USING CONSTRAINT = 'products_in_leaf', MESSAGE = 'The category of a product has others below it.';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER products_fill BEFORE INSERT OR UPDATE OF category_id ON products
  FOR EACH ROW EXECUTE FUNCTION products_fill();

-- Gives the products of a category another department when it gets another parent.
CREATE FUNCTION products_refill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET category_id = category_id WHERE category_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER categories_moved AFTER UPDATE OF parent_id ON categories
  FOR EACH ROW WHEN (OLD.parent_id IS DISTINCT FROM NEW.parent_id) EXECUTE FUNCTION products_refill();

-- Counts published products by leaf, brand and stars.
CREATE FUNCTION products_follow() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  plus text := 'SELECT category_id, brand, floor(rating)::smallint AS rating_floor, 1 AS change
    FROM added WHERE status = ''PUBLISHED''';
  minus text := 'SELECT category_id, brand, floor(rating)::smallint AS rating_floor, -1 AS change
    FROM removed WHERE status = ''PUBLISHED''';
  changes text := format(
    'SELECT category_id, brand, rating_floor, sum(change) AS change FROM (%s) moved
     GROUP BY 1, 2, 3 HAVING sum(change) <> 0',
    CASE TG_OP WHEN 'INSERT' THEN plus WHEN 'DELETE' THEN minus ELSE plus || ' UNION ALL ' || minus END
  );
BEGIN
  -- Locks the counts in the order of their keys, so that two transactions never wait for each other in a circle.
  EXECUTE format(
    'INSERT INTO product_counts AS counted SELECT category_id, brand, rating_floor, 0 FROM (%s) changes ORDER BY 1, 2, 3
     ON CONFLICT (category_id, brand, rating_floor) DO UPDATE SET products = counted.products', changes);
  EXECUTE format(
    'UPDATE product_counts counted SET products = counted.products + changes.change FROM (%s) changes
     WHERE counted.category_id = changes.category_id AND counted.brand = changes.brand
       AND counted.rating_floor = changes.rating_floor', changes);
  RETURN NULL;
END $$;
CREATE TRIGGER products_deleted AFTER DELETE ON products
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION products_follow();
CREATE TRIGGER products_inserted AFTER INSERT ON products
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION products_follow();
CREATE TRIGGER products_updated AFTER UPDATE ON products
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION products_follow();

-- Adds the published reviews of a product to its stars.
CREATE FUNCTION reviews_follow() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  plus text := 'SELECT product_id, rating, 1 AS change FROM added WHERE published';
  minus text := 'SELECT product_id, rating, -1 AS change FROM removed WHERE published';
BEGIN
  EXECUTE format(
    'UPDATE products SET (
       rating_1_count, rating_2_count, rating_3_count, rating_4_count, rating_5_count, review_count, rating
     ) = (
       SELECT r1, r2, r3, r4, r5, r1 + r2 + r3 + r4 + r5,
         coalesce(round((r1 + 2 * r2 + 3 * r3 + 4 * r4 + 5 * r5)::numeric / nullif(r1 + r2 + r3 + r4 + r5, 0), 2), 0)
       FROM (SELECT rating_1_count + c1 AS r1, rating_2_count + c2 AS r2, rating_3_count + c3 AS r3,
         rating_4_count + c4 AS r4, rating_5_count + c5 AS r5) now
     )
     FROM (
       SELECT product_id,
         coalesce(sum(change) FILTER (WHERE rating = 1), 0) AS c1,
         coalesce(sum(change) FILTER (WHERE rating = 2), 0) AS c2,
         coalesce(sum(change) FILTER (WHERE rating = 3), 0) AS c3,
         coalesce(sum(change) FILTER (WHERE rating = 4), 0) AS c4,
         coalesce(sum(change) FILTER (WHERE rating = 5), 0) AS c5
       FROM (%s) each_review GROUP BY product_id
     ) changes
     WHERE products.id = changes.product_id',
    CASE TG_OP WHEN 'INSERT' THEN plus WHEN 'DELETE' THEN minus ELSE plus || ' UNION ALL ' || minus END);
  RETURN NULL;
END $$;
CREATE TRIGGER reviews_deleted AFTER DELETE ON reviews
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION reviews_follow();
CREATE TRIGGER reviews_inserted AFTER INSERT ON reviews
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION reviews_follow();
CREATE TRIGGER reviews_updated AFTER UPDATE ON reviews
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION reviews_follow();

-- Adds the published comments of a product to their number.
CREATE FUNCTION comments_follow() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  plus text := 'SELECT product_id, 1 AS change FROM added WHERE published';
  minus text := 'SELECT product_id, -1 AS change FROM removed WHERE published';
BEGIN
  EXECUTE format(
    'UPDATE products SET comment_count = comment_count + change
     FROM (SELECT product_id, sum(change) AS change FROM (%s) each_comment GROUP BY product_id) changes
     WHERE products.id = changes.product_id',
    CASE TG_OP WHEN 'INSERT' THEN plus WHEN 'DELETE' THEN minus ELSE plus || ' UNION ALL ' || minus END);
  RETURN NULL;
END $$;
CREATE TRIGGER comments_deleted AFTER DELETE ON comments
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION comments_follow();
CREATE TRIGGER comments_inserted AFTER INSERT ON comments
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION comments_follow();
CREATE TRIGGER comments_updated AFTER UPDATE ON comments
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION comments_follow();

-- A draft is new in the shop from when it is published.
CREATE FUNCTION products_added_when_published() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.added_at := now();
  NEW.publish_at := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER products_added_when_published BEFORE UPDATE OF status ON products
  FOR EACH ROW WHEN (
    OLD.status = 'DRAFT' AND NEW.status = 'PUBLISHED'
  ) EXECUTE FUNCTION products_added_when_published();

-- A product has another version when something that an editor sees has changed.
CREATE FUNCTION products_count_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  NEW.updated_at := now();
  RETURN NEW;
END $$;
CREATE TRIGGER products_count_version BEFORE UPDATE OF name, category_id, brand, tag, sku, price_cents,
    old_price_cents, pictures, picture_alts, colors, color_pictures, sizes, note, short_description, description,
    second_description, status, publish_at, attributes ON products
  FOR EACH ROW WHEN (
    (OLD.name, OLD.category_id, OLD.brand, OLD.tag, OLD.sku, OLD.price_cents, OLD.old_price_cents, OLD.pictures,
    OLD.picture_alts, OLD.colors, OLD.color_pictures, OLD.sizes, OLD.note, OLD.short_description, OLD.description,
    OLD.second_description, OLD.status, OLD.publish_at, OLD.attributes)
    IS DISTINCT FROM (NEW.name, NEW.category_id, NEW.brand, NEW.tag, NEW.sku, NEW.price_cents, NEW.old_price_cents,
    NEW.pictures, NEW.picture_alts, NEW.colors, NEW.color_pictures, NEW.sizes, NEW.note, NEW.short_description,
    NEW.description, NEW.second_description, NEW.status, NEW.publish_at, NEW.attributes)
  ) EXECUTE FUNCTION products_count_version();

-- So it has when a translation or a variant has.
CREATE FUNCTION product_parts_count_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET version = version + 1, updated_at = now()
    WHERE id = CASE TG_OP WHEN 'DELETE' THEN OLD.product_id ELSE NEW.product_id END;
  RETURN NULL;
END $$;
CREATE TRIGGER product_translations_count_version AFTER INSERT OR DELETE OR UPDATE ON product_translations
  FOR EACH ROW EXECUTE FUNCTION product_parts_count_version();
CREATE TRIGGER product_variants_count_version AFTER INSERT OR DELETE OR UPDATE OF color, size, sku, picture,
    price_cents, position, archived_at ON product_variants
  FOR EACH ROW EXECUTE FUNCTION product_parts_count_version();
`;
