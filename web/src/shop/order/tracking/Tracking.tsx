import { Box, Flex, Heading, Text } from '@chakra-ui/react';
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

/** What the next step is painted on. */
const groundOf = (status: OrderStatus) =>
  isUnderWay(status) ? 'ground.pond' : status === 'DELIVERED' ? 'ground.leaf' : 'bg.subtle';

/** Where an order is: its steps, what happens next, when it arrives, and its parcels. */
export const Tracking = ({ order, children }: TrackingProps) => {
  const { t, language } = useMessages();
  return (
    <>
      <Panel p="0" overflow="hidden">
        <Box px={{ base: '4', md: '6' }} py={{ base: '6', md: '10' }}>
          <OrderTimeline order={order} />
        </Box>
        <Flex
          as="section"
          wrap="wrap"
          justify="space-between"
          columnGap="10"
          rowGap="4"
          px={{ base: '4', md: '6' }}
          py="6"
          bg={groundOf(order.status)}
        >
          <Box flex="1 1 20rem" maxW="prose">
            {isUnderWay(order.status) && (
              <Heading as="h2" size="md" mb="1">
                {t('order.tracking.next')}
              </Heading>
            )}
            <NextStep status={order.status} hasShipments={order.shipments.length > 0} awaits={order.payment?.awaits} />
            {children}
          </Box>
          {isUnderWay(order.status) && (
            <Box>
              <Text textStyle="sm">{t('order.view.expected')}</Text>
              <Text fontFamily="heading" fontWeight="bold" textStyle="xl" fontVariantNumeric="tabular-nums">
                {formatDays(order.delivery, language)}
              </Text>
            </Box>
          )}
        </Flex>
      </Panel>
      <Parcels parcels={order.shipments} wide />
    </>
  );
};
