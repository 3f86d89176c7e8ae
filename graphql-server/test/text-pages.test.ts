import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { TEXT_PAGES } from '#schema/page-texts.ts';
import type { ShopSettings } from '#schema/shop-settings.ts';
import { sectionsOf } from '../src/kernel/markdown.ts';
import { uploadPicture } from './product-editing.ts';
import { openShop } from './setup.ts';

interface Answer {
  textPage: { sections: { heading: string; html: string; text: string }[] };
}

const text = `query TextPage($name: TextPageName!) {
  textPage(name: $name) { __typename sections { __typename heading html text } }
}`;
const hash = createHash('sha256').update(text).digest('hex');

/** A shop whose pages are the settings and the terms that they were told. */
const shop = await openShop({
  answers: { publicOperations: { [hash]: { name: 'TextPage', text } } },
  pages: {
    renderer: async ({ settings, ask }) => {
      const { data } = await ask({
        query: 'query Terms { textPage(name: TERMS) { sections { heading html text } } }',
        operationName: 'Terms',
        variables: {},
      });
      return { html: JSON.stringify({ settings, ...(data as Answer) }), shows: [], isPublic: true };
    },
  },
});
const owner = await shop.admin();

const change = async (key: string, value: string | null) => {
  const { it } = await owner.graphql<{ it: { fields?: { message: string }[] } }>(
    `mutation ($input: ChangeSettingInput!) {
      it: changeSetting(input: $input) { ... on InvalidInput { fields { message } } }
    }`,
    { input: { key, value } },
  );
  expect(it.fields).toBeUndefined();
};

/** A text as the shop's own pages ask for it, from the cache, in a language. */
const sections = async (name: string, language = 'en') => {
  const asked = new URLSearchParams({ documentId: `sha256:${hash}`, variables: JSON.stringify({ name }), language });
  const answer = await shop.get(`/graphql?${asked}`);
  expect(answer.headers.get('cache-control')).toContain('public');
  return answer
    .ok<{ data: Answer }>()
    .data.textPage.sections.map(({ heading, html, text }) => ({ heading, html, text }));
};

const page = async () => {
  const answer = await shop.send('GET', '/terms', { headers: { accept: 'text/html' } });
  return JSON.parse(answer.text) as Answer & { settings: ShopSettings };
};

/** Within a second, as for everybody. */
const soon = { timeout: 1500 };

test.each(TEXT_PAGES)('a new shop says something in %s, in both languages, with the fee in it', async (name) => {
  const [english, bangla] = [await sections(name), await sections(name, 'bn')];
  expect(english.length).toBeGreaterThan(1);
  expect(bangla).toHaveLength(english.length);
  for (const { heading, text, html } of english) {
    expect(heading).toMatch(/^[A-Z]/);
    expect(html).toBe(`<p>${text}</p>\n`);
  }
  for (const { heading, text } of bangla) expect(heading + text).toMatch(/[\u0980-\u09ff]/);
  expect(JSON.stringify([english, bangla])).not.toMatch(/\{(?:fee|shop)\}/);
});

test('what an owner writes is on the page within a second, and is taken back; it stands in no other page', async () => {
  expect(JSON.stringify((await page()).textPage)).toContain('Delivery is $60 for each order.');
  await change('TERMS_TEXT', 'First.\r\n\r\n# One *more*\n\n- {fee} at {shop}\n\n## `Two`\n');
  const written = [
    { heading: '', html: '<p>First.</p>\n', text: 'First.' },
    { heading: 'One more', html: '<ul>\n<li>$60 at Haat</li>\n</ul>\n', text: '$60 at Haat' },
    { heading: 'Two', html: '', text: '' },
  ];
  await expect.poll(async () => (await page()).textPage.sections, soon).toEqual(written);
  await expect.poll(() => sections('TERMS'), soon).toEqual(written);
  expect((await sections('TERMS', 'bn'))[0]?.heading).toBe('অ্যাকাউন্ট');
  expect(JSON.stringify((await page()).settings)).not.toContain('First.');

  await change('SHOP_NAME', 'A <b>&"B"');
  await change('DELIVERY_FEE', '75');
  await expect
    .poll(async () => (await page()).textPage.sections[1], soon)
    .toMatchObject({ html: expect.stringContaining('$75 at A &lt;b&gt;&amp;&quot;B&quot;'), text: '$75 at A <b>&"B"' });

  await change('TERMS_TEXT', null);
  await expect.poll(async () => (await page()).textPage.sections[0]?.heading, soon).toBe('Accounts');
});

test('the log has what differs, and not whole texts', async () => {
  const long = `## A 😀\n\n${'x'.repeat(5000)}`;
  await change('COOKIES_TEXT', long);
  await change('COOKIES_TEXT', long.replace('😀', '😁'));
  await change('COOKIES_TEXT', null);
  const log = await shop.sql<{ before: Record<string, string | null>; after: Record<string, string | null> }>(
    `SELECT before, after FROM audit_entries WHERE after ? 'COOKIES_TEXT' ORDER BY id`,
  );
  expect(log).toMatchObject([
    { before: { COOKIES_TEXT: null } },
    { before: { COOKIES_TEXT: '😀' }, after: { COOKIES_TEXT: '😁' } },
    { after: { COOKIES_TEXT: null } },
  ]);
  for (const { before, after } of log)
    for (const text of [before['COOKIES_TEXT'], after['COOKIES_TEXT']])
      expect([...(text ?? '')].length).toBeLessThanOrEqual(301);
});

test('a picture of the shop in a text stays', async () => {
  const key = await uploadPicture(owner);
  await change('HELP_TEXT', `![The shop](/pictures/${key})`);
  expect(await shop.sql('SELECT used FROM product_pictures WHERE key = $1', [key])).toEqual([{ used: true }]);
});

describe('a text in sections', () => {
  test.each([
    ['## <script>alert(1)</script>\n\n<script>alert(1)</script>', /<script/i],
    ['## A\n\n<img src=x onerror=alert(1)>', /<img/i],
    ['[x](javascript:alert(1))\n\n## A', /<a/i],
    ['[x](&#106;avascript:alert(1))', /<a/i],
    ['## A\n\n[a]\n\n## B\n\n[a]: javascript:alert(1)', /<a/i],
    ['![x](https://evil.example.com/x.png)', /<img/i],
    ['```"><script>\nx\n```', /<script/i],
    ['<iframe src=x></iframe>', /<iframe/i],
  ])('%s is harmless', (text, forbidden) => {
    expect(
      sectionsOf(text, 40)
        .map(({ html }) => html)
        .join(''),
    ).not.toMatch(forbidden);
  });

  test('has one for each heading of the first two levels, but at most so many', () => {
    const headings = (text: string, most = 40) => sectionsOf(text, most).map(({ heading }) => heading);
    expect(headings('a\n\nA\n===\n\n### Small\n\n> ## Quoted\n\nB\n---\nb')).toEqual(['', 'A', 'B']);
    expect(headings('Only words.')).toEqual(['']);
    const last = sectionsOf('## 1\n\n## 2\n\n## 3\n\nc', 3).at(-1);
    expect(last).toEqual({ heading: '2', html: '<h2>3</h2>\n<p>c</p>\n', text: '3 c' });
    expect(sectionsOf('# a\n'.repeat(2000), 40).length).toBeLessThanOrEqual(40);
  });

  test('has links whose addresses stand in another one', () => {
    expect(sectionsOf('## A\n\n[in]\n\n## B\n\n[in]: /terms', 40)[0]?.html).toBe('<p><a href="/terms">in</a></p>\n');
  });
});
