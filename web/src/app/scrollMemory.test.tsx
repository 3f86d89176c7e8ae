import { screen } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AppRoutes } from './AppRoutes.tsx';
import { renderInShop } from '../../test/render.tsx';

const Ways = () => {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate('/privacy')}>
        To privacy
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
};

/** Lets the window scroll, which jsdom cannot. */
const scrollable = () => {
  const scrollBy = (y: number) => {
    Object.defineProperty(globalThis, 'scrollY', { value: y, configurable: true });
    dispatchEvent(new Event('scroll'));
  };
  globalThis.scrollTo = ((_x: number, y: number) => scrollBy(y)) as typeof scrollTo;
  return scrollBy;
};

test('a new page begins at the top, Back leads to where one was', async () => {
  const scroll = scrollable();
  const { user } = renderInShop(
    <>
      <Ways />
      <AppRoutes />
    </>,
    '/terms',
  );
  await screen.findByRole('heading', { level: 1, name: 'Terms' });
  scroll(700);
  await user.click(screen.getByRole('button', { name: 'To privacy' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  expect(scrollY).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  expect(scrollY).toBe(700);
});
