import { screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { HomePageDocument } from '../src/generated/graphql.ts';
import { aHome } from './products.ts';
import { currentAddress } from './render.tsx';
import { answers, server } from './server.ts';

/** Answers the home page; the function that it gives waits until that stands, lest what it asks reach into the next test, and tells where one is. */
export const expectHome = () => {
  const asked = vi.fn(() => aHome([]));
  server.use(answers(HomePageDocument, asked));
  return async () => {
    await screen.findByRole('heading', { name: 'just for you!' });
    await waitFor(() => expect(asked).toHaveBeenCalled());
    return currentAddress();
  };
};
