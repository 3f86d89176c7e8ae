import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { RouteError } from '../src/app/RouteError.tsx';
import { expectConsole } from './consoleOutput.ts';
import { openShop, renderInShop } from './render.tsx';

test('an address without a page says so and offers a way on', async () => {
  openShop('/no/such/page');
  expect(await screen.findByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

test('a page that fails says so and offers to try again; the next page works', async () => {
  expectConsole(/broken on purpose/);
  const Broken = (): never => {
    throw new Error('broken on purpose');
  };
  const Pages = () => {
    const [path, go] = useState('/broken');
    return (
      <>
        <button type="button" onClick={() => go('/whole')}>
          Next page
        </button>
        <RouteError resetKey={path}>{path === '/broken' ? <Broken /> : 'All is well'}</RouteError>
      </>
    );
  };
  const { user } = renderInShop(<Pages />);
  expect(screen.getByRole('alert')).toHaveTextContent('Something on this page broke. Please try again.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByText('All is well')).toBeVisible();
});
