import { describe, expect, onTestFinished, test } from 'vitest';
import { POST_MESSAGES } from '#schema/post.ts';
import { FeedService } from '../src/catalogue/feed/feed.service.ts';
import { showPost } from '../src/catalogue/journal/journal.queue.ts';
import { htmlOf } from '../src/kernel/markdown.ts';
import { modules } from '../src/modules.ts';
import { queuesOf } from '../src/platform/jobs/all-queues.ts';
import { createWorkerBoss } from '../src/platform/jobs/boss.ts';
import { createJobs } from '../src/platform/jobs/jobs.ts';
import { createDeps } from '../src/services.ts';
import type { Client } from './client.ts';
import { freshKey } from './order-edges.ts';
import { uploadPicture } from './product-editing.ts';
import { openShop } from './setup.ts';

/** A shop whose feeds are written at every request, and whose pages are the titles of the newest posts. */
const shop = await openShop({
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
                { freshMs: 0 },
              ),
          },
        }
      : module,
  ),
  pages: {
    renderer: async ({ ask }) => {
      const answer = await ask({
        query: 'query Home { posts(first: 100) { title } }',
        operationName: 'Home',
        variables: {},
      });
      return { html: JSON.stringify(answer.data), shows: [], isPublic: true };
    },
  },
});
const deps = createDeps(shop.dataSource, shop.config, shop);
const editor = await shop.customer({ role: 'EDITOR' });
const picture = await uploadPicture(editor);
await shop.category({ slug: 'electronics', name: 'Electronics' });

interface Saved {
  id: string;
  revision: number;
  slug: string;
  state: string;
  publishedAt: string | null;
  changedBy: { displayName: string } | null;
}

interface SaveAnswer {
  __typename: string;
  post?: Saved;
  fields?: { field: string; message: string }[];
  changedBy?: string;
}

const draft = (wish: object = {}) => ({
  slug: `post-${freshKey()}`.toLowerCase().slice(0, 60),
  title: `A title ${freshKey()}`,
  description: 'What it is about.',
  body: 'Some words.',
  picture,
  ...wish,
});

const published = (wish: object = {}) => draft({ isDraft: false, ...wish });

const trySave = async (input: object, client: Client = editor) =>
  (
    await client.graphql<{ it: SaveAnswer }>(
      `mutation ($input: SavePostInput!) { it: savePost(input: $input) {
        __typename
        ... on SavePostSuccess { post { id revision slug state publishedAt changedBy { displayName } } }
        ... on InvalidInput { fields { field message } }
        ... on ChangedMeanwhile { changedBy }
      } }`,
      { input },
    )
  ).it;

const save = async (input: object): Promise<Saved> => {
  const { post, ...refusal } = await trySave(input);
  if (!post) throw new Error(JSON.stringify(refusal));
  return post;
};

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

interface Shown {
  title: string;
  summary: string;
  bodyHtml: string;
  minutes: number;
  tags: string[];
  category: { slug: string } | null;
}

const read = async (slug: string, language = 'en') => {
  const answer = await shop.send('POST', '/graphql', {
    body: {
      query:
        'query ($slug: String!) { post(slug: $slug) { title summary bodyHtml minutes tags language category { slug } } }',
      variables: { slug },
    },
    headers: { 'accept-language': language },
  });
  return answer.ok<{ data: { post: Shown | null } }>().data.post;
};

/** Where a post with this slug and title can be seen by everybody. */
const seenIn = async ({ slug, title }: { slug: string; title: string }) => {
  const { posts } = await shop.graphql<{ posts: { slug: string }[] }>('{ posts(first: 100) { slug } }');
  const textOf = async (path: string) => (await shop.send('GET', path)).text;
  const page = await shop.send('GET', `/posts/${slug}`, { headers: { accept: 'text/html' } });
  const places = {
    query: (await read(slug)) !== null,
    list: posts.some((post) => post.slug === slug),
    page: page.status === 200,
    home: (await shop.send('GET', '/', { headers: { accept: 'text/html' } })).text.includes(title),
    feed: (await textOf('/feeds/journal.xml')).includes(slug),
    banglaFeed: (await textOf('/bn/feeds/journal.xml')).includes(slug),
    sitemap: (await textOf('/sitemaps/pages.xml')).includes(slug),
  };
  return Object.entries(places).flatMap(([place, isSeen]) => (isSeen ? [place] : []));
};

