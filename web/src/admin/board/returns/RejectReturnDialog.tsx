import { Button, HStack, Stack, Text, Textarea } from '@chakra-ui/react';
import { returnInput } from '#schema/fulfilment.input.ts';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { useRejectReturnMutation } from '#web/generated/graphql.ts';
import { useDraft } from '#web/lib/form/useDraft.ts';
import { useForm } from '#web/lib/form/useForm.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormField } from '#web/ui/FormField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useToast } from '#web/admin/ui/toasts.ts';
import { again } from './useReturnSteps.ts';

interface RejectReturnDialogProps {
  /** Null while the dialog is closed. */
  order: { id: string; number: number } | null;
  onClose: () => void;
}

/** Asks why a return is rejected, for the customer to read. */
export const RejectReturnDialog = ({ order, onClose }: RejectReturnDialogProps) => {
  const { t, language } = useMessages();
  const number = order ? formatOrderNumber(order.number, language) : '';
  return (
    <Dialog
      open={order !== null}
      title={t('admin.board.returns.reject.ask', { number })}
      focus="reject-return-reason"
      onClose={onClose}
    >
      {order && <RejectForm order={order} onClose={onClose} />}
    </Dialog>
  );
};

const RejectForm = ({ order, onClose }: { order: { id: string; number: number }; onClose: () => void }) => {
  const { t, language } = useMessages();
  const say = useToast();
  const rejectReturn = useRejectReturnMutation(again);
  const typed = useDraft(`reject return ${order.id}`, { reason: '' });
  const [, , forget] = typed;
  const { field, submit, busy, failure } = useForm({
    id: 'reject-return',
    typed,
    schema: returnInput,
    send: async ({ reason }) => {
      const result = await rejectReturn({ orderId: order.id, reason });
      if ('message' in result) return result;
      forget();
      say({
        text: t('admin.board.returns.reject.done', { number: formatOrderNumber(order.number, language) }),
      });
      onClose();
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <Text textStyle="sm" color="fg.muted">
          {t('admin.board.returns.reject.text')}
        </Text>
        <FormField {...field('reason')} label={t('admin.board.returns.reject.reason')}>
          {(control) => <Textarea {...control} rows={3} required />}
        </FormField>
        {failure && <Notice tone="error">{failure}</Notice>}
        <HStack gap="3" wrap="wrap">
          <Button type="submit" colorPalette="red" aria-busy={busy}>
            {t('admin.board.returns.reject')}
          </Button>
          <Button type="button" variant="outline" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
        </HStack>
      </Stack>
    </form>
  );
};
