import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Agreements that are to be ended at their providers, because the shop has forgotten them. */
export class EndedAgreements1765020000001 implements MigrationInterface {
  name = 'EndedAgreements1765020000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE ended_agreements (
        id uuid NOT NULL DEFAULT uuidv7(),
        method text NOT NULL,
        agreement_id text NOT NULL,
        tries smallint NOT NULL DEFAULT 0,
        next_try_at timestamptz NOT NULL DEFAULT now(),
        ended_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT ended_agreements_pkey PRIMARY KEY (id),
        CONSTRAINT ended_agreements_method_known CHECK (method = ANY (ARRAY['CARD'::text, 'NAGAD'::text, 'BKASH'::text]))
      );
      CREATE INDEX ended_agreements_due ON ended_agreements (next_try_at);

      -- One that is replaced may still be paid with on an open page, so it is ended later.
      CREATE FUNCTION payment_agreements_end() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO ended_agreements (method, agreement_id, next_try_at)
        VALUES (OLD.method, OLD.agreement_id, CASE TG_OP WHEN 'UPDATE' THEN now() + interval '1 hour' ELSE now() END);
        RETURN NULL;
      END $$;
      CREATE TRIGGER payment_agreements_removed AFTER DELETE ON payment_agreements
        FOR EACH ROW EXECUTE FUNCTION payment_agreements_end();
      CREATE TRIGGER payment_agreements_replaced AFTER UPDATE OF agreement_id ON payment_agreements
        FOR EACH ROW WHEN (NEW.agreement_id <> OLD.agreement_id) EXECUTE FUNCTION payment_agreements_end();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER payment_agreements_removed ON payment_agreements;
      DROP TRIGGER payment_agreements_replaced ON payment_agreements;
      DROP FUNCTION payment_agreements_end;
      DROP TABLE ended_agreements;
    `);
  }
}
