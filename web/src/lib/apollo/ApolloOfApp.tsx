import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useStore } from '../stores.ts';
import { apollo } from './apollo.ts';
import { createBrowserClient } from './client.ts';

/** Provides the app's Apollo client, made now if there was none. */
export const ApolloOfApp = ({ children }: { children: ReactNode }) => (
  <ApolloProvider client={useStore(apollo).made(createBrowserClient)}>{children}</ApolloProvider>
);
