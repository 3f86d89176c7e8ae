import { expect, test as base, type Page } from '@playwright/test';
import { awake } from '../awake.ts';
import { expectAccessible } from '../axe.ts';
import { openDoor } from '../door.ts';
import { customer, fillLogin } from '../people.ts';
import { firstProductId } from '../products.ts';

/**
 * The worker is registered five seconds after the page has loaded, and a page counts as seen after three more; this
 * ends what hangs.
 */
const SOON = { timeout: 120_000 };

const test = base.extend<{ door: Awaited<ReturnType<typeof openDoor>> }>({
  door: async ({ baseURL }, provide) => {
    const door = await openDoor(baseURL ?? '');
    await provide(door);
    door.close();
  },
});
test.use({ serviceWorkers: 'allow' });

/** Returns the paths in all caches of the page's browser, by cache. */
const kept = (page: Page, cacheName = ''): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(wanted));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url.replace(location.origin, ''));
  }, cacheName);

const isCached = (page: Page, path: string) => expect.poll(() => kept(page, 'haat-pages'), SOON).toContain(path);

/** What another version of the worker has besides. */
const SAYS_THAT_IT_IS_NEW = `addEventListener('message', ({ data, source }) => data.type === 'VERSION' && source.postMessage('new'));`;

/** Returns whether the worker that controls a page is the one above. */
const versionOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data), { once: true });
        navigator.serviceWorker.controller?.postMessage({ type: 'VERSION' }, []);
        setTimeout(resolve, 1000, 'old');
      }),
  );

const notice = (page: Page) => page.getByText(/The shop does not answer at the moment/);

test('a page seen before comes from its copy without a connection, which says so, and gives way to the real one', async ({
  page,
  context,
  request,
}) => {
  const product = `/details/${await firstProductId(request)}`;
  await page.goto(product);
  const name = await page.locator('h1').innerText();
  await isCached(page, product);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(notice(page)).toContainText(/as it was on \d+ \w+ \d{4}, \d\d:\d\d; prices and stock may have changed/);
  await expectAccessible(page);

  await test.step('a page not seen before is the offline page, which lists what was seen', async () => {
    await page.goto('/help');
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('The shop still cannot be reached.')).toBeVisible();
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(product);
    await expect(notice(page)).toBeVisible();
  });

  await test.step('both open by themselves when the connection is back', async () => {
    await page.waitForFunction(() => performance.getEntriesByName(`${location.origin}/sw.js`).length > 0, SOON);
    await context.setOffline(false);
    await expect(notice(page)).toHaveCount(0, SOON);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await context.setOffline(true);
    await page.goto('/terms');
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'No connection' })).toHaveCount(0, SOON);
    await expect(page).toHaveURL('/terms');
  });
});

test('the offline page speaks Bangla where the address does', async ({ page, context }) => {
  await page.goto('/bn/help');
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.bn.webmanifest');
  await isCached(page, '/bn/help');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/দোকান এই মুহূর্তে সাড়া দিচ্ছে না/)).toBeVisible();
  await page.goto('/bn/terms');
  await expect(page.getByRole('heading', { name: 'সংযোগ নেই' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
});

test('a product that was opened inside the shop is kept, too', async ({ page, context }) => {
  await page.goto('/search?q=lamp');
  await isCached(page, '/search?q=lamp');
  const link = page.locator('main a[href^="/details/"]:visible').first();
  const product = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page.locator('h1')).not.toContainText('Results');
  const name = await page.locator('h1').innerText();
  await isCached(page, product);
  await context.setOffline(true);
  await page.goto(product);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(notice(page)).toBeVisible();
});

test('on a slow network the copy is shown after a while, and is not loaded again by itself', async ({
  page,
  door,
  request,
}) => {
  const product = `${door.url}/details/${await firstProductId(request)}`;
  await page.goto(product);
  await isCached(page, new URL(product).pathname);
  const { promise, resolve } = Promise.withResolvers<void>();
  door.let({ pagesWaitFor: promise });
  await page.reload();
  await expect(notice(page)).toBeVisible();
  const loads = await page.evaluate(() => performance.timeOrigin);
  await page.waitForFunction(() => performance.getEntriesByName(`${location.origin}/sw.js`).length > 0, SOON);
  resolve();
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(notice(page)).toHaveCount(0);
  expect(await page.evaluate(() => performance.timeOrigin)).toBeGreaterThan(loads);
});

