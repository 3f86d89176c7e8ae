import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { perLanguage } from './perLanguage.ts';

const loading = () => {
  const file = Promise.withResolvers<string>();
  const textsIn = perLanguage({ en: () => file.promise, bn: () => Promise.reject(new Error('offline')) });
  return { ...file, textsIn };
};

test('a page with texts of two files shows both, whichever comes first', async () => {
  const [title, body] = [loading(), loading()];
  const Post = () => {
    const [titleComing, bodyComing] = [title.textsIn('en'), body.textsIn('en')];
    return (
      <>
        <h1>{use(titleComing)}</h1>
        <p>{use(bodyComing)}</p>
      </>
    );
  };
  const post = (
    <Suspense fallback="Loading">
      <Post />
    </Suspense>
  );
  await act(async () => render(post));
  await act(async () => title.resolve('The title'));
  expect(screen.getByText('Loading')).toBeVisible();
  await act(async () => body.resolve('The body'));
  expect(screen.getByRole('heading')).toHaveTextContent('The title');
  expect(screen.getByText('The body')).toBeVisible();
});

test('texts that were loaded before are shown without waiting', async () => {
  const { resolve, textsIn } = loading();
  resolve('Loaded');
  await textsIn('en');
  const Help = () => use(textsIn('en'));
  render(
    <Suspense fallback="Loading">
      <Help />
    </Suspense>,
  );
  expect(screen.getByText('Loaded')).toBeVisible();
});

test('texts that could not be loaded are requested again', async () => {
  const { textsIn } = loading();
  const first = textsIn('bn');
  await expect(first).rejects.toThrow('offline');
  const second = textsIn('bn');
  expect(second).not.toBe(first);
  await expect(second).rejects.toThrow('offline');
});
