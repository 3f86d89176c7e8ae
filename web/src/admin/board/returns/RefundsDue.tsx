import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FORMER_CUSTOMER } from '#schema/customer.ts';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { PAYMENT_METHODS } from '#schema/order.ts';
import { useRefundsDueQuery } from '#web/generated/graphql.ts';
import { tableOf } from '#web/admin/kit/list/tableOf.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { OrderDot } from '#web/admin/ui/OrderDot.tsx';
import { AdminTable } from '#web/admin/kit/table/AdminTable.tsx';
import { RefundDialog, type OrderToRefund } from './RefundDialog.tsx';
import { OrderLink } from '#web/admin/ui/OrderLink.tsx';

/* GraphQL */ `
  query RefundsDue($after: String) {
    ordersToRefund(after: $after) {
      totalCount
      edges {
        cursor
        node {
          id
          number
          status
          paymentMethod
          shippingAddress {
            name
            phone
          }
          payment {
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
`;

/** Money that must go back by hand, and where it is entered when it is paid. */
export const RefundsDue = () => {
  const { t, translate, formatMoney, language } = useMessages();
  const result = useRefundsDueQuery({ fetchPolicy: 'cache-and-network' });
  const [toPay, pay] = useState<OrderToRefund | null>(null);
  const table = tableOf(result.data?.ordersToRefund, result);
  const numberOf = ({ number }: OrderToRefund) => formatOrderNumber(number, language);
  return (
    <Box as="section" aria-labelledby="refunds-due">
      <Heading as="h2" fontSize="md" id="refunds-due" mb="1">
        {t('admin.board.refunds.title')}
      </Heading>
      <Text textStyle="sm" color="fg.muted" maxW="prose">
        {t('admin.board.refunds.why')}
      </Text>
      <AdminTable
        label={t('admin.board.refunds.title')}
        {...table}
        rowKey={({ id }) => id}
        rowName={numberOf}
        empty={
          <Text textStyle="sm" color="fg.muted" py="4">
            {t('admin.board.refunds.none')}
          </Text>
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
            id: 'customer',
            header: t('admin.board.customer'),
            cell: ({ shippingAddress: { name, phone } }) => (
              <Stack gap="0">
                <span>{name || translate(FORMER_CUSTOMER)}</span>
                <Text color="fg.muted">{phone}</Text>
              </Stack>
            ),
          },
          {
            id: 'method',
            header: t('admin.board.method'),
            width: 180,
            cell: ({ paymentMethod }) =>
              translate(PAYMENT_METHODS.find(({ method }) => method === paymentMethod)?.label ?? ''),
          },
          {
            id: 'due',
            header: t('admin.board.refunds.due'),
            figures: true,
            width: 110,
            cell: ({ payment }) => formatMoney(payment.refundByHandCents),
          },
          {
            id: 'actions',
            header: t('order.list.action'),
            card: 'actions',
            width: 150,
            cell: (order) => (
              <Button
                size="xs"
                minH={{ base: '11', md: '8' }}
                aria-label={t('admin.board.refunds.record.of', { number: numberOf(order) })}
                onClick={() => pay(order)}
              >
                {t('admin.board.refunds.record')}
              </Button>
            ),
          },
        ]}
      />
      <RefundDialog order={toPay} onClose={() => pay(null)} />
    </Box>
  );
};
