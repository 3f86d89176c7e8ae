import { Box, Center, Text, VisuallyHidden } from '@chakra-ui/react';
import { ORDER_STEPS } from '../../../../schema/order.ts';
import type { OrderTimeline_OrderFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../messages/useMessages.ts';

/* GraphQL */ `
  fragment OrderTimeline_order on Order {
    status
    history {
      status
      at
    }
  }
`;

/**
 * The five steps of an order (spec §4): done up to and including the current one; connectors before the current step are
 * coloured. Horizontal on wide screens, vertical on narrow ones.
 */
export const OrderTimeline = ({ order }: { order: OrderTimeline_OrderFragment }) => {
  const { t, translate, formatNumber, formatDateTime } = useMessages();
  const current = ORDER_STEPS.findIndex(({ status }) => status === order.status);
  return (
    <Box as="ol" display="flex" flexDirection={{ base: 'column', md: 'row' }}>
      {ORDER_STEPS.map(({ status, stepLabel }, index) => {
        const done = index <= current;
        // The latest time, in case a step was reached twice.
        const at = order.history.findLast((change) => change.status === status)?.at;
        return (
          <Box
            as="li"
            key={status}
            data-done={done}
            aria-current={index === current ? 'step' : undefined}
            position="relative"
            flex="1"
            display="flex"
            flexDirection={{ base: 'row', md: 'column' }}
            alignItems={{ base: 'start', md: 'center' }}
            textAlign={{ md: 'center' }}
            gap="3"
            pb={{ base: index < ORDER_STEPS.length - 1 ? '8' : '0', md: '0' }}
          >
            {index < ORDER_STEPS.length - 1 && <Connector coloured={index < current} />}
            <Center
              boxSize="9"
              flexShrink="0"
              position="relative"
              borderRadius="full"
              borderWidth="2px"
              borderColor={done ? 'brand.solid' : 'border.control'}
              bg={done ? 'brand.solid' : 'bg.surface'}
              color={done ? 'brand.contrast' : 'fg.muted'}
              fontWeight="bold"
              aria-hidden
            >
              {done ? '✓' : formatNumber(index + 1)}
            </Center>
            <Box px={{ md: '2' }} pt={{ base: '1.5', md: '0' }}>
              <Text fontWeight={index === current ? 'bold' : 'medium'} color={done ? 'fg' : 'fg.muted'}>
                {translate(stepLabel)}
              </Text>
              <VisuallyHidden>{t(done ? 'order.tracking.done' : 'order.tracking.open')}</VisuallyHidden>
              {done && at && (
                <Text textStyle="xs" color="fg.muted">
                  <time dateTime={at}>{formatDateTime(at)}</time>
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
    top={{ base: '9', md: 'calc(1.125rem - 1px)' }}
    bottom={{ base: '0', md: 'auto' }}
    insetStart={{ base: 'calc(1.125rem - 1px)', md: 'calc(50% + 1.125rem)' }}
    w={{ base: '2px', md: 'calc(100% - 2.25rem)' }}
    h={{ md: '2px' }}
  />
);
