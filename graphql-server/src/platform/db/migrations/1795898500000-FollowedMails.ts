import type { MigrationInterface, QueryRunner } from 'typeorm';

const STEPS = `'VISIT'::text, 'PRODUCT'::text, 'CART'::text, 'CHECKOUT'::text`;

/** Visits are counted that come by the links of mails, too. */
export class FollowedMails1795898500000 implements MigrationInterface {
  readonly name = 'FollowedMails1795898500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE daily_visits DROP CONSTRAINT daily_visits_step_known,
      ADD CONSTRAINT daily_visits_step_known CHECK (step = ANY (ARRAY[${STEPS},
        'STOCK_MAIL'::text, 'PRICE_MAIL'::text, 'CART_MAIL'::text]))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM daily_visits WHERE step <> ALL (ARRAY[${STEPS}])`);
    await runner.query(`ALTER TABLE daily_visits DROP CONSTRAINT daily_visits_step_known,
      ADD CONSTRAINT daily_visits_step_known CHECK (step = ANY (ARRAY[${STEPS}]))`);
  }
}
