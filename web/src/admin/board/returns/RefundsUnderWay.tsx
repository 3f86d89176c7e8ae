import { useApolloClient } from '@apollo/client/react';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { RefundsMovedDocument, useRefundsUnderWayQuery, type RefundsUnderWayQuery } from '#web/generated/graphql.ts';
import { useLive } from '#web/lib/live/useLive.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { refundColumns } from './refundColumns.tsx';
import { tableOf } from '#web/admin/kit/list/tableOf.ts';
import { AdminTable } from '#web/admin/kit/table/AdminTable.tsx';
import { Section } from '#web/admin/ui/Section.tsx';
import { Explanation } from '#web/admin/ui/texts.tsx';

/* GraphQL */ `
  query RefundsUnderWay($after: String) {
    ordersBeingRefunded(after: $after) {
      totalCount
      edges {
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

type Order = RefundsUnderWayQuery['ordersBeingRefunded']['edges'][number]['node'];

/** Money that providers pay back, live: nobody has to do anything. Nothing while there is none. */
export const RefundsUnderWay = () => {
  const messages = useMessages();
  const { t, formatMoney, language } = messages;
  const client = useApolloClient();
  const result = useRefundsUnderWayQuery({ fetchPolicy: 'cache-and-network' });
  const table = tableOf(result.data?.ordersBeingRefunded, result);
  // One that has failed is to be paid by hand.
  const ask = () => client.refetchQueries({ include: ['RefundsUnderWay', 'RefundsDue'] });
  useLive({
    subscription: RefundsMovedDocument,
    variables: {},
    onData: ({ ordersMoved: { orders, isComplete } }) => {
      if (!isComplete || orders.some(({ id }) => table.rows?.some((one) => one.id === id))) void ask();
    },
    ask,
  });
  if (!table.rows?.length) return null;
  return (
    <Section
      title={t('admin.board.refunds.underWay')}
      note={<Explanation>{t('admin.board.refunds.underWay.why')}</Explanation>}
      space="0"
    >
      <AdminTable
        label={t('admin.board.refunds.underWay')}
        {...table}
        rowKey={({ id }) => id}
        rowName={({ number }) => formatOrderNumber(number, language)}
        empty={null}
        columns={{
          ...refundColumns<Order>(messages),
          amount: {
            header: t('admin.board.refunds.underWay.amount'),
            figures: true,
            width: 110,
            cell: ({ payment }) => formatMoney(payment.refundDueCents - payment.refundByHandCents),
          },
        }}
      />
    </Section>
  );
};
