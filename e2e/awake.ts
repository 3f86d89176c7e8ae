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

/** Waits until React has taken over the page. Before, it works as it does without scripts (lib/hydration/). */
export const awake = (page: Page) =>
  page.waitForFunction(() => document.querySelector('#root:not([data-static])') !== null);
