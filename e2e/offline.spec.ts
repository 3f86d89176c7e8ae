import { expect, test, type Page } from '@playwright/test';
import { awake } from './awake.ts';
import { chooseFirst } from './choices.ts';
import { confirmByCode } from './trust.ts';
import { signIn, newCustomer } from './people.ts';

const kept = /Your order is kept in this browser/;

/** Opens the checkout's payment step with a lamp. */
const toPayment = async (page: Page) => {
  await page.goto('/search?q=lamp');
  await awake(page);
  await page.locator('main a[href^="/details/"]:visible').first().click();
  await page.getByRole('button', { name: 'Buy Now' }).first().click();
  await expect(page).toHaveURL('/confirmorder');
  await chooseFirst(page);
  await page.getByRole('textbox', { name: 'Address' }).fill('House 24, Road 7, Dhanmondi, Dhaka 1205');
  await page.getByRole('button', { name: 'Proceed to Pay' }).click();
  await page.getByRole('radio', { name: 'Cash on Delivery' }).check();
};

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm Order' }).click();

/** Returns how many orders My Orders shows. */
const orderCount = async (page: Page) => {
  await page.goto('/customer/order');
  await expect(page.getByRole('link', { name: 'View Details' }).first()).toBeVisible();
  return page.getByRole('link', { name: 'View Details' }).count();
};

test('an order kept by a page that was closed is placed when the shop is opened again', async ({
  page,
  context,
  request,
}) => {
  const tania = await newCustomer(request, 'Tania Closed');
  await signIn(page, tania);
  await toPayment(page);
  await context.setOffline(true);
  await confirm(page);
  await expect(page.getByText(kept)).toBeVisible();
  await page.close();

  await context.setOffline(false);
  const next = await context.newPage();
  const other = await context.newPage();
  await Promise.all([next.goto('/'), other.goto('/help')]);
  const placed = /^The order that was kept in this browser is placed\. Please confirm it with the code/;
  await expect(next.getByText(placed)).toBeVisible();
  await next.getByRole('link', { name: 'Enter the code' }).click();
  await confirmByCode(next, tania);
  await expect(next).toHaveURL(/\/order\/congratulations\//);
  await expect(other.getByText(placed)).toHaveCount(0);
  expect(await orderCount(next)).toBe(1);
});
