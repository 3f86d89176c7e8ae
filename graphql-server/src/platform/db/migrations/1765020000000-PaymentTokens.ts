import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tokens with which the shop signs in at payment providers. */
export class PaymentTokens1765020000000 implements MigrationInterface {
  name = 'PaymentTokens1765020000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE payment_tokens (
        method text NOT NULL,
        sealed bytea,
        expires_at timestamptz,
        renewed_until timestamptz,
        CONSTRAINT payment_tokens_pkey PRIMARY KEY (method),
        CONSTRAINT payment_tokens_method_known CHECK (method = ANY (ARRAY['CARD'::text, 'NAGAD'::text, 'BKASH'::text]))
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE payment_tokens`);
  }
}
