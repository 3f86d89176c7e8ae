import { Badge, Heading, HStack, Text } from '@chakra-ui/react';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import type { ViewOrderPage_OrderFragment } from '#web/generated/graphql.ts';
import { useContact } from '#web/lib/settings.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { creditNoteOf } from '#web/lib/orderDocument.ts';
import { InvoiceButton } from '../invoice/InvoiceButton.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { StatusIcon } from '#web/ui/StatusIcon.tsx';

/* GraphQL */ `
  fragment ReturnFacts_order on Order {
    number
    returns {
      id
      reason
      refusal
      requestedAt
      decidedAt
      receivedAt
      creditedCents
      withDelivery
    }
    payment {
      refundedCents
      refundDueCents
    }
  }
`;

/** Lines and pieces are selected once, by the dialog: the page's operations may have so many fields only. */
type ReturnedOrder = Pick<ViewOrderPage_OrderFragment, 'id' | 'number' | 'lines' | 'returns' | 'payment'>;

const COLORS = { REQUESTED: 'yellow', APPROVED: 'blue', REJECTED: 'gray', RECEIVED: 'green' } as const;

/**
 * How far the returns of an order have come, the last one first, and what its customer has to do; nothing when none was
 * asked for.
 */
export const ReturnFacts = ({ order }: { order: ReturnedOrder }) =>
  order.returns.toReversed().map((one) => <OneReturn key={one.id} order={order} back={one} />);

interface OneReturnProps {
  order: ReturnedOrder;
  back: ReturnedOrder['returns'][number];
}

const OneReturn = ({ order, back }: OneReturnProps) => {
  const { t, language, formatMoney } = useMessages();
  const contact = useContact();
  const { status, reason, refusal, requestedAt, decidedAt, receivedAt, creditedCents } = back;
  const { refundedCents, refundDueCents } = order.payment;
  const number = formatOrderNumber(order.number, language);
  const isLast = back.id === order.returns.at(-1)?.id;
  const piecesOf = (count: (line: (typeof back.lines)[number]) => number) =>
    back.lines
      .filter((line) => count(line) > 0)
      .map((line) => {
        const name = order.lines.find(({ id }) => id === line.orderLineId)?.name ?? '';
        return t('order.summary.pieces', { quantity: count(line), name });
      })
      .join(', ');
  const asked = piecesOf((line) => line.asked);
  const received = piecesOf(({ backOnSale, writtenOff }) => backOnSale + writtenOff);
  const credited = formatMoney(creditedCents);
  return (
    <Panel as="section">
      <HStack justify="space-between" mb="4">
        <Heading as="h2" size="md">
          {t('order.return.title')}
        </Heading>
        <Badge colorPalette={COLORS[status]}>
          <StatusIcon status={status} />
          {t(`order.return.${status}`)}
        </Badge>
      </HStack>
      <Text mb="4">
        {status === 'APPROVED'
          ? t('order.return.APPROVED.text', { number, address: contact.address })
          : t(`order.return.${status}.text`)}
      </Text>
      <Facts
        facts={[
          ...(asked ? [{ term: t('order.return.asked'), text: asked }] : []),
          ...(reason ? [{ term: t('order.return.yourReason'), text: reason }] : []),
          ...(refusal ? [{ term: t('order.return.refusal'), text: refusal }] : []),
          { term: t('order.return.requestedAt'), text: <Moment at={requestedAt} /> },
          ...(decidedAt ? [{ term: t('order.return.decidedAt'), text: <Moment at={decidedAt} /> }] : []),
          ...(receivedAt ? [{ term: t('order.return.receivedAt'), text: <Moment at={receivedAt} /> }] : []),
          ...(received ? [{ term: t('order.return.received'), text: received }] : []),
          ...(status === 'RECEIVED'
            ? [
                {
                  term: t('order.return.credited'),
                  text: back.withDelivery ? t('order.return.withDelivery', { amount: credited }) : credited,
                },
              ]
            : []),
          ...(isLast && status === 'RECEIVED' && refundDueCents > 0
            ? [{ term: t('order.paid.due'), text: formatMoney(refundDueCents) }]
            : []),
          ...(isLast && status === 'RECEIVED' && refundedCents > 0
            ? [{ term: t('order.paid.back'), text: formatMoney(refundedCents) }]
            : []),
        ]}
      />
      {status === 'RECEIVED' && (
        <HStack mt="4" wrap="wrap">
          <InvoiceButton order={order} creditNote={creditNoteOf(order.returns, back.id)} />
        </HStack>
      )}
    </Panel>
  );
};
