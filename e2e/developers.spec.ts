import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';

/** What the browser complains of, such as a script that the content security policy stops, and what is asked of other hosts. */
const watch = (page: Page, shop: string | undefined): string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== shop) complaints.push(`Asked ${origin}`);
  });
  return complaints;
};

/** The answer to an operation. The sandbox asks for the schema as well, whenever it likes. */
const answerTo = (page: Page, operation: string) =>
  page.waitForResponse((response) => response.request().postData()?.includes(`"${operation}"`) === true);

test('a developer runs an example in the sandbox, with nothing from elsewhere', async ({ page, baseURL }) => {
  const complaints = watch(page, baseURL);
  await page.goto('/graphql');
  await expect(page.getByText('query Catalogue($filter:')).toBeVisible();
  const [answer] = await Promise.all([
    answerTo(page, 'Catalogue'),
    page.getByRole('button', { name: 'Send Request' }).click(),
  ]);
  expect(answer.status()).toBe(200);
  await expect(page.getByText('200 OK')).toBeVisible();
  await page.getByText('Docs', { exact: true }).click();
  await expect(page.getByText(/root types/i)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('who signs in in the sandbox is signed in in each of its windows, and the shop beside it stays as it was', async ({
  page,
  context,
}) => {
  await page.goto('/graphql');
  const send = async (window: string, operation: string) => {
    await page.getByText(window, { exact: true }).first().click();
    await Promise.all([
      answerTo(page, operation),
      page.getByRole('button', { name: 'Send Request' }).click(),
    ]);
  };
  const told = page.getByText('rahima.demo@gmail.com').filter({ visible: true });
  await send('Log in', 'LogIn');
  await page.getByText('Category', { exact: true }).first().click();
  await expect(told).toHaveCount(0);
  await send('Me', 'Me');
  await expect(told).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['haat_sandbox']);
});

test('the samples of the documentation work when they are pasted, one after the other', async ({ page }, {
  outputDir,
}) => {
  mkdirSync(outputDir, { recursive: true });
  await page.goto('/backend/docs');
  const sampleOf = (id: string) => page.locator(`article[id="${id}"] > pre`).innerText();
  const calls = [
    ['login', /^ey/],
    ['refreshSession', /^ey/],
    ['listProducts', /"oldPrice"/],
    ['showProduct', /"ProductReviews"/],
    ['showCustomer', /"email":"rahima\.demo@gmail\.com"/],
    ['uploadPicture', /"key":"upload/],
    ['placeOrder', /"orderStatus":"Pending"/],
    ['listOrders', /"orderStatus"/],
    ['showOrder', /"orderStatus"/],
  ] as const;
  const samples = await Promise.all(calls.map(([id]) => sampleOf(id)));
  const between = '\n---\n';
  const { stdout } = await promisify(execFile)('sh', ['-c', samples.join(`\necho '${between}'\n`)], {
    cwd: outputDir,
    maxBuffer: 32 * 1024 * 1024,
  });
  const answers = stdout.split(`${between}\n`);
  for (const [index, [id, part]] of calls.entries()) expect(answers[index]?.trim(), id).toMatch(part);
});

for (const [width, colorScheme] of [
  [360, 'light'],
  [1280, 'dark'],
] as const)
  test(`an integrator reads the REST documentation at ${width} px, ${colorScheme}`, async ({
    page,
    baseURL,
  }) => {
    const complaints = watch(page, baseURL);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/backend/docs#placeOrder');
    const order = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'Place an order' }) });
    await expect(order).toBeInViewport();
    await order.getByText('OUT_OF_STOCK', { exact: true }).click();
    await expect(order.getByText('currentPriceCents').first()).toBeVisible();
    await expect(order.getByText('"code": "PRICE_CHANGED"')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
