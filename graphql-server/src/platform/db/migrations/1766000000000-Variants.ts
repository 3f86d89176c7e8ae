import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The columns of the indexes by which the shop lists products: with the status of the shop's products, they hold no others. */
const listIndexes = {
  products_by_price: '(price_cents, id) INCLUDE (category_id, brand, rating)',
  products_by_added_at: '(added_at, id)',
  products_by_rating: '(rating, id)',
  products_by_category_price: '(category_id, price_cents, id)',
  products_by_category_added_at: '(category_id, added_at, id)',
  products_by_category_rating: '(category_id, rating, id)',
  products_by_department_price: '(department_id, price_cents, id)',
  products_by_department_added_at: '(department_id, added_at, id)',
  products_by_department_rating: '(department_id, rating, id)',
  products_by_brand_rating: '(brand, rating, id)',
};

const listIndexesWhere = (condition: string) => `
  DROP INDEX ${Object.keys(listIndexes).join(', ')};
  ${Object.entries(listIndexes)
    .map(([name, columns]) => `CREATE INDEX ${name} ON products ${columns} ${condition};`)
    .join('\n')}`;

/** The trigger that counts products per leaf, brand and rating; `which` are those that count. */
const countProducts = (which: string) => `
  CREATE OR REPLACE FUNCTION products_follow() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    plus text := 'SELECT category_id, brand, floor(rating)::smallint AS rating_floor, 1 AS change FROM added ${which}';
    minus text := 'SELECT category_id, brand, floor(rating)::smallint AS rating_floor, -1 AS change FROM removed ${which}';
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
  END $$;`;

/** What an admin edits of a product. */
const edited = [
  'name',
  'category_id',
  'brand',
  'tag',
  'sku',
  'price_cents',
  'old_price_cents',
  'pictures',
  'picture_alts',
  'colors',
  'color_pictures',
  'sizes',
  'note',
  'short_description',
  'description',
  'second_description',
  'status',
  'publish_at',
];

const rowOf = (row: string, columns: readonly string[]) =>
  `ROW(${columns.map((column) => `${row}.${column}`).join(', ')})`;

/** The version of a product counts the changes of what admins edit, also of its variants and translations. */
const versions = `
  CREATE FUNCTION products_count_version() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.version := OLD.version + 1;
    NEW.updated_at := now();
    RETURN NEW;
  END $$;
  CREATE TRIGGER products_count_version BEFORE UPDATE OF ${edited.join(', ')} ON products
    FOR EACH ROW WHEN (${rowOf('OLD', edited)} IS DISTINCT FROM ${rowOf('NEW', edited)})
    EXECUTE FUNCTION products_count_version();

  CREATE FUNCTION product_parts_count_version() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE products SET version = version + 1, updated_at = now()
      WHERE id = CASE TG_OP WHEN 'DELETE' THEN OLD.product_id ELSE NEW.product_id END;
    RETURN NULL;
  END $$;
  CREATE TRIGGER product_variants_count_version
    AFTER INSERT OR DELETE OR UPDATE OF color, size, sku, picture, price_cents, "position", archived_at ON product_variants
    FOR EACH ROW EXECUTE FUNCTION product_parts_count_version();
  CREATE TRIGGER product_translations_count_version AFTER INSERT OR DELETE OR UPDATE ON product_translations
    FOR EACH ROW EXECUTE FUNCTION product_parts_count_version();`;

/**
 * The stock of a product with variants is the sum of theirs: whoever changes a variant changes the sum, and nobody else does. What is left
 * of an archived variant is not for sale. The first variant replaces what was available; at the end of that transaction the
 * variants must have what open orders have reserved.
 */
const sums = `
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
    ON product_variants FOR EACH ROW EXECUTE FUNCTION product_variants_sum();

  CREATE FUNCTION product_stock_keep_sum() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    -- Only the trigger of the variants is called by a trigger.
    IF pg_trigger_depth() > 1 AND NEW.has_variants THEN RETURN NEW; END IF;
    RAISE EXCEPTION 'The stock of product % is the sum of its variants.', NEW.product_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'product_stock_is_sum_of_variants';
  END $$;
  CREATE TRIGGER product_stock_keep_sum BEFORE UPDATE ON product_stock
    FOR EACH ROW WHEN (OLD.has_variants) EXECUTE FUNCTION product_stock_keep_sum();

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
  CREATE CONSTRAINT TRIGGER product_stock_keep_reserved AFTER UPDATE ON product_stock DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NOT OLD.has_variants AND NEW.has_variants) EXECUTE FUNCTION product_stock_keep_reserved();`;

/** Each SKU is that of one product or of one variant. Its key is the last word. */
const skus = `
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
  ${['products', 'product_variants']
    .map(
      (table) => `
  CREATE TRIGGER ${table}_sku_added AFTER INSERT OR DELETE ON ${table}
    FOR EACH ROW EXECUTE FUNCTION product_skus_follow();
  CREATE TRIGGER ${table}_sku_changed AFTER UPDATE OF sku ON ${table}
    FOR EACH ROW WHEN (OLD.sku IS DISTINCT FROM NEW.sku) EXECUTE FUNCTION product_skus_follow();`,
    )
    .join('\n')}`;

