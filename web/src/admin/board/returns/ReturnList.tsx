import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FORMER_CUSTOMER } from '#schema/customer.ts';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { useApproveReturnMutation, useReturnListQuery, type ReturnListQuery } from '#web/generated/graphql.ts';
import { tableOf } from '#web/admin/kit/list/tableOf.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Moment } from '#web/ui/Moment.tsx';
import { AdminTable } from '#web/admin/kit/table/AdminTable.tsx';
import { RejectReturnDialog } from './RejectReturnDialog.tsx';
import { ReceiveDialog } from './ReceiveDialog.tsx';
import { useToast, useToastAction } from '#web/admin/ui/toasts/toasts.ts';
import { again } from './returnSteps.ts';
import { Section } from '#web/admin/ui/Section.tsx';
import { OrderLink } from '#web/admin/ui/OrderLink.tsx';
import { Explanation } from '#web/admin/ui/texts.tsx';

/* GraphQL */ `
  query ReturnList($status: ReturnStatus!, $after: String) {
    ordersByReturn(status: $status, after: $after) {
      totalCount
      edges {
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
  const say = useToast();
  const numberOf = ({ number }: ReturnedOrder) => formatOrderNumber(number, language);
  const approveReturn = useApproveReturnMutation(again);
  const approval = useToastAction(async (order: ReturnedOrder) => {
    const result = await approveReturn({ orderId: order.id });
    if ('message' in result) return result;
    say({ text: t('admin.board.returns.approve.done', { number: numberOf(order) }) });
  });
  const [toReceive, receive] = useState<ReturnedOrder | null>(null);
  const [toReject, reject] = useState<ReturnedOrder | null>(null);
  const table = tableOf(result.data?.ordersByReturn, result);
  return (
    <Section title={t(`admin.board.returns.${status}`)} space="1">
      <AdminTable
        label={t(`admin.board.returns.${status}`)}
        {...table}
        rowKey={({ id }) => id}
        rowName={numberOf}
        empty={<Explanation py="4">{t(`admin.board.returns.${status}.none`)}</Explanation>}
        columns={{
          order: {
            header: t('admin.board.order'),
            card: 'title',
            width: 90,
            cell: (order) => <OrderLink order={order} />,
          },
          since: {
            header: t('admin.board.returns.since'),
            width: 165,
            cell: ({ return: back }) =>
              back && <Moment at={status === 'REQUESTED' ? back.requestedAt : (back.decidedAt ?? back.requestedAt)} />,
          },
          customer: {
            header: t('admin.board.customer'),
            width: 130,
            cell: ({ shippingAddress }) => shippingAddress.name || translate(FORMER_CUSTOMER),
          },
          what: {
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
          reason: {
            header: t('admin.board.returns.reason'),
            card: 'wide',
            cell: ({ return: back }) => <Text overflowWrap="anywhere">{back?.reason}</Text>,
          },
          total: {
            header: t('order.list.total'),
            figures: true,
            width: 100,
            cell: ({ totalCents }) => formatMoney(totalCents),
          },
          actions: {
            header: t('order.list.action'),
            card: 'actions',
            width: status === 'REQUESTED' ? 190 : 220,
            cell: (order) => (
              <Flex gap="2" wrap="wrap" py="1">
                {status === 'REQUESTED' ? (
                  <Button
                    size="xs"
                    aria-label={t('admin.board.returns.approve.of', { number: numberOf(order) })}
                    aria-busy={approval.busy && approval.what?.id === order.id}
                    onClick={() => approval.run(order)}
                  >
                    {t('admin.board.returns.approve')}
                  </Button>
                ) : (
                  <Button
                    size="xs"
                    aria-label={t('admin.board.returns.receive.of', { number: numberOf(order) })}
                    onClick={() => receive(order)}
                  >
                    {t('admin.board.returns.receive')}
                  </Button>
                )}
                <Button
                  size="xs"
                  variant="outline"
                  aria-label={t('admin.board.returns.reject.of', { number: numberOf(order) })}
                  onClick={() => reject(order)}
                >
                  {t('admin.board.returns.reject')}
                </Button>
              </Flex>
            ),
          },
        }}
      />
      <ReceiveDialog order={toReceive} onClose={() => receive(null)} />
      <RejectReturnDialog order={toReject} onClose={() => reject(null)} />
    </Section>
  );
};
