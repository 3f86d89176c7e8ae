import { Box, chakra, Heading, Input, Stack, Text } from '@chakra-ui/react';
import { orderTotals } from '../../../../schema/order.rules.ts';
import { formatMoney } from '../../lib/formatMoney.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { FormField } from '../../ui/FormField.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import type { Card } from './card.ts';
import { LineItem } from './LineItem.tsx';
import { Totals } from './Totals.tsx';

/**
 * What is about to be ordered and what it costs, always in sight: beside the step on wide screens, above it as a bar
 * that stays and opens on narrow ones.
 */
export const CheckoutSummary = ({ card }: { card: Card }) => {
  const { t } = useMessages();
  return (
    <>
      <Panel as="section" aria-labelledby="summary-title" hideBelow="lg">
        <Heading as="h2" size="md" mb="4" id="summary-title">
          {t('order.summary.title')}
        </Heading>
        <SummaryContent card={card} promotionId="promotion" />
      </Panel>
      <Box hideFrom="lg" asChild>
        <details>
          <SummaryBar card={card} />
          <Box pt="4">
            <SummaryContent card={card} promotionId="promotion-narrow" />
          </Box>
        </details>
      </Box>
    </>
  );
};

const totalsOf = ({ priceCents, quantity }: Card) => orderTotals([{ unitPriceCents: priceCents, quantity }]);

const SummaryBar = ({ card }: { card: Card }) => {
  const { t } = useMessages();
  return (
    <Bar>
      <Thumbnail picture={card.image} size="11" />
      <Box minW="0" flex="1">
        <Text fontWeight="medium" textStyle="sm">
          {t('order.summary.title')}
        </Text>
        <Text textStyle="xs" color="fg.muted" truncate>
          {t('order.summary.pieces', { quantity: card.quantity, name: card.name })}
        </Text>
      </Box>
      <Text fontWeight="bold" textStyle="lg" fontVariantNumeric="tabular-nums">
        {formatMoney(totalsOf(card).totalCents)}
      </Text>
      <chakra.svg
        width="20px"
        height="20px"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        transition="transform 120ms ease-out"
        css={{ 'details[open] &': { transform: 'rotate(180deg)' } }}
        aria-hidden
      >
        <path d="m6 9 6 6 6-6" />
      </chakra.svg>
    </Bar>
  );
};

const SummaryContent = ({ card, promotionId }: { card: Card; promotionId: string }) => {
  const { t } = useMessages();
  return (
    <Stack gap="5">
      <LineItem {...card} unitPriceCents={card.priceCents} />
      <FormField
        id={promotionId}
        label={t('order.summary.promotion')}
        hint={t('order.summary.promotionHint')}
      >
        {(control) => <Input {...control} size="sm" autoComplete="off" />}
      </FormField>
      <Totals {...totalsOf(card)} />
    </Stack>
  );
};

const Bar = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '14',
    listStyle: 'none',
    cursor: 'button',
    '&::-webkit-details-marker': { display: 'none' },
  },
});
