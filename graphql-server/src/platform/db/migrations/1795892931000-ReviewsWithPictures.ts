import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The index of a product's reviews with those first that have pictures, as its page shows them. */
export class ReviewsWithPictures1795892931000 implements MigrationInterface {
  readonly name = 'ReviewsWithPictures1795892931000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX reviews_pictures_first
      ON reviews (product_id, (cardinality(pictures) > 0), created_at, id) WHERE published`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX reviews_pictures_first');
  }
}
