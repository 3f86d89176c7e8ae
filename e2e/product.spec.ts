import { expect, test } from '@playwright/test';
import { isGraphql } from './asked.ts';
import { awake } from './awake.ts';
import { expectAccessible } from './axe.ts';
import { firstProductId } from './products.ts';

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
    await awake(page);
    const pages = page.getByRole('navigation', { name: 'Pages of reviews' });
    await pages.hover();
    await expect(page.locator('[data-static]').filter({ has: pages })).toHaveCount(0);
    for (const next of [2, 3]) {
      const arrives = page.waitForResponse(
        (response) => isGraphql(response.url()) && decodeURIComponent(response.url()).includes(`"page":${next}`),
      );
      await pages.getByRole('link', { name: `Page ${next}`, exact: true }).click();
      await arrives;
      const list = page.getByRole('group', { name: `Reviews, page ${next}` });
      await expect(list).toBeFocused();
      await expect(list.getByRole('list').first()).toHaveAttribute('aria-busy', 'false');
      await expect(list.getByRole('listitem').first()).toBeInViewport({ ratio: 0.5 });
      // Below the fixed header, and not far below.
      await expect.poll(async () => (await list.boundingBox())?.y).toBeGreaterThanOrEqual(64);
      expect((await list.boundingBox())?.y).toBeLessThan(200);
    }
  });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the order of reviews is chosen, in the URL, and there after a reload', async ({ page, request }) => {
      const products = (await (await request.get('/backend/product?limit=50')).json()) as {
        _id: string;
        reviews: number;
      }[];
      await page.goto(`/details/${products.find(({ reviews }) => reviews > 10)?._id}`);
      const reviews = page.locator('#reviews');
      await reviews.getByRole('link', { name: 'Worst' }).click();
      await expect(page).toHaveURL(/\?sort=WORST/);
      await reviews.getByRole('link', { name: 'Bought here' }).click();
      await expect(page).toHaveURL(/bought=yes/);
      for (const again of [() => undefined, () => page.reload()]) {
        await again();
        await expect(reviews.getByRole('link', { name: 'Worst' })).toHaveAttribute('aria-current', 'true');
        await expect(reviews.getByText(/^Reviews like this: [1-9]/)).toBeVisible();
        await expect(reviews.getByRole('listitem').filter({ hasText: /^Bought here/ })).not.toHaveCount(0);
      }
    });
  });

test('the delivery days are visible without scrolling on wide screens', async ({ page, request }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/details/${await firstProductId(request)}`);
  await expect(page.getByRole('main').getByText(/^At your door/)).toBeInViewport({ ratio: 1 });
});

test('on a phone the filters lie over the list, say what they leave, and lead back to it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/search');
  await awake(page);
  await page.getByRole('button', { name: 'Show Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: /^Apple/ }).check();
  const back = sheet.getByRole('button', { name: /^Show \d+ products?$/ });
  const count = Number(/\d+/.exec(await back.innerText())?.[0]);
  await expect(back).toBeInViewport({ ratio: 1 });
  await back.click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(`Products found: ${count}`)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(count);
});

test('related products fill their rows at every width', async ({ page, request }) => {
  await page.goto(`/details/${await firstProductId(request)}`);
  const related = page.getByRole('region', { name: 'Related Products' }).getByRole('listitem');
  for (const [width, columns] of [
    [360, 2],
    [800, 3],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(related.first()).toBeVisible();
    const shown = await related.locator('visible=true').count();
    expect(shown % Math.min(shown, columns), `at ${width} px`).toBe(0);
  }
});

test('a chosen colour is the colour of the picture, in the gallery and in the cart', async ({ page, request }) => {
  const answer = await request.post('/graphql', {
    data: {
      query:
        '{ products(filter: { term: "shell chair" }, first: 1) { nodes { id colors sizes images { path color } } } }',
    },
  });
  const [chair] = ((await answer.json()) as { data: { products: { nodes: Chair[] } } }).data.products.nodes;
  const picture = chair?.images.find(({ color }) => color !== null && color !== chair.colors[0]);
  if (!chair || !picture?.color) throw new Error('The demo shop has no chair in several colours.');
  await page.goto(`/details/${chair.id}`);
  await awake(page);
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: picture.color, exact: true }).click();
  const shown = main.getByRole('button', { name: /^Enlarge: / }).locator('img');
  await expect(shown).toHaveAttribute('src', new RegExp(`^${picture.path}/`));
  if (chair.sizes[0]) await main.getByRole('radio', { name: chair.sizes[0], exact: true }).click();
  await main.getByRole('button', { name: 'Add To Cart' }).click();
  await page.goto('/cart');
  await expect(main.locator(`img[src*="${picture.path}/"]`)).toBeVisible();
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`an enlarged picture is zoomed by two presses or the button, and moved by keys, motion: ${reducedMotion}`, async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto(`/details/${await firstProductId(request)}`);
    await awake(page);
    await page.getByRole('button', { name: 'Show picture 2' }).click();
    const enlarge = page.getByRole('button', { name: /^Enlarge: / }).first();
    await enlarge.press('Enter');
    const dialog = page.getByRole('dialog');
    const shown = dialog.locator('.swiper-slide-active img');
    const farther = dialog.getByRole('button', { name: 'Move farther away' });
    await expect(shown).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    const second = await shown.getAttribute('src');
    await shown.dblclick();
    await expect(farther).toBeVisible();
    await expect(shown).not.toBeInViewport({ ratio: 1 });
    // What is shown next is not zoomed.
    await dialog.getByRole('button', { name: 'Previous picture' }).click();
    await expect(shown).not.toHaveAttribute('src', second ?? '');
    await expect(shown).toBeInViewport({ ratio: 1 });
    const top = async () => Math.round((await shown.boundingBox())?.y ?? NaN);
    await dialog.getByRole('button', { name: 'Bring closer' }).press('Enter');
    await page.keyboard.press('ArrowUp');
    await expect.poll(top).toBe(0);
    await farther.press('Enter');
    await page.keyboard.press('ArrowRight');
    await expect(shown).toHaveAttribute('src', second ?? '');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(enlarge).toBeFocused();
  });

/** The data that the test needs of a product. */
interface Chair {
  id: string;
  colors: string[];
  sizes: string[];
  images: { path: string; color: string | null }[];
}
