import { describe, expect, test } from 'vitest';
import * as pages from '#schema/pages.ts';
import { addressOf, isAway, isCacheable, isCachedPath, isProduct, isShopPicture } from './cached.ts';
import { withNotice } from './notice.ts';

const filled = (Object.values(pages) as string[]).map((page) => page.replace(/:\w+/, 'x-1'));

describe('the service worker keeps', () => {
  test('the pages that are the same for everybody, in both languages, and no other', () => {
    const cached = filled.filter(isCachedPath);
    expect(cached).toEqual([
      '/',
      '/search',
      '/product',
      '/details/x-1',
      '/electronics',
      '/fashion',
      '/home-furniture',
      '/admin/x-1',
      '/posts/x-1',
      '/help',
      '/privacy',
      '/terms',
      '/cookies',
    ]);
    expect(filled.filter((page) => isCachedPath(`/bn${page}`))).toEqual(cached);
    expect(['/bn', '/Details/X/', '/details/'].map(isCachedPath)).toEqual([true, true, false]);
    expect(['/graphql', '/backend/product', '/details/a/b', '/x/help', '/bnhelp'].filter(isCachedPath)).toEqual([]);
  });

  test('pictures of the shop, and none that people have uploaded', () => {
    expect(isShopPicture('/pictures/demo/lamp-1/480.avif')).toBe(true);
    expect(isShopPicture('/pictures/product/0a1b/480.avif')).toBe(true);
    expect(isShopPicture('/pictures/upload/0a1b/480.avif')).toBe(false);
    expect(isShopPicture('/picturesque')).toBe(false);
  });

  test('a page once, wherever the link to it was clicked', () => {
    expect(addressOf('https://shop.example/search?utm_source=x&sort=NEWEST&q=lamp&fbclid=y#list')).toBe(
      'https://shop.example/search?q=lamp&sort=NEWEST',
    );
    expect(addressOf('https://shop.example/bn/details/x?q=lamp')).toBe('https://shop.example/bn/details/x');
  });

  test('whole pages only', () => {
    const answer = (headers: Record<string, string> = {}, more: Partial<Response> = {}): Response => ({
      ...({ status: 200, type: 'basic', redirected: false } as Response),
      headers: new Headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        date: 'Sun, 22 Nov 2026 13:00:00 GMT',
        ...headers,
      }),
      ...more,
    });
    expect(isCacheable(answer())).toBe(true);
    expect(isCacheable(answer({ 'cache-control': 'no-store' }))).toBe(false);
    // In the language of a cookie; a browser may keep it.
    expect(isCacheable(answer({ 'cache-control': 'private, no-cache' }))).toBe(true);
    expect(isCacheable(answer({ 'content-type': 'application/json' }))).toBe(false);
    expect(isCacheable(answer({ date: 'yesterday' }))).toBe(false);
    for (const more of [{ status: 404 }, { status: 503 }, { redirected: true }, { type: 'opaque' as const }])
      expect(isCacheable(answer({}, more)), JSON.stringify(more)).toBe(false);
  });
});

test('a proxy that cannot reach the shop is told from the shop that is too busy to render a page', () => {
  const answer = (status: number, headers: Record<string, string> = {}) =>
    isAway(new Response('', { status, headers: { 'content-type': 'text/html', ...headers } }));
  expect([502, 503, 504].map((status) => answer(status))).toEqual([true, true, true]);
  expect(answer(503, { 'x-request-id': 'x' })).toBe(false);
  expect(answer(503, { 'content-type': 'application/json' })).toBe(false);
  expect(answer(500)).toBe(false);
});

test('products are told from other pages', () => {
  expect(filled.filter(isProduct)).toEqual(['/details/x-1']);
  expect(isProduct('/bn/details/x-1')).toBe(true);
});

test.each([
  ['en', 'as it was on 22 Nov 2026, 19:00', 'Load again'],
  ['bn', '২২ নভেম্বর, ২০২৬, ১৯:০০-এ যেমন ছিল', 'আবার খুলুন'],
])('a copy in %s says from when it is, above what React hydrates', (language, time, label) => {
  const page = `<!doctype html><html lang="${language}" class="x"><body><div id="root"><h1>Lamp</h1></div></body></html>`;
  const url = 'https://shop.example/search?q=%22%3Cb%3E&sort=NEWEST';
  const copy = withNotice(page, { url, date: 'Sun, 22 Nov 2026 13:00:00 GMT' });
  const [notice = '', rest] = copy.split('<div id="root">');
  expect(notice).toContain(time);
  expect(notice).toContain(
    '<form action="/search"><input type="hidden" name="q" value="&quot;&lt;b>"><input type="hidden" name="sort" value="NEWEST">',
  );
  expect(notice).toContain(`<button>${label}</button>`);
  expect(rest).toBe('<h1>Lamp</h1></div></body></html>');
});
