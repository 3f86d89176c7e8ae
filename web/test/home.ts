import { screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { HomePageDocument } from '../src/generated/graphql.ts';
import { aHome } from './products.ts';
import { currentAddress } from './render.tsx';
import { answers, server } from './server.ts';

/**
 * Handles the home page's query. The returned function waits until the page is shown, so that its requests do not reach
 * the next test, and returns the current path.
 */
export const expectHome = () => {
  const asked = vi.fn(() => aHome([]));
  server.use(answers(HomePageDocument, asked));
  return async () => {
    await screen.findByRole('heading', { name: 'just for you!' });
    await waitFor(() => expect(asked).toHaveBeenCalled());
    return currentAddress();
  };
};
