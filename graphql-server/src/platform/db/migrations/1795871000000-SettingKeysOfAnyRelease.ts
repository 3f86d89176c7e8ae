import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A release with a new setting needs no migration: the service knows the keys. */
export class SettingKeysOfAnyRelease1795871000000 implements MigrationInterface {
  readonly name = 'SettingKeysOfAnyRelease1795871000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE settings DROP CONSTRAINT settings_key_known,
      ADD CONSTRAINT settings_key_size CHECK (length(key) <= 100)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const keys = `ARRAY['DELIVERY_FEE'::text, 'FREE_DELIVERY_FROM'::text, 'CONTACT_PHONE'::text,
      'CONTACT_EMAIL'::text, 'CONTACT_ADDRESS'::text, 'CONTACT_ADDRESS_BANGLA'::text, 'ANNOUNCEMENT'::text,
      'ANNOUNCEMENT_BANGLA'::text]`;
    await runner.query(`DELETE FROM settings WHERE key <> ALL (${keys})`);
    await runner.query(`ALTER TABLE settings DROP CONSTRAINT settings_key_size,
      ADD CONSTRAINT settings_key_known CHECK (key = ANY (${keys}))`);
  }
}
