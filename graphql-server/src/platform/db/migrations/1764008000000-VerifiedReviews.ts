import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks the reviews of those who received the product from this shop. */
export class VerifiedReviews1764008000000 implements MigrationInterface {
  name = 'VerifiedReviews1764008000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reviews ADD verified boolean NOT NULL DEFAULT false;
      -- The triggers would count every changed review again, and only the mark changes.
      ALTER TABLE reviews DISABLE TRIGGER USER;
      UPDATE reviews r SET verified = true WHERE EXISTS (
        SELECT FROM orders o JOIN order_lines l ON l.order_id = o.id
        WHERE o.customer_id = r.customer_id AND o.status = 'DELIVERED' AND l.product_id = r.product_id
      );
      ALTER TABLE reviews ENABLE TRIGGER USER;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE reviews DROP verified');
  }
}
