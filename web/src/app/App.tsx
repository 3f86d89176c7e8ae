import { ApolloProvider } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { ChakraProvider } from '@chakra-ui/react';
import { StoresContext, type Stores } from '../lib/stores.ts';
import { LanguageProvider } from '../messages/LanguageProvider.tsx';
import type { Messages } from '../messages/translate.ts';
import { SessionProvider } from '../shop/auth/session/session.tsx';
import { system } from '../ui/theme/system.ts';
import { AskInLanguage } from './language/AskInLanguage.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { Prefetching } from './Prefetching.tsx';

interface Props {
  client: ApolloClient;
  stores: Stores;
  /** The texts in the language of the first paint. */
  messages: Messages;
}

/** The whole shop inside its providers. The router comes from outside: a browser's, a test's or a server's. */
export const App = ({ client, stores, messages }: Props) => (
  <ChakraProvider value={system}>
    <StoresContext value={stores}>
      <ApolloProvider client={client}>
        <LanguageProvider initial={messages}>
          <AskInLanguage />
          <SessionProvider>
            <Prefetching>
              <AppRoutes />
            </Prefetching>
          </SessionProvider>
        </LanguageProvider>
      </ApolloProvider>
    </StoresContext>
  </ChakraProvider>
);
