import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  CategoryPageDocument,
  ProductPageDocument,
  SearchPageDocument,
  SuggestionsDocument,
} from '#web/generated/graphql.ts';
import { aCategory, aList, aProduct, aProductPage } from '#web-test/products.ts';
import { currentAddress, openPlainPage } from '#web-test/render.tsx';
import { answers, isUnreachable, server } from '#web-test/server.ts';
import { REST_MS } from './Suggestions.tsx';

const phone = (name: string) => ({
  id: 'p1',
  name,
  image: { path: '/pictures/phone', alt: name },
  priceCents: 67900,
  oldPriceCents: null,
});
const suggests = (name = 'Pathao Phone') => {
  const asked: string[] = [];
  server.use(
    answers(SuggestionsDocument, ({ term }) => {
      asked.push(term);
      return {
        suggestions: {
          completions: term === 'hedph' ? ['headphone'] : [],
          categories: [{ id: 'k1', slug: 'mobile-phones', name: 'Mobile Phones' }],
          products: [phone(name)],
        },
      };
    }),
    answers(ProductPageDocument, aProductPage(aProduct({ id: 'p1', name }))),
  );
  return asked;
};
const box = () => screen.getByRole('combobox', { name: 'Search products' });
/** Enters a term at once: a pause between two letters would be a rest, after which both are asked for. */
const enter = async (user: UserEvent, term: string) => {
  await user.click(box());
  await user.paste(term);
};

test('categories and products with picture and price, asked for once the typing rests', async () => {
  const asked = suggests();
  const { user } = await openPlainPage();
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  await user.type(box(), 'p');
  const list = await screen.findByRole('listbox', { name: 'Suggestions' });
  await waitFor(() => expect(box()).toHaveAttribute('aria-expanded', 'true'));
  const sent = vi.spyOn(globalThis, 'fetch');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const value of ['ph', 'pho', 'phon', 'phone']) {
    fireEvent.input(box(), { target: { value } });
    await act(async () => void vi.advanceTimersByTime(REST_MS - 1));
  }
  expect(sent).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  vi.useRealTimers();
  await waitFor(() => expect(asked).toEqual(['p', 'phone']));
  expect(box()).toHaveAttribute('aria-controls', list.id);
  expect(within(list).getByRole('option', { name: 'Mobile Phones' })).toBeVisible();
  const product = within(list).getByRole('option', { name: /Pathao Phone/ });
  expect(product).toHaveTextContent('$679.00');
  expect(product.querySelector('img')).toBeInTheDocument();
});

test('arrow keys go round, Enter follows, Escape closes and keeps what was typed', async () => {
  suggests();
  server.use(answers(CategoryPageDocument, { category: aCategory({ slug: 'mobile-phones' }), products: aList([]) }));
  const { user } = await openPlainPage();
  await enter(user, 'phone');
  const [category, product] = await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(box()).toHaveAttribute('aria-activedescendant', category?.id));
  expect(category).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(box()).toHaveAttribute('aria-activedescendant', product?.id);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(box()).toHaveValue('phone');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(currentAddress()).toBe('/admin/mobile-phones');
  expect(box()).toHaveValue('');
  expect(await screen.findByText('No products found')).toBeVisible();
});

test('a product is opened with a press', async () => {
  suggests();
  const { user } = await openPlainPage();
  await enter(user, 'phone');
  await user.click(await screen.findByRole('option', { name: /Pathao Phone/ }));
  expect(currentAddress()).toBe('/details/p1');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Pathao Phone' })).toBeVisible();
});

test('an older answer never overwrites a newer one', async () => {
  let answerFirst = () => undefined as void;
  server.use(
    answers(SuggestionsDocument, async ({ term }) => {
      if (term === 'ph') await new Promise<void>((resolve) => (answerFirst = resolve));
      return { suggestions: { completions: [], categories: [], products: [phone(`Found by ${term}`)] } };
    }),
  );
  await openPlainPage();
  fireEvent.focus(box());
  fireEvent.input(box(), { target: { value: 'ph' } });
  await waitFor(() => expect(answerFirst.name).not.toBe('answerFirst'));
  fireEvent.input(box(), { target: { value: 'phone' } });
  expect(await screen.findByRole('option', { name: /Found by phone/ })).toBeVisible();
  answerFirst();
  await vi.waitFor(() => expect(screen.getByRole('option', { name: /Found by phone/ })).toBeVisible());
  expect(screen.queryByRole('option', { name: /Found by ph / })).not.toBeInTheDocument();
});

test('who searches sees the results, not the suggestions', async () => {
  suggests();
  server.use(answers(SearchPageDocument, { products: aList([]) }));
  const { user } = await openPlainPage();
  await enter(user, 'phone');
  await screen.findByRole('listbox');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Results for “phone”' })).toBeVisible();
  expect(await screen.findByText('No products found')).toBeVisible();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

test('where suggestions fail, the box still searches', async () => {
  server.use(isUnreachable(SuggestionsDocument));
  const { user } = await openPlainPage();
  await enter(user, 'phone');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

test('terms that go on come first, and the last searches while nothing is typed, until they are forgotten', async () => {
  suggests();
  server.use(answers(SearchPageDocument, { products: aList([]) }));
  const { user } = await openPlainPage();
  await enter(user, 'hedph');
  await user.click(await screen.findByRole('option', { name: 'headphone' }));
  expect(await screen.findByRole('heading', { name: 'Results for “headphone”' })).toBeVisible();
  expect(box()).toHaveValue('headphone');
  await user.clear(box());
  const last = await screen.findByRole('group', { name: 'Last searches' });
  expect(
    within(last)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['headphone', 'Forget these searches']);
  await user.click(within(last).getByRole('option', { name: 'Forget these searches' }));
  await user.keyboard('{ArrowDown}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});
