import { Box, Text } from '@chakra-ui/react';
import * as v from 'valibot';
import { FULFILMENT_MESSAGES, piecesReturnable } from '#schema/fulfilment.ts';
import { requiredReason } from '#schema/fulfilment.input.ts';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { useRequestReturnMutation } from '#web/generated/graphql.ts';
import { useDraft } from '#web/lib/form/useDraft.ts';
import { useForm } from '#web/lib/form/useForm.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { PieceList } from '#web/ui/PieceList.tsx';
import type { ActionDialogProps } from './ReasonForm.tsx';
import { ReasonForm } from './ReasonForm.tsx';
import { refetchWhenRefused } from './refetchWhenRefused.ts';

/* GraphQL */ `
  mutation RequestReturn($input: RequestReturnInput!) {
    requestReturn(input: $input) {
      ... on RequestReturnSuccess {
        order {
          id
          returnableUntil
          ...ReturnDialog_order
          ...ReturnFacts_order
        }
      }
      ...Refusal_fields
    }
  }
`;

/* GraphQL */ `
  fragment ReturnDialog_order on Order {
    lines {
      id
      name
      colorLabel
      size
      quantity
    }
    returns {
      id
      status
      lines {
        orderLineId
        asked
        backOnSale
        writtenOff
      }
    }
  }
`;

/** `pieces` are numbers by line. */
const returnForm = v.object({ pieces: v.record(v.string(), v.number()), reason: requiredReason });

/** Asks what of an order shall be returned, and why. */
export const ReturnDialog = ({ open, ...props }: ActionDialogProps & { open: boolean }) => {
  const { t, language } = useMessages();
  const number = formatOrderNumber(props.order.number, language);
  return (
    <Dialog open={open} title={t('order.return.ask', { number })} focus="return-reason" onClose={props.onClose}>
      <ReturnForm {...props} />
    </Dialog>
  );
};

const ReturnForm = ({ order, onClose, onOutcome }: ActionDialogProps) => {
  const { t } = useMessages();
  const requestReturn = useRequestReturnMutation({
    refetchQueries: ({ data }) => refetchWhenRefused(data?.requestReturn),
    awaitRefetchQueries: true,
  });
  const lines = order.lines
    .map((line) => ({
      id: line.id,
      name: [line.name, line.colorLabel, line.size].filter(Boolean).join(' · '),
      left: piecesReturnable(line, order.returns),
    }))
    .filter(({ left }) => left > 0);
  const isChosen = lines.length > 1 || lines.some(({ left }) => left > 1);
  const typed = useDraft(`return ${order.id}`, {
    // A single line is what is meant.
    pieces: Object.fromEntries(lines.map(({ id, left }) => [id, lines.length > 1 ? 0 : left])),
    reason: '',
  });
  const [{ pieces }, change, forget] = typed;
  const form = useForm({
    id: 'return',
    typed,
    schema: returnForm,
    send: async ({ reason }) => {
      const chosen = lines
        .map(({ id, left }) => ({ orderLineId: id, quantity: Math.min(pieces[id] ?? 0, left) }))
        .filter(({ quantity }) => quantity > 0);
      if (chosen.length === 0) return FULFILMENT_MESSAGES.nothingToReturn;
      const result = await requestReturn({ input: { orderId: order.id, reason, lines: chosen } });
      if (result.__typename === 'InvalidInput') return result;
      if (result.__typename === 'OrderMoveRefused') return onOutcome({ tone: 'warning', text: result });
      forget();
      onOutcome({ tone: 'success', text: t('order.return.done') });
    },
  });
  return (
    <ReasonForm what="return" form={form} onCancel={onClose}>
      {isChosen && (
        <Box role="group" aria-labelledby="return-what">
          <Text id="return-what" fontWeight="medium" textStyle="sm" mb="1.5">
            {t('order.return.what')}
          </Text>
          <PieceList
            id="return"
            lines={lines}
            pieces={pieces}
            onChange={(id, quantity) =>
              change((before) => ({ ...before, pieces: { ...before.pieces, [id]: quantity } }))
            }
          />
        </Box>
      )}
    </ReasonForm>
  );
};
