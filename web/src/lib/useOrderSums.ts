import { formatChange } from '#schema/format/money.ts';
import { sumsOf } from '#schema/order.ts';
import { useMessages } from '../messages/useMessages.ts';

const LABELS = {
  subtotal: 'order.summary.subtotal',
  rounding: 'order.summary.rounding',
  itemsTotal: 'order.summary.items',
  delivery: 'order.summary.delivery',
} as const;

/** Returns the sums of an order with their labels and amounts, in the order in which they are shown. */
export const useOrderSums = (order: Parameters<typeof sumsOf>[0]) => {
  const { t, formatMoney, language } = useMessages();
  return sumsOf(order).map(({ kind, code, cents }) => ({
    kind,
    label: kind === 'promotion' ? t('order.summary.promotionOf', { code: code ?? '' }) : t(LABELS[kind]),
    amount: kind === 'rounding' ? formatChange(cents, language) : formatMoney(cents),
  }));
};
