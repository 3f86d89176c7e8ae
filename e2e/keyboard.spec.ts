import { expect, test, type Locator, type Page } from '@playwright/test';
import { awake } from './awake.ts';
import { customer, tokenOf } from './people.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/**
 * Whether the focus is visible: an outline or a ring on the element, on its link that covers the card, or around it.
 */
const isFocusSeen = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) return false;
    // The page itself, which only gets the focus to be read from there.
    if (focused.matches('main, body')) return true;
    const hasRing = (style: CSSStyleDeclaration) =>
      (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2) || style.boxShadow !== 'none';
    return hasRing(getComputedStyle(focused)) || hasRing(getComputedStyle(focused, '::before'));
  });

/** Presses a key until the element has the focus; every element on the way must show the focus. */
const goTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
  const element = target.first();
  await expect(element).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press(key);
    if (!(await isFocusSeen(page)))
      throw new Error(
        `Nobody sees that this has the focus: ${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))}`,
      );
    if (await element.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`The keyboard does not reach ${element.toString()}`);
};

test('from the menu to an order by keyboard alone, the focus always in sight', async ({ page, request }) => {
  const token = await tokenOf(request, customer);
  await page.goto('/help');
  await page.evaluate((stored) => localStorage.setItem('token', stored), token);
  await page.goto('/');
  await awake(page);
  await expect(page.locator('main h1')).toBeVisible();

  await test.step('over the head to the content', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  await test.step('a menu opens, closes and leads on', async () => {
    const menu = page.locator('header button[aria-expanded][aria-controls]').filter({ hasText: /Categor/ });
    await goTo(page, menu, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await goTo(page, page.locator('header').getByRole('link', { name: 'Laptops', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/laptops$/i);
    await expect(page.locator('main')).toBeFocused();
  });

  await test.step('search', async () => {
    const field = page.locator('header input[name=q]');
    await goTo(page, field, 'Shift+Tab');
    await page.keyboard.type('phone');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=phone/);
  });

  await test.step('filter, price and order', async () => {
    const brand = page.getByRole('checkbox', { name: /^Apple/ });
    await expect(brand).toBeVisible();
    await goTo(page, brand);
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/Apple/);
    await goTo(page, page.getByRole('slider').first());
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/min=1/);
    await goTo(page, page.locator('main a[href^="/details/"]:visible'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/details\//);
  });

  await test.step('product', async () => {
    await expect(page.getByRole('button', { name: 'Add To Cart' }).first()).toBeVisible();
    for (const group of await page.getByRole('group', { name: /^(Color|Colour|Size)/ }).all()) {
      await goTo(page, group.getByRole('radio'));
      await page.keyboard.press('Space');
    }
    await goTo(page, page.getByRole('button', { name: 'Add To Cart' }));
    await page.keyboard.press('Enter');
    await goTo(page, page.locator('header a[href="/cart"]'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/cart');
  });

  await test.step('cart', async () => {
    const checkout = page.getByRole('button', { name: /check ?out/i });
    await goTo(page, checkout);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/confirmorder');
  });

  await test.step('checkout', async () => {
    const pay = page.getByRole('button', { name: 'Proceed to Pay' });
    await goTo(page, pay);
    await page.keyboard.press('Enter');
    const cash = page.getByRole('radio', { name: 'Cash on Delivery' });
    await expect(cash).toBeVisible();
    await goTo(page, page.getByRole('radio'));
    for (let presses = 0; presses < 5 && !(await cash.isChecked()); presses += 1)
      await page.keyboard.press('ArrowDown');
    await expect(cash).toBeChecked();
    await goTo(page, page.getByRole('button', { name: 'Confirm Order' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/order\/congratulations\//);
  });
});

test('arrows, Home and End choose between login and registration', async ({ page }) => {
  await page.goto('/login');
  // An arrow before the page's code is there moves nothing.
  await awake(page);
  const tab = (name: string) => page.getByRole('tab', { name });
  await goTo(page, tab('Login'));
  for (const [key, name] of [
    ['ArrowRight', 'Registration'],
    ['ArrowLeft', 'Login'],
    ['End', 'Registration'],
    ['Home', 'Login'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('End');
  await expect(page.getByRole('tabpanel', { name: 'Registration' })).toBeVisible();
});
