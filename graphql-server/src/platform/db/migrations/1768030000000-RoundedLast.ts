import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Replaces the rule of how totals add up in the function that holds the rules of orders. */
const replaced = (before: string, after: string) =>
  `DO $$ BEGIN EXECUTE replace(pg_get_functiondef('orders_sound'::regproc), '= ${before}', '= ${after}'); END $$`;

const former = 'items_total_cents - discount_cents + delivery_fee_cents';
const present = 'items_total_cents + delivery_fee_cents';

/** The items total is what the items cost after promotions, rounded to whole dollars. */
export class RoundedLast1768030000000 implements MigrationInterface {
  name = 'RoundedLast1768030000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(replaced(former, present));
    await runner.query(
      'UPDATE orders SET items_total_cents = items_total_cents - discount_cents WHERE discount_cents > 0',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(replaced(present, former));
    await runner.query(
      'UPDATE orders SET items_total_cents = items_total_cents + discount_cents WHERE discount_cents > 0',
    );
  }
}
