import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './project.mjs';

const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');
const { scripts, dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json'));
const readme = read('README.md');

describe('The documents tell of', () => {
  test('every dependency, and of no other', () => {
    const told = [...read('docs/dependencies.md').matchAll(/\*\*([^*\s]+)\*\*/g)].map(([, name]) => name);
    const wanted = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(told.toSorted()).toEqual(wanted.toSorted());
  });

  test('every variable, in README and .env.example alike', () => {
    const example = [...read('.env.example').matchAll(/^#([A-Z_]+)=/gm)].map(([, name = '']) => name);
    const known = new Set(readme.match(/\b[A-Z]+(?:_[A-Z]+)*\b/g) ?? []);
    expect(example.filter((name) => !known.has(name))).toEqual([]);
    const config = read('graphql-server/src/config.ts');
    const asked = [...config.matchAll(/\b(?:text|integer|yesOrNo|webAddress)\(\s*'([A-Z_]+)'/g)].map(
      ([, name = '']) => name,
    );
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((name) => !example.includes(name))).toEqual([]);
  });

  test('every npm script', () => {
    const told = new Set(
      [...readme.matchAll(/`npm (?:run )?([a-z:-]+)(?: -- [^`]*)?`/g)].map(([, name]) => name),
    );
    expect(Object.keys(scripts).filter((name) => !told.has(name))).toEqual([]);
  });

  test('the addresses of health, as the containers ask them', () => {
    expect(readme).toMatch(/`GET \/health\/live`[^]*`GET \/health\/ready`/);
    expect(read('Dockerfile')).toMatch(/^HEALTHCHECK [^]*\/health\/live/m);
    expect(read('docker-compose.yml')).toMatch(/healthcheck:[^]*\/health\/ready/);
  });

  test('files that are there', () => {
    const files = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })];
    const broken = files.flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
        .map(([, to = '']) => to)
        .filter((to) => !existsSync(path.join(root, path.dirname(file), to)))
        .map((to) => `${file} → ${to}`),
    );
    expect(broken).toEqual([]);
  });
});
