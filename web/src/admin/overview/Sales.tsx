import { chakra, Grid } from '@chakra-ui/react';
import { dayOf, startOfMonth } from '#schema/days.ts';
import { formatCount } from '#schema/format/number.ts';
import type { Sales_OverviewFragment } from '#web/generated/graphql.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Section } from '../ui/Section.tsx';
import { Figure } from '../ui/Figure.tsx';
import { Detail } from '../ui/texts.tsx';

/* GraphQL */ `
  fragment Sales_overview on Overview {
    at
    today {
      ...Sales_figures
    }
    month {
      ...Sales_figures
    }
  }

  fragment Sales_figures on SalesBesideBefore {
    now {
      orders
      revenueCents
    }
    before {
      orders
      revenueCents
    }
  }
`;

/**
 * How the shop sells today and this month, beside the time before; each figure leads to the orders or the chart of its
 * time.
 */
export const Sales = ({ overview: { at, today, month } }: { overview: Sales_OverviewFragment }) => {
  const { t, formatMoney, language } = useMessages();
  const count = (value: number) => formatCount(value, language);
  const day = dayOf(new Date(at));
  const times = [
    { key: 'today', from: day, figures: today },
    { key: 'month', from: startOfMonth(day), figures: month },
  ] as const;
  return (
    <Section
      title={t('admin.sales.title')}
      note={
        <chakra.details textStyle="xs" color="fg.muted">
          <chakra.summary py="1" w="fit-content" cursor="button">
            {t('admin.sales.counted')}
          </chakra.summary>
          <Detail maxW="prose">
            {t('admin.chart.orders.note')} {t('admin.chart.revenue.note')}
          </Detail>
        </chakra.details>
      }
    >
      <Grid templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' }} gap="3">
        {times.flatMap(({ key, from, figures: { now, before } }) => [
          <Figure
            key={`${key}-orders`}
            label={t(`admin.sales.${key}.orders`)}
            now={now.orders}
            before={before.orders}
            write={count}
            since={t(`admin.sales.${key}.before`)}
            to={adminPaths.ordersSoldBetween(from, day)}
          />,
          <Figure
            key={`${key}-revenue`}
            label={t(`admin.sales.${key}.revenue`)}
            now={now.revenueCents}
            before={before.revenueCents}
            write={formatMoney}
            since={t(`admin.sales.${key}.before`)}
            to={adminPaths.chartOf(from, day)}
          />,
        ])}
      </Grid>
    </Section>
  );
};
