import { Box, Grid, Heading, HStack } from '@chakra-ui/react';
import { useMessages } from '#web/messages/useMessages.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { CopyButton } from '../CopyButton.tsx';

/* GraphQL */ `
  fragment Parcels_order on Order {
    shipments {
      id
      carrier
      trackingNumber
      shippedAt
    }
  }
  fragment Parcels_trackedOrder on TrackedOrder {
    shipments {
      carrier
      trackingNumber
      shippedAt
    }
  }
`;

interface Parcel {
  carrier: string;
  trackingNumber: string;
  shippedAt: string;
  /** What is in it, when it has not everything. */
  pieces?: string;
}

interface ParcelsProps {
  parcels: readonly Parcel[];
  /** Side by side on wide screens. */
  wide?: boolean;
}

/**
 * The parcels of an order, each with its carrier and the number to look for at the carrier's; nothing before the first.
 */
export const Parcels = ({ parcels, wide = false }: ParcelsProps) => {
  const { t } = useMessages();
  if (parcels.length === 0) return null;
  return (
    <Panel as="section">
      <Heading as="h2" size="md" mb="4">
        {t('order.shipments.title')}
      </Heading>
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns={{ base: 'minmax(0, 1fr)', md: wide ? 'repeat(2, minmax(0, 1fr))' : undefined }}
        columnGap="8"
        rowGap="5"
      >
        {parcels.map(({ carrier, trackingNumber, shippedAt, pieces }, index) => (
          <Box as="li" key={trackingNumber}>
            {(pieces !== undefined || parcels.length > 1) && (
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
                ...(pieces === undefined ? [] : [{ term: t('order.shipments.products'), text: pieces }]),
              ]}
            />
          </Box>
        ))}
      </Grid>
    </Panel>
  );
};
