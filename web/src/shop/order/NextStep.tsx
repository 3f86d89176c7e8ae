import { useMessages } from '../../messages/useMessages.ts';
import { StatusMessage } from '../../ui/StatusMessage.tsx';

/** The statuses of an order, those in which it ends included. */
type Status =
  'PENDING' | 'PROCESSED' | 'SHIPPED' | 'OUT_FOR_DELIVERY' | 'DELIVERED' | 'CANCELLED' | 'RETURNED';

interface NextStepProps {
  status: Status;
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
