import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { environment, findNode } from '../scripts/lib/node.mjs';
import { root } from '../scripts/lib/project.mjs';

/** A running shop for journeys. */
export interface RunningShop {
  url: string;
  /** Ends it and removes its data. */
  stop: () => Promise<void>;
}

/**
 * Starts the built shop as `npm start` does, with its own port, database and demo data, and with additional variables.
 */
export async function startShop(variables: Record<string, string> = {}): Promise<RunningShop> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'haat-e2e-'));
  // When we are root, PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(dataDir, 0o755);
  const shop = spawn(findNode(), ['graphql-server/src/main.ts'], {
    cwd: root,
    env: { PATH: environment().PATH, PORT: '0', DATA_DIR: dataDir, ...variables },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const stop = async () => {
    if (shop.exitCode === null && shop.signalCode === null) {
      const ended = once(shop, 'exit');
      shop.kill('SIGTERM');
      await ended;
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    return { url: await ready(shop), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function ready(shop: ChildProcess): Promise<string> {
  let said = '';
  for (const stream of [shop.stdout, shop.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const started = once(shop, 'message') as Promise<[{ ready: string }]>;
  const ended = once(shop, 'exit').then(() => {
    throw new Error(`The shop did not start:\n${said}`);
  });
  const [{ ready: url }] = await Promise.race([started, ended]);
  ended.catch(() => {});
  return url;
}
