import { use } from 'react';
import type { Language } from './language.ts';

/** Texts that are on their way, or here. */
export interface Coming<Texts> extends Promise<Texts> {
  here?: Texts;
}

/** Texts in a separate file per language, loaded when they are first needed. Returns the same promise each time for a language. */
export const perLanguage = <Texts>(
  load: Record<Language, () => Promise<Texts>>,
): ((language: Language) => Coming<Texts>) => {
  const coming = new Map<Language, Coming<Texts>>();
  return (language) => {
    const known = coming.get(language);
    if (known) return known;
    const fresh: Coming<Texts> = load[language]();
    coming.set(language, fresh);
    fresh.then(
      (texts) => (fresh.here = texts),
      // Texts that could not be loaded are requested again next time.
      () => coming.delete(language),
    );
    return fresh;
  };
};

/** Returns the texts, at once when they are here; the component suspends until then. */
export const useTexts = <Texts>(coming: Coming<Texts>): Texts => coming.here ?? use(coming);
