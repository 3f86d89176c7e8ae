import { Button, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { payoutForm } from '../../../../../schema/refund.input.ts';
import { useRecordPayoutMutation } from '../../../generated/graphql.ts';
import { dataOf } from '../../../lib/dataOf.ts';
import { useForm } from '../../../lib/form/useForm.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormField } from '../../../ui/FormField.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { useSay } from '../../ui/notes.ts';
import type { Balance } from './Couriers.tsx';

/* GraphQL */ `
  mutation RecordPayout($input: RecordCourierPayoutInput!) {
    recordCourierPayout(input: $input) {
      __typename
      ... on RecordCourierPayoutSuccess {
        balance {
          ...CourierBalance_balance
        }
      }
      ... on InvalidInput {
        ...Sentence_error
        fields {
          field
          ...Sentence_fieldError
        }
      }
    }
  }
`;

interface PayoutDialogProps {
  /** Null while the dialog is closed. */
  balance: Balance | null;
  onClose: () => void;
}

/** Enters that a courier has paid out what it collected. */
export const PayoutDialog = ({ balance, onClose }: PayoutDialogProps) => {
  const { t } = useMessages();
  return (
    <Dialog
      open={balance !== null}
      title={balance ? t('admin.board.couriers.ask', { carrier: balance.carrier }) : ''}
      onClose={onClose}
    >
      {balance && <PayoutForm key={balance.carrier} balance={balance} onClose={onClose} />}
    </Dialog>
  );
};

const PayoutForm = ({ balance, onClose }: { balance: Balance; onClose: () => void }) => {
  const { t, formatMoney } = useMessages();
  const say = useSay();
  const [mutate] = useRecordPayoutMutation({ refetchQueries: ['Couriers'], awaitRefetchQueries: true });
  const { field, submit, busy, failure } = useForm({
    id: 'payout',
    typed: useState({
      carrier: balance.carrier,
      amountCents: (balance.owedCents / 100).toFixed(2),
      feeCents: '',
      reference: '',
    }),
    schema: payoutForm,
    send: async (input) => {
      const { recordCourierPayout: result } = await dataOf(mutate({ variables: { input } }));
      if (result.__typename === 'InvalidInput') return result;
      const amounts = { amount: formatMoney(input.amountCents), rest: formatMoney(result.balance.owedCents) };
      say({ text: t('admin.board.couriers.done', amounts) });
      onClose();
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <Text textStyle="sm" color="fg.muted">
          {t('admin.board.couriers.text', { amount: formatMoney(balance.owedCents) })}
        </Text>
        <FormField {...field('amountCents')} label={t('admin.board.couriers.amount')}>
          {(control) => <Input {...control} inputMode="decimal" autoComplete="off" required />}
        </FormField>
        <FormField {...field('feeCents')} label={t('admin.board.couriers.fee')}>
          {(control) => <Input {...control} inputMode="decimal" autoComplete="off" />}
        </FormField>
        <FormField {...field('reference')} label={t('admin.board.refunds.reference')}>
          {(control) => <Input {...control} autoComplete="off" spellCheck={false} required />}
        </FormField>
        {failure && <Notice tone="error">{failure}</Notice>}
        <HStack gap="3" wrap="wrap">
          <Button type="submit" aria-busy={busy}>
            {t('admin.board.couriers.record')}
          </Button>
          <Button type="button" variant="outline" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
        </HStack>
      </Stack>
    </form>
  );
};
