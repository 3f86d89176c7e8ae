import { expect, test } from '@playwright/test';

for (const [where, viewport] of [
  ['a desk', { width: 1280, height: 800 }],
  ['a phone', { width: 360, height: 740 }],
] as const)
  test(`on ${where} a page of reviews that is turned begins where one looks`, async ({ page, request }) => {
    const products = (await (await request.get('/backend/product?limit=50')).json()) as {
      _id: string;
      reviews: number;
    }[];
    const product = products.find(({ reviews }) => reviews > 10);
    await page.setViewportSize(viewport);
    await page.goto(`/details/${product?._id}`);
    const pages = page.getByRole('navigation', { name: 'Pages of reviews' });
    for (const next of ['Page 2', 'Page 3']) {
      const arrives = page.waitForResponse((response) => response.url().includes('/graphql'));
      await pages.getByRole('button', { name: next }).click();
      await arrives;
      const list = page.getByRole('group', { name: next });
      await expect(list).toBeFocused();
      await expect(list.getByRole('list').first()).toHaveAttribute('aria-busy', 'false');
      await expect(list.getByRole('listitem').first()).toBeInViewport({ ratio: 0.5 });
      // Below the header that stays, and not far below.
      await expect.poll(async () => (await list.boundingBox())?.y).toBeGreaterThanOrEqual(64);
      expect((await list.boundingBox())?.y).toBeLessThan(200);
    }
  });
