import { useApolloClient } from '@apollo/client/react';
import { Container, Stack } from '@chakra-ui/react';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '#web/lib/lazyPart.ts';
import { useObserved, useStore } from '#web/lib/stores.ts';
import { withTexts } from '#web/messages/withTexts.tsx';
import { placeOrder } from '../payment/placeOrder.ts';
import { keptOrders, keyOf, type KeptOrder } from './keptOrders.ts';
import { orderSending } from './orderSending.ts';

interface KeptOrdersProps {
  customerId: string;
  /** Whether they are not shown, because the checkout shows its own. */
  isHidden: boolean;
}

const Notices = lazyPart<{ orders: readonly KeptOrder[] }>(() =>
  withTexts(async () => {
    const { KeptOrderNotice } = await import('./KeptOrderNotice.tsx');
    return {
      default: ({ orders }) => (
        <Container pt="4">
          <Stack gap="3">
            {orders.map((order) => (
              <KeptOrderNotice key={keyOf(order)} order={order} isNamed />
            ))}
          </Stack>
        </Container>
      ),
    };
  }),
);

/** Sends the orders that this browser keeps for a customer, on whatever page they are, and says how they stand. */
export default function KeptOrders({ customerId, isHidden }: KeptOrdersProps) {
  const client = useApolloClient();
  const sender = useStore(orderSending);
  useEffect(() => sender.keepSending(customerId, (input) => placeOrder(client, input)), [sender, customerId, client]);
  const orders = useObserved(keptOrders, (all) => all) ?? [];
  if (isHidden || orders.length === 0) return null;
  return (
    <Suspense>
      <Notices orders={orders} />
    </Suspense>
  );
}
