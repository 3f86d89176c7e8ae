import { Button, HStack, Stack, Text, Textarea } from '@chakra-ui/react';
import { useState } from 'react';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { settlePaymentInput } from '#schema/refund.input.ts';
import {
  useSettlePaymentMutation,
  type PaymentsToSettleQuery,
  type SettleDecision,
} from '#web/generated/graphql.ts';
import { useForm } from '#web/lib/form/useForm.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormField } from '#web/ui/FormField.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/* GraphQL */ `
  mutation SettlePayment($input: SettlePaymentInput!) {
    settlePayment(input: $input) {
      ... on SettlePaymentSuccess {
        order {
          id
        }
      }
      ...Refusal_fields
    }
  }
`;

/** A payment or a refund of the list. */
export type ItemToSettle = PaymentsToSettleQuery['paymentsToSettle']['edges'][number]['node'];

/** A decision that an admin is about to make. */
export interface Choice {
  item: ItemToSettle;
  decision: SettleDecision;
}

/** Whether the item is a refund, and not a payment: the decisions then have other words. */
export const wordsOf = ({ problem }: ItemToSettle): 'payment' | 'refund' =>
  problem === 'REFUND_FAILED' || problem === 'REFUND_LATE' ? 'refund' : 'payment';

interface SettleDialogProps {
  /** Null while the dialog is closed. */
  choice: Choice | null;
  onClose: () => void;
  onSettled: () => void;
}

/** Says what follows from a decision, and asks for a note. */
export const SettleDialog = ({ choice, ...form }: SettleDialogProps) => {
  const { t, language } = useMessages();
  const number = choice ? formatOrderNumber(choice.item.orderNumber, language) : '';
  return (
    <Dialog
      open={choice !== null}
      title={choice ? t(`settle.${wordsOf(choice.item)}.${choice.decision}.ask`, { number }) : ''}
      onClose={form.onClose}
    >
      {choice && <SettleForm choice={choice} {...form} />}
    </Dialog>
  );
};

const SettleForm = ({
  choice: { item, decision },
  onClose,
  onSettled,
}: SettleDialogProps & { choice: Choice }) => {
  const { t } = useMessages();
  const settle = useSettlePaymentMutation({
    refetchQueries: ['PaymentsToSettle'],
    awaitRefetchQueries: true,
  });
  const words = wordsOf(item);
  const { field, submit, busy, failure } = useForm({
    id: 'settle',
    typed: useState({ id: item.id, decision, note: '' }),
    schema: settlePaymentInput,
    send: async (input) => {
      const result = await settle({ input });
      if (result.__typename !== 'SettlePaymentSuccess') return result;
      onSettled();
    },
  });
  const needsNumber = decision === 'ACCEPT' && words === 'payment' && item.transactionId === null;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <Text textStyle="sm" color="fg.muted">
          {t(`settle.${words}.${decision}.text`)}
        </Text>
        <FormField {...field('note')} label={t(needsNumber ? 'settle.transaction' : 'settle.note')}>
          {(control) => <Textarea {...control} rows={needsNumber ? 1 : 3} required={needsNumber} />}
        </FormField>
        {failure && <Notice tone="error">{failure}</Notice>}
        <HStack gap="3" wrap="wrap">
          <Button type="submit" aria-busy={busy} flex={{ base: '1 1 auto', sm: '0 0 auto' }}>
            {t(busy ? 'settle.busy' : `settle.${words}.${decision}`)}
          </Button>
          <Button
            type="button"
            variant="outline"
            onClick={onClose}
            flex={{ base: '1 1 auto', sm: '0 0 auto' }}
          >
            {t('admin.cancel')}
          </Button>
        </HStack>
      </Stack>
    </form>
  );
};
