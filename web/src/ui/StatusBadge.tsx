import { Badge } from '@chakra-ui/react';
import { ORDER_STATUSES } from '#schema/order.ts';
import { useMessages } from '../messages/useMessages.ts';
import { StatusIcon } from './StatusIcon.tsx';

/** An order's status in the spec's word and colour, with its icon; an unknown status is grey (spec §4). */
export const StatusBadge = ({ status }: { status: string }) => {
  const { translate } = useMessages();
  const known = ORDER_STATUSES.find((entry) => entry.status === status);
  return (
    <Badge colorPalette={known?.color ?? 'gray'}>
      <StatusIcon status={status} />
      {translate(known?.label ?? status)}
    </Badge>
  );
};
