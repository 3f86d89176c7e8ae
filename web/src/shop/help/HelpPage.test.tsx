import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openShop } from '#web-test/render.tsx';

test('a search leaves the questions that have all its words, opened', async () => {
  const { user } = openShop('/help');
  const field = await screen.findByLabelText('Search the questions');
  expect(screen.getByText(/^Delivery is \$60/)).not.toBeVisible();
  await user.type(field, 'delivery cost');
  expect(screen.getByText(/^Delivery is \$60/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'How can I pay?' })).toBeNull();
  await user.type(field, ' zebra');
  expect(screen.getByText(/^No question has “delivery cost zebra” in it/)).toBeVisible();
});
