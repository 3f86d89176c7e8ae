import { expect, test, type Page } from '@playwright/test';
import { awake } from './awake.ts';
import { addToCart, openFirst } from './add-to-cart.ts';
import { isGraphql } from './asked.ts';
import { expectAccessible } from './axe.ts';
import { payDeposit } from './trust.ts';
import { fillLogin, logIn, newCustomer } from './people.ts';

const inCart = (page: Page) =>
  page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.getByRole('button', { name: /^Remove/ }) });

/** Whether the browser has saved everything to the account. */
const isSaved = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        ['cart', 'wishlist'].every((key) => {
          const { account, pending } = JSON.parse(localStorage.getItem(key) ?? '{}') as {
            account?: string | null;
            pending?: unknown[];
          };
          return Boolean(account) && pending?.length === 0;
        }),
      ),
    )
    .toBe(true);

test('from the menu to an order of two lines, with the login on the way', async ({ page, request }) => {
  const ruma = await newCustomer(request, 'Ruma Das');
  await page.goto('/');
  await awake(page);

  await test.step('menu → category → filter → product', async () => {
    await page.getByRole('button', { name: 'Category', exact: true }).hover();
    await page.getByRole('link', { name: 'Laptops', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Laptops' })).toBeVisible();
    await page.getByRole('checkbox', { name: /^Apple/ }).click();
    await expect(page).toHaveURL(/Apple/);
    // The products of before stay until the others are there.
    await expect(page.locator('main article', { hasNotText: 'Apple' })).toHaveCount(0);
    await page.locator('main a[href^="/details/"]:visible', { hasText: 'Apple' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /^Apple/ })).toBeVisible();
  });
  const laptop = await page.getByRole('heading', { level: 1 }).innerText();

  await test.step('missing choices are asked for; adding makes no call', async () => {
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await expect(page.getByText(/^Please select a /)).toBeVisible();
    const calls: string[] = [];
    page.on('request', (sent) => isGraphql(sent.url()) && calls.push(sent.postData() ?? sent.url()));
    await addToCart(page);
    await expect(page.getByText('Item successfully added to the cart!')).toBeHidden();
    expect(calls).toEqual([]);
    await expect(page.getByRole('link', { name: 'Cart, pieces: 1' })).toBeVisible();
    await expectAccessible(page);
  });
  const lamp = await openFirst(page, 'lamp');
  await addToCart(page);
  await page.reload();

  await test.step('the cart has both, with the right totals', async () => {
    await page.getByRole('link', { name: 'Cart, pieces: 2' }).click();
    await expect(page).toHaveURL('/cart');
    await expect(inCart(page)).toHaveCount(2);
    await expectAccessible(page);
    await inCart(page).filter({ hasText: lamp }).getByRole('button', { name: 'One more' }).click();
    await expect(page.getByRole('link', { name: 'Cart, pieces: 3' })).toBeVisible();
    await inCart(page)
      .filter({ hasText: laptop })
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(inCart(page)).toHaveCount(2);
  });

  await test.step('the checkout asks for a login first', async () => {
    await page.getByRole('button', { name: 'Checkout' }).first().click();
    await expect(page).toHaveURL('/login');
    await fillLogin(page, ruma);
    await expect(page).toHaveURL('/confirmorder');
    const summary = page.getByRole('region', { name: 'Order summary' });
    await expect(summary.getByText(laptop)).toBeVisible();
    await expect(summary.getByText(lamp)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('one order of two lines', async () => {
    await page.getByRole('textbox', { name: 'Address' }).fill('Lake View 7, Sylhet 3100');
    await page.getByLabel('Phone Number').fill('01912345678');
    await page.getByRole('button', { name: 'Proceed to Pay' }).click();
    await page.getByRole('radio', { name: 'Cash on Delivery' }).check();
    await page.getByRole('button', { name: 'Confirm Order' }).dblclick();
    await expect(page.getByRole('heading', { level: 1, name: 'Pay a deposit' })).toBeVisible();
    await expectAccessible(page);
    await payDeposit(page);
    await expect(page).toHaveURL(/\/order\/congratulations\//);
    // The URL changes before the page does.
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order!' })).toBeVisible();
    await expect(page.getByRole('main').getByText(laptop)).toBeVisible();
    await expect(page.getByRole('main').getByText(lamp)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('card'))).toBeNull();
  });

  await test.step('My Orders has it once, with both lines', async () => {
    await page.goto('/customer/order');
    const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: /View Details/ }) });
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(laptop);
    await expect(rows).toContainText(lamp);
  });
});

