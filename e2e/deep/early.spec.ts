import { expect, test } from '@playwright/test';
import { awake, holdCode } from '../awake.ts';
import { customer, fillLogin } from '../people.ts';
import { firstProductId, productWithSizes } from '../products.ts';

test('Add To Cart before the code is there asks for the size at once, and adds once it is', async ({
  page,
  request,
}) => {
  const letGo = await holdCode(page);
  await page.goto(`/details/${await productWithSizes(request)}`, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  const add = main.getByRole('button', { name: 'Add To Cart' });
  await add.click();
  await expect(main.getByRole('alert')).toHaveText(/^Please select a size/);
  await main.getByRole('group', { name: 'Size' }).getByRole('radio').first().click();
  await expect(main.getByRole('alert')).toBeEmpty();
  await main.getByRole('button', { name: 'One more' }).click();
  await add.click();
  // Again, since nothing has happened yet.
  await add.click();
  await expect(main.getByRole('status').first()).toHaveText('Adding to the cart…');
  letGo();
  await expect(page.getByText('Item successfully added to the cart!')).toBeVisible();
  await expect(page.getByText(/In your cart: 2/)).toBeVisible();
  await expect(main.getByRole('group', { name: 'Size' }).getByRole('radio').first()).toBeChecked();
});

test('what Add To Cart and a heart were pressed for before the code is there is on the next pages', async ({
  page,
  request,
}) => {
  const letGo = await holdCode(page);
  await page.goto(`/details/${await productWithSizes(request)}`, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  const name = await main.getByRole('heading', { level: 1 }).innerText();
  await main.getByRole('button', { name: `Add to wishlist: ${name}` }).click();
  await expect(main.getByRole('button', { name: `Remove from wishlist: ${name}` })).toBeVisible();
  await main.getByRole('group', { name: 'Size' }).getByRole('radio').first().click();
  await main.getByRole('button', { name: 'Add To Cart' }).click();
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await expect(page).toHaveURL('/cart');
  letGo();
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: `Quantity of ${name}` })).toHaveValue('1');
  await page.goto('/wishlist');
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
});

test('Buy Now before the code is there leads to the checkout', async ({ page, request }) => {
  const letGo = await holdCode(page);
  await page.goto(`/details/${await firstProductId(request)}`, { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('button', { name: 'Buy Now' }).first().click();
  // The checkout asks for a login.
  await expect(page).toHaveURL(/\/(confirmorder|login)/);
  expect(await page.evaluate(() => localStorage.getItem('card'))).toContain('"qty":1');
  letGo();
});

test('what is chosen before the code of the page is there filters and sorts the list', async ({ page }) => {
  const letGo = await holdCode(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/search?q=phone', { waitUntil: 'commit' });
  await page.getByLabel('Sort by').selectOption('PRICE_ASC');
  await page.getByRole('checkbox', { name: /^Apple/ }).click();
  letGo();
  await expect(page).toHaveURL(/sort=PRICE_ASC/);
  await expect(page.getByLabel('Sort by')).toHaveValue('PRICE_ASC');
  await expect(page).toHaveURL(/brand=Apple/);
  await expect(page.getByRole('checkbox', { name: /^Apple/ })).toBeChecked();
});

test('a picture that is chosen before the code is there is shown once it is', async ({ page, request }) => {
  const letGo = await holdCode(page);
  await page.goto(`/details/${await firstProductId(request)}`, { waitUntil: 'commit' });
  const thumbnail = page.getByRole('button', { name: /^Show picture 3/ });
  await thumbnail.click();
  letGo();
  await expect(thumbnail).toHaveAttribute('aria-current', 'true');
});

test('before the code of the home page is there, arrows scroll, and Show more leads to all products', async ({
  page,
}) => {
  await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  const carousel = page.getByRole('group', { name: 'New Arrival' });
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  await expect.poll(() => carousel.getByRole('list').evaluate((row) => row.scrollLeft)).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(page).toHaveURL('/product');
});

test('a link that is pressed before the code is there is followed at once', async ({ page }) => {
  await holdCode(page);
  await page.goto('/help', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
});

test('a login form that is sent before the code is there is sent with what was typed', async ({ page }) => {
  const letGo = await holdCode(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await fillLogin(page, customer);
  letGo();
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
});

test('the code of a page is asked for after its picture', async ({ page, request }) => {
  const order: ('picture' | 'code')[] = [];
  page.on('requestfinished', (one) => one.url().includes('/pictures/') && order.push('picture'));
  page.on('request', (one) => /\/assets\/.*\.js$/.test(one.url()) && order.push('code'));
  await page.route('**/pictures/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await page.goto(`/details/${await firstProductId(request)}`);
  await awake(page);
  expect(order.indexOf('picture')).toBeGreaterThanOrEqual(0);
  expect(order.indexOf('picture')).toBeLessThan(order.indexOf('code'));
});

// The files that every page needs; those of the page; that of a region. They are preloaded, and then imported.
for (const [files, times] of [
  ['**/assets/*.js', 3],
  ['**/assets/product-*.js', 2],
  ['**/assets/Description-*.js', 1],
] as const)
  test(`a page can be used although ${files} fails at first`, async ({ page, request }) => {
    let left: number = times;
    await page.route(files, (route) => (left-- > 0 ? route.abort() : route.fallback()));
    await page.goto(`/details/${await firstProductId(request)}`);
    await awake(page);
    const region = page.locator('[data-static]', { has: page.getByRole('heading', { name: 'Description' }) });
    await region.hover();
    await expect(region).toHaveCount(0);
    await page.getByRole('switch').first().click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    expect(left).toBeLessThan(0);
  });

test('what fails three times is said, in the page’s language, until it is there', async ({ page }) => {
  let isBroken = true;
  await page.route('**/assets/*.js', (route) => (isBroken ? route.abort() : route.fallback()));
  await page.goto('/bn/login');
  const typed = page.locator('main input[type=email]');
  await typed.fill('typed@example.com');
  const notice = page.getByRole('alert').filter({ hasText: 'লোড করা যায়নি' });
  await expect(notice.getByRole('link')).toBeVisible();
  isBroken = false;
  await page.keyboard.press('Shift');
  await awake(page);
  await expect(notice).toHaveCount(0);
  await expect(typed).toHaveValue('typed@example.com');
});

test('what is pressed in the frame before its code is there is answered at once', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const letGo = await holdCode(page);
  await page.goto('/help', { waitUntil: 'commit' });
  await page.getByRole('switch', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.locator('footer').getByRole('button', { name: 'Our stores' }).click();
  await expect(page.locator('footer').getByText(/Chattogram/)).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  letGo();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Wishlist' })).toBeVisible();
  await expect(page.locator('footer').getByText(/Chattogram/)).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/dark/);
});
