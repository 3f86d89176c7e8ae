import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const sources = path.join(import.meta.dirname, 'src');

const { later } = (await import(path.join(sources, 'messages', 'en', 'later.ts'))) as {
  later: Record<string, string>;
};

/**
 * Returns the modules that a file imports, including lazy ones that do not wait for the later texts. Pages wait for them
 * (`AppRoutes`).
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
    [...code.matchAll(/'([a-z]\w*(?:\.\w+)+)'/g)].flatMap(([, key = '']) =>
      key in later ? `${path.relative(sources, file)}: ${key}` : [],
    ),
  );
  expect(used).toEqual([]);
});
