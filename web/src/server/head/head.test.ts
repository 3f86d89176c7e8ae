// @vitest-environment jsdom
import { DEFAULT_SETTINGS } from '#schema/shop-settings.ts';
import { describe, expect, test } from 'vitest';
import { aPostPage } from '#web-test/posts.ts';
import { aCard, aCategory, aList, aProduct, aProductPage } from '#web-test/products.ts';
import { aTextPage } from '#web-test/text-pages.ts';
import { pageAt } from '#web/app/prefetch.ts';
import type { Language } from '#web/lib/language.ts';
import { headOf, type HeadInput } from './head.ts';
import { titleIn } from './markup.ts';

const ORIGIN = 'https://shop.example.com';

type Data = Record<string, unknown>;

/** What a page's head says, as a search engine or a chat reads it. */
const read = (html: string) => {
  const { head } = new DOMParser().parseFromString(`<head>${html}</head>`, 'text/html');
  const elements = [...head.children];
  const valueOf = (selector: string, attribute: string) =>
    head.querySelector(selector)?.getAttribute(attribute) ?? null;
  return {
    elements,
    text: head.textContent,
    meta: (name: string) => valueOf(`meta[name="${name}"]`, 'content'),
    property: (name: string) => valueOf(`meta[property="${name}"]`, 'content'),
    canonical: valueOf('link[rel="canonical"]', 'href'),
    translations: Object.fromEntries(
      [...head.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ),
    feed: valueOf('link[rel="alternate"][type="application/rss+xml"]', 'href'),
    graph: [...head.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => {
      const { '@context': context, '@graph': graph } = JSON.parse(script.textContent) as Record<string, Data[]>;
      expect(context).toBe('https://schema.org');
      return graph ?? [];
    }),
  };
};

const headAt = async (url: string, data?: unknown, parts: Partial<HeadInput> = {}) => {
  const found = pageAt(url);
  const { elements, data: linked } = await headOf({
    page: found && { path: found.route.path, location: found.location },
    data,
    title: parts.language === 'bn' ? 'কিছু · হাট' : 'Something · Haat',
    status: 200,
    language: 'en',
    origin: ORIGIN,
    settings: DEFAULT_SETTINGS,
    ...parts,
  });
  const html = elements + linked;
  return { html, ...read(html) };
};

const ofType = (graph: Data[], type: string) => graph.find((data) => data['@type'] === type);

const HOSTILE = '</script><script>alert("1")</script> <!-- \u2028 \' & `';
const reviews = {
  items: [
    {
      id: 'r1',
      rating: 5,
      createdAt: '2026-11-01T09:00:00.000Z',
      text: 'Rings well.',
      authorName: 'Rahima',
      verified: true,
      pictures: [],
      sellerReply: null,
    },
  ],
  pageCount: 1,
  totalCount: 1,
};
const phone = aProduct({
  id: 'p1',
  name: 'Pathao Phone',
  priceCents: 12_950,
  oldPriceCents: 15_000,
  rating: 4.5,
  reviewCount: 1,
  reviews,
});
const lamps = aList([aCard({ id: 'l1', name: 'Desk Lamp' }), aCard({ id: 'l2', name: 'Floor Lamp' })]);
const laptops = aCategory({
  slug: 'laptops',
  name: 'Laptops',
  parent: { slug: 'electronics', name: 'Electronics', parent: null },
});

const text = aTextPage(['Accounts', 'An account is confirmed by a person.'], ['', 'Keep your password.']);

/** A page of each kind with the result of its query. */
const pages: [url: string, canonical: string, data?: unknown][] = [
  ['/', '/'],
  ['/search', '/product', { products: lamps }],
  ['/product?sort=NEWEST', '/product', { products: lamps }],
  ['/admin/Laptops', '/admin/laptops', { category: laptops, products: lamps }],
  ['/electronics', '/electronics', { category: aCategory(), products: aList([]) }],
  ['/Details/p1?from=mail', '/details/p1', aProductPage(phone)],
  ['/posts/how-to-choose-a-phone', '/posts/how-to-choose-a-phone', aPostPage()],
  ['/help', '/help', text],
  ['/privacy', '/privacy', text],
  ['/terms', '/terms', text],
  ['/cookies', '/cookies', text],
  ['/people-list', '/people-list'],
];

describe.each<Language>(['en', 'bn'])('a page that may be listed, in %s,', (language) => {
  const prefix = language === 'bn' ? '/bn' : '';

  test.each(pages)('%s says what it is, where it is, and what it looks like', async (url, path, data) => {
    const page = await headAt(url, data, { language });
    expect(page.meta('robots')).toBeNull();
    expect(page.canonical).toBe(ORIGIN + (prefix + path).replace(/(?<=.)\/$/, ''));
    expect(page.property('og:url')).toBe(page.canonical);
    const english = ORIGIN + path;
    expect(page.translations).toEqual({
      en: english,
      bn: `${ORIGIN}/bn${path}`.replace(/\/$/, ''),
      'x-default': english,
    });
    const description = page.meta('description') ?? '';
    expect(description.length).toBeGreaterThan(7);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(page.property('og:description')).toBe(description);
    expect(/[\u0980-\u09ff]/.test(description.replaceAll('হাট', ''))).toBe(
      language === 'bn' && !/etails|posts|help|privacy|terms|cookies/.test(url),
    );
    expect(page.property('og:locale')).toBe(language === 'en' ? 'en_US' : 'bn_BD');
    expect(page.property('og:image')).toMatch(/^https:\/\/shop\.example\.com\/pictures\/[\w/-]+\/share\.jpg$/);
    expect(page.property('og:image:alt')).not.toBe('');
    expect(page.property('og:title')).not.toContain('·');
  });

  test.each(pages)('%s says nothing twice, and gives whole addresses', async (url, _, data) => {
    const { elements, graph } = await headAt(url, data, { language });
    const keys = elements.map(
      (element) =>
        element.localName +
        ['name', 'property', 'rel', 'hreflang', 'type'].map((name) => element.getAttribute(name) ?? '').join(' '),
    );
    const several = keys.filter((key) => !key.includes('article:tag'));
    expect(new Set(several).size).toBe(several.length);
    const visit = (value: unknown, key: string): void => {
      if (Array.isArray(value)) for (const item of value) visit(item, key);
      else if (typeof value === 'object' && value !== null)
        for (const [name, part] of Object.entries(value)) visit(part, name);
      else if (['url', 'item', 'image', 'logo', 'urlTemplate', 'mainEntityOfPage'].includes(key))
        expect(value, key).toMatch(/^https:\/\/shop\.example\.com\//);
    };
    visit(graph, '');
  });
});

describe('a product', () => {
  test('has the most that delivery can cost, where the fee is by district', async () => {
    const delivery = { ...DEFAULT_SETTINGS.delivery, byDistrict: [{ district: 'dhaka', feeCents: 4000 }] };
    const settings = { ...DEFAULT_SETTINGS, delivery };
    const rateAt = async (byDistrict: (typeof delivery)['byDistrict']) =>
      (
        await headAt('/details/p1', aProductPage(phone), {
          settings: { ...settings, delivery: { ...delivery, byDistrict } },
        })
      ).graph.find((data) => data['@id'] === '#shipping');
    expect(await rateAt(delivery.byDistrict)).toMatchObject({ shippingRate: { value: '60.00' } });
    expect(await rateAt([{ district: 'sylhet', feeCents: 8000 }])).toMatchObject({ shippingRate: { value: '80.00' } });
  });

  test('has what Google demands of a product that is sold', async () => {
    const { graph, meta, property } = await headAt('/details/p1', aProductPage(phone));
    expect(meta('description')).toBe('A phone.');
    expect(property('og:type')).toBe('product');
    expect(property('og:title')).toBe('Pathao Phone');
    expect(property('product:price:amount')).toBe('129.50');
    expect(property('product:price:currency')).toBe('USD');
    expect(property('product:availability')).toBe('in stock');
    expect(graph.find((data) => data['@id'] === '#shipping')).toMatchObject({
      shippingRate: { value: '60.00', currency: 'USD' },
      shippingDestination: { addressCountry: 'BD' },
    });
    expect(graph.find((data) => data['@id'] === '#returns')).toMatchObject({ merchantReturnDays: 14 });
    expect(property('product:retailer_item_id')).toBe('p1');
    expect(ofType(graph, 'Product')).toMatchObject({
      name: 'Pathao Phone',
      image: [1, 2, 3].map((view) => `${ORIGIN}/pictures/phone-${view}/1200.jpg`),
      sku: 'p1',
      brand: { '@type': 'Brand', name: 'Apple' },
      offers: {
        '@type': 'Offer',
        url: `${ORIGIN}/details/p1`,
        price: '129.50',
        priceCurrency: 'USD',
        priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: '150.00' },
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        seller: { name: 'Haat' },
        shippingDetails: { '@id': '#shipping' },
        hasMerchantReturnPolicy: { '@id': '#returns' },
      },
      aggregateRating: { ratingValue: 4.5, reviewCount: 1 },
      review: [
        {
          author: { '@type': 'Person', name: 'Rahima' },
          reviewRating: { ratingValue: 5 },
          datePublished: '2026-11-01T09:00:00.000Z',
          reviewBody: 'Rings well.',
        },
      ],
    });
  });

  test('without reviews has no rating, and without stock cannot be bought', async () => {
    const sold = aProduct({ ...phone, reviewCount: 0, rating: 0, availableStock: 0, oldPriceCents: null });
    const { graph, property } = await headAt('/details/p1', aProductPage(sold));
    const product = ofType(graph, 'Product');
    expect(Object.keys(product ?? {})).not.toContain('aggregateRating');
    expect(Object.keys(product ?? {})).not.toContain('review');
    expect(product?.['offers']).toMatchObject({ availability: 'https://schema.org/OutOfStock' });
    expect(product?.['offers']).not.toHaveProperty('priceSpecification');
    expect(property('product:availability')).toBe('out of stock');
  });

  test('with variants is a group of products, each with its price and stock', async () => {
    const group = aProduct({
      ...phone,
      colors: ['Black'],
      colorOptions: [{ value: 'Black', label: 'কালো' }],
      sizes: ['128 GB', '256 GB'],
      images: [
        { path: '/pictures/phone-1', alt: 'Phone', color: null },
        { path: '/pictures/phone-black', alt: 'Black phone', color: 'Black' },
      ],
      variants: [
        { id: 'v1', color: 'Black', size: '128 GB', priceCents: 12_950, availableStock: 3 },
        { id: 'v2', color: 'Black', size: '256 GB', priceCents: 14_950, availableStock: 0 },
      ],
    });
    const { graph, property } = await headAt('/details/p1', aProductPage(group), { language: 'bn' });
    expect(property('product:item_group_id')).toBe('p1');
    expect(property('product:retailer_item_id')).toBeNull();
    expect(ofType(graph, 'Product')).toBeUndefined();
    expect(ofType(graph, 'ProductGroup')).toMatchObject({
      productGroupID: 'p1',
      url: `${ORIGIN}/bn/details/p1`,
      variesBy: ['https://schema.org/color', 'https://schema.org/size'],
      hasVariant: [
        {
          '@type': 'Product',
          sku: 'v1',
          name: 'Pathao Phone, কালো, ১২৮ জিবি',
          color: 'কালো',
          image: `${ORIGIN}/pictures/phone-black/1200.jpg`,
          offers: { price: '129.50', availability: 'https://schema.org/InStock' },
        },
        { sku: 'v2', offers: { price: '149.50', availability: 'https://schema.org/OutOfStock' } },
      ],
    });
  });

  test('shows the way to it', async () => {
    const { graph } = await headAt('/details/p1', aProductPage(phone), { language: 'bn' });
    const { itemListElement } = ofType(graph, 'BreadcrumbList') as { itemListElement: Data[] };
    expect(itemListElement.map(({ position, item }) => [position, item])).toEqual([
      [1, `${ORIGIN}/bn`],
      [2, `${ORIGIN}/bn/electronics`],
      [3, `${ORIGIN}/bn/admin/mobile-phones`],
      [4, `${ORIGIN}/bn/details/p1`],
    ]);
    expect(itemListElement.map(({ name }) => name)).toEqual(['প্রথম পাতা', 'ইলেকট্রনিকস', 'মোবাইল ফোন', 'Pathao Phone']);
  });

  test('may have any texts', async () => {
    const hostile = aProduct({
      ...phone,
      name: HOSTILE,
      shortDescription: HOSTILE,
      brand: HOSTILE,
      image: { path: '/pictures/phone-1', alt: HOSTILE },
      reviews: { ...reviews, items: reviews.items.map((review) => ({ ...review, text: HOSTILE })) },
    });
    const { html, elements, graph, meta, property } = await headAt('/details/p1', aProductPage(hostile));
    expect(new Set(elements.map(({ localName }) => localName))).toEqual(new Set(['meta', 'link', 'script']));
    expect(elements.filter(({ localName }) => localName === 'script')).toHaveLength(1);
    expect(html.split(/<\/?script/)).toHaveLength(3);
    expect(ofType(graph, 'Product')).toMatchObject({ name: HOSTILE, brand: { name: HOSTILE } });
    expect(property('og:title')).toBe(HOSTILE);
    expect(property('og:image:alt')).toBe(HOSTILE);
    expect(meta('description')).toBe(HOSTILE.replaceAll(/\s+/g, ' '));
  });
});

test('a page without a title is called after the shop', async () => {
  const { html, property } = await headAt('/vieworder/o1', undefined, { title: undefined, language: 'bn' });
  expect(html).toContain('<title>হাট</title>');
  expect(property('og:title')).toBe('হাট');
});

test('the title is read as React wrote it', () => {
  expect(
    titleIn(`<link rel="preload" href="/a"/><title data-x="1">Tom &amp; &#x27;Jo&#x27; &lt;b&gt; · Haat</title>`),
  ).toBe("Tom & 'Jo' <b> · Haat");
  expect(titleIn('')).toBeUndefined();
});

test('a long description ends with a word', async () => {
  const long = aProduct({ ...phone, shortDescription: 'A phone that rings, and takes pictures. '.repeat(9) });
  const { meta } = await headAt('/details/p1', aProductPage(long));
  expect(meta('description')).toMatch(/ (A|phone|that|rings|and|takes|pictures)…$/);
});

test('a long text without spaces ends between two letters', async () => {
  const long = aProduct({ ...phone, shortDescription: 'ক্ষুদ্র'.repeat(60) });
  const { meta } = await headAt('/details/p1', aProductPage(long), { language: 'bn' });
  expect(meta('description')).toMatch(/^(ক্ষুদ্র)+(ক্ষু)?…$/);
});

test('a description is never empty', async () => {
  const bare = aProduct({ ...phone, shortDescription: ' ', note: '' });
  const { meta } = await headAt('/details/p1', aProductPage(bare));
  expect(meta('description')).toBe('Pathao Phone at Haat, delivered anywhere in Bangladesh.');
});

test('the home page says who the shop is and how it is searched', async () => {
  const { graph } = await headAt('/', undefined, { language: 'bn' });
  expect(ofType(graph, 'WebSite')).toMatchObject({
    name: 'হাট',
    url: `${ORIGIN}/bn`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: `${ORIGIN}/bn/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  });
  expect(ofType(graph, 'Organization')).toMatchObject({
    name: 'হাট',
    logo: `${ORIGIN}/favicon.svg`,
    contactPoint: { contactType: 'customer service', telephone: '+880 1700-000000' },
  });
});

test('a list without products is none', async () => {
  const { graph } = await headAt('/search?q=nothing', { products: aList([]) });
  expect(graph).toEqual([]);
});

test('a category names its products', async () => {
  const { graph, meta } = await headAt('/admin/Laptops', { category: laptops, products: lamps });
  expect(meta('description')).toContain('Laptops at Haat: 2 to choose from, such as Desk Lamp, Floor Lamp.');
  expect(ofType(graph, 'ItemList')).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      { position: 1, name: 'Desk Lamp', url: `${ORIGIN}/details/l1` },
      { position: 2, name: 'Floor Lamp', url: `${ORIGIN}/details/l2` },
    ],
  });
});

test('a post is an article', async () => {
  const { graph, property } = await headAt('/posts/how-to-choose-a-phone', aPostPage());
  expect(property('og:type')).toBe('article');
  expect(property('article:published_time')).toBe('2024-02-20');
  expect(ofType(graph, 'BlogPosting')).toMatchObject({
    headline: 'How to Choose a Phone Without Reading a Hundred Numbers',
    datePublished: '2024-02-20',
    author: { name: 'Haat' },
    publisher: { name: 'Haat' },
    image: [`${ORIGIN}/pictures/post-2/1200.jpg`],
  });
});

test('the description of a page whose words the owner writes is how its text begins', async () => {
  const { meta, property } = await headAt('/terms', text);
  expect(meta('description')).toBe('An account is confirmed by a person. Keep your password.');
  expect(property('og:title')).toBe('Terms');
});

describe('feed readers find the journal', () => {
  test.each([
    ['/', 'en', `${ORIGIN}/feeds/journal.xml`, undefined],
    ['/posts/how-to-choose-a-phone', 'bn', `${ORIGIN}/bn/feeds/journal.xml`, aPostPage()],
    ['/help', 'en', null, text],
  ] as const)('at %s in %s', async (url, language, feed, data) => {
    expect((await headAt(url, data, { language })).feed).toBe(feed);
  });
});

test('a search that finds something is known under the address of all products, and shared under its own', async () => {
  const { meta, canonical, translations, property } = await headAt('/search?q=lamp', { products: lamps });
  expect(meta('robots')).toBeNull();
  expect(canonical).toBe(`${ORIGIN}/product`);
  expect([translations, property('og:url')]).toEqual([{}, null]);
});

describe('a list that anybody can make', () => {
  test.each([
    ['/search?q=lamp&brand=Acme', '/product', { products: lamps }],
    ['/search?q=nothing', '/product', { products: aList([]) }],
    ['/search?brand=Acme', '/product', { products: lamps }],
    ['/product?rating=4', '/product', { products: lamps }],
    [`/search?after=${btoa('["POPULARITY","4.5","p"]')}`, '/product', { products: lamps }],
    ['/admin/Laptops?min=5', '/admin/laptops', { category: laptops, products: lamps }],
  ])('such as %s is not listed, and belongs to the bare one', async (url, path, data) => {
    const { meta, canonical, translations, property } = await headAt(url, data);
    expect(meta('robots')).toBe('noindex, follow');
    // Who shares it means this list, not the bare one.
    expect(property('og:url')).toBeNull();
    expect(canonical).toBe(ORIGIN + path);
    expect(translations).toEqual({});
  });
});

describe('a page for one person or one moment', () => {
  test.each([
    '/login',
    '/cart',
    '/wishlist',
    '/confirmorder',
    '/vieworder/o1',
    '/ordertracking/o1',
    '/pay/o1',
    '/track',
    '/customer/order',
    '/customer/profile',
    '/customer/goodbye',
    '/unsubscribe',
    '/forgot-password',
    '/reset-password',
    '/confirm-email',
    '/mailbox',
    '/deshboard',
    '/deshboard/allorders',
  ])('such as %s is not listed, and its address is not repeated', async (url) => {
    const { html, meta, canonical, translations, property, graph } = await headAt(url);
    expect(meta('robots')).toBe('noindex');
    expect([canonical, translations, property('og:url'), graph]).toEqual([null, {}, null, []]);
    expect(property('og:title')).toBe('Something');
    expect(html).not.toContain('o1');
  });
});

describe('a page that is not there', () => {
  test.each([
    ['/nothing', 404, undefined],
    ['/details/p9', 404, aProductPage(null)],
    ['/details/p9', 410, aProductPage(null)],
    ['/details/p9', 200, aProductPage(null)],
    ['/admin/nothing', 404, { category: null, products: aList([]) }],
    ['/posts/nothing', 404, { post: null, posts: [] }],
  ] as const)('%s with the status %i is not listed', async (url, status, data) => {
    for (const language of ['en', 'bn'] as const) {
      const { meta, canonical, translations, graph } = await headAt(url, data, { status, language });
      expect(meta('robots')).toBe('noindex');
      expect(meta('description')).not.toBe('');
      expect([canonical, translations, graph]).toEqual([null, {}, []]);
    }
  });
});
