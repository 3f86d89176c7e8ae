import { Text } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { FORMER_CUSTOMER } from '#schema/customer.ts';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import type { LatestOrders_OrdersFragment } from '#web/generated/graphql.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { AdminTable } from '../kit/table/AdminTable.tsx';
import { OrderState } from './OrderState.tsx';
import { Section } from '../ui/Section.tsx';
import { OrderLink } from '../ui/OrderLink.tsx';
import { TextLink } from '../ui/TextLink.tsx';

/* GraphQL */ `
  fragment LatestOrders_orders on OrderConnection {
    edges {
      node {
        id
        number
        placedAt
        totalCents
        shippingAddress {
          name
        }
        ...OrderState_order
      }
    }
  }
`;

/** The orders that were placed last. */
export const LatestOrders = ({ orders: { edges } }: { orders: LatestOrders_OrdersFragment }) => {
  const navigate = useNavigate();
  const { t, translate, formatDateTime, formatMoney, language } = useMessages();
  return (
    <Section
      title={t('admin.latest.title')}
      tools={
        <TextLink to={adminPaths.allOrders} textStyle="sm">
          {t('admin.latest.all')}
        </TextLink>
      }
    >
      <AdminTable
        label={t('admin.latest.title')}
        rows={edges.map(({ node }) => node)}
        rowKey={({ id }) => id}
        rowName={({ number }) => formatOrderNumber(number, language)}
        onOpen={({ id }) => void navigate(adminPaths.order(id))}
        empty={<Text color="fg.muted">{t('admin.latest.none')}</Text>}
        columns={{
          number: {
            header: t('admin.latest.order'),
            width: 100,
            card: 'title',
            cell: (order) => <OrderLink order={order} />,
          },
          date: {
            header: t('order.list.date'),
            width: 210,
            cell: ({ placedAt }) => formatDateTime(placedAt),
          },
          customer: {
            header: t('order.admin.customer'),
            // The recipient of a delivered order is deleted with the account.
            cell: ({ shippingAddress }) => shippingAddress.name || translate(FORMER_CUSTOMER),
          },
          total: {
            header: t('order.list.total'),
            width: 120,
            figures: true,
            cell: ({ totalCents }) => formatMoney(totalCents),
          },
          status: {
            header: t('order.list.status'),
            width: 210,
            card: 'aside',
            cell: (order) => <OrderState order={order} />,
          },
        }}
      />
    </Section>
  );
};
