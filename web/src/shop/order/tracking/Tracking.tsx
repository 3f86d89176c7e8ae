import { Box, Heading, Text } from '@chakra-ui/react';
import { isUnderWay, type OrderStatus } from '../../../../../schema/order.ts';
import { formatDays } from '../../../lib/formatDays.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { NextStep } from '../NextStep.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { Parcels } from './Parcels.tsx';

/* GraphQL */ `
  fragment Tracking_order on Order {
    delivery {
      from
      to
    }
    ...OrderTimeline_order
    ...Parcels_order
  }
  fragment Tracking_trackedOrder on TrackedOrder {
    delivery {
      from
      to
    }
    ...OrderTimeline_trackedOrder
    ...Parcels_trackedOrder
  }
`;

interface TrackingProps {
  order: Parameters<typeof OrderTimeline>[0]['order'] & {
    status: OrderStatus;
    delivery: { from: string; to: string };
    shipments: Parameters<typeof Parcels>[0]['parcels'];
  };
}

/** Where an order is: its steps, what happens next, when it arrives, and its parcels. */
export const Tracking = ({ order }: TrackingProps) => {
  const { t, language } = useMessages();
  return (
    <>
      <Panel py={{ base: '6', md: '10' }}>
        <OrderTimeline order={order} />
        <Box as="section" mt={{ base: '6', md: '10' }} pt="5" borderTopWidth="1px" borderColor="border">
          {isUnderWay(order.status) && (
            <Heading as="h2" size="md" mb="1">
              {t('order.tracking.next')}
            </Heading>
          )}
          <NextStep status={order.status} hasShipments={order.shipments.length > 0} />
          {isUnderWay(order.status) && (
            <Text mt="2">
              {t('order.view.expected')}: {formatDays(order.delivery, language)}
            </Text>
          )}
        </Box>
      </Panel>
      <Parcels parcels={order.shipments} wide />
    </>
  );
};
