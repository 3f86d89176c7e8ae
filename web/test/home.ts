import { screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { HomePageDocument } from '../src/generated/graphql.ts';
import { aHome } from './products.ts';
import { currentAddress } from './render.tsx';
import { answers, server } from './server.ts';

/** Expects to be led to the home page, and waits until it stands: what it asks for must not reach into the next test. */
export const expectHome = () => {
  const asked = vi.fn(() => aHome([]));
  server.use(answers(HomePageDocument, asked));
  return async () => {
    await screen.findByRole('heading', { name: 'just for you!' });
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(currentAddress()).toBe('/');
  };
};
