import { chakra, HStack, Link as StyledLink, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Delivery_OrderFragment } from '../../../generated/graphql.ts';
import { adminPaths } from '../../../lib/adminPaths.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { Moment } from '../../../ui/Moment.tsx';
import { PrintButtons } from '../bulk/PrintButtons.tsx';
import { Section } from './Section.tsx';

/* GraphQL */ `
  fragment Delivery_order on Order {
    id
    lines {
      id
      name
    }
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
    return {
      status
      reason
      refusal
      requestedAt
      decidedAt
      receivedAt
    }
  }
`;

/** The parcels of an order, and its return; nothing while there is none. */
export const Delivery = ({
  order: { id: orderId, lines, shipments, return: back },
}: {
  order: Delivery_OrderFragment;
}) => {
  const { t } = useMessages();
  const nameOf = (lineId: string) => lines.find(({ id }) => id === lineId)?.name ?? '';
  return (
    <>
      {shipments.length > 0 && (
        <Section title={t('admin.order.parcels')}>
          <List>
            {shipments.map((parcel) => (
              <li key={parcel.id}>
                <Text fontWeight="medium" overflowWrap="anywhere">
                  {parcel.carrier} · {parcel.trackingNumber}
                </Text>
                <Text textStyle="xs" color="fg.muted">
                  <Moment at={parcel.shippedAt} />
                </Text>
                <Text color="fg.muted" overflowWrap="anywhere">
                  {parcel.lines
                    .map(({ orderLineId, quantity }) =>
                      t('order.summary.pieces', { quantity, name: nameOf(orderLineId) }),
                    )
                    .join(', ')}
                </Text>
                <HStack mt="1.5" wrap="wrap">
                  <PrintButtons orderIds={[orderId]} parcel={parcel} />
                </HStack>
              </li>
            ))}
          </List>
        </Section>
      )}
      {back && (
        <Section title={t('order.return.title')}>
          <Facts
            facts={[
              { term: t('order.list.status'), text: t(`order.return.${back.status}`) },
              ...(back.reason ? [{ term: t('order.ended.reason'), text: back.reason }] : []),
              ...(back.refusal ? [{ term: t('order.return.refusal'), text: back.refusal }] : []),
              { term: t('order.return.requestedAt'), text: <Moment at={back.requestedAt} /> },
              ...(back.decidedAt
                ? [{ term: t('order.return.decidedAt'), text: <Moment at={back.decidedAt} /> }]
                : []),
              ...(back.receivedAt
                ? [{ term: t('order.return.receivedAt'), text: <Moment at={back.receivedAt} /> }]
                : []),
            ]}
          />
          {(back.status === 'REQUESTED' || back.status === 'APPROVED') && (
            <Text textStyle="sm" mt="3">
              <StyledLink asChild>
                <Link to={adminPaths.orderStatusOf('returns')}>{t('admin.order.return.where')}</Link>
              </StyledLink>
            </Text>
          )}
        </Section>
      )}
    </>
  );
};

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    textStyle: 'sm',
    '& > li': { py: '2', borderTopWidth: '1px', borderColor: 'border' },
  },
});
