import { Box, Button, Flex, HStack, Input, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { isDay } from '#schema/days.ts';
import { STATISTICS_GRAINS } from '#schema/statistics.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Select } from '#web/ui/Select.tsx';
import { PRESETS, type ChosenRange, type Range } from './range.ts';

interface RangeBarProps {
  range: Range;
  onChange: (chosen: Partial<ChosenRange>) => void;
}

/** Chooses the days of the charts, by name or by date, and what a point of them stands for. */
export const RangeBar = ({ range: { preset, from, to, grain }, onChange }: RangeBarProps) => {
  const { t } = useMessages();
  return (
    <Flex
      gap="3"
      wrap="wrap"
      align="end"
      mb="5"
      css={{ '& :is(select, input)': { h: { base: '11', md: '9' }, textStyle: 'sm' } }}
    >
      <Box flex={{ base: '1 1 9rem', md: '0 0 auto' }}>
        <Label htmlFor="chart-range">{t('admin.chart.range')}</Label>
        <Select
          id="chart-range"
          value={preset}
          onChange={({ target }) => {
            const chosen = PRESETS.find((one) => one === target.value) ?? '30d';
            // The days that are shown are a good beginning for one's own.
            onChange(
              chosen === 'own'
                ? { range: null, from, to }
                : { range: chosen === '30d' ? null : chosen, from: '', to: '', by: null },
            );
          }}
        >
          {PRESETS.map((one) => (
            <option key={one} value={one}>
              {t(`admin.chart.range.${one}`)}
            </option>
          ))}
        </Select>
      </Box>
      {preset === 'own' && (
        <OwnDays key={`${from} ${to}`} from={from} to={to} onChange={(days) => onChange({ range: null, ...days })} />
      )}
      <Box flex={{ base: '1 1 6rem', md: '0 0 auto' }}>
        <Label htmlFor="chart-grain">{t('admin.chart.by')}</Label>
        <Select
          id="chart-grain"
          value={grain}
          onChange={({ target }) => onChange({ by: STATISTICS_GRAINS.find((one) => one === target.value) ?? null })}
        >
          {STATISTICS_GRAINS.map((one) => (
            <option key={one} value={one}>
              {t(`admin.chart.by.${one}`)}
            </option>
          ))}
        </Select>
      </Box>
    </Flex>
  );
};

interface OwnDaysProps {
  from: string;
  to: string;
  onChange: (days: { from: string; to: string }) => void;
}

/** Two days. What is being typed is no day for a while, and changes nothing until it is sent. */
const OwnDays = ({ from, to, onChange }: OwnDaysProps) => {
  const { t } = useMessages();
  const [typed, setTyped] = useState({ from, to });
  const isComplete = isDay(typed.from) && isDay(typed.to);
  const isChanged = typed.from !== from || typed.to !== to;
  return (
    <HStack asChild gap="3" align="end" flexWrap="wrap" flex={{ base: '1 1 100%', md: '0 0 auto' }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete) onChange(typed);
        }}
      >
        {(['from', 'to'] as const).map((which) => (
          <Box key={which} flex="1 1 8.5rem">
            <Label htmlFor={`chart-${which}`}>{t(`admin.chart.${which}`)}</Label>
            <Input
              id={`chart-${which}`}
              type="date"
              size="sm"
              value={typed[which]}
              onChange={({ target }) => setTyped({ ...typed, [which]: target.value })}
            />
          </Box>
        ))}
        <Button
          type="submit"
          size="sm"
          h={{ base: '11', md: '9' }}
          variant="outline"
          disabled={!isComplete || !isChanged}
        >
          {t('admin.chart.show')}
        </Button>
      </form>
    </HStack>
  );
};

const Label = ({ htmlFor, children }: { htmlFor: string; children: string }) => (
  <Text asChild display="block" textStyle="xs" color="fg.muted" mb="1">
    <label htmlFor={htmlFor}>{children}</label>
  </Text>
);
