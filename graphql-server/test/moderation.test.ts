import { expect, test } from 'vitest';
import { newId, type Person } from './factories.ts';
import { openShop } from './setup.ts';

const shop = await openShop();
const admin = await shop.admin({ displayName: 'Karim' });

interface Opinion {
  id: string;
  state: string;
  rejectionReason: string | null;
  rating: number | null;
  productName: string;
  sellerReply: { text: string; createdAt: string } | null;
}

const fields = 'id state rejectionReason rating productName sellerReply { text createdAt }';

interface Filter {
  state?: string;
  rating?: number;
  isAnswered?: boolean;
  product?: string;
}

const list = async (kind: 'REVIEW' | 'COMMENT', filter: Filter = {}, after: string | null = null, first = 50) =>
  (
    await admin.graphql<{
      opinions: {
        nodes: Opinion[];
        totalCount: number;
        pageInfo: { endCursor: string; hasNextPage: boolean };
      };
    }>(
      `query ($kind: OpinionKind!, $filter: OpinionFilter, $after: String, $first: Int!) {
        opinions(kind: $kind, filter: $filter, after: $after, first: $first) {
          totalCount isTotalExact pageInfo { endCursor hasNextPage } nodes { ${fields} }
        }
      }`,
      { kind, filter, after, first },
    )
  ).opinions;

const idsOf = async (kind: 'REVIEW' | 'COMMENT', filter?: Filter) =>
  (await list(kind, filter)).nodes.map(({ id }) => id);

const reject = async (kind: string, id: string, reason = 'It names a person.', by: Person = admin) =>
  (
    await by.graphql<{ it: { opinion?: Opinion; fields?: { message: string }[] } }>(
      `mutation ($input: RejectOpinionInput!) { it: rejectOpinion(input: $input) {
        ... on RejectOpinionSuccess { opinion { ${fields} } } ... on InvalidInput { fields { message } } } }`,
      { input: { kind, id, reason } },
    )
  ).it;

type Answered =
  | { __typename: 'AnswerOpinionSuccess'; opinion: Opinion }
  | { __typename: 'ChangedMeanwhile'; changedBy: string | null; changedAt: string; message: string }
  | { __typename: 'InvalidInput'; fields: { message: string }[] };

const answer = async (kind: string, id: string, text: string, seen: string | null, by: Person = admin) =>
  (
    await by.graphql<{ it: Answered }>(
      `mutation ($input: AnswerOpinionInput!) { it: answerOpinion(input: $input) { __typename
        ... on AnswerOpinionSuccess { opinion { ${fields} } }
        ... on ChangedMeanwhile { changedBy changedAt message }
        ... on InvalidInput { fields { message } } } }`,
      { input: { kind, id, text, seen } },
    )
  ).it;

const answered = async (...asked: Parameters<typeof answer>): Promise<Opinion> => {
  const result = await answer(...asked);
  if (result.__typename !== 'AnswerOpinionSuccess') throw new Error(JSON.stringify(result));
  return result.opinion;
};

/** Returns the mails that a customer has got about rejections. */
const rejectionsTo = async ({ email }: Person) => {
  await shop.deliverMails();
  return (await shop.mailsTo(email)).filter(({ subject }) => /^About your|প্রসঙ্গে$/.test(subject));
};

