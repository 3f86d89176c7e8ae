import { Badge } from '@chakra-ui/react';
import { ORDER_STATUSES } from '../../../schema/order.rules.ts';

/** Where an order stands, in the spec's word and colour; what is unknown is grey (spec §4). */
export const StatusBadge = ({ status }: { status: string }) => {
  const known = ORDER_STATUSES.find((entry) => entry.status === status);
  return <Badge colorPalette={known?.color ?? 'gray'}>{known?.label ?? status}</Badge>;
};
