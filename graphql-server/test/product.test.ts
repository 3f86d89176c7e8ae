import type { EntityManager } from 'typeorm';
import { describe, expect, test } from 'vitest';
import { placeOrderDocument, toInput } from './order-edges.ts';
import { newId } from './factories.ts';
import { openShop } from './setup.ts';

const shop = await openShop({ mayRefuse: /products_(?:price|old_price|shown_has)|product_stock_available/ });

interface Opinions {
  rating: number;
  reviewCount: number;
  ratingsBreakdown: { rating: number; count: number; percent: number }[];
  comments: { totalCount: number };
}

/** Returns a product's reviews and comments as the shop shows them: counts 5 to 1. */
const opinionsOf = async ({ id }: { id: string }) => {
  const { product } = await shop.graphql<{ product: Opinions }>(
    `query ($id: ID!) {
      product(id: $id) { rating reviewCount ratingsBreakdown { rating count percent } comments { totalCount } }
    }`,
    { id },
  );
  expect(product.ratingsBreakdown.map(({ rating }) => rating)).toEqual([5, 4, 3, 2, 1]);
  return {
    rating: product.rating,
    reviews: product.reviewCount,
    counts: product.ratingsBreakdown.map(({ count }) => count),
    percents: product.ratingsBreakdown.map(({ percent }) => percent),
    comments: product.comments.totalCount,
  };
};

const none = { rating: 0, reviews: 0, counts: [0, 0, 0, 0, 0], percents: [0, 0, 0, 0, 0], comments: 0 };

/** Returns how many products of the product's category have this rating, rounded down, by the facet. */
const facetOf = async (product: { categoryId: string }) => {
  const [leaf] = await shop.sql<{ slug: string }>('SELECT slug FROM categories WHERE id = $1', [product.categoryId]);
  const { products } = await shop.graphql<{
    products: {
      totalCount: number;
      facets: { ratings: { count: number }[]; brands: { brand: string; count: number }[] };
    };
  }>(
    `query ($slug: String) {
      products(filter: { within: $slug }) { totalCount facets { ratings { count } brands { brand count } } }
    }`,
    { slug: leaf?.slug },
  );
  return {
    total: products.totalCount,
    ratings: products.facets.ratings.map(({ count }) => count),
    brands: products.facets.brands,
  };
};

const productInOwnCategory = async (wish: { brand?: string } = {}) =>
  shop.product({ ...wish, category: await shop.category({ parent: await shop.category() }) });

