import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PICTURE_URL_MESSAGES } from '#schema/product-admin.ts';
import { REVIEW_MESSAGES } from '#schema/review.ts';
import { createCleanup } from '../src/platform/jobs/all-queues.ts';
import { createDeps } from '../src/services.ts';
import { save, somePicture, uploadPicture } from './product-editing.ts';
import { openShop } from './setup.ts';

const bytes = await somePicture();
/** Few bytes, far too many pixels. */
const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
  .png({ compressionLevel: 9 })
  .toBuffer();

const elsewhere = createServer((request, response) => {
  const body = { '/tea.png': bytes, '/bomb.png': bomb, '/page.png': '<html>' }[request.url ?? ''];
  response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'image/png' }).end(body);
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  ({ port } = elsewhere.address() as AddressInfo);
});
afterAll(() => void elsewhere.close());

const shop = await openShop({
  // The server of this test stands for the public internet.
  pictureReach: {
    resolve: async () => ['127.0.0.1'],
    isAllowed: (address) => address === '127.0.0.1',
    isAllowedPort: (asked) => asked === port,
  },
});
const admin = await shop.admin();

const fileOf = (key: string) => path.join(shop.config.dataDir, 'pictures', `${key}.webp`);

const fetchFrom = async (url: string) =>
  (
    await admin.graphql<{
      fetchProductPicture: {
        picture?: { key: string; path: string };
        fields?: { field: string; message: string }[];
      };
    }>(
      `mutation ($url: String!) { fetchProductPicture(url: $url) {
        ... on FetchProductPictureSuccess { picture { key path alt altBangla } }
        ... on InvalidInput { fields { field message } }
      } }`,
      { url },
    )
  ).fetchProductPicture;

const refused = async (raw: Uint8Array<ArrayBuffer>, type = 'image/png') => {
  const before = await shop.sql('SELECT key FROM product_pictures');
  const answer = await admin.send('POST', '/backend/admin/pictures', {
    raw,
    headers: { 'content-type': type },
  });
  expect(await shop.sql('SELECT key FROM product_pictures')).toEqual(before);
  return answer.refused(answer.status).error;
};

describe('an uploaded picture of a product', () => {
  test('is drawn afresh and delivered', async () => {
    const key = await uploadPicture(admin);
    expect(key).toMatch(/^product\/[0-9a-f-]{36}$/);
    expect(await sharp(fileOf(key)).metadata()).toMatchObject({ format: 'webp', width: 40 });
    const response = await fetch(`${shop.url}/pictures/${key}/96.webp`);
    expect(response.status).toBe(200);
    await response.arrayBuffer();
  });

  test('that is none, has another type or too many pixels is refused, and nothing is kept', async () => {
    expect(await refused(new TextEncoder().encode('<svg/>'))).toBe(REVIEW_MESSAGES.uploadUnreadable);
    expect(await refused(bytes, 'image/svg+xml')).toBe(REVIEW_MESSAGES.uploadType);
    expect(await refused(new Uint8Array(bomb))).toBe(REVIEW_MESSAGES.uploadTooManyPixels);
  });

  test('is not taken from customers', async () => {
    const customer = await shop.customer();
    const answer = await customer.send('POST', '/backend/admin/pictures', {
      raw: bytes,
      headers: { 'content-type': 'image/png' },
    });
    expect(answer.refused(403).code).toBe('FORBIDDEN');
  });
});

describe('a picture at a URL', () => {
  test('is fetched, drawn afresh and delivered', async () => {
    const { picture } = await fetchFrom(`http://pictures.example:${port}/tea.png`);
    expect(picture).toEqual({
      key: expect.stringMatching(/^product\//),
      path: `/pictures/${picture?.key}`,
      alt: null,
      altBangla: null,
    });
    expect(await sharp(fileOf(picture?.key ?? '')).metadata()).toMatchObject({ format: 'webp', width: 40 });
  });

  test.each([
    ['/bomb.png', REVIEW_MESSAGES.uploadTooManyPixels],
    ['/page.png', REVIEW_MESSAGES.uploadUnreadable],
    ['/none.png', PICTURE_URL_MESSAGES.notThere],
  ])('%s is refused with a sentence', async (file, message) => {
    expect((await fetchFrom(`http://pictures.example:${port}${file}`)).fields).toEqual([{ field: 'url', message }]);
  });

  test('is fetched from the public internet only, unless a test says otherwise', async () => {
    const real = await openShop({ beside: shop });
    const { fetchProductPicture } = await (
      await real.admin()
    ).graphql<{ fetchProductPicture: object }>(
      'mutation ($url: String!) { fetchProductPicture(url: $url) { ... on InvalidInput { message } } }',
      { url: 'http://127.0.0.1/tea.png' },
    );
    expect(fetchProductPicture).toEqual({ message: PICTURE_URL_MESSAGES.notPublic });
  });
});

test('a picture that no product was saved with is removed after a week; one that was stays for ever', async () => {
  const [unused, fresh, used, former] = [
    await uploadPicture(admin),
    await uploadPicture(admin),
    await uploadPicture(admin),
    await uploadPicture(admin),
  ];
  const leaf = await shop.category({ parent: await shop.category() });
  const product = {
    name: 'Cup',
    categoryId: leaf.id,
    priceCents: 100,
    pictures: [{ key: used }, { key: former }],
    status: 'PUBLISHED' as const,
  };
  const { id, version } = await save(admin, product);
  await save(admin, { ...product, id, version, pictures: [{ key: used }] });
  await shop.sql(`UPDATE product_pictures SET added_at = now() - interval '8 days' WHERE key <> $1`, [fresh]);
  const deps = createDeps(shop.dataSource, shop.config, shop);
  await createCleanup(deps)({ id: '', data: {} });
  expect([unused, fresh, used, former].map((key) => existsSync(fileOf(key)))).toEqual([false, true, true, true]);
  const { details } = await save(admin, {
    ...product,
    id,
    version: version + 1,
    pictures: [{ key: former }],
  });
  expect(details.pictures).toHaveLength(1);
});
