import { expect, test } from 'vitest';
import { createReport, figures, milliseconds } from './report.ts';

test('figures stand one below the other', () => {
  expect(
    figures([
      { what: 'a server', figure: milliseconds(12.4), remark: '' },
      { what: 'the primary', figure: milliseconds(1234.5), remark: '3 attempts' },
    ]),
  ).toEqual(['a server         12 ms', 'the primary   1,235 ms   3 attempts']);
});

test('a step that fails is told, and its failure goes on', async () => {
  const lines: string[] = [];
  const report = createReport((line) => lines.push(line));
  expect(await report.step('good', async () => 1)).toBe(1);
  await expect(report.step('bad', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(lines.map((line) => line.slice(0, 6))).toEqual(['✓ good', '✗ bad ']);
});
