import { cancelOrderInput } from '#schema/order.input.ts';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { useCancelOrderMutation } from '#web/generated/graphql.ts';
import { useDraft } from '#web/lib/form/useDraft.ts';
import { useForm } from '#web/lib/form/useForm.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { ActionDialogProps } from './ReasonForm.tsx';
import { ReasonForm } from './ReasonForm.tsx';
import { refetchWhenRefused } from './refetchWhenRefused.ts';

/* GraphQL */ `
  mutation CancelOrder($input: CancelOrderInput!) {
    cancelOrder(input: $input) {
      ... on CancelOrderSuccess {
        order {
          id
          ...OrderActions_order
          ...DeliveryFacts_order
          ...PaymentFacts_order
        }
      }
      ...Refusal_fields
    }
  }
`;

/** Asks whether an order shall be cancelled, and why. */
export const CancelDialog = ({ open, ...props }: ActionDialogProps & { open: boolean }) => {
  const { t, language } = useMessages();
  const number = formatOrderNumber(props.order.number, language);
  return (
    <Dialog open={open} title={t('order.cancel.ask', { number })} onClose={props.onClose}>
      <CancelForm {...props} />
    </Dialog>
  );
};

const CancelForm = ({ order, onClose, onOutcome }: ActionDialogProps) => {
  const { t } = useMessages();
  const cancelOrder = useCancelOrderMutation({
    refetchQueries: ({ data }) => refetchWhenRefused(data?.cancelOrder),
    awaitRefetchQueries: true,
  });
  const typed = useDraft(`cancel ${order.id}`, { orderId: order.id, reason: '' });
  const [, , forget] = typed;
  const form = useForm({
    id: 'cancel',
    typed,
    schema: cancelOrderInput,
    send: async (input) => {
      const result = await cancelOrder({ input });
      if (result.__typename === 'InvalidInput') return result;
      if (result.__typename === 'OrderMoveRefused') return onOutcome({ tone: 'warning', text: result });
      forget();
      onOutcome({ tone: 'success', text: t('order.cancel.done') });
    },
  });
  return <ReasonForm what="cancel" form={form} onCancel={onClose} />;
};
