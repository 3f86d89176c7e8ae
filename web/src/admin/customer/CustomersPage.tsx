import { Box, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ACCOUNT_STATUSES } from '../../../../schema/customer.ts';
import { useCustomersPageQuery, type AccountStatus } from '../../generated/graphql.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { FailedState } from '../../ui/FailedState.tsx';
import { FormField } from '../../ui/FormField.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Select } from '../../ui/Select.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StatusMessage } from '../../ui/StatusMessage.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { CustomersTable } from './CustomersTable.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { RoleDialog, type RoleChange } from './RoleDialog.tsx';

/* GraphQL */ `
  query CustomersPage($status: AccountStatus, $after: String) {
    me {
      id
    }
    customers(status: $status, first: 20, after: $after) {
      edges {
        cursor
        node {
          id
          ...CustomersTable_customer
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/** All customers, newest first: to confirm, to reject, and to change their role. */
export default function CustomersPage() {
  const { t } = useMessages();
  const [status, setStatus] = useState<AccountStatus | null>(null);
  const { data, error, refetch, fetchMore } = useCustomersPageQuery({
    variables: { status },
    fetchPolicy: 'cache-and-network',
  });
  const [told, setTold] = useState<string | null>(null);
  const [refusing, refuse] = useState<{ id: string; displayName: string } | null>(null);
  const [change, setChange] = useState<RoleChange | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const list = data?.customers;
  // A customer whose status was just changed belongs to another list; the loaded pages stay.
  const customers = list?.edges
    .map(({ node }) => node)
    .filter((customer) => status === null || customer.status === status);
  const finish = (message: string) => {
    // While the dialog is open, nothing else can have the focus.
    flushSync(() => {
      refuse(null);
      setChange(null);
      setTold(message);
    });
    top.current?.focus();
  };
  return (
    <AdminPage title={t('admin.customers.title')}>
      <Stack gap="5">
        <Box maxW="64">
          <FormField id="customers-status" label={t('admin.customers.filter')}>
            {(control) => (
              <Select
                {...control}
                value={status ?? ''}
                onChange={({ target }) => {
                  setTold(null);
                  setStatus(ACCOUNT_STATUSES.find((one) => one === target.value) ?? null);
                }}
              >
                <option value="">{t('admin.customers.ALL')}</option>
                {ACCOUNT_STATUSES.map((one) => (
                  <option key={one} value={one}>
                    {t(`admin.customers.${one}`)}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
        </Box>
        {/* It gets the focus, so that screen readers read it. */}
        <StatusMessage ref={top} tabIndex={-1} outline="none" aria-live="off">
          {told && (
            <Notice tone="success" role={undefined}>
              {told}
            </Notice>
          )}
        </StatusMessage>
        {!list && error && (
          <FailedState message={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
        )}
        {!list && !error && <Skeleton h="96" borderRadius="card" />}
        {customers?.length === 0 && <Text color="fg.muted">{t('admin.customers.none')}</Text>}
        {customers && customers.length > 0 && (
          <CustomersTable
            customers={customers}
            own={data?.me?.id}
            onConfirmed={(name) => finish(t('customer.admin.confirmed', { name }))}
            onReject={refuse}
            onChangeRole={setChange}
          />
        )}
        {list?.pageInfo.hasNextPage && (
          <MoreButton
            key={status}
            label={t('customer.admin.more')}
            onMore={() => fetchMore({ variables: { after: list.pageInfo.endCursor } })}
          />
        )}
      </Stack>
      <RejectDialog
        customer={refusing}
        onClose={() => refuse(null)}
        onRejected={(name) => finish(t('admin.reject.done', { name }))}
      />
      <RoleDialog
        change={change}
        onClose={() => setChange(null)}
        onChanged={({ role, customer }) =>
          finish(t(`admin.customers.make${role}.done`, { name: customer.displayName }))
        }
      />
    </AdminPage>
  );
}
