import { Button } from '@chakra-ui/react';
import type { BulkStatus } from '#schema/order-admin.ts';
import { refusalOfMove } from '#schema/order-moves.ts';
import { ORDER_STATUSES } from '#schema/order.ts';
import type { NextMoves_OrderFragment } from '#web/generated/graphql.ts';
import { useMay } from '#web/admin/permissions.tsx';
import { useMessages } from '#web/messages/useMessages.ts';
import { ActionMenu } from '#web/admin/ui/ActionMenu.tsx';

/* GraphQL */ `
  fragment NextMoves_order on Order {
    status
    payment {
      awaits
    }
  }
`;

interface NextMovesProps {
  order: NextMoves_OrderFragment;
  /** Called with a status that needs nothing more. */
  onMove: (status: BulkStatus) => void;
  /** Called when it is to be shipped, which needs a carrier and a number. */
  onShip: () => void;
  /** Called when its recipient or its lines are to be changed. */
  onChange: () => void;
}

const WAY = ['PROCESSED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const;

/** The legal moves of an order as buttons: the next step, and its end in the menu. */
export const NextMoves = ({ order: { status, payment }, onMove, onShip, onChange }: NextMovesProps) => {
  const { t, translate } = useMessages();
  const may = useMay();
  const mayMove = (to: (typeof WAY)[number] | 'CANCELLED') =>
    refusalOfMove({ status, awaits: payment.awaits ?? null }, to, 'ADMIN') === null;
  const next = may('FULFILMENT') ? WAY.find(mayMove) : undefined;
  return (
    <>
      {next && (
        <Button size="sm" onClick={() => (next === 'SHIPPED' ? onShip() : onMove(next))}>
          {next === 'SHIPPED'
            ? t('admin.order.ship')
            : t('admin.order.moveTo', {
                status: translate(ORDER_STATUSES.find((one) => one.status === next)?.label ?? next),
              })}
        </Button>
      )}
      {may('MONEY') && mayMove('CANCELLED') && (
        <ActionMenu
          label={t('admin.order.more')}
          actions={[
            ...(status === 'PENDING' ? [{ label: t('admin.order.change'), onChoose: onChange }] : []),
            { label: t('admin.orders.move.toCancelled'), isFinal: true, onChoose: () => onMove('CANCELLED') },
          ]}
        />
      )}
    </>
  );
};
