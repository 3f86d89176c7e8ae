import { Box, Grid, Heading, HStack, Text } from '@chakra-ui/react';
import { useMessages } from '../../../messages/useMessages.ts';
import { Panel } from '../../../ui/Panel.tsx';
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

interface ParcelsProps {
  parcels: readonly { carrier: string; trackingNumber: string; shippedAt: string }[];
}

/** The parcels of an order, each with its carrier and the number to look for at the carrier's; nothing before the first. */
export const Parcels = ({ parcels }: ParcelsProps) => {
  const { t, formatDateTime } = useMessages();
  if (parcels.length === 0) return null;
  return (
    <Panel as="section">
      <Heading as="h2" size="md" mb="4">
        {t('order.shipments.title')}
      </Heading>
      <Grid
        as="ul"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="8"
        rowGap="5"
      >
        {parcels.map(({ carrier, trackingNumber, shippedAt }) => (
          <Box as="li" key={trackingNumber}>
            <Text fontWeight="medium" overflowWrap="anywhere">
              {carrier}
            </Text>
            <HStack gap="1" minH="9">
              <Text overflowWrap="anywhere" minW="0">
                <Text as="span" color="fg.muted">
                  {t('order.shipments.tracking')}:
                </Text>{' '}
                <Text as="span" fontVariantNumeric="tabular-nums">
                  {trackingNumber}
                </Text>
              </Text>
              <CopyButton text={trackingNumber} what="tracking" />
            </HStack>
            <Text textStyle="sm" color="fg.muted">
              {t('order.shipments.at')}: <time dateTime={shippedAt}>{formatDateTime(shippedAt)}</time>
            </Text>
          </Box>
        ))}
      </Grid>
    </Panel>
  );
};
