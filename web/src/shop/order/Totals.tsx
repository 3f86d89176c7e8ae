import { Box, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { feeFrom } from '#schema/format/fee.ts';
import { useOrderSums } from '#web/lib/useOrderSums.ts';
import { useMessages } from '#web/messages/useMessages.ts';

type TotalsProps = Parameters<typeof useOrderSums>[0] & {
  totalCents: number;
  /** Whether the fee is the least of several, since it is not known where the goods go. */
  isFrom?: boolean;
  children?: ReactNode;
};

/** Each promotion, the rounding, items total, delivery fee and order total, with what stands beneath the total. */
export const Totals = ({ totalCents, isFrom = false, children, ...order }: TotalsProps) => {
  const { t, language, formatMoney } = useMessages();
  const total = formatMoney(totalCents);
  return (
    <Box as="dl" textStyle="sm" fontVariantNumeric="tabular-nums">
      {useOrderSums(order).map(({ kind, label, amount }) => (
        <HStack key={label} justify="space-between" py="1" gap="4">
          <Box as="dt" color="fg.muted" overflowWrap="anywhere">
            {label}
          </Box>
          <Box as="dd" color={kind === 'promotion' ? 'price.drop' : undefined}>
            {isFrom && kind === 'delivery' ? feeFrom(amount, language) : amount}
          </Box>
        </HStack>
      ))}
      <HStack justify="space-between" align="start" borderTopWidth="1px" borderColor="border" mt="2" pt="3">
        <Box as="dt" fontWeight="bold" textStyle="md">
          {t('order.summary.total')}
        </Box>
        <Box as="dd" textAlign="end">
          <Text fontFamily="heading" fontWeight="bold" fontSize="1.75rem" lineHeight="short">
            {isFrom ? t('order.summary.from', { amount: total }) : total}
          </Text>
          {children}
          <DeliveryIncluded feeCents={order.deliveryFeeCents} isFrom={isFrom} />
        </Box>
      </HStack>
    </Box>
  );
};

/** Says that a total includes the delivery fee, or the least of several, or that there is none. */
export const DeliveryIncluded = ({ feeCents, isFrom = false }: { feeCents: number; isFrom?: boolean }) => {
  const { t, formatDollars } = useMessages();
  const key = isFrom ? 'order.summary.withDelivery.from' : 'order.summary.withDelivery';
  return (
    <Text textStyle="xs" color="fg.muted">
      {feeCents === 0 && !isFrom ? t('order.summary.freeDelivery') : t(key, { fee: formatDollars(feeCents / 100) })}
    </Text>
  );
};
