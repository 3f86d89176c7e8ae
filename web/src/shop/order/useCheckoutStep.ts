import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import type { CheckoutStep } from './checkoutDraft.ts';

const stepOf = (state: unknown): CheckoutStep =>
  (state as { step?: unknown } | null)?.step === 'payment' ? 'payment' : 'order';

/**
 * Which step of the checkout is shown. Payment has an entry of its own in the browser's history, so that Back leads from it to
 * Order, and a reload stays where one was. Nobody comes to Payment while something of Order is missing. `resumed` is the step in
 * which the checkout was left.
 */
export const useCheckoutStep = (mayPay: boolean, resumed: CheckoutStep) => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const asked = stepOf(state);
  const step = mayPay ? asked : 'order';
  const begun = useRef(false);

  const toPayment = () => {
    void navigate(paths.confirmOrder, { state: { step: 'payment' } });
    scrollTo(0, 0);
  };

  useEffect(() => {
    // An entry that says Payment too early is one of Order: else it would turn by itself while somebody types.
    if (asked !== step) void navigate(paths.confirmOrder, { replace: true, state: { step } });
    else if (!begun.current && resumed === 'payment' && step === 'order' && mayPay) toPayment();
    begun.current = true;
  });

  return {
    step,
    toPayment,
    /** Before every entry of Payment stands one of Order. */
    toOrder: () => void navigate(-1),
  };
};
