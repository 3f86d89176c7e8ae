import { useEffect, useRef } from 'react';
import { apollo } from '#web/lib/apollo/apollo.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { useStore } from '#web/lib/stores.ts';
import { useMessages } from '#web/messages/useMessages.ts';

/** Loads all shown data again when the language has changed. */
export const AskInLanguage = () => {
  const wanted = useStore(apollo);
  const { language } = useMessages();
  const asked = useRef(language);
  useEffect(() => {
    if (asked.current === language) return;
    asked.current = language;
    void Promise.all([loadCode(() => import('./askAgain.ts')), wanted.want()]).then(([{ askAgain }, client]) =>
      askAgain(client),
    );
  }, [wanted, language]);
  return null;
};
