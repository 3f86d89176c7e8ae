import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { OwnMessagesDocument, SendMessageDocument, type SendMessageInput } from '../../generated/graphql.ts';
import { loadMessages } from '../../messages/translate.ts';
import { rahima, signedInAs } from '../../../test/people.ts';
import { openShop } from '../../../test/render.tsx';
import { answers, isUnreachable, server } from '../../../test/server.ts';

const taken = { sendMessage: { __typename: 'SendMessageSuccess' as const, sent: { id: 'm1' } } };
const messages = (...texts: string[]) =>
  answers(OwnMessagesDocument, {
    me: {
      id: rahima.id,
      messages: {
        edges: texts.map((text) => ({
          cursor: text,
          node: { id: text, text, sentAt: '2026-11-20T09:30:00.000Z' },
        })),
        pageInfo: { hasNextPage: false, endCursor: null },
      },
    },
  });
const form = async () => within(await screen.findByRole('form', { name: 'Send us a message' }));

test('contact details are there', async () => {
  openShop('/people-list');
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('link', { name: '+880 1700-000000' })).toHaveAttribute(
    'href',
    'tel:+8801700000000',
  );
  expect(main.getByRole('link', { name: 'hello@haat.example' })).toBeVisible();
});

test('the number that is called is the same in Bangla', async () => {
  openShop('/people-list', await loadMessages('bn'));
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('link', { name: '+৮৮০ ১৭০০-০০০০০০' })).toHaveAttribute(
    'href',
    'tel:+8801700000000',
  );
});

describe('a visitor', () => {
  test('sends name, e-mail and text', async () => {
    let heard: SendMessageInput | undefined;
    server.use(
      answers(SendMessageDocument, ({ input }) => {
        heard = input;
        return taken;
      }),
    );
    const { user } = openShop('/people-list');
    const fields = await form();
    await user.type(fields.getByLabelText('Your name'), ' Selim ');
    await user.type(fields.getByLabelText('Your e-mail'), 'selim@example.com');
    await user.type(fields.getByLabelText('Your message'), 'Is the kettle back soon?');
    await user.click(fields.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText(/^Thank you! Your message is with us/)).toHaveFocus();
    expect(heard).toEqual({ name: 'Selim', email: 'selim@example.com', text: 'Is the kettle back soon?' });
    await user.click(screen.getByRole('button', { name: 'Write another message' }));
    expect((await form()).getByLabelText('Your message')).toHaveValue('');
  });

  test('is told what is missing; the first such field has the focus', async () => {
    const { user } = openShop('/people-list');
    const fields = await form();
    await user.click(fields.getByRole('button', { name: 'Send message' }));
    expect(fields.getByText('Name is required')).toBeVisible();
    expect(fields.getByText('Enter a valid e-mail address')).toBeVisible();
    expect(fields.getByText('Message is required')).toBeVisible();
    expect(fields.getByLabelText('Your name')).toHaveFocus();
  });

  test('loses nothing when it fails or the page is loaded anew', async () => {
    server.use(isUnreachable(SendMessageDocument));
    const { user, unmount } = openShop('/people-list');
    const fields = await form();
    await user.type(fields.getByLabelText('Your name'), 'Selim');
    await user.type(fields.getByLabelText('Your e-mail'), 'selim@example.com');
    await user.type(fields.getByLabelText('Your message'), 'Hello?');
    await user.click(fields.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /cannot be reached.*Nothing you typed is lost/,
    );
    unmount();
    openShop('/people-list');
    expect((await form()).getByLabelText('Your message')).toHaveValue('Hello?');
  });

  test('may log in to see earlier messages', async () => {
    openShop('/people-list');
    await form();
    expect(screen.getByText('Log in to see what you wrote before.')).toBeVisible();
  });
});

describe('a customer', () => {
  test('says no more than the text, and finds it in the list', async () => {
    signedInAs(rahima);
    server.use(messages('An old question'), answers(SendMessageDocument, taken));
    const { user } = openShop('/people-list');
    expect(await screen.findByText('An old question')).toBeVisible();
    const fields = await form();
    expect(fields.queryByLabelText('Your name')).toBeNull();
    expect(fields.getByText('We answer to rahima@gmail.com.')).toBeVisible();
    await user.type(fields.getByLabelText('Your message'), 'A new question');
    server.use(messages('A new question', 'An old question'));
    await user.click(fields.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('A new question')).toBeVisible();
  });

  test('can try again when the list does not come', async () => {
    signedInAs(rahima);
    server.use(isUnreachable(OwnMessagesDocument));
    const { user } = openShop('/people-list');
    expect(await screen.findByText(/Your messages could not be fetched/)).toBeVisible();
    server.use(messages());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You have not written to us yet.')).toBeVisible();
  });
});
