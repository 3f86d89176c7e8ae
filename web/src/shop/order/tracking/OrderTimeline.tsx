import { Box, Center, Text, VisuallyHidden } from '@chakra-ui/react';
import { ORDER_STATUSES, ORDER_STEPS, type OrderStatus } from '#schema/order.ts';
import { useMessages } from '#web/messages/useMessages.ts';

/* GraphQL */ `
  fragment OrderTimeline_order on Order {
    status
    history {
      status
      at
      reason
    }
  }
  fragment OrderTimeline_trackedOrder on TrackedOrder {
    status
    history {
      status
      at
    }
  }
`;

interface OrderTimelineProps {
  order: {
    status: OrderStatus;
    /** The reason is only known to those who may see it. */
    history: readonly { status: OrderStatus; at: string; reason?: string | null }[];
  };
}

/** The signs of the two ways in which an order ends otherwise. */
const END_SIGNS: Partial<Record<OrderStatus, string>> = { CANCELLED: '✕', RETURNED: '↩' };

/**
 * Returns the steps to show: all five, or of an order that is cancelled or returned those that it did, and then its
 * end.
 */
const stepsOf = ({ status, history }: OrderTimelineProps['order']) => {
  if (ORDER_STEPS.some((step) => step.status === status)) return ORDER_STEPS;
  const done = ORDER_STEPS.filter((step) => history.some((change) => change.status === step.status));
  return [...done, ...ORDER_STATUSES.filter((one) => one.status === status)];
};

/**
 * The five steps of an order (spec §4): done up to and including the current one; connectors before the current step
 * are coloured. Horizontal on wide screens, vertical on narrow ones.
 */
export const OrderTimeline = ({ order }: OrderTimelineProps) => {
  const { t, translate, formatNumber, formatDateTime } = useMessages();
  const steps = stepsOf(order);
  const current = steps.findIndex(({ status }) => status === order.status);
  return (
    <Box as="ol" display="flex" flexDirection={{ base: 'column', md: 'row' }}>
      {steps.map(({ status, stepLabel }, index) => {
        const done = index <= current;
        const isLast = index === steps.length - 1;
        const end = END_SIGNS[status];
        // The latest time, in case a step was reached twice.
        const change = order.history.findLast((one) => one.status === status);
        return (
          <Box
            as="li"
            key={status}
            data-done={done}
            aria-current={index === current ? 'step' : undefined}
            position="relative"
            flex="1"
            minW="0"
            display="flex"
            flexDirection={{ base: 'row', md: 'column' }}
            alignItems={{ base: 'start', md: 'center' }}
            textAlign={{ md: 'center' }}
            gap="3"
            pb={{ base: isLast ? '0' : '8', md: '0' }}
          >
            {!isLast && <Connector coloured={index < current} />}
            <Center
              boxSize="9"
              flexShrink="0"
              position="relative"
              borderRadius="full"
              borderWidth="2px"
              borderColor={end ? 'fg.muted' : done ? 'brand.solid' : 'border.control'}
              bg={end ? 'fg.muted' : done ? 'brand.solid' : 'bg.surface'}
              color={end ? 'bg.surface' : done ? 'brand.contrast' : 'fg.muted'}
              fontWeight="bold"
              transition="background-color 180ms, border-color 180ms"
              _motionReduce={{ transition: 'none' }}
              aria-hidden
            >
              {end ?? (done ? '✓' : formatNumber(index + 1))}
            </Center>
            <Box px={{ md: '2' }} pt={{ base: '1.5', md: '0' }} minW="0">
              <Text fontWeight={index === current ? 'bold' : 'medium'} color={done ? 'fg' : 'fg.muted'}>
                {translate(stepLabel)}
              </Text>
              <VisuallyHidden>{t(done ? 'order.tracking.done' : 'order.tracking.open')}</VisuallyHidden>
              {done && change && (
                <Text textStyle="xs" color="fg.muted">
                  <time dateTime={change.at}>{formatDateTime(change.at)}</time>
                </Text>
              )}
              {done && change?.reason && (
                <Text mt="1" textStyle="sm" overflowWrap="anywhere">
                  {change.reason}
                </Text>
              )}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
};

const Connector = ({ coloured }: { coloured: boolean }) => (
  <Box
    position="absolute"
    aria-hidden
    data-connector={coloured ? 'coloured' : 'plain'}
    bg={coloured ? 'brand.solid' : 'border'}
    transition="background-color 180ms"
    _motionReduce={{ transition: 'none' }}
    top={{ base: '9', md: 'calc(1.125rem - 1px)' }}
    bottom={{ base: '0', md: 'auto' }}
    insetStart={{ base: 'calc(1.125rem - 1px)', md: 'calc(50% + 1.125rem)' }}
    w={{ base: '2px', md: 'calc(100% - 2.25rem)' }}
    h={{ md: '2px' }}
  />
);
