import { useApolloClient } from '@apollo/client/react';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '#web/lib/lazyPart.ts';
import { useObserved, useStore } from '#web/lib/stores.ts';
import { withTexts } from '#web/messages/withTexts.tsx';
import { withChakra } from '#web/ui/theme/withChakra.tsx';
import { placeOrder } from '../payment/placeOrder.ts';
import { keptOrders } from './keptOrders.ts';
import { orderSending } from './orderSending.ts';

interface KeptOrdersProps {
  customerId: string;
  /** Whether they are not shown, because the checkout shows its own. */
  isHidden: boolean;
}

const Notices = lazyPart(() => withChakra(() => withTexts(() => import('./KeptOrderNotices.tsx'))));

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
