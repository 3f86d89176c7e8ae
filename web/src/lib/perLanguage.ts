import type { Language } from './language.ts';

/** Texts that come in a file of their own for each language, when they are first needed. The promise of a language stays the same, as `use` wants it. */
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
      // Marked as `use` marks it: what is here already is shown at once.
      (value) => Object.assign(fresh, { status: 'fulfilled', value }),
      // What did not come is asked for again the next time.
      () => coming.delete(language),
    );
    return fresh;
  };
};
