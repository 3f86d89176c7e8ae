import { expect, test } from '@playwright/test';
import { firstProductId } from '../products.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** 2G, as Chromium's developer tools have it: 250 kbit/s, and 300 ms to the server and back. */
const SLOW = {
  offline: false,
  latency: 300,
  downloadThroughput: 250_000 / 8,
  uploadThroughput: 250_000 / 8,
};

test('with 2G, title, price and description of a product can be read as soon as the page is there', async ({
  page,
  request,
}) => {
  const address = `/details/${await firstProductId(request)}`;
  // A server that has just started leaves its first pages to the browser.
  await expect.poll(async () => (await request.get(address)).text()).toContain('data-rendered');
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', SLOW);
  await page.addInitScript(() => {
    const seen: Record<string, number> = {};
    Object.assign(globalThis, { seen });
    const note = (name: string, isThere: boolean) => {
      if (isThere) seen[name] ??= Math.round(performance.now());
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen['shift'] = (seen['shift'] ?? 0) + (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      note('title', Boolean(document.querySelector('h1')?.textContent));
      note(
        'price',
        document.querySelector('h1') !== null && /\$\d/.test(document.querySelector('main')?.textContent ?? ''),
      );
      note('description', Boolean(document.querySelector('#description + *')?.textContent));
      note('painted', performance.getEntriesByName('first-contentful-paint').length > 0);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(address, { waitUntil: 'load' });
  await expect(page.getByRole('button', { name: 'Buy Now' }).first()).toBeVisible();
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Record<string, number> }).seen);
  test.info().annotations.push({ type: 'milliseconds with 2G', description: JSON.stringify(seen) });
  console.log(`With 2G, in milliseconds: ${JSON.stringify(seen)}`);
  // A share of the time that the page itself takes: no second request may come before what one reads.
  const arrived = await page.evaluate(() =>
    Math.max(
      ...performance.getEntriesByType('navigation').map((entry) => (entry as PerformanceNavigationTiming).responseEnd),
    ),
  );
  for (const name of ['painted', 'title', 'price', 'description']) expect(seen[name], name).toBeLessThan(2 * arrived);
  expect(seen['shift'] ?? 0).toBeLessThan(0.02);
});