/** Products are drafts, published or archived, may have variants with their own stock, and their stock has a history. */
export class Variants1766000000000 implements MigrationInterface {
  name = 'Variants1766000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE products
        ADD COLUMN status text NOT NULL DEFAULT 'PUBLISHED',
        ADD COLUMN publish_at timestamptz,
        ADD COLUMN version integer NOT NULL DEFAULT 1,
        ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now(),
        ADD COLUMN updated_by uuid,
        ADD COLUMN sku text,
        ADD COLUMN picture_alts jsonb NOT NULL DEFAULT '{}',
        ADD CONSTRAINT products_status_known CHECK (status = ANY (ARRAY['DRAFT'::text, 'PUBLISHED'::text, 'ARCHIVED'::text])),
        ADD CONSTRAINT products_publish_at_of_draft CHECK (publish_at IS NULL OR status = 'DRAFT'),
        ADD CONSTRAINT products_picture_alts_object CHECK (jsonb_typeof(picture_alts) = 'object');
      ${listIndexesWhere(`WHERE status = 'PUBLISHED'`)}
      ${countProducts(`WHERE status = ''PUBLISHED''`)}
      CREATE INDEX products_to_publish ON products (publish_at) WHERE publish_at IS NOT NULL;

      ALTER TABLE product_stock ADD COLUMN has_variants boolean NOT NULL DEFAULT false;

      CREATE TABLE product_variants (
        id uuid NOT NULL DEFAULT uuidv7(),
        product_id uuid NOT NULL,
        color text,
        size text,
        sku text NOT NULL,
        picture text,
        price_cents integer,
        "position" smallint NOT NULL,
        available integer NOT NULL DEFAULT 0,
        reserved integer NOT NULL DEFAULT 0,
        sold integer NOT NULL DEFAULT 0,
        archived_at timestamptz,
        CONSTRAINT product_variants_pkey PRIMARY KEY (id),
        CONSTRAINT product_variants_product_fkey FOREIGN KEY (product_id) REFERENCES products (id) ON DELETE CASCADE,
        CONSTRAINT product_variants_price_positive CHECK (price_cents > 0),
        CONSTRAINT product_variants_available_not_negative CHECK (available >= 0),
        CONSTRAINT product_variants_reserved_not_negative CHECK (reserved >= 0),
        CONSTRAINT product_variants_sold_not_negative CHECK (sold >= 0)
      ) WITH (fillfactor = 70);
      CREATE UNIQUE INDEX product_variants_choice ON product_variants (product_id, color, size) NULLS NOT DISTINCT;

      CREATE TABLE product_skus (
        sku text NOT NULL,
        product_id uuid NOT NULL,
        variant_id uuid,
        CONSTRAINT product_skus_pkey PRIMARY KEY (sku)
      );

      CREATE TABLE stock_changes (
        id uuid NOT NULL DEFAULT uuidv7(),
        product_id uuid NOT NULL,
        variant_id uuid,
        at timestamptz NOT NULL DEFAULT now(),
        kind text NOT NULL,
        available integer NOT NULL DEFAULT 0,
        reserved integer NOT NULL DEFAULT 0,
        sold integer NOT NULL DEFAULT 0,
        order_id uuid,
        actor_id uuid,
        import_id uuid,
        reason text,
        CONSTRAINT stock_changes_pkey PRIMARY KEY (id),
        CONSTRAINT stock_changes_kind_known CHECK (kind = ANY (ARRAY['ORDERED'::text, 'RELEASED'::text, 'RESERVED_AGAIN'::text, 'DELIVERED'::text, 'CANCELLED'::text, 'RETURNED'::text, 'CREATED'::text, 'SET'::text, 'IMPORTED'::text, 'UNDONE'::text]))
      );
      CREATE INDEX stock_changes_by_product ON stock_changes (product_id, id);
      CREATE INDEX stock_changes_by_import ON stock_changes (import_id) WHERE import_id IS NOT NULL;

      ALTER TABLE order_lines ADD COLUMN variant_id uuid, ADD COLUMN sku text;
      CREATE INDEX order_lines_by_product ON order_lines (product_id, order_id);
      ${sums}
      ${versions}
      ${skus}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER product_stock_keep_sum ON product_stock;
      DROP TRIGGER product_stock_keep_reserved ON product_stock;
      DROP TRIGGER product_translations_count_version ON product_translations;
      DROP TRIGGER products_count_version ON products;
      DROP TRIGGER products_sku_added ON products;
      DROP TRIGGER products_sku_changed ON products;
      DROP INDEX order_lines_by_product;
      ALTER TABLE order_lines DROP COLUMN variant_id, DROP COLUMN sku;
      DROP TABLE stock_changes, product_skus, product_variants;
      DROP FUNCTION product_variants_sum, product_stock_keep_sum, product_stock_keep_reserved, product_skus_follow,
        product_parts_count_version, products_count_version;
      ALTER TABLE product_stock DROP COLUMN has_variants;
      -- The former shop sells all products that it has: drafts and archived ones stay, without a piece to sell.
      UPDATE product_stock s SET available = 0 FROM products p WHERE p.id = s.product_id AND p.status <> 'PUBLISHED';
      UPDATE products SET status = 'PUBLISHED', publish_at = NULL WHERE status <> 'PUBLISHED';
      DROP INDEX products_to_publish;
      ${listIndexesWhere('')}
      ${countProducts('')}
      ALTER TABLE products
        DROP COLUMN status,
        DROP COLUMN publish_at,
        DROP COLUMN version,
        DROP COLUMN updated_at,
        DROP COLUMN updated_by,
        DROP COLUMN sku,
        DROP COLUMN picture_alts;
    `);
  }
}
