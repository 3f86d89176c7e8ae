import { isOnline, RESERVATION_MINUTES, type OrderNeed } from '#schema/payment.ts';
import type { TrustReason } from '#schema/trust.ts';
import type { PaymentMethod } from '../order/order.model.ts';

/** What a new order waits for before the shop works on it. */
export interface InitialStatus {
  awaits: OrderNeed | null;
  /** For how long its pieces are reserved meanwhile; null for no end. */
  reservedMinutes: number | null;
  depositCents: number;
  /** Why a code or a deposit is asked for. */
  trustReasons: TrustReason[];
}

/** Returns what an order with this payment method waits for, whoever places it. */
export const initialStatusOf = (method: PaymentMethod): InitialStatus => ({
  ...(isOnline(method)
    ? { awaits: 'PAYMENT', reservedMinutes: RESERVATION_MINUTES }
    : { awaits: null, reservedMinutes: null }),
  depositCents: 0,
  trustReasons: [],
});
