import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bytesOf, decode, encodePage, encodeResponse, encodingFor } from './encodings.ts';

const page = (words: string) =>
  Array.from({ length: 3000 }, (_, place) => `<p class="c${(place * 7919) % 997}">${words} ${place * place}</p>`).join(
    '',
  );

test('a page that comes again as it was is compressed better, and then not any more', async () => {
  const html = page('Lamps');
  const quick = await encodePage(html);
  const best = await encodePage(html, quick);
  expect(best.br?.length).toBeLessThan(quick.br?.length ?? 0);
  // An ETag names the bytes.
  expect(best.hash).not.toBe(quick.hash);
  expect(await encodePage(html, best)).toBe(best);
  for (const encodings of [quick, best])
    expect(encodings).toMatchObject({ br: expect.any(Buffer), gzip: expect.any(Buffer) });
  const other = await encodePage(page('Sofas'), best);
  expect(brotliDecompressSync(other.br ?? '').toString()).toBe(page('Sofas'));
  expect(other.hash).not.toBe(quick.hash);
});

test('every encoding of a page and of a response is the same document', async () => {
  const html = page('Lamps');
  const [encoded, response] = [await encodePage(html), await encodeResponse(html)];
  expect(brotliDecompressSync(encoded.br ?? '').toString()).toBe(html);
  for (const encodings of [encoded, response]) {
    expect(gunzipSync(encodings.gzip ?? '').toString()).toBe(html);
    expect((await decode(encodings)).toString()).toBe(html);
  }
});

test('a response is cached compressed, and a short one as it is, in no more memory than its bytes', async () => {
  const [long, short] = [await encodeResponse(page('Lamps')), await encodeResponse('{}')];
  expect([encodingFor(long, 'gzip'), encodingFor(long, 'br')]).toEqual(['gzip', 'identity']);
  expect([encodingFor(short, 'gzip'), (await decode(short)).toString()]).toEqual(['identity', '{}']);
  expect([bytesOf(long), bytesOf(short)]).toEqual([long.gzip?.length, 2]);
  for (const { buffer, length } of [long.gzip, short.identity].flatMap((bytes) => bytes ?? []))
    expect(buffer.byteLength).toBe(length);
});
