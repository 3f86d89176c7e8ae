import { useEffect, useRef } from 'react';
import { apollo } from '#web/lib/apollo/apollo.ts';
import { useStore } from '#web/lib/stores.ts';
import { useMessages } from '#web/messages/useMessages.ts';

/** Loads all shown data again when the language has changed. */
export const AskInLanguage = () => {
  const wanted = useStore(apollo);
  const { language } = useMessages();
  const asked = useRef(language);
  useEffect(() => {
    if (asked.current === language) return undefined;
    const ask = () =>
      Promise.all([import('./askAgain.ts'), wanted.want()]).then(
        ([{ askAgain }, client]) => {
          asked.current = language;
          return askAgain(client);
        },
        // Its code could not be loaded: try again when there is a connection.
        () => addEventListener('online', ask, { once: true }),
      );
    void ask();
    return () => removeEventListener('online', ask);
  }, [wanted, language]);
  return null;
};
