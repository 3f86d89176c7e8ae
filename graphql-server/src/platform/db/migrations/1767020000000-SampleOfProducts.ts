import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last two bytes of an id, which are random, as a number. */
const PLACE = '(get_byte(uuid_send(id), 14) * 256 + get_byte(uuid_send(id), 15))';

/** Finds a random sample of the shop's products, from which the matches of very common words are estimated: it has a sixteenth of them. */
export class SampleOfProducts1767020000000 implements MigrationInterface {
  name = 'SampleOfProducts1767020000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX products_sample ON products (${PLACE}) WHERE status = 'PUBLISHED' AND ${PLACE} < 4096`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX products_sample');
  }
}
