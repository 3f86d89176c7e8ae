import { returnInput } from '#schema/fulfilment.input.ts';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { useRejectReturnMutation } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormDialog } from '#web/admin/kit/form/FormDialog.tsx';
import { useToast } from '#web/admin/ui/toasts/toasts.ts';
import { again } from './returnSteps.ts';
import { TextField } from '#web/admin/kit/form/TextField.tsx';
import { Explanation } from '#web/admin/ui/texts.tsx';

interface RejectReturnDialogProps {
  /** Null while the dialog is closed. */
  order: { id: string; number: number } | null;
  onClose: () => void;
}

/** Asks why a return is rejected, for the customer to read. */
export const RejectReturnDialog = ({ order, onClose }: RejectReturnDialogProps) => {
  const { t, language } = useMessages();
  const say = useToast();
  const rejectReturn = useRejectReturnMutation(again);
  const number = order ? formatOrderNumber(order.number, language) : '';
  return (
    <FormDialog
      id="reject-return"
      of={order}
      title={() => t('admin.board.returns.reject.ask', { number })}
      focus="reason"
      begin={() => ({ reason: '' })}
      draft={({ id }) => `reject return ${id}`}
      schema={returnInput}
      send={async ({ reason }, { id }) => {
        const result = await rejectReturn({ orderId: id, reason });
        if ('message' in result) return result;
        say({ text: t('admin.board.returns.reject.done', { number }) });
        onClose();
      }}
      action={{ label: t('admin.board.returns.reject'), palette: 'red' }}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <Explanation>{t('admin.board.returns.reject.text')}</Explanation>
          <TextField {...field('reason')} label={t('admin.board.returns.reject.reason')} rows={3} required />
        </>
      )}
    </FormDialog>
  );
};
