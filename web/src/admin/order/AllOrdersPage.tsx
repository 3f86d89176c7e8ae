import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import type { BulkStatus } from '#schema/order-admin.ts';
import type { OrderSort } from '#schema/order-list.ts';
import { AllOrdersPageDocument } from '#web/generated/graphql.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { ShipManyDialog } from '../board/ShipManyDialog.tsx';
import { AdminList } from '../kit/list/AdminList.tsx';
import { useAdminList } from '../kit/list/useAdminList.ts';
import { BulkActions } from './bulk/BulkActions.tsx';
import { MoveDialog } from './bulk/MoveDialog.tsx';
import { PrintButtons } from './bulk/PrintButtons.tsx';
import { OrderFilters } from './list/OrderFilters.tsx';
import { orderColumns, type ListedOrder } from './list/orderColumns.tsx';
import { filterOf, ORDER_VIEWS, orderListSchema } from './list/orderListState.ts';

/* GraphQL */ `
  query AllOrdersPage($filter: OrderFilter, $sort: OrderSort!, $after: String) {
    adminOrders(filter: $filter, sort: $sort, first: 50, after: $after) {
      edges {
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
  const list = useAdminList({
    schema: orderListSchema,
    document: AllOrdersPageDocument,
    variables: (state) => ({ filter: filterOf(state), sort: state.sort }),
    connection: ({ adminOrders }) => adminOrders,
  });
  const { state, selected } = list;
  const [wish, setWish] = useState<{ orderIds: readonly string[]; status: BulkStatus } | null>(null);
  const [toShip, setToShip] = useState<readonly ListedOrder[] | null>(null);
  const refresh = () => {
    list.select(new Set());
    list.table.onRetry();
  };
  return (
    <AdminList<ListedOrder, OrderSort>
      title={t('admin.orders.title')}
      name="orders"
      list={list}
      views={{
        list: 'ORDERS',
        given: ORDER_VIEWS.map((view) => ({ name: t(view.name), query: view.query })),
      }}
      filters={<OrderFilters state={state} onChange={list.change} onClear={list.isChanged ? list.clear : undefined} />}
      columns={orderColumns(messages)}
      rowKey={({ id }) => id}
      rowName={({ number }) => formatOrderNumber(number, language)}
      csv
      bulkActions={
        <>
          <BulkActions
            count={selected.size}
            onMove={(status) => setWish({ orderIds: [...selected], status })}
            onShip={() => setToShip(list.table.rows?.filter(({ id }) => selected.has(id)) ?? [])}
          />
          <PrintButtons orderIds={[...selected]} />
        </>
      }
      empty={t(list.isChanged ? 'admin.orders.none' : 'admin.orders.noneYet')}
      onOpen={({ id }) => void navigate(adminPaths.order(id))}
    >
      <MoveDialog wish={wish} onClose={() => setWish(null)} onMoved={refresh} />
      <ShipManyDialog orders={toShip} onClose={() => setToShip(null)} onShipped={refresh} />
    </AdminList>
  );
}
