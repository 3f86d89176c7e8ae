import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A day that is over is counted again when an order of it has lost a line. */
export class LinesTakenOff1768050000000 implements MigrationInterface {
  name = 'LinesTakenOff1768050000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION order_lines_change_sales() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO changed_sales_days (day)
        SELECT sales_day(placed_at) FROM orders WHERE id = OLD.order_id AND sales_day(placed_at) < sales_day(now());
        RETURN NULL;
      END $$;
      CREATE TRIGGER order_lines_change_sales AFTER DELETE ON order_lines
        FOR EACH ROW EXECUTE FUNCTION order_lines_change_sales();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER order_lines_change_sales ON order_lines;
      DROP FUNCTION order_lines_change_sales;
    `);
  }
}
