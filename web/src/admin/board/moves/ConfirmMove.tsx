import { cancelOrderInput } from '#schema/order.input.ts';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormDialog } from '#web/admin/kit/form/FormDialog.tsx';
import type { Card } from '../cards/boardState.ts';
import { TextField } from '#web/admin/kit/form/TextField.tsx';
import { Explanation } from '#web/admin/ui/texts.tsx';

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
          <Explanation>
            {t(
              to === 'DELIVERED' && card.paymentMethod === 'CASH_ON_DELIVERY'
                ? 'admin.board.final.cash'
                : `admin.board.final.${to}.text`,
            )}
          </Explanation>
          {to === 'CANCELLED' && <TextField {...field('reason')} label={t('admin.board.final.reason')} rows={3} />}
        </>
      )}
    </FormDialog>
  );
};
