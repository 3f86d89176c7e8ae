import { Text } from '@chakra-ui/react';
import { useMessages } from '../messages/useMessages.ts';

interface PartSentProps {
  order: { status: string; shippedPieces: number; lines: readonly { quantity: number }[] };
}

/** How many pieces of an order have left while others are still here; nothing for any other order. */
export const PartSent = ({ order: { status, shippedPieces: sent, lines } }: PartSentProps) => {
  const { t } = useMessages();
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  return status === 'PROCESSED' && sent > 0 ? (
    <Text textStyle="xs" color="fg.muted">
      {t('order.sent', { sent, quantity })}
    </Text>
  ) : null;
};
