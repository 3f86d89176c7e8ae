import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { server } from './server.ts';
import { standInForBrowser } from './browser.ts';
import { complaints, forgetComplaints, noteComplaint } from './complaints.ts';

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));

beforeEach(() => {
  standInForBrowser();
  forgetComplaints();
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => noteComplaint(args));
  vi.spyOn(console, 'warn').mockImplementation((...args: unknown[]) => noteComplaint(args));
});

afterEach(() => {
  cleanup();
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  const heard = complaints();
  if (heard.length > 0) throw new Error(`The console complained:\n${heard.join('\n')}`);
});

afterAll(() => server.close());
