import { useEffect, useRef, useState } from 'react';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import type { NextStatus } from '#schema/order-moves.ts';
import { ORDER_STATUSES, type OrderStatus } from '#schema/order.ts';
import { useMoveOrderMutation } from '#web/generated/graphql.ts';
import { errorMessage } from '#web/lib/errorMessage.ts';
import type { Translatable } from '#web/lib/translatable.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { useToast } from '#web/admin/ui/toasts/toasts.ts';
import { focusCard } from '../cards/BoardCard.tsx';
import type { Card } from '../cards/boardState.ts';
import type { FinalMove } from './ConfirmMove.tsx';
import type { useBoard } from '../cards/useBoard.ts';
import { useRefusal } from './useRefusal.ts';

/* GraphQL */ `
  mutation MoveOrder($input: ChangeOrderStatusInput!) {
    changeOrderStatus(input: $input) {
      ... on ChangeOrderStatusSuccess {
        order {
          id
          status
        }
      }
      ... on OrderMoveRefused {
        status
      }
      ...Refusal_fields
    }
  }
`;

/** Moves cards: asks what must be asked before, shows the move at once, and says what came of it. */
export const useMoves = (board: Pick<ReturnType<typeof useBoard>, 'startMove' | 'endMove' | 'undoMove' | 'reload'>) => {
  const { t, translate, language } = useMessages();
  const send = useMoveOrderMutation();
  const refusalOf = useRefusal();
  const tell = useToast();
  const [toShip, setToShip] = useState<Card | null>(null);
  const [final, setFinal] = useState<FinalMove | null>(null);
  const moved = useRef<string | null>(null);

  useEffect(() => {
    const id = moved.current;
    moved.current = null;
    // A card that has moved is another element in another column: the focus must not be lost with the old one.
    if (id !== null && document.activeElement === document.body) focusCard(id);
  });

  const numberOf = ({ number }: Card) => formatOrderNumber(number, language);
  const say = (card: Card, why: Translatable) =>
    tell({
      tone: 'error',
      text: t('admin.board.move.failed', { number: numberOf(card), why: translate(why) }),
    });
  const succeed = (card: Card, to: NextStatus) => {
    const label = ORDER_STATUSES.find(({ status }) => status === to)?.label ?? to;
    moved.current = card.id;
    board.endMove(card.id, to);
    tell({
      text: t('admin.board.move.done', { number: numberOf(card), status: translate(label) }),
    });
  };

  const perform = async (card: Card, to: NextStatus, reason: string | null = null): Promise<void> => {
    moved.current = card.id;
    board.startMove(card.id, to);
    try {
      const result = await send({ input: { orderId: card.id, status: to, reason } });
      if (result.__typename === 'ChangeOrderStatusSuccess') return succeed(card, to);
      say(card, result);
      // Somebody else has moved it.
      if (result.__typename === 'OrderMoveRefused') await board.reload();
    } catch (error) {
      say(card, errorMessage(error));
    }
    board.undoMove(card.id);
  };

  return {
    toShip,
    final,
    /** Begins a move, which may ask first. */
    move: (card: Card, to: NextStatus): void => {
      const why = refusalOf(card, to);
      if (why !== null) return say(card, why);
      if (to === 'SHIPPED') return setToShip(card);
      if (to === 'DELIVERED' || to === 'CANCELLED') return setFinal({ card, to });
      void perform(card, to);
    },
    /** Says why an order cannot go back to where it began. */
    refuse: (card: Card, to: OrderStatus): void => say(card, refusalOf(card, to) ?? ''),
    /** Makes a move that was asked about. */
    confirm: ({ card, to }: FinalMove, reason: string | null): void => {
      setFinal(null);
      void perform(card, to, reason);
    },
    /** A shipment is stored; of a part, the order stays where it is. */
    shipped: (card: Card, status: string): void => {
      setToShip(null);
      if (status === 'SHIPPED') return succeed(card, 'SHIPPED');
      void board.reload();
      tell({ text: t('admin.board.move.part', { number: numberOf(card) }) });
    },
    /** The order cannot be shipped any more. */
    notShipped: (card: Card, why: Translatable): void => {
      setToShip(null);
      say(card, why);
      void board.reload();
    },
    /** Asks nothing any more. */
    leave: (): void => {
      setToShip(null);
      setFinal(null);
    },
  };
};
