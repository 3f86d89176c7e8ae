import { expect, test, type Page, type Request } from '@playwright/test';
import { isGraphql } from '../asked.ts';
import { awake } from '../awake.ts';
import { admin, signIn } from '../people.ts';

/** Goes to an address within the app, which then asks for its data: the server would send it with the page. */
const goWithin = async (page: Page, address: string) => {
  await page.goto('/help');
  await awake(page);
  await goOn(page, address);
};

const goOn = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Notes the requests for data from now on. */
const listen = (page: Page) => {
  const asked: Request[] = [];
  page.on('request', (one) => isGraphql(one.url()) && asked.push(one));
  return asked;
};

test('a changed price shows at once to the admin who has changed it, and soon to everybody else', async ({
  browser,
  page: shopper,
  request,
}) => {
  const found = await request.get('/backend/product?limit=100');
  const {
    _id: id,
    name,
    price,
  } = ((await found.json()) as { _id: string; name: string; price: number }[])[57] ?? {
    _id: '',
    name: '',
    price: 0,
  };
  const address = `/details/${id}`;
  const heading = { level: 1, name } as const;
  const costs = (dollars: number) => new RegExp(`Price\\s*\\$${dollars.toFixed(2).replace('.', '\\.')}`);
  const shows = (page: Page, dollars: number) => expect(page.locator('main')).toContainText(costs(dollars));

  await goWithin(shopper, address);
  await expect(shopper.getByRole('heading', heading)).toBeVisible();
  await shows(shopper, price);
  const dashboard = await browser.newPage();
  await signIn(dashboard, admin);
  await goWithin(dashboard, address);
  await shows(dashboard, price);

  await goOn(dashboard, `/deshboard/allproducts?q=${encodeURIComponent(name)}`);
  const cell = dashboard.getByRole('textbox', { name: `Price of ${name}`, exact: true });
  await cell.fill((price + 1).toFixed(2));
  await cell.press('Enter');
  await expect(cell).toHaveAttribute('aria-busy', 'false');
  await expect(cell).not.toHaveAttribute('data-typed');
  await goOn(dashboard, address);
  await expect(dashboard.getByRole('heading', heading)).toBeVisible();
  // What is shown is the first answer, and there is no older one before it.
  expect(await dashboard.locator('main').innerText()).not.toMatch(costs(price));
  await shows(dashboard, price + 1);

  await expect(async () => {
    await goWithin(shopper, address);
    await expect(shopper.getByRole('heading', heading)).toBeVisible();
    // Without waiting: a page that shows the old price stays so until it is opened again.
    expect(await shopper.locator('main').innerText()).toMatch(costs(price + 1));
  }).toPass();
  await dashboard.close();
});

test('what is the same for everybody is asked for by GET, and not sent again when it is the same', async ({
  context,
  page,
  request,
}) => {
  const found = await request.get('/backend/product?limit=1');
  const [{ _id: id }] = (await found.json()) as [{ _id: string }];
  const asked = listen(page);
  for (const address of ['/', '/search?q=lamp', '/admin/mobile-phones', `/details/${id}`]) {
    await goWithin(page, address);
    await expect(page.locator('main a[href^="/details/"]:visible').first()).toBeVisible();
  }
  expect(asked.map((one) => one.method())).toEqual(['GET', 'GET', 'GET', 'GET']);
  for (const one of asked) expect(await one.headerValue('authorization')).toBeNull();

  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const statuses: number[] = [];
  session.on('Network.responseReceivedExtraInfo', ({ statusCode }) => statuses.push(statusCode));
  const url = asked.at(-1)?.url() ?? '';
  // As the browser asks when its copy is older than a few seconds.
  const status = await page.evaluate(async (address) => (await fetch(address, { cache: 'no-cache' })).status, url);
  expect(status).toBe(200);
  await expect.poll(() => statuses).toContain(304);
});

test('a page works where the server does not know what it asks for by hash', async ({ page }) => {
  const error = { message: 'Unknown.', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } };
  await page.route(isGraphql, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({
          status: 404,
          contentType: 'application/graphql-response+json',
          body: JSON.stringify({ errors: [error] }),
        })
      : route.fallback(),
  );
  const asked = listen(page);
  await goWithin(page, '/search?q=phone');
  const first = page.locator('main a[href^="/details/"]:visible').first();
  await expect(first).toBeVisible();
  await page.getByRole('checkbox', { name: /^Apple/ }).click();
  await expect(page).toHaveURL(/Apple/);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(first).toBeVisible();
  expect(asked.map((one) => one.method())).toEqual(['GET', 'POST', 'POST']);
});
