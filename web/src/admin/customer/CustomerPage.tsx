import { Box, Button, Grid, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { isStaff } from '#schema/staff.ts';
import { useMay } from '#web/admin/permissions.tsx';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { useCustomerPageQuery } from '#web/generated/graphql.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FailedState } from '#web/ui/FailedState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { NewOrderDialog } from '../order/new/NewOrderDialog.tsx';
import { LoadingShape } from '../ui/LoadingShape.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { useToast } from '../ui/toasts/toasts.ts';
import { CustomerEntries } from './page/CustomerEntries.tsx';
import { CustomerFacts } from './page/CustomerFacts.tsx';
import { CustomerMessages } from './page/CustomerMessages.tsx';
import { CustomerOrders } from './page/CustomerOrders.tsx';
import { CustomerReviews } from './page/CustomerReviews.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { StaffAccess } from './page/StaffAccess.tsx';

/* GraphQL */ `
  query CustomerPage($id: ID!) {
    me {
      id
    }
    customer(id: $id) {
      id
      displayName
      status
      ...CustomerFacts_customer
      ...NewOrder_customer
      ...CustomerMessages_customer
    }
    reviewsOfCustomer(customerId: $id, first: 5) {
      ...CustomerReviews_reviews
    }
    auditLog(filter: { subjectId: $id }, first: 10) {
      ...CustomerEntries_log
    }
  }
`;

/** Everything about one customer, and the decisions about them. */
export default function CustomerPage() {
  const { t, language } = useMessages();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const { data, error, refetch } = useCustomerPageQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const say = useToast();
  const may = useMay();
  const [isRejecting, setRejecting] = useState(false);
  const [isOrdering, setOrdering] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const customer = data?.customer;
  const finish = (text: string) => {
    setRejecting(false);
    setChanging(false);
    say({ text });
    // The log has another entry now.
    void refetch().catch(() => undefined);
  };
  const title = customer?.displayName ?? t('admin.customer.title');
  return (
    <AdminPage
      title={title}
      back={{ to: adminPaths.customers, label: t('admin.customers.title') }}
      actions={
        customer?.status === 'CONFIRMED' && (
          <Button size="sm" onClick={() => setOrdering(true)}>
            {t('admin.order.new')}
          </Button>
        )
      }
    >
      <PageTitle title={title} />
      {!data && error && <FailedState error={error} retry={refetch} />}
      {!data && !error && <LoadingShape h="96" borderRadius="card" />}
      {data && customer && (
        <Grid templateColumns={{ base: '1fr', xl: 'minmax(0, 1fr) 20rem' }} gap={{ base: '6', xl: '8' }}>
          <Box gridColumn={{ xl: '2' }} gridRow={{ xl: '1' }}>
            <CustomerFacts
              customer={customer}
              isOwn={data.me?.id === id}
              onConfirmed={() => finish(t('customer.admin.confirmed', { name: customer.displayName }))}
              onReject={() => setRejecting(true)}
              onChangeRole={() => setChanging(true)}
            />
          </Box>
          <Stack gap="8" minW="0" gridColumn={{ xl: '1' }} gridRow={{ xl: '1' }}>
            {isStaff(customer) && may('STAFF') && (
              <StaffAccess key={id} id={id} isOwn={data.me?.id === id} onDone={finish} />
            )}
            <CustomerOrders id={customer.id} />
            <CustomerMessages customer={customer} />
            <CustomerReviews reviews={data.reviewsOfCustomer} />
            <CustomerEntries log={data.auditLog} id={id} />
          </Stack>
        </Grid>
      )}
      {customer && (
        <NewOrderDialog
          open={isOrdering}
          customer={customer}
          onClose={() => setOrdering(false)}
          onPlaced={(order) => {
            say({ text: t('admin.order.new.done', { number: formatOrderNumber(order.number, language) }) });
            void navigate(adminPaths.order(order.id));
          }}
        />
      )}
      <RejectDialog
        customer={isRejecting && customer ? customer : null}
        onClose={() => setRejecting(false)}
        onRejected={(name) => finish(t('admin.reject.done', { name }))}
      />
      <RoleDialog
        of={isChanging && customer ? customer : null}
        onClose={() => setChanging(false)}
        onChanged={(name, role) =>
          finish(t('admin.customers.changeRole.done', { name, role: t(`admin.customers.role.${role}`) }))
        }
      />
    </AdminPage>
  );
}
