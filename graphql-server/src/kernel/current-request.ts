import { AsyncLocalStorage } from 'node:async_hooks';
import type { ClientInfo } from './client-info.ts';

/** The request that code runs for. */
interface CurrentRequest {
  id: string;
  client: ClientInfo | null;
}

const storage = new AsyncLocalStorage<CurrentRequest>();

/**
 * Runs work for a request, so that everything that it starts knows the request's id, and its client if there is one.
 */
export const onBehalfOf = <Result>(requestId: string, work: () => Result, client: ClientInfo | null = null): Result =>
  storage.run({ id: requestId, client }, work);

/** Returns the id of the request that this code runs for; undefined for the server's own work. */
export const currentRequestId = (): string | undefined => storage.getStore()?.id;

/** Returns the client of the request that this code runs for; null for the server's own work. */
export const currentClient = (): ClientInfo | null => storage.getStore()?.client ?? null;
