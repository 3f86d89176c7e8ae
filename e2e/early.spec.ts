import { expect, test } from '@playwright/test';
import { holdCode } from './awake.ts';
import { customer, fillLogin } from './people.ts';
import { firstProductId } from './products.ts';

test('what is pressed before the code of the page is there happens when it is', async ({ page, request }) => {
  const letGo = await holdCode(page);
  await page.goto(`/details/${await firstProductId(request)}`, { waitUntil: 'commit' });
  const add = page.getByRole('main').getByRole('button', { name: 'Add To Cart' });
  await add.click();
  letGo();
  // The first product has sizes, and none was chosen.
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/^Please select a size/);
});

test('what is chosen before the code of the page is there filters and sorts the list', async ({ page }) => {
  const letGo = await holdCode(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/search?q=phone', { waitUntil: 'commit' });
  await page.getByLabel('Sort by').selectOption('PRICE_ASC');
  letGo();
  await expect(page).toHaveURL(/sort=PRICE_ASC/);
  await expect(page.getByLabel('Sort by')).toHaveValue('PRICE_ASC');
});

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
