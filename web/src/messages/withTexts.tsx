import type { ComponentType, ReactNode } from 'react';
import type { Language } from '../lib/language.ts';
import type { Later } from './en/later.ts';
import { withMore, type Messages, type Texts } from './translate.ts';
import { MessagesContext, useMessages } from './useMessages.ts';

/** Loads a component together with the texts that the home page does not need, for `lazy`. */
export const withTexts = async <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Promise<{ default: ComponentType<Props> }> => {
  const [{ default: Part }, { later }] = await Promise.all([load(), import('./en/later.ts')]);
  return inside(textsWith(later), Part);
};

/** Loads a component of a list of products or of a product together with the texts of these pages, for `lazy`. */
export const withGoodsTexts = async <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Promise<{ default: ComponentType<Props> }> => {
  const [{ default: Part }, { product }] = await Promise.all([load(), import('./en/product.ts')]);
  return inside(moreTexts({ en: product }), Part);
};

const inside = <Props extends object>(
  Texts: ReturnType<typeof moreTexts>,
  Part: ComponentType<Props>,
): { default: ComponentType<Props> } => ({
  default: (props) => (
    <Texts>
      <Part {...props} />
    </Texts>
  ),
});

/** Texts that are loaded later, by language. */
type More = Partial<Record<Language, Texts['texts']>>;

/** Returns a provider that adds the later texts in English; Bangla always has them. */
export const textsWith = (later: Later) => moreTexts({ en: later });

/** Returns a provider that adds texts to the language of its surroundings, once for all that it surrounds. */
export const moreTexts = (more: More) => {
  const extended = new WeakMap<Messages, Messages>();
  const extend = (messages: Messages): Messages => {
    const added = more[messages.language];
    const all = extended.get(messages) ?? (added ? withMore(messages, added) : messages);
    extended.set(messages, all);
    return all;
  };
  const Provider = ({ children }: { children: ReactNode }) => (
    <MessagesContext value={extend(useMessages())}>{children}</MessagesContext>
  );
  return Provider;
};
