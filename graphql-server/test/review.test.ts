import { describe, expect, test } from 'vitest';
import { MAX_COMMENT_LENGTH, MAX_REVIEW_LENGTH, REVIEW_MESSAGES } from '#schema/review.ts';
import type { Client } from './client.ts';
import { newId, type TestProduct, type Person } from './factories.ts';
import { statementsOf } from './sent-statements.ts';
import { openShop } from './setup.ts';

const shop = await openShop();
const admin = await shop.admin();

interface Review {
  id: string;
  rating: number;
  text: string;
  authorName: string;
  published: boolean;
  verified: boolean;
  pictures: { path: string; alt: string }[];
  product: { id: string; reviewRefusal: string | null };
}

type Fields = { field: string; message: string }[];

type AddReview =
  | { __typename: 'AddReviewSuccess'; review: Review }
  | { __typename: 'ReviewNotAllowed'; message: string; reason: string }
  | { __typename: 'InvalidInput'; message: string; fields: Fields };

type AddComment =
  | {
      __typename: 'AddCommentSuccess';
      comment: { id: string; text: string; authorName: string; published: boolean; product: { id: string } };
    }
  | { __typename: 'InvalidInput'; message: string; fields: Fields };

const right = { rating: 4, text: 'Bright, and warm.' };

const addReview = async (
  client: Client,
  input: { productId: string; rating?: number; text?: string; pictures?: string[] },
): Promise<AddReview> => {
  const answer = await client.graphql<{ addReview: AddReview }>(
    `mutation ($input: AddReviewInput!) { addReview(input: $input) {
      __typename
      ... on AddReviewSuccess {
        review { id rating text authorName published verified pictures { path alt } product { id reviewRefusal } }
      }
      ... on ReviewNotAllowed { message reason }
      ... on InvalidInput { message fields { field message } }
    } }`,
    { input: { ...right, ...input } },
  );
  return answer.addReview;
};

const addComment = async (client: Client, productId: string, text: string): Promise<AddComment> => {
  const answer = await client.graphql<{ addComment: AddComment }>(
    `mutation ($input: AddCommentInput!) { addComment(input: $input) {
      __typename
      ... on AddCommentSuccess { comment { id text authorName published product { id } } }
      ... on InvalidInput { message fields { field message } }
    } }`,
    { input: { productId, text } },
  );
  return answer.addComment;
};

/** Returns the id of a stored review. */
const written = (result: AddReview): string => {
  if (result.__typename !== 'AddReviewSuccess') throw new Error(JSON.stringify(result));
  return result.review.id;
};

/** Creates a product, and a customer who received it. */
const received = async (): Promise<{ product: TestProduct; buyer: Person }> => {
  const [product, buyer] = [await shop.product(), await shop.customer()];
  await shop.order(buyer, product);
  return { product, buyer };
};

const refusalOf = async (client: Client, { id }: { id: string }): Promise<string | null> => {
  const { product } = await client.graphql<{ product: { reviewRefusal: string | null } }>(
    'query ($id: ID!) { product(id: $id) { reviewRefusal } }',
    { id },
  );
  return product.reviewRefusal;
};

const opinionFields =
  'rating reviewCount ratingsBreakdown { count } reviews { totalCount items { id } } comments { totalCount items { id } }';

interface Opinions {
  rating: number;
  reviewCount: number;
  ratingsBreakdown: { count: number }[];
  reviews: { totalCount: number; items: { id: string }[] };
  comments: { totalCount: number; items: { id: string }[] };
}

/** Returns what everyone sees of a product: rating, counts 5 to 1, ids of reviews and comments. */
const seen = ({ rating, reviewCount, ratingsBreakdown, reviews, comments }: Opinions) => ({
  rating,
  reviewCount,
  counts: ratingsBreakdown.map(({ count }) => count),
  reviews: reviews.items.map(({ id }) => id),
  comments: comments.items.map(({ id }) => id),
});

const nothing = { rating: 0, reviewCount: 0, counts: [0, 0, 0, 0, 0], reviews: [], comments: [] };

