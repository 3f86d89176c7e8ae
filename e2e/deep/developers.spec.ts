import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../axe.ts';

/**
 * Collects the browser's errors, such as a script that the content security policy blocks, and requests to other hosts.
 */
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

/** Waits for the response of an operation. The sandbox also requests the schema at any time. */
const answerTo = (page: Page, operation: string) =>
  page.waitForResponse((response) => response.request().postData()?.includes(`"${operation}"`) === true);

test('a developer runs examples in the sandbox, without requests to other hosts; signing in there applies to all its windows, and not to the shop', async ({
  page,
  context,
  baseURL,
}) => {
  const complaints = watch(page, baseURL);
  await page.goto('/graphql');
  const send = async (operation: string) => {
    const [answer] = await Promise.all([
      answerTo(page, operation),
      page.getByRole('button', { name: 'Send Request' }).click(),
    ]);
    expect(answer.status()).toBe(200);
  };
  const open = (window: string) => page.getByText(window, { exact: true }).first().click();
  await expect(page.getByText('query Catalogue($filter:')).toBeVisible();
  await send('Catalogue');
  await expect(page.getByText('200 OK')).toBeVisible();
  await page.getByText('Docs', { exact: true }).click();
  await expect(page.getByText(/root types/i)).toBeVisible();

  const told = page.getByText('rahima.demo@gmail.com').filter({ visible: true });
  await open('Log in');
  await send('LogIn');
  await open('Category');
  await expect(told).toHaveCount(0);
  await open('Me');
  await send('Me');
  await expect(told).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['haat_sandbox']);
  expect(complaints).toEqual([]);
});

test('on a phone the sandbox shows a query above its answer, and the schema over both', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/graphql');
  const query = page.locator('as-split-area').filter({ hasText: 'query Catalogue(' });
  const answer = page.locator('as-split-area').filter({ hasText: '200 OK' });
  await expect(query).toBeVisible();
  await page.getByRole('button', { name: 'Send Request' }).click();
  await expect(answer).toBeVisible();
  const [above, below] = [await query.boundingBox(), await answer.boundingBox()];
  if (!above || !below) throw new Error('The query or its answer is not shown.');
  expect([above.width, below.width]).toEqual([360, 360]);
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
  await page.getByText('Docs', { exact: true }).click();
  await expect(page.getByText(/root types/i)).toBeVisible();
  await expect(query).toBeHidden();
});

/** Opens a call of the REST documentation and sends its example. */
const tryOut = async (page: Page, id: string, prepare?: (call: Locator) => Promise<void>) => {
  const call = page.locator(`[id$="-${id}"].opblock`);
  const button = call.getByRole('button', { expanded: false }).first();
  await button.click();
  await call.getByRole('button', { name: 'Try it out' }).click();
  await prepare?.(call);
  await call.getByRole('button', { name: 'Execute' }).click();
  const answer = call.locator('.live-responses-table');
  await expect(answer).toBeVisible();
  return { call, answer, command: await call.locator('.curl').innerText() };
};

test('the examples of the documentation work as they stand, in a shell too, and leave the shop beside it as it was', async ({
  page,
  context,
  baseURL,
}) => {
  const complaints = watch(page, baseURL);
  await page.goto('/backend/docs');
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer();
  const upload = (call: Locator) =>
    call.locator('input[type=file]').setInputFiles({ name: 'picture.webp', mimeType: 'image/webp', buffer: picture });
  const calls = [
    ['login', '"expiresAt"'],
    ['listProducts', '"oldPrice"'],
    ['showProduct', '"ProductReviews"'],
    ['showCustomer', '"email": "rahima.demo@gmail.com"'],
    ['uploadPicture', '"key": "upload', upload],
    ['placeOrder', '"orderStatus": "Pending"'],
    ['showOrder', '"orderStatus"'],
  ] as const;
  for (const [id, part, prepare] of calls)
    await expect((await tryOut(page, id, prepare)).answer, id).toContainText(part);
  const { answer, command } = await tryOut(page, 'listOrders');
  await expect(answer).toContainText('"orderStatus"');
  const { stdout } = await promisify(execFile)('sh', ['-c', command], { maxBuffer: 32 * 1024 * 1024 });
  expect(JSON.parse(stdout)).toContainEqual(expect.objectContaining({ orderStatus: expect.any(String) }));
  expect(await context.cookies()).toEqual([]);
  expect(complaints).toEqual([]);
});

test('an integrator reads the REST documentation on a phone and, in dark colours, at a desk', async ({
  page,
  request,
  baseURL,
}) => {
  const complaints = watch(page, baseURL);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/backend/docs#placeOrder');
  const order = page.locator('.opblock').filter({ hasText: 'Place an order' });
  await expect(order).toBeInViewport();
  await order
    .getByRole('combobox', { name: 'Examples' })
    .nth(2)
    .selectOption({ label: 'The price of Sony WH-1000XM5 Headphones has changed.' });
  await expect(order.getByText('currentPriceCents').first()).toBeVisible();
  await expect(order.getByText('"code": "PRICE_CHANGED"')).toBeVisible();
  const fits = async (width: number) =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await fits(360);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await fits(1280);
  await expectAccessible(page, ['color-contrast']);

  const { paths } = await (await request.get('/backend/openapi.json')).json();
  const documented = Object.values<Record<string, { operationId: string }>>(paths).flatMap((item) =>
    Object.values(item).map(({ operationId }) => operationId),
  );
  const shown = await page.locator('.opblock').evaluateAll((list) => list.map(({ id }) => id.split('-').at(-1)));
  expect(shown.toSorted()).toEqual(documented.toSorted());
  expect(complaints).toEqual([]);
});
