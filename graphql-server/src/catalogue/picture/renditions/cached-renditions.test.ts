import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isOf, CachedRenditions } from './cached-renditions.ts';

const newFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'haat-forms-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();

const kilobyte = Buffer.alloc(1000);
const form = (nr: number) => ({ name: `upload/${nr}`, file: '96.webp' });

test('a form is found with the time of its original, until it is removed', async () => {
  const forms = new CachedRenditions(newFolder());
  expect(await forms.find(form(1))).toBeUndefined();
  const kept = await forms.keep(form(1), kilobyte, 1_700_000_000_123);
  expect(kept).toMatchObject({ size: 1000, path: expect.stringMatching(/upload.1.96\.webp$/) });
  expect(await forms.find(form(1))).toEqual(kept);
  expect(kept && isOf(kept, { modifiedMs: 1_700_000_000_123 })).toBe(true);
  expect(kept && isOf(kept, { modifiedMs: 1_700_000_000_200 })).toBe(false);
  await forms.remove(['upload/1', 'upload/2']);
  expect(await forms.find(form(1))).toBeUndefined();
});

test('forms take no more than they may, and those that were not read for the longest time go first', async () => {
  const folder = newFolder();
  const before = new CachedRenditions(folder);
  for (let nr = 1; nr <= 20; nr += 1) {
    const kept = await before.keep(form(nr), kilobyte, 0);
    // The last ones were not read for the longest time.
    if (kept) utimesSync(kept.path, new Date(1_700_000_000_000 - nr * 1000), new Date(0));
  }
  expect(filesIn(folder)).toHaveLength(20);

  // A server that starts with what a former one has left.
  const forms = new CachedRenditions(folder, 10_000);
  await forms.keep(form(21), kilobyte, 0);
  expect(filesIn(folder)).toEqual([1, 2, 21, 3, 4, 5, 6, 7].map((nr) => path.join(`upload/${nr}`, '96.webp')));

  await Promise.all(Array.from({ length: 100 }, (_, nr) => forms.keep(form(100 + nr), kilobyte, 0)));
  expect(filesIn(folder).length).toBeLessThanOrEqual(11);
  expect(await forms.find(form(1))).toBeUndefined();
});
