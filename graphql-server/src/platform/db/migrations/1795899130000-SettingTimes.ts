import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A setting that is a time is set to what it is when the time comes: every server then reads the settings again. */
export class SettingTimes1795899130000 implements MigrationInterface {
  readonly name = 'SettingTimes1795899130000';

  async up(runner: QueryRunner): Promise<void> {
    // The foreign key of a deleted account sets another column.
    await runner.query(`CREATE OR REPLACE TRIGGER settings_note_value AFTER UPDATE OF value ON settings
      FOR EACH ROW EXECUTE FUNCTION catalogue_note_whole()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE OR REPLACE TRIGGER settings_note_value AFTER UPDATE ON settings
      FOR EACH ROW WHEN (OLD.value IS DISTINCT FROM NEW.value) EXECUTE FUNCTION catalogue_note_whole()`);
  }
}
