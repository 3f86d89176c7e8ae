import { StoresContext, type Stores } from '../lib/stores.ts';
import { WakeRegions } from '../lib/hydration/WakeRegions.tsx';
import { LanguageProvider } from '../messages/LanguageProvider.tsx';
import type { Messages } from '../messages/translate.ts';
import { KeepSession } from '../shop/auth/session/session.tsx';
import { AskInLanguage } from './language/AskInLanguage.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { Prefetching } from './Prefetching.tsx';

interface Props {
  stores: Stores;
  /** The texts in the language of the first paint. */
  messages: Messages;
}

/** The whole shop inside its providers. The router comes from outside: a browser's, a test's or a server's. */
export const App = ({ stores, messages }: Props) => (
  <StoresContext value={stores}>
    <LanguageProvider initial={messages}>
      <AskInLanguage />
      <Prefetching>
        <AppRoutes />
      </Prefetching>
      <WakeRegions />
      <KeepSession />
    </LanguageProvider>
  </StoresContext>
);
