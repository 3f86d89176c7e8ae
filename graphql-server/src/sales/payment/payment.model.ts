import type { EntityRow } from '#platform/db/entity.ts';
import type { RowOf } from '#platform/db/sql.ts';
import type { CountedPage } from '#kernel/paging.ts';
import type { amountsDue, LedgerSums } from './amounts.ts';
import type { CourierPayoutEntity, PaymentEntryEntity } from './payment.entity.ts';
import type { OrderModel, PaymentMethod } from '../order/order.model.ts';

/** The money of an order. */
export interface OrderPaymentModel
  extends LedgerSums, ReturnType<typeof amountsDue>, Pick<OrderModel, 'awaits' | 'reservedUntil' | 'depositCents'> {
  orderId: string;
  method: PaymentMethod;
  /** What an online payment would take now. */
  dueCents: number;
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
