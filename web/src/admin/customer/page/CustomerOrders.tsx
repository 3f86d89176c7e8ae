import { Box, Text } from '@chakra-ui/react';
import { useCustomerOrdersQuery, type CustomerOrdersQuery } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { DataTable } from '#web/ui/DataTable.tsx';
import { FailedState } from '#web/ui/FailedState.tsx';
import { MoreButton } from '#web/ui/MoreButton.tsx';
import { OrderDot } from '#web/admin/ui/OrderDot.tsx';
import { Section } from '#web/admin/ui/Section.tsx';
import { LoadingShape } from '#web/admin/ui/LoadingShape.tsx';
import { OrderLink } from '#web/admin/ui/OrderLink.tsx';

/* GraphQL */ `
  query CustomerOrders($id: ID!, $after: String) {
    customer(id: $id) {
      id
      orders(first: 10, after: $after) {
        edges {
          node {
            id
            number
            placedAt
            totalCents
            return {
              status
            }
            status
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

type Order = CustomerOrdersQuery['customer']['orders']['edges'][number]['node'];

/** A customer's orders, newest first, with their returns. */
export const CustomerOrders = ({ id }: { id: string }) => {
  const { t, formatDateTime, formatMoney } = useMessages();
  const { data, error, refetch, fetchMore } = useCustomerOrdersQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.customer.orders;
  const orders = list?.edges.map(({ node }) => node);
  return (
    <Section
      space="2"
      title={t('admin.customer.orders')}
      none={orders?.length === 0 ? t('admin.customer.orders.none') : null}
    >
      {!list && error && <FailedState error={error} retry={refetch} />}
      {!list && !error && <LoadingShape h="40" borderRadius="card" />}
      {orders && (
        <Box>
          <DataTable<Order>
            label={t('admin.customer.orders')}
            rows={orders}
            rowKey={(order) => order.id}
            columns={[
              {
                header: t('admin.latest.order'),
                cell: (order) => <OrderLink order={order} />,
              },
              {
                header: t('order.list.date'),
                cell: ({ placedAt }) => <Text whiteSpace="nowrap">{formatDateTime(placedAt)}</Text>,
              },
              {
                header: t('order.list.total'),
                figures: true,
                cell: ({ totalCents }) => <Text whiteSpace="nowrap">{formatMoney(totalCents)}</Text>,
              },
              { header: t('order.list.status'), cell: (order) => <OrderDot status={order.status} /> },
              {
                header: t('admin.customer.return'),
                cell: (order) => (order.return === null ? null : t(`admin.customer.return.${order.return.status}`)),
              },
            ]}
          />
          {list?.pageInfo.hasNextPage && (
            <MoreButton
              key={orders.length}
              label={t('admin.table.more')}
              onMore={() => fetchMore({ variables: { after: list.pageInfo.endCursor } })}
            />
          )}
        </Box>
      )}
    </Section>
  );
};
