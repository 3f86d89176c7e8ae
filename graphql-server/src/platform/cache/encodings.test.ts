import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { responseEncodings, pageEncodings, type Encodings } from './encodings.ts';

const page = (words: string) =>
  Array.from(
    { length: 3000 },
    (_, place) => `<p class="c${(place * 7919) % 997}">${words} ${place * place}</p>`,
  ).join('');

const textsOf = async (encodings: Encodings) => [
  brotliDecompressSync(await encodings.make('br')).toString(),
  gunzipSync(await encodings.make('gzip')).toString(),
  (await encodings.make('identity')).toString(),
];

const lengthOf = (encodings: Encodings) => encodings.ready('br')?.length ?? NaN;

test('a page that comes again as it was is compressed better, and then not any more', async () => {
  const html = page('Lamps');
  const quick = await pageEncodings(html);
  const best = await pageEncodings(html, quick);
  expect(lengthOf(best)).toBeLessThan(lengthOf(quick));
  // An ETag names the bytes.
  expect(best.hash).not.toBe(quick.hash);
  expect(await pageEncodings(html, best)).toBe(best);
  for (const encodings of [quick, best])
    expect([encodings.ready('br'), encodings.ready('gzip'), encodings.ready('identity')]).toEqual([
      expect.any(Buffer),
      expect.any(Buffer),
      undefined,
    ]);
  const other = await pageEncodings(page('Sofas'), best);
  expect(brotliDecompressSync(other.ready('br') ?? '').toString()).toBe(page('Sofas'));
  expect(other.hash).not.toBe(quick.hash);
});

test('every form of a page and of an answer is the same document', async () => {
  const html = page('Lamps');
  expect(await textsOf(await pageEncodings(html))).toEqual([html, html, html]);
  expect(await textsOf(responseEncodings(html))).toEqual([html, html, html]);
});

test('an answer is compressed when that is first asked for, once for all, and counted then', async () => {
  const text = page('Lamps');
  const encodings = responseEncodings(text);
  expect([encodings.bytes, encodings.ready('br')]).toEqual([text.length, undefined]);
  const [one, other] = await Promise.all([encodings.make('br'), encodings.make('br')]);
  expect(one).toBe(other);
  expect(encodings.ready('br')).toBe(one);
  // The whole document is no longer kept, and made when somebody wants it.
  expect(encodings.bytes).toBe(one.length);
  expect((await encodings.make('identity')).toString()).toBe(text);
  expect(gunzipSync(await encodings.make('gzip')).toString()).toBe(text);
  expect([encodings.best('br'), responseEncodings('{}').best('br')]).toEqual(['br', 'identity']);
});
