import type { MigrationInterface, QueryRunner } from 'typeorm';
import { carts } from './first/carts.ts';
import { catalogue } from './first/catalogue.ts';
import { editing } from './first/editing.ts';
import { fulfilment } from './first/fulfilment.ts';
import { messages } from './first/messages.ts';
import { office } from './first/office.ts';
import { orders } from './first/orders.ts';
import { payment } from './first/payment.ts';
import { people } from './first/people.ts';
import { platform } from './first/platform.ts';
import { search } from './first/search.ts';
import { stock } from './first/stock.ts';
import { catalogueChangesTriggers } from './first/triggers/catalogue-changes.ts';
import { catalogueTriggers } from './first/triggers/catalogue.ts';
import { orderTriggers } from './first/triggers/orders.ts';
import { paymentTriggers } from './first/triggers/payments.ts';
import { statisticsTriggers } from './first/triggers/statistics.ts';
import { stockTriggers } from './first/triggers/stock.ts';
import { addUuidv7, dropUuidv7 } from './first/uuidv7.ts';

/** In their order: each refers only to those before it. */
const PARTS = [
  platform,
  people,
  search,
  catalogue,
  stock,
  editing,
  carts,
  orders,
  fulfilment,
  messages,
  payment,
  office,
  catalogueTriggers,
  stockTriggers,
  catalogueChangesTriggers,
  orderTriggers,
  paymentTriggers,
  statisticsTriggers,
];

/** The first schema, by topic, and its triggers. Like every migration it is never edited. */
export class FirstSchema1770000000000 implements MigrationInterface {
  name = 'FirstSchema1770000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS citext');
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await runner.query(addUuidv7);
    for (const part of PARTS) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    const made = (what: string) =>
      [...PARTS.join('').matchAll(new RegExp(`^CREATE (?:UNLOGGED )?${what} (\\w+)`, 'gm'))].map(([, name]) => name);
    await runner.query(`DROP TABLE ${made('TABLE').join(', ')} CASCADE`);
    await runner.query(`DROP FUNCTION ${made('FUNCTION').join(', ')}`);
    await runner.query(dropUuidv7);
  }
}
