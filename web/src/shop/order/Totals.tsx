import { Box, HStack, Text } from '@chakra-ui/react';
import { useMessages } from '../../messages/useMessages.ts';

interface TotalsProps {
  itemsTotalCents: number;
  /** What changes the items total, such as a promotion code; a discount is negative. */
  adjustments?: readonly { code: string | null; amountCents: number }[];
  deliveryFeeCents: number;
  totalCents: number;
}

/** Items total, each adjustment, delivery fee and order total. */
export const Totals = ({ itemsTotalCents, adjustments = [], deliveryFeeCents, totalCents }: TotalsProps) => {
  const { t, formatMoney } = useMessages();
  const rows = [
    { label: t('order.summary.items'), cents: itemsTotalCents },
    ...adjustments.map(({ code, amountCents }) => ({
      label: code === null ? t('order.summary.discount') : t('order.summary.promotionOf', { code }),
      cents: amountCents,
    })),
    { label: t('order.summary.delivery'), cents: deliveryFeeCents },
  ];
  return (
    <Box as="dl" fontVariantNumeric="tabular-nums" textStyle="sm">
      {rows.map(({ label, cents }) => (
        <HStack key={label} justify="space-between" py="1" gap="4">
          <Box as="dt" color="fg.muted" overflowWrap="anywhere">
            {label}
          </Box>
          <Box as="dd" color={cents < 0 ? 'price.drop' : undefined}>
            {cents < 0 ? `−${formatMoney(-cents)}` : formatMoney(cents)}
          </Box>
        </HStack>
      ))}
      <HStack justify="space-between" align="start" borderTopWidth="1px" borderColor="border" mt="2" pt="3">
        <Box as="dt" fontWeight="bold" textStyle="md">
          {t('order.summary.total')}
        </Box>
        <Box as="dd" textAlign="end">
          <Text fontWeight="bold" textStyle="lg">
            {formatMoney(totalCents)}
          </Text>
          <DeliveryIncluded feeCents={deliveryFeeCents} />
        </Box>
      </HStack>
    </Box>
  );
};

/** Says that a total includes the delivery fee. */
export const DeliveryIncluded = ({ feeCents }: { feeCents: number }) => {
  const { t, formatDollars } = useMessages();
  return (
    <Text textStyle="xs" color="fg.muted">
      {t('order.summary.withDelivery', { fee: formatDollars(feeCents / 100) })}
    </Text>
  );
};
