import { expect, test, type Page } from '@playwright/test';
import { awake } from './awake.ts';
import { payDeposit } from './trust.ts';
import { newCustomer } from './people.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** Chooses the first option of each choice of a product page, then adds the product to the cart. */
const addToCart = async (page: Page) => {
  for (const label of ['রং', 'সাইজ']) {
    const option = page.getByRole('group', { name: label }).getByRole('radio').first();
    if ((await option.count()) > 0) await option.tap();
  }
  await page.getByRole('button', { name: 'কার্টে যোগ করুন' }).tap();
  await expect(page.getByText('পণ্যটি কার্টে যোগ হয়েছে!')).toBeVisible();
};

const productName = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();

test('on a phone in Bangla: menu → category → filter → product → cart → an order of two lines', async ({
  page,
  request,
}) => {
  const ruma = await newCustomer(request, 'Ruma Das');
  await page.addInitScript(() => localStorage.setItem('language', 'bn'));
  await page.goto('/');
  await awake(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');

  await test.step('menu → category → filter → product', async () => {
    await page.getByRole('button', { name: 'মেনু খুলুন' }).tap();
    const menu = page.getByRole('navigation', { name: 'কেনাকাটা' });
    await menu.locator('summary', { hasText: 'ইলেকট্রনিকস' }).tap();
    await menu.locator('a[href="/admin/Laptops"], a[href="/admin/laptops"]').first().tap();
    await expect(page).toHaveURL(/\/admin\/laptops/i);
    await page.getByRole('button', { name: 'ফিল্টার দেখুন' }).tap();
    await page.getByRole('checkbox', { name: /^Apple/ }).tap();
    await expect(page).toHaveURL(/Apple/);
    await page.getByRole('button', { name: /পণ্য দেখুন$/ }).tap();
    await page.locator('main a[href^="/details/"]:visible', { hasText: 'অ্যাপল' }).first().tap();
    await expect(page.getByRole('heading', { level: 1, name: /^অ্যাপল/ })).toBeVisible();
  });
  const laptop = await productName(page);
  await addToCart(page);

  await page.goto('/search?q=বাতি');
  await awake(page);
  await page.locator('main a[href^="/details/"]:visible').first().tap();
  await expect(page.getByRole('button', { name: 'কার্টে যোগ করুন' })).toBeVisible();
  const lamp = await productName(page);
  await addToCart(page);

  await test.step('the cart counts in Bangla figures and leads to the login', async () => {
    await page.getByRole('link', { name: 'কার্ট, পণ্য: ২' }).tap();
    await expect(page).toHaveURL('/cart');
    await page.getByRole('button', { name: 'অর্ডার করুন' }).first().tap();
    await expect(page).toHaveURL('/login');
    await page.getByLabel('ই-মেইল').fill(ruma.email);
    await page.getByLabel('পাসওয়ার্ড', { exact: true }).fill(ruma.password);
    await page.getByRole('button', { name: 'লগইন করুন' }).tap();
    await expect(page).toHaveURL('/confirmorder');
  });

  await test.step('an order of two lines; a phone number in Bangla figures is one too', async () => {
    await page.locator('textarea').first().fill('লেক ভিউ ৭, সিলেট ৩১০০');
    const phone = page.locator('input[type="tel"], input[inputmode="numeric"], input[inputmode="tel"]').first();
    await phone.fill('০১৯১২৩৪৫৬৭৮');
    await page.getByRole('button', { name: 'পেমেন্টে যান' }).tap();
    await page.getByRole('radio', { name: 'ক্যাশ অন ডেলিভারি' }).check();
    await page.getByRole('button', { name: 'অর্ডার নিশ্চিত করুন' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'অগ্রিম পরিশোধ করুন' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await payDeposit(page);
    await expect(page).toHaveURL(/\/order\/congratulations\//);
    // The URL changes before the page does.
    await expect(page.getByRole('heading', { level: 1, name: 'অর্ডারের জন্য ধন্যবাদ!' })).toBeVisible();
    await expect(page.getByRole('main').getByText(laptop)).toBeVisible();
    await expect(page.getByRole('main').getByText(lamp)).toBeVisible();
  });

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
