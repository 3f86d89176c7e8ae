import type { Language } from './language.ts';

/**
 * Texts in a separate file per language, loaded when they are first needed. Returns the same promise each time for a language,
 * as `use` requires.
 */
export const perLanguage = <Texts>(
  load: Record<Language, () => Promise<Texts>>,
): ((language: Language) => Promise<Texts>) => {
  const coming = new Map<Language, Promise<Texts>>();
  return (language) => {
    const known = coming.get(language);
    if (known) return known;
    const fresh = load[language]();
    coming.set(language, fresh);
    fresh.then(
      // Marked as `use` marks it, so that loaded texts are rendered at once.
      (value) => Object.assign(fresh, { status: 'fulfilled', value }),
      // Texts that could not be loaded are requested again next time.
      () => coming.delete(language),
    );
    return fresh;
  };
};
