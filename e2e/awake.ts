import type { Page } from '@playwright/test';

/** Holds all code back until the returned function is called. */
export const holdCode = async (page: Page) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

/**
 * Waits until React has taken over the page; `takeEarlyPresses` (public/early-presses.js) goes away then. Before, links
 * lead away as they do without scripts, and presses are kept.
 */
export const awake = (page: Page) => page.waitForFunction(() => !('takeEarlyPresses' in window));
