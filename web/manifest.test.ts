import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { PALETTES } from '../schema/palettes.ts';
import * as pages from '../schema/pages.ts';

interface Manifest {
  id: string;
  lang: string;
  start_url: string;
  icons: { src: string; sizes: string; purpose: string }[];
  shortcuts: { name: string; url: string }[];
}

const publicFile = (name: string) => path.join(import.meta.dirname, 'public', name);
const read = (name: string) => JSON.parse(readFileSync(publicFile(name), 'utf8')) as Manifest;
const english = read('manifest.webmanifest');
const bangla = read('manifest.bn.webmanifest');

describe.each([
  { manifest: english, prefix: '' },
  { manifest: bangla, prefix: '/bn' },
])('the manifest in $manifest.lang', ({ manifest, prefix }) => {
  test('leads to pages that there are', () => {
    expect(manifest.start_url).toBe(prefix || '/');
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(
      [pages.search, pages.cart, pages.myOrders].map((page) => prefix + page),
    );
  });

  test('names icons that are as large as it says', async () => {
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(publicFile(src)).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
    const kinds = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
    expect(kinds).toEqual(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']);
  });
});

test('both languages are the same app', () => {
  const { id, icons } = bangla;
  expect({ id, icons }).toEqual({ id: english.id, icons: english.icons });
  expect([english.lang, bangla.lang]).toEqual(['en', 'bn']);
});

test('icons that systems cut out have no transparent corner', async () => {
  for (const name of ['maskable-512.png', 'apple-touch-180.png'])
    expect((await sharp(publicFile(`icons/${name}`)).stats()).isOpaque, name).toBe(true);
  expect(existsSync(publicFile('icons/any-512.png'))).toBe(true);
});

test('the manifests, the offline page and the notice above copies have the colours of the shop', () => {
  const inSources = (file: string) => readFileSync(path.join(import.meta.dirname, 'src', file), 'utf8');
  const tokens = inSources('ui/theme/tokens.ts') + JSON.stringify(PALETTES.BOTTLE);
  const css = inSources('lib/offline/offline.css') + inSources('lib/offline/notice.ts');
  const used = (css + JSON.stringify([english, bangla])).match(/#[0-9a-f]{6}\b/g) ?? [];
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((color) => !tokens.includes(color))).toEqual([]);
});
