import { expect, test } from '@playwright/test';
import { addToCart } from '../add-to-cart.ts';
import { awake } from '../awake.ts';
import { firstProductId } from '../products.ts';
import { wholeBrowser } from '../whole-browser.ts';

// A browser that keeps pages for Back, as people's browsers do.
test.use({ launchOptions: { ...wholeBrowser, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

for (const name of ['home', 'search', 'product'])
  test(`Back brings ${name} as it was left, with the cart as it is now`, async ({ page, request }) => {
    const product = `/details/${await firstProductId(request)}`;
    const path = { home: '/', search: '/search?q=phone', product }[name] ?? '';
    await page.goto(path);
    await awake(page);
    const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
    await expect(cart).toHaveAccessibleName('Cart, empty');
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isKept: persisted })),
    );

    // Another address of the same page is another document, too.
    await page.goto(`${product}?from=${name}`);
    await awake(page);
    await addToCart(page);
    await page.evaluate(() => history.back());
    await expect.poll(() => page.evaluate(() => 'isKept' in window && window.isKept).catch(() => null)).toBe(true);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
    await expect(cart).not.toHaveAccessibleName('Cart, empty');
  });