describe('rating, count and breakdown follow the reviews', () => {
  test('when they are written, published, changed, hidden and deleted', async () => {
    const product = await shop.product();
    expect(await opinionsOf(product)).toEqual(none);

    const first = await shop.review(product, { rating: 4 });
    await shop.review(product, { rating: 5 });
    const hidden = await shop.review(product, { rating: 1, published: false });
    expect(await opinionsOf(product)).toEqual({
      ...none,
      rating: 4.5,
      reviews: 2,
      counts: [1, 1, 0, 0, 0],
      percents: [50, 50, 0, 0, 0],
    });

    await shop.sql('UPDATE reviews SET published = true WHERE id = $1', [hidden]);
    expect(await opinionsOf(product)).toMatchObject({
      rating: 3.33,
      reviews: 3,
      counts: [1, 1, 0, 0, 1],
      percents: [33, 33, 0, 0, 33],
    });
    await shop.sql('UPDATE reviews SET rating = 2 WHERE id = $1', [hidden]);
    expect(await opinionsOf(product)).toMatchObject({ rating: 3.67, counts: [1, 1, 0, 1, 0] });
    await shop.sql('UPDATE reviews SET published = false WHERE id = $1', [hidden]);
    expect(await opinionsOf(product)).toMatchObject({ rating: 4.5, reviews: 2, counts: [1, 1, 0, 0, 0] });
    await shop.sql('DELETE FROM reviews WHERE id = ANY ($1)', [[first, hidden]]);
    expect(await opinionsOf(product)).toMatchObject({ rating: 5, reviews: 1, counts: [1, 0, 0, 0, 0] });
    await shop.sql('DELETE FROM reviews WHERE product_id = $1', [product.id]);
    expect(await opinionsOf(product)).toEqual(none);
  });

  test('of several products in one statement, and of one that moves', async () => {
    const [lamp, chair] = [await shop.product(), await shop.product()];
    const id = await shop.review(lamp, { rating: 3 });
    await shop.sql(
      `INSERT INTO reviews (product_id, author_name, rating, text, pictures, published)
       SELECT p.id, 'Rahima', r.rating, 'Good.', '{}', true FROM unnest($1::uuid[]) p (id), unnest('{1,5,5}'::int[]) r (rating)`,
      [[lamp.id, chair.id]],
    );
    expect(await opinionsOf(lamp)).toMatchObject({ rating: 3.5, reviews: 4, counts: [2, 0, 1, 0, 1] });
    expect(await opinionsOf(chair)).toMatchObject({ rating: 3.67, reviews: 3, counts: [2, 0, 0, 0, 1] });
    await shop.sql('UPDATE reviews SET product_id = $2 WHERE id = $1', [id, chair.id]);
    expect(await opinionsOf(lamp)).toMatchObject({ reviews: 3, counts: [2, 0, 0, 0, 1] });
    expect(await opinionsOf(chair)).toMatchObject({ reviews: 4, counts: [2, 0, 1, 0, 1] });
  });

  test('in the same transaction: nobody sees the one without the other', async () => {
    const product = await shop.product();
    const seenInside = async (manager: EntityManager) => {
      await manager.query(
        `INSERT INTO reviews (product_id, author_name, rating, text, pictures, published) VALUES ($1, 'Rahima', 5, 'Good.', '{}', true)`,
        [product.id],
      );
      const rows: { rating: string }[] = await manager.query('SELECT rating FROM products WHERE id = $1', [product.id]);
      expect(rows).toEqual([{ rating: '5.00' }]);
      expect(await opinionsOf(product)).toEqual(none);
    };
    await shop.dataSource.transaction(seenInside);
    expect(await opinionsOf(product)).toMatchObject({ rating: 5, reviews: 1 });

    const failing = shop.dataSource.transaction(async (manager) => {
      await manager.query('DELETE FROM reviews WHERE product_id = $1', [product.id]);
      throw new Error('Changed my mind.');
    });
    await expect(failing).rejects.toThrow('Changed my mind.');
    expect(await opinionsOf(product)).toMatchObject({ rating: 5, reviews: 1 });
  });

  test('when thirty people write at once', async () => {
    const product = await shop.product();
    await Promise.all(Array.from({ length: 30 }, (_, index) => shop.review(product, { rating: 1 + (index % 5) })));
    expect(await opinionsOf(product)).toMatchObject({ rating: 3, reviews: 30, counts: [6, 6, 6, 6, 6] });
  });

  test('and so do the comments', async () => {
    const product = await shop.product();
    const [first, hidden] = [await shop.comment(product), await shop.comment(product, { published: false })];
    expect((await opinionsOf(product)).comments).toBe(1);
    await shop.sql('UPDATE comments SET published = true WHERE id = $1', [hidden]);
    expect((await opinionsOf(product)).comments).toBe(2);
    await shop.sql('DELETE FROM comments WHERE id = $1', [first]);
    expect((await opinionsOf(product)).comments).toBe(1);
  });
});

describe('the counts of the facets follow', () => {
  test('reviews that move a product from one rating to another', async () => {
    const product = await productInOwnCategory();
    expect(await facetOf(product)).toMatchObject({ total: 1, ratings: [0, 0, 0, 0, 0] });
    const id = await shop.review(product, { rating: 4 });
    expect(await facetOf(product)).toMatchObject({ total: 1, ratings: [0, 1, 0, 0, 0] });
    await shop.review(product, { rating: 1 });
    expect(await facetOf(product)).toMatchObject({ total: 1, ratings: [0, 0, 0, 1, 0] });
    await shop.sql('UPDATE reviews SET published = false WHERE id = $1', [id]);
    expect(await facetOf(product)).toMatchObject({ total: 1, ratings: [0, 0, 0, 0, 1] });
  });

  test('products that come, change their brand or category, and go', async () => {
    const product = await productInOwnCategory({ brand: 'Scala' });
    const other = await productInOwnCategory({ brand: 'Hanes' });
    expect(await facetOf(product)).toMatchObject({ total: 1, brands: [{ brand: 'Scala', count: 1 }] });
    await shop.sql(`UPDATE products SET brand = 'Apple' WHERE id = $1`, [product.id]);
    expect(await facetOf(product)).toMatchObject({ total: 1, brands: [{ brand: 'Apple', count: 1 }] });
    await shop.sql('UPDATE products SET category_id = $2 WHERE id = $1', [product.id, other.categoryId]);
    expect(await facetOf(product)).toMatchObject({ total: 0, brands: [] });
    expect(await facetOf(other)).toMatchObject({
      total: 2,
      brands: [
        { brand: 'Apple', count: 1 },
        { brand: 'Hanes', count: 1 },
      ],
    });
    await shop.review(product, { rating: 5 });
    await shop.sql('DELETE FROM products WHERE id = $1', [product.id]);
    expect(await facetOf(other)).toEqual({
      total: 1,
      ratings: [0, 0, 0, 0, 0],
      brands: [{ brand: 'Hanes', count: 1 }],
    });
  });

  test('products and reviews that many people write at once', async () => {
    const category = await shop.category({ parent: await shop.category() });
    const wishes = Array.from({ length: 20 }, (_, index) => ({ category, brand: `Brand ${index % 3}` }));
    const products = await Promise.all(wishes.map((wish) => shop.product(wish)));
    await Promise.all(products.map((product, index) => shop.review(product, { rating: 1 + (index % 5) })));
    expect(await facetOf(products[0] ?? { categoryId: '' })).toEqual({
      total: 20,
      ratings: [4, 4, 4, 4, 4],
      brands: [
        { brand: 'Brand 0', count: 7 },
        { brand: 'Brand 1', count: 7 },
        { brand: 'Brand 2', count: 6 },
      ],
    });
  });
});

