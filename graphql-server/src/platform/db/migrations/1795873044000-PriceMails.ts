import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Customers who agreed to mails about prices, and the prices that they know of what is on their wishlists. */
export class PriceMails1795873044000 implements MigrationInterface {
  readonly name = 'PriceMails1795873044000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE price_mail_consents (
      customer_id uuid NOT NULL,
      agreed_at timestamptz NOT NULL DEFAULT now(),
      ended_at timestamptz,
      mailed_at timestamptz,
      CONSTRAINT price_mail_consents_pkey PRIMARY KEY (customer_id),
      CONSTRAINT price_mail_consents_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers (id)
        ON DELETE CASCADE
    )`);
    await runner.query(`CREATE TABLE price_alerts (
      customer_id uuid NOT NULL,
      product_id uuid NOT NULL,
      price_cents integer NOT NULL,
      CONSTRAINT price_alerts_pkey PRIMARY KEY (customer_id, product_id),
      CONSTRAINT price_alerts_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE CASCADE,
      CONSTRAINT price_alerts_product_fkey FOREIGN KEY (product_id) REFERENCES products (id) ON DELETE CASCADE
    )`);
    await runner.query('CREATE INDEX price_alerts_by_product ON price_alerts (product_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE price_alerts');
    await runner.query('DROP TABLE price_mail_consents');
  }
}
