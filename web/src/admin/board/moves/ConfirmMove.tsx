import { Text, Textarea } from '@chakra-ui/react';
import { cancelOrderInput } from '#schema/order.input.ts';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormField } from '#web/ui/FormField.tsx';
import { FormDialog } from '#web/admin/kit/form/FormDialog.tsx';
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
export const ConfirmMove = ({ move, onClose, onConfirm }: ConfirmMoveProps) => {
  const { t, language } = useMessages();
  return (
    <FormDialog
      id="final"
      of={move}
      title={({ to, card }) => t(`admin.board.final.${to}.ask`, { number: formatOrderNumber(card.number, language) })}
      begin={({ card }) => ({ orderId: card.id, reason: '' })}
      schema={cancelOrderInput}
      send={async ({ reason }, of) => onConfirm(of, reason)}
      action={({ to }) => ({
        label: t(`admin.board.final.${to}.yes`),
        ...(to === 'CANCELLED' && { palette: 'red' }),
      })}
      cancel={t('admin.board.final.no')}
      onClose={onClose}
    >
      {({ field }, { to, card }) => (
        <>
          <Text textStyle="sm" color="fg.muted">
            {t(
              to === 'DELIVERED' && card.paymentMethod === 'CASH_ON_DELIVERY'
                ? 'admin.board.final.cash'
                : `admin.board.final.${to}.text`,
            )}
          </Text>
          {to === 'CANCELLED' && (
            <FormField {...field('reason')} label={t('admin.board.final.reason')}>
              {(control) => <Textarea {...control} rows={3} />}
            </FormField>
          )}
        </>
      )}
    </FormDialog>
  );
};