describe.each(['reviews', 'comments'] as const)('%s', (kind) => {
  interface Page {
    items: { id: string; text: string }[];
    page: number;
    pageCount: number;
    totalCount: number;
  }
  const pageOf = async (product: { id: string }, page?: number) => {
    const { product: answer } = await shop.graphql<{ product: { it: Page } }>(
      `query ($id: ID!, $page: Int! = 1) { product(id: $id) { it: ${kind}(page: $page) { items { id text } page pageCount totalCount } } }`,
      { id: product.id, ...(page !== undefined && { page }) },
    );
    return answer.it;
  };
  const write = kind === 'reviews' ? shop.review : shop.comment;

  test('come in pages of five, newest first', async () => {
    const product = await shop.product();
    for (let day = 1; day <= 12; day += 1)
      await write(product, { text: `On day ${day}`, createdAt: new Date(Date.UTC(2026, 0, day)) });
    await write(product, { text: 'Not published', published: false });
    await write(await shop.product(), { text: 'Of another product' });

    const days = (page: Page) => page.items.map(({ text }) => Number(text.replace('On day ', '')));
    const first = await pageOf(product);
    expect(first).toMatchObject({ page: 1, pageCount: 3, totalCount: 12 });
    expect(days(first)).toEqual([12, 11, 10, 9, 8]);
    expect(days(await pageOf(product, 2))).toEqual([7, 6, 5, 4, 3]);
    expect(days(await pageOf(product, 3))).toEqual([2, 1]);
    expect(await pageOf(product, 4)).toEqual({ items: [], page: 4, pageCount: 3, totalCount: 12 });
  });

  test('of one moment are on one page each, and on no two', async () => {
    const product = await shop.product();
    const createdAt = new Date('2026-01-01T00:00:00Z');
    for (let count = 0; count < 11; count += 1) await write(product, { createdAt });
    const pages = [await pageOf(product, 1), await pageOf(product, 2), await pageOf(product, 3)];
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(11);
  });

  test('are none where nobody wrote', async () => {
    expect(await pageOf(await shop.product())).toEqual({ items: [], page: 1, pageCount: 0, totalCount: 0 });
  });
});

test('a review and a comment say who wrote what, when, and what the shop answered', async () => {
  const product = await shop.product({ name: 'Lamp' });
  const written = { createdAt: new Date('2026-02-03T04:05:06Z'), authorName: 'Rahima', text: 'ভালো' };
  const reply = { replyText: 'Thank you.', replyAt: new Date('2026-02-04T00:00:00Z') };
  await shop.review(product, { ...written, ...reply, rating: 4, pictures: ['seen-1', 'seen-2'] });
  await shop.comment(product, { ...written, ...reply });
  await shop.comment(product, { ...written, createdAt: new Date('2026-01-01T00:00:00Z') });
  const answer = await shop.graphql<{ product: object }>(
    `query ($id: ID!) { product(id: $id) {
      reviews { items { rating text authorName createdAt pictures { path alt } sellerReply { text createdAt } } }
      comments { items { text authorName createdAt sellerReply { text createdAt } } }
    } }`,
    { id: product.id },
  );
  const shown = { text: 'ভালো', authorName: 'Rahima', createdAt: '2026-02-03T04:05:06.000Z' };
  const sellerReply = { text: 'Thank you.', createdAt: '2026-02-04T00:00:00.000Z' };
  const pictures = ['seen-1', 'seen-2'].map((key) => ({
    path: `/pictures/${key}`,
    alt: 'Lamp, photographed by Rahima',
  }));
  expect(answer.product).toEqual({
    reviews: { items: [{ ...shown, rating: 4, pictures, sellerReply }] },
    comments: {
      items: [
        { ...shown, sellerReply },
        { ...shown, createdAt: '2026-01-01T00:00:00.000Z', sellerReply: null },
      ],
    },
  });
});

