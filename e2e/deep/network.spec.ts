import { expect, test, type Page } from '@playwright/test';
import { isGraphql } from '../asked.ts';
import { awake } from '../awake.ts';
import { customer, tokenOf } from '../people.ts';
import { firstProductId } from '../products.ts';
import { wholeBrowser } from '../whole-browser.ts';

test.use({ launchOptions: wholeBrowser });

const unreachable = /The shop cannot be reached/;

/** Controls the network between browser and server: up, down, or slow until released. */
const network = async (page: Page) => {
  let gone = false;
  let waiting = Promise.resolve();
  await page.route(isGraphql, async (route) => {
    await waiting;
    await (gone ? route.abort('connectionrefused') : route.fallback());
  });
  return {
    /** Takes the network down, or up again. */
    isGone: (now: boolean) => (gone = now),
    /** Holds responses back until the returned function is called. */
    holdBack: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting = promise;
      return resolve;
    },
  };
};

const goOn = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Goes to an address within the app: the server would render the page, with its data. */
const goWithin = async (page: Page, address: string) => {
  await page.goto('/help');
  await awake(page);
  await goOn(page, address);
};

test('a page whose data does not come says so, and recovers by its button', async ({ page, request }) => {
  const shop = await network(page);
  const token = await tokenOf(request, customer);
  const product = `/details/${await firstProductId(request)}`;
  for (const address of ['/', '/search?q=phone', '/admin/mobile-phones', product])
    await test.step(address, async () => {
      shop.isGone(true);
      await goWithin(page, address);
      const alert = page.locator('main').getByRole('alert').filter({ hasText: unreachable });
      await expect(alert).toBeVisible();
      shop.isGone(false);
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(page.locator('main a[href^="/details/"]:visible').first()).toBeVisible();
      await expect(alert).toHaveCount(0);
    });

  shop.isGone(false);
  await page.evaluate((stored) => localStorage.setItem('token', stored), token);
  for (const address of ['/customer/order', '/customer/profile'])
    await test.step(address, async () => {
      shop.isGone(true);
      await page.goto(address);
      const alert = page.locator('main').getByRole('alert').filter({ hasText: unreachable });
      await expect(alert).toBeVisible();
      shop.isGone(false);
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(page.locator('main h1')).toBeVisible();
      await expect(alert).toHaveCount(0);
    });
});

test('a slow response shows that it is loading, and the previous list stays', async ({ page }) => {
  const shop = await network(page);
  let letGo = shop.holdBack();
  await goWithin(page, '/search?q=phone');
  await expect(page.locator('main').getByRole('status').first()).toBeVisible();
  letGo();
  const first = page.locator('main a[href^="/details/"]:visible').first();
  await expect(first).toBeVisible();

  letGo = shop.holdBack();
  await page.getByRole('checkbox', { name: /^Apple/ }).click();
  await expect(page.locator('main [aria-busy=true]')).toBeVisible();
  await expect(first).toBeVisible();
  letGo();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
});

test('a filter that fails leaves the list and what was typed, and works when chosen again', async ({ page }) => {
  const shop = await network(page);
  await page.goto('/search?q=phone');
  await expect(page.locator('main a[href^="/details/"]:visible').first()).toBeVisible();
  shop.isGone(true);
  await page.getByRole('checkbox', { name: /^Apple/ }).click();
  await expect(page.locator('main').getByText(unreachable)).toBeVisible();
  await expect(page.locator('main a[href^="/details/"]:visible').first()).toBeVisible();
  await expect(page.locator('header input[name=q]')).toHaveValue('phone');
  shop.isGone(false);
  await page.locator('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(unreachable)).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: /^Apple/ })).toBeChecked();
});

test('a login and a message that fail keep what was typed', async ({ page }) => {
  const shop = await network(page);
  await page.goto('/login');
  // Before, the browser sends the form.
  await awake(page);
  await page.getByLabel('E-mail').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  shop.isGone(true);
  const logIn = page.getByRole('button', { name: 'Log in', exact: true });
  await logIn.click();
  await expect(page.getByRole('alert').filter({ hasText: unreachable })).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(customer.email);
  shop.isGone(false);
  await logIn.click();
  await expect(page.getByRole('button', { name: /Account menu/ })).toBeVisible();
});

test('a page whose code cannot be loaded is loaded again, and says so meanwhile', async ({ page }) => {
  await page.goto('/');
  await awake(page);
  let broken = true;
  await page.route('**/assets/HelpPage-*', (route) => (broken ? route.abort() : route.fallback()));
  await goOn(page, '/help');
  const place = await page.locator('.header').boundingBox();
  const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded yet' });
  await expect(alert.getByRole('link', { name: 'Load the page again' })).toBeVisible();
  // A press on what moves meanwhile would be lost.
  expect(await page.locator('.header').boundingBox()).toEqual(place);
  await test.step('another page is still there', async () => {
    await page.locator('header a[href="/cart"]').first().click();
    await expect(page.locator('main h1')).toHaveText(/cart/i);
  });

  await test.step('it opens when the file is there again', async () => {
    await page.locator('footer a[href="/help"]').click();
    broken = false;
    await page.keyboard.press('Shift');
    await expect(page.locator('main h1')).toHaveText(/help/i);
    await expect(alert).toHaveCount(0);
  });
});

test('a tab of an earlier release, whose files are gone, opens the pages of the new one', async ({ page }) => {
  await page.goto('/');
  await awake(page);
  const before = await page.evaluate(() => performance.timeOrigin);
  let isOld = true;
  await page.route('**/assets/**', (route) => (isOld ? route.fulfill({ status: 404 }) : route.fallback()));
  await page.route('**/help', (route) => {
    isOld = false;
    return route.fallback();
  });
  await goOn(page, '/help');
  // While the new document comes there is nothing to ask.
  const loaded = () => page.evaluate(() => performance.timeOrigin).catch(() => before);
  await expect.poll(loaded).toBeGreaterThan(before);
  await expect(page.locator('main h1')).toBeVisible();
});
