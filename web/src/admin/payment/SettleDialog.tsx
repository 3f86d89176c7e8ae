import { formatOrderNumber } from '#schema/format/order-number.ts';
import { settlePaymentInput } from '#schema/refund.input.ts';
import { useSettlePaymentMutation, type PaymentsToSettleQuery, type SettleDecision } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormDialog } from '../kit/form/FormDialog.tsx';
import { TextField } from '../kit/form/TextField.tsx';
import { Explanation } from '../ui/texts.tsx';

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

/** Whether an accepted payment has no number of the provider yet. */
const needsNumber = ({ item, decision }: Choice): boolean =>
  decision === 'ACCEPT' && wordsOf(item) === 'payment' && item.transactionId === null;

/** Says what follows from a decision, and asks for a note. */
export const SettleDialog = ({ choice, onClose, onSettled }: SettleDialogProps) => {
  const { t, language } = useMessages();
  const settle = useSettlePaymentMutation({
    refetchQueries: ['PaymentsToSettle'],
    awaitRefetchQueries: true,
  });
  return (
    <FormDialog
      id="settle"
      of={choice}
      title={({ item, decision }) =>
        t(`settle.${wordsOf(item)}.${decision}.ask`, {
          number: formatOrderNumber(item.orderNumber, language),
        })
      }
      begin={({ item, decision }) => ({ id: item.id, decision, note: '' })}
      schema={settlePaymentInput}
      send={async (input) => {
        const result = await settle({ input });
        if (result.__typename !== 'SettlePaymentSuccess') return result;
        onSettled();
      }}
      action={({ item, decision }) => ({
        label: t(`settle.${wordsOf(item)}.${decision}`),
        busy: t('settle.busy'),
      })}
      onClose={onClose}
    >
      {({ field }, of) => (
        <>
          <Explanation>{t(`settle.${wordsOf(of.item)}.${of.decision}.text`)}</Explanation>
          <TextField
            {...field('note')}
            label={t(needsNumber(of) ? 'settle.transaction' : 'settle.note')}
            rows={needsNumber(of) ? 1 : 3}
            required={needsNumber(of)}
          />
        </>
      )}
    </FormDialog>
  );
};
