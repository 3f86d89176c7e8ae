/**
 * Indexes that find products. Every sort of spec §9 has an index for the whole shop, for a department and for a leaf; the id
 * breaks ties. A term of three characters or more is found by its trigrams, a shorter one by its one or two characters.
 */
export const catalogueIndexes = `
-- Its cost keeps the planner from working it out for every product where the index has it.
CREATE FUNCTION short_grams(value text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 3000
  RETURN ARRAY(
    SELECT DISTINCT substr(value, place, size)
    FROM generate_series(1, length(value)) place, generate_series(1, 2) size
  );

CREATE INDEX products_by_price ON products (price_cents, id) INCLUDE (category_id, brand, rating);
CREATE INDEX products_by_added_at ON products (added_at, id);
CREATE INDEX products_by_rating ON products (rating, id);
CREATE INDEX products_by_category_price ON products (category_id, price_cents, id);
CREATE INDEX products_by_category_added_at ON products (category_id, added_at, id);
CREATE INDEX products_by_category_rating ON products (category_id, rating, id);
CREATE INDEX products_by_department_price ON products (department_id, price_cents, id);
CREATE INDEX products_by_department_added_at ON products (department_id, added_at, id);
CREATE INDEX products_by_department_rating ON products (department_id, rating, id);
CREATE INDEX products_by_brand_rating ON products (brand, rating, id);
CREATE INDEX products_search_trigrams ON products USING gin (search_text gin_trgm_ops);
CREATE INDEX products_search_short_grams ON products USING gin (short_grams(search_text));
CREATE INDEX reviews_published_by_product ON reviews (product_id, created_at, id) WHERE published;
CREATE INDEX comments_published_by_product ON comments (product_id, created_at, id) WHERE published;
`;

/** A trigger gets its statement's rows only in one of these three forms. */
const followTriggers = (table: string) => `
CREATE TRIGGER ${table}_inserted AFTER INSERT ON ${table}
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ${table}_follow();
CREATE TRIGGER ${table}_deleted AFTER DELETE ON ${table}
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION ${table}_follow();
CREATE TRIGGER ${table}_updated AFTER UPDATE ON ${table}
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ${table}_follow();
`;

/**
 * Triggers that maintain derived data in the same transaction: a product's department and search text, its rating and counts,
 * and the number of products per leaf, brand and rating.
 */
export const catalogueTriggers = `
CREATE FUNCTION products_fill() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  leaf categories;
  department categories;
BEGIN
  SELECT * INTO leaf FROM categories WHERE id = NEW.category_id;
  SELECT * INTO department FROM categories WHERE id = leaf.parent_id;
  NEW.department_id := coalesce(department.id, leaf.id);
  -- The line feed keeps a term from matching across two of them.
  NEW.search_text := lower(concat_ws(E'\\n', NEW.name, leaf.name, department.name, NEW.tag));
  RETURN NEW;
END $$;

CREATE TRIGGER products_fill BEFORE INSERT OR UPDATE OF name, tag, category_id ON products
  FOR EACH ROW EXECUTE FUNCTION products_fill();

CREATE FUNCTION products_refill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET tag = tag WHERE category_id = NEW.id OR department_id = NEW.id;
  RETURN NULL;
END $$;

CREATE TRIGGER categories_renamed AFTER UPDATE OF name, parent_id ON categories
  FOR EACH ROW EXECUTE FUNCTION products_refill();

CREATE FUNCTION products_follow() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  plus text := 'SELECT category_id, brand, floor(rating)::smallint AS rating_floor, 1 AS change FROM added';
  minus text := 'SELECT category_id, brand, floor(rating)::smallint AS rating_floor, -1 AS change FROM removed';
  changes text := format(
    'SELECT category_id, brand, rating_floor, sum(change) AS change FROM (%s) moved GROUP BY 1, 2, 3 HAVING sum(change) <> 0',
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

CREATE FUNCTION reviews_follow() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  plus text := 'SELECT product_id, rating, 1 AS change FROM added WHERE published';
  minus text := 'SELECT product_id, rating, -1 AS change FROM removed WHERE published';
BEGIN
  EXECUTE format(
    'UPDATE products SET (rating_1_count, rating_2_count, rating_3_count, rating_4_count, rating_5_count, review_count, rating) = (
       SELECT r1, r2, r3, r4, r5, r1 + r2 + r3 + r4 + r5,
         coalesce(round((r1 + 2 * r2 + 3 * r3 + 4 * r4 + 5 * r5)::numeric / nullif(r1 + r2 + r3 + r4 + r5, 0), 2), 0)
       FROM (SELECT rating_1_count + c1 AS r1, rating_2_count + c2 AS r2, rating_3_count + c3 AS r3,
         rating_4_count + c4 AS r4, rating_5_count + c5 AS r5) now
     )
     FROM (
       SELECT product_id,
         coalesce(sum(change) FILTER (WHERE rating = 1), 0) AS c1, coalesce(sum(change) FILTER (WHERE rating = 2), 0) AS c2,
         coalesce(sum(change) FILTER (WHERE rating = 3), 0) AS c3, coalesce(sum(change) FILTER (WHERE rating = 4), 0) AS c4,
         coalesce(sum(change) FILTER (WHERE rating = 5), 0) AS c5
       FROM (%s) each_review GROUP BY product_id
     ) changes
     WHERE products.id = changes.product_id',
    CASE TG_OP WHEN 'INSERT' THEN plus WHEN 'DELETE' THEN minus ELSE plus || ' UNION ALL ' || minus END);
  RETURN NULL;
END $$;

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

${['products', 'reviews', 'comments'].map(followTriggers).join('\n')}
`;
