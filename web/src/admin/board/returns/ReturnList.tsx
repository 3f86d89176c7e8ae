import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FORMER_CUSTOMER } from '#schema/customer.ts';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { useReturnListQuery, type ReturnListQuery } from '#web/generated/graphql.ts';
import { tableOf } from '#web/admin/kit/list/tableOf.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Moment } from '#web/ui/Moment.tsx';
import { AdminTable } from '#web/admin/kit/table/AdminTable.tsx';
import { RejectReturnDialog } from './RejectReturnDialog.tsx';
import { ReceiveDialog } from './ReceiveDialog.tsx';
import { useApproveReturn } from './useReturnSteps.ts';
import { OrderLink } from '#web/admin/ui/OrderLink.tsx';

/* GraphQL */ `
  query ReturnList($status: ReturnStatus!, $after: String) {
    ordersByReturn(status: $status, after: $after) {
      totalCount
      edges {
        cursor
        node {
          id
          number
          totalCents
          shippingAddress {
            name
          }
          lines {
            id
            name: englishName
          }
          return {
            id
            status
            reason
            requestedAt
            decidedAt
            lines {
              orderLineId
              asked
            }
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

/** An order whose return is listed. */
export type ReturnedOrder = ReturnListQuery['ordersByReturn']['edges'][number]['node'];

/** Returns that wait for a decision, or whose goods are awaited, with what an admin does next. */
export const ReturnList = ({ status }: { status: 'REQUESTED' | 'APPROVED' }) => {
  const { t, translate, formatMoney, formatNumber, language } = useMessages();
  const result = useReturnListQuery({
    variables: { status },
    fetchPolicy: 'cache-and-network',
  });
  const { approve, busyWith } = useApproveReturn();
  const [toReceive, receive] = useState<ReturnedOrder | null>(null);
  const [toReject, reject] = useState<ReturnedOrder | null>(null);
  const table = tableOf(result.data?.ordersByReturn, result);
  const numberOf = ({ number }: ReturnedOrder) => formatOrderNumber(number, language);
  return (
    <Box as="section" aria-labelledby={`returns-${status}`}>
      <Heading as="h2" fontSize="md" id={`returns-${status}`} mb="1">
        {t(`admin.board.returns.${status}`)}
      </Heading>
      <AdminTable
        label={t(`admin.board.returns.${status}`)}
        {...table}
        rowKey={({ id }) => id}
        rowName={numberOf}
        empty={
          <Text textStyle="sm" color="fg.muted" py="4">
            {t(`admin.board.returns.${status}.none`)}
          </Text>
        }
        columns={[
          {
            id: 'order',
            header: t('admin.board.order'),
            card: 'title',
            width: 90,
            cell: (order) => <OrderLink order={order} />,
          },
          {
            id: 'since',
            header: t('admin.board.returns.since'),
            width: 165,
            cell: ({ return: back }) =>
              back && <Moment at={status === 'REQUESTED' ? back.requestedAt : (back.decidedAt ?? back.requestedAt)} />,
          },
          {
            id: 'customer',
            header: t('admin.board.customer'),
            width: 130,
            cell: ({ shippingAddress }) => shippingAddress.name || translate(FORMER_CUSTOMER),
          },
          {
            id: 'what',
            header: t('admin.board.returns.what'),
            card: 'wide',
            cell: ({ lines, return: back }) => (
              <Text lang="en" whiteSpace="normal" lineClamp="2">
                {back?.lines
                  .map(({ orderLineId, asked }) => {
                    const name = lines.find(({ id }) => id === orderLineId)?.name ?? '';
                    return `${formatNumber(asked)} × ${name}`;
                  })
                  .join(', ')}
              </Text>
            ),
          },
          {
            id: 'reason',
            header: t('admin.board.returns.reason'),
            card: 'wide',
            cell: ({ return: back }) => <Text overflowWrap="anywhere">{back?.reason}</Text>,
          },
          {
            id: 'total',
            header: t('order.list.total'),
            figures: true,
            width: 100,
            cell: ({ totalCents }) => formatMoney(totalCents),
          },
          {
            id: 'actions',
            header: t('order.list.action'),
            card: 'actions',
            width: status === 'REQUESTED' ? 190 : 220,
            cell: (order) => (
              <Flex gap="2" wrap="wrap" py="1">
                {status === 'REQUESTED' ? (
                  <Button
                    size="xs"
                    minH={{ base: '11', md: '8' }}
                    aria-label={t('admin.board.returns.approve.of', { number: numberOf(order) })}
                    aria-busy={busyWith === order.id}
                    onClick={() => approve(order)}
                  >
                    {t('admin.board.returns.approve')}
                  </Button>
                ) : (
                  <Button
                    size="xs"
                    minH={{ base: '11', md: '8' }}
                    aria-label={t('admin.board.returns.receive.of', { number: numberOf(order) })}
                    onClick={() => receive(order)}
                  >
                    {t('admin.board.returns.receive')}
                  </Button>
                )}
                <Button
                  size="xs"
                  minH={{ base: '11', md: '8' }}
                  variant="outline"
                  aria-label={t('admin.board.returns.reject.of', { number: numberOf(order) })}
                  onClick={() => reject(order)}
                >
                  {t('admin.board.returns.reject')}
                </Button>
              </Flex>
            ),
          },
        ]}
      />
      <ReceiveDialog order={toReceive} onClose={() => receive(null)} />
      <RejectReturnDialog order={toReject} onClose={() => reject(null)} />
    </Box>
  );
};
