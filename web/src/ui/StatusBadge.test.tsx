import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShop } from '../../test/render.tsx';
import { system } from './theme/system.ts';
import { StatusBadge } from './StatusBadge.tsx';

test.each([
  ['PENDING', 'Pending', 'yellow'],
  ['PROCESSED', 'Order Processed', 'gray'],
  ['SHIPPED', 'Shipped', 'blue'],
  ['OUT_FOR_DELIVERY', 'Out for Delivery', 'orange'],
  ['DELIVERED', 'Delivery successful', 'green'],
  ['LOST', 'LOST', 'gray'],
])('%s is %s in %s (spec §4)', (status, word, color) => {
  renderInShop(<StatusBadge status={status} />);
  // The palette's colours reach the badge as variables.
  const { colorPalette } = system.css({ colorPalette: color }) as { colorPalette?: unknown };
  expect(colorPalette).toBeUndefined();
  const solid = getComputedStyle(screen.getByText(word)).getPropertyValue('--haat-colors-color-palette-solid');
  expect(solid).toBe(`var(--haat-colors-${color}-solid)`);
});
