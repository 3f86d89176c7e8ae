import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MailboxPageDocument, type MailboxPageQuery } from '#web/generated/graphql.ts';
import { loadMessages } from '#web/messages/translate.ts';
import { openShop } from '#web-test/render.tsx';
import { answers, isUnreachable, server } from '#web-test/server.ts';
import { linksIn } from './linksIn.ts';

type Mail = NonNullable<MailboxPageQuery['mailbox']>[number];

const mail = (id: string, fields: Partial<Mail> = {}): Mail => ({
  id,
  recipient: 'rahima@example.com',
  subject: `Subject ${id}`,
  text: `Text ${id}`,
  sentAt: '2026-11-20T09:30:00.000Z',
  ...fields,
});
const holds = (...mails: Mail[]) => answers(MailboxPageDocument, { mailbox: mails });

afterEach(() => void vi.useRealTimers());

test('shows mails with recipient, time and words, and says why they are here', async () => {
  server.use(holds(mail('2'), mail('1', { recipient: 'selim@example.com' })));
  openShop('/mailbox');
  expect(await screen.findByRole('heading', { level: 1, name: 'Mailbox' })).toBeVisible();
  expect(screen.getByText(/^This demo shop has no mail server/)).toBeVisible();
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Subject 2', 'Subject 1']);
  expect(cards[1]).toHaveTextContent('Subject 1To selim@example.com20 Nov 2026, 15:30Text 1');
  expect(document.title).toBe('Mailbox · Haat');
});

test('links to this shop are words that can be followed, any other address is text', async () => {
  const ours = `${location.origin}/confirm-email#token`;
  server.use(holds(mail('1', { text: `Press here:\n${ours}\n\nOr here:\nhttps://evil.example/x` })));
  openShop('/mailbox');
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: 'Press here' })).toHaveAttribute('href', ours);
  expect(card.queryByText(/confirm-email/)).toBeNull();
  expect(card.getAllByRole('link')).toHaveLength(1);
  expect(card.getByText(/evil\.example/)).toBeVisible();
});

test('looks for new mails on request, and by itself', async () => {
  let mails = [mail('1')];
  server.use(answers(MailboxPageDocument, () => ({ mailbox: mails })));
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  const { user } = openShop('/mailbox');
  await screen.findByText('Subject 1');
  mails = [mail('2'), ...mails];
  await user.click(screen.getByRole('button', { name: 'Look for new mails' }));
  await screen.findByText('Subject 2');
  mails = [mail('3'), ...mails];
  await vi.advanceTimersByTimeAsync(5000);
  expect(await screen.findByText('Subject 3')).toBeVisible();
});

test('an empty one says how to get a mail', async () => {
  server.use(holds());
  openShop('/mailbox');
  expect(await screen.findByText('No mails yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to registration' })).toHaveAttribute('href', '/login');
});

test('a shop without a mailbox has no such page', async () => {
  server.use(answers(MailboxPageDocument, { mailbox: null }));
  openShop('/mailbox');
  expect(await screen.findByRole('heading', { level: 1, name: 'There is nothing at this address' })).toBeVisible();
});

test('what could not be fetched can be tried again', async () => {
  server.use(isUnreachable(MailboxPageDocument));
  const { user } = openShop('/mailbox');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.use(holds(mail('1')));
  await user.click(retry);
  expect(await screen.findByText('Subject 1')).toBeVisible();
});

test('speaks Bangla', async () => {
  server.use(holds(mail('1')));
  openShop('/mailbox', await loadMessages('bn'));
  expect(await screen.findByRole('heading', { level: 1, name: 'মেইলবক্স' })).toBeVisible();
  expect(await screen.findByText('প্রাপক: rahima@example.com')).toBeVisible();
});

describe('links in a text', () => {
  test.each([
    ['https://shop.example.com.evil.example/', 'https://shop.example.com'],
    ['https://shop.example.com@evil.example/', 'https://shop.example.com'],
    ['http://shop.example.com/', 'https://shop.example.com'],
    ['javascript:alert(1)', 'https://shop.example.com'],
    ['https://', 'https://shop.example.com'],
  ])('%s is none of ours', (text, origin) => {
    expect(linksIn(text, origin)).toEqual([{ text }]);
  });

  test('stay addresses where no words stand above them', () => {
    const href = 'https://shop.example.com/track?token=a';
    expect(linksIn(`See\n\n${href}\n\nBye`, 'https://shop.example.com')).toEqual([
      { text: 'See\n\n' },
      { text: href, href },
      { text: '\n\nBye' },
    ]);
  });
});
