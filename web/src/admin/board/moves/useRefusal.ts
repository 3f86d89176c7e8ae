import { refusalOfMove } from '#schema/order-moves.ts';
import { ORDER_MESSAGES, type OrderStatus } from '#schema/order.ts';
import { inEnglish } from '#schema/sentence.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import type { Card } from '../cards/boardState.ts';

/** Returns what says why an admin cannot move an order to a status; null when they can. */
export const useRefusal = () => {
  const { translate } = useMessages();
  return ({ status, awaits }: Pick<Card, 'status' | 'awaits'>, to: OrderStatus): string | null => {
    const refusal = refusalOfMove({ status, awaits }, to, 'ADMIN');
    if (refusal === null) return null;
    const code = refusal.template === ORDER_MESSAGES.moveRefused ? 'order.moveRefused' : `orderNeed.${awaits ?? ''}`;
    const params = Object.entries(refusal.params).map(([name, value]) => ({ name, value: String(value) }));
    return translate({ message: inEnglish(refusal), wording: { code, params } });
  };
};
