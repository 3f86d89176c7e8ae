import { expect, test, type Page } from '@playwright/test';
import { awake } from './awake.ts';
import { chooseFirst } from './choices.ts';
import { customer, signIn } from './people.ts';

/** Opens the checkout's payment step with a product of a search, after changing its stored figures. */
const toPayment = async (
  page: Page,
  change: (card: Record<string, unknown>) => Record<string, unknown> = (card) => card,
) => {
  await page.goto('/search?q=lamp');
  await awake(page);
  await page.locator('main a[href^="/details/"]').first().click();
  await page.getByRole('button', { name: 'Buy Now' }).first().click();
  await expect(page).toHaveURL('/confirmorder');
  const card = JSON.parse((await page.evaluate(() => localStorage.getItem('card'))) ?? '') as Record<string, unknown>;
  await page.evaluate((json) => localStorage.setItem('card', json), JSON.stringify(change(card)));
  await page.reload();
  await chooseFirst(page);
  await page.getByRole('button', { name: 'Proceed to Pay' }).click();
  await page.getByRole('radio', { name: 'Cash on Delivery' }).check();
  return card;
};

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm Order' }).click();
const isPlaced = (page: Page) => expect(page).toHaveURL(/\/order\/congratulations\//);

test('a price that changed meanwhile is shown, and ordered only when confirmed again', async ({ page }) => {
  await signIn(page, customer);
  const { price } = await toPayment(page, (card) => ({ ...card, price: 0.01 }));
  await confirm(page);
  await expect(page.getByText(/The price changed while you were here: it was \$0\.01/)).toBeVisible();
  await page.getByRole('button', { name: /^Go on with 1 at/ }).click();
  await expect(page).toHaveURL('/confirmorder');
  const stored = await page.evaluate(() => localStorage.getItem('card'));
  expect(JSON.parse(stored ?? '')).toMatchObject({ price, qty: 1 });
  await confirm(page);
  await isPlaced(page);
});

test('more than the stock cannot be ordered', async ({ page }) => {
  await signIn(page, customer);
  await toPayment(page, (card) => ({ ...card, qty: 9999 }));
  await confirm(page);
  await expect(page.getByText(/^Only \d+ left: you chose 9999\.$/)).toBeVisible();
});

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
