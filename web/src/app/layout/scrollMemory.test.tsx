import { screen } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AppRoutes } from '../AppRoutes.tsx';
import { SearchPageDocument } from '#web/generated/graphql.ts';
import { aCard, aList } from '#web-test/products.ts';
import { renderInShop } from '#web-test/render.tsx';
import { answers, server } from '#web-test/server.ts';

const Ways = () => {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate('/nowhere')}>
        Away
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
};

/** Adds scrolling, which jsdom lacks. */
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
  server.use(answers(SearchPageDocument, { products: aList([aCard()]) }));
  const { user } = renderInShop(
    <>
      <Ways />
      <AppRoutes />
    </>,
    '/search',
  );
  await screen.findByRole('heading', { level: 1, name: 'All products' });
  scroll(700);
  await user.click(screen.getByRole('button', { name: 'Away' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'There is nothing at this address' })).toBeVisible();
  expect(scrollY).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
  expect(scrollY).toBe(700);
});
