import { Heading, Input, Stack } from '@chakra-ui/react';
import { orderTotals } from '../../../../schema/order.rules.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { FormField } from '../../ui/FormField.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { Card } from './card.ts';
import { LineItem } from './LineItem.tsx';
import { Totals } from './Totals.tsx';

/** What is about to be ordered and what it costs: visible in every step. */
export const CheckoutSummary = ({ card }: { card: Card }) => {
  const { t } = useMessages();
  const totals = orderTotals([{ unitPriceCents: card.priceCents, quantity: card.quantity }]);
  return (
    <Panel as="section" aria-labelledby="summary-title">
      <Heading as="h2" size="md" mb="4" id="summary-title">
        {t('order.summary.title')}
      </Heading>
      <Stack gap="5">
        <LineItem {...card} unitPriceCents={card.priceCents} />
        <FormField
          id="promotion-code"
          label={t('order.summary.promotion')}
          hint={t('order.summary.promotionHint')}
        >
          {(control) => <Input {...control} size="sm" autoComplete="off" />}
        </FormField>
        <Totals {...totals} />
      </Stack>
    </Panel>
  );
};
