import { Button, Flex, HStack, VisuallyHidden } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import {
  ACCOUNT_STATUSES,
  CUSTOMER_SORTS,
  ROLES,
  type AccountStatus,
  type CustomerSort,
  type Role,
} from '#schema/customer.ts';
import { MAX_TERM_LENGTH } from '#schema/limits.ts';
import { useCustomersPageQuery } from '#web/generated/graphql.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { StatusMessage } from '#web/ui/StatusMessage.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { CsvButton } from '../csv/CsvButton.tsx';
import { SavedViews } from '../table/SavedViews.tsx';
import { AdminTable } from '../table/AdminTable.tsx';
import { FilterSelect } from '../table/FilterSelect.tsx';
import { ListSearch } from '../table/ListSearch.tsx';
import { useListState } from '../table/useListState.ts';
import { BulkDecisions } from './BulkDecisions.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import { customerColumns, type ListedCustomer } from './customerColumns.tsx';
import { RejectDialog } from './RejectDialog.tsx';

/* GraphQL */ `
  query CustomersPage(
    $search: String
    $status: AccountStatus
    $role: Role
    $sort: CustomerSort!
    $after: String
  ) {
    me {
      id
    }
    customers(search: $search, status: $status, role: $role, sort: $sort, first: 50, after: $after) {
      edges {
        cursor
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
  q: v.pipe(v.string(), v.maxLength(MAX_TERM_LENGTH)),
  status: v.nullable(v.picklist(ACCOUNT_STATUSES)),
  role: v.nullable(v.picklist(ROLES)),
  sort: v.picklist(CUSTOMER_SORTS),
};
const usual = {
  q: '',
  status: null as AccountStatus | null,
  role: null as Role | null,
  sort: 'NEWEST' as CustomerSort,
};

/** All customers: to find, to confirm and to reject, one by one or many at once. The page of one has the rest. */
export default function CustomersPage() {
  const messages = useMessages();
  const { t } = messages;
  const navigate = useNavigate();
  const { state, change, isChanged, clear, query } = useListState(schema, usual);
  const { q, status, role, sort } = state;
  const { data, previousData, error, refetch, fetchMore } = useCustomersPageQuery({
    variables: { search: q, status, role, sort },
    fetchPolicy: 'cache-and-network',
  });
  const [told, setTold] = useState<string | null>(null);
  const [refusing, refuse] = useState<{ id: string; displayName: string } | null>(null);
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const top = useRef<HTMLDivElement>(null);
  const shown = data ?? previousData;
  const list = shown?.customers;
  // A customer whose status was just changed belongs to another list; the loaded pages stay.
  const loaded = list?.edges.map(({ node }) => node);
  const customers = loaded?.filter((customer) => !data || status === null || customer.status === status);
  const finish = (message: string) => {
    // While the dialog is open, nothing else can have the focus.
    flushSync(() => {
      refuse(null);
      setTold(message);
    });
    top.current?.focus();
  };
  const show = (part: Partial<typeof usual>) => {
    setTold(null);
    select(new Set());
    change(part);
  };
  return (
    <AdminPage title={t('admin.customers.title')}>
      <SavedViews list="CUSTOMERS" query={query} />
      <Flex gap="2" wrap="wrap" mb="3" align="center">
        <ListSearch
          label={t('admin.customers.search')}
          value={q}
          onChange={(term) => {
            select(new Set());
            change({ q: term }, { replace: true });
          }}
        />
        <FilterSelect
          label={t('admin.customers.filter')}
          value={status}
          all={t('admin.customers.ALL')}
          options={ACCOUNT_STATUSES.map((value) => ({ value, label: t(`admin.customers.${value}`) }))}
          onChange={(value) => show({ status: value })}
        />
        <FilterSelect
          label={t('admin.customers.role')}
          value={role}
          all={t('admin.customers.role.ALL')}
          options={ROLES.map((value) => ({ value, label: t(`admin.customers.role.${value}`) }))}
          onChange={(value) => show({ role: value })}
        />
        {isChanged && (
          <Button size="sm" variant="ghost" onClick={() => show(usual)}>
            {t('admin.table.clearFilters')}
          </Button>
        )}
      </Flex>
      {/* It gets the focus, so that screen readers read it. */}
      <StatusMessage ref={top} tabIndex={-1} outline="none" aria-live="off" mb={told ? '3' : undefined}>
        {told && (
          <Notice tone="success" role={undefined}>
            {told}
          </Notice>
        )}
      </StatusMessage>
      <AdminTable<ListedCustomer, CustomerSort>
        label={t('admin.customers.title')}
        storageKey="customers"
        columns={customerColumns(messages, {
          own: shown?.me?.id,
          decisions: (customer) => (
            <Decisions
              customer={customer}
              onBegin={() => setTold(null)}
              onConfirmed={() => finish(t('customer.admin.confirmed', { name: customer.displayName }))}
              onReject={() => {
                setTold(null);
                refuse(customer);
              }}
            />
          ),
        })}
        rows={customers}
        rowKey={({ id }) => id}
        rowName={({ displayName }) => displayName}
        sort={sort}
        onSort={(next) => show({ sort: next })}
        selected={selected}
        onSelected={select}
        count={list && list.totalCount - ((loaded?.length ?? 0) - (customers?.length ?? 0))}
        isCountExact={list?.isTotalExact ?? true}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        isStale={!data && previousData !== undefined}
        tools={
          <CsvButton
            list="customers"
            query={query}
            count={list?.isTotalExact ? list.totalCount : undefined}
          />
        }
        bulkActions={
          <BulkDecisions
            customers={(customers ?? []).filter(({ id }) => selected.has(id))}
            onDone={() => select(new Set())}
          />
        }
        empty={
          <EmptyState title={t('admin.customers.none')}>
            {isChanged && (
              <Button variant="outline" size="sm" onClick={clear}>
                {t('admin.table.clearFilters')}
              </Button>
            )}
          </EmptyState>
        }
        onOpen={({ id }) => void navigate(adminPaths.customer(id))}
        onMore={
          data?.customers.pageInfo.hasNextPage
            ? () => fetchMore({ variables: { after: data.customers.pageInfo.endCursor } })
            : undefined
        }
      />
      <RejectDialog
        customer={refusing}
        onClose={() => refuse(null)}
        onRejected={(name) => finish(t('admin.reject.done', { name }))}
      />
    </AdminPage>
  );
}

interface DecisionsProps {
  customer: ListedCustomer;
  onBegin: () => void;
  onConfirmed: () => void;
  onReject: () => void;
}

/** The buttons to decide about one customer. */
const Decisions = ({ customer: { id, displayName, status }, onReject, ...confirming }: DecisionsProps) => {
  const { t } = useMessages();
  return (
    <HStack gap="1" position="relative" flexWrap={{ base: 'wrap', md: 'nowrap' }}>
      {status !== 'CONFIRMED' && (
        // The key resets the button with the status: an old failure disappears.
        <ConfirmButton key={status} id={id} name={displayName} size="xs" {...confirming} />
      )}
      {status !== 'REJECTED' && (
        <Button size="xs" variant="ghost" colorPalette="red" onClick={onReject}>
          {t('admin.reject')} <VisuallyHidden>{displayName}</VisuallyHidden>
        </Button>
      )}
    </HStack>
  );
};