const opinionsOf = async ({ id }: { id: string }) => {
  const { product } = await shop.graphql<{ product: Opinions }>(
    `query ($id: ID!) { product(id: $id) { ${opinionFields} } }`,
    { id },
  );
  return seen(product);
};

/** Publishes an opinion, and returns what the same response says about the product. */
const publish = async (client: Client, kind: 'Review' | 'Comment', id: string, published?: boolean) => {
  const { it } = await client.graphql<{ it: { id: string; published: boolean; product: Opinions } }>(
    `mutation ($id: ID!, $published: Boolean! = true) {
      it: publish${kind}(id: $id, published: $published) { id published product { ${opinionFields} } }
    }`,
    { id, ...(published !== undefined && { published }) },
  );
  return { id: it.id, published: it.published, ...seen(it.product) };
};

describe('a review', () => {
  test('is marked verified for everybody when its author received the product, and an imported one is not', async () => {
    const { product, buyer } = await received();
    const imported = await shop.review(product);
    const bought = written(await addReview(buyer, { productId: product.id }));
    await publish(admin, 'Review', bought);
    const { product: shown } = await shop.graphql<{
      product: { reviews: { items: { id: string; verified: boolean }[] } };
    }>('query ($id: ID!) { product(id: $id) { reviews { items { id verified } } } }', { id: product.id });
    expect(shown.reviews.items).toEqual([
      { id: bought, verified: true },
      { id: imported, verified: false },
    ]);
  });

  test('is taken from who received the product, bears their name, and waits', async () => {
    const { product, buyer } = await received();
    expect(await refusalOf(buyer, product)).toBeNull();
    const result = await addReview(buyer, { productId: product.id, text: '  Bright, and warm.\n' });
    expect(result).toEqual({
      __typename: 'AddReviewSuccess',
      review: {
        id: expect.any(String),
        ...right,
        authorName: buyer.displayName,
        published: false,
        verified: true,
        pictures: [],
        product: { id: product.id, reviewRefusal: 'ALREADY_REVIEWED' },
      },
    });
    expect(await refusalOf(buyer, product)).toBe('ALREADY_REVIEWED');
    expect(await opinionsOf(product)).toEqual(nothing);
  });

  test.each(['PENDING', 'PROCESSED', 'SHIPPED', 'OUT_FOR_DELIVERY'] as const)(
    'is not taken while the order is %s',
    async (status) => {
      const [product, buyer] = [await shop.product(), await shop.customer()];
      await shop.order(buyer, product, status);
      expect(await refusalOf(buyer, product)).toBe('NOT_RECEIVED');
      expect(await addReview(buyer, { productId: product.id })).toEqual({
        __typename: 'ReviewNotAllowed',
        message: REVIEW_MESSAGES.notReceived,
        reason: 'NOT_RECEIVED',
      });
      await shop.walkOrders('DELIVERED', { customer_id: buyer.id });
      expect(await refusalOf(buyer, product)).toBeNull();
      written(await addReview(buyer, { productId: product.id }));
    },
  );

  test('is not taken from who received something else, or whose friend received it', async () => {
    const { product } = await received();
    const { product: other, buyer: friend } = await received();
    expect(await refusalOf(friend, product)).toBe('NOT_RECEIVED');
    expect(await addReview(friend, { productId: product.id })).toMatchObject({ reason: 'NOT_RECEIVED' });
    expect(await addReview(admin, { productId: other.id })).toMatchObject({ reason: 'NOT_RECEIVED' });
    expect(await shop.sql('SELECT id FROM reviews WHERE product_id = $1', [product.id])).toEqual([]);
  });

  test('is not taken from a visitor, nor from somebody who waits for confirmation', async () => {
    const product = await shop.product();
    const waiting = await shop.customer({ status: 'PENDING' });
    await shop.order(waiting, product);
    for (const client of [shop, waiting]) {
      expect(await refusalOf(client, product)).toBe('NOT_RECEIVED');
      const refusal = await client.graphqlRefusal(
        'mutation ($input: AddReviewInput!) { addReview(input: $input) { __typename } }',
        { input: { ...right, productId: product.id } },
      );
      expect(refusal.extensions.code).toBe('UNAUTHENTICATED');
    }
  });

  test('is taken once, published or not', async () => {
    const { product, buyer } = await received();
    const id = written(await addReview(buyer, { productId: product.id }));
    const refused = {
      __typename: 'ReviewNotAllowed',
      message: REVIEW_MESSAGES.alreadyReviewed,
      reason: 'ALREADY_REVIEWED',
    };
    expect(await addReview(buyer, { productId: product.id, rating: 1 })).toEqual(refused);
    await publish(admin, 'Review', id);
    expect(await addReview(buyer, { productId: product.id, rating: 1 })).toEqual(refused);
    expect(await opinionsOf(product)).toMatchObject({ rating: 4, reviews: [id] });
  });

  test('is taken once of ten that are sent at once, also after two orders', async () => {
    const { product, buyer } = await received();
    await shop.order(buyer, product);
    const results = await Promise.all(Array.from({ length: 10 }, () => addReview(buyer, { productId: product.id })));
    expect(results.filter(({ __typename }) => __typename === 'AddReviewSuccess')).toHaveLength(1);
    expect(
      results.filter((it) => it.__typename === 'ReviewNotAllowed' && it.reason === 'ALREADY_REVIEWED'),
    ).toHaveLength(9);
  });

  test('that breaks rules is told all of them, and is not stored', async () => {
    const { product, buyer } = await received();
    const fieldsOf = async (input: Parameters<typeof addReview>[1]) => {
      const result = await addReview(buyer, input);
      if (result.__typename !== 'InvalidInput') throw new Error(JSON.stringify(result));
      expect(result.message).toBe(result.fields[0]?.message);
      return result.fields.map(({ field, message }) => `${field}: ${message}`);
    };
    const { id: productId } = product;
    const rating = `rating: ${REVIEW_MESSAGES.ratingRequired}`;
    expect(await fieldsOf({ productId, rating: 0 })).toEqual([rating]);
    expect(await fieldsOf({ productId, rating: 6, text: ' \n', pictures: ['a', 'b', 'c', 'd', 'e'] })).toEqual([
      rating,
      `text: ${REVIEW_MESSAGES.reviewRequired}`,
      `pictures: ${REVIEW_MESSAGES.tooManyPictures}`,
    ]);
    expect(await fieldsOf({ productId, text: 'x'.repeat(MAX_REVIEW_LENGTH + 1) })).toEqual([
      `text: ${REVIEW_MESSAGES.reviewTooLong}`,
    ]);
    expect(await fieldsOf({ productId: 'no id' })).toEqual([`productId: ${REVIEW_MESSAGES.noSuchProduct}`]);
    expect(await fieldsOf({ productId, pictures: ['upload/none', 'demo/review-1'] })).toEqual([
      `pictures.0: ${REVIEW_MESSAGES.notYourPicture}`,
      `pictures.1: ${REVIEW_MESSAGES.notYourPicture}`,
    ]);
    expect(await refusalOf(buyer, product)).toBeNull();
    written(await addReview(buyer, { productId, text: 'ঢ'.repeat(MAX_REVIEW_LENGTH) }));
  });

  test('of a product that has left the shop is told so', async () => {
    const { product, buyer } = await received();
    expect(await addReview(buyer, { productId: newId() })).toMatchObject({ reason: 'NOT_RECEIVED' });
    await shop.sql('DELETE FROM products WHERE id = $1', [product.id]);
    expect(await addReview(buyer, { productId: product.id })).toMatchObject({
      fields: [{ field: 'productId', message: REVIEW_MESSAGES.noSuchProduct }],
    });
  });
});

