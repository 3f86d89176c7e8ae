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
import { synonyms } from './first/synonyms.ts';
import { catalogueChangesTriggers } from './first/triggers/catalogue-changes.ts';
import { catalogueTriggers } from './first/triggers/catalogue.ts';
import { orderTriggers } from './first/triggers/orders.ts';
import { paymentTriggers } from './first/triggers/payments.ts';
import { searchTriggers } from './first/triggers/search.ts';
import { statisticsTriggers } from './first/triggers/statistics.ts';
import { stockTriggers } from './first/triggers/stock.ts';
import { addUuidv7, dropUuidv7 } from './first/uuidv7.ts';

/** In their order: each refers only to those before it. */
const PARTS = [
  platform,
  people,
  catalogue,
  search,
  stock,
  editing,
  carts,
  orders,
  fulfilment,
  messages,
  payment,
  office,
  catalogueTriggers,
  searchTriggers,
  stockTriggers,
  catalogueChangesTriggers,
  orderTriggers,
  paymentTriggers,
  statisticsTriggers,
];

/** The first schema, by topic, its triggers, and the first synonyms. Like every migration it is never edited. */
export class FirstSchema1795000000000 implements MigrationInterface {
  name = 'FirstSchema1795000000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const extension of ['citext', 'pg_trgm', 'fuzzystrmatch'])
      await runner.query(`CREATE EXTENSION IF NOT EXISTS ${extension}`);
    for (const part of [addUuidv7, ...PARTS]) await runner.query(part);
    const lines = [...synonyms.matchAll(/^(.+): (.+)$/gm)];
    await runner.query(
      `INSERT INTO search_synonyms (word, names)
      SELECT word, string_to_array(names, ', ') FROM unnest($1::text[], $2::text[]) lines (word, names)`,
      [lines.map(([, word]) => word), lines.map(([, , names]) => names)],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    const made = (what: string) =>
      [...PARTS.join('').matchAll(new RegExp(`^CREATE (?:UNLOGGED )?${what} (\\w+)`, 'gm'))].map(([, name]) => name);
    await runner.query(`DROP TABLE ${made('TABLE').join(', ')} CASCADE`);
    await runner.query(`DROP FUNCTION ${made('FUNCTION').join(', ')}`);
    await runner.query(dropUuidv7);
  }
}
