import { Box, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { payoutForm } from '#schema/refund.input.ts';
import {
  CollectedByCourierDocument,
  useRecordPayoutMutation,
  type CollectedByCourierQuery,
  type CouriersQuery,
} from '#web/generated/graphql.ts';
import { useForm } from '#web/lib/form/useForm.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { QueryDialog } from '#web/admin/kit/form/QueryDialog.tsx';
import { DialogForm } from '#web/admin/kit/form/DialogForm.tsx';
import { useToast } from '#web/admin/ui/toasts/toasts.ts';
import { TextField } from '#web/admin/kit/form/TextField.tsx';
import { Explanation } from '#web/admin/ui/texts.tsx';

/** What a courier owes. */
export type Balance = CouriersQuery['courierBalances'][number];

/* GraphQL */ `
  query CollectedByCourier($carrier: String!) {
    collectedByCourier(carrier: $carrier) {
      id
      number
      amountCents
      at
    }
  }

  mutation RecordPayout($input: RecordCourierPayoutInput!) {
    recordCourierPayout(input: $input) {
      ... on RecordCourierPayoutSuccess {
        balance {
          ...CourierBalance_balance
        }
      }
      ...Refusal_fields
    }
  }
`;

interface PayoutDialogProps {
  /** Null while the dialog is closed. */
  balance: Balance | null;
  onClose: () => void;
}

/** Enters that a courier has paid out what it collected; first it loads what the payout may pay. */
export const PayoutDialog = ({ balance: of, onClose }: PayoutDialogProps) => {
  const { t } = useMessages();
  return (
    <QueryDialog
      of={of}
      title={({ carrier }) => t('admin.board.couriers.ask', { carrier })}
      document={CollectedByCourierDocument}
      variables={({ carrier }) => ({ carrier })}
      onClose={onClose}
    >
      {(data, balance) => (
        <PayoutForm key={balance.carrier} balance={balance} orders={data.collectedByCourier} onClose={onClose} />
      )}
    </QueryDialog>
  );
};

interface PayoutFormProps {
  balance: Balance;
  orders: CollectedByCourierQuery['collectedByCourier'];
  onClose: () => void;
}

const PayoutForm = ({ balance, orders, onClose }: PayoutFormProps) => {
  const { t, formatMoney, formatDate, language } = useMessages();
  const say = useToast();
  const mutate = useRecordPayoutMutation({
    refetchQueries: ['Couriers', 'CourierPayouts'],
    awaitRefetchQueries: true,
  });
  const sumOf = (ids: readonly string[]) =>
    orders.reduce((sum, { id, amountCents }) => sum + (ids.includes(id) ? amountCents : 0), 0);
  const inDollars = (cents: number) => (cents / 100).toFixed(2);
  const typed = useState(() => {
    const all = orders.map(({ id }) => id);
    return {
      carrier: balance.carrier,
      orderIds: all.length > 0 && sumOf(all) <= balance.owedCents ? all : null,
      amountCents: inDollars(Math.min(sumOf(all) || balance.owedCents, balance.owedCents)),
      feeCents: '',
      reference: '',
    };
  });
  const [{ orderIds }, change] = typed;
  const choose = (id: string, isChosen: boolean) =>
    change((before) => {
      const others = (before.orderIds ?? []).filter((one) => one !== id);
      const chosen = isChosen ? [...others, id] : others;
      return {
        ...before,
        orderIds: chosen.length > 0 ? chosen : null,
        amountCents: inDollars(sumOf(chosen)),
      };
    });
  const form = useForm({
    id: 'payout',
    typed,
    schema: payoutForm,
    send: async (input) => {
      const result = await mutate({ input });
      if (result.__typename === 'InvalidInput') return result;
      const amounts = { amount: formatMoney(input.amountCents), rest: formatMoney(result.balance.owedCents) };
      say({ text: t('admin.board.couriers.done', amounts) });
      onClose();
    },
  });
  return (
    <DialogForm form={form} action={{ label: t('admin.board.couriers.record') }} onCancel={onClose}>
      <Explanation>{t('admin.board.couriers.text', { amount: formatMoney(balance.owedCents) })}</Explanation>
      {orders.length > 0 && (
        <Box asChild borderWidth="0" p="0" m="0" minW="0">
          <fieldset>
            <Text as="legend" fontWeight="medium" textStyle="sm">
              {t('admin.board.payouts.choose', { amount: formatMoney(sumOf(orderIds ?? [])) })}
            </Text>
            <Box maxH="48" overflowY="auto">
              {orders.map(({ id, number, amountCents, at }) => (
                <CheckboxField
                  key={id}
                  id={`payout-${id}`}
                  label={[formatOrderNumber(number, language), formatMoney(amountCents), formatDate(at)].join(' · ')}
                  value={orderIds?.includes(id) ?? false}
                  onChange={(isChosen) => choose(id, isChosen)}
                />
              ))}
            </Box>
          </fieldset>
        </Box>
      )}
      <TextField {...form.field('amountCents')} label={t('admin.board.couriers.amount')} inputMode="decimal" required />
      <TextField {...form.field('feeCents')} label={t('admin.board.couriers.fee')} inputMode="decimal" />
      <TextField {...form.field('reference')} label={t('admin.board.refunds.reference')} spellCheck={false} required />
    </DialogForm>
  );
};
