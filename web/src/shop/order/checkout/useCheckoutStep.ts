import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import type { CheckoutStep } from './checkoutDraft.ts';

const stepOf = (state: unknown): CheckoutStep =>
  (state as { step?: unknown } | null)?.step === 'payment' ? 'payment' : 'order';

/**
 * The current step of the checkout. Payment has its own history entry, so that Back leads to Order, and a reload stays.
 * Payment cannot be reached while something in Order is missing. `resumed` is the step in which the checkout was left.
 */
export const useCheckoutStep = (mayPay: boolean, resumed: CheckoutStep) => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const asked = stepOf(state);
  const step = mayPay ? asked : 'order';
  const begun = useRef(false);
  /** The visible step; null while it is being left. */
  const shown = useRef<CheckoutStep | null>(null);
  // With the step itself: a button of it may be pressed at once.
  useLayoutEffect(() => {
    shown.current = step;
    return () => {
      shown.current = null;
    };
  }, [step]);

  const toPayment = useCallback(() => {
    void navigate(paths.confirmOrder, { state: { step: 'payment' } });
    scrollTo(0, 0);
  }, [navigate]);

  useEffect(() => {
    // Otherwise the page would jump to Payment as soon as the last field is valid.
    if (asked !== step) void navigate(paths.confirmOrder, { replace: true, state: { step } });
    else if (!begun.current && resumed === 'payment' && step === 'order' && mayPay) toPayment();
    begun.current = true;
  }, [asked, step, mayPay, resumed, navigate, toPayment]);

  return {
    step,
    toPayment,
    /**
     * Goes from Payment to Order: before every entry of Payment there is one of Order. Anywhere else, or pressed twice,
     * it would leave the checkout: then it does nothing, and returns false.
     */
    toOrder: (): boolean => {
      if (shown.current !== 'payment') return false;
      shown.current = null;
      void navigate(-1);
      return true;
    },
  };
};
