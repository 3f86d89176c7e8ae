import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FORMER_CUSTOMER } from '#schema/customer.ts';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { useRefundsDueQuery } from '#web/generated/graphql.ts';
import { tableOf } from '#web/admin/kit/list/tableOf.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { AdminTable } from '#web/admin/kit/table/AdminTable.tsx';
import { refundColumns } from './refundColumns.tsx';
import { RefundDialog, type OrderToRefund } from './RefundDialog.tsx';
import { Section } from '#web/admin/ui/Section.tsx';
import { Explanation } from '#web/admin/ui/texts.tsx';

/* GraphQL */ `
  query RefundsDue($after: String) {
    ordersToRefund(after: $after) {
      totalCount
      edges {
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
  const messages = useMessages();
  const { t, translate, formatMoney, language } = messages;
  const result = useRefundsDueQuery({ fetchPolicy: 'cache-and-network' });
  const [toPay, pay] = useState<OrderToRefund | null>(null);
  const table = tableOf(result.data?.ordersToRefund, result);
  const numberOf = ({ number }: OrderToRefund) => formatOrderNumber(number, language);
  return (
    <Section
      title={t('admin.board.refunds.title')}
      note={<Explanation>{t('admin.board.refunds.why')}</Explanation>}
      space="0"
    >
      <AdminTable
        label={t('admin.board.refunds.title')}
        {...table}
        rowKey={({ id }) => id}
        rowName={numberOf}
        empty={<Explanation py="4">{t('admin.board.refunds.none')}</Explanation>}
        columns={{
          ...refundColumns<OrderToRefund>(messages, {
            customer: {
              header: t('admin.board.customer'),
              cell: ({ shippingAddress: { name, phone } }) => (
                <Stack gap="0">
                  <span>{name || translate(FORMER_CUSTOMER)}</span>
                  <Text color="fg.muted">{phone}</Text>
                </Stack>
              ),
            },
          }),
          due: {
            header: t('admin.board.refunds.due'),
            figures: true,
            width: 110,
            cell: ({ payment }) => formatMoney(payment.refundByHandCents),
          },
          actions: {
            header: t('order.list.action'),
            card: 'actions',
            width: 150,
            cell: (order) => (
              <Button
                size="xs"
                aria-label={t('admin.board.refunds.record.of', { number: numberOf(order) })}
                onClick={() => pay(order)}
              >
                {t('admin.board.refunds.record')}
              </Button>
            ),
          },
        }}
      />
      <RefundDialog order={toPay} onClose={() => pay(null)} />
    </Section>
  );
};
