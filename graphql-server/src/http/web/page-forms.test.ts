import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { formsOf } from './page-forms.ts';

const page = (words: string) =>
  Array.from(
    { length: 3000 },
    (_, place) => `<p class="c${(place * 7919) % 997}">${words} ${place * place}</p>`,
  ).join('');

test('a document that comes again as it was is compressed better, and then not any more', async () => {
  const html = page('Lamps');
  const quick = await formsOf(html);
  const best = await formsOf(html, quick);
  expect(best.br.length).toBeLessThan(quick.br.length);
  // An ETag names the bytes.
  expect(best.hash).not.toBe(quick.hash);
  expect(await formsOf(html, best)).toBe(best);
  for (const { br, gzip } of [quick, best])
    expect([brotliDecompressSync(br).toString(), gunzipSync(gzip).toString()]).toEqual([html, html]);
  const other = await formsOf(page('Sofas'), best);
  expect(brotliDecompressSync(other.br).toString()).toBe(page('Sofas'));
  expect(other.hash).not.toBe(quick.hash);
});
