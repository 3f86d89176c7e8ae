import type { OrderStatus } from '../../generated/graphql.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { StatusMessage } from '../../ui/StatusMessage.tsx';

interface NextStepProps {
  status: OrderStatus;
  /** Whether some pieces were sent, and others not yet. */
  partlyShipped?: boolean;
}

/** What happens next to an order, in a sentence; screen readers read it when it changes. */
export const NextStep = ({ status, partlyShipped = false }: NextStepProps) => {
  const { t } = useMessages();
  return (
    <StatusMessage data-next-step>
      {t(status === 'PROCESSED' && partlyShipped ? 'order.next.partlyShipped' : `order.next.${status}`)}
    </StatusMessage>
  );
};
