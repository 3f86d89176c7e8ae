import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { FeedService } from '../src/catalogue/feed/feed.service.ts';
import { modules } from '../src/modules.ts';
import type { Answer } from './client.ts';
import type { TestProduct } from './factories.ts';
import { statementNamesOf } from './sent-statements.ts';
import { openShop, type ShopOptions } from './setup.ts';
import { elementsOf, parseXml, textsOf as texts, type XmlElement } from './xml.ts';

/** A shop whose documents have few products in each part, and are written at every request. */
const openSmall = (options: ShopOptions = {}, freshMs = 0) =>
  openShop({
    ...options,
    modules: modules.map((module) =>
      module.name === 'feed'
        ? {
            ...module,
            services: {
              feeds: ({ config, log, services }) =>
                new FeedService(
                  {
                    config,
                    log,
                    published: services.publishedProducts,
                    products: services.products,
                    settings: services.cachedSettings,
                    journal: services.journal,
                    reads: services.publicReads,
                  },
                  { productsOfPart: 3, batch: 2, freshMs },
                ),
            },
          }
        : module,
    ),
  });

const shop = await openSmall();
const { publicUrl } = shop.config;
const electronics = await shop.category({ slug: 'electronics', name: 'Electronics' });
const phones = await shop.category({ slug: 'mobile-phones', name: 'Phones & <more>', parent: electronics });
await shop.category({ slug: 'empty', parent: electronics });

const HOSTILE = `"Best" <b>phone</b> & 'more' ]]> \u0001\u000B\uFFFE\u{1F4F1} বাংলা`;
const hostile = await shop.product({ category: phones, name: HOSTILE, brand: 'A & B', stock: 3 });
const reduced = await shop.product({ category: phones, priceCents: 12345, oldPriceCents: 20000, stock: 0 });
const shirt = await shop.product({
  category: phones,
  name: `${'x'.repeat(195)} y`,
  priceCents: 1000,
  oldPriceCents: 1500,
  colorPictures: { Red: 'shirt-red' },
  variants: [
    { color: 'Red', size: 'M', stock: 1 },
    { color: 'Blue', size: 'L', stock: 0, priceCents: 1500, picture: 'shirt-blue' },
    { color: 'Blue', size: 'M', archivedAt: new Date() },
  ],
});
const draft = await shop.product({ category: phones, status: 'DRAFT' });
const archived = await shop.product({ category: phones, status: 'ARCHIVED' });
const last = await shop.product({ category: phones });
const shown = [hostile, reduced, shirt, last];
const variantIds = async ({ id }: TestProduct) =>
  (
    await shop.sql<{ id: string }>(
      'SELECT id FROM product_variants WHERE product_id = $1 AND archived_at IS NULL ORDER BY "position"',
      [id],
    )
  ).map((row) => row.id);

const parse = ({ status, text }: Answer): XmlElement => {
  expect(status, text).toBe(200);
  return parseXml(text);
};

const read = async (path: string) => parse(await shop.send('GET', path));

const pathsOf = (locations: string[]) => locations.map((url) => url.replace(publicUrl, ''));

