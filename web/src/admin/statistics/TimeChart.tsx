import { Chart, useChart } from '@chakra-ui/charts';
import { Box, chakra, Text } from '@chakra-ui/react';
import { Area, Bar, CartesianGrid, ComposedChart, Tooltip, XAxis, YAxis } from 'recharts';
import { useMessages } from '#web/messages/useMessages.ts';

/** A point of a chart: what it stands for, and its value. */
export interface ChartPoint {
  key: string;
  /** The name on the axis. */
  label: string;
  /** The name in full. */
  name: string;
  value: number;
}

interface TimeChartProps {
  /** What is shown, for screen readers and for the table. */
  label: string;
  points: readonly ChartPoint[];
  /** Money flows: it is drawn as an area; things are counted: bars. */
  kind: 'area' | 'bars';
  color: string;
  write: (value: number) => string;
  /** Writes a value of the axis, in few letters. */
  writeShort: (value: number) => string;
}

/**
 * A chart over time, and below it the same figures as a table, which is what keyboards and screen readers use; a
 * sentence where all is nothing.
 */
export const TimeChart = ({ label, points, kind, color, write, writeShort }: TimeChartProps) => {
  const { t } = useMessages();
  const chart = useChart({ data: [...points], series: [{ name: 'value', color, label }] });
  if (points.every(({ value }) => value === 0)) return <Text color="fg.muted">{t('admin.chart.nothing')}</Text>;
  return (
    <>
      {/* The table below says all of it. */}
      <Chart.Root chart={chart} aspectRatio="auto" h={{ base: '48', md: '64' }} aria-hidden>
        <ComposedChart data={chart.data} responsive accessibilityLayer={false} margin={{ top: 8, right: 8 }}>
          <CartesianGrid vertical={false} stroke={chart.color('border')} />
          <XAxis
            dataKey="label"
            axisLine={false}
            tickLine={false}
            minTickGap={24}
            tickMargin={8}
            stroke={chart.color('border')}
          />
          <YAxis axisLine={false} tickLine={false} width={56} allowDecimals={false} tickFormatter={writeShort} />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: chart.color('bg.subtle'), stroke: chart.color('border.control') }}
            content={({ payload }) => <Tip point={payload[0]?.payload as ChartPoint | undefined} write={write} />}
          />
          {kind === 'area' ? (
            <Area
              type="linear"
              dataKey="value"
              stroke={chart.color(color)}
              strokeWidth={2}
              fill={chart.color(color)}
              fillOpacity={0.15}
              isAnimationActive={false}
              dot={points.length === 1}
            />
          ) : (
            <Bar
              dataKey="value"
              fill={chart.color(color)}
              isAnimationActive={false}
              radius={[3, 3, 0, 0]}
              maxBarSize={40}
            />
          )}
        </ComposedChart>
      </Chart.Root>
      <Details>
        <summary>{t('admin.chart.table', { name: label })}</summary>
        <Scroll tabIndex={0} role="group" aria-label={label}>
          <Table>
            <thead>
              <tr>
                <th scope="col">{t('admin.chart.time')}</th>
                <th scope="col">{label}</th>
              </tr>
            </thead>
            <tbody>
              {points.map(({ key, name, value }) => (
                <tr key={key}>
                  <th scope="row">{name}</th>
                  <td>{write(value)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroll>
      </Details>
    </>
  );
};

const Tip = ({ point, write }: { point: ChartPoint | undefined; write: (value: number) => string }) =>
  point && (
    <Box
      bg="bg.surface"
      color="fg"
      borderWidth="1px"
      borderColor="border"
      borderRadius="control"
      px="3"
      py="2"
      textStyle="xs"
    >
      <Box color="fg.muted">{point.name}</Box>
      <Box fontWeight="medium" fontVariantNumeric="tabular-nums">
        {write(point.value)}
      </Box>
    </Box>
  );

const Details = chakra('details', {
  base: {
    mt: '2',
    textStyle: 'sm',
    '& > summary': {
      cursor: 'button',
      color: 'brand.fg',
      py: { base: '2.5', md: '1' },
      borderRadius: 'control',
    },
  },
});

const Scroll = chakra('div', { base: { maxH: '20rem', overflowY: 'auto', mt: '1' } });

const Table = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { py: '1', fontWeight: 'normal', borderBottomWidth: '1px', borderColor: 'border' },
    '& thead th': { color: 'fg.muted', position: 'sticky', top: '0', bg: 'bg.surface' },
    '& :is(th, td):first-of-type': { textAlign: 'start' },
    '& :is(td, thead th:last-of-type)': { textAlign: 'end' },
  },
});
