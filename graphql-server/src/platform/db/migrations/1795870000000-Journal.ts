import type { MigrationInterface, QueryRunner } from 'typeorm';
import { samples } from './journal/samples.ts';

/** The posts of the journal, with those that every shop begins with. Pages show them: a change drops what is cached. */
export class Journal1795870000000 implements MigrationInterface {
  readonly name = 'Journal1795870000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE posts (
      id uuid NOT NULL DEFAULT uuidv7(),
      slug text NOT NULL,
      category_slug text,
      picture text,
      title text NOT NULL,
      title_bangla text NOT NULL,
      description text NOT NULL,
      description_bangla text NOT NULL,
      body text NOT NULL,
      body_bangla text NOT NULL,
      tags text[] NOT NULL,
      tags_bangla text[] NOT NULL,
      published_at timestamptz,
      revision integer NOT NULL DEFAULT 1,
      changed_at timestamptz,
      customer_id uuid,
      CONSTRAINT posts_pkey PRIMARY KEY (id),
      CONSTRAINT posts_slug_unique UNIQUE (slug),
      CONSTRAINT posts_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE SET NULL,
      CONSTRAINT posts_title_size CHECK (length(title) <= 200 AND length(title_bangla) <= 200),
      CONSTRAINT posts_description_size CHECK (length(description) <= 600 AND length(description_bangla) <= 600),
      CONSTRAINT posts_body_size CHECK (length(body) <= 50000 AND length(body_bangla) <= 50000),
      CONSTRAINT posts_tags_size CHECK (cardinality(tags) <= 12 AND cardinality(tags_bangla) <= 12)
    )`);
    await runner.query('CREATE INDEX posts_by_time ON posts (published_at, id)');
    for (const sample of samples)
      await runner.query(
        `INSERT INTO posts (slug, category_slug, picture, published_at, title, description, tags, body,
          title_bangla, description_bangla, tags_bangla, body_bangla)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
        [...sample],
      );
    await runner.query(`CREATE TRIGGER posts_note AFTER INSERT OR DELETE ON posts
      FOR EACH ROW EXECUTE FUNCTION catalogue_note_whole()`);
    // Whatever it is set to: a post that appears at its time is set to what it is. The account of who wrote it is
    // shown nowhere.
    await runner.query(`CREATE TRIGGER posts_note_change AFTER UPDATE OF slug, category_slug, picture, title,
      title_bangla, description, description_bangla, body, body_bangla, tags, tags_bangla, published_at ON posts
      FOR EACH ROW WHEN (OLD.published_at IS NOT NULL OR NEW.published_at IS NOT NULL)
      EXECUTE FUNCTION catalogue_note_whole()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE posts');
  }
}
