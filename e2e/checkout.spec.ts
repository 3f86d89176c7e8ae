import { expect, test, type Page } from '@playwright/test';
import { awake } from './awake.ts';
import { chooseFirst } from './choices.ts';
import { customer, signIn } from './people.ts';

/** Opens the checkout's payment step with a lamp. */
const toPayment = async (page: Page) => {
  await page.goto('/search?q=lamp');
  await awake(page);
  await page.locator('main a[href^="/details/"]:visible').first().click();
  await page.getByRole('button', { name: 'Buy Now' }).first().click();
  await expect(page).toHaveURL('/confirmorder');
  await chooseFirst(page);
  await page.getByRole('button', { name: 'Proceed to Pay' }).click();
  await page.getByRole('radio', { name: 'Cash on Delivery' }).check();
};

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm Order' }).click();
const isPlaced = (page: Page) => expect(page).toHaveURL(/\/order\/congratulations\//);

test('a lost response makes no second order', async ({ page }) => {
  await signIn(page, customer);
  await toPayment(page);
  let lostId = '';
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('mutation PlaceOrder') || lostId !== '') return route.fallback();
    // The shop gets the order, but its response does not arrive.
    const answer = (await (await route.fetch()).json()) as {
      data: { placeOrder: { order: { id: string } } };
    };
    lostId = answer.data.placeOrder.order.id;
    await route.abort();
  });
  await confirm(page);
  await expect(page.getByText(/The shop cannot be reached/)).toBeVisible();
  // It is sent again by itself, also after the page was opened anew.
  await page.reload();
  await isPlaced(page);
  expect(new URL(page.url()).pathname).toBe(`/order/congratulations/${lostId}`);
});
