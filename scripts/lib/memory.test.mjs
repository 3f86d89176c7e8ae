import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './project.mjs';

/** @type {{ flags: string[], environment: Record<string, string> }} */
const memory = JSON.parse(readFileSync(path.join(root, 'graphql-server', 'memory.json'), 'utf8'));

/**
 * Runs a script that begins anew, and returns what it is run with.
 * @param {Record<string, string>} environment
 * @returns {{ flags: string[], environment: Record<string, string>, pid: number, arguments: string[] }}
 */
const beginAnew = (environment) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'haat-memory-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = path.join(folder, 'script.mjs');
  const module = pathToFileURL(path.join(root, 'scripts', 'lib', 'memory.mjs')).href;
  writeFileSync(
    script,
    `import { beginWithLittleMemory } from '${module}';
beginWithLittleMemory();
console.log(JSON.stringify({ flags: process.execArgv, environment: process.env, pid: process.pid, arguments: process.argv.slice(2) }));`,
  );
  const environmentOfChild = { PATH: process.env['PATH'], ...environment };
  return JSON.parse(
    execFileSync(process.execPath, [script, 'one', 'two'], { env: environmentOfChild, encoding: 'utf8' }),
  );
};

// Windows has no exec, and its malloc other variables.
test.skipIf(process.platform === 'win32')(
  'the shop begins with the flags and variables of memory.json',
  () => {
    const begun = beginAnew({});
    expect(begun.flags).toEqual(memory.flags);
    expect(begun.environment).toMatchObject(memory.environment);
    expect(begun.arguments).toEqual(['one', 'two']);
  },
);

test.skipIf(process.platform === 'win32')('what the owner sets goes before them', () => {
  const begun = beginAnew({ NODE_OPTIONS: '--max-old-space-size=2000', MALLOC_ARENA_MAX: '4' });
  expect(begun.flags).toEqual(memory.flags.filter((flag) => !flag.startsWith('--max-old-space-size')));
  expect(begun.environment).toMatchObject({ ...memory.environment, MALLOC_ARENA_MAX: '4' });
});

test('the image starts the server with the same flags and variables', () => {
  const image = readFileSync(path.join(root, 'Dockerfile'), 'utf8');
  const variables = Object.entries(memory.environment).map(([name, value]) => `${name}=${value}`);
  expect(image).toContain(`ENV ${variables.join(' ')}\n`);
  const command = ['node', ...memory.flags, 'graphql-server/start/main.mjs'].map((word) => `"${word}"`);
  expect(image).toContain(`CMD [${command.join(', ')}]\n`);
});
