import { Box, Stack, Text } from '@chakra-ui/react';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import type { Translatable } from '#web/lib/translatable.ts';
import { useMessages } from '#web/messages/useMessages.ts';

interface RefusedOrdersProps {
  outcomes: readonly { number: number; refusal: Translatable | null }[];
}

/** The orders that do not move, and why, each reason once. */
export const RefusedOrders = ({ outcomes }: RefusedOrdersProps) => {
  const { t, translate, language } = useMessages();
  if (outcomes.length === 0) return null;
  const byReason = Map.groupBy(outcomes, ({ refusal }) => (refusal ? translate(refusal) : ''));
  return (
    <Box role="group" aria-label={t('admin.orders.move.refused', { count: outcomes.length })}>
      <Text fontWeight="medium" mb="2">
        {t('admin.orders.move.refused', { count: outcomes.length })}
      </Text>
      <Stack as="ul" gap="2" listStyleType="none" textStyle="sm" maxH="16rem" overflowY="auto">
        {[...byReason].map(([why, those]) => (
          <li key={why}>
            <Text fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
              {those.map(({ number }) => formatOrderNumber(number, language)).join(', ')}
            </Text>
            <Text color="fg.muted">{why}</Text>
          </li>
        ))}
      </Stack>
    </Box>
  );
};
