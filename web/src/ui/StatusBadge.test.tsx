import { ChakraProvider } from '@chakra-ui/react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShop } from '#web-test/render.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { system } from './theme/system.ts';

test.each([
  ['PENDING', 'Pending', 'yellow'],
  ['PROCESSED', 'Order Processed', 'gray'],
  ['SHIPPED', 'Shipped', 'blue'],
  ['OUT_FOR_DELIVERY', 'Out for Delivery', 'orange'],
  ['DELIVERED', 'Delivery successful', 'green'],
  ['CANCELLED', 'Cancelled', 'gray'],
  ['RETURNED', 'Returned', 'gray'],
  ['LOST', 'LOST', 'gray'],
])('%s is %s in %s (spec §4)', (status, word, color) => {
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
});