const everywhere = ['query', 'list', 'page', 'home', 'feed', 'banglaFeed', 'sitemap'];

/** Within a second, as for everybody. */
const soon = { timeout: 4000 };

describe('a new shop', () => {
  test('has six posts in both languages, which nobody has changed', async () => {
    const { posts } = await shop.graphql<{ posts: { slug: string; publishedAt: string }[] }>(
      '{ posts { slug publishedAt } }',
    );
    expect(posts.map(({ slug }) => slug)).toEqual([
      'what-to-wear-at-36-degrees',
      'why-wooden-blocks-last',
      'a-small-map-of-our-rice',
      'three-bottles-are-enough',
      'a-living-room-that-seats-eight',
      'how-to-choose-a-phone',
    ]);
    expect(posts.at(-1)?.publishedAt).toBe('2024-02-19T18:00:00.000Z');
    const [english, bangla] = [await read('how-to-choose-a-phone'), await read('how-to-choose-a-phone', 'bn')];
    expect(english).toMatchObject({
      title: 'How to Choose a Phone Without Reading a Hundred Numbers',
      category: { slug: 'electronics' },
      tags: ['electronics', 'phones', 'buying guide'],
      minutes: 2,
    });
    expect(english?.summary.split(' ')).toHaveLength(35);
    expect(english?.summary).toMatch(/\.\.\.$/);
    expect(english?.bodyHtml.match(/<p>/g)).toHaveLength(4);
    expect(bangla?.title).toBe('শত সংখ্যা না পড়েও ফোন বাছাই করার উপায়');
    expect(bangla?.bodyHtml.match(/<p>/g)).toHaveLength(4);
  });
});

describe('everybody sees', () => {
  test('a post that is published, everywhere', async () => {
    const input = published();
    const post = await save(input);
    expect(post).toMatchObject({ state: 'PUBLISHED', revision: 1, changedBy: { displayName: editor.displayName } });
    await expect.poll(() => seenIn(input), soon).toEqual(everywhere);
  });

  test.each([
    ['a draft', { isDraft: true }, 'DRAFT'],
    ['a post of tomorrow', { isDraft: false, publishedAt: inSeconds(86_400) }, 'SCHEDULED'],
  ])('nothing of %s', async (_, wish, state) => {
    const input = draft(wish);
    expect((await save(input)).state).toBe(state);
    expect(await seenIn(input)).toEqual([]);
  });

  test('nothing more of a post that is a draft again, or deleted', async () => {
    const [kept, removed] = [published(), published()];
    const [{ id, revision }, { id: removedId }] = [await save(kept), await save(removed)];
    await expect.poll(() => seenIn(kept), soon).toEqual(everywhere);
    await save({ ...kept, id, revision, isDraft: true });
    await expect.poll(() => seenIn(kept), soon).toEqual([]);
    const remove = 'mutation ($id: ID!) { deletePost(id: $id) }';
    expect(await editor.graphql(remove, { id: removedId })).toEqual({ deletePost: true });
    await expect.poll(() => seenIn(removed), soon).toEqual([]);
    expect(await editor.graphql(remove, { id: removedId })).toEqual({ deletePost: false });
  });

  test('a scheduled post within seconds of its time', async () => {
    const boss = createWorkerBoss(shop.config.databaseUrl ?? '');
    const jobs = createJobs(boss, queuesOf(modules), shop.log);
    await boss.start();
    onTestFinished(() => jobs.close());
    await jobs.work('show-post', ({ data }) => showPost(deps, data.postId));
    const input = published({ publishedAt: inSeconds(4) });
    await save(input);
    // It is cached as it is until then.
    expect(await seenIn(input)).toEqual([]);
    await expect.poll(() => seenIn(input), { timeout: 20_000 }).toEqual(everywhere);
  }, 30_000);
});

