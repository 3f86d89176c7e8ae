import { formatOrderNumber } from '#schema/format/order-number.ts';
import { refundForm } from '#schema/refund.input.ts';
import { useRecordRefundMutation, type RefundsDueQuery } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormDialog } from '#web/admin/kit/form/FormDialog.tsx';
import { useToast } from '#web/admin/ui/toasts/toasts.ts';
import { TextField } from '#web/admin/kit/form/TextField.tsx';
import { Explanation } from '#web/admin/ui/texts.tsx';

/** An order of which money must go back. */
export type OrderToRefund = RefundsDueQuery['ordersToRefund']['edges'][number]['node'];

/* GraphQL */ `
  mutation RecordRefund($input: RecordRefundInput!) {
    recordRefund(input: $input) {
      ... on RecordRefundSuccess {
        order {
          id
          payment {
            refundByHandCents
            refundDueCents
            refundedCents
          }
        }
      }
      ...Refusal_fields
    }
  }
`;

interface RefundDialogProps {
  /** Null while the dialog is closed. */
  order: OrderToRefund | null;
  onClose: () => void;
}

/** Enters that money has gone back to a customer by hand. */
export const RefundDialog = ({ order, onClose }: RefundDialogProps) => {
  const { t, formatMoney, language } = useMessages();
  const say = useToast();
  const recordRefund = useRecordRefundMutation({
    refetchQueries: ['RefundsDue'],
    awaitRefetchQueries: true,
  });
  return (
    <FormDialog
      id="refund"
      of={order}
      title={({ number }) => t('admin.board.refunds.ask', { number: formatOrderNumber(number, language) })}
      begin={({ payment }) => ({
        amountCents: (payment.refundByHandCents / 100).toFixed(2),
        reference: '',
      })}
      schema={refundForm}
      send={async ({ amountCents, reference }, { id }) => {
        const result = await recordRefund({ input: { orderId: id, amountCents, reference } });
        if (result.__typename === 'InvalidInput') return result;
        say({ text: t('admin.board.refunds.done', { amount: formatMoney(amountCents) }) });
        onClose();
      }}
      action={{ label: t('admin.board.refunds.record') }}
      onClose={onClose}
    >
      {({ field }, { payment }) => (
        <>
          <Explanation>{t('admin.board.refunds.text', { amount: formatMoney(payment.refundByHandCents) })}</Explanation>
          <TextField {...field('amountCents')} label={t('admin.board.refunds.amount')} inputMode="decimal" required />
          <TextField {...field('reference')} label={t('admin.board.refunds.reference')} spellCheck={false} required />
        </>
      )}
    </FormDialog>
  );
};
