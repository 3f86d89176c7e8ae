import { expect, test, type Page } from '@playwright/test';
import { admin, customer, signIn } from '../people.ts';

/** The most pages of a crawl: enough for every kind of page, few enough to stay quick. */
const MOST_PAGES = 60;

/** Returns the kind of a path: a hundred product pages need only one visit. */
const kindOf = (path: string): string =>
  path
    .replace(/^\/(details|pay|vieworder|ordertracking|order\/congratulations)\/.*/, '/$1/:id')
    .replace(/^\/deshboard\/(orders|products|customers)\/.*/, '/deshboard/$1/:id')
    .replace(/^\/search\?.*/, '/search?…');

/** Matches the heading of pages that do not exist. */
const deadEnd =
  /^(There is nothing at this address|This category does not exist|There is no such post|This product is not in the shop|We cannot find this order)/;

/**
 * Follows every internal link from a page, to the paths that begin with `within` and were not `seen`; returns what was
 * wrong.
 */
const crawl = async (page: Page, start: string, within: string, seen = new Set<string>()): Promise<string[]> => {
  const problems: string[] = [];
  const at = () => new URL(page.url()).pathname;
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${at()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${at()}: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${at()}: ${response.status()} ${response.url()}`);
  });

  const most = seen.size + MOST_PAGES;
  const queue = [start];
  seen.add(start);
  for (let path = queue.shift(); path !== undefined && seen.size <= most; path = queue.shift()) {
    await page.goto(path);
    await page
      .locator('h1:not(:has([aria-hidden]))')
      .first()
      .waitFor({ timeout: 30_000 })
      .catch(() => problems.push(`${path}: no heading`));
    await expect(page.locator('main [aria-busy=true], main [role=status][aria-label]')).toHaveCount(0);
    if (deadEnd.test(await page.locator('h1').first().innerText())) problems.push(`${path}: a dead link`);
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const href of hrefs) {
      if (href === '' || href === '#') problems.push(`${path}: a link to nowhere`);
      const target = new URL(href, page.url());
      if (target.origin !== new URL(page.url()).origin || target.protocol === 'mailto:') continue;
      const next = target.pathname + target.search;
      if (!next.startsWith(within)) continue;
      const kind = kindOf(next);
      if (seen.has(kind)) continue;
      seen.add(kind);
      queue.push(next);
    }
  }
  return problems;
};

test('every link of the shop leads somewhere, signed out, and those that only a customer sees', async ({ page }) => {
  const seen = new Set<string>();
  expect(await crawl(page, '/', '/', seen)).toEqual([]);
  await signIn(page, customer);
  expect(await crawl(page, '/customer/order', '/', seen)).toEqual([]);
});

test('every link of the dashboard to another of its pages leads somewhere', async ({ page }) => {
  await signIn(page, admin);
  expect(await crawl(page, '/deshboard', '/deshboard')).toEqual([]);
});
