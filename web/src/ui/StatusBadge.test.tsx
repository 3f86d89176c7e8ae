import { ChakraProvider } from '@chakra-ui/react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShop } from '#web-test/render.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { system } from './theme/system.ts';

test.each([
  ['PENDING', 'Pending', 'yellow', 'receipt'],
  ['PROCESSED', 'Order Processed', 'gray', 'box'],
  ['SHIPPED', 'Shipped', 'blue', 'truck'],
  ['OUT_FOR_DELIVERY', 'Out for Delivery', 'orange', 'bicycle'],
  ['DELIVERED', 'Delivery successful', 'green', 'house'],
  ['CANCELLED', 'Cancelled', 'gray', 'cross'],
  ['RETURNED', 'Returned', 'gray', 'back'],
  ['LOST', 'LOST', 'gray', undefined],
])('%s is %s in %s (spec §4), with an icon of its own', (status, word, color, icon) => {
  // With its global styles, as every page has them.
  renderInShop(
    <ChakraProvider value={system}>
      <StatusBadge status={status} />
    </ChakraProvider>,
  );
  const colorOf = (element: Element, name: string) =>
    getComputedStyle(element).getPropertyValue(`--haat-colors-${name}-solid`);
  expect(colorOf(screen.getByText(word), 'color-palette')).not.toBe('');
  expect(colorOf(screen.getByText(word), 'color-palette')).toBe(colorOf(document.documentElement, color));
  expect(screen.getByText(word).querySelector('svg')?.dataset['icon']).toBe(icon);
});
