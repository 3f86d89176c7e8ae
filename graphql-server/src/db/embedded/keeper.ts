// A process of its own beside the shop. It ends PostgreSQL when the shop is gone without having done so, as after a kill -9: the pipe
// that is its standard input closes then, whatever the shop's end was.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isRunning } from './process.ts';
import { serverPid } from './status.ts';

/** What `keep` tells the process. */
export interface KeeperTask {
  /** The program that sends PostgreSQL a signal, on Windows too. */
  readonly pgCtl: string;
  /** The folder of the server's files. */
  readonly home: string;
  /** What `owner.json` holds as long as nobody else has taken over. */
  readonly owner: string;
  /** Whom `pg_ctl` runs as. */
  readonly user: { uid: number; gid: number } | undefined;
}

/** A server that is just being started has no process number yet. */
const appearsWithinMs = 5000;
/** Afterwards it is ended without waiting for what it still does; it recovers at the next start. */
const endsWithinMs = 30_000;
const lookEveryMs = 200;

const task = JSON.parse(process.argv[2] ?? '') as KeeperTask;
const cluster = path.join(task.home, 'cluster');

// Whatever the shop says is that it has ended PostgreSQL itself.
process.stdin.on('data', () => process.exit());
process.stdin.on('error', () => process.stdin.destroy());
process.stdin.on('close', () => void endServer());

async function endServer(): Promise<void> {
  const began = Date.now();
  let asked = 0;
  for (;;) {
    // Who starts the shop again ends what was left behind, and has a keeper of its own.
    if (!isStillOwned()) return;
    const pid = serverPid(cluster);
    const after = Date.now() - began;
    if (pid !== undefined && isRunning(pid)) {
      // By its number: whatever happens meanwhile, no other server is ended.
      if (asked === 0) asked = signal('INT', pid);
      else if (asked === 1 && after > endsWithinMs) asked += signal('QUIT', pid);
    } else if (asked > 0 || after > appearsWithinMs) {
      return;
    }
    await delay(lookEveryMs);
  }
}

function isStillOwned(): boolean {
  try {
    return readFileSync(path.join(task.home, 'owner.json'), 'utf8') === task.owner;
  } catch {
    // Without it nobody owns the server any more: the shop ended as it should, or the data was taken away.
    return false;
  }
}

/** Sends PostgreSQL a signal. Answers 1, for one more. */
function signal(name: 'INT' | 'QUIT', pid: number): 1 {
  spawn(task.pgCtl, ['kill', name, String(pid)], {
    ...task.user,
    cwd: task.home,
    stdio: 'ignore',
    windowsHide: true,
  });
  return 1;
}
