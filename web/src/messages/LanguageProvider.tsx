import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { prefixOf } from '#schema/language.ts';
import { regions } from '../lib/hydration/regions.ts';
import { rememberLanguage, applyLanguage, type Language } from '../lib/language.ts';
import { onStoredElsewhere, readStored } from '../lib/storage.ts';
import { useStore } from '../lib/stores.ts';
import { english, loadMessages, type Messages } from './translate.ts';
import { MessagesContext } from './useMessages.ts';

interface LanguageChoice {
  language: Language;
  /** Switches the shop to a language and stores it. Throws when its texts cannot be loaded; the shop stays as it is then. */
  choose: (language: Language) => Promise<void>;
}

const ChoiceContext = createContext<LanguageChoice>({ language: 'en', choose: async () => undefined });

interface Props {
  /** The texts of the first paint, loaded before it. */
  initial?: Messages;
  children: ReactNode;
}

/** Provides the shop's language, and switches it when another is chosen, here or in another tab. */
export const LanguageProvider = ({ initial = english, children }: Props) => {
  const [messages, setMessages] = useState(initial);
  const wanted = useRef(initial.language);
  const { wakeAll } = useStore(regions);

  const turnTo = useCallback(
    async (language: Language) => {
      wanted.current = language;
      // React would otherwise render regions anew, and what the server sent is lost.
      const [loaded] = await Promise.all([loadMessages(language), wakeAll()]);
      // Another language may have been chosen meanwhile.
      if (wanted.current !== language) return false;
      applyLanguage(language);
      startTransition(() => setMessages(loaded));
      return true;
    },
    [wakeAll],
  );

  useEffect(
    () =>
      onStoredElsewhere('language', () => {
        // An address that says its language keeps it.
        if (prefixOf(location.pathname) !== '') return;
        // A tab that cannot load the texts keeps its language.
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

/** Returns the chosen language, and the function to choose another. */
export const useLanguage = (): LanguageChoice => use(ChoiceContext);
