import { Container, Heading, Stack } from '@chakra-ui/react';
import { useMessages } from '../messages/useMessages.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { WaitingCustomers } from './customer/WaitingCustomers.tsx';
import { AllOrders } from './order/AllOrders.tsx';
import { WaitingComments } from './product/WaitingComments.tsx';
import { WaitingReviews } from './product/WaitingReviews.tsx';

/** What an admin has to do and to see. */
export default function DashboardPage() {
  const { t } = useMessages();
  return (
    <Container py={{ base: '6', md: '10' }}>
      <PageTitle title={t('customer.admin.title')} />
      <Heading as="h1" size="lg" mb="8">
        {t('customer.admin.title')}
      </Heading>
      <Stack gap="12">
        <WaitingCustomers />
        <WaitingReviews />
        <WaitingComments />
        <AllOrders />
      </Stack>
    </Container>
  );
}
