import { Input, Text, Textarea } from '@chakra-ui/react';
import { useState } from 'react';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { grantForm } from '#schema/refund.input.ts';
import { useGrantRefundMutation } from '#web/generated/graphql.ts';
import { useDraft } from '#web/lib/form/useDraft.ts';
import { useForm } from '#web/lib/form/useForm.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormField } from '#web/ui/FormField.tsx';
import { DialogForm } from '#web/admin/kit/form/DialogForm.tsx';

/* GraphQL */ `
  mutation GrantRefund($input: GrantRefundInput!) {
    grantRefund(input: $input) {
      ... on GrantRefundSuccess {
        order {
          id
          payment {
            ...OrderMoney_payment
          }
        }
      }
      ...Refusal_fields
    }
  }
`;

interface GrantDialogProps {
  open: boolean;
  order: { id: string; number: number };
  onClose: () => void;
  /** Called when it is given back. */
  onGranted: (text: string) => void;
}

/** Asks an admin how much of an order's price is given back, and why. */
export const GrantDialog = ({ open, ...props }: GrantDialogProps) => {
  const { t, language } = useMessages();
  const number = formatOrderNumber(props.order.number, language);
  return (
    <Dialog open={open} title={t('grant.ask', { number })} focus="grant-amount" onClose={props.onClose}>
      <GrantForm {...props} />
    </Dialog>
  );
};

const GrantForm = ({ order, onClose, onGranted }: Omit<GrantDialogProps, 'open'>) => {
  const { t, formatMoney } = useMessages();
  const grantRefund = useGrantRefundMutation();
  const typed = useDraft(`grant ${order.id}`, { amount: '', reason: '' });
  const [, , forget] = typed;
  // Names this grant: when its answer is lost, sending it again gives nothing back twice.
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm({
    id: 'grant',
    typed,
    schema: grantForm,
    send: async ({ amount: amountCents, reason }) => {
      const result = await grantRefund({ input: { orderId: order.id, amountCents, reason, key } });
      if (result.__typename !== 'GrantRefundSuccess') return result;
      forget();
      onGranted(t('grant.done', { amount: formatMoney(amountCents) }));
    },
    saysAll: true,
  });
  return (
    <DialogForm form={form} action={{ label: t('grant.yes'), busy: t('settle.busy') }} onCancel={onClose}>
      <Text textStyle="sm" color="fg.muted">
        {t('grant.text')}
      </Text>
      <FormField {...form.field('amount')} label={t('grant.amount')}>
        {(control) => <Input {...control} inputMode="decimal" autoComplete="off" required />}
      </FormField>
      <FormField {...form.field('reason')} label={t('grant.reason')}>
        {(control) => <Textarea {...control} rows={3} required />}
      </FormField>
    </DialogForm>
  );
};
