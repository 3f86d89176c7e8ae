import { Skeleton, Stack } from '@chakra-ui/react';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { useReceiveDialogQuery } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FailedState } from '#web/ui/FailedState.tsx';
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
export const ReceiveDialog = ({ order, onClose }: ReceiveDialogProps) => {
  const { t, language } = useMessages();
  const number = order ? formatOrderNumber(order.number, language) : '';
  return (
    <Dialog open={order !== null} title={t('admin.board.returns.receive.of', { number })} onClose={onClose}>
      {order && <Loaded key={order.id} id={order.id} onClose={onClose} />}
    </Dialog>
  );
};

const Loaded = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { data, error, refetch } = useReceiveDialogQuery({ variables: { id }, fetchPolicy: 'network-only' });
  if (data?.order) return <ReceiveForm order={data.order} onClose={onClose} />;
  if (error) return <FailedState error={error} retry={refetch} />;
  return (
    <Stack gap="5" aria-busy>
      <Skeleton h="12" />
      <Skeleton h="12" />
    </Stack>
  );
};
