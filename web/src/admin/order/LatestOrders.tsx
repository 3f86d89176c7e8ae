import { Box, Flex, Heading, Link as StyledLink, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { FORMER_CUSTOMER } from '../../../../schema/customer.ts';
import { formatOrderNumber } from '../../../../schema/format/order-number.ts';
import type { LatestOrders_OrdersFragment } from '../../generated/graphql.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { OrderState } from './OrderState.tsx';

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
      {edges.length === 0 ? (
        <Text color="fg.muted">{t('admin.latest.none')}</Text>
      ) : (
        <DataTable
          label={t('admin.latest.title')}
          rows={edges.map(({ node }) => node)}
          rowKey={({ id }) => id}
          columns={[
            {
              header: t('admin.latest.order'),
              cell: ({ id, number }) => (
                <StyledLink asChild fontVariantNumeric="tabular-nums">
                  <Link to={adminPaths.order(id)}>{formatOrderNumber(number, language)}</Link>
                </StyledLink>
              ),
            },
            {
              header: t('order.list.date'),
              cell: ({ placedAt }) => <Text whiteSpace="nowrap">{formatDateTime(placedAt)}</Text>,
            },
            {
              header: t('order.admin.customer'),
              // The recipient of a delivered order is deleted with the account.
              cell: ({ shippingAddress }) => shippingAddress.name || translate(FORMER_CUSTOMER),
            },
            {
              header: t('order.list.total'),
              figures: true,
              cell: ({ totalCents }) => formatMoney(totalCents),
            },
            { header: t('order.list.status'), cell: (order) => <OrderState order={order} /> },
          ]}
        />
      )}
    </Box>
  );
};
