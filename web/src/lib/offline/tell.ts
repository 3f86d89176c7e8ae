import type { WorkerMessage } from './cached.ts';

/** Says something to the service worker. */
export const tell = (worker: ServiceWorker, message: WorkerMessage): void =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Only windows have it: a worker is of this origin.
  worker.postMessage(message);
