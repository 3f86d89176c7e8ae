import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import type { Chart } from '#schema/statistics.ts';
import { CsvButton } from '../csv/CsvButton.tsx';
import type { Range } from './range.ts';

interface ChartPanelProps {
  title: string;
  /** What the figures are, where the title does not say it. */
  note?: string;
  chart: Chart;
  range: Range;
  /** Whether it takes the whole width. */
  isWide?: boolean;
  children: ReactNode;
}

/** A chart with its heading and its file. */
export const ChartPanel = ({ title, note, chart, range, isWide = false, children }: ChartPanelProps) => {
  const id = useId();
  const { from, to, grain } = range;
  return (
    <Box
      as="section"
      aria-labelledby={id}
      p={{ base: '3', md: '4' }}
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
      minW="0"
      {...(isWide && { gridColumn: '1 / -1' })}
    >
      <Flex justify="space-between" align="start" gap="3" mb="3" wrap="wrap">
        <Box flex="1 1 8rem">
          <Heading as="h2" id={id} fontSize="md">
            {title}
          </Heading>
          {note && (
            <Text textStyle="xs" color="fg.muted" mt="0.5" maxW="prose">
              {note}
            </Text>
          )}
        </Box>
        <CsvButton list="statistics" query={new URLSearchParams({ chart, from, to, grain }).toString()} />
      </Flex>
      {children}
    </Box>
  );
};
