import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { environment, findNode } from './node.mjs';
import { alone, dist, Refusal, root, run } from './project.mjs';

const sources = ['web', 'schema', 'package-lock.json', 'tsconfig.base.json'];
const target = path.join(dist, 'web');
const stamp = path.join(dist, '.web-sources');

/**
 * Builds the web into dist/web, unless it was built from exactly these sources.
 * @param {{ force?: boolean, stdio?: import('node:child_process').StdioOptions }} [options]
 * @returns {Promise<boolean>} whether something was built
 */
export async function ensureBuilt({ force = false, stdio = 'inherit' } = {}) {
  const isFresh = () => existsSync(path.join(target, 'index.html')) && read(stamp) === fingerprint();
  if (!force && isFresh()) return false;
  return alone('build', async () => {
    if (!force && isFresh()) return false;
    const built = fingerprint();
    // Built in another folder and then swapped: a running shop keeps the old files until the new ones are complete.
    const unfinished = `${target}.new`;
    const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    const env = { ...environment(), NODE_ENV: 'production' };
    // Second, what renders pages on the server; its folder is hidden, so that it is not served.
    const renderer = ['--config', 'web/renderer.config.ts', '--outDir', path.join(unfinished, '.renderer')];
    for (const args of [['--outDir', unfinished, '--emptyOutDir'], renderer]) {
      const code = await run(findNode(), [vite, 'build', 'web', ...args, '--logLevel', 'error'], {
        env,
        stdio,
      });
      if (code !== 0) throw new Refusal('The web could not be built; the lines above say why.');
    }
    const old = `${target}.old`;
    rmSync(old, { recursive: true, force: true });
    if (existsSync(target)) renameSync(target, old);
    renameSync(unfinished, target);
    rmSync(old, { recursive: true, force: true });
    mkdirSync(dist, { recursive: true });
    writeFileSync(stamp, built);
    return true;
  });
}

/** Returns a hash of all sources. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const source of sources) addTo(hash, path.join(root, source));
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} place
 */
function addTo(hash, place) {
  if (/\.test\.tsx?$/.test(place)) return;
  const entries = list(place);
  if (entries === undefined) hash.update(path.relative(root, place)).update('\0').update(readFileSync(place));
  else for (const entry of entries) addTo(hash, path.join(place, entry));
}

/** @param {string} place */
function list(place) {
  try {
    return readdirSync(place).sort();
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
