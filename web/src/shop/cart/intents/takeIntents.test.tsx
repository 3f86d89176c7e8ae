import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openShop } from '#web-test/render.tsx';
import { neverAnswers, server } from '#web-test/server.ts';
import { storedWishlist } from '#web-test/stored.ts';
import { ProductPageDocument } from '#web/generated/graphql.ts';

vi.mock('./doIntents.ts', () => ({ doIntents: () => new Promise(() => {}) }));

test('the wishlist has a heart that was pressed early, however long the code for additions takes', async () => {
  localStorage.setItem('intents', JSON.stringify([{ key: 1, product: 'p1', wished: true }]));
  server.use(neverAnswers(ProductPageDocument));
  openShop('/details/p1');
  // A heart that is pressed again goes by that.
  await waitFor(() => expect(storedWishlist().items.map(({ productId }) => productId)).toEqual(['p1']));
  expect(localStorage.getItem('intents')).toBeNull();
});