describe('a language without texts', () => {
  test('has those of the other one', async () => {
    const { slug } = await save(
      published({
        title: '',
        description: '',
        body: '',
        titleBangla: 'ঈদের রান্না',
        bodyBangla: 'পোলাও **আর** কোরমা।',
        tagsBangla: ['ঈদ', ' ঈদ ', ''],
      }),
    );
    for (const language of ['en', 'bn'])
      expect(await read(slug, language)).toMatchObject({
        title: 'ঈদের রান্না',
        language: 'BN',
        bodyHtml: '<p>পোলাও <strong>আর</strong> কোরমা।</p>\n',
        tags: ['ঈদ'],
      });
  });

  test('must be whole or empty, and one must be there, when a post is published', async () => {
    const fieldsOf = async (wish: object) => (await trySave(published(wish))).fields;
    expect(await fieldsOf({ title: '', description: '', body: '' })).toEqual([
      { field: 'title', message: POST_MESSAGES.textRequired },
    ]);
    expect(await fieldsOf({ titleBangla: 'শিরোনাম' })).toEqual([
      { field: 'bodyBangla', message: POST_MESSAGES.bodyMissing },
    ]);
    expect(await fieldsOf({ title: '' })).toEqual([{ field: 'title', message: POST_MESSAGES.titleMissing }]);
    expect(await fieldsOf({ picture: null })).toEqual([{ field: 'picture', message: POST_MESSAGES.pictureRequired }]);
    expect((await trySave(draft({ title: '', body: '', description: '', picture: null }))).__typename).toBe(
      'SavePostSuccess',
    );
  });
});

