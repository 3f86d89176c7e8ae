import type { Page } from '@playwright/test';

/** Waits until the page's code is there: before, links lead away as they do without scripts, and presses are kept. */
export const awake = (page: Page) => page.waitForFunction(() => !('takeEarlyPresses' in window));
