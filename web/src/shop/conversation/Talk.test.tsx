import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { REVIEW_MESSAGES } from '#schema/review.ts';
import {
  ConversationDocument,
  SayWritingDocument,
  SendMessageDocument,
  type SendMessageInput,
  type Talk_ConversationFragment,
} from '#web/generated/graphql.ts';
import { enter } from '#web-test/enter.ts';
import { rahima, signedInAs } from '#web-test/people.ts';
import { openShop } from '#web-test/render.tsx';
import { answers, server } from '#web-test/server.ts';
import { acceptSockets } from '#web-test/sockets.ts';

beforeEach(() => void acceptSockets());

/** A conversation in which the customer or visitor wrote this. */
const talkOf = (...texts: string[]): Talk_ConversationFragment => ({
  id: 'talk-1',
  name: 'Rahima',
  email: null,
  language: 'EN',
  unread: 0,
  customer: null,
  messages: {
    nodes: texts.map((text, place) => ({
      id: `message-${place}`,
      text,
      pictures: [],
      isFromShop: false,
      sentAt: '2026-11-20T09:30:00.000Z',
      readAt: null,
      order: null,
      writtenBy: null,
    })),
    pageInfo: { hasNextPage: false, endCursor: null },
  },
});

/** Opens the page of somebody with this conversation. The answers to messages are lost until `accept` is called. */
const open = (conversation: Talk_ConversationFragment | null) => {
  const sent: SendMessageInput[] = [];
  let isTaken = false;
  server.use(
    answers(ConversationDocument, { conversation }),
    answers(SayWritingDocument, { sayWriting: true }),
    answers(SendMessageDocument, ({ input }) => {
      sent.push(input);
      if (!isTaken) throw HttpResponse.error();
      return {
        sendMessage: {
          __typename: 'SendMessageSuccess' as const,
          conversation: talkOf(
            ...(conversation?.messages.nodes.map(({ text }) => text) ?? []),
            ...sent.map(({ text }) => text),
          ),
        },
      };
    }),
  );
  return { ...openShop('/people-list'), sent, accept: () => (isTaken = true) };
};

const field = () => screen.findByRole('textbox', { name: 'Write a message' });

test('what the shop has read stays read when an answer comes that was made before', async () => {
  const talk = talkOf('Hello');
  const nodes = talk.messages.nodes.map((message) => ({ ...message, readAt: '2026-11-20T09:31:00.000Z' }));
  const { user, accept } = open({ ...talk, messages: { ...talk.messages, nodes } });
  accept();
  expect(await screen.findByText('Seen')).toBeVisible();
  await enter(user, await field(), 'Is it there?');
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await field()).toHaveValue(''));
  expect(screen.getByText('Is it there?')).toBeVisible();
  expect(screen.getByText('Seen')).toBeVisible();
});

describe('a message whose answer was lost', () => {
  test('is sent again with its key, also after a reload; other words and the next message have another', async () => {
    signedInAs(rahima);
    const first = open(talkOf('Hello'));
    await enter(first.user, await field(), 'Is it there?');
    await first.user.keyboard('{Enter}');
    expect(await screen.findByText(/cannot be reached/)).toBeVisible();
    expect(await field()).toHaveValue('Is it there?');
    first.unmount();

    const { user, sent, accept } = open(talkOf('Hello'));
    await waitFor(async () => expect(await field()).toHaveValue('Is it there?'));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/cannot be reached/)).toBeVisible();
    await enter(user, await field(), ' Red?');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/cannot be reached/)).toBeVisible();
    accept();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(async () => expect(await field()).toHaveValue(''));
    await enter(user, await field(), 'Is it there? Red?');
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await field()).toHaveValue(''));

    const keys = [...first.sent, ...sent].map(({ idempotencyKey }) => idempotencyKey);
    const [lost, changed, next] = [keys[0], keys[2], keys[4]];
    expect(keys).toEqual([lost, lost, changed, changed, next]);
    expect(new Set([lost, changed, next]).size).toBe(3);
  });

  test('is sent again with its key also as a visitor’s first one', async () => {
    const { user, sent, accept } = open(null);
    await enter(user, await screen.findByLabelText('Your name'), 'Rahima');
    await enter(user, screen.getByLabelText('Your message'), 'When do you open?');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Nothing you typed is lost.')).toBeVisible();
    accept();
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await field()).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('pictures of a visitor', () => {
  const aPicture = () => new File(['picture'], 'lamp.png', { type: 'image/png' });

  test('can be added when there is a conversation; the first message has none', async () => {
    const { user, accept } = open(null);
    await enter(user, await screen.findByLabelText('Your name'), 'Rahima');
    expect(screen.queryByLabelText('Add pictures')).not.toBeInTheDocument();
    await enter(user, screen.getByLabelText('Your message'), 'When do you open?');
    accept();
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByLabelText('Add pictures')).toBeInTheDocument();
  });

  test('stay, with what was typed, when they are not taken, and can be tried again', async () => {
    const { user, sent, accept } = open(talkOf('Hello'));
    accept();
    let tries = 0;
    server.use(
      http.post('http://localhost:3000/backend/pictures', ({ request }) => {
        expect(request.headers.get('authorization')).toBeNull();
        tries += 1;
        return tries === 1
          ? HttpResponse.json({ error: REVIEW_MESSAGES.uploadsAtOnce }, { status: 429 })
          : HttpResponse.json({ key: 'upload/1', path: '/pictures/upload/1' }, { status: 201 });
      }),
    );
    await enter(user, await field(), 'This one');
    await user.upload(screen.getByLabelText('Add pictures'), aPicture());
    expect(await screen.findByRole('alert')).toHaveTextContent(REVIEW_MESSAGES.uploadsAtOnce);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toEqual([]);
    expect(await field()).toHaveValue('This one');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(screen.getByRole('img', { name: 'Picture 1' })).toHaveAttribute('src', '/pictures/upload/1/160.webp'),
    );
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toMatchObject([{ text: 'This one', pictures: ['upload/1'] }]));
  });
});
