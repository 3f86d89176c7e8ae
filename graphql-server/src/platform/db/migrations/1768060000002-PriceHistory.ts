import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every change of a price is written down by the database, whoever makes it: the list, the editor, an import or its undoing. */
export class PriceHistory1768060000002 implements MigrationInterface {
  name = 'PriceHistory1768060000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE price_changes (
        id uuid NOT NULL DEFAULT uuidv7(),
        product_id uuid NOT NULL,
        variant_id uuid,
        at timestamptz NOT NULL DEFAULT now(),
        before_cents integer,
        after_cents integer,
        actor_id uuid,
        CONSTRAINT price_changes_pkey PRIMARY KEY (id)
      );
      CREATE INDEX price_changes_by_product ON price_changes (product_id, id);
      CREATE FUNCTION products_record_price() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO price_changes (product_id, before_cents, after_cents, actor_id)
        VALUES (NEW.id, OLD.price_cents, NEW.price_cents, NEW.updated_by);
        RETURN NULL;
      END $$;
      CREATE TRIGGER products_record_price AFTER UPDATE OF price_cents ON products
        FOR EACH ROW WHEN (OLD.price_cents <> NEW.price_cents) EXECUTE FUNCTION products_record_price();
      CREATE FUNCTION product_variants_record_price() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO price_changes (product_id, variant_id, before_cents, after_cents, actor_id)
        SELECT NEW.product_id, NEW.id, OLD.price_cents, NEW.price_cents, p.updated_by FROM products p WHERE p.id = NEW.product_id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER product_variants_record_price AFTER UPDATE OF price_cents ON product_variants
        FOR EACH ROW WHEN (OLD.price_cents IS DISTINCT FROM NEW.price_cents) EXECUTE FUNCTION product_variants_record_price();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER product_variants_record_price ON product_variants;
      DROP TRIGGER products_record_price ON products;
      DROP FUNCTION product_variants_record_price, products_record_price;
      DROP TABLE price_changes;
    `);
  }
}
