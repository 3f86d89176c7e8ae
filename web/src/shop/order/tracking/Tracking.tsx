import { Box, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { isUnderWay, type OrderStatus } from '#schema/order.ts';
import type { OrderNeed } from '#schema/payment.ts';
import { formatDays } from '#web/lib/formatDays.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { NextStep } from '../NextStep.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { Parcels } from './Parcels.tsx';

/* GraphQL */ `
  fragment Tracking_order on Order {
    payment {
      awaits
    }
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
    /** Only known to those who may see it. */
    payment?: { awaits: OrderNeed | null };
  };
  /** What can be done about the next step. */
  children?: ReactNode;
}

/** Where an order is: its steps, what happens next, when it arrives, and its parcels. */
export const Tracking = ({ order, children }: TrackingProps) => {
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
          <NextStep status={order.status} hasShipments={order.shipments.length > 0} awaits={order.payment?.awaits} />
          {children}
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
