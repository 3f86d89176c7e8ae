import { Box, Button, chakra, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FAILURE_MESSAGES } from '#web/lib/failures.ts';
import { formatDays } from '#web/lib/formatDays.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { Thumbnail } from '#web/ui/Thumbnail.tsx';
import { ChangeText } from './payment/ChangeNotice.tsx';
import type { LineChange } from './figures.ts';
import type { Line } from '../line.ts';
import { LineItem } from '../LineItem.tsx';
import { useTranslateLine } from '../lineTranslations.ts';
import { DistrictNote } from './DistrictNote.tsx';
import { InTaka } from './InTaka.tsx';
import { PromotionCode } from './pricing/PromotionCode.tsx';
import type { Pricing } from './pricing/usePricing.ts';
import type { Promotion } from './pricing/usePromotion.ts';
import { DeliveryIncluded, Totals } from '../Totals.tsx';

interface CheckoutSummaryProps {
  lines: readonly Line[];
  /** Lines whose price or stock has changed, until the customer accepts the changes. */
  changes: readonly LineChange[];
  pricing: Pricing;
}

/**
 * The lines with their totals, always visible: beside the step on wide screens, on narrow ones as a sticky bar above it
 * that can be opened, without the promotion code, which has its own place there.
 */
export const CheckoutSummary = ({ promotion, ...props }: CheckoutSummaryProps & { promotion: Promotion }) => {
  const { t } = useMessages();
  return (
    <>
      <Panel as="section" aria-labelledby="summary-title" hideBelow="lg" maxH="calc(100dvh - 3rem)" overflowY="auto">
        <Heading as="h2" size="md" mb="4" id="summary-title">
          {t('order.summary.title')}
        </Heading>
        <SummaryContent {...props}>
          <PromotionCode id="promotion" promotion={promotion} adjustments={props.pricing.prices.adjustments} />
        </SummaryContent>
      </Panel>
      <Box hideFrom="lg" asChild>
        <details>
          <SummaryBar lines={props.lines} pricing={props.pricing} />
          <Box pt="4">
            <SummaryContent {...props} />
          </Box>
        </details>
      </Box>
    </>
  );
};

const SummaryBar = ({ lines, pricing }: Pick<CheckoutSummaryProps, 'lines' | 'pricing'>) => {
  const { t, formatMoney, language } = useMessages();
  const inWords = useTranslateLine();
  const [first] = lines.slice(0, 1).map(inWords);
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <Bar>
      {first && <Thumbnail picture={first.image} size={11} />}
      {/* With large letters the price stands below. */}
      <Box minW="0" flex="1 1 6rem">
        <Text fontWeight="medium" textStyle="sm">
          {t('order.summary.title')}
        </Text>
        <Text textStyle="xs" color="fg.muted" truncate>
          {lines.length > 1
            ? t('order.summary.several', { pieces: quantity, count: lines.length })
            : t('order.summary.pieces', { quantity, name: first?.name ?? '' })}
        </Text>
        <Text textStyle="xs" fontWeight="medium" minH="1lh">
          {pricing.delivery && t('order.summary.arrives', { days: formatDays(pricing.delivery, language) })}
        </Text>
      </Box>
      <Box textAlign="end" fontVariantNumeric="tabular-nums">
        <Text fontWeight="bold" textStyle="lg" lineHeight="short">
          {formatMoney(pricing.prices.totalCents)}
        </Text>
        <InTaka totalCents={pricing.prices.totalCents} bdtPerUsd={pricing.bdtPerUsd} textStyle="xs" />
        {isPreview(pricing) ? (
          <Text textStyle="xs" color="fg.muted">
            {t('order.prices.short')}
          </Text>
        ) : (
          <DeliveryIncluded feeCents={pricing.prices.deliveryFeeCents} />
        )}
      </Box>
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

const SummaryContent = ({ lines, changes, pricing, children }: CheckoutSummaryProps & { children?: ReactNode }) => {
  const inWords = useTranslateLine();
  const { prices } = pricing;
  return (
    <Stack gap="5">
      {lines.map((line, place) => {
        const change = changes.find((one) => one.line === line);
        return (
          <Box key={place}>
            <LineItem
              {...inWords(line)}
              unitPriceCents={prices.lines[place]?.unitPriceCents ?? line.priceCents}
              showSum={lines.length > 1}
            />
            {change && lines.length > 1 && (
              <Box mt="2" textStyle="sm" fontWeight="medium" color="fg.error">
                <ChangeText change={change} />
              </Box>
            )}
          </Box>
        );
      })}
      {children}
      <Box>
        <Totals {...prices}>
          <InTaka totalCents={prices.totalCents} bdtPerUsd={pricing.bdtPerUsd} textStyle="sm" />
        </Totals>
        <Certainty pricing={pricing} />
        {pricing.district === null && <DistrictNote />}
      </Box>
    </Stack>
  );
};

/** Whether the shown figures are not what the server says. */
const isPreview = ({ state, isComputed }: Pricing): boolean =>
  state === 'preview' || (state === 'checking' && isComputed);

/** When it arrives; or that the figures are a preview. Both take the same room, so that nothing below moves. */
const Certainty = ({ pricing }: { pricing: Pricing }) => {
  const { t, translate, language } = useMessages();
  const { state, delivery, failure, refresh } = pricing;
  const text = () => {
    if (!isPreview(pricing)) return delivery && t('order.summary.arrives', { days: formatDays(delivery, language) });
    if (state === 'checking') return t('order.prices.checking');
    if (failure === null || failure === FAILURE_MESSAGES.unreachable) return t('order.prices.preview');
    return `${t('order.prices.short')}: ${translate(failure)}`;
  };
  return (
    <HStack mt="3" minH="11" gap="3" justify="space-between" textStyle="sm" color="fg.muted">
      <Text aria-live="polite" {...(!isPreview(pricing) && { fontWeight: 'medium', color: 'fg' })}>
        {text()}
      </Text>
      {state === 'preview' && (
        <Button size="sm" variant="outline" onClick={refresh}>
          {t('error.retry')}
        </Button>
      )}
    </HStack>
  );
};

const Bar = chakra('summary', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    minH: '14',
    listStyle: 'none',
    cursor: 'button',
    '&::-webkit-details-marker': { display: 'none' },
  },
});
