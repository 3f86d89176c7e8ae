import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When carts were changed, and when customers were reminded of theirs. Carts that are there count as changed now. Who
 * agreed before agreed to mails about prices only.
 */
export class CartReminders1795897000000 implements MigrationInterface {
  readonly name = 'CartReminders1795897000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE cart_lines ADD changed_at timestamptz NOT NULL DEFAULT now()');
    await runner.query(`ALTER TABLE price_mail_consents ADD includes_cart boolean NOT NULL DEFAULT false,
      ADD reminded_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE price_mail_consents DROP reminded_at, DROP includes_cart');
    await runner.query('ALTER TABLE cart_lines DROP changed_at');
  }
}
