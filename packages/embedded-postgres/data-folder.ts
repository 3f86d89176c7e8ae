import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { EmbeddedPostgresError } from './error.ts';
import { canWriteIn, chooseUser, type UnprivilegedUser } from './user.ts';

/** The folder of the server's files (`cluster/`, `password`, `postgres.log`) and the user who owns them. */
export interface DataFolder {
  readonly folder: string;
  readonly user: UnprivilegedUser | undefined;
}

/**
 * Creates `<dataDir>/postgres` if necessary, and checks that the server can use it.
 * @throws EmbeddedPostgresError saying what to do
 */
export function prepareDataFolder(dataDir: string, log: (line: string) => void): DataFolder {
  const place = path.join(dataDir, 'postgres');
  try {
    mkdirSync(dataDir, { recursive: true });
    if (isDanglingLink(place)) {
      throw new EmbeddedPostgresError(
        `${place} leads to a folder that is gone: bring it back, or delete the link to begin with an empty shop.`,
      );
    }
    const user = chooseUser([path.join(place, 'cluster'), place, dataDir, path.dirname(dataDir)]);
    if (!existsSync(place)) makeDataFolder(place, user, log);
    const folder = realpathSync(place);
    if (user === undefined) refuseForeign(folder);
    return { folder, user };
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    const why = code === 'EACCES' || code === 'EPERM' ? 'permission denied' : (code ?? message);
    throw new EmbeddedPostgresError(
      `The data directory ${dataDir} cannot be written (${why}): ` +
        'give this user the right to write there, or set DATA_DIR to another folder.',
    );
  }
}

/** Returns the superuser's password, which is generated once and stored beside the data, readable by its owner only. */
export function readOrCreatePassword({ folder, user }: DataFolder): { password: string; file: string } {
  const file = path.join(folder, 'password');
  if (!existsSync(file)) {
    if (existsSync(path.join(folder, 'cluster'))) {
      throw new EmbeddedPostgresError(
        `${file} is gone, and without it the data beside it cannot be opened: bring it back from a backup.`,
      );
    }
    writeFileSync(file, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
    if (user !== undefined) chownSync(file, user.uid, user.gid);
  }
  return { password: readFileSync(file, 'utf8').trim(), file };
}

function makeDataFolder(place: string, user: UnprivilegedUser | undefined, log: (line: string) => void): void {
  mkdirSync(place, { mode: 0o700 });
  if (user === undefined) return;
  chownSync(place, user.uid, user.gid);
  if (canWriteIn(place, user)) return;
  // The data directory itself may be closed to others. Permission to pass through it does not let them list it.
  const dataDir = path.dirname(place);
  chmodSync(dataDir, statSync(dataDir).mode | 0o011);
  if (canWriteIn(place, user)) return;

  // We are root, PostgreSQL refuses to run as root, and a parent folder is closed to other users.
  const elsewhere = mkdtempSync(path.join(existsSync('/var/lib') ? '/var/lib' : '/var/tmp', 'haat-'));
  chmodSync(elsewhere, 0o700);
  chownSync(elsewhere, user.uid, user.gid);
  rmdirSync(place);
  symlinkSync(elsewhere, place);
  log(`PostgreSQL cannot run as root, and others may not enter ${path.dirname(place)}: its data is in ${elsewhere}`);
}

function isDanglingLink(place: string): boolean {
  return lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() === true && !existsSync(place);
}

/** PostgreSQL requires its data to belong to the user it runs as. */
function refuseForeign(folder: string): void {
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  const owner = statSync(path.join(folder, 'cluster'), { throwIfNoEntry: false })?.uid;
  if (owner === undefined || process.getuid === undefined || owner === process.getuid()) return;
  throw new EmbeddedPostgresError(
    `The data in ${folder} belongs to another user (uid ${owner}): ` +
      'start the shop as that user or as root, or set DATA_DIR to another folder.',
  );
}
