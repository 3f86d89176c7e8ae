import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { customer, logIn } from '../people.ts';
import { startShop, type RunningShop } from '../shop.ts';

/** A separate shop for these journeys, whose access tokens live six seconds. */
const test = base.extend<object, { shop: RunningShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const shop = await startShop({ ACCESS_TOKEN_TTL: '6s' });
      await provide(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ shop }, provide) => provide(shop.url),
});

// In one worker, so that there is one such shop.
test.describe.configure({ mode: 'default' });

const REFRESH = '/backend/session/refresh';

const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

/** Records every refresh of all tabs from now on. */
const countRefreshes = (context: BrowserContext): string[] => {
  const seen: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith(REFRESH)) seen.push(request.headers()['x-refresh-attempt'] ?? '');
  });
  return seen;
};

/** Waits until the stored token has expired by the shop's clock, which is this machine's. */
const tokenEnds = async (page: Page) => {
  const [, payload = ''] = ((await tokenIn(page)) ?? '').split('.');
  const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number };
  await expect.poll(() => Date.now() / 1000 > exp).toBe(true);
};

const profileStands = (page: Page) => expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();

test('three tabs renew the session together: one refresh each time', async ({ page, context }) => {
  await logIn(page, customer);
  const others = [await context.newPage(), await context.newPage()];
  for (const other of others) await other.goto('/customer/profile');
  await page.goto('/customer/profile');
  for (const tab of [page, ...others]) await profileStands(tab);

  // Right after one refresh none is under way whose request was not counted.
  const before = await tokenIn(page);
  await expect.poll(() => tokenIn(page), { intervals: [50] }).not.toBe(before);
  const refreshes = countRefreshes(context);
  const tokens = new Set([await tokenIn(page)]);
  const seeTokens = async () => tokens.add(await tokenIn(page)).size;
  await expect.poll(seeTokens, { intervals: [200] }).toBeGreaterThan(2);
  expect(refreshes).toHaveLength(tokens.size - 1);
  expect(new Set(refreshes).size).toBe(refreshes.length);
  for (const tab of others) expect(await tokenIn(tab)).toBe(await tokenIn(page));

  await test.step('and no page shows anything of it', async () => {
    for (const tab of [page, ...others]) {
      await expect(tab).toHaveURL('/customer/profile');
      await tab.getByRole('button', { name: /Account menu/ }).click();
      await tab.getByRole('menuitem', { name: 'My Orders' }).click();
      await expect(tab.getByRole('heading', { name: 'My Orders' })).toBeVisible();
      await expect(tab.getByRole('link', { name: /View Details/ }).first()).toBeVisible();
    }
  });
});

test('a tab that slept until its token expired goes on', async ({ page, context }) => {
  await logIn(page, customer);
  await page.goto('/customer/profile');
  await profileStands(page);
  await context.setOffline(true);
  await tokenEnds(page);
  await context.setOffline(false);
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'My Orders' }).click();
  await expect(page.getByRole('link', { name: /View Details/ }).first()).toBeVisible();
  await expect(page).toHaveURL('/customer/order');
});

test('a reload past the end of the token shows the page, and no login page before it', async ({ page, context }) => {
  await logIn(page, customer);
  await page.goto('/customer/profile');
  await profileStands(page);
  await page.goto('about:blank');
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  const reader = await context.newPage();
  await reader.route('**/*', (route) => route.fulfill({ body: '<title>nothing</title>', contentType: 'text/html' }));
  await reader.goto('/nothing');
  await tokenEnds(reader);
  await page.goto('/customer/profile');
  await profileStands(page);
  expect([...new Set(visited)]).toEqual(['/customer/profile']);
});

test('tabs of a browser without locks keep the session too', async ({ page, context }) => {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
  await logIn(page, customer);
  const other = await context.newPage();
  await other.goto('/customer/profile');
  await page.goto('/customer/profile');
  expect(await page.evaluate(() => 'locks' in navigator)).toBe(false);
  const tokens = new Set([await tokenIn(page)]);
  const seeTokens = async () => tokens.add(await tokenIn(page)).size;
  await expect.poll(seeTokens, { intervals: [200] }).toBeGreaterThan(2);
  await profileStands(page);
  await profileStands(other);
});

test('a session that was ended elsewhere ends here', async ({ page, request }) => {
  await logIn(page, customer);
  await page.goto('/customer/profile');
  await profileStands(page);
  const ended = await request.delete('/backend/sessions', {
    headers: { authorization: `Bearer ${await tokenIn(page)}` },
  });
  expect(ended.ok()).toBe(true);
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await expect(
    dialog.getByText(/^You have been signed out: your session ran out or was ended elsewhere/),
  ).toBeVisible();
  await test.step('and who logs in again is where they were', async () => {
    await dialog.getByLabel('E-mail').fill(customer.email);
    await dialog.getByLabel('Password', { exact: true }).fill(customer.password);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(dialog).toBeHidden();
    await profileStands(page);
    await expect(page).toHaveURL('/customer/profile');
  });
});
