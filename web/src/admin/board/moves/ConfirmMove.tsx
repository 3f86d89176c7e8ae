import { Button, HStack, Stack, Text, Textarea } from '@chakra-ui/react';
import { useState } from 'react';
import { cancelOrderInput } from '#schema/order.input.ts';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { useForm } from '#web/lib/form/useForm.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormField } from '#web/ui/FormField.tsx';
import type { Card } from '../cards/boardState.ts';

/** A move that cannot be undone. */
export interface FinalMove {
  card: Card;
  to: 'DELIVERED' | 'CANCELLED';
}

interface ConfirmMoveProps {
  /** Null while the dialog is closed. */
  move: FinalMove | null;
  onClose: () => void;
  onConfirm: (move: FinalMove, reason: string | null) => void;
}

/** Asks once before a move that cannot be undone. */
export const ConfirmMove = ({ move, ...handlers }: ConfirmMoveProps) => {
  const { t, language } = useMessages();
  const number = move ? formatOrderNumber(move.card.number, language) : '';
  return (
    <Dialog
      open={move !== null}
      title={move ? t(`admin.board.final.${move.to}.ask`, { number }) : ''}
      onClose={handlers.onClose}
    >
      {move && <Question key={move.card.id} move={move} {...handlers} />}
    </Dialog>
  );
};

const Question = ({ move, onClose, onConfirm }: ConfirmMoveProps & { move: FinalMove }) => {
  const { t } = useMessages();
  const { card, to } = move;
  const { field, submit } = useForm({
    id: 'final',
    typed: useState({ orderId: card.id, reason: '' }),
    schema: cancelOrderInput,
    send: async ({ reason }) => onConfirm(move, reason),
  });
  const hasCash = to === 'DELIVERED' && card.paymentMethod === 'CASH_ON_DELIVERY';
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <Text textStyle="sm" color="fg.muted">
          {t(hasCash ? 'admin.board.final.cash' : `admin.board.final.${to}.text`)}
        </Text>
        {to === 'CANCELLED' && (
          <FormField {...field('reason')} label={t('admin.board.final.reason')}>
            {(control) => <Textarea {...control} rows={3} />}
          </FormField>
        )}
        <HStack gap="3" wrap="wrap">
          <Button
            type="submit"
            {...(to === 'CANCELLED' && { colorPalette: 'red' })}
            flex={{ base: '1 1 auto', sm: '0 0 auto' }}
          >
            {t(`admin.board.final.${to}.yes`)}
          </Button>
          <Button
            type="button"
            variant="outline"
            onClick={onClose}
            flex={{ base: '1 1 auto', sm: '0 0 auto' }}
          >
            {t('admin.board.final.no')}
          </Button>
        </HStack>
      </Stack>
    </form>
  );
};
