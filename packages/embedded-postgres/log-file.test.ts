import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { LogFile } from './log-file.ts';

const logOf = (text: string): LogFile => {
  const folder = mkdtempSync(path.join(tmpdir(), 'haat-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'postgres.log');
  writeFileSync(file, text);
  return new LogFile(file, 10);
};

test('a file that is too large becomes the older file', async () => {
  const log = logOf('more than ten bytes');
  await log.rotate({ isOpen: false });
  expect(await log.size()).toBe(0);
  expect(readFileSync(`${log.path}.1`, 'utf8')).toBe('more than ten bytes');
});

test('a smaller file stays', async () => {
  const log = logOf('few bytes');
  await log.rotate({ isOpen: false });
  expect(await log.size()).toBe(9);
});

test('a file that cannot be copied, as on a full disk, is emptied all the same, and the error comes once', async () => {
  const log = logOf('more than ten bytes');
  // Copying over a folder fails.
  mkdirSync(`${log.path}.1`);
  await expect(log.rotate({ isOpen: false })).rejects.toThrow();
  expect(await log.size()).toBe(0);
  await log.rotate({ isOpen: false });
});
