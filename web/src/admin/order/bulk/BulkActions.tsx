import { Text } from '@chakra-ui/react';
import { BULK_STATUSES, type BulkStatus } from '#schema/order-admin.ts';
import { MAX_ORDERS_AT_ONCE } from '#schema/order-list.ts';
import { ORDER_STATUSES } from '#schema/order.ts';
import { useMay } from '#web/admin/permissions.tsx';
import { useMessages } from '#web/messages/useMessages.ts';
import { ActionMenu } from '#web/admin/ui/ActionMenu.tsx';

interface BulkActionsProps {
  /** How many orders are chosen. */
  count: number;
  /** Called with the status to which they are to move. */
  onMove: (status: BulkStatus) => void;
  /** Called when they are to be shipped, which needs a number each. */
  onShip: () => void;
}

/** What can be done with all chosen orders. */
export const BulkActions = ({ count, onMove, onShip }: BulkActionsProps) => {
  const { t, translate } = useMessages();
  const may = useMay();
  if (!may('FULFILMENT')) return null;
  if (count > MAX_ORDERS_AT_ONCE)
    return <Text color="fg.muted">{t('admin.orders.most', { count: MAX_ORDERS_AT_ONCE })}</Text>;
  const labelOf = (to: BulkStatus) => translate(ORDER_STATUSES.find((one) => one.status === to)?.label ?? to);
  return (
    <ActionMenu
      label={t('admin.orders.move')}
      align="start"
      above
      actions={[
        { label: t('admin.order.ship'), onChoose: onShip },
        ...BULK_STATUSES.filter((to) => to !== 'CANCELLED' || may('MONEY')).map((to) => ({
          label: to === 'CANCELLED' ? t('admin.orders.move.toCancelled') : labelOf(to),
          onChoose: () => onMove(to),
        })),
      ]}
    />
  );
};
