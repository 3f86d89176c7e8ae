import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { InboxDocument } from '../src/generated/graphql.ts';
import { commentsIn } from '../src/shop/journal/journal.ts';
import { anEmptyAccount } from './cart.ts';
import { answers, server } from './server.ts';
import { noCodesNeeded, noSession } from './session.ts';
import { textPages } from './text-pages.ts';
import { mockBrowser } from './browser.ts';
import { receivedSearches, receivedVisits } from './visits.ts';
import { unexpectedOutput, clearConsole, recordConsole } from './consoleOutput.ts';

// Pages load lazily and machines may be busy: long timeouts, and a short message when they end.
configure({
  asyncUtilTimeout: 8000,
  getElementError: (message) => Object.assign(new Error(message?.split('\n\n')[0]), { name: 'NotFoundOnPage' }),
});

/** What answers unless a test says otherwise. */
const usualAnswers = () => [
  ...anEmptyAccount(),
  ...noSession(),
  ...receivedVisits(),
  ...receivedSearches(),
  ...noCodesNeeded(),
  ...textPages(),
  // The dashboard asks every 15 seconds: a test on a slow machine may live that long.
  answers(InboxDocument, { conversations: { totalCount: 0 } }),
];

beforeAll(async () => {
  // Loads texts that would load by themselves: a page that waits for them inside of act would log a warning.
  await commentsIn('en');
  server.resetHandlers(...usualAnswers());
  server.listen({ onUnhandledFrame: 'error' });
});

beforeEach(() => {
  mockBrowser();
  clearConsole();
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => recordConsole(args));
  vi.spyOn(console, 'warn').mockImplementation((...args: unknown[]) => recordConsole(args));
});

afterEach(() => {
  cleanup();
  // Each test makes its own; those before it would only slow it down.
  for (const style of document.head.querySelectorAll('style[data-emotion]')) style.remove();
  server.resetHandlers(...usualAnswers());
  localStorage.clear();
  for (const cookie of document.cookie.split('; '))
    // oxlint-disable-next-line unicorn/no-document-cookie -- jsdom has no cookie store
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  const heard = unexpectedOutput();
  if (heard.length > 0) throw new Error(`The console complained:\n${heard.join('\n')}`);
});

afterAll(() => server.close());
