import { Skeleton, Stack } from '@chakra-ui/react';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { useShipDialogQuery } from '#web/generated/graphql.ts';
import type { Translatable } from '#web/lib/translatable.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FailedState } from '#web/ui/FailedState.tsx';
import { ShipForm } from './ShipForm.tsx';

/* GraphQL */ `
  query ShipDialog($id: ID!) {
    order(id: $id) {
      id
      ...ShipForm_order
    }
  }
`;

interface ShipDialogProps {
  /** The order to ship; null while the dialog is closed. */
  order: { id: string; number: number } | null;
  onClose: () => void;
  /** Called when a shipment is stored; the order is SHIPPED unless pieces are left. */
  onShipped: (order: { id: string; status: string }) => void;
  /** Called when the order cannot be shipped any more, with the sentence; the dialog is to be closed then. */
  onRefused: (why: Translatable) => void;
}

/** Asks who carries an order and under which number, and whether some of its pieces stay; ships it. */
export const ShipDialog = ({ order, onClose, ...outcomes }: ShipDialogProps) => {
  const { t, language } = useMessages();
  const number = order ? formatOrderNumber(order.number, language) : '';
  return (
    <Dialog open={order !== null} title={t('admin.board.ship.title', { number })} onClose={onClose}>
      {order && <Loaded key={order.id} id={order.id} onClose={onClose} {...outcomes} />}
    </Dialog>
  );
};

const Loaded = ({ id, ...props }: Omit<ShipDialogProps, 'order'> & { id: string }) => {
  const { data, error, refetch } = useShipDialogQuery({ variables: { id }, fetchPolicy: 'network-only' });
  if (data?.order) return <ShipForm order={data.order} {...props} />;
  if (error) return <FailedState error={error} retry={refetch} />;
  return (
    <Stack gap="5" aria-busy>
      <Skeleton h="12" />
      <Skeleton h="12" />
    </Stack>
  );
};
