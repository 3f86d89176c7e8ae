import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many searches of a term ended, found nothing, and were followed by the page of a product, by day. */
export class SearchCounts1795894001081 implements MigrationInterface {
  readonly name = 'SearchCounts1795894001081';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE daily_searches (
      day date NOT NULL,
      term text NOT NULL,
      searches bigint NOT NULL,
      without_result bigint NOT NULL,
      opened bigint NOT NULL,
      CONSTRAINT daily_searches_pkey PRIMARY KEY (day, term),
      CONSTRAINT daily_searches_possible CHECK (
        searches > 0 AND without_result >= 0 AND without_result <= searches AND opened >= 0 AND opened <= searches
      ),
      CONSTRAINT daily_searches_term_bounded CHECK (length(term) >= 1 AND length(term) <= 100)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE daily_searches');
  }
}
