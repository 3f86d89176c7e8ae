import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures that admins add for products, and the time at which a product is added to the shop: when it is published. */
export class ProductPictures1766070000000 implements MigrationInterface {
  name = 'ProductPictures1766070000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE product_pictures (
        key text NOT NULL,
        added_at timestamptz NOT NULL DEFAULT now(),
        used boolean NOT NULL DEFAULT false,
        CONSTRAINT product_pictures_pkey PRIMARY KEY (key)
      );
      CREATE INDEX product_pictures_unused ON product_pictures (added_at) WHERE NOT used;

      CREATE FUNCTION products_added_when_published() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.added_at := now();
        NEW.publish_at := NULL;
        RETURN NEW;
      END $$;
      CREATE TRIGGER products_added_when_published BEFORE UPDATE OF status ON products
        FOR EACH ROW WHEN (OLD.status = 'DRAFT' AND NEW.status = 'PUBLISHED')
        EXECUTE FUNCTION products_added_when_published();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER products_added_when_published ON products;
      DROP FUNCTION products_added_when_published;
      DROP TABLE product_pictures;
    `);
  }
}
