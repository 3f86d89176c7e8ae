import { formatOrderNumber } from '#schema/format/order-number.ts';
import { grantForm } from '#schema/refund.input.ts';
import { useGrantRefundMutation } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormDialog } from '#web/admin/kit/form/FormDialog.tsx';
import { TextField } from '#web/admin/kit/form/TextField.tsx';
import { Explanation } from '#web/admin/ui/texts.tsx';

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
  /** Called when the price is lower. */
  onGranted: (text: string) => void;
}

/** Asks an admin by how much the price of an order is lowered, and why. */
export const GrantDialog = ({ open, order, onClose, onGranted }: GrantDialogProps) => {
  const { t, formatMoney, language } = useMessages();
  const grantRefund = useGrantRefundMutation();
  return (
    <FormDialog
      id="grant"
      of={open ? order : null}
      title={({ number }) => t('grant.ask', { number: formatOrderNumber(number, language) })}
      focus="amount"
      begin={() => ({ amount: '', reason: '' })}
      draft={({ id }) => `grant ${id}`}
      schema={grantForm}
      send={async ({ amount: amountCents, reason }, { id }, _, key) => {
        const result = await grantRefund({ input: { orderId: id, amountCents, reason, key } });
        if (result.__typename !== 'GrantRefundSuccess') return result;
        onGranted(t('grant.done', { amount: formatMoney(amountCents) }));
      }}
      saysAll
      action={{ label: t('grant.yes'), busy: t('settle.busy') }}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <Explanation>{t('grant.text')}</Explanation>
          <TextField {...field('amount')} label={t('grant.amount')} inputMode="decimal" required />
          <TextField {...field('reason')} label={t('grant.reason')} rows={3} required />
        </>
      )}
    </FormDialog>
  );
};
