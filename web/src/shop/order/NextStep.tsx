import type { OrderStatus } from '../../generated/graphql.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { StatusMessage } from '../../ui/StatusMessage.tsx';

interface NextStepProps {
  status: OrderStatus;
  /** Whether pieces were sent: while it is PROCESSED, others are not yet. */
  hasShipments?: boolean;
}

/** What happens next to an order, in a sentence; screen readers read it when it changes. */
export const NextStep = ({ status, hasShipments = false }: NextStepProps) => {
  const { t } = useMessages();
  return (
    <StatusMessage data-next-step>
      {t(status === 'PROCESSED' && hasShipments ? 'order.next.partlyShipped' : `order.next.${status}`)}
    </StatusMessage>
  );
};
