import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/** Does something on behalf of a request: whatever it starts knows the request's id. */
export const onBehalfOf = <Result>(requestId: string, work: () => Result): Result =>
  storage.run(requestId, work);

/** The id of the request on whose behalf this runs; undefined for what the server does by itself. */
export const currentRequestId = (): string | undefined => storage.getStore();
