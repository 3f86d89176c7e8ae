import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CartPageDocument, ProductPageDocument, SearchPageDocument } from '#web/generated/graphql.ts';
import { inCart, productOf } from '#web-test/cart.ts';
import { enter } from '#web-test/enter.ts';
import { keepCart, storedCart } from '#web-test/stored.ts';
import { expectConsole } from '#web-test/consoleOutput.ts';
import { rahima, signedInAs } from '#web-test/people.ts';
import { aCard, aList, aProduct, aProductPage, deliveryDays } from '#web-test/products.ts';
import { goInHistory, openShop } from '#web-test/render.tsx';
import { answers, isUnreachable, languageOf, server } from '#web-test/server.ts';
import { loadMessages } from '#web/messages/translate.ts';

beforeEach(() => {
  document.documentElement.lang = 'en';
});

const names = { en: 'Desk Lamp', bn: 'টেবিল বাতি' };
const turnTo = (name: 'বাংলা' | 'English') => within(screen.getByRole('banner')).getByRole('link', { name });

/** Handles a query with the lamp in the requested language. Returns the requested languages. */
const openWithLamp = (at: string, messages?: Awaited<ReturnType<typeof loadMessages>>) => {
  const asked = { search: [] as string[], page: [] as string[] };
  const cardIn = (request: Request) => aCard({ id: 'lamp', name: names[languageOf(request)] });
  server.use(
    answers(SearchPageDocument, (_, request) => {
      asked.search.push(languageOf(request));
      return { products: aList([cardIn(request)]) };
    }),
    answers(ProductPageDocument, (_, request) => {
      asked.page.push(languageOf(request));
      return aProductPage(
        aProduct({
          id: 'lamp',
          name: names[languageOf(request)],
          colors: ['Red'],
          colorOptions: [{ value: 'Red', label: languageOf(request) === 'bn' ? 'লাল' : 'Red' }],
        }),
      );
    }),
  );
  return { ...openShop(at, messages), asked };
};

test('what is shown is asked for again in the language of the page; what was typed stays', async () => {
  signedInAs(rahima);
  const { user, asked } = openWithLamp('/details/lamp');
  await screen.findByRole('heading', { name: 'Desk Lamp' });
  await user.click(screen.getByRole('radio', { name: 'Red' }));
  await enter(user, await screen.findByRole('textbox', { name: 'Your question or remark' }), 'Is it loud?');
  await user.click(turnTo('বাংলা'));
  expect(await screen.findByRole('heading', { name: 'টেবিল বাতি' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'লাল' })).toBeChecked();
  expect(screen.getByDisplayValue('Is it loud?')).toBeVisible();
  expect(asked.page).toEqual(['en', 'bn']);
});

test('a page that was seen before is not shown in the other language', async () => {
  const { user, asked } = openWithLamp('/search');
  await user.click(await screen.findByRole('link', { name: 'Desk Lamp' }));
  await screen.findByRole('heading', { name: 'Desk Lamp', level: 1 });
  await user.click(turnTo('বাংলা'));
  await screen.findByRole('heading', { name: 'টেবিল বাতি', level: 1 });
  act(() => goInHistory(-1));
  expect(await screen.findByRole('link', { name: 'টেবিল বাতি' })).toBeVisible();
  expect(screen.queryByText('Desk Lamp')).toBeNull();
  expect(asked).toEqual({ search: ['en', 'bn'], page: ['en', 'bn'] });
});

test('begins in Bangla where the first paint was', async () => {
  document.documentElement.lang = 'bn';
  const { asked } = openWithLamp('/search', await loadMessages('bn'));
  expect(await screen.findByRole('link', { name: 'টেবিল বাতি' })).toBeVisible();
  expect(asked.search).toEqual(['bn']);
});

test('the cart keeps its lines and shows names and colours in the language of the page', async () => {
  keepCart([inCart()]);
  server.use(
    answers(CartPageDocument, (_, request) => ({
      delivery: deliveryDays,
      productsById: [
        productOf(inCart(), {
          ...(languageOf(request) === 'bn' && {
            name: 'পাঠাও ফোন',
            colorOptions: [{ value: 'Black', label: 'কালো' }],
          }),
        }),
      ],
    })),
  );
  const { user } = openShop('/cart');
  expect(await screen.findByText('Color: Black')).toBeVisible();
  await user.click(turnTo('বাংলা'));
  expect(await screen.findByRole('link', { name: 'পাঠাও ফোন' })).toBeVisible();
  expect(screen.getByText('রং: কালো')).toBeVisible();
  expect(storedCart().items).toMatchObject([{ productId: 'product-1', color: 'Black', quantity: 2 }]);
});

test('what cannot be asked for again stays as it was', async () => {
  expectConsole(/^Failed to fetch data/);
  const { user } = openWithLamp('/search');
  await screen.findByRole('link', { name: 'Desk Lamp' });
  server.use(isUnreachable(SearchPageDocument));
  await user.click(turnTo('বাংলা'));
  expect(await screen.findByRole('button', { name: 'আবার চেষ্টা করুন' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Desk Lamp' })).toBeVisible();
});
