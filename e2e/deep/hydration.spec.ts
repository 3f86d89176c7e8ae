import { expect, test, type Page } from '@playwright/test';
import { addToCart } from '../add-to-cart.ts';
import { isGraphql } from '../asked.ts';
import { awake, holdCode } from '../awake.ts';
import { customer, tokenOf } from '../people.ts';
import { firstProductId } from '../products.ts';

/** Pages that show at once all that they will: nothing is asked for when their code is there. */
const COMPLETE = ['/', '/search', '/search?q=phone', '/electronics', '/admin/Laptops', '/nowhere'];
/** Two of those without a query; `web/test/hydration/` hydrates each of them without a browser. */
const PLAIN = ['/login', '/posts/how-to-choose-a-phone'];
/** Pages that show what the browser knows. */
const OWN = ['/cart', '/track', '/customer/goodbye'];

/** The Bangla digits are the `.woff` among them. */
const isFont = /\.woff2?$/;

/** Sums up how far the page's parts jump; collects what the CSP refuses. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shifts: [] as string[], sum: 0, refused: [] as string[] };
    Object.assign(window, { seen });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      seen.refused.push(`${violatedDirective} ${blockedURI}`),
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        if (hadRecentInput) continue;
        seen.sum += value;
        seen.shifts.push(`${value.toFixed(4)} ${sources.map(({ node }) => node?.textContent?.slice(0, 40))}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

interface Seen {
  shifts: string[];
  sum: number;
  refused: string[];
}

/**
 * What is on the page. Parts below the first screen are laid out later, so that `innerText` leaves them out at first.
 */
const look = (page: Page) =>
  page.evaluate(() => ({
    text: [...document.querySelectorAll('#root *:not(noscript)')]
      .flatMap(({ childNodes }) => [...childNodes])
      .flatMap(({ nodeType, textContent }) => (nodeType === Node.TEXT_NODE ? (textContent ?? '') : []))
      .join(' ')
      .replaceAll(/\s+/g, ' '),
    language: document.documentElement.lang,
    theme: document.documentElement.className,
    background: getComputedStyle(document.body).backgroundColor,
  }));

for (const [language, theme, width] of [
  ['en', 'light', 1280],
  ['bn', 'dark', 360],
] as const)
  test.describe(`in ${language}, ${theme}, at ${width}`, () => {
    test.use({ viewport: { width, height: 800 }, serviceWorkers: 'block' });

    for (const kind of ['/details/:id', ...COMPLETE, ...PLAIN, ...OWN])
      test(`${kind} stays as it is when its code comes`, async ({ page, request }) => {
        // Not the system's theme, so that it is the stored one that is shown.
        await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
        // A font that comes late moves a little: that is not what is measured here.
        await page.route(isFont, (route) => route.abort());
        const said: string[] = [];
        const asked: string[] = [];
        page.on('console', (message) => isFont.test(message.location().url) || said.push(message.text()));
        page.on('pageerror', (error) => said.push(error.message));
        page.on('request', (one) => isGraphql(one.url()) && asked.push(one.postData() ?? one.url()));
        await watch(page);
        const letGo = await holdCode(page);
        const path = kind.includes(':id') ? kind.replace(':id', await firstProductId(request)) : kind;
        await page.goto((language === 'bn' ? '/bn' : '') + path, { waitUntil: 'commit' });
        await page.locator('footer').waitFor();
        const before = await look(page);
        letGo();
        await awake(page);
        if (!OWN.includes(kind)) await expect.poll(() => look(page)).toEqual(before);
        const after = await look(page);
        expect([before.language, after.language]).toEqual([language, language]);
        expect([before.theme, after.theme]).toEqual([theme, theme]);
        expect(after.background).toBe(before.background);
        const { refused, sum, shifts } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
        // The status of the page itself.
        expect(said.filter((text) => kind !== '/nowhere' || !text.includes('404'))).toEqual([]);
        expect(refused).toEqual([]);
        if (!PLAIN.includes(kind) && !OWN.includes(kind)) expect(asked).toEqual([]);
        expect(sum, shifts.join()).toBeLessThanOrEqual(0.01);
      });
  });

test('for who is signed in the header keeps its places', async ({ page, request }) => {
  const token = await tokenOf(request, customer);
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
  await page.setViewportSize({ width: 1280, height: 800 });
  const letGo = await holdCode(page);
  await page.goto('/help', { waitUntil: 'commit' });
  const header = page.getByRole('banner');
  const search = header.getByRole('combobox');
  await expect(search).toBeVisible();
  await expect(header.getByRole('link', { name: 'Login' })).toBeHidden();
  // Bold letters come after the first paint, and are not the code's.
  await page.evaluate(() => document.fonts.ready);
  const before = await search.boundingBox();
  letGo();
  await expect(header.getByRole('button', { name: `Account menu of ${customer.displayName}` })).toBeVisible();
  expect(await search.boundingBox()).toEqual(before);
});

test('who presses a fold of the footer hits it, also when a cart of one line comes just then', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto(`/details/${await firstProductId(request)}`);
  await awake(page);
  await addToCart(page);
  const letGo = await holdCode(page);
  await page.goto('/cart', { waitUntil: 'commit' });
  const fold = page.locator('footer').getByRole('button').first();
  await fold.scrollIntoViewIfNeeded();
  const before = await fold.boundingBox();
  letGo();
  await expect(page.getByRole('main').getByRole('button', { name: /^Remove/ })).toBeAttached();
  const after = await fold.boundingBox();
  if (!before || !after) throw new Error('The footer has no fold.');
  expect(Math.abs(after.y - before.y)).toBeLessThan(after.height);
});

test('what is typed before the code of the page is there stays, with the focus', async ({ page }) => {
  const letGo = await holdCode(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('combobox').fill('chairs');
  await page.getByLabel('E-mail').pressSequentially('somebody@');
  letGo();
  await awake(page);
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type('example.com');
  await expect(page.getByLabel('E-mail')).toHaveValue('somebody@example.com');
  await expect(page.getByRole('combobox')).toHaveValue('chairs');
  // The form knows it, and misses the password only.
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByLabel('E-mail')).not.toHaveAttribute('aria-invalid');
});

test('where storage is blocked, pages wake without a word', async ({ page, request }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  });
  for (const path of ['/', `/details/${await firstProductId(request)}`, '/bn/cart', '/login']) {
    await page.goto(path);
    await awake(page);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  }
  expect(said).toEqual([]);
});
