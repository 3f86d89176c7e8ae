import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { rememberLanguage, applyLanguage, type Language } from '../lib/language.ts';
import { onStoredElsewhere, readStored } from '../lib/storage.ts';
import { english, loadMessages, type Messages } from './translate.ts';
import { MessagesContext } from './useMessages.ts';

interface LanguageChoice {
  language: Language;
  /** Turns the whole shop to a language and remembers it. Throws when its texts do not come; the shop stays as it is then. */
  choose: (language: Language) => Promise<void>;
}

const ChoiceContext = createContext<LanguageChoice>({ language: 'en', choose: async () => undefined });

interface Props {
  /** The language of the first paint, loaded before it. */
  initial?: Messages;
  children: ReactNode;
}

/** Gives the shop its language, changes it at once when another is chosen, here or in another tab. */
export const LanguageProvider = ({ initial = english, children }: Props) => {
  const [messages, setMessages] = useState(initial);
  const wanted = useRef(initial.language);

  const turnTo = useCallback(async (language: Language) => {
    wanted.current = language;
    const loaded = await loadMessages(language);
    // Somebody may have chosen again while it was on its way.
    if (wanted.current !== language) return false;
    applyLanguage(language);
    setMessages(loaded);
    return true;
  }, []);

  useEffect(
    () =>
      onStoredElsewhere('language', () => {
        // A tab whose texts do not come stays in its language.
        turnTo(readStored('language') === 'bn' ? 'bn' : 'en').catch(() => undefined);
      }),
    [turnTo],
  );

  const choice = useMemo(
    () => ({
      language: messages.language,
      choose: async (language: Language) => {
        if (await turnTo(language)) rememberLanguage(language);
      },
    }),
    [messages, turnTo],
  );

  return (
    <ChoiceContext value={choice}>
      <MessagesContext value={messages}>{children}</MessagesContext>
    </ChoiceContext>
  );
};

/** The chosen language, and how to choose the other. */
export const useLanguage = (): LanguageChoice => use(ChoiceContext);
