import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists of the dashboard as admins have filtered and sorted them. */
export class SavedViews1766010000000 implements MigrationInterface {
  name = 'SavedViews1766010000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE saved_views (
        id uuid NOT NULL DEFAULT uuidv7(),
        customer_id uuid NOT NULL,
        list text NOT NULL,
        name text NOT NULL,
        query text NOT NULL,
        CONSTRAINT saved_views_pkey PRIMARY KEY (id),
        CONSTRAINT saved_views_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE CASCADE,
        CONSTRAINT saved_views_list_known CHECK (list = ANY (ARRAY[
          'ORDERS'::text, 'PRODUCTS'::text, 'CUSTOMERS'::text, 'MESSAGES'::text, 'OPINIONS'::text, 'AUDIT'::text])),
        CONSTRAINT saved_views_sizes CHECK (length(name) <= 60 AND length(query) <= 2000)
      );
      CREATE UNIQUE INDEX saved_views_by_name ON saved_views (customer_id, list, name);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE saved_views');
  }
}
