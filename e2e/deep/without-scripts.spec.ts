import { expect, test, type Page } from '@playwright/test';
import { linkIn, newestMailTo } from '../mailbox.ts';
import { confirmOrder, placeOrder } from '../orders.ts';
import { fillLogin, newCustomer } from '../people.ts';
import { rendered } from '../rendered.ts';

test.use({ javaScriptEnabled: false });

/** The words of the two languages that the journey needs. */
const WORDS = {
  en: {
    prefix: '',
    categories: 'All categories',
    electronics: 'Electronics',
    filters: 'Show Filters',
    apply: 'Apply',
    sort: 'Sort by',
    remove: /^Remove filter: Apple/,
    more: 'Load more',
    start: 'From the beginning',
    description: 'Description',
    reviews: 'Ratings And Reviews',
    related: 'Related Products',
    search: 'Search products',
    submit: 'Search',
    found: 'Results for “phone”',
    login: 'Login',
    signIn: /^Registering and logging in with Google need JavaScript/,
    tracking: 'Order tracking',
    wrong: 'This link is wrong or has expired',
  },
  bn: {
    prefix: '/bn',
    categories: 'সব ক্যাটাগরি',
    electronics: 'ইলেকট্রনিকস',
    filters: 'ফিল্টার দেখুন',
    apply: 'প্রয়োগ করুন',
    sort: 'সাজান',
    remove: /^ফিল্টার সরান: Apple/,
    more: 'আরও দেখুন',
    start: 'শুরু থেকে দেখুন',
    description: 'বিবরণ',
    reviews: 'রেটিং ও রিভিউ',
    related: 'একই রকম পণ্য',
    search: 'পণ্য খুঁজুন',
    submit: 'খুঁজুন',
    found: '“phone” খুঁজে যা পাওয়া গেল',
    login: 'লগইন',
    signIn: /^নিবন্ধন ও Google দিয়ে লগইনের জন্য জাভাস্ক্রিপ্ট লাগে/,
    tracking: 'অর্ডার ট্র্যাকিং',
    wrong: 'লিংকটি ভুল, অথবা এর মেয়াদ শেষ',
  },
} as const;

const widths = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 } };

/** Expects that nothing on a page is wider than the window. */
const expectFits = async (page: Page) => {
  const { width = 0 } = page.viewportSize() ?? {};
  const box = await page.locator('main').boundingBox();
  expect(box?.width).toBeLessThanOrEqual(width);
};

const pathOf = (page: Page) => new URL(page.url()).pathname;
const queryOf = (page: Page) => [...new URL(page.url()).searchParams].filter(([, value]) => value !== '');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.locator('main article');

test('the theme is the system’s', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(21, 19, 15)');
  await expect(page.locator('.by-day:visible')).toHaveCount(0);
});

