import { Stack } from '@chakra-ui/react';
import { useOverviewQuery } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FailedState } from '#web/ui/FailedState.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { FailedWork } from '../failed-work/FailedWork.tsx';
import { PaymentsToSettle } from '../payment/PaymentsToSettle.tsx';
import { LatestOrders } from '../order/LatestOrders.tsx';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';
import { Sales } from './Sales.tsx';
import { StatusCounts } from './StatusCounts.tsx';
import { Tasks } from './Tasks.tsx';

/* GraphQL */ `
  query Overview {
    overview {
      tasks {
        ...Tasks_tasks
      }
      ...Sales_overview
      ...StatusCounts_overview
    }
    orders(first: 8) {
      ...LatestOrders_orders
    }
  }
`;

/** How often the figures are read again while the page is open, in milliseconds. */
const EVERY_MS = 60_000;

/** The dashboard's first page: what needs doing, and how the shop sells. */
export default function OverviewPage() {
  const { t } = useMessages();
  const { data, error, refetch } = useOverviewQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: EVERY_MS,
    skipPollAttempt: () => document.hidden,
  });
  return (
    <AdminPage title={t('admin.overview.title')}>
      {!data && error && <FailedState error={error} retry={refetch} />}
      {!data && !error && <OverviewSkeleton />}
      {data && (
        <Stack gap={{ base: '8', md: '10' }}>
          <Tasks tasks={data.overview.tasks} />
          <PaymentsToSettle />
          <FailedWork />
          <Sales overview={data.overview} />
          <StatusCounts overview={data.overview} />
          <LatestOrders orders={data.orders} />
        </Stack>
      )}
    </AdminPage>
  );
}
