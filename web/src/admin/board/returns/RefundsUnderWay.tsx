import { Box, Heading, Text } from '@chakra-ui/react';
import { useApolloClient } from '@apollo/client/react';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { PAYMENT_METHODS } from '#schema/order.ts';
import { RefundsMovedDocument, useRefundsUnderWayQuery } from '#web/generated/graphql.ts';
import { useLive } from '#web/lib/live/useLive.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { AdminTable } from '#web/admin/kit/table/AdminTable.tsx';
import { OrderDot } from '#web/admin/ui/OrderDot.tsx';
import { OrderLink } from '#web/admin/ui/OrderLink.tsx';

/* GraphQL */ `
  query RefundsUnderWay($after: String) {
    ordersBeingRefunded(after: $after) {
      totalCount
      edges {
        cursor
        node {
          id
          number
          status
          paymentMethod
          payment {
            refundDueCents
            refundByHandCents
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
  subscription RefundsMoved {
    ordersMoved {
      orders {
        id
      }
      isComplete
    }
  }
`;

/** Money that providers pay back, live: nobody has to do anything. Nothing while there is none. */
export const RefundsUnderWay = () => {
  const { t, translate, formatMoney, language } = useMessages();
  const client = useApolloClient();
  const { data, fetchMore } = useRefundsUnderWayQuery({ fetchPolicy: 'cache-and-network' });
  const list = data?.ordersBeingRefunded;
  // One that has failed is to be paid by hand.
  const ask = () => client.refetchQueries({ include: ['RefundsUnderWay', 'RefundsDue'] });
  useLive({
    subscription: RefundsMovedDocument,
    variables: {},
    onData: ({ ordersMoved: { orders, isComplete } }) => {
      if (!isComplete || orders.some(({ id }) => list?.edges.some(({ node }) => node.id === id))) void ask();
    },
    ask,
  });
  if (!list || list.edges.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="refunds-under-way">
      <Heading as="h2" fontSize="md" id="refunds-under-way" mb="1">
        {t('admin.board.refunds.underWay')}
      </Heading>
      <Text textStyle="sm" color="fg.muted" maxW="prose">
        {t('admin.board.refunds.underWay.why')}
      </Text>
      <AdminTable
        label={t('admin.board.refunds.underWay')}
        rows={list.edges.map(({ node }) => node)}
        rowKey={({ id }) => id}
        rowName={({ number }) => formatOrderNumber(number, language)}
        count={list.totalCount}
        empty={null}
        onMore={
          list.pageInfo.hasNextPage ? () => fetchMore({ variables: { after: list.pageInfo.endCursor } }) : undefined
        }
        columns={[
          {
            id: 'order',
            header: t('admin.board.order'),
            card: 'title',
            width: 110,
            cell: (order) => <OrderLink order={order} />,
          },
          {
            id: 'status',
            header: t('order.list.status'),
            card: 'aside',
            width: 150,
            cell: ({ status }) => <OrderDot status={status} />,
          },
          {
            id: 'method',
            header: t('admin.board.method'),
            width: 180,
            cell: ({ paymentMethod }) =>
              translate(PAYMENT_METHODS.find(({ method }) => method === paymentMethod)?.label ?? ''),
          },
          {
            id: 'amount',
            header: t('admin.board.refunds.underWay.amount'),
            figures: true,
            width: 110,
            cell: ({ payment }) => formatMoney(payment.refundDueCents - payment.refundByHandCents),
          },
        ]}
      />
    </Box>
  );
};
