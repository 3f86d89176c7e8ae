import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { WatchdogTask } from './watchdog-process.ts';

/** Starts a process that ends PostgreSQL when this process dies. The function that it returns ends the watchdog. */
export function startWatchdog(task: WatchdogTask, env: NodeJS.ProcessEnv): () => Promise<void> {
  const watchdog = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'watchdog-process.ts'), JSON.stringify(task)],
    {
      cwd: task.home,
      env,
      stdio: ['pipe', 'ignore', 'ignore'],
      // Ctrl-C must end the shop only.
      detached: true,
      windowsHide: true,
    },
  );
  const ended = once(watchdog, 'exit');
  // Without a watchdog, PostgreSQL goes on after a kill -9 until the next start of the shop ends it.
  ended.catch(() => {});
  // The watchdog was ended: writing to it may fail.
  watchdog.stdin.on('error', () => {});
  watchdog.unref();
  return async () => {
    watchdog.ref();
    watchdog.stdin.end('ended');
    await ended;
  };
}
