import type { ComponentType, ReactNode } from 'react';
import type { Later } from './en/later.ts';
import { englishWith } from './translate.ts';
import { MessagesContext, useMessages } from './useMessages.ts';

/** Loads a component together with the texts that the home page does not need, for `lazy`. */
export const withTexts = async <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Promise<{ default: ComponentType<Props> }> => {
  const [{ default: Part }, { later }] = await Promise.all([load(), import('./en/later.ts')]);
  const Texts = textsWith(later);
  return {
    default: (props) => (
      <Texts>
        <Part {...props} />
      </Texts>
    ),
  };
};

/** Returns a provider that adds those texts in English; Bangla always has all. */
export const textsWith = (later: Later) => {
  const english = englishWith(later);
  return ({ children }: { children: ReactNode }) => {
    const messages = useMessages();
    return (
      <MessagesContext value={messages.language === 'en' ? english : messages}>{children}</MessagesContext>
    );
  };
};
