import type { EntityRow } from '#platform/db/entity.ts';
import type { RowOf } from '#platform/db/sql.ts';
import type { CountedPage } from '#kernel/paging.ts';
import type { OrderNeed } from '#schema/payment.ts';
import type { LedgerSums } from './amounts.ts';
import type { CourierPayoutEntity, PaymentEntryEntity } from './payment.entity.ts';
import type { PaymentMethod } from '../order/order.model.ts';

/** The money of an order. */
export interface OrderPaymentModel extends LedgerSums {
  method: PaymentMethod;
  refundDueCents: number;
  /** What of it no provider is asked to pay. */
  refundByHandCents: number;
  toCollectCents: number;
  /** What an online payment would take now. */
  dueCents: number;
  awaits: OrderNeed | null;
  reservedUntil: string | null;
  depositCents: number;
  orderId: string;
}

/** What a courier owes the shop. */
export type CourierBalanceModel = RowOf<'courierBalances'>;

/** An order that a courier has collected. */
export type CollectedOrderModel = RowOf<'collectedByCourier'>;

/** What a courier has paid out, and for which orders. */
export type CourierPayoutModel = EntityRow<typeof CourierPayoutEntity> & { orders: CollectedOrderModel[] };

/** A page of them. */
export type CourierPayoutConnectionModel = CountedPage<CourierPayoutModel>;

/** An entry of the ledger. */
export type LedgerEntryModel = EntityRow<typeof PaymentEntryEntity>;
