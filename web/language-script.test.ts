import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

const script = readFileSync(path.join(import.meta.dirname, 'public', 'language.js'), 'utf8');

interface Page {
  path?: string;
  cookie?: string;
  stored?: string | null;
  isRendered?: boolean;
  /** Whether the browser refuses cookies. */
  isBlocked?: boolean;
  /** The language of the link that is pressed; null for another link. */
  pressed?: string | null;
}

/** Runs the script in the head of a page. */
const run = ({
  path: pathname = '/',
  cookie = '',
  stored = null,
  isRendered = false,
  isBlocked = false,
  pressed,
}: Page) => {
  const root = { lang: 'en', style: { display: '' }, hasAttribute: () => isRendered };
  const reload = vi.fn();
  let click: ((event: { target: unknown }) => void) | undefined;
  const jar = {
    documentElement: root,
    get cookie() {
      return cookie;
    },
    set cookie(written: string) {
      if (!isBlocked) cookie = [cookie, written.split(';')[0]].filter(Boolean).join('; ');
    },
  };
  runInNewContext(script, {
    document: jar,
    location: { pathname, reload },
    localStorage: { getItem: () => stored },
    addEventListener: (_: string, listener: (event: { target: unknown }) => void) => (click = listener),
  });
  const press = (hreflang: string | null) =>
    click?.({ target: { closest: () => (hreflang === null ? null : { hreflang }) } });
  if (pressed !== undefined) press(pressed);
  return { lang: root.lang, cookie, reloads: reload.mock.calls.length };
};

test.each([
  ['the address', { path: '/bn' }],
  ['the address of a page', { path: '/bn/details/1', cookie: 'language=en' }],
  ['the cookie', { cookie: 'a=b; language=bn' }],
])('%s says Bangla', (_, page: Page) => {
  expect(run(page)).toEqual({ lang: 'bn', cookie: page.cookie ?? '', reloads: 0 });
});

test.each([
  ['nothing', {}],
  ['the cookie', { cookie: 'language=en', stored: 'bn' }],
  ['the stored language', { stored: 'en' }],
  ['another address', { path: '/bnx' }],
])('%s says English', (_, page: Page) => {
  expect(run(page)).toMatchObject({ lang: 'en', reloads: 0 });
});

test('a browser that only has the stored language gets the cookie, and the page once more', () => {
  for (const isRendered of [true, false]) {
    const first = run({ stored: 'bn', isRendered });
    expect(first).toMatchObject({ cookie: 'language=bn', reloads: 1 });
    expect(run({ stored: 'bn', isRendered, cookie: first.cookie }).reloads).toBe(0);
  }
});

test('a browser without cookies does not ask for ever', () => {
  expect(run({ stored: 'bn', isBlocked: true })).toEqual({ lang: 'bn', cookie: '', reloads: 0 });
});

test('a page that the server has rendered keeps its language', () => {
  expect(run({ cookie: 'language=bn', isRendered: true }).lang).toBe('en');
});

test('the link to a language keeps it, also before the code of the page is there', () => {
  expect(run({ pressed: 'bn' }).cookie).toBe('language=bn');
  expect(run({ pressed: null }).cookie).toBe('');
});