describe('the feed of products', async () => {
  const feed = await read('/feeds/products.xml');
  const items = elementsOf(feed, 'item');
  const itemOf = (id: string) => items.find((item) => texts(item, 'g:id')[0] === id);
  const fieldsOf = (id: string) => itemOf(id)?.children.map(({ name, text }) => [name, text]);

  test('is RSS with the elements of Google', () => {
    expect([feed.name, feed.attributes['version']]).toEqual(['rss', '2.0']);
    expect(elementsOf(feed, 'g:id')[0]?.uri).toBe('http://base.google.com/ns/1.0');
  });

  test('has each published product once, or its variants, and no others', async () => {
    const ids = texts(feed, 'g:id');
    expect(ids).toEqual([hostile.id, reduced.id, ...(await variantIds(shirt)), last.id]);
    const answer = await shop.send('GET', '/feeds/products.xml');
    for (const { id } of [draft, archived]) expect(answer.text).not.toContain(id);
  });

  test('says of a product what both catalogues want', () => {
    expect(fieldsOf(reduced.id)).toEqual([
      ['g:id', reduced.id],
      ['g:title', reduced.name],
      ['g:description', 'Short.\n\nFirst part.\n\nSecond part.'],
      ['g:link', `${publicUrl}/details/${reduced.id}`],
      ['g:image_link', `${publicUrl}/pictures/${reduced.pictures[0]}/1200.jpg`],
      ['g:additional_image_link', `${publicUrl}/pictures/${reduced.pictures[1]}/1200.jpg`],
      ['g:availability', 'out_of_stock'],
      ['g:price', '200.00 USD'],
      ['g:sale_price', '123.45 USD'],
      ['g:condition', 'new'],
      ['g:brand', 'Haat'],
      ['g:identifier_exists', 'no'],
      ['g:product_type', 'Electronics > Phones & <more>'],
      ['g:shipping', 'BDStandard60.00 USD'],
    ]);
  });

  test('keeps every character that XML can have, and no other', () => {
    const item = itemOf(hostile.id);
    expect(item && texts(item, 'g:title')).toEqual([`"Best" <b>phone</b> & 'more' ]]> \u{1F4F1} বাংলা`]);
    expect(item && texts(item, 'g:brand')).toEqual(['A & B']);
    expect(item && texts(item, 'g:availability')).toEqual(['in_stock']);
  });

  test('has an item for each variant, with what sets it apart', async () => {
    const [red = '', blue = ''] = await variantIds(shirt);
    const of = (id: string, name: string) =>
      itemOf(id)?.children.flatMap((child) => (child.name === name ? [child.text] : []));
    for (const [id, expected] of [
      [red, { color: 'Red', size: 'M', picture: 'shirt-red', availability: 'in_stock' }],
      [blue, { color: 'Blue', size: 'L', picture: 'shirt-blue', availability: 'out_of_stock' }],
    ] as const) {
      expect(of(id, 'g:item_group_id')).toEqual([shirt.id]);
      expect(of(id, 'g:color')).toEqual([expected.color]);
      expect(of(id, 'g:size')).toEqual([expected.size]);
      expect(of(id, 'g:image_link')).toEqual([`${publicUrl}/pictures/${expected.picture}/1200.jpg`]);
      expect(of(id, 'g:availability')).toEqual([expected.availability]);
      const [title = ''] = of(id, 'g:title') ?? [];
      expect([...title].length).toBeLessThanOrEqual(150);
      expect(title).toMatch(new RegExp(`^x+… - ${expected.color}, ${expected.size}$`));
    }
    expect([of(red, 'g:price'), of(red, 'g:sale_price')]).toEqual([['15.00 USD'], ['10.00 USD']]);
    // Its own price is no less than the old one of the product.
    expect([of(blue, 'g:price'), of(blue, 'g:sale_price')]).toEqual([['15.00 USD'], []]);
  });

  test('cuts a long description between characters', async () => {
    const { id } = await shop.product({ category: phones });
    await shop.sql('UPDATE products SET description = $2 WHERE id = $1', [id, '\u{1F4F1}'.repeat(6000)]);
    const again = await read('/feeds/products.xml');
    const description = texts(again, 'g:description').find((text) => text.includes('\u{1F4F1}')) ?? '';
    expect([...description]).toHaveLength(5000);
    expect(description.isWellFormed()).toBe(true);
    await shop.sql('DELETE FROM products WHERE id = $1', [id]);
  });

  test('is there in Bangla, with links to the pages in Bangla', async () => {
    await shop.sql(
      `INSERT INTO product_translations (product_id, language, name, note, short_description, description, second_description, colors)
       VALUES ($1, 'BN', 'শার্ট', '', '', 'বিবরণ', '', ARRAY['লাল', 'নীল'])`,
      [shirt.id],
    );
    const bangla = await read('/bn/feeds/products.xml');
    expect(texts(bangla, 'g:title')).toEqual([
      expect.stringContaining('Best'),
      reduced.name,
      'শার্ট - লাল, M',
      'শার্ট - নীল, L',
      last.name,
    ]);
    expect(texts(bangla, 'g:link')).toContain(`${publicUrl}/bn/details/${shirt.id}`);
  });
});

