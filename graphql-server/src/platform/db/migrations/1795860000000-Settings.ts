import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the owner sets without a restart. Every page and answer may show a setting: a change drops them all. */
export class Settings1795860000000 implements MigrationInterface {
  readonly name = 'Settings1795860000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE settings (
      id uuid NOT NULL DEFAULT uuidv7(),
      key text NOT NULL,
      value text,
      changed_at timestamptz,
      customer_id uuid,
      CONSTRAINT settings_pkey PRIMARY KEY (id),
      CONSTRAINT settings_key_unique UNIQUE (key),
      CONSTRAINT settings_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE SET NULL,
      CONSTRAINT settings_key_known
        CHECK (key = ANY (ARRAY['DELIVERY_FEE'::text, 'FREE_DELIVERY_FROM'::text, 'CONTACT_PHONE'::text,
          'CONTACT_EMAIL'::text, 'CONTACT_ADDRESS'::text, 'CONTACT_ADDRESS_BANGLA'::text, 'ANNOUNCEMENT'::text,
          'ANNOUNCEMENT_BANGLA'::text])),
      CONSTRAINT settings_value_size CHECK (length(value) <= 10000)
    )`);
    // It notes the whole catalogue, for whatever table.
    await runner.query('ALTER FUNCTION search_synonyms_note() RENAME TO catalogue_note_whole');
    // For each row: the foreign key would run a statement trigger for every account that is deleted.
    await runner.query(`CREATE TRIGGER settings_note AFTER INSERT OR DELETE ON settings
      FOR EACH ROW EXECUTE FUNCTION catalogue_note_whole()`);
    await runner.query(`CREATE TRIGGER settings_note_value AFTER UPDATE ON settings
      FOR EACH ROW WHEN (OLD.value IS DISTINCT FROM NEW.value) EXECUTE FUNCTION catalogue_note_whole()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE settings');
    await runner.query('ALTER FUNCTION catalogue_note_whole() RENAME TO search_synonyms_note');
  }
}
