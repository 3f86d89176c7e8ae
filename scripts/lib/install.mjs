import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { alone, Refusal, root, run } from './project.mjs';

/**
 * Installs what package-lock.json lists, unless exactly that is installed.
 * @returns {Promise<boolean>} whether something was installed
 */
export async function ensureInstalled() {
  if (isInstalled()) return false;
  return alone('installation', async () => {
    if (isInstalled()) return false;
    console.log('Installing what package-lock.json says (a minute or two the first time)');
    const [program, args] = npm();
    // Building and testing need all packages, also when NODE_ENV is production.
    const wanted = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
    const code = await run(program, [...args, ...wanted], {
      shell: process.platform === 'win32' && args.length === 0,
    });
    if (code !== 0) throw new Refusal('The installation failed; the lines above say why. Mend that and start again.');
    return true;
  });
}

/**
 * Whether exactly the listed packages are installed. npm writes `node_modules/.package-lock.json` last, so an
 * incomplete installation has none, and the file contains every installed version.
 */
export function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const present = readPackages(path.join('node_modules', '.package-lock.json'));
  if (wanted === undefined || present === undefined) return false;
  return Object.entries(wanted).every(([place, { version, integrity, optional }]) => {
    if (place === '') return true;
    const there = present[place];
    // Packages of other platforms are not installed.
    if (there === undefined) return optional === true;
    return there.version === version && there.integrity === integrity && existsSync(path.join(root, place));
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Returns the npm that started this script, or else the one on the PATH.
 * @returns {[string, string[]]}
 */
function npm() {
  const cli = process.env['npm_execpath'];
  if (cli === undefined || !/\.c?js$/.test(cli) || !existsSync(cli)) return ['npm', []];
  // Not a Node in node_modules: the installation deletes that folder first.
  const outside = process.env['npm_node_execpath'];
  return [outside && !outside.includes('node_modules') ? outside : 'node', [cli]];
}
