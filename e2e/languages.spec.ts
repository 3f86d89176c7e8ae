import { expect, test, type Page } from '@playwright/test';
import { awake } from './awake.ts';
import { rendered } from './rendered.ts';

const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** Messages of the browser's console that say that something is wrong. */
const watchConsole = (page: Page): string[] => {
  const said: string[] = [];
  page.on('console', (message) => {
    // Who stays on a page for five seconds gets a service worker, which Playwright does not allow here.
    const isBlocked = message.text().startsWith('Service Worker registration blocked');
    if (['error', 'warning'].includes(message.type()) && !isBlocked) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  return said;
};

const lamps = '/search?q=%E0%A6%AC%E0%A6%BE%E0%A6%A4%E0%A6%BF';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a Bangla page leads to Bangla pages only, but for the link to English', async ({ page, request }) => {
    for (const address of ['/bn', `/bn${lamps}`, '/bn/electronics', '/bn/help']) {
      await rendered(request, address);
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
      const links = await page
        .locator('a[href^="/"]')
        .evaluateAll((all) =>
          all.filter((link) => !link.hasAttribute('hreflang')).map((link) => link.getAttribute('href') ?? ''),
        );
      expect(links.length).toBeGreaterThan(5);
      expect(links.filter((href) => !/^\/bn(\/|$|\?)/.test(href))).toEqual([]);
    }
    await page.goto(`/bn${lamps}`);
    const product = page.locator('main a[href*="/details/"]').first();
    const bangla = (await product.getAttribute('href')) ?? '';
    for (const address of [bangla, bangla.replace(/^\/bn/, '')]) await rendered(request, address);
    await product.click();
    await expect(page).toHaveURL(/\/bn\/details\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0980-\u09ff]/);
    expect(addressOf(page)).toBe(bangla);
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    expect(addressOf(page)).toBe(bangla.replace(/^\/bn/, ''));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('banner').getByRole('link', { name: 'বাংলা' }).click();
    expect(addressOf(page)).toBe(bangla);
  });

  test('the search of a Bangla page finds in Bangla', async ({ page, request }) => {
    for (const address of ['/bn', `/bn${lamps}`]) await rendered(request, address);
    await page.goto('/bn');
    const search = page.getByRole('banner').getByRole('search');
    await search.getByRole('searchbox').or(search.getByRole('combobox')).fill('বাতি');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/bn\/search\?q=/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('বাতি');
  });
});

test('a Bangla address stays Bangla from page to page, and a guard keeps it', async ({ page }) => {
  const said = watchConsole(page);
  await page.goto('/bn');
  await page.locator('main a[href^="/bn/details/"]:visible').first().click();
  await expect(page).toHaveURL(/\/bn\/details\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0980-\u09ff]/);
  await page.goBack();
  await expect(page).toHaveURL(/\/bn$/);
  await page.goto('/bn/customer/order');
  await expect(page).toHaveURL(/\/bn\/login$/);
  await page.getByLabel('ই-মেইল').fill('rahima.demo@gmail.com');
  await page.getByLabel('পাসওয়ার্ড', { exact: true }).fill('haat-demo-customer');
  await page.getByRole('button', { name: 'লগইন করুন' }).click();
  await expect(page).toHaveURL(/\/bn\/customer\/order$/);
  expect(said).toEqual([]);
});

test('the switch turns the page in place; a Bangla address is left for the other one', async ({ page }) => {
  await page.goto(lamps);
  const banner = page.getByRole('banner');
  await page.getByRole('heading', { level: 1, name: 'Results for' }).waitFor();
  await awake(page);
  await banner.getByRole('link', { name: 'বাংলা' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  expect(addressOf(page)).toBe(lamps);
  // The server knows it, too.
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');

  await page.goto(`/bn${lamps}`);
  await awake(page);
  await banner.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(addressOf(page)).toBe(lamps);
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1, name: 'Help Center' })).toBeVisible();
});

