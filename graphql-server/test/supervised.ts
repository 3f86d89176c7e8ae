import path from 'node:path';
import { serverPid } from '#packages/embedded-postgres/postmaster-pid.ts';
import { newDataDir, startMain, type ShopProcess } from './shop-process.ts';

/** A server that is started again whenever it ends, as a supervisor does. */
export class Supervised {
  readonly #env: Record<string, string>;
  readonly #dataDir = newDataDir();
  #running: ShopProcess | undefined;
  #isOver = false;
  url: string | undefined;
  /** Resolves when the server serves again. */
  up: Promise<void>;

  constructor(env: Record<string, string>) {
    this.#env = env;
    this.up = this.#start();
  }

  async #start(): Promise<void> {
    while (!this.#isOver) {
      const shop = startMain({ DATA_DIR: this.#dataDir, ...this.#env });
      this.#running = shop;
      try {
        const url = await shop.ready;
        // The public URL of a shop behind a proxy is not where it listens.
        const { PORT } = this.#env;
        this.url = PORT === undefined ? url : `http://127.0.0.1:${PORT}`;
        return;
      } catch {
        // The database was killed while it started.
      }
    }
  }

  /** Kills it when it serves; it is started again. */
  async kill(): Promise<void> {
    await this.up;
    const shop = this.#running;
    this.url = undefined;
    this.up = Promise.resolve(shop?.ended).then(() => this.#start());
    shop?.child.kill('SIGKILL');
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.up;
  }
}

/** Kills the embedded database of a data folder; whoever watches it starts it again. */
export const killDatabase = (dataDir: string): void => {
  const pid = serverPid(path.join(dataDir, 'postgres', 'cluster'));
  if (pid === undefined) throw new Error('The database does not run.');
  process.kill(pid, 'SIGKILL');
};
