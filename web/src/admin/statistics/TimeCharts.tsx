import { formatCompact, formatCompactMoney, formatDay, formatMonth, formatShortDay } from '#schema/format/figures.ts';
import { formatCount } from '#schema/format/number.ts';
import type { TimeCharts_StatisticsFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { ChartPanel } from './ChartPanel.tsx';
import type { Range } from './range.ts';
import { TimeChart } from './TimeChart.tsx';

/* GraphQL */ `
  fragment TimeCharts_statistics on Statistics {
    points {
      from
      to
      figures {
        sales {
          orders
          revenueCents
        }
        returnedOrders
        funnel {
          visits
        }
      }
    }
  }
`;

interface TimeChartsProps {
  statistics: TimeCharts_StatisticsFragment;
  range: Range;
}

/** Revenue, orders, returns and visits over time. */
export const TimeCharts = ({ statistics: { points }, range }: TimeChartsProps) => {
  const { t, formatMoney, language } = useMessages();
  const nameOf = ({ from, to }: { from: string; to: string }) => {
    if (range.grain === 'MONTH') return formatMonth(from, language);
    return from === to ? formatDay(from, language) : `${formatShortDay(from, language)} – ${formatDay(to, language)}`;
  };
  const labelOf = ({ from }: { from: string }) =>
    range.grain === 'MONTH' ? formatMonth(from, language) : formatShortDay(from, language);
  const pointsWith = (of: (figures: (typeof points)[number]['figures']) => number) =>
    points.map((point) => ({
      key: point.from,
      label: labelOf(point),
      name: nameOf(point),
      value: of(point.figures),
    }));
  const counted = {
    kind: 'bars',
    write: (value: number) => formatCount(value, language),
    writeShort: (value: number) => formatCompact(value, language),
  } as const;
  return (
    <>
      <ChartPanel
        title={t('admin.chart.revenue')}
        note={t('admin.chart.revenue.note')}
        chart="time"
        range={range}
        isWide
      >
        <TimeChart
          label={t('admin.chart.revenue')}
          points={pointsWith(({ sales }) => sales.revenueCents)}
          kind="area"
          color="brand.solid"
          write={formatMoney}
          writeShort={(cents) => formatCompactMoney(cents, language)}
        />
      </ChartPanel>
      <ChartPanel title={t('admin.chart.orders')} note={t('admin.chart.orders.note')} chart="time" range={range}>
        <TimeChart
          label={t('admin.chart.orders')}
          points={pointsWith(({ sales }) => sales.orders)}
          color="brand.solid"
          {...counted}
        />
      </ChartPanel>
      <ChartPanel title={t('admin.chart.visits')} note={t('admin.chart.visits.note')} chart="time" range={range}>
        <TimeChart
          label={t('admin.chart.visits')}
          points={pointsWith(({ funnel }) => funnel.visits)}
          color="brand.emphasized"
          {...counted}
        />
      </ChartPanel>
      <ChartPanel title={t('admin.chart.returns')} note={t('admin.chart.returns.note')} chart="time" range={range}>
        <TimeChart
          label={t('admin.chart.returns')}
          points={pointsWith(({ returnedOrders }) => returnedOrders)}
          color="accent.solid"
          {...counted}
        />
      </ChartPanel>
    </>
  );
};
