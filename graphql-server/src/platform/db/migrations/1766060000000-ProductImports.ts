import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of products that are checked, applied and undone. */
export class ProductImports1766060000000 implements MigrationInterface {
  name = 'ProductImports1766060000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE product_imports (
        id uuid NOT NULL DEFAULT uuidv7(),
        created_at timestamptz NOT NULL DEFAULT now(),
        created_by uuid NOT NULL,
        file_name text NOT NULL,
        status text NOT NULL DEFAULT 'CHECKED',
        columns text[] NOT NULL,
        row_count integer NOT NULL,
        create_count integer NOT NULL,
        change_count integer NOT NULL,
        problem_count integer NOT NULL,
        checked_at timestamptz NOT NULL DEFAULT now(),
        done_count integer NOT NULL DEFAULT 0,
        actor_id uuid,
        client jsonb,
        applied_at timestamptz,
        undone_at timestamptz,
        refusals jsonb NOT NULL DEFAULT '[]',
        CONSTRAINT product_imports_pkey PRIMARY KEY (id),
        CONSTRAINT product_imports_status_known CHECK (status = ANY (ARRAY['CHECKED'::text, 'APPLYING'::text, 'APPLIED'::text, 'UNDOING'::text, 'UNDONE'::text]))
      );
      CREATE INDEX product_imports_by_status ON product_imports (status, id);

      CREATE TABLE product_import_rows (
        import_id uuid NOT NULL,
        "row" integer NOT NULL,
        kind text NOT NULL,
        cells jsonb NOT NULL,
        name text NOT NULL,
        sku text,
        product_id uuid,
        product_row integer,
        is_variant boolean NOT NULL,
        variant_id uuid,
        version integer,
        changes jsonb NOT NULL,
        problems jsonb NOT NULL,
        plan jsonb NOT NULL DEFAULT '{}',
        translation jsonb,
        stock_from integer,
        stock_to integer,
        prior_plan jsonb,
        prior_translation jsonb,
        applied_version integer,
        CONSTRAINT product_import_rows_pkey PRIMARY KEY (import_id, "row"),
        CONSTRAINT product_import_rows_import_fkey FOREIGN KEY (import_id) REFERENCES product_imports (id) ON DELETE CASCADE,
        CONSTRAINT product_import_rows_kind_known CHECK (kind = ANY (ARRAY['CREATE'::text, 'CHANGE'::text, 'SAME'::text, 'PROBLEM'::text]))
      );
      CREATE INDEX product_import_rows_by_kind ON product_import_rows (import_id, kind, "row");
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE product_import_rows, product_imports');
  }
}