describe('the sitemap', () => {
  test('has an index of parts, each with the time of its last change', async () => {
    const [{ at } = { at: new Date() }] = await shop.sql<{ at: Date }>(
      `SELECT max(updated_at) AS at FROM products WHERE status <> 'DRAFT'`,
    );
    const index = await read('/sitemap.xml');
    expect(index.uri).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    expect(pathsOf(texts(index, 'loc'))).toEqual([
      '/sitemaps/pages.xml',
      '/sitemaps/categories.xml',
      '/sitemaps/products-1.xml',
      '/sitemaps/products-2.xml',
    ]);
    expect(texts(index, 'lastmod')[0]).toBe(at.toISOString());
  });

  test('has all published products in its parts, once in each language, and no others', async () => {
    const parts = await Promise.all([1, 2].map((part) => read(`/sitemaps/products-${part}.xml`)));
    const expected = shown.flatMap(({ id }) => [`/details/${id}`, `/bn/details/${id}`]);
    expect(pathsOf(parts.flatMap((part) => texts(part, 'loc')))).toEqual(expected);
    expect(parts.flatMap((part) => texts(part, 'image:loc'))[0]).toBe(
      `${publicUrl}/pictures/${hostile.pictures[0]}/1200.jpg`,
    );
  });

  test('of another server has the parts that one has told of', async () => {
    const first = await openSmall();
    await first.product();
    const second = await openSmall({ beside: first }, 600_000);
    const part = (nr: number) => second.send('GET', `/sitemaps/products-${nr}.xml`);
    expect((await part(1)).status).toBe(200);
    for (let nr = 0; nr < 3; nr += 1) await first.product();
    expect((await first.send('GET', '/sitemap.xml')).text).toContain('/sitemaps/products-2.xml');
    expect((await part(2)).status).toBe(200);
    // What nobody has told of is looked for once in a while only.
    expect((await part(3)).status).toBe(404);
  });

  test('tells of each page in which languages it is, the same for all of them', async () => {
    const part = await read('/sitemaps/products-1.xml');
    const alternates = elementsOf(part, 'url').map((url) =>
      elementsOf(url, 'xhtml:link').map(({ attributes: { hreflang, href } }) => [
        hreflang,
        href?.replace(publicUrl, ''),
      ]),
    );
    for (const of of alternates.slice(0, 2))
      expect(of).toEqual([
        ['en', `/details/${hostile.id}`],
        ['bn', `/bn/details/${hostile.id}`],
        ['x-default', `/details/${hostile.id}`],
      ]);
  });

  test('has the pages and posts for everybody, and no page of one person', async () => {
    const paths = pathsOf(texts(await read('/sitemaps/pages.xml'), 'loc'));
    for (const path of ['/', '/bn', '/product', '/posts/how-to-choose-a-phone', '/bn/help'])
      expect(paths).toContain(path);
    expect(paths.filter((path) => /cart|customer|deshboard|order|login|pay/.test(path))).toEqual([]);
  });

  test('has the categories that have products', async () => {
    expect(pathsOf(texts(await read('/sitemaps/categories.xml'), 'loc'))).toEqual([
      '/electronics',
      '/bn/electronics',
      '/admin/mobile-phones',
      '/bn/admin/mobile-phones',
    ]);
  });

  test.each(['products-3', 'products-0', 'products-01', 'products-1e1', 'products-99999', 'nope'])(
    'has no part %s',
    async (part) => {
      expect((await shop.get(`/sitemaps/${part}.xml`)).status).toBe(404);
    },
  );

  test('keeps its parts when a product is withdrawn, and says that something has changed', async () => {
    const before = texts(await read('/sitemap.xml'), 'lastmod');
    await shop.sql(`UPDATE products SET status = 'ARCHIVED' WHERE id = $1`, [hostile.id]);
    const after = texts(await read('/sitemap.xml'), 'lastmod');
    expect(after).toHaveLength(before.length);
    expect(after[2]).not.toBe(before[2]);
    expect(after[3]).toBe(before[3]);
    const part = await shop.send('GET', '/sitemaps/products-1.xml');
    expect(part.text).not.toContain(hostile.id);
    expect(part.text).toContain(reduced.id);
    await shop.sql(`UPDATE products SET status = 'PUBLISHED' WHERE id = $1`, [hostile.id]);
  });
});

