import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextPageDocument } from '#web/generated/graphql.ts';
import { enter } from '#web-test/enter.ts';
import { openShop } from '#web-test/render.tsx';
import { answers, isUnreachable, server } from '#web-test/server.ts';
import { aTextPage } from '#web-test/text-pages.ts';

test('a search leaves the questions that have all its words, opened', async () => {
  server.use(
    answers(TextPageDocument, ({ name }) =>
      name === 'HELP'
        ? aTextPage(
            ['', 'Ask us.'],
            ['What does delivery cost?', 'Delivery is $60 & quick.', '<p>Delivery is <em>$60 &amp; quick</em>.</p>'],
            ['How can I pay?', 'In cash.'],
          )
        : aTextPage(),
    ),
  );
  const { user } = openShop('/help');
  const field = await screen.findByLabelText('Search the questions');
  expect(screen.getByText('Ask us.')).toBeVisible();
  expect(screen.getByText(/^Delivery is/)).not.toBeVisible();
  // The words of the markup are none of the text.
  await enter(user, field, '& cost');
  expect(screen.getByText(/^Delivery is/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'How can I pay?' })).toBeNull();
  await user.type(field, ' em');
  expect(screen.getByText(/^No question has “& cost em” in it/)).toBeVisible();
});

test('a page shows what the owner has written, below its name', async () => {
  server.use(
    answers(
      TextPageDocument,
      aTextPage(['', 'In short: be kind.'], ['Returns', 'Within 30 days.', '<ul><li>Within <b>30</b> days</li></ul>']),
    ),
  );
  openShop('/terms');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Terms');
  expect(document.title).toBe('Terms · Haat');
  const page = within(screen.getByRole('article'));
  expect(page.getByText('In short: be kind.')).toBeVisible();
  expect(page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Returns']);
  expect(page.getByRole('listitem')).toHaveTextContent('Within 30 days');
});

test('a page whose text does not come says so, and asks again', async () => {
  server.use(isUnreachable(TextPageDocument));
  const { user } = openShop('/privacy');
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.use(answers(TextPageDocument, aTextPage(['What we keep', 'Your name.'])));
  await user.click(again);
  expect(await screen.findByText('Your name.')).toBeVisible();
});
