import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './project.mjs';

test('docs/dependencies.md tells of every dependency, and of no other', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  const text = readFileSync(path.join(root, 'docs', 'dependencies.md'), 'utf8');
  const told = [...text.matchAll(/\*\*([^*\s]+)\*\*/g)].map(([, name]) => name);
  const wanted = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(told.toSorted()).toEqual(wanted.toSorted());
});
