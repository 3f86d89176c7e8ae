import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { KeeperTask } from './keeper.ts';

/** Starts the process that ends PostgreSQL when this one is gone. The answer tells it that this is not needed any more. */
export function keep(task: KeeperTask, env: NodeJS.ProcessEnv): () => Promise<void> {
  const keeper = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'keeper.ts'), JSON.stringify(task)],
    {
      cwd: task.home,
      env,
      stdio: ['pipe', 'ignore', 'ignore'],
      // A Ctrl-C is for the shop alone.
      detached: true,
      windowsHide: true,
    },
  );
  const ended = once(keeper, 'exit');
  // Without a keeper a kill -9 leaves the server to the next start, as a start says that finds it.
  ended.catch(() => {});
  // Somebody ended it: what we tell it has no reader.
  keeper.stdin.on('error', () => {});
  keeper.unref();
  return async () => {
    keeper.ref();
    keeper.stdin.end('ended');
    await ended;
  };
}