describe('the feed of the journal', () => {
  test.each([
    ['', 'How to Choose a Phone Without Reading a Hundred Numbers'],
    ['/bn', 'শত সংখ্যা না পড়েও ফোন বাছাই করার উপায়'],
  ])('%s has the six posts, the newest first', async (prefix, title) => {
    const feed = await read(`${prefix}/feeds/journal.xml`);
    const links = texts(feed, 'link').slice(1);
    expect(links).toHaveLength(6);
    expect(links.at(-1)).toBe(`${publicUrl}${prefix}/posts/how-to-choose-a-phone`);
    expect(texts(feed, 'title').at(-1)).toBe(title);
    const times = texts(feed, 'pubDate').map((date) => new Date(date).getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });
});

describe('documents', () => {
  test.each(['/sitemap.xml', '/sitemaps/products-1.xml', '/feeds/products.xml', '/bn/feeds/journal.xml'])(
    '%s are not sent again to who has them, however often they are written',
    async (path) => {
      const first = await shop.send('GET', path);
      const etag = first.headers.get('etag') ?? '';
      const modified = first.headers.get('last-modified') ?? '';
      expect(etag).not.toBe('');
      for (const headers of [{ 'if-none-match': etag }, { 'if-modified-since': modified }]) {
        // Without it, fetch asks for a new copy.
        const again = await shop.send('GET', path, { headers: { 'cache-control': 'max-age=0', ...headers } });
        expect([again.status, again.text]).toEqual([304, '']);
      }
      const head = await shop.send('HEAD', path);
      expect([head.status, head.text, head.headers.get('etag')]).toEqual([200, '', etag]);
      expect(head.headers.get('cache-control')).toContain('public');
    },
  );

  test('come compressed, or not, as the client wants it', async () => {
    const [gzip, identity, brotli] = await Promise.all(
      ['gzip', 'identity', 'br'].map((encoding) =>
        shop.send('GET', '/feeds/products.xml', { headers: { 'accept-encoding': encoding } }),
      ),
    );
    expect(gzip?.headers.get('content-encoding')).toBe('gzip');
    for (const other of [identity, brotli]) {
      expect(other?.headers.get('content-encoding')).toBeNull();
      expect(other?.text).toBe(gzip?.text);
    }
  });

  test('change with what they say', async () => {
    const before = await shop.send('GET', '/feeds/products.xml');
    await shop.sql('UPDATE product_stock SET available = 0 WHERE product_id = $1', [last.id]);
    const after = await shop.send('GET', '/feeds/products.xml', {
      headers: { 'cache-control': 'max-age=0', 'if-none-match': before.headers.get('etag') ?? '' },
    });
    expect(after.status).toBe(200);
    expect(after.text).not.toBe(before.text);
  });

  test('are sent for a minute, and a second longer for each 100 kB of them, and then the reader is cut off', async () => {
    const { headers } = await shop.send('HEAD', '/feeds/products.xml');
    const size = Number(headers.get('content-length'));
    const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    onTestFinished(() => limit.mockRestore());
    await expect(shop.send('GET', '/feeds/products.xml')).rejects.toThrow();
    expect(limit.mock.calls).toEqual([[60_000 + Math.ceil(size / 100)]]);
  });

  test('are only read', async () => {
    const answer = await shop.send('POST', '/feeds/products.xml', { body: {} });
    expect(answer.refused(405).code).toBe('METHOD_NOT_ALLOWED');
    expect(answer.headers.get('allow')).toContain('GET');
  });
});

describe('however many ask', async () => {
  const busy = await openSmall({ beside: shop }, 60_000);
  const many = (path: string) => Promise.all(Array.from({ length: 10 }, () => busy.send('GET', path)));

  test('a part of the sitemap is read by one statement, once', async () => {
    const names = await statementNamesOf(async () => {
      const answers = await many('/sitemaps/products-1.xml');
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      await many('/sitemaps/products-1.xml');
    });
    expect(names).toEqual(['productRanges', 'productsOfRange']);
  });

  test('the feed is read once, in batches', async () => {
    const names = await statementNamesOf(async () => {
      const answers = await many('/feeds/products.xml');
      for (const answer of answers) expect(elementsOf(parse(answer), 'item')).toHaveLength(5);
      await many('/feeds/products.xml');
    });
    const english = 'publishedProducts:EN';
    expect(names).toEqual(['valuesNow', 'categoryRows', english, english, english]);
  });
});

test('a failure is answered as one, kept by nobody, and not repeated for those who come later', async () => {
  const ailing = await openSmall({ mayFail: true, mayRefuse: /relation "products"/ }, 60_000);
  const paths = ['/feeds/products.xml', '/sitemap.xml', '/sitemaps/products-1.xml'];
  await ailing.product({});
  await ailing.sql('ALTER TABLE products RENAME TO products_away');
  for (const path of paths) {
    const answer = await ailing.get(path);
    expect(answer.refused(500).code).toBe('INTERNAL');
    expect(answer.headers.get('cache-control') ?? 'no-store').not.toContain('public');
    expect(answer.headers.get('content-encoding')).toBeNull();
  }
  await ailing.sql('ALTER TABLE products_away RENAME TO products');
  for (const path of paths) expect((await ailing.get(path)).status, path).toBe(200);
});

describe('robots.txt', () => {
  const rulesOf = async (answers: { send: typeof shop.send }) =>
    (await answers.send('GET', '/robots.txt')).text.split('\n').filter((line) => line !== '');

  test('leaves out what is for one person, and says where the sitemap is', async () => {
    const rules = await rulesOf(shop);
    expect(rules[0]).toBe('User-agent: *');
    for (const path of ['/backend/', '/deshboard', '/bn/deshboard', '/customer/', '/confirmorder', '/order/'])
      expect(rules).toContain(`Disallow: ${path}`);
    expect(rules.at(-1)).toBe(`Sitemap: ${publicUrl}/sitemap.xml`);
    const hidden = rules.flatMap((rule) => /^Disallow: (.*)$/.exec(rule)?.[1] ?? []);
    const listed = pathsOf(texts(await read('/sitemaps/pages.xml'), 'loc'));
    for (const path of [...listed, '/search', `/details/${last.id}`, '/electronics', '/graphql'])
      expect(
        hidden.filter((start) => path.startsWith(start)),
        path,
      ).toEqual([]);
  });

  test.each([
    ['http://localhost:3000', 'Sitemap: http://localhost:3000/sitemap.xml'],
    ['https://demo.example.com', 'Disallow: /'],
  ])('of a demo shop at %s ends with %s', async (url, rule) => {
    const demo = await openShop({ beside: shop, env: { PUBLIC_URL: url, DEMO_MODE: 'true' } });
    expect((await rulesOf(demo)).at(-1)).toBe(rule);
  });
});
