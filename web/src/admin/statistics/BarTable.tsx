import { Box, Button, chakra, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { formatPercent } from '#schema/format/figures.ts';
import { useMessages } from '#web/messages/useMessages.ts';

/** A row of a bar table. */
export interface BarRow {
  key: string;
  name: ReactNode;
  /** The length of the bar. */
  value: number;
  /** Its value, written. */
  written: string;
  /** Other figures, in the order of their headers. */
  others?: readonly string[];
  /** Its part of the whole; null for none. */
  part: number | null;
}

interface BarTableProps {
  /** What the rows are. */
  label: string;
  /** The headers of the name, the other figures, the value and the part. */
  headers: { name: string; others?: readonly string[]; value: string; part: string };
  rows: readonly BarRow[];
  /** How many rows are shown at first. */
  most?: number;
}

/** A table whose rows are bars: chart and figures in one, for eyes, keyboards and screen readers alike. */
export const BarTable = ({ label, headers, rows, most = 8 }: BarTableProps) => {
  const { t, language } = useMessages();
  const [isWhole, setWhole] = useState(false);
  if (rows.length === 0) return <Text color="fg.muted">{t('admin.chart.none')}</Text>;
  const longest = Math.max(...rows.map(({ value }) => value), 0);
  const shown = isWhole ? rows : rows.slice(0, most);
  const others = headers.others ?? [];
  return (
    <>
      <Box overflowX="auto">
        <Table aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{headers.name}</th>
              {others.map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
              <th scope="col">{headers.value}</th>
              <th scope="col">{headers.part}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, name, value, written, others: figures = [], part }) => (
              <tr key={key}>
                <th scope="row">
                  {name}
                  <Track aria-hidden>
                    <Box
                      h="full"
                      borderRadius="full"
                      bg="brand.solid"
                      style={{ width: `${longest > 0 ? Math.max((value / longest) * 100, 0) : 0}%` }}
                    />
                  </Track>
                </th>
                {figures.map((figure, place) => (
                  <td key={others[place]}>{figure}</td>
                ))}
                <td>{written}</td>
                <td>{part === null ? '' : formatPercent(part, language)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Box>
      {rows.length > most && (
        <Button mt="2" size="xs" variant="ghost" onClick={() => setWhole(!isWhole)} aria-expanded={isWhole}>
          {isWhole ? t('admin.chart.fewer') : t('admin.chart.all', { count: rows.length })}
        </Button>
      )}
    </>
  );
};

const Track = chakra('div', { base: { h: '1.5', mt: '1', borderRadius: 'full', bg: 'bg.subtle' } });

const Table = chakra('table', {
  base: {
    w: 'full',
    textStyle: 'sm',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { py: '1.5', fontWeight: 'normal', verticalAlign: 'top' },
    '& thead th': { textStyle: 'xs', color: 'fg.muted' },
    '& :is(th, td):not(:first-of-type), & td': {
      textAlign: 'end',
      ps: { base: '2', md: '4' },
      whiteSpace: 'nowrap',
    },
    '& th:first-of-type': {
      textAlign: 'start',
      minW: { base: '6rem', md: '7rem' },
      w: '55%',
      overflowWrap: 'anywhere',
    },
  },
});
