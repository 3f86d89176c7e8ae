import { ORDER_STATUSES, type OrderStatus } from '#schema/order.ts';
import type { OrderNeed } from '#schema/payment.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { StateDot } from './StateDot.tsx';

interface OrderDotProps {
  status: OrderStatus;
  /** What it waits for, which is said instead of that it is pending. */
  awaits?: OrderNeed | null;
}

/** The status of an order as a word with a dot in its colour, for tables. */
export const OrderDot = ({ status, awaits = null }: OrderDotProps) => {
  const { t, translate } = useMessages();
  const known = ORDER_STATUSES.find((one) => one.status === status);
  return (
    <StateDot colorPalette={known?.color ?? 'gray'}>
      {awaits ? t(`trust.awaits.${awaits}`) : translate(known?.label ?? status)}
    </StateDot>
  );
};
