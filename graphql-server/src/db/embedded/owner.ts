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
 * Makes this process the one that starts and stops the server in `home`; two of them would stop it under each other.
 * Answers what says so in `owner.json`; undefined when another one has it and `join` allows to use theirs. One that is just ending is waited for.
 */
export async function takeOwnership(home: string, join: boolean): Promise<string | undefined> {
  const file = ownerFile(home);
  const me = JSON.stringify({ pid: process.pid, birth: processBirth(process.pid) } satisfies Owner);
  const deadline = Date.now() + 5000;
  for (;;) {
    if (createOnly(file, me)) return me;
    const written = read(file);
    const owner = parse(written);
    if (written !== undefined && (owner === undefined ? isOld(file) : !isThere(owner))) {
      setAside(file, written);
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

/** Lets the next process have the server in `home`. */
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

function isThere(owner: Owner): boolean {
  return isRunning(owner.pid) && processBirth(owner.pid) === owner.birth;
}

/** A file without content is one that is just being written, unless its writer was ended at that moment. */
function isOld(file: string): boolean {
  const status = statSync(file, { throwIfNoEntry: false });
  return status !== undefined && Date.now() - status.mtimeMs > 2000;
}

/** Two may find the same dead owner: what the slower one moves away by then is put back. */
function setAside(file: string, written: string): void {
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
