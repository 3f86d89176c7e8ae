import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Promotion codes, and which orders use them. */
export class Promotions1764003000000 implements MigrationInterface {
  name = 'Promotions1764003000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE promotions (
        id uuid NOT NULL DEFAULT uuidv7() CONSTRAINT promotions_pkey PRIMARY KEY,
        code text NOT NULL CONSTRAINT promotions_code_unique UNIQUE
          CONSTRAINT promotions_code_form CHECK (code ~ '^[A-Z0-9-]{3,30}$'),
        kind text NOT NULL CONSTRAINT promotions_kind_known CHECK (kind = ANY (ARRAY['PERCENT'::text, 'FIXED'::text])),
        percent smallint CONSTRAINT promotions_percent_1_to_100 CHECK (percent >= 1 AND percent <= 100),
        amount_cents integer CONSTRAINT promotions_amount_whole_dollars CHECK (amount_cents > 0 AND amount_cents % 100 = 0),
        minimum_cents integer NOT NULL DEFAULT 0 CONSTRAINT promotions_minimum_not_negative CHECK (minimum_cents >= 0),
        starts_at timestamptz,
        ends_at timestamptz,
        total_limit integer,
        customer_limit integer CONSTRAINT promotions_customer_limit_positive CHECK (customer_limit >= 1),
        category_id uuid CONSTRAINT promotions_category_fkey REFERENCES categories (id),
        used integer NOT NULL DEFAULT 0 CONSTRAINT promotions_used_not_negative CHECK (used >= 0),
        active boolean NOT NULL DEFAULT true,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT promotions_percent_of_kind CHECK ((kind = 'PERCENT') = (percent IS NOT NULL)),
        CONSTRAINT promotions_amount_of_kind CHECK ((kind = 'FIXED') = (amount_cents IS NOT NULL)),
        CONSTRAINT promotions_ends_after_start CHECK (ends_at > starts_at),
        CONSTRAINT promotions_used_within_limit CHECK (used <= total_limit)
      );
      CREATE TABLE promotion_uses (
        order_id uuid NOT NULL CONSTRAINT promotion_uses_pkey PRIMARY KEY
          CONSTRAINT promotion_uses_order_fkey REFERENCES orders (id) ON DELETE CASCADE,
        promotion_id uuid NOT NULL CONSTRAINT promotion_uses_promotion_fkey REFERENCES promotions (id),
        customer_id uuid CONSTRAINT promotion_uses_customer_fkey REFERENCES customers (id) ON DELETE SET NULL,
        at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX promotion_uses_by_promotion ON promotion_uses (promotion_id, customer_id);
      CREATE INDEX promotion_uses_by_customer ON promotion_uses (customer_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE promotion_uses; DROP TABLE promotions');
  }
}