describe('a product', () => {
  test('shows everything that is known of it', async () => {
    const department = await shop.category({
      name: 'Clothing',
      parent: await shop.category({ name: 'Fashion' }),
    });
    const leaf = await shop.category({ name: 'Shirts', parent: department });
    const made = await shop.product({
      name: 'Linen shirt',
      category: leaf,
      brand: 'Hanes',
      tag: 'linen',
      priceCents: 2599,
      oldPriceCents: 3000,
      pictures: ['shirt-1', 'shirt-2', 'shirt-3'],
      colors: ['White', 'Blue'],
      sizes: ['M', 'L'],
      note: 'Cool in summer',
      addedAt: new Date('2026-04-05T06:07:08Z'),
      stock: 7,
      sold: 93,
    });
    const { product } = await shop.graphql<{ product: object }>(
      `query ($id: ID!) { product(id: $id) {
        id name image { path alt } images { path alt } priceCents oldPriceCents totalSold rating reviewCount brand tag addedAt note
        shortDescription description secondDescription colors sizes availableStock
        category { name parent { name } } department { name parent { name } }
      } }`,
      { id: made.id },
    );
    const images = ['shirt-1', 'shirt-2', 'shirt-3'].map((key) => ({
      path: `/pictures/${key}`,
      alt: 'Linen shirt',
    }));
    expect(product).toEqual({
      id: made.id,
      name: 'Linen shirt',
      image: images[0],
      images,
      priceCents: 2599,
      oldPriceCents: 3000,
      totalSold: 93,
      rating: 0,
      reviewCount: 0,
      brand: 'Hanes',
      tag: 'linen',
      addedAt: '2026-04-05T06:07:08.000Z',
      note: 'Cool in summer',
      shortDescription: 'Short.',
      description: 'First part.',
      secondDescription: 'Second part.',
      colors: ['White', 'Blue'],
      sizes: ['M', 'L'],
      availableStock: 7,
      category: { name: 'Shirts', parent: { name: 'Clothing' } },
      department: { name: 'Clothing', parent: { name: 'Fashion' } },
    });
  });

  test('shows which of its colours a picture shows, in the order of the colours', async () => {
    const made = await shop.product({
      name: 'Shawl',
      pictures: ['shawl-1', 'shawl-2'],
      colors: ['Red', 'Green', 'Blue'],
      colorPictures: { Blue: 'shawl-blue', Red: 'shawl-red', Gone: 'shawl-gone' },
    });
    const { product } = await shop.graphql<{ product: object }>(
      'query ($id: ID!) { product(id: $id) { image { path } images { path alt color } } }',
      { id: made.id },
    );
    expect(product).toEqual({
      image: { path: '/pictures/shawl-1' },
      images: [
        { path: '/pictures/shawl-1', alt: 'Shawl', color: null },
        { path: '/pictures/shawl-2', alt: 'Shawl', color: null },
        { path: '/pictures/shawl-red', alt: 'Shawl, Red', color: 'Red' },
        { path: '/pictures/shawl-blue', alt: 'Shawl, Blue', color: 'Blue' },
      ],
    });
    // REST stays as it was.
    const { images } = (await shop.get(`/backend/product/details/${made.id}`)).ok<{ images: string[] }>();
    expect(images.map((image) => image.split('/').at(-2))).toEqual(['shawl-1', 'shawl-2']);
  });

  test('has less in stock as soon as somebody buys it, and more sold once it is delivered', async () => {
    const [customer, product] = [await shop.customer(), await shop.product({ stock: 7, sold: 93 })];
    await customer.graphql(placeOrderDocument, {
      input: toInput(customer, { productId: product.id, quantity: 3 }),
    });
    const answer = await shop.graphql(`query ($id: ID!) { product(id: $id) { availableStock totalSold } }`, {
      id: product.id,
    });
    expect(answer).toEqual({ product: { availableStock: 4, totalSold: 93 } });
  });

  test('that is not there is null', async () => {
    expect(await shop.graphql('query ($id: ID!) { product(id: $id) { id } }', { id: newId() })).toEqual({
      product: null,
    });
  });

  test.each([
    ['no price', { priceCents: 0 }, 'products_price_positive'],
    ['an old price that is no higher', { priceCents: 500, oldPriceCents: 500 }, 'products_old_price_higher'],
    ['no picture', { pictures: [] }, 'products_shown_has_picture'],
    ['less than no stock', { stock: -1 }, 'product_stock_available_not_negative'],
  ])('cannot have %s', async (_, wish, constraint) => {
    await expect(shop.product(wish)).rejects.toThrow(constraint);
  });
});

