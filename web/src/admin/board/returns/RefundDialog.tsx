import { Button, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { refundForm } from '#schema/refund.input.ts';
import { useRecordRefundMutation, type RefundsDueQuery } from '#web/generated/graphql.ts';
import { useForm } from '#web/lib/form/useForm.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormField } from '#web/ui/FormField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useToast } from '#web/admin/ui/toasts.ts';

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
  const { t, language } = useMessages();
  const number = order ? formatOrderNumber(order.number, language) : '';
  return (
    <Dialog open={order !== null} title={t('admin.board.refunds.ask', { number })} onClose={onClose}>
      {order && <RefundForm key={order.id} order={order} onClose={onClose} />}
    </Dialog>
  );
};

const RefundForm = ({ order, onClose }: { order: OrderToRefund; onClose: () => void }) => {
  const { t, formatMoney } = useMessages();
  const say = useToast();
  const mutate = useRecordRefundMutation({ refetchQueries: ['RefundsDue'], awaitRefetchQueries: true });
  const due = order.payment.refundByHandCents;
  const { field, submit, busy, failure } = useForm({
    id: 'refund',
    typed: useState({ amountCents: (due / 100).toFixed(2), reference: '' }),
    schema: refundForm,
    send: async ({ amountCents, reference }) => {
      const input = { orderId: order.id, amountCents, reference };
      const recordRefund = await mutate({ input });
      if (recordRefund.__typename === 'InvalidInput') return recordRefund;
      say({ text: t('admin.board.refunds.done', { amount: formatMoney(amountCents) }) });
      onClose();
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <Text textStyle="sm" color="fg.muted">
          {t('admin.board.refunds.text', { amount: formatMoney(due) })}
        </Text>
        <FormField {...field('amountCents')} label={t('admin.board.refunds.amount')}>
          {(control) => <Input {...control} inputMode="decimal" autoComplete="off" required />}
        </FormField>
        <FormField {...field('reference')} label={t('admin.board.refunds.reference')}>
          {(control) => <Input {...control} autoComplete="off" spellCheck={false} required />}
        </FormField>
        {failure && <Notice tone="error">{failure}</Notice>}
        <HStack gap="3" wrap="wrap">
          <Button type="submit" aria-busy={busy}>
            {t('admin.board.refunds.record')}
          </Button>
          <Button type="button" variant="outline" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
        </HStack>
      </Stack>
    </form>
  );
};
