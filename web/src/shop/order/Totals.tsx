import { Box, HStack } from '@chakra-ui/react';
import { useMessages } from '../../messages/useMessages.ts';

interface TotalsProps {
  itemsTotalCents: number;
  deliveryFeeCents: number;
  totalCents: number;
}

/** Items total, delivery fee and order total. */
export const Totals = ({ itemsTotalCents, deliveryFeeCents, totalCents }: TotalsProps) => {
  const { t, formatMoney } = useMessages();
  const rows = [
    { label: t('order.summary.items'), cents: itemsTotalCents },
    { label: t('order.summary.delivery'), cents: deliveryFeeCents },
  ];
  return (
    <Box as="dl" fontVariantNumeric="tabular-nums" textStyle="sm">
      {rows.map(({ label, cents }) => (
        <HStack key={label} justify="space-between" py="1">
          <Box as="dt" color="fg.muted">
            {label}
          </Box>
          <dd>{formatMoney(cents)}</dd>
        </HStack>
      ))}
      <HStack justify="space-between" borderTopWidth="1px" borderColor="border" mt="2" pt="3">
        <Box as="dt" fontWeight="bold" textStyle="md">
          {t('order.summary.total')}
        </Box>
        <Box as="dd" fontWeight="bold" textStyle="lg">
          {formatMoney(totalCents)}
        </Box>
      </HStack>
    </Box>
  );
};
