import { ApolloProvider } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { ChakraProvider } from '@chakra-ui/react';
import { LanguageProvider } from '../messages/LanguageProvider.tsx';
import type { Messages } from '../messages/translate.ts';
import { SessionProvider } from '../shop/auth/session/session.tsx';
import { system } from '../ui/theme/system.ts';
import { AskInLanguage } from './AskInLanguage.tsx';
import { AppRoutes } from './AppRoutes.tsx';

/** The whole shop inside its providers. The router is given from outside: a browser's, a test's, a server's. */
export const App = ({ client, messages }: { client: ApolloClient; messages?: Messages }) => (
  <ChakraProvider value={system}>
    <ApolloProvider client={client}>
      <LanguageProvider {...(messages && { initial: messages })}>
        <AskInLanguage />
        <SessionProvider>
          <AppRoutes />
        </SessionProvider>
      </LanguageProvider>
    </ApolloProvider>
  </ChakraProvider>
);
