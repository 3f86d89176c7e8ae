import { expect, test } from '@playwright/test';
import { awake } from '../awake.ts';

for (const [theme, shown, hidden] of [
  ['light', '/pictures/home-hero/', '/pictures/home-hero-night/'],
  ['dark', '/pictures/home-hero-night/', '/pictures/home-hero/'],
] as const)
  test(`in the ${theme} theme the hero is asked for once, in one size, and its other picture not at all`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.setViewportSize({ width: 1440, height: 800 });
    const pictureComes = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith(shown));
    await page.goto('/');
    const hero = page.locator('main section').first();
    await expect(hero.getByRole('link', { name: /\$/ })).toHaveCount(3);
    await expect
      .poll(() =>
        hero
          .locator('img:visible')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    await pictureComes;
    expect(asked.filter((path) => path.startsWith(shown))).toHaveLength(1);
    expect(asked.filter((path) => path.startsWith(hidden))).toEqual([]);
    const { height } = (await hero.boundingBox()) ?? { height: Infinity };
    expect(height).toBeLessThanOrEqual(400);
  });

test('the carousel shows a count on a phone, and dots on wide screens', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await awake(page);
  const carousel = page.getByRole('group', { name: 'New Arrival' });
  // It wakes when somebody points at it.
  await carousel.hover();
  await expect(carousel.getByText('1 / 7')).toBeVisible();
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  await expect(carousel.getByText('2 / 7')).toBeVisible();
  const dots = carousel.getByRole('button', { name: /^Go to slide/ });
  await expect(dots).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await dots.nth(3).click();
  await expect(dots.nth(3)).toHaveAttribute('aria-current', 'true');
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  await expect(dots.nth(4)).toHaveAttribute('aria-current', 'true');
  await dots.last().click();
  await expect(carousel.getByRole('button', { name: 'Next slide' })).toBeDisabled();
});

test('the carousel shows as many slides as the width has room for', async ({ page }) => {
  await page.goto('/');
  await awake(page);
  for (const [width, shown, space] of [
    [360, 2, 30],
    [640, 2, 20],
    [768, 2, 20],
    [1024, 3, 40],
    [1280, 3, 50],
    [1536, 4, 50],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const row = page.getByRole('group', { name: 'New Arrival' }).getByRole('list');
    await row.scrollIntoViewIfNeeded();
    const measured = () =>
      row.evaluate(({ children, clientWidth }) => {
        const [first, second] = [...children].map((slide) => slide.getBoundingClientRect());
        if (!first || !second) return [];
        const gap = second.left - first.right;
        return [Math.round((clientWidth + gap) / (first.width + gap)), Math.round(gap)];
      });
    await expect.poll(measured, `${width} px`).toEqual([shown, space]);
  }
});

test('the header stays visible on wide screens, and scrolls away on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const search = page.getByRole('banner').getByRole('search');
  await page.getByRole('heading', { name: 'Top Selling Products' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await expect(search).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.mouse.wheel(0, 600);
  await expect(search).not.toBeInViewport();
});

for (const [language, first, last] of [
  ['en', 'Cotton is the cloth everybody knows', 'Our advice after a week'],
  ['bn', 'সুতি সবার চেনা', 'এক সপ্তাহ পরে আমাদের পরামর্শ'],
] as const)
  test(`a post that is opened by its URL shows its whole text, ${language}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await page.goto('/posts/what-to-wear-at-36-degrees');
    await expect(page.getByText(first)).toBeVisible();
    await expect(page.getByText(last)).toBeVisible();
  });
