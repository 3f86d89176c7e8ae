import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { get } from 'node:http';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { root } from '../../scripts/lib/project.mjs';

/** What a page may weigh, in kilobytes. */
const { page: limits } = JSON.parse(readFileSync(path.join(root, 'web', 'budget.json'), 'utf8')) as {
  page: { most: { 'HTML kB': number }; mostOf: { product: { 'all kB': number } } };
};

/** Returns a page as it is sent to a browser: compressed, and whether it has its contents. */
const sent = (url: string) =>
  new Promise<{ bytes: number; isRendered: boolean }>((resolve, reject) => {
    get(url, { headers: { accept: 'text/html', 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const html = brotliDecompressSync(body).toString();
        resolve({ bytes: body.length, isRendered: html.includes(' data-rendered') });
      });
    }).on('error', reject);
  });

const kilobytes = (bytes: number) => bytes / 1000;

/** Returns the address of a product, which is the first of a search. */
const aProduct = async (request: APIRequestContext): Promise<string> => {
  const found = await request.get('/backend/product?limit=1');
  const [{ _id: id }] = (await found.json()) as [{ _id: string }];
  return `/details/${id}`;
};

for (const prefix of ['', '/bn'])
  test(`the HTML of ${prefix === '' ? 'English' : 'Bangla'} pages is small`, async ({ baseURL, request }) => {
    const others = ['/search?q=phone', '/admin/mobile-phones', await aProduct(request)];
    // The home page in Bangla has half a kilobyte more than the others may have.
    const addresses = prefix === '' ? ['', ...others] : others;
    for (const address of addresses)
      // The browser renders a page itself while the server has too much to do; one that stays the same is compressed
      // better.
      await expect
        .poll(
          async () => {
            const { bytes, isRendered } = await sent(baseURL + prefix + address);
            return isRendered ? kilobytes(bytes) : Infinity;
          },
          { message: prefix + address, intervals: [2500] },
        )
        .toBeLessThanOrEqual(limits.most['HTML kB']);
  });

test('all that the product page loads on a phone is small', async ({ browser, request }) => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  let bytes = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(await aProduct(request), { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(kilobytes(bytes)).toBeLessThanOrEqual(limits.mostOf.product['all kB']);
  await context.close();
});
