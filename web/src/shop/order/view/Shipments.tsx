import { Box, Heading, HStack, Stack } from '@chakra-ui/react';
import type { Shipments_OrderFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { Moment } from '../../../ui/Moment.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { CopyButton } from '../CopyButton.tsx';

/* GraphQL */ `
  fragment Shipments_order on Order {
    status
    lines {
      id
      name
      quantity
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
  }
`;

/** The parcels of an order, each with its carrier and tracking number; what is in it, unless one has everything. */
export const Shipments = ({ order }: { order: Shipments_OrderFragment }) => {
  const { t } = useMessages();
  const { shipments } = order;
  if (shipments.length === 0) return null;
  const inParts = shipments.length > 1 || order.status === 'PROCESSED';
  return (
    <Panel as="section">
      <Heading as="h2" size="md" mb="4">
        {t('order.shipments.title')}
      </Heading>
      <Stack gap="5">
        {shipments.map(({ id, carrier, trackingNumber, shippedAt, lines }, index) => (
          <Box key={id}>
            {inParts && (
              <Heading as="h3" size="sm" mb="1">
                {t('order.shipments.one', { number: index + 1 })}
              </Heading>
            )}
            <Facts
              facts={[
                { term: t('order.shipments.carrier'), text: carrier },
                {
                  term: t('order.shipments.tracking'),
                  text: (
                    <HStack gap="1" my="-2">
                      {trackingNumber}
                      <CopyButton text={trackingNumber} what="tracking" />
                    </HStack>
                  ),
                },
                { term: t('order.shipments.at'), text: <Moment at={shippedAt} /> },
                ...(inParts
                  ? [{ term: t('order.shipments.products'), text: <Pieces {...{ order, lines }} /> }]
                  : []),
              ]}
            />
          </Box>
        ))}
      </Stack>
    </Panel>
  );
};

interface PiecesProps {
  order: Shipments_OrderFragment;
  lines: Shipments_OrderFragment['shipments'][number]['lines'];
}

const Pieces = ({ order, lines }: PiecesProps) => {
  const { t } = useMessages();
  return lines
    .map(({ orderLineId, quantity }) => {
      const name = order.lines.find(({ id }) => id === orderLineId)?.name ?? '';
      return t('order.summary.pieces', { quantity, name });
    })
    .join('\n');
};
