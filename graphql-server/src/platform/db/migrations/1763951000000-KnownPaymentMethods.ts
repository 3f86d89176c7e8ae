import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The database accepts every payment method; which of them are offered is decided in schema/order.ts alone. */
export class KnownPaymentMethods1763951000000 implements MigrationInterface {
  name = 'KnownPaymentMethods1763951000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders
        DROP CONSTRAINT orders_payment_method_offered,
        ADD CONSTRAINT orders_payment_method_known CHECK (payment_method = ANY (ARRAY['CARD'::text, 'NAGAD'::text, 'BKASH'::text, 'CASH_ON_DELIVERY'::text, 'INSTALMENT'::text, 'ROCKET'::text]));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders
        DROP CONSTRAINT orders_payment_method_known,
        ADD CONSTRAINT orders_payment_method_offered CHECK (payment_method = ANY (ARRAY['CARD'::text, 'NAGAD'::text, 'BKASH'::text, 'CASH_ON_DELIVERY'::text]));
    `);
  }
}