describe('products by id', () => {
  const ask = async (ids: string[]) => {
    const { productsById } = await shop.graphql<{ productsById: ({ id: string; name: string } | null)[] }>(
      'query ($ids: [ID!]!) { productsById(ids: $ids) { id name colors availableStock } }',
      { ids },
    );
    return productsById.map((product) => product?.id ?? null);
  };

  test('come in the order of the ids, as often as asked, null for what is not there', async () => {
    const [one, two] = [(await shop.product()).id, (await shop.product()).id];
    expect(await ask([two, newId(), one, 'no id', two.toUpperCase(), two, ''])).toEqual([
      two,
      null,
      one,
      null,
      two,
      two,
      null,
    ]);
  });

  test('are a hundred at most', async () => {
    const { id } = await shop.product();
    expect(await ask(Array(100).fill(id))).toEqual(Array(100).fill(id));
    for (const ids of [[], Array(101).fill(id)])
      expect(
        await shop.graphqlRefusal('query ($ids: [ID!]!) { productsById(ids: $ids) { id } }', { ids }),
      ).toMatchObject({ status: 400, extensions: { code: 'BAD_USER_INPUT' } });
  });
});

test('related products are of the same leaf, best rated first, without the product itself', async () => {
  const department = await shop.category();
  const [leaf, sibling] = [await shop.category({ parent: department }), await shop.category({ parent: department })];
  const [product, bad, good, unrated] = await shop.products(Array.from({ length: 4 }, () => ({ category: leaf })));
  await shop.product({ category: sibling });
  for (const [rated, rating] of [
    [product, 5],
    [bad, 2],
    [good, 4],
  ] as const)
    await shop.review(rated ?? { id: '' }, { rating });
  const related = async (first: number) => {
    const answer = await shop.graphql<{ product: { related: { id: string }[] } }>(
      'query ($id: ID!, $first: Int!) { product(id: $id) { related(first: $first) { id } } }',
      { id: product?.id, first },
    );
    return answer.product.related.map(({ id }) => id);
  };
  expect(await related(24)).toEqual([good?.id, bad?.id, unrated?.id]);
  expect(await related(2)).toEqual([good?.id, bad?.id]);
});

describe('the category tree', () => {
  test('has its roots and branches in the shop’s order, with counts and a picture', async () => {
    const root = await shop.category({ slug: 'tree-root', name: 'Root' });
    const second = await shop.category({ slug: 'second', name: 'A second', parent: root, position: 1002 });
    const first = await shop.category({ slug: 'first', name: 'B first', parent: root, position: 1001 });
    const leaf = await shop.category({ slug: 'leaf', name: 'Leaf', parent: first });
    const [plain, best] = await shop.products([
      { category: leaf },
      { category: leaf, name: 'Best', pictures: ['best-1'] },
    ]);
    await shop.review(best ?? { id: '' }, { rating: 5 });
    await shop.review(plain ?? { id: '' }, { rating: 1 });
    expect(second.slug).toBe('second');

    const fields = 'slug productCount picture { path alt }';
    const { category, categories } = await shop.graphql<{ category: object; categories: { slug: string }[] }>(
      `{ category(slug: "tree-root") { ${fields} parent { slug } children { ${fields} parent { slug } children { ${fields} } } }
        categories { slug } }`,
    );
    const picture = { path: '/pictures/best-1', alt: 'Best' };
    expect(category).toEqual({
      slug: 'tree-root',
      productCount: 2,
      picture,
      parent: null,
      children: [
        {
          slug: 'first',
          productCount: 2,
          picture,
          parent: { slug: 'tree-root' },
          children: [{ slug: 'leaf', productCount: 2, picture }],
        },
        { slug: 'second', productCount: 0, picture: null, parent: { slug: 'tree-root' }, children: [] },
      ],
    });
    const slugs = categories.map(({ slug }) => slug);
    expect(slugs).toContain('tree-root');
    expect(slugs).not.toContain('first');
  });

  test('has no category with an unknown slug', async () => {
    expect(await shop.graphql('{ category(slug: "no-such-thing") { id } }')).toEqual({ category: null });
  });
});
