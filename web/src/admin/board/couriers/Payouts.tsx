import { chakra, Flex, Text } from '@chakra-ui/react';
import { formatNumber } from '#schema/format/number.ts';
import { useCourierPayoutsQuery } from '#web/generated/graphql.ts';
import { tableOf } from '#web/admin/kit/list/tableOf.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Moment } from '#web/ui/Moment.tsx';
import { AdminTable } from '#web/admin/kit/table/AdminTable.tsx';
import { Section } from '#web/admin/ui/Section.tsx';
import { OrderLink } from '#web/admin/ui/OrderLink.tsx';
import { Explanation } from '#web/admin/ui/texts.tsx';

/* GraphQL */ `
  query CourierPayouts($after: String) {
    courierPayouts(after: $after) {
      totalCount
      edges {
        node {
          id
          carrier
          amountCents
          feeCents
          reference
          paidAt
          orders {
            id
            number
            amountCents
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/** What couriers have paid out, each with the orders that it pays. */
export const Payouts = () => {
  const { t, formatMoney, language } = useMessages();
  const result = useCourierPayoutsQuery({ fetchPolicy: 'cache-and-network' });
  const table = tableOf(result.data?.courierPayouts, result);
  return (
    <Section title={t('admin.board.payouts.title')} space="1" mt="6">
      <AdminTable
        label={t('admin.board.payouts.title')}
        {...table}
        rowKey={({ id }) => id}
        rowName={({ carrier, reference }) => `${carrier} ${reference}`}
        empty={<Explanation py="4">{t('admin.board.payouts.none')}</Explanation>}
        columns={{
          carrier: {
            header: t('admin.board.ship.carrier'),
            card: 'title',
            cell: ({ carrier }) => carrier,
          },
          paidAt: {
            header: t('admin.board.payouts.when'),
            width: 170,
            cell: ({ paidAt }) => <Moment at={paidAt} />,
          },
          reference: {
            header: t('admin.board.refunds.reference'),
            cell: ({ reference }) => <Text overflowWrap="anywhere">{reference}</Text>,
          },
          amount: {
            header: t('admin.board.couriers.paidOutCents'),
            figures: true,
            width: 120,
            cell: ({ amountCents }) => formatMoney(amountCents),
          },
          fee: {
            header: t('admin.board.couriers.feesCents'),
            figures: true,
            width: 100,
            cell: ({ feeCents }) => formatMoney(feeCents),
          },
          orders: {
            header: t('admin.board.payouts.orders'),
            card: 'wide',
            cell: ({ orders }) =>
              orders.length > 0 && (
                <details>
                  <chakra.summary cursor="pointer" minH={{ base: '11', md: 'auto' }}>
                    {t('admin.board.payouts.count', { count: formatNumber(orders.length, language) })}
                  </chakra.summary>
                  {orders.map((order) => (
                    <Flex key={order.id} justify="space-between" gap="3">
                      <OrderLink order={order} />
                      {formatMoney(order.amountCents)}
                    </Flex>
                  ))}
                </details>
              ),
          },
        }}
      />
    </Section>
  );
};
