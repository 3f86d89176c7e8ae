import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  AccountSectionsDocument,
  ChangePriceMailsDocument,
  type ChangePriceMailsMutation,
  type ChangePriceMailsMutationVariables,
} from '#web/generated/graphql.ts';
import { accountOf, rahima, signedInAs } from '#web-test/people.ts';
import { openShop } from '#web-test/render.tsx';
import { answers, isUnreachable, server } from '#web-test/server.ts';

const WANTED = 'Send me offers and reminders about my wishlist and cart';
const AGREED = '2026-11-20T09:30:00.000Z';

const open = async (wish: Parameters<typeof accountOf>[1] = {}, mail = true) => {
  signedInAs(rahima);
  server.use(answers(AccountSectionsDocument, accountOf(rahima, wish, mail)));
  const { user } = openShop('/customer/profile');
  await screen.findByRole('heading', { name: 'Your data' });
  return user;
};

describe('mails about prices and the cart', () => {
  test('are off, are agreed to with one press, and say since when', async () => {
    const user = await open();
    const asked = vi.fn<(variables: ChangePriceMailsMutationVariables) => void>();
    server.use(
      answers(ChangePriceMailsDocument, (variables): ChangePriceMailsMutation => {
        asked(variables);
        return { changePriceMails: { id: rahima.id, priceMailsSince: variables.wanted ? AGREED : null } };
      }),
    );
    const box = screen.getByRole('checkbox', { name: WANTED });
    expect(box).not.toBeChecked();
    await user.click(box);
    expect(await screen.findByText(/You agreed on .*2026/)).toBeVisible();
    expect(box).toBeChecked();
    await user.click(box);
    await vi.waitFor(() => expect(box).not.toBeChecked());
    expect(asked.mock.calls).toEqual([[{ wanted: true }], [{ wanted: false }]]);
  });

  test('stay as they were when the shop cannot be reached, and it says so', async () => {
    const user = await open({ priceMailsSince: AGREED });
    server.use(isUnreachable(ChangePriceMailsDocument));
    await user.click(screen.getByRole('checkbox', { name: WANTED }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: WANTED })).toBeChecked();
  });

  test('are not offered by a shop that sends no mails', async () => {
    await open({}, false);
    expect(screen.queryByRole('checkbox', { name: WANTED })).not.toBeInTheDocument();
  });
});
