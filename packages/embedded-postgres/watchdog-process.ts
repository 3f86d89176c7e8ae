// A separate process that ends PostgreSQL when the shop has died without doing so, as after a kill -9. It notices
// because its standard input is a pipe from the shop, which closes however the shop ends.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isRunning } from './process.ts';
import { serverPid } from './postmaster-pid.ts';

/** What `startWatchdog` passes to the process. */
export interface WatchdogTask {
  /** The program that sends PostgreSQL a signal, on Windows too. */
  readonly pgCtl: string;
  /** The folder of the server's files. */
  readonly home: string;
  /** The content of `owner.json` while no other process has taken over. */
  readonly owner: string;
  /** The user that `pg_ctl` runs as; undefined for our own. */
  readonly user: { uid: number; gid: number } | undefined;
}

/** How long to wait for the process id of a server that is just starting, in milliseconds. */
const appearsWithinMs = 5000;
/** After this the server is ended without waiting for what it still does; it recovers at the next start. */
const endsWithinMs = 30_000;
const lookEveryMs = 200;

const task = JSON.parse(process.argv[2] ?? '') as WatchdogTask;
const cluster = path.join(task.home, 'cluster');

// Any message from the shop means that it has ended PostgreSQL itself.
process.stdin.on('data', () => process.exit());
process.stdin.on('error', () => process.stdin.destroy());
process.stdin.on('close', () => void endServer());

async function endServer(): Promise<void> {
  const began = Date.now();
  let signals = 0;
  for (;;) {
    // A shop that was started again has ended the old server itself, and has its own watchdog.
    if (!isStillOwned()) return;
    const pid = serverPid(cluster);
    const after = Date.now() - began;
    if (pid !== undefined && isRunning(pid)) {
      // By its process id, so that no other server is ended.
      if (signals === 0) signals = signal('INT', pid);
      else if (signals === 1 && after > endsWithinMs) signals += signal('QUIT', pid);
    } else if (signals > 0 || after > appearsWithinMs) {
      return;
    }
    await delay(lookEveryMs);
  }
}

function isStillOwned(): boolean {
  try {
    return readFileSync(path.join(task.home, 'owner.json'), 'utf8') === task.owner;
  } catch {
    // Without the file the shop has ended normally, or the data folder was removed.
    return false;
  }
}

/** Sends PostgreSQL a signal, and returns how many were sent: 1. */
function signal(name: 'INT' | 'QUIT', pid: number): 1 {
  spawn(task.pgCtl, ['kill', name, String(pid)], {
    ...task.user,
    cwd: task.home,
    stdio: 'ignore',
    windowsHide: true,
  });
  return 1;
}
