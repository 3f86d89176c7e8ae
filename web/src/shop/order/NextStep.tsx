import type { OrderNeed, OrderStatus } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { StatusMessage } from '#web/ui/StatusMessage.tsx';

interface NextStepProps {
  status: OrderStatus;
  /** Whether pieces were sent: while it is PROCESSED, others are not yet. */
  hasShipments?: boolean;
  /** What it waits for before the shop works on it. */
  awaits?: OrderNeed | null | undefined;
}

/** What happens next to an order, in a sentence; screen readers read it when it changes. */
export const NextStep = ({ status, hasShipments = false, awaits }: NextStepProps) => {
  const { t } = useMessages();
  const text = () => {
    if (status === 'PENDING' && awaits) return t(`order.next.awaits.${awaits}`);
    return t(status === 'PROCESSED' && hasShipments ? 'order.next.partlyShipped' : `order.next.${status}`);
  };
  return <StatusMessage data-next-step>{text()}</StatusMessage>;
};
