import { Box, Center, chakra, Text, VisuallyHidden } from '@chakra-ui/react';
import { ORDER_STATUSES, ORDER_STEPS, type OrderStatus } from '#schema/order.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { StatusIcon } from '#web/ui/StatusIcon.tsx';

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
  /** Only the steps, always in a row; on narrow screens their icons alone. */
  compact?: boolean;
}

/** Whether an order has ended in one of the two ways other than its arrival. */
const isEnd = (status: OrderStatus): boolean => !ORDER_STEPS.some((step) => step.status === status);

/**
 * Returns the steps to show: all five, or of an order that is cancelled or returned those that it did, and then its
 * end.
 */
const stepsOf = ({ status, history }: OrderTimelineProps['order']) => {
  if (!isEnd(status)) return ORDER_STEPS;
  const done = ORDER_STEPS.filter((step) => history.some((change) => change.status === step.status));
  return [...done, ...ORDER_STATUSES.filter((one) => one.status === status)];
};

/**
 * The five steps of an order (spec §4): done up to and including the current one; connectors before the current step
 * are coloured. Horizontal on wide screens, vertical on narrow ones.
 */
export const OrderTimeline = ({ order, compact = false }: OrderTimelineProps) => {
  const { t, translate, formatDateTime } = useMessages();
  const steps = stepsOf(order);
  const current = steps.findIndex(({ status }) => status === order.status);
  const Label = compact ? ShortLabel : FullLabel;
  return (
    <Box
      as="ol"
      display="flex"
      flexDirection={{ base: compact ? 'row' : 'column', md: 'row' }}
      // Large letters do not make circles so large that a narrow screen has no room for six of them in a row.
      css={{ '--sign': compact ? 'min(2.5rem, 10vw)' : '2.5rem' }}
    >
      {steps.map(({ status, stepLabel }, index) => {
        const done = index <= current;
        const isLast = index === steps.length - 1;
        // The latest time, in case a step was reached twice.
        const change = compact ? undefined : order.history.findLast((one) => one.status === status);
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
            flexDirection={{ base: compact ? 'column' : 'row', md: 'column' }}
            alignItems={{ base: compact ? 'center' : 'start', md: 'center' }}
            textAlign={{ md: 'center' }}
            gap={compact ? '2' : '3'}
            pb={{ base: isLast || compact ? '0' : '6', md: '0' }}
          >
            {!isLast && <Connector coloured={index < current} isRow={compact} />}
            <Sign status={status} done={done} isCurrent={index === current} />
            <Label>
              <Text
                fontWeight={index === current ? 'bold' : 'medium'}
                color={done ? 'fg' : 'fg.muted'}
                textStyle={compact ? 'xs' : 'md'}
              >
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
            </Label>
          </Box>
        );
      })}
    </Box>
  );
};

const FullLabel = chakra('div', { base: { px: { md: '2' }, pt: { base: '2', md: '0' }, minW: '0' } });

/** Narrow screens have no room for five words in a row: there they are only read out. */
const ShortLabel = chakra('div', {
  base: {
    px: '1',
    minW: '0',
    maxW: 'full',
    mdDown: { position: 'absolute', w: '1px', h: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

interface SignProps {
  status: OrderStatus;
  done: boolean;
  isCurrent: boolean;
}

/** A step's icon in its circle; a tick on those that are done. */
const Sign = ({ status, done, isCurrent }: SignProps) => {
  const ended = isEnd(status);
  return (
    <Center
      boxSize="var(--sign)"
      flexShrink="0"
      position="relative"
      borderRadius="full"
      borderWidth="2px"
      borderColor={ended ? 'fg.muted' : done ? 'brand.solid' : 'border.control'}
      bg={ended ? 'fg.muted' : done ? 'brand.solid' : 'bg.surface'}
      color={ended ? 'bg.surface' : done ? 'brand.contrast' : 'fg.muted'}
      boxShadow={isCurrent && !ended ? '0 0 0 4px {colors.brand.muted}' : undefined}
      transition="background-color 180ms, border-color 180ms"
      _motionReduce={{ transition: 'none' }}
      aria-hidden
    >
      <StatusIcon status={status} size="50%" />
      {done && !ended && (
        <Center
          position="absolute"
          bottom="-1"
          insetEnd="-1.5"
          boxSize="45%"
          borderRadius="full"
          bg="ribbon.bg"
          color="ribbon.fg"
        >
          <StatusIcon status="DONE" size="70%" />
        </Center>
      )}
    </Center>
  );
};

interface ConnectorProps {
  coloured: boolean;
  /** Whether the steps are in a row on narrow screens too. */
  isRow: boolean;
}

const Connector = ({ coloured, isRow }: ConnectorProps) => (
  <Box
    position="absolute"
    aria-hidden
    data-connector={coloured ? 'coloured' : 'plain'}
    bg={coloured ? 'brand.solid' : 'border'}
    transition="background-color 180ms"
    _motionReduce={{ transition: 'none' }}
    top={{ base: isRow ? ROW.top : 'var(--sign)', md: ROW.top }}
    bottom={{ base: isRow ? 'auto' : '0', md: 'auto' }}
    insetStart={{ base: isRow ? ROW.insetStart : ROW.top, md: ROW.insetStart }}
    w={{ base: isRow ? ROW.w : '3px', md: ROW.w }}
    h={{ base: isRow ? '3px' : 'auto', md: '3px' }}
  />
);

/** From the edge of one circle to that of the next. */
const ROW = {
  top: 'calc(var(--sign) / 2 - 1.5px)',
  insetStart: 'calc(50% + var(--sign) / 2)',
  w: 'calc(100% - var(--sign))',
};
