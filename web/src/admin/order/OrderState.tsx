import { Stack, Text } from '@chakra-ui/react';
import type { OrderState_OrderFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { PartSent } from '#web/ui/PartSent.tsx';
import { OrderDot } from '../ui/OrderDot.tsx';
import { Detail } from '../ui/texts.tsx';

/* GraphQL */ `
  fragment OrderState_order on Order {
    status
    shippedPieces
    lines {
      id
      quantity
    }
    trustReasons
    payment {
      awaits
    }
  }
`;

/** Where an order stands; what it waits for, and why it is, or was, not simply paid on delivery. */
export const OrderState = ({ order }: { order: OrderState_OrderFragment }) => {
  const { t } = useMessages();
  const { status, trustReasons, payment } = order;
  const awaits = status === 'PENDING' ? payment.awaits : null;
  const reasons = (trustReasons ?? []).map((reason) => t(`trust.reason.${reason}`));
  return (
    <Stack gap="1" align="start">
      <OrderDot status={status} />
      <PartSent order={order} />
      {awaits && <Text textStyle="xs">{t(`trust.awaits.${awaits}`)}</Text>}
      {reasons.length > 0 && <Detail>{reasons.join(' · ')}</Detail>}
    </Stack>
  );
};
