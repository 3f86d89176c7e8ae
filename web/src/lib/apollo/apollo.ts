import type { ApolloClient } from '@apollo/client';
import { loadCode } from '../loadCode.ts';
import { definePublicStore, type Stores } from '../stores.ts';

/** The app's Apollo client, which is not part of the first load: it is made when something wants it. */
export interface WantedClient {
  /** The client; null as long as nothing has wanted it. */
  current: () => ApolloClient | null;
  /** Loads Apollo's code once, and makes the client. */
  want: () => Promise<ApolloClient>;
  /** Returns the client, made by the function when there is none. */
  made: (make: (stores: Stores) => ApolloClient) => ApolloClient;
  /** Calls the listener when there is a client, until the returned function is called. */
  subscribe: (listener: (client: ApolloClient) => void) => () => void;
}

/** The Apollo client of this app. */
export const apollo = definePublicStore((stores): WantedClient => {
  let client: ApolloClient | null = null;
  const listeners = new Set<(client: ApolloClient) => void>();
  const made: WantedClient['made'] = (make) => {
    if (client) return client;
    const fresh = make(stores);
    client = fresh;
    // Not at once: it may be made while a component renders.
    queueMicrotask(() => {
      for (const listener of listeners) listener(fresh);
    });
    return fresh;
  };
  return {
    current: () => client,
    made,
    want: async () => client ?? made((await loadCode(() => import('./client.ts'))).createBrowserClient),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
});
