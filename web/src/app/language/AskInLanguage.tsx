import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../messages/useMessages.ts';

/** Loads all shown data again when the language has changed. */
export const AskInLanguage = () => {
  const client = useApolloClient();
  const { language } = useMessages();
  const asked = useRef(language);
  useEffect(() => {
    if (asked.current === language) return undefined;
    const ask = () =>
      import('./askAgain.ts').then(
        ({ askAgain }) => {
          asked.current = language;
          return askAgain(client);
        },
        // Its code could not be loaded: try again when there is a connection.
        () => addEventListener('online', ask, { once: true }),
      );
    void ask();
    return () => removeEventListener('online', ask);
  }, [client, language]);
  return null;
};
