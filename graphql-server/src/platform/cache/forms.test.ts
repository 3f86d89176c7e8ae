import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { answerForms, pageForms, type Forms } from './forms.ts';

const page = (words: string) =>
  Array.from(
    { length: 3000 },
    (_, place) => `<p class="c${(place * 7919) % 997}">${words} ${place * place}</p>`,
  ).join('');

const textsOf = async (forms: Forms) => [
  brotliDecompressSync(await forms.make('br')).toString(),
  gunzipSync(await forms.make('gzip')).toString(),
  (await forms.make('identity')).toString(),
];

const lengthOf = (forms: Forms) => forms.ready('br')?.length ?? NaN;

test('a page that comes again as it was is compressed better, and then not any more', async () => {
  const html = page('Lamps');
  const quick = await pageForms(html);
  const best = await pageForms(html, quick);
  expect(lengthOf(best)).toBeLessThan(lengthOf(quick));
  // An ETag names the bytes.
  expect(best.hash).not.toBe(quick.hash);
  expect(await pageForms(html, best)).toBe(best);
  for (const forms of [quick, best])
    expect([forms.ready('br'), forms.ready('gzip'), forms.ready('identity')]).toEqual([
      expect.any(Buffer),
      expect.any(Buffer),
      undefined,
    ]);
  const other = await pageForms(page('Sofas'), best);
  expect(brotliDecompressSync(other.ready('br') ?? '').toString()).toBe(page('Sofas'));
  expect(other.hash).not.toBe(quick.hash);
});

test('every form of a page and of an answer is the same document', async () => {
  const html = page('Lamps');
  expect(await textsOf(await pageForms(html))).toEqual([html, html, html]);
  expect(await textsOf(answerForms(html))).toEqual([html, html, html]);
});

test('an answer is compressed when that is first asked for, once for all, and counted then', async () => {
  const text = page('Lamps');
  const forms = answerForms(text);
  expect([forms.bytes, forms.ready('br')]).toEqual([text.length, undefined]);
  const [one, other] = await Promise.all([forms.make('br'), forms.make('br')]);
  expect(one).toBe(other);
  expect(forms.ready('br')).toBe(one);
  // The whole document is no longer kept, and made when somebody wants it.
  expect(forms.bytes).toBe(one.length);
  expect((await forms.make('identity')).toString()).toBe(text);
  expect(gunzipSync(await forms.make('gzip')).toString()).toBe(text);
  expect([forms.best('br'), answerForms('{}').best('br')]).toEqual(['br', 'identity']);
});
