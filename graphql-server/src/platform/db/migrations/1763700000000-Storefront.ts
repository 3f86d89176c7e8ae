import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Carts, wishlists, messages, uploaded pictures, and reviews that wait to be published. */
export class Storefront1763700000000 implements MigrationInterface {
  name = 'Storefront1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE cart_lines (
        customer_id uuid NOT NULL,
        "position" smallint NOT NULL,
        product_id uuid NOT NULL,
        quantity integer NOT NULL,
        color text,
        size text,
        seen_price_cents integer NOT NULL,
        CONSTRAINT cart_lines_quantity_positive CHECK (quantity > 0),
        CONSTRAINT cart_lines_pkey PRIMARY KEY (customer_id, "position"),
        CONSTRAINT cart_lines_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE CASCADE,
        CONSTRAINT cart_lines_product_fkey FOREIGN KEY (product_id) REFERENCES products (id) ON DELETE CASCADE
      );
      CREATE INDEX cart_lines_by_product ON cart_lines (product_id);

      CREATE TABLE wishlist_items (
        customer_id uuid NOT NULL,
        product_id uuid NOT NULL,
        "position" smallint NOT NULL,
        CONSTRAINT wishlist_items_pkey PRIMARY KEY (customer_id, product_id),
        CONSTRAINT wishlist_items_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE CASCADE,
        CONSTRAINT wishlist_items_product_fkey FOREIGN KEY (product_id) REFERENCES products (id) ON DELETE CASCADE
      );
      CREATE INDEX wishlist_items_by_product ON wishlist_items (product_id);

      CREATE TABLE uploaded_pictures (
        key text NOT NULL,
        customer_id uuid NOT NULL,
        uploaded_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT uploaded_pictures_pkey PRIMARY KEY (key),
        CONSTRAINT uploaded_pictures_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE CASCADE
      );
      CREATE INDEX uploaded_pictures_by_customer ON uploaded_pictures (customer_id, uploaded_at);

      CREATE TABLE messages (
        id uuid NOT NULL DEFAULT uuidv7(),
        customer_id uuid,
        name text NOT NULL,
        email text NOT NULL,
        text text NOT NULL,
        sent_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT messages_pkey PRIMARY KEY (id),
        CONSTRAINT messages_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE SET NULL
      );
      CREATE INDEX messages_by_customer ON messages (customer_id, id);

      ALTER TABLE reviews ADD CONSTRAINT reviews_once_per_customer UNIQUE (product_id, customer_id);
      CREATE INDEX reviews_waiting ON reviews (id) WHERE NOT published;
      CREATE INDEX comments_waiting ON comments (id) WHERE NOT published;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE cart_lines, wishlist_items, uploaded_pictures, messages;
      ALTER TABLE reviews DROP CONSTRAINT reviews_once_per_customer;
      DROP INDEX reviews_waiting, comments_waiting;
    `);
  }
}
