import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import * as pages from '#schema/pages.ts';
import { expectAccessible } from '../axe.ts';
import { ask } from '../orders.ts';
import { admin, customer, tokenOf } from '../people.ts';
import { firstProductId } from '../products.ts';

/** A screen of 1280×800 at 200 % zoom. */
const ZOOMED = { width: 640, height: 400 };
const USUAL = { width: 1280, height: 800 };
/** The narrowest phone, and a screen of 1280 pixels at 400 % zoom. */
const NARROWEST = { width: 320, height: 640 };
/** A usual phone. */
const PHONE = { width: 360, height: 740 };

/** Goes on after a failure, so that one run names every page and size. */
const softly = expect.configure({ soft: true });

/** Waits for the page's own heading and its data. */
const settled = async (page: Page) => {
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.locator('main [aria-busy=true], main [role=status][aria-label]')).toHaveCount(0);
};

const publicPages = [
  '/',
  '/search?q=phone',
  '/search?q=nothinglikethis',
  '/product',
  '/electronics',
  '/admin/mobile-phones',
  '/admin/no-such-category',
  '/details/01900000-0000-7000-8000-000000000000',
  '/cart',
  '/wishlist',
  '/login',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/people-list',
  '/mailbox',
  '/posts/how-to-choose-a-phone',
  '/posts/no-such-post',
  '/help',
  '/privacy',
  '/terms',
  '/cookies',
  '/customer/goodbye',
  '/unsubscribe?kind=stock&token=none',
  '/unsubscribe?ended=prices',
  '/no/such/page',
];

const customerPages = ['/customer/order', '/cart', '/wishlist', '/people-list', '/vieworder/none'];

/** Every page of the dashboard, so that a new one cannot be forgotten. */
const adminPages = Object.values(pages)
  .filter((path) => typeof path === 'string')
  .filter((path) => path.startsWith(pages.dashboard));

/** Returns the path of a page of the dashboard, with the id of something that the shop has. */
const adminPath = async (request: APIRequestContext, page: string): Promise<string> => {
  if (!page.includes(':')) return page;
  await ask(request, customer, 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }', {
    input: { text: 'When do you open on Friday?' },
  });
  const first = await ask<Record<string, { nodes: { id: string }[] }>>(
    request,
    admin,
    '{ messages: conversations(first: 1) { nodes { id } } orders: adminOrders(first: 1) { nodes { id } } products: adminProducts(first: 1) { nodes { id } } posts: adminPosts(first: 1) { nodes { id } } customers(first: 1) { nodes { id } } }',
    {},
  );
  const [, kind] = page.split('/').slice(1);
  const id = first[kind ?? '']?.nodes[0]?.id;
  if (id === undefined) throw new Error(`There is nothing to show on ${page}.`);
  return page.replace(':id', id);
};

/** Switches to a theme, as its switch does. */
const setTheme = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((next) => {
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(next);
    document.documentElement.style.colorScheme = next;
  }, theme);

for (const language of ['en', 'bn'] as const)
  test.describe(language, () => {
    // Colours do not depend on the language.
    const inBothThemes = language === 'en';

    test.beforeEach(({ page }) =>
      page.addInitScript((chosen) => {
        localStorage.setItem('theme', 'light');
        localStorage.setItem('language', chosen);
      }, language),
    );

    /**
     * Checks a page with axe, usually in both themes, and that nothing overflows sideways: on a desktop, at 200 % zoom,
     * on the narrowest phone, and on a phone with text of 200 %.
     */
    const look = async (page: Page, path: string) => {
      await page.setViewportSize(USUAL);
      // The words of the home page's banner fade in and out, and have no measurable colour meanwhile.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await settled(page);
      await expectAccessible(page);
      // The themes differ only in their colours.
      if (inBothThemes) {
        await setTheme(page, 'dark');
        await expectAccessible(page, ['color-contrast']);
      }
      const fits = async (size: typeof USUAL, fontSize = '100%') => {
        await page.setViewportSize(size);
        await page.evaluate((percent) => (document.documentElement.style.fontSize = percent), fontSize);
        // The browser lays out the page for the new size in its next frame.
        const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await softly
          .poll(overhang, `${path} at ${size.width} px, text ${fontSize}, is wider than the screen`)
          .toBeLessThanOrEqual(0);
      };
      for (const size of [USUAL, ZOOMED, NARROWEST]) await fits(size);
      await fits(PHONE, '200%');
      // There tables may be scrolled within themselves.
      if (path.startsWith(pages.dashboard)) await fits(PHONE);
    };

    /**
     * Looks at a page of somebody who is signed in; on a phone, where rows of tables are cards, none is to be scrolled
     * sideways.
     */
    const lookSignedIn = async (page: Page, path: string) => {
      await look(page, path);
      await page.setViewportSize(PHONE);
      const overhangs = () =>
        page
          .locator('main table, main [role=table], main [role=list]')
          .evaluateAll((lists) =>
            lists.map(({ parentElement: frame }) => frame && frame.scrollWidth - frame.clientWidth),
          );
      await softly.poll(async () => (await overhangs()).filter(Boolean), `${path} on a phone`).toEqual([]);
      await setTheme(page, 'light');
      await expectAccessible(page);
      if (!inBothThemes) return;
      await setTheme(page, 'dark');
      await expectAccessible(page, ['color-contrast']);
    };

    for (const path of publicPages) test(`${path} is reachable for everyone`, ({ page }) => look(page, path));

    test('the page of a product is reachable for everyone', async ({ page, request }) =>
      look(page, `/details/${await firstProductId(request)}`));

    test("a customer's pages are reachable for everyone", async ({ page, request }) => {
      const token = await tokenOf(request, customer);
      await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
      for (const path of customerPages) await lookSignedIn(page, path);

      await page.setViewportSize(USUAL);
      await page.goto('/customer/order');
      const order = await page.locator('a[href^="/vieworder/"]:visible').first().getAttribute('href');
      const id = order?.split('/').at(-1) ?? '';
      for (const path of [`/vieworder/${id}`, `/ordertracking/${id}`, `/order/congratulations/${id}`])
        await lookSignedIn(page, path);

      await lookSignedIn(page, '/customer/profile');
      const open = language === 'en' ? ['Change password', 'Edit Profile'] : ['পাসওয়ার্ড বদলান', 'প্রোফাইল বদলান'];
      for (const name of open) {
        await page.getByRole('button', { name }).click();
        await expectAccessible(page);
      }
    });

    for (const path of adminPages)
      test(`${path} is reachable for every admin`, async ({ page, request }) => {
        const token = await tokenOf(request, admin);
        await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
        await lookSignedIn(page, await adminPath(request, path));
      });

    test('the texts of the payment buttons fit on the narrowest phone', async ({ page, request }) => {
      const card = {
        _id: await firstProductId(request),
        name: 'A product',
        image: 'https://shop.example.com/pictures/a-product/800.webp',
        price: 12_345.67,
        qty: 99,
        color: 'Black',
        size: 'M',
        attempt: 'an-attempt',
      };
      const stored = { token: await tokenOf(request, customer), card: JSON.stringify(card) };
      await page.addInitScript((entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      }, stored);
      await page.setViewportSize(NARROWEST);
      await page.goto('/confirmorder');
      // The others apply a promotion code.
      await page.locator('main form button[type=submit]').last().click();
      await expect(page.locator('#payment-title')).toBeVisible();
      const overhang = await page
        .locator('main button')
        .last()
        .evaluate((button) => button.scrollWidth - button.clientWidth);
      expect(overhang).toBeLessThanOrEqual(0);
    });
  });