for (const [size, language] of [
  ['phone', 'bn'],
  ['desk', 'en'],
] as const)
  test(`home → category → filter → sort → next page → product → search: ${size}, ${language}`, async ({
    page,
    request,
  }) => {
    const words = WORDS[language];
    await page.setViewportSize(widths[size]);
    for (const path of ['/', '/electronics', '/search?q=phone']) await rendered(request, words.prefix + path);

    await test.step('home → category', async () => {
      await page.goto(`${words.prefix}/`);
      await expect(heading(page)).toBeVisible();
      await expectFits(page);
      await page.getByRole('link', { name: words.categories }).click();
      const menu = page.getByRole('navigation', { name: words.categories });
      await expect(menu).toBeInViewport();
      await menu.getByRole('link', { name: words.electronics, exact: true }).click();
      expect(pathOf(page)).toBe(`${words.prefix}/electronics`);
      await expect(heading(page)).toHaveText(words.electronics);
      await expectFits(page);
    });

    await test.step('next page, and back to the first', async () => {
      const first = await cards(page).first().innerText();
      await page.getByRole('link', { name: words.more }).click();
      expect(queryOf(page).map(([name]) => name)).toEqual(['after']);
      expect(await cards(page).first().innerText()).not.toBe(first);
      await page.getByRole('link', { name: words.start }).click();
      expect(queryOf(page)).toEqual([]);
      expect(await cards(page).first().innerText()).toBe(first);
    });

    await test.step('filter by an attribute, and take it away', async () => {
      if (size === 'phone') await page.getByRole('link', { name: words.filters }).click();
      await page
        .locator('#filters')
        .getByRole('checkbox', { name: /^USB-C/ })
        .check();
      await page.locator('#filters').getByRole('button', { name: words.apply }).click();
      expect(queryOf(page)).toContainEqual(['attr', 'Charging:USB-C']);
      await page.getByRole('link', { name: /Charging: USB-C/ }).click();
      expect(queryOf(page)).toEqual([]);
    });

    await test.step('filter, then sort what is filtered', async () => {
      if (size === 'phone') await page.getByRole('link', { name: words.filters }).click();
      await page
        .locator('#filters')
        .getByRole('checkbox', { name: /^Apple/ })
        .check();
      await page.locator('#filters').getByRole('button', { name: words.apply }).click();
      expect(queryOf(page)).toContainEqual(['brand', 'Apple']);
      await expect(page.getByRole('link', { name: words.remove })).toBeVisible();
      await page.getByRole('combobox', { name: words.sort }).selectOption('PRICE_ASC');
      await page.getByRole('button', { name: words.apply }).first().click();
      expect(queryOf(page)).toEqual(
        expect.arrayContaining([
          ['brand', 'Apple'],
          ['sort', 'PRICE_ASC'],
        ]),
      );
      await expect(page.getByRole('combobox', { name: words.sort })).toHaveValue('PRICE_ASC');
      await expect(page.getByRole('link', { name: words.remove })).toBeVisible();
      await expectFits(page);
    });

    await test.step('a product can be read whole', async () => {
      await cards(page).getByRole('link').first().click();
      expect(pathOf(page)).toMatch(/\/details\//);
      await expect(heading(page)).toBeVisible();
      for (const name of [words.description, words.reviews, words.related])
        await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
      const pictures = page.locator('main a[href$="/1200.jpg"]');
      expect(await pictures.count()).toBeGreaterThan(2);
      for (const picture of await pictures.all()) await expect(picture).toBeVisible();
      await expect(page.locator('main').getByRole('button', { disabled: true })).toHaveCount(0);
      await expectFits(page);
    });

    await test.step('search, and sign in', async () => {
      await page.getByRole('combobox', { name: words.search }).fill('phone');
      await page.getByRole('button', { name: words.submit, exact: true }).click();
      expect(pathOf(page)).toBe(`${words.prefix}/search`);
      await expect(heading(page)).toHaveText(words.found);
      await expect(cards(page).first()).toBeVisible();
      await page.getByRole('link', { name: words.login, exact: true }).click();
      await expect(page.getByText(words.signIn)).toBeVisible();
      await expect(page.locator('input[type=password]:visible')).toHaveCount(1);
    });
  });

test('a customer logs in, writes a comment and logs out', async ({ page, request }) => {
  const account = await newCustomer(request, 'Plain Shopper');
  for (const path of ['/', '/login', '/electronics']) await rendered(request, path);
  const login = page.getByRole('link', { name: 'Login', exact: true });
  const logOut = page.getByRole('button', { name: 'Sign out' });

  await test.step('a wrong password is told, and the e-mail stays', async () => {
    await page.goto('/login');
    await fillLogin(page, { ...account, password: 'a wrong guess' });
    await expect(page.getByText('E-mail or password is wrong.')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(account.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await expect(logOut).toBeHidden();
  });

  await test.step('the right one signs in, also on the next pages', async () => {
    await fillLogin(page, account);
    await expect(page).toHaveURL('/');
    await expect(logOut).toBeVisible();
    await expect(login).toBeHidden();
  });

  await test.step('a comment that is refused keeps what was typed', async () => {
    await page.goto('/electronics');
    await cards(page).getByRole('link').first().click();
    const product = pathOf(page);
    const text = page.getByLabel('Your question or remark');
    await text.fill('x'.repeat(2100));
    await page.getByRole('button', { name: 'Send comment' }).click();
    await expect(page.locator('#comments').getByText(/^Comment is too long/)).toBeVisible();
    await expect(text).toHaveValue('x'.repeat(2100));
    await text.fill('Does it float?');
    await page.getByRole('button', { name: 'Send comment' }).click();
    expect(pathOf(page)).toBe(product);
    await expect(page.getByText(/^Thank you! Your comment appears here/)).toBeVisible();
  });

  await test.step('after the log-out a comment needs a login, which leads back', async () => {
    await logOut.click();
    await expect(login).toBeVisible();
    await page.goto('/electronics');
    await cards(page).getByRole('link').first().click();
    const product = pathOf(page);
    await page
      .locator('#comments')
      .getByRole('link', { name: /log in/i })
      .click();
    await fillLogin(page, account);
    expect(pathOf(page)).toBe(product);
    await expect(page.getByRole('button', { name: 'Send comment' })).toBeVisible();
  });
});

test('an order is followed by the link of its mail', async ({ page, request }) => {
  const account = await newCustomer(request, 'Karim Plain');
  const order = await placeOrder(request, account, 'home-furniture', 1);
  await confirmOrder(request, account, order.id);
  const link = linkIn(await newestMailTo(request, account.email, `Your order #${order.number}`));
  await rendered(request, link);
  for (const language of ['en', 'bn'] as const) {
    const words = WORDS[language];
    const answer = await page.goto(words.prefix + link);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['cache-control']).toBe('no-store');
    await expect(heading(page)).toHaveText(words.tracking);
    await expect(page.locator('[aria-current="step"]')).toBeVisible();
    for (const secret of ['Karim Plain', account.email]) await expect(page.getByText(secret)).toHaveCount(0);
    const wrong = await page.goto(`${words.prefix}${link.slice(0, -2)}xx`);
    expect(wrong?.status()).toBe(404);
    await expect(heading(page)).toHaveText(words.wrong);
  }
});
