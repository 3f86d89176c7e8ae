import { Button, HStack, VisuallyHidden } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { ACCOUNT_STATUSES, CUSTOMER_SORTS, ROLES, type CustomerSort } from '#schema/customer.ts';
import { MAX_TERM_LENGTH } from '#schema/limits.ts';
import { CustomersPageDocument } from '#web/generated/graphql.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { StatusMessage } from '#web/ui/StatusMessage.tsx';
import { AdminList } from '../kit/list/AdminList.tsx';
import { FilterBar } from '../kit/list/filters/FilterBar.tsx';
import { oneOf, textUpTo } from '../kit/list/listState.ts';
import { useAdminList } from '../kit/list/useAdminList.ts';
import { useMay } from '../permissions.tsx';
import { BulkDecisions } from './BulkDecisions.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import { customerColumns, type ListedCustomer } from './customerColumns.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { RejectDialog } from './RejectDialog.tsx';

/* GraphQL */ `
  query CustomersPage($search: String, $status: AccountStatus, $role: Role, $sort: CustomerSort!, $after: String) {
    me {
      id
    }
    customers(search: $search, status: $status, role: $role, sort: $sort, first: 50, after: $after) {
      edges {
        node {
          id
          ...CustomerColumns_customer
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      isTotalExact
    }
  }
`;

const schema = {
  q: textUpTo(MAX_TERM_LENGTH),
  status: oneOf(ACCOUNT_STATUSES),
  role: oneOf(ROLES),
  sort: v.fallback(v.picklist(CUSTOMER_SORTS), 'NEWEST'),
};

/** All customers: to find, to decide about those who wait, or about many at once. The page of one has the rest. */
export default function CustomersPage() {
  const messages = useMessages();
  const { t } = messages;
  const navigate = useNavigate();
  const [done, setDone] = useState<string | null>(null);
  const list = useAdminList({
    schema,
    document: CustomersPageDocument,
    variables: ({ q, status, role, sort }) => ({ search: q, status, role, sort }),
    connection: ({ customers }) => customers,
    belongs: (customer, { status }) => status === null || customer.status === status,
    onChange: () => setDone(null),
  });
  const may = useMay();
  const [isInviting, setInviting] = useState(false);
  const [refusing, refuse] = useState<{ id: string; displayName: string } | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const finish = (message: string) => {
    // While the dialog is open, nothing else can have the focus.
    flushSync(() => {
      refuse(null);
      setInviting(false);
      setDone(message);
    });
    top.current?.focus();
  };
  return (
    <AdminList<ListedCustomer, CustomerSort>
      title={t('admin.customers.title')}
      actions={
        may('STAFF') && (
          <Button variant="outline" onClick={() => setInviting(true)}>
            {t('admin.customers.invite')}
          </Button>
        )
      }
      name="customers"
      list={list}
      views={{ list: 'CUSTOMERS' }}
      filters={
        <>
          <FilterBar
            list={list}
            fields={[
              { search: 'q', label: t('admin.customers.search') },
              {
                name: 'status',
                label: t('admin.customers.filter'),
                all: t('admin.customers.ALL'),
                options: ACCOUNT_STATUSES.map((value) => ({ value, label: t(`admin.customers.${value}`) })),
              },
              {
                name: 'role',
                label: t('admin.customers.role'),
                all: t('admin.customers.role.ALL'),
                options: ROLES.map((value) => ({ value, label: t(`admin.customers.role.${value}`) })),
              },
            ]}
          />
          {/* It gets the focus, so that screen readers read it. */}
          <StatusMessage ref={top} tabIndex={-1} outline="none" aria-live="off" mb={done ? '3' : undefined}>
            {done && (
              <Notice tone="success" role={undefined}>
                {done}
              </Notice>
            )}
          </StatusMessage>
        </>
      }
      columns={customerColumns(messages, {
        own: list.data?.me?.id,
        decisions: (customer) => (
          <Decisions
            customer={customer}
            onBegin={() => setDone(null)}
            onConfirmed={() => finish(t('customer.admin.confirmed', { name: customer.displayName }))}
            onReject={() => {
              setDone(null);
              refuse(customer);
            }}
          />
        ),
      })}
      rowKey={({ id }) => id}
      rowName={({ displayName }) => displayName}
      csv
      bulkActions={
        <BulkDecisions
          customers={(list.table.rows ?? []).filter(({ id }) => list.selected.has(id))}
          onDone={() => list.select(new Set())}
        />
      }
      empty={t('admin.customers.none')}
      onOpen={({ id }) => void navigate(adminPaths.customer(id))}
    >
      <RejectDialog
        customer={refusing}
        onClose={() => refuse(null)}
        onRejected={(name) => finish(t('admin.reject.done', { name }))}
      />
      <InviteDialog
        isOpen={isInviting}
        onClose={() => setInviting(false)}
        onInvited={(name) => finish(t('admin.customers.invite.done', { name }))}
      />
    </AdminList>
  );
}

interface DecisionsProps {
  customer: ListedCustomer;
  onBegin: () => void;
  onConfirmed: () => void;
  onReject: () => void;
}

/** The buttons to decide about a customer who waits. */
const Decisions = ({ customer: { id, displayName }, onReject, ...confirming }: DecisionsProps) => {
  const { t } = useMessages();
  return (
    <HStack gap="1" position="relative" wrap="wrap">
      <ConfirmButton id={id} name={displayName} size="xs" {...confirming} />
      <Button size="xs" variant="ghost" colorPalette="red" onClick={onReject}>
        {t('admin.reject')} <VisuallyHidden>{displayName}</VisuallyHidden>
      </Button>
    </HStack>
  );
};
