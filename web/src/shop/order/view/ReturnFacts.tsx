import { Badge, Heading, HStack, Text } from '@chakra-ui/react';
import { formatOrderNumber } from '../../../../../schema/format/order-number.ts';
import type { ReturnFacts_OrderFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { Moment } from '../../../ui/Moment.tsx';
import { Panel } from '../../../ui/Panel.tsx';

/* GraphQL */ `
  fragment ReturnFacts_order on Order {
    number
    return {
      status
      reason
      refusal
      requestedAt
      decidedAt
      receivedAt
    }
    payment {
      refundedCents
      refundDueCents
    }
  }
`;

const COLORS = { REQUESTED: 'yellow', APPROVED: 'blue', REJECTED: 'gray', RECEIVED: 'green' } as const;

/** How far the return of an order has come, and what its customer has to do; nothing when none was asked for. */
export const ReturnFacts = ({ order }: { order: ReturnFacts_OrderFragment }) => {
  const { t, language, formatMoney } = useMessages();
  if (!order.return) return null;
  const { status, reason, refusal, requestedAt, decidedAt, receivedAt } = order.return;
  const { refundedCents, refundDueCents } = order.payment;
  const number = formatOrderNumber(order.number, language);
  return (
    <Panel as="section">
      <HStack justify="space-between" mb="4">
        <Heading as="h2" size="md">
          {t('order.return.title')}
        </Heading>
        <Badge colorPalette={COLORS[status]}>{t(`order.return.${status}`)}</Badge>
      </HStack>
      <Text mb="4">
        {status === 'APPROVED'
          ? t('order.return.APPROVED.text', { number, address: t('footer.contact.address') })
          : t(`order.return.${status}.text`)}
      </Text>
      <Facts
        facts={[
          ...(reason ? [{ term: t('order.return.yourReason'), text: reason }] : []),
          ...(refusal ? [{ term: t('order.return.refusal'), text: refusal }] : []),
          { term: t('order.return.requestedAt'), text: <Moment at={requestedAt} /> },
          ...(decidedAt ? [{ term: t('order.return.decidedAt'), text: <Moment at={decidedAt} /> }] : []),
          ...(receivedAt ? [{ term: t('order.return.receivedAt'), text: <Moment at={receivedAt} /> }] : []),
          ...(status === 'RECEIVED' && refundDueCents > 0
            ? [{ term: t('order.paid.due'), text: formatMoney(refundDueCents) }]
            : []),
          ...(status === 'RECEIVED' && refundedCents > 0
            ? [{ term: t('order.paid.back'), text: formatMoney(refundedCents) }]
            : []),
        ]}
      />
    </Panel>
  );
};
