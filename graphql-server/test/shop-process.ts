import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { projectRoot } from '../src/platform/config/config.ts';

/** The shop as a separate process, as `npm start` runs it. */
export interface ShopProcess {
  child: ChildProcess;
  /** Returns its output so far. */
  said(): string;
  /** Resolves with its URL when it serves. @throws with its output when it ends instead */
  ready: Promise<string>;
  ended: Promise<number | null>;
}

/** Returns a new folder for the data of a shop, removed after the test. */
export function newDataDir(): string {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'haat-main-'));
  chmodSync(dataDir, 0o755);
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** Starts the shop as `npm start` does, with these variables and on a free port; ended after the test. */
export function startMain(env: Record<string, string>, root = projectRoot): ShopProcess {
  const main = path.join(root, 'graphql-server', 'src', 'main.ts');
  const child = fork(main, {
    execArgv: [],
    env: { PATH: process.env['PATH'], PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const ready = Promise.race([
    once(child, 'message').then(([message]) => (message as { ready: string }).ready),
    ended.then((code) => {
      throw new Error(`The shop ended with ${code}:\n${printed}`);
    }),
  ]);
  ready.catch(() => {});
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  return { child, said: () => printed, ready, ended };
}
