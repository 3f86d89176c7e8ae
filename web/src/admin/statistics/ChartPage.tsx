import { Box, Grid, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useStatisticsQuery } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FailedState } from '#web/ui/FailedState.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { useListState } from '../kit/list/useListState.ts';
import { ProductAlerts } from '../product-alert/ProductAlerts.tsx';
import { Parts } from './Parts.tsx';
import { RangeBar } from './RangeBar.tsx';
import { rangeOf, rangeProblem, rangeSchema } from './range.ts';
import { TimeCharts } from './TimeCharts.tsx';
import { Totals } from './Totals.tsx';

/* GraphQL */ `
  query Statistics($from: String!, $to: String!, $grain: StatisticsGrain!) {
    statistics(from: $from, to: $to, grain: $grain) {
      ...Totals_statistics
      ...TimeCharts_statistics
      ...Parts_statistics
    }
  }
`;

/** The charts of the shop: how it sells over time, and what, where and to how many. */
export default function ChartPage() {
  const { t, translate } = useMessages();
  const { state, change } = useListState(rangeSchema);
  // The day that it is when the page is opened.
  const [openedAt] = useState(() => new Date());
  const range = useMemo(() => rangeOf(state, openedAt), [state, openedAt]);
  const problem = rangeProblem(range);
  const { from, to, grain } = range;
  const { data, previousData, error, loading, refetch } = useStatisticsQuery({
    variables: { from, to, grain },
    skip: problem !== null,
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? (loading ? previousData : undefined))?.statistics;
  return (
    <AdminPage title={t('admin.chart.title')}>
      <RangeBar range={range} onChange={(chosen) => change(chosen)} />
      {problem !== null && (
        <Text role="alert" color="fg.error">
          {translate(problem)}
        </Text>
      )}
      {problem === null && !shown && error && <FailedState error={error} retry={refetch} />}
      {problem === null && !shown && !error && <ChartsSkeleton />}
      {problem === null && shown && (
        <Box aria-busy={data === undefined} opacity={data === undefined ? 0.6 : 1}>
          <Totals statistics={shown} />
          <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }} gap="4" mt="4">
            <TimeCharts statistics={shown} range={range} />
            <Parts statistics={shown} range={range} />
          </Grid>
        </Box>
      )}
      <ProductAlerts />
    </AdminPage>
  );
}

const ChartsSkeleton = () => {
  const { t } = useMessages();
  return (
    <Box role="status" aria-label={t('app.loading')}>
      <Grid templateColumns={{ base: 'repeat(2, 1fr)', md: 'repeat(3, 1fr)', xl: 'repeat(6, 1fr)' }} gap="3">
        {Array.from({ length: 6 }, (_, place) => (
          <Skeleton key={place} h="24" borderRadius="card" />
        ))}
      </Grid>
      <Skeleton h="80" borderRadius="card" mt="4" />
    </Box>
  );
};
