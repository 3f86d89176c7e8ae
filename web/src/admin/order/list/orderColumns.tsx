import { chakra } from '@chakra-ui/react';
import { FORMER_CUSTOMER } from '#schema/customer.ts';
import type { OrderSort } from '#schema/order-list.ts';
import { PAYMENT_METHODS } from '#schema/order.ts';
import type { OrderColumns_OrderFragment } from '#web/generated/graphql.ts';
import type { Messages } from '#web/messages/translate.ts';
import { PartSent } from '#web/ui/PartSent.tsx';
import type { AdminColumns } from '#web/admin/kit/table/columns.ts';
import { moneyState } from '../moneyState.ts';
import { OrderDot } from '#web/admin/ui/OrderDot.tsx';
import { OrderLink } from '#web/admin/ui/OrderLink.tsx';
import { Muted } from '#web/admin/ui/texts.tsx';

/* GraphQL */ `
  fragment OrderColumns_order on Order {
    id
    number
    placedAt
    totalCents
    paymentMethod
    status
    shippedPieces
    shippingAddress {
      name
      phone
    }
    district {
      id
      name
      bangla
    }
    lines {
      id
      name
      quantity
    }
    payment {
      awaits
      ...MoneyState_payment
    }
  }
`;

/** An order of the list. */
export type ListedOrder = OrderColumns_OrderFragment;

/** The columns of the list of orders. */
export const orderColumns = ({
  t,
  translate,
  language,
  formatDateTime,
  formatMoney,
  formatNumber,
}: Messages): AdminColumns<ListedOrder, OrderSort> => {
  // In Bangla the names of months are longer, those of statuses shorter.
  const isLong = language === 'bn';
  return {
    number: {
      header: t('admin.orders.number'),
      width: 75,
      card: 'title',
      cell: (order) => <OrderLink order={order} fontWeight="medium" />,
    },
    date: {
      header: t('order.list.date'),
      width: isLong ? 175 : 150,
      sort: { ascending: 'OLDEST', descending: 'NEWEST' },
      cell: ({ placedAt }) => <OneLine>{formatDateTime(placedAt)}</OneLine>,
    },
    customer: {
      header: t('order.admin.customer'),
      // The recipient of an ended order is deleted with the account.
      cell: ({ shippingAddress: { name } }) => <OneLine title={name}>{name || translate(FORMER_CUSTOMER)}</OneLine>,
    },
    phone: {
      card: 'none',
      header: t('customer.phone'),
      width: 130,
      isHidden: true,
      cell: ({ shippingAddress: { phone } }) => phone || null,
    },
    status: {
      header: t('order.list.status'),
      width: isLong ? 140 : 165,
      card: 'aside',
      cell: (order) => (
        <>
          <OrderDot status={order.status} awaits={order.status === 'PENDING' ? order.payment.awaits : null} />
          <PartSent order={order} />
        </>
      ),
    },
    payment: {
      header: t('admin.orders.payment'),
      width: 220,
      cell: ({ payment, paymentMethod }) => {
        const method = PAYMENT_METHODS.find((one) => one.method === paymentMethod)?.label ?? paymentMethod;
        return (
          <OneLine title={`${t(`admin.orders.payment.${moneyState(payment)}`)} · ${translate(method)}`}>
            {t(`admin.orders.payment.${moneyState(payment)}`)} <Muted>· {translate(method)}</Muted>
          </OneLine>
        );
      },
    },
    district: {
      header: t('admin.orders.district'),
      width: 105,
      card: 'none',
      cell: ({ district }) => (district ? district[language === 'bn' ? 'bangla' : 'name'] : null),
    },
    pieces: {
      card: 'none',
      header: t('admin.orders.pieces'),
      width: 80,
      isHidden: true,
      figures: true,
      cell: ({ lines }) => formatNumber(lines.reduce((sum, { quantity }) => sum + quantity, 0)),
    },
    products: {
      card: 'none',
      header: t('admin.orders.products'),
      isHidden: true,
      cell: ({ lines }) => {
        const products = lines.map(({ name, quantity }) => `${formatNumber(quantity)} × ${name}`).join(', ');
        return <OneLine title={products}>{products}</OneLine>;
      },
    },
    total: {
      header: t('order.list.total'),
      width: 90,
      figures: true,
      sort: { ascending: 'SMALLEST', descending: 'LARGEST' },
      cell: ({ totalCents }) => formatMoney(totalCents),
    },
  };
};

const OneLine = chakra('span', { base: { lineClamp: { md: '1' }, overflowWrap: 'anywhere' } });
