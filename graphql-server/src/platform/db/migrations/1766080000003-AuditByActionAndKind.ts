import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds at once that no entry of a frequent action is about a frequent kind. */
export class AuditByActionAndKind1766080000003 implements MigrationInterface {
  name = 'AuditByActionAndKind1766080000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX audit_entries_by_action_and_kind ON audit_entries (action, subject_kind, id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX audit_entries_by_action_and_kind');
  }
}
