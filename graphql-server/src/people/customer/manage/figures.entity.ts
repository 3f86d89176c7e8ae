import { Column, entity, integer, reference } from '#platform/db/entity.ts';

/**
 * What each customer has ordered and spent. Triggers on orders keep it, so that lists can be sorted by it and no page
 * counts the orders of its customers.
 */
export const CustomerFiguresEntity = entity(
  'CustomerFigures',
  'customer_figures',
  {
    customerId: reference('Customer', 'CASCADE').primary(),
    /** Number of all orders, also cancelled ones. */
    orders: integer.defaultTo(0),
    /**
     * What the ledger has charged for delivered orders, also for those that came back, without what it has credited; in
     * cents.
     */
    spentCents: new Column<string>({ type: 'bigint' }).defaultTo('0'),
  },
  {
    indices: [
      { name: 'customer_figures_by_orders', columns: ['orders', 'customerId'] },
      { name: 'customer_figures_by_spent', columns: ['spentCents', 'customerId'] },
    ],
  },
);
