import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/lib/chromium.mjs';

const executablePath = await findChromium();

/** Browser journeys against the built shop; `e2e/start-shop.ts` starts it. */
export default defineConfig({
  testDir: process.env['DEEP_JOURNEYS'] ? 'e2e/deep' : 'e2e',
  testIgnore: process.env['DEEP_JOURNEYS'] ? [] : '**/deep/**',
  outputDir: 'dist/test/browser',
  // A shop that runs already is visited instead.
  ...(process.env['SHOP_URL'] === undefined && { globalSetup: './e2e/start-shop.ts' }),
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // They end a journey that hangs, on the slowest machine too.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env['SHOP_URL'] ?? 'http://localhost:3000',
    // It would answer what a journey intercepts, such as a file that is missing. Journeys about it allow it.
    serviceWorkers: 'block',
    // A trace of each journey would cost a fifth of their time; TRACE=1 keeps those of failed ones.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    ...(executablePath && { launchOptions: { executablePath } }),
  },
});
