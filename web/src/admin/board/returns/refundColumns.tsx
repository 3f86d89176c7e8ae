import { PAYMENT_METHODS, type OrderStatus, type PaymentMethod } from '#schema/order.ts';
import type { AdminColumns } from '#web/admin/kit/table/columns.ts';
import { OrderDot } from '#web/admin/ui/OrderDot.tsx';
import { OrderLink } from '#web/admin/ui/OrderLink.tsx';
import type { Messages } from '#web/messages/translate.ts';

interface Refunded {
  id: string;
  number: number;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
}

/** The columns that say of which order money goes back; `others` stand before the method. */
export const refundColumns = <Row extends Refunded>(
  { t, translate }: Messages,
  others: AdminColumns<Row> = {},
): AdminColumns<Row> => ({
  order: {
    header: t('admin.board.order'),
    card: 'title',
    width: 110,
    cell: (order) => <OrderLink order={order} />,
  },
  status: {
    header: t('order.list.status'),
    card: 'aside',
    width: 150,
    cell: ({ status }) => <OrderDot status={status} />,
  },
  ...others,
  method: {
    header: t('admin.board.method'),
    width: 180,
    cell: ({ paymentMethod }) => translate(PAYMENT_METHODS.find(({ method }) => method === paymentMethod)?.label ?? ''),
  },
});
