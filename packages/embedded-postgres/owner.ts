import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgresError } from './error.ts';
import { isRunning, processBirth } from './process.ts';

interface Owner {
  pid: number;
  birth: string;
}

const ownerFile = (home: string) => path.join(home, 'owner.json');

/**
 * Makes this process the owner of the server in `home`: only the owner starts and stops it. Returns the content written
 * to `owner.json`; undefined when another process is the owner and `join` allows to use its server. Waits for an owner
 * that is ending.
 * @throws EmbeddedPostgresError when another process is the owner and stays
 */
export async function takeOwnership(home: string, join: boolean): Promise<string | undefined> {
  const file = ownerFile(home);
  const me = JSON.stringify({ pid: process.pid, birth: processBirth(process.pid) } satisfies Owner);
  const deadline = Date.now() + 5000;
  for (;;) {
    if (createOnly(file, me)) return me;
    const written = read(file);
    const owner = parse(written);
    if (written !== undefined && (owner === undefined ? isOld(file) : !isAlive(owner))) {
      removeStale(file, written);
    } else if (owner === undefined) {
      await delay(20);
    } else if (join) {
      return undefined;
    } else if (Date.now() > deadline || owner.pid === process.pid) {
      throw new EmbeddedPostgresError(
        `The shop is already running on this data (process ${owner.pid}, ${home}): ` +
          'stop it first, or set DATA_DIR to another folder.',
      );
    } else {
      await delay(50);
    }
  }
}

/** Removes `owner.json`, so that another process can become the owner. */
export function giveUpOwnership(home: string): void {
  rmSync(ownerFile(home), { force: true });
}

function createOnly(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function parse(written: string | undefined): Owner | undefined {
  try {
    return JSON.parse(written ?? '') as Owner;
  } catch {
    return undefined;
  }
}

function isAlive(owner: Owner): boolean {
  return isRunning(owner.pid) && processBirth(owner.pid) === owner.birth;
}

/** A file without content is just being written, unless its writer died at that moment: then it gets old. */
function isOld(file: string): boolean {
  const status = statSync(file, { throwIfNoEntry: false });
  return status !== undefined && Date.now() - status.mtimeMs > 2000;
}

/**
 * Two processes may find the same dead owner: the slower one may move away the new owner's file, and then puts it back.
 */
function removeStale(file: string, written: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (read(aside) === written) rmSync(aside);
  else renameSync(aside, file);
}
