import { Box, Flex, Heading, Link as StyledLink, Text } from '@chakra-ui/react';
import { Link, useNavigate } from 'react-router-dom';
import { FORMER_CUSTOMER } from '#schema/customer.ts';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import type { LatestOrders_OrdersFragment } from '#web/generated/graphql.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { AdminTable } from '../kit/table/AdminTable.tsx';
import { OrderState } from './OrderState.tsx';
import { OrderLink } from '../ui/OrderLink.tsx';

/* GraphQL */ `
  fragment LatestOrders_orders on OrderConnection {
    edges {
      cursor
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
    <Box as="section" aria-labelledby="latest-title">
      <Flex justify="space-between" align="baseline" gap="3" mb="3">
        <Heading as="h2" fontSize="md" id="latest-title">
          {t('admin.latest.title')}
        </Heading>
        <StyledLink asChild textStyle="sm">
          <Link to={adminPaths.allOrders}>{t('admin.latest.all')}</Link>
        </StyledLink>
      </Flex>
      <AdminTable
        label={t('admin.latest.title')}
        rows={edges.map(({ node }) => node)}
        rowKey={({ id }) => id}
        rowName={({ number }) => formatOrderNumber(number, language)}
        onOpen={({ id }) => void navigate(adminPaths.order(id))}
        empty={<Text color="fg.muted">{t('admin.latest.none')}</Text>}
        columns={[
          {
            id: 'number',
            header: t('admin.latest.order'),
            width: 100,
            card: 'title',
            cell: (order) => <OrderLink order={order} />,
          },
          {
            id: 'date',
            header: t('order.list.date'),
            width: 170,
            cell: ({ placedAt }) => formatDateTime(placedAt),
          },
          {
            id: 'customer',
            header: t('order.admin.customer'),
            // The recipient of a delivered order is deleted with the account.
            cell: ({ shippingAddress }) => shippingAddress.name || translate(FORMER_CUSTOMER),
          },
          {
            id: 'total',
            header: t('order.list.total'),
            width: 120,
            figures: true,
            cell: ({ totalCents }) => formatMoney(totalCents),
          },
          {
            id: 'status',
            header: t('order.list.status'),
            width: 210,
            card: 'aside',
            cell: (order) => <OrderState order={order} />,
          },
        ]}
      />
    </Box>
  );
};
