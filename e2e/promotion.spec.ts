import { expect, test, type Locator, type Page } from '@playwright/test';
import { addToCart, openFirst } from './add-to-cart.ts';
import { expectAccessible } from './axe.ts';
import { confirmByCode } from './trust.ts';
import { signIn, newCustomer } from './people.ts';

/** Puts a laptop and two lamps into the cart, and goes to the checkout. */
const toCheckout = async (page: Page) => {
  await openFirst(page, 'laptop');
  await addToCart(page);
  await openFirst(page, 'lamp');
  await addToCart(page);
  await page.getByRole('link', { name: /^Cart, pieces: 2/ }).click();
  // The product's page, which has a stepper too, stays until the cart's page is loaded.
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await page.getByRole('button', { name: 'One more' }).last().click();
  await expect(page.getByRole('link', { name: 'Cart, pieces: 3' })).toBeVisible();
};

/** Returns the totals in a part of the page, in dollars. */
const figuresOf = async (part: Locator): Promise<Record<string, number>> => {
  const totals = part.locator('dl', { hasText: 'Items total' });
  const terms = await totals.locator('dt').allInnerTexts();
  const values = await totals.locator('dd').allInnerTexts();
  return Object.fromEntries(
    terms.map((term, index) => [
      term.trim(),
      Number((values[index] ?? '').split('\n')[0]?.replace('−', '-').replaceAll(/[$,]/g, '')),
    ]),
  );
};

test('a cart with a promotion code: the same totals from the checkout to the order', async ({ page, request }) => {
  const mita = await newCustomer(request, 'Mita Roy');
  await signIn(page, mita);
  await toCheckout(page);
  const cart = await figuresOf(page.getByRole('region', { name: 'Order summary' }));
  await expect(page.getByText(/^Before promotion codes/)).toBeVisible();
  await page.getByRole('button', { name: 'Checkout' }).first().click();
  await expect(page).toHaveURL('/confirmorder');
  // The URL changes before the page does, and the cart's page has a summary with the days, too.
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm order' })).toBeVisible();
  const summary = page.getByRole('region', { name: 'Order summary' });
  await expect(summary.getByText(/^Arrives/)).toBeVisible();
  expect(await figuresOf(summary)).toEqual(cart);

  await test.step('a refused code says why, and changes nothing', async () => {
    await summary.getByLabel('Promotion code').fill('no-such-code');
    await page.keyboard.press('Enter');
    await expect(summary.getByText('There is no such promotion code.')).toBeVisible();
    await expect(summary.getByLabel('Promotion code')).toBeFocused();
    await expectAccessible(page);
    expect(await figuresOf(summary)).toEqual(cart);
  });

  await test.step('so does one that is for none of the products', async () => {
    await summary.getByLabel('Promotion code').fill('SOUND20');
    await summary.getByRole('button', { name: 'Apply' }).click();
    await expect(summary.getByText('This promotion code takes nothing off these products.')).toBeVisible();
    expect(await figuresOf(summary)).toEqual(cart);
  });

  await test.step('a code is applied with the keyboard, and stays over a reload', async () => {
    await summary.getByLabel('Promotion code').fill('welcome10');
    await page.keyboard.press('Enter');
    await expect(summary.getByText(/^WELCOME10 · you save \$/)).toBeFocused();
    await expectAccessible(page);
    await page.reload();
    await expect(summary.getByText(/^WELCOME10 · you save \$/)).toBeVisible();
  });
  const shown = await figuresOf(summary);
  const { Subtotal: subtotal = 0, 'Promotion WELCOME10': discount = 0 } = shown;
  const { 'Rounded to whole dollars': rounding = 0, 'Items total': items = 0, Total: total = 0 } = shown;
  expect(discount).toBeLessThan(0);
  expect(discount).toBeCloseTo(-subtotal / 10, 2);
  expect(subtotal + discount + rounding).toBeCloseTo(items, 2);
  expect(items + 60).toBe(total);

  await test.step('the order costs what was shown', async () => {
    await page.getByRole('textbox', { name: 'Address' }).fill('Lake View 7, Sylhet 3100');
    await page.getByRole('button', { name: 'Proceed to Pay' }).click();
    await page.getByRole('radio', { name: 'Cash on Delivery' }).check();
    const confirm = page.getByRole('button', { name: /^Confirm Order/ });
    expect(Number((await confirm.innerText()).replaceAll(/[^\d.]/g, ''))).toBe(total);
    await confirm.click();
    await confirmByCode(page, mita);
    await expect(page).toHaveURL(/\/order\/congratulations\//);
    await expect(page.getByText(/^#\d+$/)).toBeVisible();
    expect(await figuresOf(page.getByRole('main'))).toEqual(shown);
    await page.getByRole('link', { name: 'View Your Order' }).click();
    await expect(page).toHaveURL(/\/vieworder\//);
    // The page before has the same figures, and stays until this one is there.
    await expect(page.getByRole('heading', { name: 'Order details' })).toBeVisible();
    await expect(page.getByText('Promotion WELCOME10')).toBeVisible();
    expect(await figuresOf(page.getByRole('main'))).toEqual(shown);
  });
});
