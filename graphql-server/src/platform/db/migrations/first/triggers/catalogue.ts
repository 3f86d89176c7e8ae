/** Triggers of the catalogue: what is found and counted by, and versions. */
export const catalogueTriggers = String.raw`
-- Writes the text in which terms are looked for, of a category.
CREATE FUNCTION categories_fill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := search_text_of(NEW.name, NULL, ARRAY[NEW.name]);
  RETURN NEW;
END $$;
CREATE TRIGGER categories_fill BEFORE INSERT OR UPDATE OF name ON categories
  FOR EACH ROW EXECUTE FUNCTION categories_fill();

-- Writes the department of a product, and the text in which terms are looked for.
CREATE FUNCTION products_fill() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  leaf categories;
  department categories;
BEGIN
  SELECT * INTO leaf FROM categories WHERE id = NEW.category_id;
  SELECT * INTO department FROM categories WHERE id = leaf.parent_id;
  NEW.department_id := coalesce(department.id, leaf.id);
  NEW.search_text := search_text_of(
    NEW.name,
    (SELECT string_agg(name, ' ') FROM product_translations WHERE product_id = NEW.id),
    array_remove(ARRAY[leaf.name, department.name, NEW.tag], NULL)
  );
  RETURN NEW;
END $$;
CREATE TRIGGER products_fill BEFORE INSERT OR UPDATE OF name, tag, category_id ON products
  FOR EACH ROW EXECUTE FUNCTION products_fill();

-- Fills the products of a category anew that has another name or parent.
CREATE FUNCTION products_refill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET tag = tag WHERE category_id = NEW.id OR department_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER categories_renamed AFTER UPDATE OF name, parent_id ON categories
  FOR EACH ROW EXECUTE FUNCTION products_refill();

-- Fills the products anew whose translations have changed.
CREATE FUNCTION product_translations_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET name = name WHERE id IN (SELECT product_id FROM changed);
  RETURN NULL;
END $$;
CREATE TRIGGER product_translations_deleted AFTER DELETE ON product_translations
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION product_translations_follow();
CREATE TRIGGER product_translations_inserted AFTER INSERT ON product_translations
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION product_translations_follow();
CREATE TRIGGER product_translations_updated AFTER UPDATE ON product_translations
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION product_translations_follow();

-- Fills all categories and products anew when other names have changed.
CREATE FUNCTION search_synonyms_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Each category renews its products.
  IF EXISTS (SELECT FROM changed) THEN UPDATE categories SET name = name; END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER search_synonyms_deleted AFTER DELETE ON search_synonyms
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_synonyms_follow();
CREATE TRIGGER search_synonyms_inserted AFTER INSERT ON search_synonyms
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_synonyms_follow();
CREATE TRIGGER search_synonyms_updated AFTER UPDATE ON search_synonyms
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_synonyms_follow();

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
    second_description, status, publish_at ON products
  FOR EACH ROW WHEN (
    (OLD.name, OLD.category_id, OLD.brand, OLD.tag, OLD.sku, OLD.price_cents, OLD.old_price_cents, OLD.pictures,
    OLD.picture_alts, OLD.colors, OLD.color_pictures, OLD.sizes, OLD.note, OLD.short_description, OLD.description,
    OLD.second_description, OLD.status, OLD.publish_at)
    IS DISTINCT FROM (NEW.name, NEW.category_id, NEW.brand, NEW.tag, NEW.sku, NEW.price_cents, NEW.old_price_cents,
    NEW.pictures, NEW.picture_alts, NEW.colors, NEW.color_pictures, NEW.sizes, NEW.note, NEW.short_description,
    NEW.description, NEW.second_description, NEW.status, NEW.publish_at)
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
