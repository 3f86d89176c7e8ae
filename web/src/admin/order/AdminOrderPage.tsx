import { Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import type { BulkStatus } from '#schema/order-admin.ts';
import { AdminOrderChangedDocument, useAdminOrderPageQuery } from '#web/generated/graphql.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useLive } from '#web/lib/live/useLive.ts';
import type { Translatable } from '#web/lib/translatable.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FailedState } from '#web/ui/FailedState.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { PartSent } from '#web/ui/PartSent.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { ShipDialog } from '../board/ShipDialog.tsx';
import { LoadingShape } from '../ui/LoadingShape.tsx';
import { useToast } from '../ui/toasts/toasts.ts';
import { MoveDialog } from './bulk/MoveDialog.tsx';
import { PrintButtons } from './bulk/PrintButtons.tsx';
import { ChangeOrderDialog } from './change/ChangeOrderDialog.tsx';
import { GrantDialog } from './grant/GrantDialog.tsx';
import { OrderDot } from '../ui/OrderDot.tsx';
import { Delivery } from './view/Delivery.tsx';
import { InvoiceDownload } from './view/InvoiceDownload.tsx';
import { NextMoves } from './view/NextMoves.tsx';
import { OrderHistory } from './view/OrderHistory.tsx';
import { OrderLines } from './view/OrderLines.tsx';
import { OrderMoney } from './view/OrderMoney.tsx';
import { OrderNotes } from './view/OrderNotes.tsx';
import { Recipient } from './view/Recipient.tsx';

/* GraphQL */ `
  query AdminOrderPage($id: ID!) {
    adminOrder(id: $id) {
      id
      order {
        id
        number
        placedAt
        status
        shippedPieces
        payment {
          awaits
        }
        ...NextMoves_order
        ...ChangeOrder_order
        ...OrderLines_order
        ...Recipient_order
        ...Delivery_order
      }
      ...OrderMoney_adminOrder
      ...OrderHistory_adminOrder
      ...OrderNotes_adminOrder
    }
  }
  subscription AdminOrderChanged($id: ID!) {
    orderChanged(id: $id) {
      id
      status
      payment {
        refundDueCents
        refundedCents
      }
    }
  }
`;

/** All of one order, and what an admin can do with it. */
export default function AdminOrderPage() {
  const { t, language } = useMessages();
  const say = useToast();
  const { id = '' } = useParams();
  const { data, error, refetch } = useAdminOrderPageQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const [opened, open] = useState<BulkStatus | 'SHIPPED' | 'GRANT' | 'CHANGE' | null>(null);
  const details = data?.adminOrder;
  const order = details?.order;
  const number = order ? formatOrderNumber(order.number, language) : '';
  const title = order ? t('admin.order.of', { number }) : t('admin.order.title');
  const refresh = () => void refetch().catch(() => undefined);
  useLive({
    subscription: AdminOrderChangedDocument,
    variables: { id },
    ask: refetch,
    onData: ({ orderChanged: now }) => {
      if (!now || !order) return;
      const { refundDueCents, refundedCents } = order.payment;
      const isMoneySame = now.payment.refundDueCents === refundDueCents && now.payment.refundedCents === refundedCents;
      // Ledger and history have changed with it.
      if (now.status !== order.status || !isMoneySame) refresh();
    },
  });
  const close = () => open(null);
  const finish = (text: Translatable, tone: 'success' | 'error' = 'success') => {
    close();
    say({ text, tone });
    // Status, ledger and history have changed.
    refresh();
  };
  return (
    <AdminPage
      title={title}
      back={{ to: adminPaths.allOrders, label: t('admin.orders.title') }}
      actions={
        order && (
          <>
            <NextMoves order={order} onMove={open} onShip={() => open('SHIPPED')} onChange={() => open('CHANGE')} />
            <PrintButtons orderIds={[order.id]} />
            <InvoiceDownload order={order} />
          </>
        )
      }
    >
      <PageTitle title={title} />
      {!data && error && <FailedState error={error} retry={refetch} />}
      {!data && !error && <LoadingShape h="96" borderRadius="control" />}
      {data && !details && <EmptyState title={t('admin.order.unknown')} />}
      {details && order && (
        <>
          <Flex gap="4" mb="4" textStyle="sm" align="center" wrap="wrap">
            <OrderDot status={order.status} awaits={order.status === 'PENDING' ? order.payment.awaits : null} />
            <PartSent order={order} />
            <Text color="fg.muted">
              <Moment at={order.placedAt} />
            </Text>
          </Flex>
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
            templateRows={{ lg: 'auto 1fr' }}
            gap="4"
            alignItems="start"
          >
            <OrderLines order={order} />
            <Stack gap="4" minW="0" gridColumn={{ lg: '2' }} gridRow={{ lg: '1 / span 2' }}>
              <Recipient order={order} />
              <Delivery order={order} />
            </Stack>
            <Stack gap="4" minW="0">
              <OrderMoney details={details} onGrant={() => open('GRANT')} />
              <OrderNotes details={details} />
              <OrderHistory details={details} />
            </Stack>
          </Grid>
          <MoveDialog
            wish={
              opened === null || opened === 'SHIPPED' || opened === 'GRANT' || opened === 'CHANGE'
                ? null
                : { orderIds: [order.id], status: opened }
            }
            onClose={close}
            onMoved={refresh}
          />
          <ShipDialog
            order={opened === 'SHIPPED' ? order : null}
            onClose={close}
            onShipped={() => finish(t('admin.order.shipped', { number }))}
            onRefused={(why) => finish(why, 'error')}
          />
          <ChangeOrderDialog
            open={opened === 'CHANGE'}
            order={order}
            onClose={close}
            onChanged={() => finish(t('admin.order.change.done', { number }))}
          />
          <GrantDialog open={opened === 'GRANT'} order={order} onClose={close} onGranted={(text) => finish(text)} />
        </>
      )}
    </AdminPage>
  );
}
