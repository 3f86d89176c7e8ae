import { expect, test } from 'vitest';
import { buy, toInput } from './order-edges.ts';
import { openShop } from './setup.ts';

const shop = await openShop({ mayRefuse: /violates (?:check|unique) constraint/ });

const [customer, product] = [await shop.customer(), await shop.product()];
await buy(customer, toInput(customer, { productId: product.id }));

/** Stores a row as the one of the order that was placed, but for some columns. Checks come before keys. */
const store = (table: string, changed: object) =>
  shop.sql(`INSERT INTO ${table} SELECT (jsonb_populate_record(one, $1)).* FROM ${table} one LIMIT 1`, [changed]);

test.each([
  ['orders', 'payment_method_known', { payment_method: 'COWRIES' }],
  ['orders', 'shipping_district_known', { shipping_district: 'atlantis' }],
  ['orders', 'status_known', { status: 'LOST' }],
  ['orders', 'awaits_known', { awaits: 'RAIN' }],
  ['orders', 'payment_state_known', { payment_state: 'FORGOTTEN' }],
  ['orders', 'trust_reasons_known', { trust_reasons: ['FIRST_ORDER', 'A_FEELING'] }],
  ['orders', 'awaits_first', { awaits: 'CODE', status: 'SHIPPED' }],
  ['orders', 'hold_their_stock', { holds_stock: false }],
  ['orders', 'deposit_of_total', { deposit_cents: 1_000_000_000 }],
  ['orders', 'deposit_of_total', { deposit_cents: -1 }],
  ['orders', 'totals_not_negative', { items_total_cents: -1, total_cents: 5999 }],
  ['orders', 'totals_add_up', { delivery_fee_cents: 0 }],
  ['orders', 'totals_add_up', { discount_cents: -1 }],
  ['order_status_changes', 'status_known', { status: 'LOST' }],
  ['order_status_changes', 'actor_known', { actor: 'NOBODY' }],
  ['payment_entries', 'kind_known', { kind: 'LENT' }],
  ['payment_entries', 'method_known', { method: 'COWRIES' }],
  ['payment_entries', 'amount_positive', { amount_cents: 0 }],
  ['stock_changes', 'kind_known', { kind: 'EVAPORATED' }],
])('%s: a row that breaks the rule %s is refused by its name', async (table, rule, changed) => {
  const constraint = `${table}_${rule}`;
  await expect(store(table, changed)).rejects.toMatchObject({
    code: '23514',
    table,
    constraint,
    message: `new row for relation "${table}" violates check constraint "${constraint}"`,
  });
});

test('what is not known breaks no rule', async () => {
  const unknown = { shipping_district: null, awaits: null, id: '01890000-0000-7000-8000-000000000000' };
  await expect(store('orders', unknown)).rejects.toMatchObject({ code: '23505' });
});
