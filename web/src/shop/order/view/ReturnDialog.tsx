import { returnInput } from '../../../../../schema/fulfilment.input.ts';
import { formatOrderNumber } from '../../../../../schema/format/order-number.ts';
import { useDraft } from '../../../lib/form/useDraft.ts';
import { useForm } from '../../../lib/form/useForm.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { ActionDialogProps } from './OrderActions.tsx';
import { ReasonForm } from './ReasonForm.tsx';
import { useRequestReturn } from './useRequestReturn.ts';

/** Asks why an order shall be returned. */
export const ReturnDialog = ({ open, ...props }: ActionDialogProps & { open: boolean }) => {
  const { t, language } = useMessages();
  const number = formatOrderNumber(props.order.number, language);
  return (
    <Dialog
      open={open}
      title={t('order.return.ask', { number })}
      focus="return-reason"
      onClose={props.onClose}
    >
      <ReturnForm {...props} />
    </Dialog>
  );
};

const ReturnForm = ({ order, onClose, onOutcome }: ActionDialogProps) => {
  const { t } = useMessages();
  const requestReturn = useRequestReturn();
  const typed = useDraft(`return ${order.id}`, { reason: '' });
  const [, , forget] = typed;
  const form = useForm({
    id: 'return',
    typed,
    schema: returnInput,
    send: async ({ reason }) => {
      const result = await requestReturn({ orderId: order.id, reason });
      if (result.__typename === 'InvalidInput') return result;
      if (result.__typename === 'OrderMoveRefused') return onOutcome({ tone: 'warning', text: result });
      forget();
      onOutcome({ tone: 'success', text: t('order.return.done') });
    },
  });
  return <ReasonForm what="return" form={form} onCancel={onClose} />;
};