test('while a proxy says that the shop is away, copies are shown, and other pages open when it is back', async ({
  page,
  door,
}) => {
  await page.goto(door.url);
  await isCached(page, '/');
  door.let({ isAway: true });
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await page.goto(`${door.url}/cart`);
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  door.let({});
  await expect(page.getByRole('heading', { name: 'Cart', exact: true })).toBeVisible(SOON);
});

test('after a deployment pages are new at once, open tabs keep what was typed, and find their old files', async ({
  page,
  context,
  door,
}) => {
  await page.goto(door.url);
  await awake(page);
  await isCached(page, '/');
  await page.locator('main a[href^="/details/"]:visible').first().click();
  await expect.poll(async () => (await kept(page, 'haat-assets')).join(), SOON).toContain('/assets/HelpPage-');
  await page.locator('header input[name=q]').fill('a long search');
  const before = await page.evaluate(() => performance.timeOrigin);

  door.let({
    change: (path, content) =>
      path === '/sw.js' ? `${content}\n${SAYS_THAT_IT_IS_NEW}` : content.replace('<html', '<html data-build="new"'),
    isGone: (path) => path.startsWith('/assets/HelpPage-'),
  });
  // The browser looks for another worker when this one is idle: nobody asks it for its version meanwhile.
  const isReplaced = page.evaluate(
    () => new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve)),
  );
  const other = await context.newPage();
  // It was not seen before: on a slow machine, too, it comes from the network.
  await other.goto(`${door.url}/terms`);
  await expect(other.locator('html')).toHaveAttribute('data-build', 'new');
  await isReplaced;
  for (const tab of [other, page]) await expect.poll(() => versionOf(tab), SOON).toBe('new');
  await expect(page.locator('header input[name=q]')).toHaveValue('a long search');
  await page.locator('footer a[href="/help"]').click();
  await expect(page.locator('main h1')).toBeVisible();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(before);
});

test('nothing of a person is kept, and signing out removes what was seen', async ({ page, context, request }) => {
  const product = `/details/${await firstProductId(request)}`;
  await page.goto('/');
  await isCached(page, '/');
  await page.goto('/login');
  await fillLogin(page, customer);
  const menu = page.getByRole('button', { name: /Account menu/ });
  await expect(menu).toBeVisible();
  for (const path of ['/customer/order', '/customer/profile', '/cart', '/confirmorder', product]) await page.goto(path);
  await isCached(page, product);

  const found = await page.evaluate(
    async (secrets) => {
      const problems: string[] = [];
      for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) {
          const { pathname } = new URL(request.url);
          const content = await (await caches.match(request, { ignoreVary: true }))?.text();
          if (/^\/(graphql|backend|customer|cart|confirmorder|order|deshboard|login)|\/upload\//.test(pathname))
            problems.push(pathname);
          if (!pathname.startsWith('/assets/') && secrets.some((secret) => content?.includes(secret)))
            problems.push(`${pathname} names the person`);
        }
      return problems;
    },
    [customer.email, customer.displayName],
  );
  expect(found).toEqual([]);

  await test.step('personal pages are not there without a connection', async () => {
    await context.setOffline(true);
    await page.goto('/customer/order');
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible(SOON);
  });

  await menu.click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(menu).toHaveCount(0);
  await expect
    .poll(async () => [await kept(page, 'haat-pages'), await kept(page, 'haat-pictures')], SOON)
    .toEqual([[], []]);
});

test('the shop can be installed', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A test's browser is a private one.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  const { url, errors } = await devtools.send('Page.getAppManifest');
  expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []]);
});

test('an owner who wants no service worker gets rid of it', async ({ page, door }) => {
  await page.goto(door.url);
  await isCached(page, '/');
  const off = await (await page.request.get(`${door.url}/sw-off.js`)).text();
  door.let({ change: (path, content) => (path === '/sw.js' ? off : content) });
  await page.reload();
  await expect
    .poll(
      () =>
        page.evaluate(async () => [...(await caches.keys()), ...(await navigator.serviceWorker.getRegistrations())]),
      SOON,
    )
    .toEqual([]);
});
