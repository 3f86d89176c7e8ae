import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit log tells what was changed, and what it was before and after. */
export class AuditOfChanges1766080000000 implements MigrationInterface {
  name = 'AuditOfChanges1766080000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE audit_entries ADD subject_kind text, ADD subject_id uuid, ADD before jsonb, ADD after jsonb;
      UPDATE audit_entries SET subject_kind = 'CUSTOMER', subject_id = customer_id WHERE customer_id IS NOT NULL;
      DROP INDEX audit_entries_by_actor;
      CREATE INDEX audit_entries_by_actor ON audit_entries (actor_id, id);
      CREATE INDEX audit_entries_by_subject ON audit_entries (subject_id, id);
      CREATE INDEX audit_entries_by_kind ON audit_entries (subject_kind, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM audit_entries WHERE subject_kind IS NOT NULL AND customer_id IS NULL;
      DROP INDEX audit_entries_by_kind, audit_entries_by_subject, audit_entries_by_actor;
      CREATE INDEX audit_entries_by_actor ON audit_entries (actor_id);
      ALTER TABLE audit_entries DROP subject_kind, DROP subject_id, DROP before, DROP after;
    `);
  }
}
