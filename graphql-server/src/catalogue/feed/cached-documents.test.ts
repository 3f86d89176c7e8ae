import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { OwnerBusy } from '#kernel/fair-queue.ts';
import type { Edition, Texts } from './edition.ts';
import { CachedDocuments } from './cached-documents.ts';

const openDocuments = (freshMs: number) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'haat-feeds-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const documents = new CachedDocuments({
    folder,
    freshMs,
    reads: { run: (work) => work() },
    log: undefined,
  });
  const held = <Result>(texts: () => Texts, work: (edition: Edition) => Promise<Result>, owner = 'somebody') =>
    documents.use(owner, { name: 'document', texts }, work);
  return { folder, documents, held };
};

const readAll = async (edition: Edition) => gunzipSync(await buffer(edition.read())).toString();

/** A text that is written when the test says so. */
const openTexts = () => {
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const texts = async function* () {
    yield await first.promise;
    yield await second.promise;
  };
  return { texts, first, second };
};

/** More than is compressed into one piece. */
const LONG = Array.from({ length: 40_000 }, (_, place) => Math.sin(place).toString(36)).join('');

test('who comes while a document is written reads it from the beginning, and it is written once', async () => {
  const { held } = openDocuments(60_000);
  const { texts, first, second } = openTexts();
  let written = 0;
  const counted = () => {
    written += 1;
    return texts();
  };
  const early = held(counted, readAll);
  first.resolve(LONG);
  const late = held(counted, async (edition) => {
    // It is still being written.
    const bytes = edition.read();
    expect((await bytes.next()).done).toBe(false);
    await bytes.return();
    expect(edition.finished).toBeUndefined();
    second.resolve('end');
    return await readAll(edition);
  });
  expect(await Promise.all([early, late])).toEqual([`${LONG}end`, `${LONG}end`]);
  expect(await held(counted, readAll)).toBe(`${LONG}end`);
  expect(written).toBe(1);
});

test('a failure reaches all who read, leaves no file, and the next one writes anew', async () => {
  const { held, folder } = openDocuments(60_000);
  const failure = Promise.withResolvers<void>();
  const texts = async function* () {
    yield LONG;
    await failure.promise;
    throw new Error('The database is gone.');
  };
  const readers = [held(texts, readAll), held(texts, readAll)];
  failure.resolve();
  for (const result of await Promise.allSettled(readers))
    expect(result).toMatchObject({ status: 'rejected', reason: { message: 'The database is gone.' } });
  expect(readdirSync(folder)).toEqual([]);
  expect(await held(() => ['whole'], readAll)).toBe('whole');
});

test('an old edition stays for who still reads it, and no longer', async () => {
  const { held, folder } = openDocuments(0);
  const old = await held(
    () => ['old'],
    async (edition) => {
      await edition.done;
      expect(await held(() => ['new'], readAll)).toBe('new');
      expect(readdirSync(folder)).toHaveLength(2);
      return await readAll(edition);
    },
  );
  expect(old).toBe('old');
  expect(readdirSync(folder)).toHaveLength(1);
});

test('the same content keeps its version and its time', async () => {
  const { held } = openDocuments(0);
  const version = (text: string) =>
    held(
      () => [text],
      (edition) => edition.done,
    );
  const [one, same, other] = [await version('a'), await version('a'), await version('b')];
  expect([same.etag, same.modifiedAt]).toEqual([one.etag, one.modifiedAt]);
  expect(other.etag).not.toBe(one.etag);
});

test('one client can fetch ten at once, and others still can', async () => {
  const { held } = openDocuments(60_000);
  const { promise, resolve } = Promise.withResolvers<void>();
  const busy = Array.from({ length: 10 }, () =>
    held(
      () => ['a'],
      () => promise,
    ),
  );
  await expect(held(() => ['a'], readAll)).rejects.toThrow(OwnerBusy);
  expect(await held(() => ['a'], readAll, 'somebody else')).toBe('a');
  resolve();
  await Promise.all(busy);
  expect(await held(() => ['a'], readAll)).toBe('a');
});

test('files that a server left when it ended are deleted after an hour', async () => {
  const { documents, folder } = openDocuments(0);
  for (const [name, minutes] of [
    ['old.gz', 61],
    ['young.gz', 59],
  ] as const) {
    writeFileSync(path.join(folder, name), '');
    const at = new Date(Date.now() - minutes * 60_000);
    utimesSync(path.join(folder, name), at, at);
  }
  await documents.cleanUp();
  expect(readdirSync(folder)).toEqual(['young.gz']);
});
