import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useMessages } from '../messages/useMessages.ts';

/** Asks the shop again for what is shown when the page has turned to another language. */
export const AskInLanguage = () => {
  const client = useApolloClient();
  const { language } = useMessages();
  const asked = useRef(language);
  useEffect(() => {
    if (asked.current === language) return;
    asked.current = language;
    void import('./askAgain.ts').then(({ askAgain }) => askAgain(client));
  }, [client, language]);
  return null;
};