describe('Markdown', () => {
  test.each([
    ['<script>alert(1)</script>', /<script/i],
    ['words <img src=x onerror=alert(1)> words', /<img/i],
    ['<a href="javascript:alert(1)">x</a>', /<a/i],
    ['[x](javascript:alert(1))', /<a/i],
    ['[x](JaVaScRiPt:alert(1))', /<a/i],
    ['[x](java\nscript:alert(1))', /<a/i],
    ['[x](&#106;avascript:alert(1))', /<a/i],
    ['[x](data:text/html;base64,PHNjcmlwdD4=)', /<a/i],
    ['[x](vbscript:msgbox(1))', /<a/i],
    ['[x](//evil.example.com)', /<a/i],
    ['<javascript:alert(1)>', /<a/i],
    ['![x](https://evil.example.com/x.png)', /<img/i],
    ['![x](javascript:alert(1))', /<img/i],
    ['![x" onerror="alert(1)](/pictures/product/a)', /" onerror=/i],
    ['![x](/pictures/product/a"onerror="alert(1))', /<img/i],
    ['[x](https://example.com "t\\" onclick=\\"alert(1)")', /" onclick=/i],
    ['[x](https://example.com/"onclick="alert(1))', /"onclick="/i],
    ['```"><script>\nx\n```', /<script/i],
    ['<svg/onload=alert(1)>', /<svg/i],
    ['<style>*{display:none}</style>', /<style/i],
    ['<!-- --><iframe src=x></iframe>', /<iframe|<!--/i],
    ['[a]: javascript:alert(1)\n\n[a]', /<a/i],
  ])('%s is harmless', (text, forbidden) => {
    expect(htmlOf(text)).not.toMatch(forbidden);
  });

  test('makes paragraphs, headings below the title, lists, links and pictures of the shop', () => {
    expect(
      htmlOf('# One\n\n- a\n- b\n\n[in](/details/1) [out](https://example.com) ![A lamp](/pictures/product/a-1)'),
    ).toBe(
      [
        '<h2>One</h2>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n<p><a href="/details/1">in</a> ',
        '<a href="https://example.com" rel="nofollow noopener noreferrer">out</a> ',
        '<img src="/pictures/product/a-1/1200.webp" alt="A lamp" loading="lazy"></p>\n',
      ].join(''),
    );
  });

  test('that nests deeply, or is as long as it may be, takes no long time', () => {
    const began = performance.now();
    for (const part of ['>', '[', '*a ', '![', '`', '- ', '(', '<', '|']) htmlOf(part.repeat(15_000).slice(0, 15_000));
    expect(performance.now() - began).toBeLessThan(5000);
  }, 20_000);

  test('is the same in the preview, which only editors have', async () => {
    const preview = (body: string, client: Client = editor) =>
      client.graphqlAnswer<{ postPreview: string }>('query ($body: String!) { postPreview(body: $body) }', { body });
    expect((await preview('**Bold** <b>')).data).toEqual({
      postPreview: '<p><strong>Bold</strong> &lt;b&gt;</p>\n',
    });
    expect((await preview('x'.repeat(15_001))).errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await preview('x', await shop.customer())).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('what is typed', () => {
  test.each([
    ['slug', '', POST_MESSAGES.slugInvalid],
    ['slug', 'with space', POST_MESSAGES.slugInvalid],
    ['slug', '../up', POST_MESSAGES.slugInvalid],
    ['slug', 'বাংলা', POST_MESSAGES.slugInvalid],
    ['slug', '-a', POST_MESSAGES.slugInvalid],
    ['slug', 'a'.repeat(101), POST_MESSAGES.slugInvalid],
    ['slug', 'how-to-choose-a-phone', POST_MESSAGES.slugTaken],
    ['title', 'a'.repeat(201), POST_MESSAGES.titleTooLong],
    ['titleBangla', 'ক'.repeat(201), POST_MESSAGES.titleTooLong],
    ['description', 'a'.repeat(601), POST_MESSAGES.descriptionTooLong],
    ['body', 'a'.repeat(15_001), POST_MESSAGES.bodyTooLong],
    ['bodyBangla', 'a'.repeat(15_001), POST_MESSAGES.bodyTooLong],
    ['tags', Array.from({ length: 13 }, (_, nr) => `t${nr}`), POST_MESSAGES.tooManyTags],
    ['tags.0', ['a'.repeat(41)], POST_MESSAGES.tagTooLong],
    ['categorySlug', 'no-such-category', POST_MESSAGES.categoryUnknown],
    ['picture', 'product/no-such-picture', POST_MESSAGES.pictureUnknown],
    ['picture', '../secret', POST_MESSAGES.pictureUnknown],
    ['publishedAt', 'tomorrow', POST_MESSAGES.timeInvalid],
  ])('%s: %j is refused', async (field, value, message) => {
    const input = draft({ [field.replace('.0', '')]: value });
    expect((await trySave(input)).fields).toEqual([{ field, message }]);
  });

  test('may be as long as it may be', async () => {
    const most = {
      slug: 'a'.repeat(100),
      title: 'ক'.repeat(200),
      description: 'ক'.repeat(600),
      body: 'ক'.repeat(15_000),
      tags: Array.from({ length: 12 }, (_, nr) => `${nr}`.padEnd(40, 'ক')),
    };
    const bangla = { titleBangla: most.title, descriptionBangla: most.description, bodyBangla: most.body };
    expect((await trySave(published({ ...most, ...bangla, tagsBangla: most.tags }))).__typename).toBe(
      'SavePostSuccess',
    );
    expect((await read(most.slug))?.tags).toEqual(most.tags);
  });

  test.each(['nobody', 'x'.repeat(3000), 'ক', '%'])('no post is at %s', async (slug) => {
    expect(await read(slug)).toBeNull();
  });
});

describe('two editors', () => {
  test('of one post: the second is told, and nothing is lost', async () => {
    const input = draft();
    const { id } = await save(input);
    const first = await save({ ...input, id, revision: 1, title: 'First' });
    expect(first.revision).toBe(2);
    expect(await trySave({ ...input, id, revision: 1, title: 'Second' })).toEqual({
      __typename: 'ChangedMeanwhile',
      changedBy: editor.displayName,
    });
    expect((await save({ ...input, id, revision: 2, title: 'Second' })).revision).toBe(3);
  });

  test('at once: one is stored', async () => {
    const input = draft();
    const { id } = await save(input);
    const answers = await Promise.all(['a', 'b', 'c'].map((title) => trySave({ ...input, id, revision: 1, title })));
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      'ChangedMeanwhile',
      'ChangedMeanwhile',
      'SavePostSuccess',
    ]);
  });

  test('who choose one address at once: one gets it', async () => {
    const { slug } = draft();
    const answers = await Promise.all([1, 2, 3].map(() => trySave(draft({ slug }))));
    expect(answers.flatMap(({ fields }) => fields ?? [])).toEqual([
      { field: 'slug', message: POST_MESSAGES.slugTaken },
      { field: 'slug', message: POST_MESSAGES.slugTaken },
    ]);
  });
});

test('a post keeps the time at which it appeared, until another is chosen', async () => {
  const input = published();
  const { id, publishedAt } = await save(input);
  const again = await save({ ...input, id, revision: 1, title: 'Corrected' });
  expect(again.publishedAt).toBe(publishedAt);
  const earlier = await save({ ...input, id, revision: 2, publishedAt: '2020-01-01T00:00:00.000Z' });
  expect(earlier).toMatchObject({ publishedAt: '2020-01-01T00:00:00.000Z', state: 'PUBLISHED' });
});

test('editors see all posts page by page, and the log has what they did', async () => {
  const input = draft();
  const { id } = await save(input);
  await save({ ...input, id, revision: 1, title: 'Another' });
  const { adminPosts } = await editor.graphql<{
    adminPosts: { totalCount: number; nodes: { id: string; state: string }[]; pageInfo: { endCursor: string } };
  }>('{ adminPosts(first: 1) { totalCount nodes { id state } pageInfo { endCursor } } }');
  expect(adminPosts.nodes).toEqual([{ id, state: 'DRAFT' }]);
  expect(adminPosts.totalCount).toBeGreaterThan(6);
  const next = await editor.graphql<{ adminPosts: { nodes: { id: string }[] } }>(
    'query ($after: String) { adminPosts(first: 1, after: $after) { nodes { id } } }',
    { after: adminPosts.pageInfo.endCursor },
  );
  expect(next.adminPosts.nodes[0]?.id).not.toBe(id);
  await editor.graphql('mutation ($id: ID!) { deletePost(id: $id) }', { id });
  const entries = await shop.sql<{ action: string; after: { title: string } | null }>(
    'SELECT action, after FROM audit_entries WHERE subject_id = $1 ORDER BY id',
    [id],
  );
  expect(entries.map(({ action }) => action)).toEqual(['POST_ADDED', 'POST_CHANGED', 'POST_REMOVED']);
  expect(entries[1]?.after?.title).toBe('Another');
});

test('a picture of a post, in its head or in its text, is kept for ever', async () => {
  const [head, inText, unused] = [
    await uploadPicture(editor),
    await uploadPicture(editor),
    await uploadPicture(editor),
  ];
  await save(draft({ picture: head, bodyBangla: `![ছবি](/pictures/${inText})` }));
  expect(
    await shop.sql('SELECT key, used FROM product_pictures WHERE key = ANY ($1) ORDER BY used, key', [
      [head, inText, unused],
    ]),
  ).toEqual([{ key: unused, used: false }, ...[head, inText].toSorted().map((key) => ({ key, used: true }))]);
});
