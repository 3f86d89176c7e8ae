import { chakra } from '@chakra-ui/react';
import { ORDER_STATUSES, type OrderStatus } from '../../../../schema/order.ts';
import type { OrderNeed } from '../../../../schema/payment.ts';
import { useMessages } from '../../messages/useMessages.ts';

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
    <Line>
      <Dot colorPalette={known?.color ?? 'gray'} aria-hidden />
      {awaits ? t(`trust.awaits.${awaits}`) : translate(known?.label ?? status)}
    </Line>
  );
};

const Line = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '2', minW: '0' } });
const Dot = chakra('span', {
  base: { w: '2', h: '2', borderRadius: 'full', flex: 'none', bg: 'colorPalette.solid' },
});
