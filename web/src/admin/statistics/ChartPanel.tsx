import type { ReactNode } from 'react';
import type { Chart } from '#schema/statistics.ts';
import { CsvButton } from '../csv/CsvButton.tsx';
import { PanelSection } from '../ui/Section.tsx';
import { Detail } from '../ui/texts.tsx';
import type { Range } from './range.ts';

interface ChartPanelProps {
  title: string;
  /** What the figures are. */
  note: string;
  chart: Chart;
  range: Range;
  /** Whether it takes the whole width. */
  isWide?: boolean;
  children: ReactNode;
}

/** A chart with its heading and its file. */
export const ChartPanel = ({ title, note, chart, range, isWide = false, children }: ChartPanelProps) => {
  const { from, to, grain } = range;
  return (
    <PanelSection
      title={title}
      note={
        <Detail mt="0.5" maxW="prose">
          {note}
        </Detail>
      }
      tools={<CsvButton list="statistics" query={new URLSearchParams({ chart, from, to, grain }).toString()} />}
      p={{ base: '3', md: '4' }}
      borderRadius="card"
      {...(isWide && { gridColumn: '1 / -1' })}
    >
      {children}
    </PanelSection>
  );
};
