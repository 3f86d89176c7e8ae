import { Stack } from '@chakra-ui/react';
import { useMessages } from '../../messages/useMessages.ts';
import { AdminPage } from '../AdminPage.tsx';
import { WaitingCustomers } from '../customer/WaitingCustomers.tsx';
import { FailedWork } from '../failed-work/FailedWork.tsx';
import { AllOrders } from '../order/AllOrders.tsx';
import { PaymentsToSettle } from '../payment/PaymentsToSettle.tsx';
import { WaitingComments } from '../review/WaitingComments.tsx';
import { WaitingReviews } from '../review/WaitingReviews.tsx';

/** The dashboard's first page: what waits for an admin, and all orders. */
export default function OverviewPage() {
  const { t } = useMessages();
  return (
    <AdminPage title={t('admin.overview.title')}>
      <Stack gap="12">
        <PaymentsToSettle />
        <FailedWork />
        <WaitingCustomers />
        <WaitingReviews />
        <WaitingComments />
        <AllOrders />
      </Stack>
    </AdminPage>
  );
}
