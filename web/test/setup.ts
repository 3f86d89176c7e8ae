import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { helpIn } from '../src/shop/help/help.ts';
import { journalIn } from '../src/shop/journal/journal.ts';
import { anEmptyAccount } from './cart.ts';
import { server } from './server.ts';
import { noSession } from './session.ts';
import { standInForBrowser } from './browser.ts';
import { complaints, forgetComplaints, noteComplaint } from './complaints.ts';

// Pages are loaded lazily and machines are busy: patience, and a short message when it was in vain.
configure({
  asyncUtilTimeout: 8000,
  getElementError: (message) =>
    Object.assign(new Error(message?.split('\n\n')[0]), { name: 'NotFoundOnPage' }),
});

beforeAll(async () => {
  // Texts that come by themselves: a page that waits for them inside of act would complain.
  await Promise.all([journalIn('en'), helpIn('en')]);
  server.resetHandlers(...anEmptyAccount(), ...noSession());
  server.listen({ onUnhandledFrame: 'error' });
});

beforeEach(() => {
  standInForBrowser();
  forgetComplaints();
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => noteComplaint(args));
  vi.spyOn(console, 'warn').mockImplementation((...args: unknown[]) => noteComplaint(args));
});

afterEach(() => {
  cleanup();
  server.resetHandlers(...anEmptyAccount(), ...noSession());
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  const heard = complaints();
  if (heard.length > 0) throw new Error(`The console complained:\n${heard.join('\n')}`);
});

afterAll(() => server.close());
