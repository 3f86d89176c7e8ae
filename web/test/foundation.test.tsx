import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openShop } from './render.tsx';

test('an address without a page says so and offers a way on', async () => {
  openShop('/no/such/page');
  expect(await screen.findByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});
