import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes of many products, kept for a day so that they can be undone. */
export class ProductEdits1766050000001 implements MigrationInterface {
  name = 'ProductEdits1766050000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE product_edits (
        id uuid NOT NULL DEFAULT uuidv7(),
        at timestamptz NOT NULL DEFAULT now(),
        actor_id uuid NOT NULL,
        changes jsonb NOT NULL,
        undone_at timestamptz,
        CONSTRAINT product_edits_pkey PRIMARY KEY (id)
      );
      CREATE INDEX product_edits_by_at ON product_edits (at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE product_edits');
  }
}
