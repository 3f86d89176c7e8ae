import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShop } from '#web-test/render.tsx';
import { RouteLoading } from './RouteLoading.tsx';

test.each([
  ['/customer/order', 'orders'],
  ['/vieworder/order-1', 'order'],
  ['/ordertracking/order-1', 'tracking'],
  ['/order/congratulations/order-1', 'thanks'],
  ['/pay/order-1', 'pay'],
  ['/customer/profile', 'profile'],
  ['/confirmorder', 'checkout'],
  ['/cart', 'cart'],
  ['/wishlist', 'goods'],
])('%s has its own shape while it is loading, and no spinner', (path, shape) => {
  const { container } = renderInShop(<RouteLoading />, path);
  expect(screen.getByRole('status')).toHaveClass('shape', `shape-${shape}`);
  expect(screen.getByRole('status')).toHaveTextContent(shape === 'profile' ? 'Loading profile...' : 'Loading...');
  expect(container.querySelector('.spinner')).toBeNull();
});
