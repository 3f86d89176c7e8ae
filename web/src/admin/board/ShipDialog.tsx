import { formatOrderNumber } from '#schema/format/order-number.ts';
import { ShipDialogDocument } from '#web/generated/graphql.ts';
import type { Translatable } from '#web/lib/translatable.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { QueryDialog } from '../kit/form/QueryDialog.tsx';
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
export const ShipDialog = ({ order: of, ...form }: ShipDialogProps) => {
  const { t, language } = useMessages();
  return (
    <QueryDialog
      of={of}
      title={({ number }) => t('admin.board.ship.title', { number: formatOrderNumber(number, language) })}
      document={ShipDialogDocument}
      variables={({ id }) => ({ id })}
      onClose={form.onClose}
    >
      {({ order }) => order && <ShipForm key={order.id} order={order} {...form} />}
    </QueryDialog>
  );
};