test('cart and wishlist are merged at sign-in, appear in another browser, and are removed at sign-out', async ({
  page,
  browser,
  request,
}) => {
  const nila = await newCustomer(request, 'Nila Sen');
  const other = await (await browser.newContext()).newPage();

  // Two browsers, two visitors: a lamp here, tea there, and a heart each.
  const lamp = await openFirst(page, 'lamp');
  await addToCart(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: `Add to wishlist: ${lamp}` })
    .first()
    .click();
  const tea = await openFirst(other, 'tea');
  await addToCart(other);
  await other
    .getByRole('main')
    .getByRole('button', { name: `Add to wishlist: ${tea}` })
    .first()
    .click();

  await logIn(page, nila);
  await isSaved(page);
  await logIn(other, nila);
  await expect(other.getByRole('link', { name: 'Cart, pieces: 2' })).toBeVisible();
  await isSaved(other);

  await test.step('the first browser sees it at its next visit to cart and wishlist', async () => {
    await page.getByRole('link', { name: /^Cart/ }).click();
    await expect(inCart(page)).toHaveCount(2);
    await page.goto('/wishlist');
    await expect(page.getByRole('article')).toHaveCount(2);
    await expectAccessible(page);
  });

  await test.step('what is removed here is removed there', async () => {
    await page.goto('/cart');
    await inCart(page)
      .filter({ hasText: tea })
      .getByRole('button', { name: /^Remove/ })
      .click();
    await isSaved(page);
    await other.goto('/cart');
    await expect(inCart(other)).toHaveCount(1);
    await expect(inCart(other)).toContainText(lamp);
  });

  await test.step('what is added there while the same is taken away here stays', async () => {
    await page.goto('/cart');
    await expect(inCart(page)).toHaveCount(1);
    await isSaved(page);
    await openFirst(other, 'tea');
    await addToCart(other);
    await other.goto('/cart');
    await isSaved(other);
    // This browser has not heard of the tea yet.
    await inCart(page)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await isSaved(page);
    await expect(inCart(page)).toHaveCount(1);
    await expect(inCart(page)).toContainText(tea);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Remove/ })
      .click();
    await openFirst(page, 'lamp');
    await addToCart(page);
    await page.goto('/cart');
    await isSaved(page);
  });

  await test.step('signing out leaves nothing in the browser; signing in brings it back', async () => {
    await page.getByRole('button', { name: /Account menu/ }).click();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
    expect(await page.evaluate(() => [localStorage.getItem('cart'), localStorage.getItem('wishlist')])).toEqual([
      null,
      null,
    ]);
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expectAccessible(page);
    await logIn(page, nila);
    await expect(page.getByRole('link', { name: 'Cart, pieces: 1' })).toBeVisible();
  });
  await other.context().close();
});

test('the wishlist leads into the cart, another tab follows', async ({ page, context }) => {
  await page.goto('/search?q=book');
  await awake(page);
  const hearts = page.getByRole('main').getByRole('button', { name: /^Add to wishlist/ });
  for (const place of [0, 1]) await hearts.nth(place).click();
  await page.getByRole('link', { name: 'Wishlist' }).first().click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectAccessible(page);
  const second = await context.newPage();
  await second.goto('/wishlist');
  await expect(second.getByRole('article')).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(second.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(second.getByRole('article')).toHaveCount(2);
});
