import { expect, test } from '@playwright/test';

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
    await page.setViewportSize({ width: 1280, height: 800 });
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
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.startsWith(shown))).toHaveLength(1);
    expect(asked.filter((path) => path.startsWith(hidden))).toEqual([]);
    const { height } = (await hero.boundingBox()) ?? { height: Infinity };
    expect(height).toBeLessThanOrEqual(400);
  });
