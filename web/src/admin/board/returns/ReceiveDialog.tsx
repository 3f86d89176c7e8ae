import { formatOrderNumber } from '#schema/format/order-number.ts';
import { ReceiveDialogDocument } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { QueryDialog } from '#web/admin/kit/form/QueryDialog.tsx';
import { ReceiveForm } from './ReceiveForm.tsx';

/* GraphQL */ `
  query ReceiveDialog($id: ID!) {
    order(id: $id) {
      id
      ...ReceiveForm_order
    }
  }
`;

interface ReceiveDialogProps {
  /** The order whose goods are here; null while the dialog is closed. */
  order: { id: string; number: number } | null;
  onClose: () => void;
}

/** Asks what has arrived of a return, where it goes, and what is given back for it. */
export const ReceiveDialog = ({ order: of, onClose }: ReceiveDialogProps) => {
  const { t, language } = useMessages();
  return (
    <QueryDialog
      of={of}
      title={({ number }) => t('admin.board.returns.receive.of', { number: formatOrderNumber(number, language) })}
      document={ReceiveDialogDocument}
      variables={({ id }) => ({ id })}
      onClose={onClose}
    >
      {({ order }) => order && <ReceiveForm key={order.id} order={order} onClose={onClose} />}
    </QueryDialog>
  );
};
