import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  OrderInQuestionDocument,
  OwnMessagesDocument,
  SendMessageDocument,
  type SendMessageInput,
} from '#web/generated/graphql.ts';
import { loadMessages } from '#web/messages/translate.ts';
import { rahima, signedInAs } from '#web-test/people.ts';
import { openShop } from '#web-test/render.tsx';
import { answers, isUnreachable, server } from '#web-test/server.ts';

const taken = { sendMessage: { __typename: 'SendMessageSuccess' as const, sent: { id: 'm1' } } };
const messages = (...texts: string[]) =>
  answers(OwnMessagesDocument, {
    me: {
      id: rahima.id,
      messages: {
        edges: texts.map((text) => ({
          cursor: text,
          node: { id: text, text, sentAt: '2026-11-20T09:30:00.000Z', order: null },
        })),
        pageInfo: { hasNextPage: false, endCursor: null },
      },
    },
  });
const form = async () => within(await screen.findByRole('form', { name: 'Send us a message' }));

test('contact details are there', async () => {
  openShop('/people-list');
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('link', { name: '+880 1700-000000' })).toHaveAttribute('href', 'tel:+8801700000000');
  expect(main.getByRole('link', { name: 'hello@haat.example' })).toBeVisible();
});

test('the number that is called is the same in Bangla', async () => {
  openShop('/people-list', await loadMessages('bn'));
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('link', { name: '+৮৮০ ১৭০০-০০০০০০' })).toHaveAttribute('href', 'tel:+8801700000000');
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
    expect(await screen.findByRole('alert')).toHaveTextContent(/cannot be reached.*Nothing you typed is lost/);
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

describe('a message about an order', () => {
  const order = (customer = rahima.id) => ({
    order: { id: 'order-1', number: 10_001, customer: { id: customer } },
  });
  /** Opens the form for a message about an order, and hears what is sent. */
  const openForm = async (language: 'en' | 'bn' = 'en') => {
    const heard: SendMessageInput[] = [];
    server.use(
      messages(),
      answers(SendMessageDocument, ({ input }) => {
        heard.push([input].flat()[0] as SendMessageInput);
        return taken;
      }),
    );
    const { user } = openShop('/people-list?order=order-1', await loadMessages(language));
    return { user, heard };
  };
  const write = async (user: Awaited<ReturnType<typeof openForm>>['user']) => {
    const fields = await form();
    await user.type(fields.getByLabelText('Your message'), 'Where is it?');
    await user.click(fields.getByRole('button', { name: 'Send message' }));
    await screen.findByText(/^Thank you!/);
  };

  test('shows its number with a link, and sends its id along', async () => {
    signedInAs(rahima);
    server.use(answers(OrderInQuestionDocument, order()));
    const { user, heard } = await openForm();
    expect(await screen.findByRole('link', { name: 'About order #10001' })).toHaveAttribute(
      'href',
      '/vieworder/order-1',
    );
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.slice(0, 2)).toEqual(['Send us a message', 'Your messages']);
    await write(user);
    expect(heard).toEqual([{ text: 'Where is it?', orderId: 'order-1' }]);
  });

  test('shows the number in Bangla', async () => {
    signedInAs(rahima);
    server.use(answers(OrderInQuestionDocument, order()));
    await openForm('bn');
    expect(await screen.findByRole('link', { name: 'অর্ডার #১০০০১ প্রসঙ্গে' })).toBeVisible();
  });

  test('can be made one about something else, and keeps the text', async () => {
    signedInAs(rahima);
    server.use(answers(OrderInQuestionDocument, order()));
    const { user, heard } = await openForm();
    await screen.findByRole('link', { name: 'About order #10001' });
    await user.type((await form()).getByLabelText('Your message'), 'Oh. ');
    await user.click(screen.getByRole('button', { name: 'Not about this order' }));
    expect(screen.queryByRole('link', { name: /About order/ })).toBeNull();
    await write(user);
    expect(heard).toEqual([{ text: 'Oh. Where is it?' }]);
  });

  test.each([
    ['there is no such order', { order: null }],
    ['it is somebody else’s', order('somebody')],
  ])('says so when %s, and is sent without it', async (_, answer) => {
    signedInAs(rahima);
    server.use(answers(OrderInQuestionDocument, answer));
    const { user, heard } = await openForm();
    expect(await screen.findByText(/^We cannot find the order of this link/)).toBeVisible();
    await write(user);
    expect(heard).toEqual([{ text: 'Where is it?' }]);
  });

  test('names the order also while it cannot be loaded', async () => {
    signedInAs(rahima);
    server.use(isUnreachable(OrderInQuestionDocument));
    const { user, heard } = await openForm();
    expect(await screen.findByRole('link', { name: 'About your order' })).toBeVisible();
    await write(user);
    expect(heard).toEqual([{ text: 'Where is it?', orderId: 'order-1' }]);
  });

  test('that the shop refuses because of the order says so, and keeps the text', async () => {
    signedInAs(rahima);
    server.use(answers(OrderInQuestionDocument, order()));
    const { user } = await openForm();
    const message = 'We cannot find this order among yours.';
    const refused = {
      __typename: 'InvalidInput' as const,
      message,
      wording: null,
      fields: [{ field: 'orderId', message, wording: null }],
    };
    server.use(answers(SendMessageDocument, { sendMessage: refused }));
    const fields = await form();
    await user.type(fields.getByLabelText('Your message'), 'Where is it?');
    await user.click(fields.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(fields.getByLabelText('Your message')).toHaveValue('Where is it?');
  });

  test('asks a visitor to log in, and takes the message without it', async () => {
    const { heard, user } = await openForm();
    expect(await screen.findByText(/^Log in, so that we see which order/)).toBeVisible();
    const fields = await form();
    await user.type(fields.getByLabelText('Your name'), 'Selim');
    await user.type(fields.getByLabelText('Your e-mail'), 'selim@example.com');
    await write(user);
    expect(heard).toEqual([{ name: 'Selim', email: 'selim@example.com', text: 'Where is it?' }]);
  });

  test('is shown among one’s messages with a link to the order', async () => {
    signedInAs(rahima);
    server.use(
      answers(OwnMessagesDocument, {
        me: {
          id: rahima.id,
          messages: {
            edges: [
              {
                cursor: 'm1',
                node: {
                  id: 'm1',
                  text: 'Where is it?',
                  sentAt: '2026-11-20T09:30:00.000Z',
                  order: { id: 'order-1', number: 10_001 },
                },
              },
            ],
            pageInfo: { hasNextPage: false, endCursor: null },
          },
        },
      }),
    );
    openShop('/people-list');
    expect(await screen.findByRole('link', { name: 'About order #10001' })).toHaveAttribute(
      'href',
      '/vieworder/order-1',
    );
  });
});
