import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const stripped = pathToFileURL(path.join(import.meta.dirname, 'stripped.mjs')).href;

/** Returns a folder that looks like the project's, and what reads and writes in it. */
const makeProject = () => {
  const root = mkdtempSync(path.join(tmpdir(), 'haat-stripped-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const program = path.join(root, 'schema', 'answer.ts');
  mkdirSync(path.dirname(program));
  /** @param {string} code */
  const run = (code) =>
    execFileSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', code],
      { cwd: root, encoding: 'utf8' },
    );
  return {
    /** @param {string} source */
    write: (source) => writeFileSync(program, source),
    strip: () => run(`import { stripAll } from '${stripped}'; stripAll('${root}');`),
    /** Runs the program, and says what it printed and whether Node had to load what strips types. */
    start: () =>
      run(`import { readStripped } from '${stripped}';
readStripped('${root}');
await import('${pathToFileURL(program).href}');
console.log(process.moduleLoadList.some((name) => name.includes('amaro')));`).split('\n'),
    kept: () => readdirSync(path.join(root, 'dist', 'stripped')),
  };
};

test('a server reads its files without their types, and Node loads nothing that strips them', () => {
  const project = makeProject();
  project.write('const answer: number = 41;\nconsole.log(answer);\n');
  project.strip();
  expect(project.start()).toEqual(['41', 'false', '']);
  expect(project.kept()).toHaveLength(1);
});

test('a changed file is read as it is now, and nothing of the old one is kept', () => {
  const project = makeProject();
  project.write('console.log(41 as number);');
  project.strip();
  project.write('console.log(42 as number);');
  expect(project.start()[0]).toBe('42');
  project.strip();
  expect(project.kept()).toHaveLength(1);
  expect(project.start()).toEqual(['42', 'false', '']);
});

test('lines and columns stay where they are in the source', () => {
  const project = makeProject();
  project.write(
    "type Never = 1;\nconst fail = (why: string): never => { throw new Error(why); };\ntry { fail('no'); } catch (error) { console.log((error as Error).stack); }\n",
  );
  project.strip();
  expect(project.start().join('\n')).toContain('answer.ts:2:46');
});
