import { useEffect, useEffectEvent, useState } from 'react';
import { useCheckPaymentMutation, type PaymentAttemptStatus } from '#web/generated/graphql.ts';

/* GraphQL */ `
  mutation CheckPayment($orderId: ID!) {
    checkPayment(orderId: $orderId) {
      id
      ...PayPage_order
    }
  }
`;

/** The pauses before the shop asks the provider again, in seconds; the last one is repeated. */
const PAUSES: Partial<Record<PaymentAttemptStatus, readonly number[]>> = {
  // Somebody who has paid is waiting. The shop asks its provider every two seconds at most.
  CONFIRMING: [2.5, 3, 5, 8, 12, 15],
  // The customer may be back without having paid.
  OPEN: [3, 6, 15, 30, 60],
};

/** After how many questions it takes longer than usual. */
const USUAL = 5;

/**
 * While a payment is under way, lets the shop ask its provider from time to time, and at once when somebody looks at
 * the page again. The order in the cache changes with the answer.
 */
export const useConfirmation = (orderId: string, attempt: { id: string; status: PaymentAttemptStatus } | undefined) => {
  const mutate = useCheckPaymentMutation();
  const [asked, setAsked] = useState(0);
  const [isUnreachable, setIsUnreachable] = useState(false);
  const check = useEffectEvent(async () => {
    const failed = await mutate({ orderId }).then(
      () => false,
      () => true,
    );
    setIsUnreachable(failed);
    setAsked((count) => count + 1);
  });
  const { id, status } = attempt ?? {};
  useEffect(() => {
    const pauses = status && PAUSES[status];
    if (!pauses) return;
    setAsked(0);
    setIsUnreachable(false);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let count = 0;
    let isBusy = false;
    let isOver = false;
    const isSeen = () => document.visibilityState === 'visible';
    const schedule = () => {
      clearTimeout(timer);
      const pause = pauses[Math.min(count, pauses.length - 1)] ?? 0;
      // Nobody waits at a page that is not seen.
      if (!isOver && isSeen()) timer = setTimeout(() => void ask(), pause * 1000);
    };
    const ask = async () => {
      if (isBusy || isOver) return;
      isBusy = true;
      clearTimeout(timer);
      await check();
      isBusy = false;
      count += 1;
      schedule();
    };
    const look = () => {
      if (isSeen()) void ask();
      else clearTimeout(timer);
    };
    document.addEventListener('visibilitychange', look);
    schedule();
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [orderId, id, status]);
  return { isLong: asked >= USUAL, isUnreachable };
};
