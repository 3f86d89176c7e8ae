import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { RenderRequest } from '#schema/rendering.ts';
import { openShop } from './setup.ts';

/** A built web whose renderer answers with what it was asked to render. */
const webFolder = mkdtempSync(path.join(tmpdir(), 'haat-languages-'));
afterAll(() => rmSync(webFolder, { recursive: true, force: true }));
writeFileSync(path.join(webFolder, 'index.html'), '<!doctype html><title>Haat</title>');
writeFileSync(path.join(webFolder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
writeFileSync(
  path.join(webFolder, '.first-load.json'),
  JSON.stringify({
    '/details/': ['/assets/p.js'],
    '/': ['/assets/h.js'],
  }),
);
mkdirSync(path.join(webFolder, '.renderer'));
writeFileSync(path.join(webFolder, '.renderer', 'package.json'), '{ "type": "module" }');
writeFileSync(
  path.join(webFolder, '.renderer', 'entry.js'),
  'export const createRenderer = () => async (page) => ({ html: JSON.stringify(page), shows: [], isPublic: true });',
);

const shop = await openShop({ webFolder });
const product = await shop.product({});
const gone = await shop.product({ status: 'ARCHIVED' });

const open = async (address: string, cookie = '') => {
  const { status, headers, text } = await shop.send('GET', address, {
    headers: { accept: 'text/html', 'accept-language': 'bn', cookie },
  });
  const { url, language, prefix, status: told } = JSON.parse(text) as RenderRequest;
  expect(told).toBe(status);
  return { status, headers, url, language, prefix };
};

describe('an address that begins with /bn is in Bangla, and otherwise the same', () => {
  test.each([
    ['/bn', '/', 200],
    ['/bn/', '/', 200],
    ['/bn?a=b', '/', 200],
    ['/bn/search?q=%E0%A6%AB%E0%A7%8B%E0%A6%A8&min=5', '/search?min=5&q=%E0%A6%AB%E0%A7%8B%E0%A6%A8', 200],
    [`/bn/details/${product.id}`, `/details/${product.id}`, 200],
    [`/bn/details/${gone.id}`, `/details/${gone.id}`, 410],
    ['/bn/details/1', '/details/1', 404],
    ['/bn/nothing', '/nothing', 404],
    ['/bn/bn', '/bn', 404],
    ['/bn/graphql', '/graphql', 404],
    ['/bn/favicon.svg', '/favicon.svg', 404],
  ])('%s', async (address, url, status) => {
    // Whatever the cookie says.
    for (const cookie of ['', 'language=en']) {
      const page = await open(address, cookie);
      expect(page).toMatchObject({ status, url, language: 'bn', prefix: '/bn' });
      expect(page.headers.get('content-language')).toBe('bn');
      expect(page.headers.get('vary')).not.toMatch(/cookie/i);
    }
  });

  test('with the files that the page needs', async () => {
    const english = await open(`/details/${product.id}`);
    const bangla = await open(`/bn/details/${product.id}`);
    expect(bangla.headers.get('link')).toBe(english.headers.get('link'));
    expect((await open('/bn')).headers.get('link')).toBe((await open('/')).headers.get('link'));
  });
});

describe('any other address is in the language of the cookie', () => {
  test.each([
    ['', 'en'],
    ['language=en', 'en'],
    ['a=b; language=bn; c=d', 'bn'],
    ['language=BN', 'en'],
    ['language=fr', 'en'],
    ['language=%', 'en'],
    ['notlanguage=bn', 'en'],
  ])('%s', async (cookie, language) => {
    const page = await open('/help?x=1', cookie);
    expect(page).toMatchObject({ status: 200, url: '/help', language, prefix: '' });
    expect(page.headers.get('content-language')).toBe(language);
    expect(page.headers.get('vary')).toMatch(/cookie/i);
  });

  test.each(['/bnx', '/BN/help'])('%s has no language', async (address) => {
    expect(await open(address)).toMatchObject({ status: 404, url: address, language: 'en', prefix: '' });
  });
});
