/**
 * TypeScript without its types, in files. Node strips types itself, by a program of 15 MB that then stays in the memory of the server. So another
 * process strips them, once for each version of a file: what is kept has the hash of the source as its name, and cannot be out of date.
 */
import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const project = path.resolve(import.meta.dirname, '..', '..');

/** What a server may load, from the project's folder. */
const SOURCES = ['graphql-server/src/**/*.ts', 'schema/**/*.ts', 'demo/**/*.ts'];

/** Node's own part that strips: another version may do it otherwise. */
const STRIPPER = process.versions['amaro'] ?? process.version;

/** @param {string} root */
const folderOf = (root) => path.join(root, 'dist', 'stripped');

/** @param {string} source */
const nameOf = (source) => `${hash('sha256', `${STRIPPER}\n${source}`)}.js`;

/** Writes what is not there yet, and deletes what is of no file any more. @throws when it cannot be written */
export function stripAll(root = project) {
  const folder = folderOf(root);
  mkdirSync(folder, { recursive: true });
  const names = new Set();
  for (const file of globSync(SOURCES, { cwd: root })) {
    const source = readFileSync(path.join(root, file), 'utf8');
    const name = nameOf(source);
    names.add(name);
    const place = path.join(folder, name);
    if (existsSync(place)) continue;
    // Renamed when it is whole: other servers may be reading, or doing the same.
    const whole = `${place}.${process.pid}`;
    writeFileSync(whole, module.stripTypeScriptTypes(source));
    renameSync(whole, place);
  }
  for (const name of readdirSync(folder))
    if (!names.has(name)) rmSync(path.join(folder, name), { force: true });
}

/** Has this process read its TypeScript from these files. What is missing is written first; where that fails, Node strips it as it loads it. */
export function readStripped(root = project) {
  const folder = folderOf(root);
  let hasTried = false;

  /** @param {string} url */
  const read = (url) => {
    const place = path.join(folder, nameOf(readFileSync(fileURLToPath(url), 'utf8')));
    if (!existsSync(place) && !hasTried) {
      hasTried = true;
      const program = path.join(import.meta.dirname, 'strip.mjs');
      spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', program], { stdio: 'inherit' });
    }
    return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
  };

  module.registerHooks({
    load: (url, context, next) => {
      const source = url.startsWith('file:') && url.endsWith('.ts') ? read(url) : undefined;
      return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true };
    },
  });
}
