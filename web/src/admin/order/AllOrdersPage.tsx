import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import type { BulkStatus } from '#schema/order-admin.ts';
import type { OrderSort } from '#schema/order-list.ts';
import { useAllOrdersPageQuery } from '#web/generated/graphql.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { ShipManyDialog } from '../board/ShipManyDialog.tsx';
import { CsvButton } from '../csv/CsvButton.tsx';
import { AdminTable } from '../table/AdminTable.tsx';
import { SavedViews } from '../table/SavedViews.tsx';
import { useListState } from '../table/useListState.ts';
import { BulkActions } from './bulk/BulkActions.tsx';
import { MoveDialog } from './bulk/MoveDialog.tsx';
import { PrintButtons } from './bulk/PrintButtons.tsx';
import { OrderFilters } from './list/OrderFilters.tsx';
import { orderColumns, type ListedOrder } from './list/orderColumns.tsx';
import {
  filterOf,
  ORDER_VIEWS,
  orderListSchema,
  usualOrderList,
  type OrderListState,
} from './list/orderListState.ts';

/* GraphQL */ `
  query AllOrdersPage($filter: OrderFilter, $sort: OrderSort!, $after: String) {
    adminOrders(filter: $filter, sort: $sort, first: 50, after: $after) {
      edges {
        cursor
        node {
          id
          ...OrderColumns_order
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

/** All orders of the shop: to find, to move and to print many at once, and to download. */
export default function AllOrdersPage() {
  const messages = useMessages();
  const { t, language } = messages;
  const navigate = useNavigate();
  const { state, change, isChanged, clear, query } = useListState<OrderListState>(
    orderListSchema,
    usualOrderList,
  );
  const { data, previousData, error, refetch, fetchMore } = useAllOrdersPageQuery({
    variables: { filter: filterOf(state), sort: state.sort },
    fetchPolicy: 'cache-and-network',
  });
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const [wish, setWish] = useState<{ orderIds: readonly string[]; status: BulkStatus } | null>(null);
  const [toShip, setToShip] = useState<readonly ListedOrder[] | null>(null);
  const list = (data ?? previousData)?.adminOrders;
  const show: typeof change = (part, options) => {
    select(new Set());
    change(part, options);
  };
  const refresh = () => {
    select(new Set());
    void refetch().catch(() => undefined);
  };
  return (
    <AdminPage title={t('admin.orders.title')}>
      <SavedViews
        list="ORDERS"
        query={query}
        given={ORDER_VIEWS.map((view) => ({ name: t(view.name), query: view.query }))}
      />
      <OrderFilters
        state={state}
        onChange={show}
        onClear={isChanged ? () => show(usualOrderList) : undefined}
      />
      <AdminTable<ListedOrder, OrderSort>
        label={t('admin.orders.title')}
        storageKey="orders"
        columns={orderColumns(messages)}
        rows={list?.edges.map(({ node }) => node)}
        rowKey={({ id }) => id}
        rowName={({ number }) => formatOrderNumber(number, language)}
        sort={state.sort}
        onSort={(sort) => show({ sort })}
        selected={selected}
        onSelected={select}
        count={list?.totalCount}
        isCountExact={list?.isTotalExact ?? true}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        isStale={!data && previousData !== undefined}
        tools={
          <CsvButton list="orders" query={query} count={list?.isTotalExact ? list.totalCount : undefined} />
        }
        bulkActions={
          <>
            <BulkActions
              count={selected.size}
              onMove={(status) => setWish({ orderIds: [...selected], status })}
              onShip={() =>
                setToShip(list?.edges.flatMap(({ node }) => (selected.has(node.id) ? [node] : [])) ?? [])
              }
            />
            <PrintButtons orderIds={[...selected]} />
          </>
        }
        empty={
          <EmptyState title={t(isChanged ? 'admin.orders.none' : 'admin.orders.noneYet')}>
            {isChanged && (
              <Button variant="outline" size="sm" onClick={clear}>
                {t('admin.table.clearFilters')}
              </Button>
            )}
          </EmptyState>
        }
        onOpen={({ id }) => void navigate(adminPaths.order(id))}
        onMore={
          data?.adminOrders.pageInfo.hasNextPage
            ? () => fetchMore({ variables: { after: data.adminOrders.pageInfo.endCursor } })
            : undefined
        }
      />
      <MoveDialog wish={wish} onClose={() => setWish(null)} onMoved={refresh} />
      <ShipManyDialog orders={toShip} onClose={() => setToShip(null)} onShipped={refresh} />
    </AdminPage>
  );
}
