import { Grid } from '@chakra-ui/react';
import { formatPercent } from '#schema/format/figures.ts';
import { formatCount } from '#schema/format/number.ts';
import type { Totals_StatisticsFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Figure } from '../ui/Figure.tsx';

/* GraphQL */ `
  fragment Totals_statistics on Statistics {
    total {
      ...Totals_figures
    }
    before {
      ...Totals_figures
    }
  }

  fragment Totals_figures on PeriodFigures {
    sales {
      orders
      revenueCents
    }
    pieces
    returnedOrders
    funnel {
      visits
      orders
    }
  }
`;

/** The figures of the whole range beside those of as many days before. */
export const Totals = ({ statistics: { total, before } }: { statistics: Totals_StatisticsFragment }) => {
  const { t, formatMoney, language } = useMessages();
  const count = (value: number) => formatCount(value, language);
  const percent = (value: number) => formatPercent(value, language);
  // Those with a chart below are explained beside it.
  const figures = [
    { key: 'revenue', of: ({ sales }: typeof total) => sales.revenueCents, write: formatMoney },
    { key: 'orders', of: ({ sales }: typeof total) => sales.orders, write: count },
    {
      key: 'average',
      note: t('admin.chart.average.note'),
      of: ({ sales }: typeof total) => (sales.orders === 0 ? 0 : Math.round(sales.revenueCents / sales.orders)),
      write: formatMoney,
    },
    {
      key: 'pieces',
      note: t('admin.chart.pieces.note'),
      of: ({ pieces }: typeof total) => pieces,
      write: count,
    },
    { key: 'returns', of: ({ returnedOrders }: typeof total) => returnedOrders, write: count, isCost: true },
    {
      key: 'conversion',
      note: t('admin.chart.conversion.note'),
      of: ({ funnel }: typeof total) => (funnel.visits === 0 ? 0 : funnel.orders / funnel.visits),
      write: percent,
    },
  ] as const;
  return (
    <Grid
      templateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(3, minmax(0, 1fr))',
        '2xl': 'repeat(6, minmax(0, 1fr))',
      }}
      gap="3"
    >
      {figures.map(({ key, of, write, ...more }) => (
        <Figure
          key={key}
          label={t(`admin.chart.${key}`)}
          now={of(total)}
          before={of(before)}
          write={write}
          since={t('admin.chart.before')}
          {...more}
        />
      ))}
    </Grid>
  );
};
