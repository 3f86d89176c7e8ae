import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { admin, customer, fillLogin, signIn } from './people.ts';

test('a visitor is sent to the login page and back, without leaving it in the history', async ({ page }) => {
  await page.goto('/');
  await page.goto('/customer/order');
  await expect(page).toHaveURL('/login');
  // The page itself, not its placeholder.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await fillLogin(page, customer);
  await expect(page).toHaveURL('/customer/order');
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a customer sees neither the login page, nor a checkout without a product, nor the dashboard', async ({
  page,
}) => {
  await signIn(page, customer);
  await page.goto('/login');
  await expect(page).toHaveURL('/');

  await page.goto('/customer/profile');
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await page.goto('/confirmorder');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/customer/profile');

  await page.goto('/deshboard');
  await expect(page).toHaveURL('/customer/profile');
  await page.getByRole('button', { name: /Account menu/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Deshboard' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
});

test("somebody else's order is not found", async ({ page, browser }) => {
  await signIn(page, customer);
  await page.goto('/customer/order');
  const link = page.getByRole('link', { name: /View Details/ }).first();
  await link.click();
  await expect(page).toHaveURL(/\/vieworder\//);
  const address = new URL(page.url()).pathname;

  const other = await (await browser.newContext()).newPage();
  await other.goto(address);
  await expect(other).toHaveURL('/login');
  await fillLogin(other, admin);
  // An admin sees every order.
  await expect(other.getByRole('heading', { name: 'Order details' })).toBeVisible();
  await other.goto('/vieworder/01900000-0000-7000-8000-000000000000');
  await expect(other.getByRole('heading', { name: 'We cannot find this order' })).toBeVisible();
  await expectAccessible(other);
  await other.context().close();
});
