import type { OrderNeed } from '#schema/payment.ts';
import type { OrderStatus } from '../src/sales/order/order.model.ts';
import type { Person, TestProduct } from './factories.ts';
import type { Shop } from './setup.ts';

/** What a test may say of an order that was placed some time ago. */
export interface SoldOrder {
  /** When it was placed. */
  at: string;
  product: TestProduct;
  status?: OrderStatus;
  awaits?: OrderNeed | null;
  method?: string;
  district?: string | null;
  /** When it came back. */
  returnedAt?: string;
  /** What is taken off its price later. */
  creditedCents?: number;
}

/** Stores an order of one piece as if it had been placed then; returns its id. */
export const sellAt = async (shop: Shop, customer: Person, order: SoldOrder): Promise<string> => {
  const { at, product, status = 'PENDING', awaits = null } = order;
  const { method = 'CASH_ON_DELIVERY', district = null, returnedAt, creditedCents } = order;
  const id = await shop.order(customer, product, status);
  await shop.sql(
    `UPDATE orders SET placed_at = $2, awaits = $3, payment_method = $4, shipping_district = $5 WHERE id = $1`,
    [id, at, awaits, method, district],
  );
  if (returnedAt !== undefined)
    await shop.sql(
      `INSERT INTO returns (order_id, status, reason, decided_at, received_at, credited_cents)
      SELECT id, 'RECEIVED', '', $2::timestamptz, $2, total_cents FROM orders WHERE id = $1`,
      [id, returnedAt],
    );
  if (creditedCents !== undefined)
    await shop.sql(
      `INSERT INTO payment_entries (order_id, kind, amount_cents, method, reason) VALUES ($1, 'CREDITED', $2, $3, 'Late')`,
      [id, creditedCents, method],
    );
  return id;
};