test('the link to the other language works before the code of the page is there', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'language', value: 'bn', url: baseURL ?? '' }]);
  // Nothing of it ever comes.
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/help', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help Center' })).toBeVisible();
  expect(addressOf(page)).toBe('/help');
});

test('a browser that chose Bangla before there was a cookie gets it without English on the way', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('language', 'bn');
    // What is painted, by the language of the root.
    const note = () => {
      const before = sessionStorage.getItem('painted') ?? '';
      sessionStorage.setItem('painted', `${before}${document.documentElement.lang} `);
    };
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type: 'paint',
      buffered: true,
    });
  });
  let documents = 0;
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1, name: 'হেল্প সেন্টার' })).toBeVisible();
  expect(documents).toBe(2);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('painted'))).toMatch(/^(bn )+$/);
  await page.goto('/terms');
  expect(documents).toBe(3);
});

test.describe('a link that is shared shows in chats', () => {
  const bots = {
    facebook: 'facebookexternalhit/1.1',
    whatsapp: 'WhatsApp/2.23.20.0',
    google: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  };

  for (const [bot, agent] of Object.entries(bots))
    test(`as ${bot} reads it`, async ({ request, page }) => {
      const read = async (address: string) => {
        const answer = await request.get(address, {
          headers: { 'user-agent': agent, accept: 'text/html,*/*', 'accept-language': 'bn-BD' },
        });
        await page.setContent((await answer.text()).replaceAll(/<script>[\s\S]*?<\/script>/g, ''));
        const valueOf = (selector: string, attribute = 'content') =>
          page.locator(selector).evaluateAll((all, name) => all.map((one) => one.getAttribute(name)), attribute);
        const [title] = await valueOf('meta[property="og:title"]');
        const [picture] = await valueOf('meta[property="og:image"]');
        const [description] = await valueOf('meta[name="description"]');
        const canonical = await valueOf('link[rel="canonical"]', 'href');
        const data = await page.locator('script[type="application/ld+json"]').allTextContents();
        const types = data.flatMap((text) =>
          (JSON.parse(text) as { '@graph': { '@type': string }[] })['@graph'].map((one) => one['@type']),
        );
        return { status: answer.status(), title, picture, description, canonical, types };
      };
      const list = await request.get('/search');
      const [product = ''] = /\/details\/[\w-]+/.exec(await list.text()) ?? [];
      for (const address of [product, `/bn${product}`]) await rendered(request, address);
      const english = await read(product);
      expect(english).toMatchObject({
        status: 200,
        canonical: [expect.stringMatching(/\/details\/[\w-]+$/)],
      });
      expect(english.title).not.toMatch(/[\u0980-\u09ff]/);
      expect(english.types).toContain('BreadcrumbList');
      expect(english.types.some((type) => ['Product', 'ProductGroup'].includes(type))).toBe(true);
      const bangla = await read(`/bn${product}`);
      expect(bangla.title).toMatch(/[\u0980-\u09ff]/);
      expect(bangla.description).toMatch(/[\u0980-\u09ff]/);
      const { pathname } = new URL(bangla.picture ?? '');
      const picture = await request.get(pathname);
      expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
      const missing = await read('/details/00000000-0000-7000-8000-000000000000');
      expect(missing).toMatchObject({ status: 404, canonical: [], types: [] });
    });
});

test('every address of the sitemap is the canonical one of its page', async ({ request }) => {
  const addressesIn = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const parts = await addressesIn('/sitemap.xml');
  expect(parts).not.toEqual([]);
  for (const part of parts) {
    const addresses = await addressesIn(new URL(part).pathname);
    // The first of each part: all have the same form.
    for (const address of [...addresses.slice(0, 12), ...addresses.slice(-4)]) {
      const { pathname } = new URL(address);
      const html = await rendered(request, pathname);
      expect(html, pathname).toContain(`<link rel="canonical" href="${address}" />`);
      expect(html, pathname).not.toContain('<meta name="robots"');
    }
  }
});
