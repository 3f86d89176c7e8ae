import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Router, type Navigator } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useCheckoutStep } from './useCheckoutStep.ts';

/** The hook in a history entry of Payment, with a router that navigates with a delay. */
const openPayment = (mayPay: boolean) => {
  const navigator = {
    createHref: () => '',
    go: vi.fn(),
    push: vi.fn(),
    replace: vi.fn(),
  } satisfies Navigator;
  const location = { pathname: '/confirmorder', state: { step: 'payment' } };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
  return { ...renderHook(() => useCheckoutStep(mayPay, 'order'), { wrapper }), navigator };
};

test('Payment asked for too early is turned into Order once, however often the page is shown anew meanwhile', () => {
  const { result, rerender, navigator } = openPayment(false);
  rerender();
  rerender();
  expect(result.current.step).toBe('order');
  expect(navigator.replace).toHaveBeenCalledOnce();
});

test('goes back to Order once, however often it is requested', () => {
  const { result, navigator } = openPayment(true);
  expect([result.current.toOrder(), result.current.toOrder()]).toEqual([true, false]);
  expect(navigator.go).toHaveBeenCalledExactlyOnceWith(-1);
});

test('a late response does not bring back somebody who has left the checkout', () => {
  const { result, unmount, navigator } = openPayment(true);
  unmount();
  expect(result.current.toOrder()).toBe(false);
  expect(navigator.go).not.toHaveBeenCalled();
});