test('opinions are found by state, stars, answer and product, the newest first, page by page', async () => {
  const [lamp, saree] = [await shop.product({ name: 'Zq lamp' }), await shop.product({ name: 'Zq saree' })];
  const waiting = await shop.review(lamp, { published: false, rating: 2 });
  const shown = await shop.review(lamp, { rating: 5 });
  const other = await shop.review(saree, { rating: 5, replyText: 'Thank you.' });
  const refused = await shop.review(saree, { rating: 1, published: false });
  const comment = await shop.comment(lamp);
  await reject('REVIEW', refused);
  expect(await idsOf('REVIEW', { product: 'zq' })).toEqual([refused, other, shown, waiting]);
  expect(await idsOf('REVIEW', { product: 'zq lamp' })).toEqual([shown, waiting]);
  expect(await idsOf('REVIEW', { product: 'zq', state: 'WAITING' })).toEqual([waiting]);
  expect(await idsOf('REVIEW', { product: 'zq', state: 'REJECTED' })).toEqual([refused]);
  expect(await idsOf('REVIEW', { product: 'zq', rating: 5 })).toEqual([other, shown]);
  expect(await idsOf('REVIEW', { product: 'zq', state: 'PUBLISHED', isAnswered: false })).toEqual([shown]);
  expect(await idsOf('REVIEW', { product: 'zq', isAnswered: true })).toEqual([other]);
  expect(await idsOf('REVIEW', { product: 'no such thing zqx' })).toEqual([]);
  expect(await idsOf('COMMENT', { product: 'zq' })).toEqual([comment]);
  expect(await idsOf('COMMENT', { product: 'zq', rating: 5 })).toEqual([]);
  const first = await list('REVIEW', { product: 'zq' }, null, 3);
  expect(first).toMatchObject({ totalCount: 4, isTotalExact: true, pageInfo: { hasNextPage: true } });
  const second = await list('REVIEW', { product: 'zq' }, first.pageInfo.endCursor, 3);
  expect(second.nodes).toMatchObject([{ id: waiting, state: 'WAITING', rating: 2, productName: 'Zq lamp' }]);
});

test('an opinion about a product that shoppers do not see any more is listed as well', async () => {
  const product = await shop.product({ name: 'Zqold radio' });
  const review = await shop.review(product);
  await shop.sql(`UPDATE products SET status = 'ARCHIVED' WHERE id = $1`, [product.id]);
  expect(await idsOf('REVIEW', { product: 'zqold' })).toEqual([review]);
});

test.each(['REVIEW', 'COMMENT'] as const)(
  'a rejected %s leaves the waiting list and the shop, its author is told once, and it can be published after all',
  async (kind) => {
    const author = await shop.customer();
    const product = await shop.product();
    const make = kind === 'REVIEW' ? shop.review : shop.comment;
    const id = await make(product, { published: true, customerId: author.id });
    const verb = kind === 'REVIEW' ? 'Review' : 'Comment';
    const waiting = async () =>
      (await admin.graphql<{ it: { totalCount: number } }>(`{ it: waiting${verb}s(first: 1) { totalCount } }`)).it
        .totalCount;
    const before = await waiting();
    expect((await reject(kind, id, ' ')).fields?.[0]?.message).toBe('Please say why, for the author to read');
    expect((await reject(kind, id, 'x'.repeat(501))).fields?.[0]?.message).toMatch(/too long/);
    expect((await reject(kind, id)).opinion).toMatchObject({
      state: 'REJECTED',
      rejectionReason: 'It names a person.',
    });
    await reject(kind, id);
    await reject(kind, id, 'It is spam.');
    expect(await waiting()).toBe(before);
    const mails = await rejectionsTo(author);
    expect(mails.map(({ subject }) => subject)).toEqual([`About your ${verb.toLowerCase()} of ${product.name}`]);
    expect(mails[0]?.text).toContain('It is spam.');
    const counts = async () =>
      (
        await shop.graphql<{
          product: { reviews: { totalCount: number }; comments: { totalCount: number } };
        }>('query ($id: ID!) { product(id: $id) { reviews { totalCount } comments { totalCount } } }', {
          id: product.id,
        })
      ).product;
    expect(await counts()).toEqual({ reviews: { totalCount: 0 }, comments: { totalCount: 0 } });
    await admin.graphql(`mutation ($id: ID!) { publish${verb}(id: $id) { id } }`, { id });
    const [now] = (await list(kind, { state: 'PUBLISHED' })).nodes.filter((one) => one.id === id);
    expect(now).toMatchObject({ state: 'PUBLISHED', rejectionReason: null });
  },
);

test('an author who writes Bangla is told in Bangla; nobody is told of what was published meanwhile', async () => {
  const author = await shop.customer();
  await shop.sql(`UPDATE customers SET language = 'BN' WHERE id = $1`, [author.id]);
  const product = await shop.product();
  const [first, second] = [
    await shop.comment(product, { published: false, customerId: author.id }),
    await shop.comment(product, { published: false, customerId: author.id }),
  ];
  await reject('COMMENT', first);
  await reject('COMMENT', second);
  await admin.graphql('mutation ($id: ID!) { publishComment(id: $id) { id } }', { id: second });
  const mails = await rejectionsTo(author);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('মন্তব্যটি আমরা দোকানে দেখাচ্ছি না');
});

