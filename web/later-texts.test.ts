import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const sources = path.join(import.meta.dirname, 'src');

type Words = Record<string, string>;
const { later } = (await import(path.join(sources, 'messages', 'en', 'later.ts'))) as { later: Words };
const { dashboard } = (await import(path.join(sources, 'messages', 'en', 'dashboard.ts'))) as {
  dashboard: Words;
};

/** Returns the keys among some texts that a file uses. */
const keysIn = (code: string, texts: Words): string[] =>
  [...code.matchAll(/'([a-z]\w*(?:\.\w+)+)'/g)].flatMap(([, key = '']) => (key in texts ? key : []));

/**
 * Returns the modules that a file imports, including lazy ones that do not wait for the later texts. Pages wait for
 * them (`AppRoutes`).
 */
const neededBy = (file: string, code: string): string[] => {
  const still = [...code.matchAll(/^(?:import|export) (?!type)[^;]*?from '(\.[^']+)'/gms)];
  const lazily = code.includes('withTexts(') ? [] : [...code.matchAll(/import\('(\.[^']+)'\)/g)];
  const parts = lazily.filter(([, target = '']) => !target.endsWith('Page.tsx'));
  return [...still, ...parts].map(([, target = '']) => path.join(path.dirname(file), target));
};

test('what is shown without the later texts uses none of them', () => {
  const seen = new Map<string, string>();
  const visit = (file: string) => {
    if (seen.has(file) || file.includes('/messages/') || !existsSync(file)) return;
    const code = readFileSync(file, 'utf8');
    seen.set(file, code);
    neededBy(file, code).forEach(visit);
  };
  visit(path.join(sources, 'main.tsx'));
  visit(path.join(sources, 'app', 'App.tsx'));
  visit(path.join(sources, 'shop', 'home', 'HomePage.tsx'));
  expect(seen.size).toBeGreaterThan(40);
  // The table of pages names titles, which their pages show.
  seen.delete(path.join(sources, 'app', 'routes.tsx'));
  const used = [...seen].flatMap(([file, code]) =>
    keysIn(code, later).map((key) => `${path.relative(sources, file)}: ${key}`),
  );
  expect(used).toEqual([]);
});

test('only the dashboard uses its texts', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: sources }).filter(
    (file) => !/^(admin|app.admin|messages)[/\\]/.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  const used = files.flatMap((file) =>
    keysIn(readFileSync(path.join(sources, file), 'utf8'), dashboard).map((key) => `${file}: ${key}`),
  );
  expect(used).toEqual([]);
});
