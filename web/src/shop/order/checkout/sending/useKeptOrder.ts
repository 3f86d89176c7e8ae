import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useObserved, useStore } from '#web/lib/stores.ts';
import { placeOrder } from '../payment/placeOrder.ts';
import { keptOrders, keyOf, type Answer, type ConfirmedOrder } from './keptOrders.ts';
import { orderSending } from './orderSending.ts';

/** Whether this tab is sending the order just now. */
export const useIsSending = (key: string): boolean => {
  const sender = useStore(orderSending);
  return useSyncExternalStore(
    (listener) => sender.subscribe(listener),
    () => sender.isSending(key),
    () => false,
  );
};

/**
 * Sends the order of a checkout. `kept` is the order while the shop does not answer, also when another tab or an
 * earlier visit has sent it; `settle` is called with the answer, whichever tab gets it.
 */
export const useKeptOrder = (key: string, settle: (answer: Answer) => void) => {
  const client = useApolloClient();
  const sender = useStore(orderSending);
  const order = useObserved(keptOrders, (orders) => orders?.find((one) => keyOf(one) === key));
  const isSending = useIsSending(key);
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });
  useEffect(() => sender.onAnswer(key, (answer) => latest.current(answer)), [sender, key]);
  // While it is sent for the first time, the button says so.
  const isWaiting = !isSending || sender.isUnanswered(key);
  return {
    kept: order && isWaiting ? order : undefined,
    isSending,
    send: (confirmed: ConfirmedOrder) => {
      if (sender.isSending(key)) return;
      void sender.confirm(confirmed, (input) => placeOrder(client, input));
    },
  };
};
