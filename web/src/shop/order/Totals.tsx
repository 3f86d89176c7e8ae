import { Box, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useOrderSums } from '#web/lib/useOrderSums.ts';
import { useMessages } from '#web/messages/useMessages.ts';

type TotalsProps = Parameters<typeof useOrderSums>[0] & { totalCents: number; children?: ReactNode };

/** Each promotion, the rounding, items total, delivery fee and order total, with what stands beneath the total. */
export const Totals = ({ totalCents, children, ...order }: TotalsProps) => {
  const { t, formatMoney } = useMessages();
  return (
    <Box as="dl" textStyle="sm" fontVariantNumeric="tabular-nums">
      {useOrderSums(order).map(({ kind, label, amount }) => (
        <HStack key={label} justify="space-between" py="1" gap="4">
          <Box as="dt" color="fg.muted" overflowWrap="anywhere">
            {label}
          </Box>
          <Box as="dd" color={kind === 'promotion' ? 'price.drop' : undefined}>
            {amount}
          </Box>
        </HStack>
      ))}
      <HStack justify="space-between" align="start" borderTopWidth="1px" borderColor="border" mt="2" pt="3">
        <Box as="dt" fontWeight="bold" textStyle="md">
          {t('order.summary.total')}
        </Box>
        <Box as="dd" textAlign="end">
          <Text fontFamily="heading" fontWeight="bold" fontSize="1.75rem" lineHeight="short">
            {formatMoney(totalCents)}
          </Text>
          {children}
          <DeliveryIncluded feeCents={order.deliveryFeeCents} />
        </Box>
      </HStack>
    </Box>
  );
};

/** Says that a total includes the delivery fee, or that there is none. */
export const DeliveryIncluded = ({ feeCents }: { feeCents: number }) => {
  const { t, formatDollars } = useMessages();
  return (
    <Text textStyle="xs" color="fg.muted">
      {feeCents === 0
        ? t('order.summary.freeDelivery')
        : t('order.summary.withDelivery', { fee: formatDollars(feeCents / 100) })}
    </Text>
  );
};
