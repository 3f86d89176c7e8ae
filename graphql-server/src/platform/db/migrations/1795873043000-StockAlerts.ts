import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Customers who want a mail when a product or variant is back in stock. */
export class StockAlerts1795873043000 implements MigrationInterface {
  readonly name = 'StockAlerts1795873043000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE stock_alerts (
      id uuid NOT NULL DEFAULT uuidv7(),
      customer_id uuid NOT NULL,
      product_id uuid NOT NULL,
      variant_id uuid,
      created_at timestamptz NOT NULL DEFAULT now(),
      told_at timestamptz,
      ended_at timestamptz,
      CONSTRAINT stock_alerts_pkey PRIMARY KEY (id),
      CONSTRAINT stock_alerts_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE CASCADE,
      CONSTRAINT stock_alerts_product_fkey FOREIGN KEY (product_id) REFERENCES products (id) ON DELETE CASCADE,
      CONSTRAINT stock_alerts_variant_fkey FOREIGN KEY (variant_id) REFERENCES product_variants (id) ON DELETE CASCADE
    )`);
    await runner.query(`CREATE UNIQUE INDEX stock_alerts_product_unique ON stock_alerts (customer_id, product_id)
      WHERE variant_id IS NULL AND told_at IS NULL AND ended_at IS NULL`);
    await runner.query(`CREATE UNIQUE INDEX stock_alerts_variant_unique ON stock_alerts (customer_id, variant_id)
      WHERE variant_id IS NOT NULL AND told_at IS NULL AND ended_at IS NULL`);
    await runner.query(`CREATE INDEX stock_alerts_open ON stock_alerts (product_id, id)
      WHERE told_at IS NULL AND ended_at IS NULL`);
    // For the foreign keys: a product, a variant or an account that is deleted takes its alerts along.
    await runner.query('CREATE INDEX stock_alerts_by_customer ON stock_alerts (customer_id)');
    await runner.query('CREATE INDEX stock_alerts_by_product ON stock_alerts (product_id)');
    await runner.query(`CREATE INDEX stock_alerts_by_variant ON stock_alerts (variant_id)
      WHERE variant_id IS NOT NULL`);
    await runner.query('CREATE INDEX stock_alerts_told ON stock_alerts (told_at, id) WHERE told_at IS NOT NULL');
    await runner.query('CREATE INDEX stock_alerts_ended ON stock_alerts (ended_at, id) WHERE ended_at IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE stock_alerts');
  }
}
