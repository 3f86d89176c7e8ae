import { Box, HStack, Text } from '@chakra-ui/react';
import type { Delivery_OrderFragment, OrderLines_OrderFragment } from '#web/generated/graphql.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { Rows } from '#web/admin/ui/Rows.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { PrintButtons } from '../bulk/PrintButtons.tsx';
import { creditNoteOf } from '#web/lib/orderDocument.ts';
import { InvoiceDownload } from './InvoiceDownload.tsx';
import { PanelSection } from '#web/admin/ui/Section.tsx';
import { TextLink } from '#web/admin/ui/TextLink.tsx';
import { Detail } from '#web/admin/ui/texts.tsx';

/* GraphQL */ `
  fragment Delivery_order on Order {
    shipments {
      id
      carrier
      trackingNumber
      shippedAt
      lines {
        orderLineId
        quantity
      }
    }
    returns {
      id
      status
      reason
      refusal
      requestedAt
      decidedAt
      receivedAt
      creditedCents
      withDelivery
      lines {
        orderLineId
        asked
        backOnSale
        writtenOff
      }
    }
  }
`;

/** What other parts of the page select is not selected again: an operation may have so many fields only. */
type DeliveredOrder = Delivery_OrderFragment & { id: string; number: number } & Pick<OrderLines_OrderFragment, 'lines'>;

/** The pieces of a return, by what they are called. */
const PIECES = [
  ['asked', 'order.return.asked'],
  ['backOnSale', 'admin.order.return.backOnSale'],
  ['writtenOff', 'admin.order.return.writtenOff'],
] as const;

/** The parcels of an order, and its returns; nothing while there is none. */
export const Delivery = ({ order }: { order: DeliveredOrder }) => {
  const { lines, shipments } = order;
  const { t, formatMoney } = useMessages();
  const nameOf = (lineId: string) => lines.find(({ id }) => id === lineId)?.name ?? '';
  return (
    <>
      {shipments.length > 0 && (
        <PanelSection title={t('admin.order.parcels')}>
          <Rows>
            {shipments.map((parcel) => (
              <li key={parcel.id}>
                <Text fontWeight="medium" overflowWrap="anywhere">
                  {parcel.carrier} · {parcel.trackingNumber}
                </Text>
                <Detail>
                  <Moment at={parcel.shippedAt} />
                </Detail>
                <Text color="fg.muted" overflowWrap="anywhere">
                  {parcel.lines
                    .map(({ orderLineId, quantity }) =>
                      t('order.summary.pieces', { quantity, name: nameOf(orderLineId) }),
                    )
                    .join(', ')}
                </Text>
                <HStack mt="1.5" wrap="wrap">
                  <PrintButtons orderIds={[order.id]} parcel={parcel} />
                </HStack>
              </li>
            ))}
          </Rows>
        </PanelSection>
      )}
      {order.returns.toReversed().map((back) => (
        <PanelSection key={back.id} title={t('order.return.title')}>
          <Facts
            facts={[
              { term: t('order.list.status'), text: t(`order.return.${back.status}`) },
              ...PIECES.map(([count, term]) => {
                const text = back.lines
                  .filter((line) => line[count] > 0)
                  .map((line) => t('order.summary.pieces', { quantity: line[count], name: nameOf(line.orderLineId) }))
                  .join(', ');
                return text && { term: t(term), text };
              }),
              back.reason && { term: t('order.ended.reason'), text: back.reason },
              back.refusal && { term: t('order.return.refusal'), text: back.refusal },
              { term: t('order.return.requestedAt'), text: <Moment at={back.requestedAt} /> },
              back.decidedAt && { term: t('order.return.decidedAt'), text: <Moment at={back.decidedAt} /> },
              back.receivedAt && { term: t('order.return.receivedAt'), text: <Moment at={back.receivedAt} /> },
              back.receivedAt && {
                term: t('order.return.credited'),
                text: back.withDelivery
                  ? t('order.return.withDelivery', { amount: formatMoney(back.creditedCents) })
                  : formatMoney(back.creditedCents),
              },
            ]}
          />
          {back.status === 'RECEIVED' && (
            <Box mt="3">
              <InvoiceDownload order={order} creditNote={creditNoteOf(order.returns, back.id)} />
            </Box>
          )}
          {(back.status === 'REQUESTED' || back.status === 'APPROVED') && (
            <Text mt="3" textStyle="sm">
              <TextLink to={adminPaths.orderStatusOf('returns')}>{t('admin.order.return.where')}</TextLink>
            </Text>
          )}
        </PanelSection>
      ))}
    </>
  );
};
