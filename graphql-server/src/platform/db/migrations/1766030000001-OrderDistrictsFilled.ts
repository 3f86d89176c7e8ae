import type { MigrationInterface, QueryRunner } from 'typeorm';
import { districtOf } from '#schema/district.ts';

/** How many orders are read and changed at once: each batch is a transaction of its own, so that no order is locked for long. */
const BATCH = 5000;

/** Fills in the district of the orders that there are. Where it ends early, the next start goes on. */
export class OrderDistrictsFilled1766030000001 implements MigrationInterface {
  name = 'OrderDistrictsFilled1766030000001';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const orders: { id: string; address: string }[] = await runner.query(
        `SELECT id, shipping_address AS address FROM orders WHERE id > $1 ORDER BY id LIMIT ${BATCH}`,
        [after],
      );
      const last = orders.at(-1);
      if (last === undefined) return;
      after = last.id;
      const found = orders.flatMap(({ id, address }) => {
        const district = districtOf(address);
        return district === null ? [] : [{ id, district }];
      });
      await runner.query(
        `UPDATE orders o SET shipping_district = found.district
         FROM unnest($1::uuid[], $2::text[]) AS found (id, district) WHERE o.id = found.id AND o.shipping_district IS NULL`,
        [found.map(({ id }) => id), found.map(({ district }) => district)],
      );
    }
  }

  async down(): Promise<void> {
    // The migration before drops the column.
  }
}
