import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/** Runs work for a request, so that everything that it starts knows the request's id. */
export const onBehalfOf = <Result>(requestId: string, work: () => Result): Result =>
  storage.run(requestId, work);

/** Returns the id of the request that this code runs for; undefined for the server's own work. */
export const currentRequestId = (): string | undefined => storage.getStore();
