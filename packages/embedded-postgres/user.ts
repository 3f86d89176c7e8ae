import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

/** The operating system user that PostgreSQL runs as when we are root: PostgreSQL refuses to run as root. */
export interface UnprivilegedUser {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Chooses the user that PostgreSQL runs as: undefined (our own user) unless we are root. For root it is the first owner
 * of `paths` who is not root, so that both root and that person can start the shop; else `nobody`.
 */
export function chooseUser(paths: readonly string[]): UnprivilegedUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const path of paths) {
    const owner = statSync(path, { throwIfNoEntry: false });
    if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  }
  return accounts().find(({ name }) => name === 'nobody') ?? accounts().find(({ name }) => name === 'daemon');
}

function accounts(): (UnprivilegedUser & { name: string })[] {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  return lines.map((line) => {
    const [name = '', , uid, gid] = line.split(':');
    return { name, uid: Number(uid), gid: Number(gid) };
  });
}

/** Whether the user can reach the folder and write in it: a parent may be closed to others, as `/root` is. */
export function canWriteIn(folder: string, user: UnprivilegedUser): boolean {
  const test = ['-c', 'cd "$0" && test -w .', folder];
  return spawnSync('/bin/sh', test, { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}

/** Whether the user can run the program. */
export function canRun(program: string, user: UnprivilegedUser): boolean {
  return spawnSync(program, ['--version'], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}
