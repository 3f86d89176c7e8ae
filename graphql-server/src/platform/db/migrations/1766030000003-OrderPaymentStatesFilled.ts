import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many orders are changed at once: each batch is a transaction of its own, so that no order is locked for long. */
const BATCH = 5000;

/** Says of the orders that there are whether they are paid. Where it ends early, the next start goes on. */
export class OrderPaymentStatesFilled1766030000003 implements MigrationInterface {
  name = 'OrderPaymentStatesFilled1766030000003';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const [last]: { id: string | null }[] = await runner.query(
        `WITH batch AS MATERIALIZED (
          SELECT id, payment_state, order_payment_state(id) AS state FROM orders WHERE id > $1 ORDER BY id LIMIT ${BATCH}
        ), changed AS (
          UPDATE orders o SET payment_state = batch.state FROM batch WHERE o.id = batch.id AND o.payment_state <> batch.state
        )
        SELECT max(id::text) AS id FROM batch`,
        [after],
      );
      if (!last || last.id === null) return;
      after = last.id;
    }
  }

  async down(): Promise<void> {
    // The migration before drops the column.
  }
}
