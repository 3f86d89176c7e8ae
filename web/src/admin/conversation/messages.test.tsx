import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  MarkMessagesDocument,
  MessagesPageDocument,
  type MarkMessagesMutation,
  type Messages_MessageFragment,
  SavedViewsDocument,
} from '#web/generated/graphql.ts';
import { karim, signedInAs } from '#web-test/people.ts';
import { currentAddress, openShop } from '#web-test/render.tsx';
import { answers, isUnreachable, server } from '#web-test/server.ts';
import { allTexts } from '#web-test/texts.ts';
import { answerLink } from './answerLink.ts';

const at = '2026-11-20T09:30:00.000Z';
const unread: Messages_MessageFragment = {
  id: 'm-1',
  text: 'Where is my order?\nI wait.',
  name: 'Rahima Khatun',
  email: 'rahima@gmail.com',
  sentAt: at,
  order: { id: 'order-1', number: 10_001 },
  customer: { id: 'customer-1' },
  readAt: null,
  readBy: null,
};
const read: Messages_MessageFragment = {
  ...unread,
  id: 'm-2',
  text: 'When do you open?',
  name: 'A visitor',
  order: null,
  customer: null,
  readAt: at,
  readBy: { id: karim.id, displayName: 'Karim' },
};

const open = async (path = '/deshboard/messages') => {
  signedInAs(karim);
  const asked = vi.fn<(isRead: boolean | null | undefined) => void>();
  const marked = vi.fn<(variables: object) => void>();
  server.use(
    answers(SavedViewsDocument, { savedViews: [] }),
    answers(MessagesPageDocument, ({ isRead }) => {
      asked(isRead);
      const nodes = [unread, read].filter(({ readAt }) => typeof isRead !== 'boolean' || (readAt !== null) === isRead);
      return {
        messages: {
          edges: nodes.map((node) => ({ cursor: node.id, node })),
          pageInfo: { hasNextPage: false, endCursor: null },
          totalCount: nodes.length,
          isTotalExact: true,
        },
      };
    }),
    answers(MarkMessagesDocument, (variables): MarkMessagesMutation => {
      marked(variables);
      return {
        markMessages: [variables.ids].flat().map((id) => ({
          id,
          readAt: variables.isRead ? at : null,
          readBy: variables.isRead ? { id: karim.id, displayName: 'Karim' } : null,
        })),
      };
    }),
  );
  const { user } = openShop(path, await allTexts('en'));
  await screen.findByRole('table', { name: 'Messages' });
  return { user, asked, marked };
};

const row = (name: RegExp) => within(screen.getByRole('row', { name }));

describe('messages', () => {
  test('that nobody has read are marked; one is read by opening it, and can be unread again', async () => {
    const { user, marked } = await open();
    expect(row(/Rahima/).getByText('Unread:')).toBeInTheDocument();
    expect(row(/A visitor/).queryByText('Unread:')).toBeNull();
    await user.click(row(/Rahima/).getByText(/Where is my order/));
    const dialog = within(screen.getByRole('dialog', { name: 'Rahima Khatun' }));
    expect(dialog.getByRole('link', { name: 'Customer' })).toHaveAttribute('href', '/deshboard/customers/customer-1');
    expect(dialog.getByRole('link', { name: 'Order #10001' })).toHaveAttribute('href', '/deshboard/orders/order-1');
    expect(await dialog.findByText(/read by Karim/)).toBeVisible();
    expect(marked).toHaveBeenCalledExactlyOnceWith({ ids: ['m-1'], isRead: true });
    expect(row(/Rahima/).queryByText('Unread:')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Mark as unread' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(row(/Rahima/).getByText('Unread:')).toBeInTheDocument();
  });

  test('are marked many at once, which can be undone', async () => {
    const { user, marked } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Select all loaded rows' }));
    await user.click(screen.getByRole('button', { name: 'Mark as read' }));
    expect(await screen.findByText('Marked as read: 2.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(marked).toHaveBeenLastCalledWith({ ids: ['m-1', 'm-2'], isRead: false }));
  });

  test('of one kind alone are what the address asks for', async () => {
    const { user, asked } = await open('/deshboard/messages?show=unread');
    expect(asked).toHaveBeenLastCalledWith(false);
    expect(screen.queryByRole('row', { name: /A visitor/ })).toBeNull();
    await user.selectOptions(screen.getByLabelText('Which messages'), 'Read');
    expect(await screen.findByRole('row', { name: /A visitor/ })).toBeVisible();
    expect(currentAddress()).toBe('/deshboard/messages?show=read');
  });

  test('that could not be marked say so', async () => {
    const { user } = await open();
    server.use(isUnreachable(MarkMessagesDocument));
    await user.click(screen.getByRole('checkbox', { name: 'Select Rahima Khatun' }));
    await user.click(screen.getByRole('button', { name: 'Mark as read' }));
    expect(await screen.findByText(/The shop cannot be reached/)).toBeVisible();
    expect(row(/Rahima/).getByText('Unread:')).toBeInTheDocument();
  });
});

describe('an answer', () => {
  test('is a mail about the order that quotes the message', async () => {
    const { t } = await allTexts('en');
    const url = new URL(answerLink(t, unread));
    expect(url.pathname).toBe('rahima%40gmail.com');
    expect(url.searchParams.get('subject')).toBe('Your order #10001 at Haat');
    expect(url.searchParams.get('body')).toBe('\n\n> Where is my order?\n> I wait.');
  });

  test('adds no recipient and no header that the message asks for, and stays short', async () => {
    const { t } = await allTexts('en');
    const link = answerLink(t, {
      email: 'a@b.example?bcc=x@y.example&subject=',
      text: `\r\nBcc: x@y.example ${'ক'.repeat(2000)}`,
      order: null,
    });
    const url = new URL(link);
    expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
    expect(url.searchParams.get('body')?.length).toBeLessThan(1100);
  });
});
