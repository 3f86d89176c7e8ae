import { Button, Stack, Text } from '@chakra-ui/react';
import { BULK_STATUSES, type BulkStatus } from '#schema/order-admin.ts';
import { MAX_ORDERS_AT_ONCE } from '#schema/order-list.ts';
import { ORDER_STATUSES } from '#schema/order.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Popover } from '#web/admin/ui/Popover.tsx';

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
  if (count > MAX_ORDERS_AT_ONCE)
    return <Text color="fg.muted">{t('admin.orders.most', { count: MAX_ORDERS_AT_ONCE })}</Text>;
  const labelOf = (to: BulkStatus) => translate(ORDER_STATUSES.find((one) => one.status === to)?.label ?? to);
  return (
    <Popover label={t('admin.orders.move')} size="sm" align="start" above>
      {(close) => (
        <Stack gap="0" p="1" minW="14rem">
          <Button
            variant="ghost"
            size="sm"
            justifyContent="start"
            onClick={() => {
              close();
              onShip();
            }}
          >
            {t('admin.order.ship')}
          </Button>
          {BULK_STATUSES.map((to) => (
            <Button
              key={to}
              variant="ghost"
              size="sm"
              justifyContent="start"
              onClick={() => {
                close();
                onMove(to);
              }}
            >
              {to === 'CANCELLED' ? t('admin.orders.move.toCancelled') : labelOf(to)}
            </Button>
          ))}
        </Stack>
      )}
    </Popover>
  );
};
