import { expect, test } from '@playwright/test';
import { awake, holdCode } from '../awake.ts';
import { customer, fillLogin } from '../people.ts';
import { firstProductId } from '../products.ts';

test('a link that is pressed before the code is there is followed at once', async ({ page }) => {
  await holdCode(page);
  await page.goto('/help', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
});

test('a login form that is sent before the code is there is sent with what was typed', async ({ page }) => {
  const letGo = await holdCode(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await fillLogin(page, customer);
  letGo();
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
});

test('the code of a page is asked for after its picture', async ({ page, request }) => {
  const order: ('picture' | 'code')[] = [];
  page.on('requestfinished', (one) => one.url().includes('/pictures/') && order.push('picture'));
  page.on('request', (one) => /\/assets\/.*\.js$/.test(one.url()) && order.push('code'));
  await page.route('**/pictures/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await page.goto(`/details/${await firstProductId(request)}`);
  await awake(page);
  expect(order.indexOf('picture')).toBeGreaterThanOrEqual(0);
  expect(order.indexOf('picture')).toBeLessThan(order.indexOf('code'));
});
