import { Box, chakra, Heading, Input, Stack, Text } from '@chakra-ui/react';
import type { DeliveryDates } from '../../../../../schema/delivery.ts';
import { formatDays } from '../../../lib/formatDays.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { FormField } from '../../../ui/FormField.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import { ChangeText } from './payment/ChangeNotice.tsx';
import type { LineChange } from './figures.ts';
import type { Line } from '../line.ts';
import { LineItem } from '../LineItem.tsx';
import { useTranslateLine } from '../lineTranslations.ts';
import { totalsOf } from './purchase/purchase.ts';
import { Totals } from '../Totals.tsx';

interface CheckoutSummaryProps {
  lines: readonly Line[];
  /** Lines whose price or stock has changed, until the customer accepts the changes. */
  changes: readonly LineChange[];
  delivery: DeliveryDates | undefined;
}

/**
 * The lines with their totals, always visible: beside the step on wide screens, on narrow ones as a sticky bar above it that
 * can be opened.
 */
export const CheckoutSummary = (props: CheckoutSummaryProps) => {
  const { t } = useMessages();
  return (
    <>
      <Panel
        as="section"
        aria-labelledby="summary-title"
        hideBelow="lg"
        maxH="calc(100dvh - 3rem)"
        overflowY="auto"
      >
        <Heading as="h2" size="md" mb="4" id="summary-title">
          {t('order.summary.title')}
        </Heading>
        <SummaryContent {...props} promotionId="promotion" />
      </Panel>
      <Box hideFrom="lg" asChild>
        <details>
          <SummaryBar lines={props.lines} />
          <Box pt="4">
            <SummaryContent {...props} promotionId="promotion-narrow" />
          </Box>
        </details>
      </Box>
    </>
  );
};

const SummaryBar = ({ lines }: { lines: readonly Line[] }) => {
  const { t, formatMoney } = useMessages();
  const inWords = useTranslateLine();
  const [first] = lines.slice(0, 1).map(inWords);
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <Bar>
      {first && <Thumbnail picture={first.image} size="11" />}
      <Box minW="0" flex="1">
        <Text fontWeight="medium" textStyle="sm">
          {t('order.summary.title')}
        </Text>
        <Text textStyle="xs" color="fg.muted" truncate>
          {lines.length > 1
            ? t('order.summary.several', { pieces: quantity, count: lines.length })
            : t('order.summary.pieces', { quantity, name: first?.name ?? '' })}
        </Text>
      </Box>
      <Text fontWeight="bold" textStyle="lg" fontVariantNumeric="tabular-nums">
        {formatMoney(totalsOf(lines).totalCents)}
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

const SummaryContent = ({
  lines,
  changes,
  delivery,
  promotionId,
}: CheckoutSummaryProps & { promotionId: string }) => {
  const { t, language } = useMessages();
  const inWords = useTranslateLine();
  return (
    <Stack gap="5">
      {lines.map((line, place) => {
        const change = changes.find((one) => one.line === line);
        return (
          <Box key={place}>
            <LineItem {...inWords(line)} unitPriceCents={line.priceCents} showSum={lines.length > 1} />
            {change && lines.length > 1 && (
              <Box mt="2" textStyle="sm" fontWeight="medium" color="fg.error">
                <ChangeText change={change} />
              </Box>
            )}
          </Box>
        );
      })}
      <FormField
        id={promotionId}
        label={t('order.summary.promotion')}
        hint={t('order.summary.promotionHint')}
      >
        {(control) => <Input {...control} size="sm" autoComplete="off" />}
      </FormField>
      <Totals {...totalsOf(lines)} />
      {delivery && (
        <Text textStyle="sm" color="fg.muted">
          {t('order.summary.arrives', { days: formatDays(delivery, language) })}
        </Text>
      )}
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
