import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = [
  'DELIVERY_FEE',
  'FREE_DELIVERY_FROM',
  'CONTACT_PHONE',
  'CONTACT_EMAIL',
  'CONTACT_ADDRESS',
  'CONTACT_ADDRESS_BANGLA',
  'ANNOUNCEMENT',
  'ANNOUNCEMENT_BANGLA',
];

const ADDED = ['SHOP_NAME', 'SHOP_NAME_BANGLA', 'LOGO', 'COLOURS', 'HOME_SECTIONS', 'TAKA_PER_DOLLAR', 'TAKA_BESIDE'];

const listOf = (keys: readonly string[]) => keys.map((key) => `'${key}'`).join(', ');

const known = (keys: readonly string[]) => `ALTER TABLE settings DROP CONSTRAINT settings_key_known,
  ADD CONSTRAINT settings_key_known CHECK (key IN (${listOf(keys)}))`;

/** The shop's name, logo, colours, the sections of the home page and the rate of the taka become settings. */
export class SettingKeys1795871000000 implements MigrationInterface {
  readonly name = 'SettingKeys1795871000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(known([...ADDED, ...BEFORE]));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM settings WHERE key IN (${listOf(ADDED)})`);
    await runner.query(known(BEFORE));
  }
}
