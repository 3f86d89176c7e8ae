import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { environment } from '../../graphql-server/src/platform/config/config.ts';
import { root } from './project.mjs';

const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');
const { scripts, dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json'));
const readme = read('README.md');

/** The variables that the server reads. */
const serverVariables = Object.keys(environment.entries);

describe('The documents tell of', () => {
  test('every dependency, and of no other', () => {
    const told = [...read('docs/dependencies.md').matchAll(/\*\*([^*\s]+)\*\*/g)].map(([, name]) => name);
    const wanted = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(told.toSorted()).toEqual(wanted.toSorted());
  });

  test('every variable, in docs/configuration.md and .env.example alike', () => {
    const example = [...read('.env.example').matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
    const known = new Set(read('docs/configuration.md').match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*\b/g) ?? []);
    expect(example.filter((name) => !known.has(name))).toEqual([]);
    expect(serverVariables.length).toBeGreaterThan(5);
    expect(serverVariables.filter((name) => !example.includes(name))).toEqual([]);
  });

  test('containers are handed every variable but those that the image sets', () => {
    const compose = read('docker-compose.yml');
    const given = new Set([...compose.matchAll(/^ {6}([A-Z0-9_]+): /gm)].map(([, name]) => name));
    // NODE_ENV is production there, where DEMO_MODE is refused.
    const set = new Set(['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR', 'DEMO_MODE']);
    expect(serverVariables.filter((name) => !given.has(name) && !set.has(name))).toEqual([]);
  });

  test('what has no safe default, which compose demands', () => {
    const compose = read('docker-compose.yml');
    for (const name of ['PUBLIC_URL', 'SESSION_SECRET', 'POSTGRES_PASSWORD']) {
      expect(compose).toContain(`\${${name}:?`);
      expect(compose).not.toContain(`\${${name}:-`);
      expect(readme).toMatch(new RegExp(`export .*\\b${name}=[^]*docker compose up`));
    }
  });

  test('every npm script', () => {
    const told = new Set(
      [...read('CONTRIBUTING.md').matchAll(/`npm (?:run )?([a-z:-]+)(?: -- [^`]*)?`/g)].map(([, name]) => name),
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
