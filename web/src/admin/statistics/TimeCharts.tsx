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
    color: 'brand.solid',
    write: (value: number) => formatCount(value, language),
    writeShort: (value: number) => formatCompact(value, language),
  } as const;
  const revenue = {
    kind: 'area',
    color: 'brand.solid',
    write: formatMoney,
    writeShort: (cents: number) => formatCompactMoney(cents, language),
  } as const;
  const charts = [
    { name: 'revenue', points: pointsWith(({ sales }) => sales.revenueCents), ...revenue },
    { name: 'orders', points: pointsWith(({ sales }) => sales.orders), ...counted },
    { name: 'visits', points: pointsWith(({ funnel }) => funnel.visits), ...counted, color: 'brand.emphasized' },
    { name: 'returns', points: pointsWith((figures) => figures.returnedOrders), ...counted, color: 'accent.solid' },
  ] as const;
  return charts.map(({ name, ...chart }) => (
    <ChartPanel
      key={name}
      title={t(`admin.chart.${name}`)}
      note={t(`admin.chart.${name}.note`)}
      chart="time"
      range={range}
      isWide={name === 'revenue'}
    >
      <TimeChart label={t(`admin.chart.${name}`)} {...chart} />
    </ChartPanel>
  ));
};
