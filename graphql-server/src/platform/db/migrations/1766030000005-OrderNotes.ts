import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notes of admins about orders. */
export class OrderNotes1766030000005 implements MigrationInterface {
  name = 'OrderNotes1766030000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE order_notes (
        id uuid NOT NULL DEFAULT uuidv7(),
        order_id uuid NOT NULL,
        author_id uuid,
        key text,
        text text NOT NULL,
        at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT order_notes_pkey PRIMARY KEY (id),
        CONSTRAINT order_notes_order_fkey FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE,
        CONSTRAINT order_notes_key_once UNIQUE (order_id, key),
        CONSTRAINT order_notes_text_bounded CHECK (length(text) >= 1 AND length(text) <= 1000)
      );
      CREATE INDEX order_notes_by_order ON order_notes (order_id, id);

      CREATE FUNCTION order_notes_keep() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'Notes about orders are not changed.' USING ERRCODE = 'check_violation', CONSTRAINT = 'order_notes_kept';
      END $$;
      CREATE TRIGGER order_notes_keep BEFORE UPDATE ON order_notes
        FOR EACH ROW WHEN (
          (NEW.id, NEW.order_id, NEW.key, NEW.text, NEW.at) IS DISTINCT FROM (OLD.id, OLD.order_id, OLD.key, OLD.text, OLD.at)
          OR NEW.author_id IS NOT NULL AND NEW.author_id IS DISTINCT FROM OLD.author_id
        ) EXECUTE FUNCTION order_notes_keep();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE order_notes;
      DROP FUNCTION order_notes_keep;
    `);
  }
}
