import type { EntityManager } from 'typeorm';
import { insertRows } from './rows.ts';

const columns = {
  code: 'text',
  kind: 'text',
  percent: 'smallint',
  amount_cents: 'integer',
  minimum_cents: 'integer',
  customer_limit: 'integer',
  category_ids: 'uuid[]',
} as const;

/** The demo shop's promotion codes, by the slug of the category that each is for; the README names them. */
export const demoPromotions = [
  { code: 'WELCOME10', percent: 10, amountCents: null, minimumCents: 10_000, category: null },
  { code: 'SOUND20', percent: null, amountCents: 2000, minimumCents: 0, category: 'headphones' },
] as const;

/** Adds the demo's promotion codes, each for one order of a customer. */
export const putPromotions = (manager: EntityManager, categoryIds: ReadonlyMap<string, string>): Promise<void> =>
  insertRows(
    manager,
    'promotions',
    columns,
    demoPromotions.map(({ code, percent, amountCents, minimumCents, category }) => ({
      code,
      kind: percent === null ? 'FIXED' : 'PERCENT',
      percent,
      amount_cents: amountCents,
      minimum_cents: minimumCents,
      customer_limit: 1,
      category_ids: category === null ? [] : [categoryIds.get(category)],
    })),
    'code',
  );
