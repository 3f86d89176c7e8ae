import { Box, Button, Heading, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useAllOrdersQuery } from '../../generated/graphql.ts';
import { FORMER_CUSTOMER } from '../../../../schema/customer.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { paths } from '../../lib/paths.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { FailedState } from '../../ui/FailedState.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { OrderNumber } from '../../ui/OrderNumber.tsx';
import { OrderState } from './OrderState.tsx';

/* GraphQL */ `
  query AllOrders($after: String) {
    orders(first: 20, after: $after) {
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
          lines {
            id
            name: englishName
            quantity
          }
          ...OrderState_order
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/** All orders of the shop, newest first, to read. */
export const AllOrders = () => {
  const { t, translate, formatDateTime, formatMoney, formatNumber } = useMessages();
  const { data, error, refetch, fetchMore } = useAllOrdersQuery({ fetchPolicy: 'cache-and-network' });
  const list = data?.orders;
  const orders = list?.edges.map(({ node }) => node) ?? [];
  return (
    <Stack as="section" gap="4" aria-labelledby="orders-title">
      <Heading as="h2" size="md" id="orders-title">
        {t('order.admin.title')}
      </Heading>
      {!list && error && (
        <FailedState message={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {list && orders.length === 0 && <Text color="fg.muted">{t('order.list.empty')}</Text>}
      {orders.length > 0 && (
        <DataTable
          label={t('order.admin.title')}
          rows={orders}
          rowKey={({ id }) => id}
          columns={[
            {
              header: t('order.list.date'),
              cell: ({ placedAt, number }) => (
                <Box whiteSpace="nowrap">
                  {formatDateTime(placedAt)}
                  <OrderNumber number={number} textStyle="xs" color="fg.muted" />
                </Box>
              ),
            },
            {
              header: t('order.admin.customer'),
              // The recipient of a delivered order is deleted with the account.
              cell: ({ shippingAddress }) => shippingAddress.name || translate(FORMER_CUSTOMER),
            },
            {
              header: t('order.list.product'),
              cell: ({ lines }) => (
                <Text minW={{ lg: '48' }}>
                  {lines.map(({ name, quantity }) => `${formatNumber(quantity)} × ${name}`).join(', ')}
                </Text>
              ),
            },
            {
              header: t('order.list.total'),
              figures: true,
              cell: ({ totalCents }) => formatMoney(totalCents),
            },
            { header: t('order.list.status'), cell: (order) => <OrderState order={order} /> },
            {
              header: t('order.list.action'),
              card: 'actions',
              cell: ({ id, lines }) => (
                <Button asChild size="sm" variant="outline">
                  <Link to={paths.viewOrder(id)}>
                    {t('order.list.view')} <VisuallyHidden>{lines[0]?.name}</VisuallyHidden>
                  </Link>
                </Button>
              ),
            },
          ]}
        />
      )}
      {list?.pageInfo.hasNextPage && (
        <MoreButton
          label={t('order.list.more')}
          onMore={() => fetchMore({ variables: { after: list.pageInfo.endCursor } })}
        />
      )}
    </Stack>
  );
};
