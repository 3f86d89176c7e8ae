import type { EntityManager } from 'typeorm';
import { UNDER_WAY } from '../schema/order.ts';
import { insertRows, type Columns } from './rows.ts';

/** The tables of orders, in the order in which they are filled, and their columns. */
const tables = {
  orders: {
    id: 'uuid',
    customer_id: 'uuid',
    idempotency_key: 'text',
    request_hash: 'text',
    payment_method: 'text',
    shipping_name: 'text',
    shipping_address: 'text',
    shipping_phone: 'text',
    shipping_email: 'text',
    shipping_district: 'text',
    items_total_cents: 'integer',
    delivery_fee_cents: 'integer',
    total_cents: 'integer',
    status: 'text',
    placed_at: 'timestamptz',
  },
  order_lines: {
    id: 'uuid',
    order_id: 'uuid',
    position: 'smallint',
    product_id: 'uuid',
    name: 'text',
    picture: 'text',
    color: 'text',
    size: 'text',
    quantity: 'integer',
    unit_price_cents: 'integer',
  },
  order_status_changes: {
    id: 'uuid',
    order_id: 'uuid',
    status: 'text',
    at: 'timestamptz',
    actor: 'text',
    actor_id: 'uuid',
    reason: 'text',
  },
  shipments: {
    id: 'uuid',
    order_id: 'uuid',
    carrier: 'text',
    tracking_number: 'text',
    shipped_at: 'timestamptz',
    actor_id: 'uuid',
  },
  shipment_lines: { shipment_id: 'uuid', order_line_id: 'uuid', quantity: 'integer' },
  returns: {
    id: 'uuid',
    order_id: 'uuid',
    status: 'text',
    reason: 'text',
    requested_at: 'timestamptz',
    decided_at: 'timestamptz',
    decided_by_id: 'uuid',
    received_at: 'timestamptz',
    received_by_id: 'uuid',
    credited_cents: 'integer',
    with_delivery: 'boolean',
  },
  return_lines: { return_id: 'uuid', order_line_id: 'uuid', asked: 'integer', back_on_sale: 'integer' },
  payment_entries: {
    id: 'uuid',
    order_id: 'uuid',
    kind: 'text',
    amount_cents: 'integer',
    method: 'text',
    carrier: 'text',
    reference: 'text',
    at: 'timestamptz',
    actor_id: 'uuid',
  },
} as const satisfies Record<string, Columns>;

type Table = keyof typeof tables;
const names = Object.keys(tables) as Table[];

/** The rows of each table. */
export type OrderRows = { [Name in Table]: Record<keyof (typeof tables)[Name], unknown>[] };

/** Returns no rows for each table. */
export const noOrderRows = (): OrderRows =>
  // The keys match the type by construction.
  Object.fromEntries(names.map((name) => [name, []])) as unknown as OrderRows;

/** Adds orders and all that came of them. The pieces that are under way are reserved. */
export const putOrderRows = async (manager: EntityManager, rows: OrderRows): Promise<void> => {
  for (const name of names) await insertRows(manager, name, tables[name], rows[name]);
  await manager.query(
    `UPDATE order_lines l SET variant_id = v.id, sku = v.sku FROM product_variants v
     WHERE v.product_id = l.product_id AND v.color IS NOT DISTINCT FROM l.color AND v.size IS NOT DISTINCT FROM l.size`,
  );
  const waiting = `SELECT l.product_id, l.variant_id, sum(l.quantity) AS pieces FROM order_lines l JOIN orders o ON o.id = l.order_id
     WHERE o.status = ANY ($1) GROUP BY 1, 2`;
  await manager.query(
    `UPDATE product_stock s SET reserved = waiting.pieces FROM (${waiting}) waiting
     WHERE waiting.product_id = s.product_id AND NOT s.has_variants`,
    [UNDER_WAY],
  );
  await manager.query(
    `UPDATE product_variants v SET reserved = waiting.pieces FROM (${waiting}) waiting WHERE waiting.variant_id = v.id`,
    [UNDER_WAY],
  );
};