test('an opinion whose author has no account any more can be rejected', async () => {
  const id = await shop.comment(await shop.product(), { published: false });
  expect((await reject('COMMENT', id)).opinion?.state).toBe('REJECTED');
});

test.each(['REVIEW', 'COMMENT'] as const)('the answer to a %s is written, changed and removed', async (kind) => {
  const product = await shop.product();
  const id = await (kind === 'REVIEW' ? shop.review : shop.comment)(product);
  const first = await answered(kind, id, ' Thank you. ', null);
  expect(first.sellerReply).toMatchObject({ text: 'Thank you.' });
  // The same again, as after an answer that got lost: nothing changes.
  expect(await answered(kind, id, 'Thank you.', null)).toEqual(first);
  const second = await answered(kind, id, 'Thank you, Rahima.', first.sellerReply?.createdAt ?? null);
  const { product: shown } = await shop.graphql<{ product: Record<string, { items: Opinion[] }> }>(
    `query ($id: ID!) { product(id: $id) { REVIEW: reviews { items { sellerReply { text createdAt } } }
      COMMENT: comments { items { sellerReply { text createdAt } } } } }`,
    { id: product.id },
  );
  expect(shown[kind]?.items[0]?.sellerReply).toEqual(second.sellerReply);
  expect((await answered(kind, id, '', second.sellerReply?.createdAt ?? null)).sellerReply).toBeNull();
  expect((await answered(kind, id, 'Again.', null)).sellerReply?.text).toBe('Again.');
  expect(await answer(kind, id, 'x'.repeat(1001), null)).toMatchObject({ __typename: 'InvalidInput' });
});

test('of two admins who answer at once, the second is told, and nothing is overwritten', async () => {
  const other = await shop.admin({ displayName: 'Salma' });
  const id = await shop.review(await shop.product());
  const results = await Promise.all([
    answer('REVIEW', id, 'From Karim', null),
    answer('REVIEW', id, 'From Salma', null, other),
  ]);
  const won = results.find(({ __typename }) => __typename === 'AnswerOpinionSuccess');
  const lost = results.find(({ __typename }) => __typename === 'ChangedMeanwhile');
  const text = (won as { opinion: Opinion }).opinion.sellerReply?.text;
  expect(lost).toMatchObject({ changedBy: text === 'From Karim' ? 'Karim' : 'Salma' });
  const [now] = await shop.sql<{ reply_text: string }>('SELECT reply_text FROM reviews WHERE id = $1', [id]);
  expect(now?.reply_text).toBe(text);
});

test('an answer that was removed meanwhile is not written again unseen', async () => {
  const id = await shop.review(await shop.product());
  const first = await answered('REVIEW', id, 'Thank you.', null);
  const seen = first.sellerReply?.createdAt ?? null;
  await answered('REVIEW', id, '', seen);
  expect(await answer('REVIEW', id, 'Thanks!', seen)).toMatchObject({ __typename: 'ChangedMeanwhile' });
});

test('what is not there cannot be rejected or answered', async () => {
  for (const id of [newId(), 'no id']) {
    const input = { kind: 'REVIEW', id, reason: 'x' };
    const { errors } = await admin.graphqlAnswer(
      'mutation ($input: RejectOpinionInput!) { rejectOpinion(input: $input) { __typename } }',
      { input },
    );
    expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
  }
});

test('both are in the audit log, with what was before', async () => {
  const id = await shop.review(await shop.product(), { published: false });
  await answered('REVIEW', id, 'Thank you.', null);
  await reject('REVIEW', id);
  expect(
    await shop.sql('SELECT action, before, after FROM audit_entries WHERE subject_id = $1 ORDER BY id', [id]),
  ).toEqual([
    { action: 'REVIEW_ANSWERED', before: { answer: null }, after: { answer: 'Thank you.' } },
    { action: 'REVIEW_REJECTED', before: { reason: null }, after: { reason: 'It names a person.' } },
  ]);
});
