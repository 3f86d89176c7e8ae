import pg, { type PoolClient } from 'pg';
import { currentClient } from '#kernel/current-request.ts';
import { FairQueue } from '#kernel/fair-queue.ts';
import { ipKey } from '#kernel/ip-key.ts';

type Callback = (error: Error | undefined, client: PoolClient | undefined, release: PoolClient['release']) => void;

/**
 * Connections that addresses get in turn: one with a thousand requests makes others wait for one statement or
 * transaction, not for all of them.
 */
export class FairPool extends pg.Pool {
  readonly #queue = new FairQueue({
    concurrency: this.options.max,
    maxWaiting: Infinity,
    maxPerOwner: Infinity,
  });

  /** How many wait for a connection. */
  get waiting(): number {
    return this.#queue.waiting;
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | void {
    const lent = this.#lend();
    if (callback === undefined) return lent;
    lent.then(
      (client) => callback(undefined, client, client.release),
      (error: unknown) => callback(error as Error, undefined, () => {}),
    );
  }

  #lend(): Promise<PoolClient> {
    const { promise, resolve, reject } = Promise.withResolvers<PoolClient>();
    const { connectionTimeoutMillis = 0 } = this.options;
    let isLate = false;
    const giveUp = () => {
      isLate = true;
      // As the driver says it.
      reject(new Error('timeout exceeded when trying to connect'));
    };
    const late = connectionTimeoutMillis > 0 ? setTimeout(giveUp, connectionTimeoutMillis) : undefined;
    const lend = async () => {
      clearTimeout(late);
      if (isLate) return;
      const client = await super.connect();
      const { promise: released, resolve: end } = Promise.withResolvers<void>();
      const { release } = client;
      client.release = (error) => {
        release(error);
        end();
      };
      resolve(client);
      await released;
    };
    this.#queue.join(ipKey(currentClient()?.ip ?? null), (run) => run(lend)).catch(reject);
    return promise;
  }
}