describe('the reviews of a product', () => {
  interface Page {
    items: { text: string }[];
    page: number;
    pageCount: number;
    totalCount: number;
  }
  const ask = 'query ($id: ID!, $page: Int! = 1, $sort: ReviewSort! = PICTURES_FIRST, $filter: ReviewFilter)';
  const text = `${ask} { product(id: $id) {
    reviews(page: $page, sort: $sort, filter: $filter) { items { text } page pageCount totalCount }
  } }`;
  const reviewsOf = async ({ id }: TestProduct, asked: Record<string, unknown> = {}) => {
    const { product } = await shop.graphql<{ product: { reviews: Page } }>(text, { id, ...asked });
    const { items, ...rest } = product.reviews;
    return { shown: items.map((item) => item.text).join(' '), ...rest };
  };
  /** Seven reviews, named by their age, stars, and what else they have: p for pictures, b for bought here. */
  const reviewed = async () => {
    const product = await shop.product();
    const names = ['1:3', '2:5p', '3:1b', '4:5b', '5:4', '6:1pb', '7:5'];
    for (const [index, name] of names.entries())
      await shop.review(product, {
        text: name,
        rating: Number(name[2]),
        pictures: name.includes('p') ? [`upload/${newId()}`] : [],
        verified: name.includes('b'),
        createdAt: new Date(Date.UTC(2026, 0, 1 + index)),
      });
    // Nobody sees, or counts, what waits.
    await shop.review(product, { text: '8:5pb', pictures: ['upload/waits'], verified: true, published: false });
    return product;
  };

  test.each([
    ['PICTURES_FIRST', '6:1pb 2:5p 7:5 5:4 4:5b', '3:1b 1:3'],
    ['NEWEST', '7:5 6:1pb 5:4 4:5b 3:1b', '2:5p 1:3'],
    ['BEST', '7:5 4:5b 2:5p 5:4 1:3', '6:1pb 3:1b'],
    ['WORST', '6:1pb 3:1b 1:3 5:4 7:5', '4:5b 2:5p'],
  ])('in the order %s are each on one page', async (sort, first, second) => {
    const product = await reviewed();
    const whole = { pageCount: 2, totalCount: 7 };
    expect(await reviewsOf(product, { sort })).toEqual({ shown: first, page: 1, ...whole });
    expect(await reviewsOf(product, { sort, page: 2 })).toEqual({ shown: second, page: 2, ...whole });
    expect(await reviewsOf(product, { sort, page: 3 })).toEqual({ shown: '', page: 3, ...whole });
  });

  test('are the newest first for programs that name no order', async () => {
    const { id } = await reviewed();
    const { product } = await shop.graphql<{ product: { reviews: Page } }>(
      'query ($id: ID!) { product(id: $id) { reviews { items { text } } } }',
      { id },
    );
    expect(product.reviews.items.map((item) => item.text)).toEqual(['7:5', '6:1pb', '5:4', '4:5b', '3:1b']);
  });

  test.each([
    [{}, '6:1pb 2:5p 7:5 5:4 4:5b', 7],
    [{ rating: null, hasPictures: false, verified: false }, '6:1pb 2:5p 7:5 5:4 4:5b', 7],
    [{ rating: 5 }, '2:5p 7:5 4:5b', 3],
    [{ rating: 2 }, '', 0],
    [{ hasPictures: true }, '6:1pb 2:5p', 2],
    [{ verified: true }, '6:1pb 4:5b 3:1b', 3],
    [{ verified: true, rating: 1 }, '6:1pb 3:1b', 2],
    [{ verified: true, hasPictures: true, rating: 5 }, '', 0],
  ])('that a filter %o leaves are shown and counted', async (filter, shown, totalCount) => {
    expect(await reviewsOf(await reviewed(), { filter })).toMatchObject({ shown, totalCount });
  });

  test('of a filter have pages of their own', async () => {
    const product = await shop.product();
    for (const rating of [5, 4, 5, 5, 4, 5, 5, 5, 4]) await shop.review(product, { rating });
    const filter = { rating: 5 };
    expect(await reviewsOf(product, { filter })).toMatchObject({ shown: expect.any(String), pageCount: 2 });
    expect(await reviewsOf(product, { filter, page: 2 })).toMatchObject({ shown: 'As described.', totalCount: 6 });
    expect(await reviewsOf(product, { filter, page: 3 })).toMatchObject({ shown: '', pageCount: 2, totalCount: 6 });
  });

  test('in several orders and filters at once come by as many statements as in one', async () => {
    const product = await reviewed();
    const one = (name: string, asked: string) => `${name}: reviews(${asked}) { items { text } totalCount }`;
    const parts = [one('a', 'sort: BEST'), one('b', 'sort: WORST'), one('c', 'filter: { rating: 1 }')];
    const sent = async (some: string[]) => {
      const statements = await statementsOf(() =>
        shop.graphql(`query ($id: ID!) { product(id: $id) { ${some.join(' ')} } }`, { id: product.id }),
      );
      return statements.length;
    };
    expect(await sent(parts)).toBe(await sent(parts.slice(0, 1)));
  });

  test.each([[{ filter: { rating: 0 } }], [{ filter: { rating: 6 } }], [{ page: 0 }], [{ page: 1_000_001 }]])(
    'are refused for %o',
    async (asked) => {
      const { id } = await shop.product();
      const refusal = await shop.graphqlRefusal(text, { id, ...asked });
      expect(refusal.extensions.code).toBe('BAD_USER_INPUT');
    },
  );

  test('are refused in an order, or of a filter, that there is not', async () => {
    const { id } = await shop.product();
    for (const asked of [
      { sort: 'HELPFUL' },
      { sort: null },
      { filter: { verified: null } },
      { filter: { author: 'A' } },
    ])
      expect((await shop.graphqlRefusal(text, { id, ...asked })).extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('a comment', () => {
  test('is taken from whoever is signed in, bears their name, and waits', async () => {
    const [product, customer] = [await shop.product(), await shop.customer()];
    expect(await addComment(customer, product.id, ' Does it come in blue? ')).toEqual({
      __typename: 'AddCommentSuccess',
      comment: {
        id: expect.any(String),
        text: 'Does it come in blue?',
        authorName: customer.displayName,
        published: false,
        product: { id: product.id },
      },
    });
    expect(await opinionsOf(product)).toEqual(nothing);
    expect((await addComment(customer, product.id, 'And in green?')).__typename).toBe('AddCommentSuccess');
  });

  test.each([
    ['without words', ' \n', REVIEW_MESSAGES.commentRequired],
    ['that is too long', 'x'.repeat(MAX_COMMENT_LENGTH + 1), REVIEW_MESSAGES.commentTooLong],
  ])('%s is refused', async (_, text, message) => {
    const [product, customer] = [await shop.product(), await shop.customer()];
    expect(await addComment(customer, product.id, text)).toEqual({
      __typename: 'InvalidInput',
      message,
      fields: [{ field: 'text', message }],
    });
    expect(await shop.sql('SELECT id FROM comments WHERE product_id = $1', [product.id])).toEqual([]);
  });

  test.each(['no id', newId()])('on nothing (%s) is refused', async (id) => {
    expect(await addComment(await shop.customer(), id, 'Is it there?')).toMatchObject({
      fields: [{ field: 'productId', message: REVIEW_MESSAGES.noSuchProduct }],
    });
  });

  test('is shown when an admin lets it, and gone when it is taken back', async () => {
    const [product, customer] = [await shop.product(), await shop.customer()];
    const result = await addComment(customer, product.id, 'Does it come in blue?');
    const id = result.__typename === 'AddCommentSuccess' ? result.comment.id : '';
    expect(await publish(admin, 'Comment', id)).toEqual({
      ...nothing,
      id,
      published: true,
      comments: [id],
    });
    expect(await opinionsOf(product)).toEqual({ ...nothing, comments: [id] });
    await publish(admin, 'Comment', id, false);
    expect(await opinionsOf(product)).toEqual(nothing);
  });
});

describe('publishing a review', () => {
  /** Adds a review of a product by a new customer. */
  const reviewOf = async (product: TestProduct, rating: number): Promise<string> => {
    const buyer = await shop.customer();
    await shop.order(buyer, product);
    return written(await addReview(buyer, { productId: product.id, rating }));
  };

  test('moves rating, count and breakdown at once, in the answer itself; taking it back moves them back', async () => {
    const product = await shop.product();
    const [good, bad] = [await reviewOf(product, 5), await reviewOf(product, 2)];
    const one = { rating: 5, reviewCount: 1, counts: [1, 0, 0, 0, 0], reviews: [good], comments: [] };
    expect(await publish(admin, 'Review', good)).toEqual({ id: good, published: true, ...one });
    expect(await opinionsOf(product)).toEqual(one);
    const both = { rating: 3.5, reviewCount: 2, counts: [1, 0, 0, 1, 0], reviews: [bad, good], comments: [] };
    expect(await publish(admin, 'Review', bad, true)).toEqual({ id: bad, published: true, ...both });
    expect(await opinionsOf(product)).toEqual(both);
    expect(await publish(admin, 'Review', bad, false)).toEqual({ id: bad, published: false, ...one });
    await publish(admin, 'Review', good, false);
    expect(await opinionsOf(product)).toEqual(nothing);
  });

  test('two of them in one operation return the product after each', async () => {
    const product = await shop.product();
    const [first, second] = [await reviewOf(product, 5), await reviewOf(product, 1)];
    const answer = await admin.graphql(
      `mutation ($first: ID!, $second: ID!) {
        one: publishReview(id: $first) { product { rating reviewCount ratingsBreakdown { count } } }
        two: publishReview(id: $second) { product { rating reviewCount ratingsBreakdown { count } } }
      }`,
      { first, second },
    );
    expect(answer).toMatchObject({
      one: { product: { rating: 5, reviewCount: 1 } },
      two: { product: { rating: 3, reviewCount: 2 } },
    });
  });

  test('twice is once', async () => {
    const product = await shop.product();
    const id = await reviewOf(product, 4);
    const after = await publish(admin, 'Review', id);
    expect(await publish(admin, 'Review', id)).toEqual(after);
    await publish(admin, 'Review', id, false);
    expect(await publish(admin, 'Review', id, false)).toMatchObject({ ...nothing, published: false });
  });

  test('by two admins at once counts once', async () => {
    const other = await shop.admin();
    const product = await shop.product();
    const id = await reviewOf(product, 3);
    for (const published of [true, false, true]) {
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, turn) => publish(turn % 2 === 0 ? admin : other, 'Review', id, published)),
      );
      expect(answers.every((answer) => answer.published === published)).toBe(true);
      expect(await opinionsOf(product)).toMatchObject({ reviewCount: published ? 1 : 0 });
    }
    expect(await opinionsOf(product)).toMatchObject({ rating: 3, counts: [0, 0, 1, 0, 0], reviews: [id] });
  });

  test('of one product by many admins at once loses none', async () => {
    const product = await shop.product();
    const ids = await Promise.all([5, 5, 4, 3, 1, 1].map((rating) => reviewOf(product, rating)));
    await Promise.all(ids.map((id) => publish(admin, 'Review', id)));
    expect(await opinionsOf(product)).toMatchObject({
      rating: 3.17,
      reviewCount: 6,
      counts: [2, 1, 1, 0, 2],
    });
  });

  test('while others hide it keeps the counts consistent', async () => {
    const product = await shop.product();
    const id = await reviewOf(product, 5);
    await Promise.all(Array.from({ length: 10 }, (_, turn) => publish(admin, 'Review', id, turn % 2 === 0)));
    const { reviews, reviewCount, rating } = await opinionsOf(product);
    const [row] = await shop.sql<{ published: boolean }>('SELECT published FROM reviews WHERE id = $1', [id]);
    expect({ reviews, reviewCount, rating }).toEqual(
      row?.published ? { reviews: [id], reviewCount: 1, rating: 5 } : { reviews: [], reviewCount: 0, rating: 0 },
    );
  });

  test.each(['Review', 'Comment'] as const)('of no %s is not found', async (kind) => {
    for (const id of [newId(), 'no id']) {
      const refusal = await admin.graphqlRefusal(`mutation ($id: ID!) { publish${kind}(id: $id) { id } }`, {
        id,
      });
      expect(refusal).toMatchObject({ status: 404, extensions: { code: 'NOT_FOUND' } });
    }
  });
});

describe.each(['Reviews', 'Comments'] as const)('waiting%s', (kind) => {
  interface List {
    nodes: { id: string; published: boolean; product: { name: string } }[];
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  }
  const list = async (first: number, after?: string | null) => {
    const { it } = await admin.graphql<{ it: List }>(
      `query ($first: Int!, $after: String) {
        it: waiting${kind}(first: $first, after: $after) {
          nodes { id published product { name } } totalCount pageInfo { hasNextPage endCursor }
        }
      }`,
      { first, after },
    );
    return it;
  };
  const table = kind.toLowerCase();
  const write = kind === 'Reviews' ? shop.review : shop.comment;

  test('has what waits, oldest first, page by page, with its product', async () => {
    await shop.sql(`DELETE FROM ${table}`);
    const product = await shop.product({ name: 'Lamp' });
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push(await write(product, { published: false }));
    await write(product);
    const waiting = (from: number, to?: number) =>
      ids.slice(from, to).map((id) => ({ id, published: false, product: { name: 'Lamp' } }));

    const first = await list(2);
    expect(first).toMatchObject({ nodes: waiting(0, 2), totalCount: 5, pageInfo: { hasNextPage: true } });
    const second = await list(2, first.pageInfo.endCursor);
    expect(second.nodes).toEqual(waiting(2, 4));
    const third = await list(2, second.pageInfo.endCursor);
    expect(third).toMatchObject({ nodes: waiting(4), pageInfo: { hasNextPage: false } });

    const mutation = `mutation ($id: ID!, $to: Boolean!) { publish${kind.slice(0, -1)}(id: $id, published: $to) { id } }`;
    await admin.graphql(mutation, { id: ids[0], to: true });
    expect(await list(10)).toMatchObject({ nodes: waiting(1), totalCount: 4 });
    await admin.graphql(mutation, { id: ids[0], to: false });
    expect(await list(10)).toMatchObject({ nodes: waiting(0), totalCount: 5 });
  });
});

test('a published review and comment say what they are about', async () => {
  const product = await shop.product();
  await shop.review(product);
  await shop.comment(product);
  const about = 'items { published product { id name } }';
  const answer = await shop.graphql(
    `query ($id: ID!) { product(id: $id) { reviews { ${about} } comments { ${about} } } }`,
    { id: product.id },
  );
  const items = [{ published: true, product: { id: product.id, name: product.name } }];
  expect(answer).toEqual({ product: { reviews: { items }, comments: { items } } });
});

test('a list of products says of each whether the one who asks may review it', async () => {
  const buyer = await shop.customer();
  const products = await shop.products([{ brand: 'Refused' }, { brand: 'Refused' }, { brand: 'Refused' }]);
  const [may, did, never] = products as [TestProduct, TestProduct, TestProduct];
  await shop.order(buyer, may);
  await shop.order(buyer, did);
  written(await addReview(buyer, { productId: did.id }));
  const refusals = async (client: Client) => {
    const { products: found } = await client.graphql<{
      products: { nodes: { id: string; reviewRefusal: string | null }[] };
    }>('{ products(filter: { brands: ["Refused"] }) { nodes { id reviewRefusal } } }');
    const byId = new Map(found.nodes.map(({ id, reviewRefusal }) => [id, reviewRefusal]));
    return [may, did, never].map(({ id }) => byId.get(id));
  };
  expect(await refusals(buyer)).toEqual([null, 'ALREADY_REVIEWED', 'NOT_RECEIVED']);
  expect(await refusals(shop)).toEqual(['NOT_RECEIVED', 'NOT_RECEIVED', 'NOT_RECEIVED']);
  expect(await refusals(admin)).toEqual(['NOT_RECEIVED', 'NOT_RECEIVED', 'NOT_RECEIVED']);
});
